"""The wire: every WebSocket message and HTTP body. `tools/wire_ts.py` makes web/src/wire.ts of this file."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from trianon.core.events import Source
from trianon.core.figures import Figure
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

    `sure` is sure, fairly or unsure; `even` means: no worse than the first one, as far as can be told. The
    reasons are beside the first option, those of the first beside the second.
    """

    action: str
    chance: float
    spread: float
    sure: str
    even: bool = False
    reasons: list[Reason] = field(default_factory=list)


class Hint(Struct, tag="hint", frozen=True):
    """The answer to a question for a hint: the options from the best down."""

    seat: int
    seq: int
    options: list[Advice]


ToPage = (
    Welcome | Whole | Update | Ack | Refused | TableChanged | Said | Change | Rematch | Pong | Hint
)


# HTTP bodies.


class Problem(Struct, frozen=True):
    """The body of every answer that is not 2xx: the sentence is `error-<code>` with these facts."""

    code: str
    facts: Facts


class Me(Struct, frozen=True):
    """This browser's session."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for this session."""

    name: Text


class Figures(Struct, frozen=True):
    """The figures a table plays with, and how many come from each origin (`origin-…`)."""

    counts: dict[str, int]
    figures: list[Figure]


class GameInfo(Struct, frozen=True):
    """What can be played; the words are in the game's locale file (`game-title`, `game-about`, `switch-…`)."""

    game: str
    rules: int
    players: list[int]
    switches: dict[str, bool]
    bots: list[str]
    languages: list[str]


