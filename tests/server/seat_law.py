"""The law of seats: a hand is seen by one person. It judges every byte that people at a table get.

It knows nothing of the code it judges: it sees who asked for what, what each page and each answer held, and
the public lines as an onlooker got them. From the inside it reads who sits where, and in which order the
database got the changes: of two requests at once only that tells which came first.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct, field

from trianon.server.rows import BOT, HUMAN, OPEN, SeatRow

ONLOOKER = "onlooker"
SAT_DOWN = ("join", "move", "take")


class Finding(Struct):
    """What a walk came to; without a breach the law holds."""

    steps: int = 0
    operations: dict[str, int] = field(default_factory=Counter)
    refusals: dict[str, int] = field(default_factory=Counter)
    tables: int = 0
    hot_tables: int = 0
    branches: int = 0
    sessions: int = 0
    views: int = 0
    hands_passed_on: int = 0
    breaches: list[str] = field(default_factory=list)


class Sitting(Struct):
    """A table as the law knows it: who has sat, who was invited, who has seen which hand while it ran."""

    id: str
    players: int
    maker: str
    tokens: list[str]
    hot: bool
    told: bool  # an invitation to a seat has been handed out
    sat: set[str]
    over: bool = False
    again: str = ""  # the table of its rematch
    eyes: dict[str, set[int]] = field(default_factory=dict)
    declared: set[tuple[str, int]] = field(default_factory=set)
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)


class Company(NamedTuple):
    """Whether others had been invited to a table, and who had sat there."""

    told: bool
    sat: set[str]


class Door(Protocol):
    """How the walk reaches a server: inside the process, or over HTTP and sockets."""

    concurrent: bool  # bots move while the walk does something else

    def rows(self, table: str) -> list[SeatRow]:
        """Who sits where, in truth."""

    def written(self) -> list[tuple[str, SeatRow]]:
        """The seats that were stored since the last time, each with its table, in the order of the database."""

    def mark(self, who: str) -> str:
        """The hash by which the server knows somebody; it must never be sent."""

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request."""

    async def look(self, who: str, table: str, seq: int) -> None:
        """Open a page, or let an open one say hello again."""

    async def shut(self, who: str, table: str) -> None:
        """Close a page."""

    async def play(self, table: str, chance: random.Random) -> bool:
        """One move of whoever is asked; False if nobody can."""

    async def heard(self) -> list[tuple[str, str, bytes]]:
        """What the pages were sent since the last time: who, at which table, what."""

    async def forget(self, table: str) -> None:
        """Clear an old table away, to make room."""


