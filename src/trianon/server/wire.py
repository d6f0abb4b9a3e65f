"""The wire: every WebSocket message. `tools/wire_ts.py` makes web/src/wire.ts of it and of `bodies.py`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from trianon.core.events import Source
from trianon.core.words import Message

Words = Message  # [id, {argument: number | string | Words}]; the browser puts it into a sentence
View = Any  # exactly game.view(state, seat)
Outlook = Any  # exactly game.outlook(view, box)
Facts = dict[str, str | int]

WIRE = 1  # raised with every change that pages of before would not understand
OLDEST_WIRE = 0  # the oldest page that is still served

Seat = Annotated[int, Meta(ge=-1, le=15)]  # -1: a watcher
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
ActionName = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[
    str, Meta(max_length=4000)
]  # longer than any name or chat; the rules for those have codes
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]


# What a table shows.


class Event(Struct, frozen=True):
    """A fact that became true; `words` is the log line, `secret` means that only this seat sees it."""

    kind: str
    clause: str
    figures: dict[str, int]
    words: Words
    secret: bool


class Option(Struct, frozen=True):
    """A legal answer: the action's name, which is sent back, what it does, and what would follow now.

    `safe`: it can surely be taken back, because it shows nobody anything and the same seat chooses on.
    """

    action: str
    words: Words
    outlook: list[Words]
    safe: bool = False


class Decision(Struct, frozen=True):
    """What this seat is asked. `open`: everybody could list the options, so a quick answer tells nothing."""

    seat: int
    kind: str
    clause: str
    words: Words
    options: list[Option]
    open: bool = False


class Undo(Struct, frozen=True):
    """Whether this seat may take its last action back; `reason` is an error code when not."""

    allowed: bool
    reason: str = ""


class Look(Struct, frozen=True):
    """One seat's (or the watcher's) share of a table after an action."""

    seat: int
    events: list[Event]
    view: View
    outlook: Outlook
    decision: Decision | None
    undo: Undo


class SourceLine(Struct, frozen=True):
    """Victory points explained; `words` names the source."""

    seat: int
    source: str
    clause: str
    round: int
    points: int
    detail: str
    words: Words

    @classmethod
    def of(cls, entry: Source) -> SourceLine:
        """An entry of a game's breakdown."""
        words: Words = (f"source-{entry.source}", {})
        return cls(
            entry.seat, entry.source, entry.clause, entry.round, entry.points, entry.detail, words
        )


class End(Struct, frozen=True):
    """What is shown when the game is over: the seed fits the commitment of the first day."""

    seed: str
    winners: list[int]
    scores: list[int]


class SeatInfo(Struct, frozen=True):
    """Who sits where. `kind` is human, bot or open; `stand_in` is the bot that plays for an absent human."""

    seat: int
    kind: str
    name: str
    level: str
    stand_in: str
    here: bool
    mine: bool


class TableInfo(Struct, frozen=True):
    """A table as its members see it."""

    table: str
    game: str
    rules: int
    players: int
    switches: dict[str, bool]
    edition: bool
    practice: bool
    branch_of: str
    branch_ply: int
    commitment: str
    created: int
    host: bool
    solo: bool
    hot_seat: bool  # several seats at one screen
    watchers: int
    seats: list[SeatInfo]
    kept: bool = False
    guests_sit: bool = False  # watchers may take a free seat
    rematch: str = ""  # the table at which the same people play again
    shared: bool = False  # anybody with the link may look at the finished game


class TableLine(Struct, frozen=True):
    """A table in the lobby; `yours` says that one of my seats is asked. Of a damaged one little is known."""

    table: str
    game: str
    created: int
    touched: int
    ply: int
    over: bool
    practice: bool
    yours: bool
    asked_seat: int
    seats: list[SeatInfo]
    damaged: bool = False
    removable: bool = False  # a damaged one, by its host
    scores: list[int] = field(default_factory=list)  # of a finished game
    winners: list[int] = field(default_factory=list)