class Mine(Struct, tag="mine", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """I sit here; with several of these one page is passed round. `name` is the session's if empty."""

    name: Text = ""


class BotSeat(Struct, tag="bot", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """A bot of this level sits here, or stands in for an absent human."""

    level: Id


class Open(Struct, tag="open", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """For somebody with an invitation. On a seat of mine it means: I leave it."""


class Back(Struct, tag="back", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """I am back: the bot that stood in for me leaves."""


SeatPlan = Mine | BotSeat | Open
SeatChange = Mine | BotSeat | Open | Back


class EditionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's own figures: the name of a file and its text, TOML as of docs/editions.md."""

    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. A chosen seed (up to 64 hex digits) makes it a practice table.

    Own figures come as rows (`edition`) or as the text of a file, which goes before them.
    """

    game: Id
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    switches: dict[Id, bool] = field(default_factory=dict)
    edition: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[str, Meta(max_length=64)] = ""
    edition_file: EditionFile | None = None
    language: Annotated[str, Meta(max_length=10)] = ""  # of whoever makes it


class Guests(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether watchers may take a free seat."""

    sit: bool


class Share(Struct, frozen=True):
    """The token of a link `/shared/TOKEN` to a finished game, for anybody."""

    token: str


class SharedGame(Struct, frozen=True):
    """A finished game as anybody with its link sees it; its moves come from `log` and `replay` beside it."""

    game: str
    rules: int
    players: int
    switches: dict[str, bool]
    edition: bool
    practice: bool
    commitment: str
    created: int
    last: int
    seats: list[SeatInfo]
    scores: list[int]
    winners: list[int]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table stays when old finished ones are cleared away."""

    kept: bool


class Invitation(Struct, frozen=True):
    """The token of a link `/join#TOKEN`; it is told once, only its hash is kept.

    Seat -2 is whichever is free when somebody comes, -1 lets people watch.
    """

    seat: int
    token: str


class Made(Struct, frozen=True):
    """A new table with its invitations: to the next free seat, to each open one, and last to watch."""

    table: TableInfo
    invitations: list[Invitation]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an invitation, from the fragment of the link; sent once."""

    token: Token
    name: Text = ""
    watch: bool = False  # rather than sit


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of an invitation that is looked at, not yet used."""

    token: Token


class InvitationInfo(Struct, frozen=True):
    """Where an invitation leads, before one sits: `seat` is -1 for watching.

    `held_by` are the names of the others who hold or have held this seat: they have seen its hand.
    """

    game: str
    players: int
    seat: int
    host: str
    practice: bool
    hot_seat: bool
    held_by: list[str]
    seats: list[SeatInfo]
    language: str = ""  # which the host speaks
    over: bool = False


class Joined(Struct, frozen=True):
    """Where the invitation led: a seat, or -1 for watching."""

    table: str
    seat: int


class Step(Struct, frozen=True):
    """One action of the log as a reader may know it; step 0 is the set-up (by = -1).

    `action` and `words` are empty where the reader may not know what was chosen.
    """

    seq: int
    ply: int
    by: int
    undone: bool
    action: str
    words: Words | None
    events: list[Event]


class Scene(Struct, frozen=True):
    """The table after `seq` actions as a reader may know it: for replays."""

    seq: int
    last: int
    step: Step
    look: Look
    sources: list[SourceLine]
    end: End | None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from here as a practice table: my seat, the others are bots of this level.

    Without `seq` from before my last decision (a rewind), with an empty level as the bots are.
    """

    seat: Seat
    seq: Count | None = None
    level: Annotated[str, Meta(max_length=40)] = ""


class Point(Struct, frozen=True):
    """The probability of victory of each seat after action `seq`; at the end the result."""

    seq: int
    chances: list[float]


class Turn(Struct, frozen=True):
    """An action after which the chance of the seat `whose` was another one."""

    seq: int
    seat: int
    words: Words
    whose: int
    before: float
    after: float


class Mistake(Struct, frozen=True):
    """An action that was worse than another, in the chances of its seat."""

    seq: int
    words: Words
    better: Words
    chance: float
    better_chance: float
    action: str = ""  # both by name
    better_action: str = ""


class Analysis(Struct, frozen=True):
    """A finished game looked at again; mistakes by seat, the largest first."""

    simulations: int
    course: list[Point]
    turns: list[Turn]
    mistakes: list[list[Mistake]]


# The host's room.


class HostToken(Struct, frozen=True):
    """The token that was made at the first start."""

    token: str


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class HostProcess(Struct, frozen=True):
    """One process of the house."""

    kind: str  # serve, or work
    machine: str
    version: str
    began: int
    busy: float  # share of a processor, of late
    memory: int  # bytes
    tables: int
    pages: int
    moves: int  # since it began
    moves_second: float
    slowest: float | None  # of a hundred acknowledgements, in milliseconds
    waiting: int  # thoughts in line


class HostSample(Struct, frozen=True):
    """The house at a moment of the last day."""

    at: int
    tables: int
    moves_second: float
    slowest: float | None


class HostJobs(Struct, frozen=True):
    """So many jobs of a lane wait, or are held by somebody."""

    lane: str
    state: str
    count: int


class HostIncident(Struct, frozen=True):
    """A fault of ours; the log has its story under the id."""

    id: str
    at: int
    kind: str
    table: str


class HostBackup(Struct, frozen=True):
    """The backups there are, and the newest; `at` is 0 if there is none."""

    count: int
    at: int
    size: int


class HostDisk(Struct, frozen=True):
    """The disk of the database, in bytes."""

    used: int
    total: int


class HostRoom(Struct, frozen=True):
    """How the house is."""

    version: str
    now: int
    storing: bool  # whether a move could be stored
    processes: list[HostProcess]
    running: int  # unfinished tables
    players: int
    samples: list[HostSample]
    jobs: list[HostJobs]
    incidents: list[HostIncident]
    backup: HostBackup
    disk: HostDisk | None


class HostTable(Struct, frozen=True):
    """A table as the host sees it."""

    table: str
    game: str
    players: list[str]
    ply: int
    over: bool
    closed: bool
    touched: int


class HostPlayer(Struct, frozen=True):
    """A player as the host sees them: the beginning of an id, never a cookie."""

    player: str
    name: str
    tables: int
    used: int
    banned: bool
    here: bool


class CloseTable(Struct, frozen=True):
    """Whether nobody plays at a table any more."""

    closed: bool


class HostBan(Struct, frozen=True):
    """Whom the host does not let in; `until` is 0 for ever."""

    kind: str
    who: str
    until: int
    reason: str
    at: int


class NewBan(Struct, frozen=True):
    """A player's id, an address or a network; for some days, or 0 for ever."""

    who: str
    days: int = 0
    reason: str = ""
