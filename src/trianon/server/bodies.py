"""What goes over HTTP: the bodies that the page sends and gets, of tables, the lobby and the host's room."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from trianon.core.figures import Figure
from trianon.server.wire import (
    Count,
    End,
    Event,
    Facts,
    Id,
    Look,
    Seat,
    SeatInfo,
    SourceLine,
    TableInfo,
    Text,
    Token,
    Words,
)


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


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game with the teacher; from the end of the last lesson, if the game can go on there."""

    language: Annotated[str, Meta(max_length=10)] = ""
    from_lesson: bool = False


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
