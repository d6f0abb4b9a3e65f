"""Seats: who may take, leave, hand on or lend one; names and invitations."""

from __future__ import annotations

import unicodedata

from trianon.core.game import WATCHER
from trianon.server import holders, wire
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, Holder, SeatRow
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
        check_there(table)
        seat = copied(table.seat(number))
        if isinstance(wish, wire.BotSeat):
            check_level(wish.level)
            bot = NAMES[number % len(NAMES)]
            kind = seat_bot(tables, table, session, seat, wish.level, bot)
        elif isinstance(wish, wire.Open):
            kind = free(table, session, seat)
        elif isinstance(wish, wire.Back):
            kind = come_back(session, seat)
        else:
            own = check_name(wish.name, tables.settings.name_longest) if wish.name else name
            kind = take(table, session, seat, own)
        await keep(tables, table, seat, kind)
    tables.on_change(table)


def check_there(table: Table) -> None:
    """A table may have been cleared away while somebody waited for it."""
    if table.removed:
        raise Refusal("table-removed")


async def keep(tables: Tables, table: Table, seat: SeatRow, kind: str) -> None:
    """Store a changed seat and its line, show out whoever lost theirs, tell the others."""
    row = row_of(table, seat, kind) if kind else None
    held = holders.held_seats(table.record, seat.session) - {seat.seat}
    hot = kind == holders.TAKE and bool(held)
    await tables.run(tables.store.save_seat, table.id, seat, row, hot)
    table.seats[seat.seat] = seat
    table.stored.header.hot_seat |= hot
    for page in list(table.pages):
        if not table.is_member(page.session):
            page.refuse(Refusal("not-at-table"))
    if row is not None:
        table.record.append(row)
        table.tell_change(row)
    table.tell_table()


def row_of(table: Table, seat: SeatRow, kind: str) -> Holder:
    """The row of the record for a seat that changes: who came, or who went."""
    holders.check_count(table.record, kind)
    one = table.seats[seat.seat] if kind in (holders.LEAVE, holders.FREE) else seat
    facts = (one.session, one.name, one.played_by_bot)
    return holders.noted(table.record, seat.seat, kind, table.seq, *facts)


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
) -> str:
    """The host gives an open or a bot's seat to a bot; on a person's seat a bot stands in."""
    same = seat.played_by_bot == level
    if seat.kind == HUMAN:
        check_stand_in(tables, table, session, seat)
        seat.stand_in = level
        return "" if same else holders.STAND_IN
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    seat.kind, seat.level, seat.name = BOT, level, seat.name or name
    seat.session = seat.token_hash = seat.used_hash = ""
    return "" if same else holders.SEAT_BOT


def come_back(session: str, seat: SeatRow) -> str:
    """The holder takes over from the bot that stood in."""
    check_held(session, seat)
    kind = holders.BACK if seat.stand_in else ""
    seat.stand_in = ""
    return kind


def check_stand_in(tables: Tables, table: Table, session: str, seat: SeatRow) -> None:
    """The holder, or anybody seated once the holder is away."""
    if seat.session == session:
        return
    if not table.held_by(session):
        raise Refusal("not-your-seat", seat=seat.seat)
    if not table.is_away(seat.session, tables.settings.away_seconds):
        raise Refusal("seat-present", seat=seat.seat)


def free(table: Table, session: str, seat: SeatRow) -> str:
    """The holder leaves; the host frees a bot's seat."""
    kind = {HUMAN: holders.LEAVE, BOT: holders.FREE}.get(seat.kind, "")
    if seat.kind == HUMAN:
        check_held(session, seat)
    elif not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    seat.kind, seat.name = OPEN, ""
    seat.level = seat.stand_in = seat.session = seat.token_hash = seat.used_hash = ""
    return kind


def take(table: Table, session: str, seat: SeatRow, name: str) -> str:
    """The holder has a new name; the host sits down, where no hand is seen by two people."""
    if seat.kind == HUMAN:
        check_held(session, seat)
        seat.name = name
        return ""
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    holders.check_take(table.record, seat.seat, session)
    seat.kind, seat.name, seat.session = HUMAN, name, session
    seat.level = seat.stand_in = seat.token_hash = seat.used_hash = ""
    return holders.TAKE


