"""The members of a table: who sits, who watches, who is here, and whose eyes a session has."""

from __future__ import annotations

import time
from typing import Protocol

from trianon.core.game import WATCHER
from trianon.server import holders, wire
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, SeatRow, Stored

Readers = tuple[int, ...]  # the seats a session may look from; the watcher's alone if it has none


class OpenPage(Protocol):
    """An open page: it takes bytes and never makes the table wait."""

    session: str
    host: str  # the address it comes from

    def send(self, data: bytes) -> None:
        """Queue a message."""

    def refuse(self, error: Refusal) -> None:
        """Say why, and close."""


class Members:
    """What a table knows about people; the game is none of its business."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.pages: set[OpenPage] = set()
        self.left: dict[str, float] = {}  # when the last page of a session closed
        self.elsewhere: dict[str, float | None] = {}  # by other processes: here, or since when not
        self.opened = time.monotonic()

    @property
    def seats(self) -> list[SeatRow]:
        """Who sits where."""
        return self.stored.seats

    @property
    def record(self) -> holders.Record:
        """Who has held which seat."""
        return self.stored.holders

    @property
    def links(self) -> dict[str, str]:
        """What the table is tied to, by kind."""
        return self.stored.links

    def held_by(self, session: str) -> Readers:
        """The seats of a session."""
        return tuple(
            seat.seat for seat in self.seats if seat.kind == HUMAN and seat.session == session
        )

    def readers(self, session: str) -> Readers:
        """The eyes of a session: its seats, or a watcher's."""
        return self.held_by(session) or (WATCHER,)

    def is_member(self, session: str) -> bool:
        """Whether somebody was let in at all."""
        header = self.stored.header
        known = session == header.host or session in self.stored.watchers
        return known or bool(self.held_by(session))

    def check_member(self, session: str) -> None:
        """Refuse strangers."""
        if not self.is_member(session):
            raise Refusal("not-at-table")

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("malformed", reason="seat")
        return self.seats[number]

    def is_here(self, session: str) -> bool:
        """Whether a page of this session is open."""
        here = any(page.session == session for page in self.pages)
        return here or self.elsewhere.get(session, 0.0) is None

    def meet(self, found: dict[str, float | None]) -> bool:
        """Who is here by other processes, or for how long they have been away; whether that is news."""
        clock = time.monotonic()
        before = {session for session, since in self.elsewhere.items() if since is None}
        self.elsewhere = {
            who: None if away is None else clock - away for who, away in found.items()
        }
        return before != {who for who, since in self.elsewhere.items() if since is None}

    def is_away(self, session: str, grace: float) -> bool:
        """Whether the last page of a session closed some time ago."""
        last = max(self.left.get(session, self.opened), self.elsewhere.get(session) or self.opened)
        return not self.is_here(session) and time.monotonic() - last >= grace

    def show_out(self) -> None:
        """Close the pages of those who are no longer members."""
        for page in list(self.pages):
            if not self.is_member(page.session):
                page.refuse(Refusal("not-at-table"))

    @property
    def is_looked_at(self) -> bool:
        """Whether any page is open, here or elsewhere."""
        return bool(self.pages) or None in self.elsewhere.values()

    @property
    def has_people(self) -> bool:
        """Whether anybody holds a seat."""
        return any(seat.kind == HUMAN for seat in self.seats)

    @property
    def solo(self) -> bool:
        """One human seat, the rest bots; no other seat was ever held by a person."""
        kinds = [seat.kind for seat in self.seats]
        seats = {row.seat for row in holders.people(self.record)}
        return kinds.count(HUMAN) == 1 and OPEN not in kinds and len(seats) <= 1

    def seat_infos(self, session: str) -> list[wire.SeatInfo]:
        """All seats as one session sees them."""
        return [seat_info(seat, session, self.is_here(seat.session)) for seat in self.seats]


def mask_of(readers: Readers) -> int:
    """The bits of some readers."""
    mask = 0
    for seat in readers:
        mask |= bit_of(seat)
    return mask


def bit_of(seat: int) -> int:
    """The bit of a reader: 0 for watchers, n + 1 for seat n."""
    return 1 << (seat + 1)


def seat_info(seat: SeatRow, session: str, here: bool) -> wire.SeatInfo:
    """A seat as one session sees it: never who holds it, only whether it is this one."""
    human = seat.kind == HUMAN
    return wire.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        here=(human and here) or seat.kind == BOT,
        mine=human and seat.session == session,
    )
