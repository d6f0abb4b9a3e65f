"""Together: the same people play again, guests find the next free seat, a finished game is shown to anybody."""

from __future__ import annotations

from trianon.core.game import WATCHER
from trianon.server import bodies, holders, links, new_tables, outgoing, seats, wire
from trianon.server.problems import Refusal
from trianon.server.rows import BOT, HUMAN, OPEN, SeatRow, Stored
from trianon.server.store import Outdated
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.tokens import new_token

# Again.


async def rematch(tables: Tables, table: Table, session: str, name: str) -> bodies.Joined:
    """The one table at which the people of a finished game play again: the first makes it, the others join."""
    if not table.over:
        raise Refusal("game-running")

    async def once() -> Table:
        following = await following_table(tables, table)
        return following or await first_rematch(tables, table, session, name)

    following = await tables.changing(table, once)
    return await sit_again(tables, table, following, session)


async def first_rematch(tables: Tables, table: Table, session: str, name: str) -> Table:
    """Make it and tell everybody; if another process was quicker, ours goes again."""
    made = tables.live[await make_rematch(tables, table, session, name)]
    try:
        await tie(tables, table, links.REMATCH, made.id)
    except Outdated:
        await tables.run(tables.store.remove, made.id)
        tables.drop(made, "table-removed")
        raise
    by = table.held_by(session)[0]
    outgoing.tell_all(table, lambda _: wire.Rematch(made.id, by))
    outgoing.tell_table(table)
    return made


async def following_table(tables: Tables, table: Table) -> Table | None:
    """The rematch of a table, if there is one and it was not cleared away."""
    known = table.links.get(links.REMATCH)
    if not known:
        return None
    try:
        return await tables.get(known)
    except Refusal as error:
        if error.code != "unknown-table":
            raise
        return None


async def make_rematch(tables: Tables, table: Table, session: str, name: str) -> str:
    """The same game with the same seats; the others' wait for them."""
    if not table.held_by(session):
        raise Refusal("not-your-seat", seat=WATCHER)
    old, game = table.stored.header, table.game
    seed = new_tables.seed_from("")
    edition = game.edition(old.edition or None)
    state = game.start(old.players, seed, old.switches, edition, silent=True)
    header = new_tables.new_header(game, session, seed, old.players, old.switches, old.edition)
    rows = [seat_again(seat, session, name) for seat in table.seats]
    stored = Stored(header, seed, None, new_tables.first_snapshot(game, state), seats=rows)
    stored.links = {
        kind: table.links[kind] for kind in (links.SIT, links.LANGUAGE) if kind in table.links
    }
    return (await new_tables.placed(tables, session, stored)).table.table


def seat_again(old: SeatRow, session: str, name: str) -> SeatRow:
    """My seats and the bots' are as they were; a seat of somebody else waits for them."""
    if old.kind == HUMAN and old.session == session:
        return SeatRow(old.seat, HUMAN, old.name or name, session=session)
    if old.kind == BOT:
        return SeatRow(old.seat, BOT, old.name, level=old.level)
    return SeatRow(old.seat, OPEN)


async def sit_again(tables: Tables, before: Table, table: Table, session: str) -> bodies.Joined:
    """Whoever sat at the finished table sits down where they sat, if the seat is free; others watch."""

    async def once() -> None:
        if table.held_by(session):
            return
        for number in before.held_by(session):
            if may_sit(table, session, number):
                name = before.seats[number].name
                await seats.claim(tables, table, session, name, table.seats[number])
                return
        await seats.watch(tables, table, session)

    await tables.changing(table, once)
    tables.on_change(table)
    return bodies.Joined(table.id, next(iter(table.held_by(session)), WATCHER))


def may_sit(table: Table, session: str, number: int) -> bool:
    """Whether an open seat may be taken without a warning: nobody else has seen its hand, nor I another."""
    if table.seats[number].kind != OPEN or holders.others_of(table.record, number, session):
        return False
    return not holders.held_seats(table.record, session) - {number}


# The next free seat.


def next_free(table: Table, session: str) -> int:
    """Where the link for the next free seat leads: to my own seat, else to the first that nobody has seen."""
    if mine := table.held_by(session):
        return mine[0]
    for seat in table.seats:
        if may_sit(table, session, seat.seat):
            return seat.seat
    raise Refusal("no-free-seat")


async def tie(tables: Tables, table: Table, kind: str, value: str) -> None:
    """Store a tie of a table, then remember it; under its lock."""
    await tables.save(table, tables.store.tie, kind, value)
    if value:
        table.links[kind] = value
    else:
        table.links.pop(kind, None)


async def let_sit(tables: Tables, table: Table, session: str, allowed: bool) -> None:
    """The host lets watchers take free seats, or no longer."""

    async def once() -> None:
        if not seats.is_host(table, session):
            raise Refusal("not-your-seat", seat=WATCHER)
        await tie(tables, table, links.SIT, "yes" if allowed else "")
        outgoing.tell_table(table)

    await tables.changing(table, once)


# A finished game for anybody.


async def share(tables: Tables, table: Table, session: str) -> bodies.Share:
    """The link by which anybody may look at a finished game; each of its players gets the same."""

    async def once() -> bodies.Share:
        check_player(table, session)
        if links.SHARED not in table.links:
            await tie(tables, table, links.SHARED, new_token())
            outgoing.tell_table(table)
        return bodies.Share(table.links[links.SHARED])

    return await tables.changing(table, once)


async def unshare(tables: Tables, table: Table, session: str) -> None:
    """Any one of the players closes it; from then on it is unknown."""

    async def once() -> None:
        check_player(table, session)
        await tie(tables, table, links.SHARED, "")
        outgoing.tell_table(table)

    await tables.changing(table, once)


def check_player(table: Table, session: str) -> None:
    """Only who has played, and only when all is over."""
    if not table.held_by(session):
        raise Refusal("not-your-seat", seat=WATCHER)
    if not table.over:
        raise Refusal("game-running")


async def shared(tables: Tables, token: str) -> Table:
    """The finished game behind a link; a closed link and one that never was are the same."""
    found = await tables.run(tables.store.tied, links.SHARED, token)
    if found is None:
        raise Refusal("share-unknown")
    table = await tables.get(found)
    if not table.over or table.links.get(links.SHARED) != token:
        raise Refusal("share-unknown")
    return table


def shared_info(table: Table) -> bodies.SharedGame:
    """What a stranger learns about a finished game: who played, how it ended, no word of the chat."""
    header = table.stored.header
    return bodies.SharedGame(
        game=header.title,
        rules=header.rules,
        players=header.players,
        switches=header.switches,
        edition=bool(header.edition),
        practice=header.practice,
        commitment=header.commitment,
        created=header.created,
        last=table.seq,
        seats=table.seat_infos(""),
        scores=table.game.scores(table.state),
        winners=table.game.winners(table.state),
    )
