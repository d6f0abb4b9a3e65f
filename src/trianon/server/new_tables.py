"""New tables: as somebody wishes them, or as a branch of another game."""

from __future__ import annotations

import secrets
import time
from typing import Any

from trianon.bots.levels import check_level, levels_of
from trianon.core.edition import overrides_in
from trianon.core.errors import BadRequest
from trianon.core.game import SEED_BYTES, Game, commitment, key_of
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.core.words import LANGUAGES
from trianon.learn.lesson_run import ended
from trianon.learn.lessons import course
from trianon.learn.teacher import teacher
from trianon.server import bodies, history, holders, links, outgoing
from trianon.server.keeping import days_ago
from trianon.server.members import bit_of
from trianon.server.problems import Refusal
from trianon.server.robots import NAMES
from trianon.server.rows import BOT, HUMAN, OPEN, Header, SeatRow, Snapshot, Stored
from trianon.server.seats import NEXT_FREE, check_name
from trianon.server.table import Table
from trianon.server.tables import Tables
from trianon.server.tokens import hashed, new_id, new_token

PAGE = "page"  # the gentlest level that plays sensibly


async def make(tables: Tables, session: str, name: str, wish: bodies.NewTable) -> bodies.Made:
    """Set up the table somebody wishes; the game begins at once."""
    game = game_named(wish.game)
    game.check_players(len(wish.seats))
    switches = game.check_switches(wish.switches)
    overrides = overrides_of(wish)
    edition = game.edition(overrides or None)
    seed = seed_from(wish.seed)
    for plan in wish.seats:
        if isinstance(plan, bodies.BotSeat):
            check_level(plan.level, game)
    longest = tables.settings.name_longest
    seats = [
        planned(plan, number, session, name, longest) for number, plan in enumerate(wish.seats)
    ]
    state = game.start(len(wish.seats), seed, switches, edition, silent=True)
    header = new_header(game, session, seed, len(seats), switches, overrides)
    header.practice = bool(wish.seed)
    stored = Stored(header, seed, None, first_snapshot(game, state), seats=seats)
    if wish.language in LANGUAGES:
        stored.links[links.LANGUAGE] = wish.language
    return await placed(tables, session, stored)


async def first_game(
    tables: Tables, session: str, name: str, title: str, wish: bodies.FirstGame
) -> bodies.Made:
    """The table of a guided first game, as its teacher wants it: one learner among Pages."""
    game, plan = game_named(title), teacher(title).first_game
    goes_on = wish.from_lesson and plan.from_lesson
    run = ended(course(title).lessons[-1]) if goes_on else None
    seed, switches = seed_from(""), game.check_switches({})
    if run is None:
        state = game.start(plan.players, seed, switches, silent=True)
        mine, names = (state.asked_seat + plan.turn - 1) % plan.players, list(NAMES)
    else:
        mine, names = run.lesson.learner, run.lesson.names
        state = game.resample(run.state, mine, secrets.randbits(31))
        state.key, state.drawn = key_of(seed), 0
    header = new_header(game, session, seed, state.seats, switches, {})
    header.practice = run is not None
    start = game.save(state) if run else None
    level = PAGE if PAGE in levels_of(game) else levels_of(game)[0]
    seats = [
        SeatRow(seat, BOT, names[seat % len(names)], level=level) for seat in range(state.seats)
    ]
    seats[mine] = SeatRow(mine, HUMAN, name, session=session)
    stored = Stored(header, seed, start, first_snapshot(game, state), seats=seats)
    if wish.language in LANGUAGES:
        stored.links[links.LANGUAGE] = wish.language
    return await placed(tables, session, stored)


def overrides_of(wish: bodies.NewTable) -> dict[str, Any]:
    """The rows of an owner's edition, none without one."""
    if wish.edition_file is None:
        return wish.edition
    return overrides_in(wish.edition_file.text, wish.edition_file.name)


async def placed(tables: Tables, session: str, stored: Stored) -> bodies.Made:
    """Store a new table and hand out its invitations."""
    await check_room(tables, session)
    invitations = invited(stored)
    stored.holders = first_holders(session, stored.seats)
    stored.header.hot_seat = [seat.kind for seat in stored.seats].count(HUMAN) > 1
    table = Table.loaded(stored)
    job = tables.job_after(table, stored.seats, stored.snapshot.asked_seat, table.seq)
    await tables.run(tables.store.create, stored, job)
    tables.on_job(table.id, job)
    made = tables.add(stored)
    return bodies.Made(outgoing.table_info(made, session), invitations)


def invited(stored: Stored) -> list[bodies.Invitation]:
    """The invitations of a new table: to the next free seat, to each open one, and last to watch."""
    invitations: list[bodies.Invitation] = []
    for seat in stored.seats:
        if seat.kind == OPEN:
            token = new_token()
            seat.token_hash = hashed(token)
            invitations.append(bodies.Invitation(seat.seat, token))
    if invitations:
        token = new_token()
        stored.links[links.NEXT] = hashed(token)
        invitations.insert(0, bodies.Invitation(NEXT_FREE, token))
    watch = new_token()
    stored.header.watch_hash = hashed(watch)
    return [*invitations, bodies.Invitation(-1, watch)]


