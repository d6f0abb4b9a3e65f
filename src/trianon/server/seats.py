"""Seats: who may take, leave, hand on or lend one; names and invitations."""

from __future__ import annotations

import unicodedata

from trianon.bots.levels import check_level
from trianon.core.game import WATCHER
from trianon.server import bodies, holders, links, outgoing
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, Holder, JobRow, SeatRow
from trianon.server.table import Table
from trianon.server.tables import Tables, check_there
from trianon.server.tokens import hashed, new_token

NEXT_FREE = -2  # the seat number of an invitation to whichever is free


def check_name(text: str, longest: int) -> str:
    """A name: some visible characters, nothing that controls the screen."""
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    if len(name) > longest:
        raise Refusal("name-too-long", found=len(name), longest=longest)
    if not name or any(unicodedata.category(char)[0] == "C" for char in name):
        raise Refusal("bad-name", longest=longest)
    return name


async def change(
    tables: Tables, table: Table, session: str, name: str, number: int, wish: bodies.SeatChange
) -> None:
    """Change a seat, if this session may, and tell everybody."""
    from trianon.server.robots import NAMES

    async def once() -> None:
        seat = copied(table.seat(number))
        if isinstance(wish, bodies.BotSeat):
            check_level(wish.level, table.game)
            bot = NAMES[number % len(NAMES)]
            kind = seat_bot(tables, table, session, seat, wish.level, bot)
        elif isinstance(wish, bodies.Open):
            kind = free(table, session, seat)
        elif isinstance(wish, bodies.Back):
            kind = come_back(session, seat)
        else:
            own = check_name(wish.name, tables.settings.name_longest) if wish.name else name
            kind = take(table, session, seat, own)
        await keep(tables, table, seat, kind)

    if isinstance(wish, bodies.BotSeat):
        await tables.look_who(table.id)
    await tables.changing(table, once)
    tables.on_change(table)


async def keep(tables: Tables, table: Table, seat: SeatRow, kind: str) -> None:
    """Store a changed seat and its line, show out whoever lost theirs, tell the others."""
    row = row_of(table, seat, kind) if kind else None
    held = holders.held_seats(table.record, seat.session) - {seat.seat}
    hot = kind == holders.TAKE and bool(held)
    todo = todo_after(tables, table, seat)
    await tables.save(table, tables.store.save_seat, seat, row, hot, todo)
    table.seats[seat.seat] = seat
    if todo is not None:
        tables.on_job(table.id, todo[0] if todo else None)
    table.stored.header.hot_seat |= hot
    table.show_out()
    if row is not None:
        table.record.append(row)
        outgoing.tell_change(table, row)
    outgoing.tell_table(table)


def todo_after(tables: Tables, table: Table, seat: SeatRow) -> list[JobRow] | None:
    """What a bot has to do once a seat has changed; None if that makes no difference."""
    asked = WATCHER if table.over else table.state.asked_seat
    seats = [seat if one.seat == seat.seat else one for one in table.seats]
    people = {one.kind == HUMAN for one in seats} == {one.kind == HUMAN for one in table.seats}
    if people and (asked != seat.seat or seat.played_by_bot == table.seats[asked].played_by_bot):
        return None
    job = tables.job_after(table, seats, asked, table.seq)
    return [] if job is None else [job]


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
        check_guest(table, session, seat)
        return sat_down(seat, session, name, holders.JOIN)
    holders.check_take(table.record, seat.seat, session)
    return sat_down(seat, session, name, holders.TAKE)


def sat_down(seat: SeatRow, session: str, name: str, kind: str) -> str:
    """A seat has its person; links to it are void."""
    seat.kind, seat.name, seat.session = HUMAN, name, session
    seat.level = seat.stand_in = seat.token_hash = seat.used_hash = ""
    return kind


def check_guest(table: Table, session: str, seat: SeatRow) -> None:
    """A watcher may take a free seat if the host allows it, where no hand is seen by two people."""
    if links.SIT not in table.links or seat.kind != OPEN or table.over:
        raise Refusal("not-your-seat", seat=seat.seat)
    holders.check_first_look(table.record, seat.seat, session)
    holders.check_one_seat(table.record, seat.seat, session)