async def invite(tables: Tables, table: Table, session: str, number: int) -> wire.Invitation:
    """A new invitation; the one before is void."""
    token = new_token()
    async with table.lock:
        check_there(table)
        if number == -1:
            if not is_host(table, session):
                raise Refusal("not-your-seat", seat=number)
            await tables.run(tables.store.save_watch_hash, table.id, hashed(token))
            table.stored.header.watch_hash = hashed(token)
            return wire.Invitation(number, token)
        seat = copied(table.seat(number))
        check_may_invite(table, session, seat)
        seat.token_hash = hashed(token)
        row = first_invitation(table, session, number)
        await tables.run(tables.store.save_seat, table.id, seat, row)
        table.seats[number] = seat
        table.record.extend([row] if row else [])
    return wire.Invitation(number, token)


def first_invitation(table: Table, session: str, number: int) -> Holder | None:
    """That somebody was invited to a seat is noted once."""
    if any(row.kind == holders.INVITED and row.seat == number for row in table.record):
        return None
    return holders.noted(table.record, number, holders.INVITED, table.seq, session)


def check_may_invite(table: Table, session: str, seat: SeatRow) -> None:
    """The host to open seats, the holder to their own."""
    if seat.kind == HUMAN:
        check_held(session, seat)
    elif not is_host(table, session):
        raise Refusal("not-your-seat", seat=seat.seat)
    elif seat.kind == BOT:
        raise Refusal("seat-not-open", seat=seat.seat)


async def find(tables: Tables, mark: str) -> Table:
    """The table an invitation belongs to."""
    found = await tables.run(tables.store.invited_to, mark)
    if found is None:
        raise Refusal("invitation-unknown")
    return await tables.get(found)


def led(table: Table, session: str, mark: str) -> int:
    """The seat an invitation leads to, -1 for watching; a used one leads only its user there again."""
    check_there(table)
    if table.stored.header.watch_hash == mark:
        return WATCHER
    for seat in table.seats:
        if seat.token_hash == mark:
            holders.check_one_seat(table.record, seat.seat, session)
            return seat.seat
        if seat.used_hash == mark:
            if seat.session == session:
                return seat.seat
            raise Refusal("invitation-used")
    raise Refusal("invitation-unknown")


async def show(tables: Tables, session: str, token: str) -> tuple[Table, int]:
    """What an invitation is for, as far as it could be used now; it is not used."""
    mark = hashed(token)
    table = await find(tables, mark)
    return table, led(table, session, mark)


def invitation_info(table: Table, session: str, number: int, host: str) -> wire.InvitationInfo:
    """What is told to somebody who is invited, before they sit: nothing of the game itself."""
    header = table.stored.header
    return wire.InvitationInfo(
        game=header.title,
        players=header.players,
        seat=number,
        host=host,
        practice=header.practice,
        hot_seat=header.hot_seat,
        held_by=holders.others_of(table.record, number, session),
        seats=table.seat_infos(session),
    )


async def join(tables: Tables, session: str, name: str, token: str) -> wire.Joined:
    """Use an invitation."""
    mark = hashed(token)
    table = await find(tables, mark)
    async with table.lock:
        number = led(table, session, mark)
        if number == WATCHER:
            await tables.run(tables.store.add_watcher, table.id, session)
            table.stored.watchers.add(session)
        elif table.seats[number].used_hash != mark:
            await claim(tables, table, session, name, table.seats[number])
    tables.on_change(table)
    return wire.Joined(table.id, number)


async def claim(tables: Tables, table: Table, session: str, name: str, old: SeatRow) -> None:
    """Sit down where the invitation leads."""
    seat = SeatRow(
        old.seat, HUMAN, name, session=session, used_hash=old.token_hash, noted=old.noted
    )
    kind = holders.MOVE if old.kind == HUMAN else holders.JOIN
    if old.session == session:  # with a link of one's own
        kind = holders.BACK if old.stand_in else ""
    await keep(tables, table, seat, kind)