def first_holders(session: str, seats: list[SeatRow]) -> holders.Record:
    """Who sits at a new table, and to which seats somebody was invited."""
    record: holders.Record = []
    for seat in seats:
        if seat.kind == HUMAN:
            record.append(holders.noted(record, seat.seat, holders.MADE, 0, session, seat.name))
        elif seat.kind == OPEN:
            record.append(holders.noted(record, seat.seat, holders.INVITED, 0, session))
    return record


async def check_room(tables: Tables, session: str) -> None:
    """One session, and one server, hold so many unfinished tables."""
    settings = tables.settings
    since = days_ago(settings.tables_fresh_days)
    mine, total = await tables.run(tables.store.count_tables, session, since)
    if mine >= settings.tables_each:
        raise Refusal("tables-full", most=settings.tables_each)
    if total >= settings.tables_most:
        raise Refusal("server-full", most=settings.tables_most)


def seed_from(text: str) -> bytes:
    """A chosen seed in hexadecimal digits, else a secret one."""
    if not text:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return bytes.fromhex(text).ljust(SEED_BYTES, b"\0")
    except ValueError as error:
        raise BadRequest("bad-seed", found=text) from error


def new_header(
    game: Game,
    session: str,
    seed: bytes,
    players: int,
    switches: dict[str, bool],
    edition: dict[str, Any],
) -> Header:
    """The header of a table that begins now; its seed is promised by its hash."""
    return Header(
        id=new_id(),
        title=game.name,
        rules=game.rules_version,
        players=players,
        switches=switches,
        edition=edition,
        commitment=commitment(seed),
        practice=False,
        host=session,
        watch_hash="",
        created=int(time.time()),
    )


def planned(plan: bodies.SeatPlan, number: int, session: str, name: str, longest: int) -> SeatRow:
    """A seat as it was wished for."""
    if isinstance(plan, bodies.Mine):
        own = check_name(plan.name, longest) if plan.name else name
        return SeatRow(number, HUMAN, own, session=session)
    if isinstance(plan, bodies.BotSeat):
        return SeatRow(number, BOT, NAMES[number % len(NAMES)], level=plan.level)
    return SeatRow(number, OPEN)


def first_snapshot(game: Game, state: CoreState, seq: int = 0) -> Snapshot:
    """A state as the store wants it."""
    place = (seq, seq, state.asked_seat, bool(state.over))
    return Snapshot(*place, game.digest(state), game.save(state))


async def play_on(
    tables: Tables, table: Table, session: str, name: str, wish: bodies.PlayOn
) -> bodies.Made:
    """A practice table that begins where another game stood."""
    if wish.level:
        check_level(wish.level, table.game)
    table.seat(wish.seat)
    if not table.over and (not table.solo or wish.seat not in table.held_by(session)):
        raise Refusal("not-solo")
    seq = rewound(table, wish.seat) if wish.seq is None else wish.seq
    stored = (
        finished_branch(table, session, seq)
        if table.over
        else running_branch(table, session, seq, wish.seat)
    )
    stored.seats = [branch_seat(table, wish, session, name, seat) for seat in table.seats]
    return await placed(tables, session, stored)


def rewound(table: Table, seat: int) -> int:
    """The number of the moment before a seat's last decision, as its reader counts."""
    mine = [entry.seq for entry in table.kept if entry.seat == seat]
    if not mine:
        raise Refusal("undo-none")
    return mine[-1] - 1 if table.over else table.seq_for((seat,), mine[-1] - 1)


def finished_branch(table: Table, session: str, seq: int) -> Stored:
    """From a finished game as it was: same seed, same log up to there."""
    old = table.stored
    moment = history.moment(table.game, old, seq)
    header = branch_header(table, session, old.seed, moment.ply)
    kept = old.entries[:seq]
    snapshot = first_snapshot(table.game, moment.state, seq)
    return Stored(header, old.seed, old.start, snapshot, entries=list(kept))


def running_branch(table: Table, session: str, seq: int, seat: int) -> Stored:
    """From a running solo game: a world the seat could believe in, with chance of its own."""
    game = table.game
    moment = history.moment(game, table.stored, seq, bit_of(seat))
    state = game.resample(moment.state, seat, secrets.randbits(31))
    seed = secrets.token_bytes(SEED_BYTES)
    state.key = key_of(seed)
    state.drawn = 0
    header = branch_header(table, session, seed, moment.ply)
    return Stored(header, seed, game.save(state), first_snapshot(game, state))


def branch_header(table: Table, session: str, seed: bytes, ply: int) -> Header:
    """A practice table of the same game, players, switches and edition."""
    old = table.stored.header
    header = new_header(table.game, session, seed, old.players, old.switches, old.edition)
    header.practice, header.branch_of, header.branch_ply = True, old.id, ply
    return header


def branch_seat(
    table: Table, wish: bodies.PlayOn, session: str, name: str, seat: SeatRow
) -> SeatRow:
    """My seat, and bots on the others: of the level wished, or those that sit there."""
    if seat.seat == wish.seat:
        return SeatRow(seat.seat, HUMAN, name or seat.name, session=session)
    if not wish.level and seat.kind == BOT:
        return SeatRow(seat.seat, BOT, seat.name, level=seat.level)
    check_level(wish.level, table.game)
    return SeatRow(seat.seat, BOT, NAMES[seat.seat % len(NAMES)], level=wish.level)