async def invite(tables: Tables, table: Table, session: str, number: int) -> bodies.Invitation:
    """A new invitation; the one before is void."""
    token = new_token()
    asked = INVITING.get(number, invite_to_seat)
    await tables.changing(table, lambda: asked(tables, table, session, number, hashed(token)))
    return bodies.Invitation(number, token)


async def invite_watchers(
    tables: Tables, table: Table, session: str, number: int, mark: str
) -> None:
    """The host lets people watch."""
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=number)
    await tables.save(table, tables.store.save_watch_hash, mark)
    table.stored.header.watch_hash = mark


async def invite_to_seat(
    tables: Tables, table: Table, session: str, number: int, mark: str
) -> None:
    """Somebody may sit down."""
    seat = copied(table.seat(number))
    check_may_invite(table, session, seat)
    seat.token_hash = mark
    row = first_invitation(table, session, number)
    await tables.save(table, tables.store.save_seat, seat, row)
    table.seats[number] = seat
    table.record.extend([row] if row else [])


async def invite_to_next(
    tables: Tables, table: Table, session: str, number: int, mark: str
) -> None:
    """A link for whichever seat is free when somebody comes; from now on the table has guests."""
    if not is_host(table, session):
        raise Refusal("not-your-seat", seat=number)
    free = [copied(seat) for seat in table.seats if seat.kind == OPEN]
    if not free:
        raise Refusal("no-free-seat")
    if row := first_invitation(table, session, free[0].seat):
        await tables.save(table, tables.store.save_seat, free[0], row)
        table.seats[free[0].seat] = free[0]
        table.record.append(row)
    await tables.save(table, tables.store.tie, links.NEXT, mark)
    table.links[links.NEXT] = mark


INVITING = {WATCHER: invite_watchers, NEXT_FREE: invite_to_next}


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
    if table.links.get(links.NEXT) == mark:
        from trianon.server.together import next_free

        return next_free(table, session)
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


def invitation_info(table: Table, session: str, number: int, host: str) -> bodies.InvitationInfo:
    """What is told to somebody who is invited, before they sit: nothing of the game itself."""
    header = table.stored.header
    return bodies.InvitationInfo(
        game=header.title,
        players=header.players,
        seat=number,
        host=host,
        practice=header.practice,
        hot_seat=header.hot_seat,
        held_by=holders.others_of(table.record, number, session),
        seats=table.seat_infos(session),
        language=table.links.get(links.LANGUAGE, ""),
        over=table.over,
    )


async def join(
    tables: Tables, session: str, name: str, token: str, watching: bool = False
) -> bodies.Joined:
    """Use an invitation; whoever is invited to sit may as well watch."""
    mark = hashed(token)
    table = await find(tables, mark)

    async def once() -> int:
        number = WATCHER if watching and leads_to_seat(table, mark) else led(table, session, mark)
        if number == WATCHER:
            await watch(tables, table, session)
        elif not is_back(table, session, mark, number):
            await claim(tables, table, session, name, table.seats[number])
        return number

    number = await tables.changing(table, once)
    tables.on_change(table)
    return bodies.Joined(table.id, number)


def leads_to_seat(table: Table, mark: str) -> bool:
    """Whether an invitation that is still good leads to a seat."""
    check_there(table)
    known = (table.links.get(links.NEXT, ""), *(seat.token_hash for seat in table.seats))
    return mark in known


def is_back(table: Table, session: str, mark: str, number: int) -> bool:
    """Whether the invitation has been used by this session, or leads it where it sits anyway."""
    seat = table.seats[number]
    mine = seat.kind == HUMAN and seat.session == session
    return seat.used_hash == mark or (mine and table.links.get(links.NEXT) == mark)


async def watch(tables: Tables, table: Table, session: str) -> None:
    """Somebody is let in to watch."""
    await tables.save(table, tables.store.add_watcher, session)
    table.stored.watchers.add(session)


async def claim(tables: Tables, table: Table, session: str, name: str, old: SeatRow) -> None:
    """Sit down where the invitation leads."""
    seat = SeatRow(
        old.seat, HUMAN, name, session=session, used_hash=old.token_hash, noted=old.noted
    )
    kind = holders.MOVE if old.kind == HUMAN else holders.JOIN
    if old.session == session:  # with a link of one's own
        kind = holders.BACK if old.stand_in else ""
    await keep(tables, table, seat, kind)
