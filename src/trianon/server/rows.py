"""What the store hands out and takes in: one Struct per kind of row."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

HUMAN, BOT, OPEN = "human", "bot", "open"


class SeatRow(Struct):
    """Who sits where. `used_hash` is the invitation the holder came with."""

    seat: int
    kind: str = OPEN
    name: str = ""
    level: str = ""
    stand_in: str = ""
    session: str = ""
    token_hash: str = ""
    used_hash: str = ""
    noted: int = 0  # the last row of the table's record about this seat

    @property
    def played_by_bot(self) -> str:
        """The level of the bot that acts here now; empty for none."""
        return self.level if self.kind == BOT else self.stand_in


class Holder(Struct, frozen=True):
    """A change of who holds a seat, or an invitation to it. `seq` actions were stored at that time."""

    number: int
    seat: int
    kind: str
    session: str = ""
    name: str = ""
    level: str = ""
    seq: int = 0
    at: int = 0


class Header(Struct):
    """A game without its course and its seed."""

    id: str
    title: str
    rules: int
    players: int
    switches: dict[str, bool]
    edition: dict[str, Any]
    commitment: str
    practice: bool
    host: str
    watch_hash: str
    created: int
    branch_of: str = ""
    branch_ply: int = 0
    hot_seat: bool = False  # several seats at one screen, chosen while nobody else was invited
    kept: bool = False  # not to be cleared away when it is old
    version: int = 0  # how often something has changed that is no move


class Entry(Struct, frozen=True):
    """One action as it is stored; an undo takes the last effective one back."""

    seq: int
    move_id: str
    seat: int
    undo: bool
    code: int
    action: str
    digest: str
    at: int
    seen: int = -1  # who could notice it: bit 0 the watchers, bit n + 1 seat n
    chain: str = ""  # digest of this entry and, through the one before, of all before it


class Snapshot(Struct, frozen=True):
    """Where a game stands: enough to play on without its past."""

    seq: int
    ply: int
    asked_seat: int
    over: bool
    digest: str
    data: bytes


JobKey = tuple[str, str, int]  # game, kind, seq


class JobRow(Struct, frozen=True):
    """Something that has to happen because `seq` actions were stored; `worker` does it, or nobody yet."""

    game: str
    seq: int
    lane: str
    session: str
    worker: str = ""
    tries: int = 0
    kind: str = BOT
    rules: str = ""  # whoever does it must have them

    @property
    def key(self) -> JobKey:
        """What it is known by."""
        return self.game, self.kind, self.seq


class Step(Struct, frozen=True):
    """An action on its way to the disk: where it led, and the version of the table it was checked against."""

    game: str
    entry: Entry
    snapshot: Snapshot
    version: int = 0
    head: str = ""  # the end of the chain it goes on from
    job: JobRow | None = None  # what has to happen now
    ends: bool = False  # whether what had to happen before is done by it


class Line(Struct, frozen=True):
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class Stored(Struct):
    """Everything about one game."""

    header: Header
    seed: bytes
    start: bytes | None
    snapshot: Snapshot
    entries: list[Entry] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    holders: list[Holder] = field(default_factory=list)
    watchers: set[str] = field(default_factory=set)
    chat: list[Line] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)  # what it is tied to, by kind


class News(Struct, frozen=True):
    """What a copy of a game lacks: actions, and everything that is no move if its version is another."""

    seq: int
    digest: str  # of where the log leads
    entries: list[Entry]
    version: int
    stored: Stored | None = None


class Listed(Struct):
    """A game in the lobby."""

    header: Header
    touched: int
    ply: int
    asked_seat: int
    over: bool
    seats: list[SeatRow]


class Wreck(Struct, frozen=True):
    """A game in the lobby whose rows cannot be believed."""

    id: str
    title: str
    host: str
    touched: int
