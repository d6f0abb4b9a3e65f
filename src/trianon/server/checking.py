"""The check of a whole database: every digest, every chain, every game replayed from its seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Engine, select

from trianon.core.game import Game
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.server import history, schema
from trianon.server.reading import Fault, faults, read, stored_of
from trianon.server.rows import Entry, Stored

FILE_ROW = "file"
Advance = Callable[[int], None]


def games_in(engine: Engine) -> list[str]:
    """The names of all games, the oldest first."""
    with engine.begin() as db:
        query = select(schema.games.c.id).order_by(schema.games.c.created, schema.games.c.id)
        return [str(name) for name in db.execute(query).scalars()]


def check(engine: Engine, games: list[str], advance: Advance = lambda _: None) -> Iterator[Fault]:
    """Everything that is wrong with a database; each game is read in a transaction of its own."""
    if engine.dialect.name == "sqlite":  # PostgreSQL keeps its keys itself; its pages: pg_amcheck
        with engine.begin() as db:
            yield from file_faults(db)
            yield from orphans(db)
    for name in games:
        with engine.begin() as db:
            yield from game_faults(db, name)
        advance(1)


def file_faults(db: Connection) -> Iterator[Fault]:
    """What SQLite itself says about its file."""
    for row in db.exec_driver_sql("PRAGMA integrity_check"):
        if row[0] != "ok":
            yield Fault("file", "", FILE_ROW, str(row[0]))


def orphans(db: Connection) -> Iterator[Fault]:
    """Rows of games that are not there."""
    for table, number, _, _ in db.exec_driver_sql("PRAGMA foreign_key_check").all():
        if "game" in schema.metadata.tables[table].columns:
            query = f"SELECT game FROM {table} WHERE rowid = ?"
            game = db.exec_driver_sql(query, (number,)).scalar()
            yield Fault("orphan", str(game), table)


def game_faults(db: Connection, name: str) -> Iterator[Fault]:
    """What is wrong with one game; nothing it contains makes the check fail."""
    try:
        rows = read(db, name)
        found = list(faults(rows)) if rows else []
        yield from found
        if rows and not found:
            yield from replay_faults(stored_of(rows, []))
    except Exception as error:
        yield Fault("unreadable", name, "games", type(error).__name__)


def replay_faults(stored: Stored) -> Iterator[Fault]:
    """The first place at which the log does not lead where it says, if these are its rules."""
    name = stored.header.id
    if stored.header.title not in GAMES:
        yield Fault("unreadable", name, "games", "unknown-game")
        return
    game = game_named(stored.header.title)
    if stored.header.rules != game.rules_version:
        return
    last = None
    for entry, state, fits in course(game, stored):
        if not fits:
            yield Fault("replay", name, f"actions {entry.seq}")
            return
        last = state
    yield from end_faults(game, stored, last)


def course(game: Game, stored: Stored) -> Iterator[tuple[Entry, CoreState, bool]]:
    """Every entry, the state after it, and whether it is what the rules say."""
    state = history.begun(game, stored)
    past: list[Any] = []
    for entry in stored.entries:
        if entry.undo:
            fits, state = bool(past), past.pop() if past else state
        else:
            past.append(game.copy(state))
            fits = allowed(game, state, entry)
            if fits:
                game.apply(state, entry.code)
        yield entry, state, fits and game.digest(state) == entry.digest


def allowed(game: Game, state: CoreState, entry: Entry) -> bool:
    """Whether an entry was an answer to the decision that was open."""
    if state.over or entry.seat != state.asked_seat or entry.code not in game.options(state):
        return False
    return entry.action == game.action_name(state, entry.code)


def end_faults(game: Game, stored: Stored, last: Any) -> Iterator[Fault]:
    """Whether the snapshot is where the log leads."""
    state = last if last is not None else history.begun(game, stored)
    snapshot = stored.snapshot
    told = (snapshot.data, snapshot.digest, snapshot.asked_seat, snapshot.over)
    if told != (game.save(state), game.digest(state), state.asked_seat, bool(state.over)):
        yield Fault("replay", stored.header.id, "snapshots")
