"""Who has held which seat: the record by which seats change hands, so that a hand is seen by one person."""

from __future__ import annotations

import time
from collections.abc import Iterable

from trianon.server import wire
from trianon.server.problems import Refusal
from trianon.server.rows import Holder

MADE, INVITED = "made", "invited"  # facts of the record that are no line of the log
JOIN, MOVE, TAKE = "join", "move", "take"  # by an invitation, to another device, by the host
LEAVE, SEAT_BOT, FREE = "leave", "bot", "free"
STAND_IN, BACK = "stand-in", "back"
PUBLIC = (JOIN, MOVE, TAKE, LEAVE, SEAT_BOT, FREE, STAND_IN, BACK)
SAT = (MADE, JOIN, MOVE, TAKE)  # since then a person has held the seat

MOST = 300  # changes of the seats of one table; leaving and coming back are always possible

Record = list[Holder]


def noted(
    record: Record, seat: int, kind: str, seq: int, session: str, name: str = "", level: str = ""
) -> Holder:
    """The next row of a table's record; the caller stores it."""
    number = record[-1].number + 1 if record else 1
    return Holder(number, seat, kind, session, name, level, seq, int(time.time()))


def people(record: Record) -> Iterable[Holder]:
    """The rows by which a person came to hold a seat, oldest first."""
    return (row for row in record if row.kind in SAT)


def held_seats(record: Record, session: str) -> set[int]:
    """All seats a session holds or has held."""
    return {row.seat for row in people(record) if row.session == session}


def has_guests(record: Record, session: str) -> bool:
    """Whether anybody else has ever sat at the table or been invited to a seat."""
    others = any(row.session != session for row in people(record))
    return others or any(row.kind == INVITED for row in record)


def others_of(record: Record, seat: int, session: str) -> list[str]:
    """The names of the others who hold or have held a seat, each person once, oldest first."""
    names: dict[str, str] = {}
    for row in people(record):
        if row.seat == seat and row.session != session:
            names.setdefault(row.session, row.name)
    return list(names.values())


def check_one_seat(record: Record, seat: int, session: str) -> None:
    """Whoever holds or has held another seat has seen another hand."""
    if held_seats(record, session) - {seat}:
        raise Refusal("second-seat", seat=seat)


def check_first_look(record: Record, seat: int, session: str) -> None:
    """A hand that somebody else has seen is not to be taken, only to be handed on by an invitation."""
    if others_of(record, seat, session):
        raise Refusal("seat-held", seat=seat)


def check_take(record: Record, seat: int, session: str) -> None:
    """May the host sit down here? As a second seat only while nobody else has sat or been invited."""
    check_first_look(record, seat, session)
    if has_guests(record, session):
        check_one_seat(record, seat, session)


def check_count(record: Record, kind: str) -> None:
    """A table whose seats have changed so often is being played with; one may still leave or come back."""
    if len(record) >= MOST and kind not in (LEAVE, BACK):
        raise Refusal("seat-changes", most=MOST)


def line(row: Holder, seq: int) -> wire.SeatLine:
    """A change as everybody reads it; who it was for the server stays here."""
    return wire.SeatLine(row.number, seq, row.seat, row.kind, row.name, row.level, row.at)
