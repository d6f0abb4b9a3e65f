"""Seats: who may take, leave, hand on or lend one; names and invitations."""

from __future__ import annotations

import unicodedata

from trianon.server import wire
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, SeatRow
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.tokens import hashed, new_token


def check_name(text: str, longest: int) -> str:
    """A name: some visible characters, nothing that controls the screen."""
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    if len(name) > longest:
        raise Refusal("name-too-long", found=len(name), longest=longest)
    if not name or any(unicodedata.category(char)[0] == "C" for char in name):
        raise Refusal("bad-name", longest=longest)
    return name


async def change(
    tables: Tables, table: Table, session: str, name: str, number: int, wish: wire.SeatChange
) -> None:
    """Change a seat, if this session may, and tell everybody."""
    from trianon.server.robots import NAMES, check_level

    async with table.lock:
        seat = copied(table.seat(number))
        if isinstance(wish, wire.BotSeat):
            check_level(wish.level)
            seat_bot(tables, table, session, seat, wish.level, NAMES[number % len(NAMES)])
        elif isinstance(wish, wire.Open):
            free(table, session, seat)
        elif isinstance(wish, wire.Back):
            check_held(session, seat)
            seat.stand_in = ""
        else:
            own = check_name(wish.name, tables.settings.name_longest) if wish.name else name
            take(table, session, seat, own)
        await keep(tables, table, seat)
    tables.on_change(table)


async def keep(tables: Tables, table: Table, seat: SeatRow) -> None:
    """Store a changed seat, show out whoever lost his, tell the others."""
    await tables.run(tables.store.save_seat, table.id, seat)
    table.seats[seat.seat] = seat
    for page in list(table.pages):
        if not table.is_member(page.session):
            page.refuse(Refusal("not-at-table"))
    table.tell_table()


def copied(seat: SeatRow) -> SeatRow:
    """A seat to be changed; the old one stands until the new one is stored."""
    return SeatRow(*(getattr(seat, name) for name in SeatRow.__struct_fields__))


def is_host(table: Table, session: str) -> bool:
    """Whether this session made the table."""
    return table.stored.header.host == session


def check_held(session: str, seat: SeatRow) -> None:
    """Only the holder."""
    if seat.kind != HUMAN or seat.session != session:
        raise Refusal("not-your-seat", seat=seat.seat)


def seat_bot(
    tables: Tables, table: Table, session: str, seat: SeatRow, level: str, name: str
) -> None:
    """The host gives an open or a bot's seat to a bot; on a person's seat a bot stands in."""
    if seat.kind == HUMAN:
        check_stand_in(tables, table, session, seat)
        seat.stand_in = level
        return
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    seat.kind, seat.level, seat.name = BOT, level, seat.name or name
    seat.session = seat.token_hash = seat.used_hash = ""


def check_stand_in(tables: Tables, table: Table, session: str, seat: SeatRow) -> None:
    """The holder himself, or anybody seated once the holder is away."""
    if seat.session == session:
        return
    if not table.held_by(session):
        raise Refusal("not-your-seat", seat=seat.seat)
    if not table.is_away(seat.session, tables.settings.away_seconds):
        raise Refusal("seat-present", seat=seat.seat)


def free(table: Table, session: str, seat: SeatRow) -> None:
    """The holder leaves; the host frees a bot's seat."""
    if seat.kind == HUMAN:
        check_held(session, seat)
    elif not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    seat.kind, seat.name = OPEN, ""
    seat.level = seat.stand_in = seat.session = seat.token_hash = seat.used_hash = ""


def take(table: Table, session: str, seat: SeatRow, name: str) -> None:
    """The holder renames himself; the host sits down on one more seat of a table without strangers."""
    if seat.kind == HUMAN:
        check_held(session, seat)
        seat.name = name
        return
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    others = any(s.kind == HUMAN and s.session != session for s in table.seats)
    if seat.kind == BOT and others and table.seq:  # a bot's hand is not for one of several people
        raise Refusal("seat-not-open", seat=seat.seat)
    seat.kind, seat.name, seat.session = HUMAN, name, session
    seat.level = seat.stand_in = seat.token_hash = seat.used_hash = ""


async def invite(tables: Tables, table: Table, session: str, number: int) -> wire.Invitation:
    """A new invitation; the one before is void."""
    token = new_token()
    async with table.lock:
        if number == -1:
            if not is_host(table, session):
                raise Refusal("not-your-seat", seat=number)
            await tables.run(tables.store.save_watch_hash, table.id, hashed(token))
            table.stored.header.watch_hash = hashed(token)
            return wire.Invitation(number, token)
        seat = copied(table.seat(number))
        check_may_invite(table, session, seat)
        seat.token_hash = hashed(token)
        await tables.run(tables.store.save_seat, table.id, seat)
        table.seats[number] = seat
    return wire.Invitation(number, token)


def check_may_invite(table: Table, session: str, seat: SeatRow) -> None:
    """The host to open seats, the holder to his own."""
    if seat.kind == HUMAN:
        check_held(session, seat)
    elif not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    elif seat.kind == BOT:
        raise Refusal("seat-not-open", seat=seat.seat)


async def join(tables: Tables, session: str, name: str, token: str) -> wire.Joined:
    """Use an invitation: once, and again only by the same session."""
    mark = hashed(token)
    found = await tables.run(tables.store.invited_to, mark)
    if found is None:
        raise Refusal("invitation-unknown")
    table = await tables.get(found)
    async with table.lock:
        if table.stored.header.watch_hash == mark:
            await tables.run(tables.store.add_watcher, table.id, session)
            table.stored.watchers.add(session)
            return wire.Joined(table.id, -1)
        number = await claim(tables, table, session, name, mark)
    tables.on_change(table)
    return wire.Joined(table.id, number)


async def claim(tables: Tables, table: Table, session: str, name: str, mark: str) -> int:
    """Sit down where the invitation leads."""
    for old in table.seats:
        if old.token_hash == mark:
            seat = SeatRow(old.seat, HUMAN, name, session=session, used_hash=mark)
            await keep(tables, table, seat)
            return seat.seat
        if old.used_hash == mark:
            if old.session == session:
                return old.seat
            raise Refusal("invitation-used")
    raise Refusal("invitation-unknown")