class Law:
    """What is known of the tables, and every breach that was found."""

    def __init__(self, door: Door, people: list[str]) -> None:
        self.door, self.people = door, people
        self.tables: list[Sitting] = []
        self.found = Finding(sessions=len(people))
        self.actor = people[0]
        self.company = Company(False, set())  # before somebody sat down for the last time
        self.left: dict[tuple[str, int], list[SeatRow]] = {}  # who sat there before this step

    def has_found(self, wanted: str) -> bool:
        """Whether a planted breach has shown itself."""
        return bool(wanted) and any(wanted in breach for breach in self.found.breaches)

    async def judge(self, at: Sitting, before: list[SeatRow], company: Company) -> None:
        """What was heard, who has seen what, and whether every change was said aloud."""
        known = set(at.lines)
        self.left = {}
        if self.door.concurrent:  # a bot may have moved just before somebody got up
            self.left = {(at.id, row.seat): [row] for row in before}
        written = [row for table, row in self.door.written() if table == at.id]
        self.company = self.company_of(before, written, company)
        for who, table, data in await self.door.heard():
            self.check_marks(at, data)
            found = [other for other in self.tables if other.id == table]
            for sitting in found:
                self.absorb(sitting, who, msgspec.json.decode(data))
        if at in self.tables:
            fresh = [line for number, line in sorted(at.lines.items()) if number not in known]
            self.check_lines(at, before, written, fresh)

    def company_of(
        self, before: list[SeatRow], written: list[SeatRow], company: Company
    ) -> Company:
        """Who had been there when somebody last sat down, in the order of the database."""
        rows, told, sat = list(before), company.told, set(company.sat)
        for new in written:
            old, rows[new.seat] = rows[new.seat], new
            if new.kind == HUMAN and new.session != old.session:
                company = Company(told, set(sat))
                sat |= {who for who in self.people if self.door.mark(who) == new.session}
            told = told or new.token_hash not in ("", old.token_hash)
        return company

    def absorb(self, at: Sitting, who: str, message: dict[str, Any]) -> None:
        """One message to one page."""
        kind = message["type"]
        if who == ONLOOKER and kind in ("whole", "update"):
            at.over = message["end"] is not None
        if kind in ("whole", "update") and message["end"] is None:
            for look in message["looks"]:
                if look["seat"] >= 0:
                    self.seen(at, who, look["seat"])
        if who == ONLOOKER and kind in ("welcome", "table"):
            self.check_hot(at, message["table"].get("hot_seat", at.hot))
        if who == ONLOOKER and kind == "welcome":
            self.check_past(at, message.get("changes", []))
        if who == ONLOOKER and kind == "change":
            at.lines[message["line"]["id"]] = message["line"]

    def seen(self, at: Sitting, who: str, seat: int) -> None:
        """Somebody looked from a seat while the game ran."""
        if at.over:
            return
        self.found.views += 1
        rows = [self.door.rows(at.id)[seat], *self.left.get((at.id, seat), [])]
        if not any(row.kind == HUMAN and row.session == self.door.mark(who) for row in rows):
            self.breach(at, f"{who} looks from seat {seat} and does not sit there")
        others = any(seat in eyes for other, eyes in at.eyes.items() if other != who)
        mine = at.eyes.setdefault(who, set())
        if others and seat not in mine:
            self.check_passed_on(at, who, seat)
        mine.add(seat)
        if len(mine) > 1 and not at.hot:
            self.breach(at, f"{who} has seen the hands of {sorted(mine)}")

    def check_passed_on(self, at: Sitting, who: str, seat: int) -> None:
        """A hand once seen is seen by another after a warning, and everybody hears of it."""
        self.found.hands_passed_on += 1
        if (who, seat) not in at.declared:
            self.breach(
                at, f"{who} sees the hand of seat {seat}, which was seen, without a warning"
            )
        lines = [line for line in at.lines.values() if line["seat"] == seat]
        if not any(line["kind"] in SAT_DOWN for line in lines):
            self.breach(at, f"seat {seat} has changed hands without a line")

    def check_hot(self, at: Sitting, hot: bool) -> None:
        """A table becomes hot-seat only while nobody else has sat or been invited, and stays it."""
        if at.hot and not hot:
            self.breach(at, "a hot-seat table is none any more")
        if hot and not at.hot:
            self.found.hot_tables += 1
            if self.company.told or self.company.sat - {self.actor}:
                self.breach(at, "a table has become hot-seat after others were invited")
        at.hot = hot

    def check_lines(
        self,
        at: Sitting,
        before: list[SeatRow],
        written: list[SeatRow],
        fresh: list[dict[str, Any]],
    ) -> None:
        """Each change of who plays a seat has its public line, in the order of the database."""
        rows, lines = list(before), iter(fresh)  # read on from line to line
        for new in written:
            old, rows[new.seat] = rows[new.seat], new
            wanted, name = expected(old, new), old.name if new.kind == OPEN else new.name
            if wanted and not any(
                line["kind"] in wanted and (line["seat"], line["name"]) == (new.seat, name)
                for line in lines
            ):
                self.breach(at, f"seat {new.seat}: {wanted[0]} without a public line")
        if rows != self.door.rows(at.id):
            self.breach(at, "somebody sits otherwise than was stored")

    def check_past(self, at: Sitting, lines: list[dict[str, Any]]) -> None:
        """Who comes later reads the same lines."""
        if {line["id"] for line in lines} < set(at.lines):
            self.breach(at, "a public line is missing afterwards")

    def check_marks(self, at: Sitting | None, data: bytes) -> None:
        """Nobody is told by which hash the server knows somebody."""
        if any(self.door.mark(who).encode() in data for who in self.people):
            self.breach(at, "the mark of a session was sent")

    def breach(self, at: Sitting | None, what: str) -> None:
        """The law does not hold."""
        where = at.id[:6] if at else "new table"
        self.found.breaches.append(f"step {self.found.steps}, {where}, {self.actor}: {what}")


def expected(old: SeatRow, new: SeatRow) -> tuple[str, ...]:
    """The kinds of line of which a change needs one."""
    if (new.kind, new.session) != (old.kind, old.session):
        if new.kind == HUMAN:
            return SAT_DOWN
        return ("bot",) if new.kind == BOT else ("leave", "free")
    if new.kind == BOT and new.level != old.level:
        return ("bot",)
    if new.stand_in != old.stand_in:
        return ("stand-in",) if new.stand_in else ("back",)
    return ()