class ChatLine(Struct, frozen=True):
    """A line of chat: text, never markup."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class SeatLine(Struct, frozen=True):
    """A change of who holds a seat, a line of the log for everybody: after `seq` actions of this reader's log.

    `kind` is join, move (to another device or person), take (by the host), leave, bot, free (a bot's seat),
    stand-in or back; `name` is who came, left, was replaced or is back.
    """

    id: int
    seq: int
    seat: int
    kind: str
    name: str
    level: str
    at: int


# From the page, over the socket.


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message: the last seq the page has, -1 for none; which wire it speaks, 0 for the first."""

    seq: Seq = -1
    wire: Count = 0


class Move(Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """An answer to the open decision; `seq` is the last one seen, `move_id` makes a retry harmless."""

    seat: Seat
    seq: Seq
    move_id: MoveId
    action: ActionName


class TakeBack(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take my last action back."""

    seat: Seat
    seq: Seq
    move_id: MoveId


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    text: Text


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Are you there?"""


class AskHint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would you do? At solo tables, for my seat when it is asked; `seq` is the last one seen."""

    seat: Seat
    seq: Seq


FromPage = Hello | Move | TakeBack | Say | Ping | AskHint


# To the page, over the socket.


class Welcome(Struct, tag="welcome", frozen=True):
    """The answer to Hello. Then come the missed updates, or one whole, and nothing if nothing was missed."""

    table: TableInfo
    mine: list[int]
    seq: int
    chat: list[ChatLine]
    changes: list[SeatLine]


class Whole(Struct, tag="whole", frozen=True):
    """The table as it stands, for each of my seats; the log comes from the route `log`."""

    seq: int
    ply: int
    asked_seat: int
    looks: list[Look]
    sources: list[SourceLine]
    end: End | None


class Update(Struct, tag="update", frozen=True):
    """What one action changed. `by` is the seat that acted; `undone` means: its last action was taken back."""

    seq: int
    ply: int
    asked_seat: int
    by: int
    undone: bool
    looks: list[Look]
    sources: list[SourceLine]
    end: End | None


class Ack(Struct, tag="ack", frozen=True):
    """The action is stored as number `seq`; the update follows. A retry gets the same answer."""

    move_id: str
    seq: int


class Refused(Struct, tag="refused", frozen=True):
    """Why a message was not obeyed: the sentence is `error-<code>` with these facts."""

    code: str
    facts: Facts
    move_id: str = ""


class TableChanged(Struct, tag="table", frozen=True):
    """Seats, names or presence have changed."""

    table: TableInfo
    mine: list[int]


class Said(Struct, tag="said", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Change(Struct, tag="change", frozen=True):
    """A seat has changed hands."""

    line: SeatLine


class Rematch(Struct, tag="rematch", frozen=True):
    """The seat `by` (-1: not known here) has set up the table at which everybody plays again.

    The route `rematch` leads there.
    """

    table: str
    by: int


class Pong(Struct, tag="pong", frozen=True):
    """I am here."""


class Reason(Struct, frozen=True):
    """Points more or less at the end from one source; `words` names it."""

    words: Words
    points: float


class Advice(Struct, frozen=True):
    """An option as the search sees it: my probability of victory, half its 95 % interval, and a word for it.

    `sure` is sure, fairly or unsure; `even` means: no worse than the first one, as far as can be told; `loss`
    is the probability lost beside the first one, 0 unless this one is clearly worse. The reasons are beside the
    first option, those of the first beside the second.
    """

    action: str
    chance: float
    spread: float
    sure: str
    even: bool = False
    reasons: list[Reason] = field(default_factory=list)
    loss: float = 0.0


class Hint(Struct, tag="hint", frozen=True):
    """The answer to a question for a hint: the options from the best down."""

    seat: int
    seq: int
    options: list[Advice]


ToPage = (
    Welcome | Whole | Update | Ack | Refused | TableChanged | Said | Change | Rematch | Pong | Hint
)
