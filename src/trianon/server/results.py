"""How finished games ended, for the lobby: read from their last state once, then remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from trianon.core.errors import TrianonError
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.server import wire
from trianon.server.rows import Listed, Wreck
from trianon.server.tables import Tables

MOST = 2000  # remembered
Result = tuple[list[int], list[int]]  # scores and winners by seat
known: dict[str, Result] = {}  # a finished game stays as it is


class Results(msgspec.Struct):
    """The results of some finished games."""

    by_table: dict[str, Result]

    def told(self, line: wire.TableLine) -> wire.TableLine:
        """A line of the lobby with its result, if it has one."""
        if line.damaged or line.table not in self.by_table:
            return line
        scores, winners = self.by_table[line.table]
        return msgspec.structs.replace(line, scores=scores, winners=winners)


async def of_finished(tables: Tables, rows: Iterable[Listed | Wreck]) -> Results:
    """The results of those that are over; what cannot be read has none."""
    over = {row.header.id: row for row in rows if isinstance(row, Listed) and row.over}
    unknown = [name for name in over if name not in known]
    if unknown:
        found = await tables.run(tables.store.snapshots_of, unknown)
        fresh = await asyncio.to_thread(read_all, {one: (over[one], found[one]) for one in found})
        known.update(fresh)
        while len(known) > MOST:
            known.pop(next(iter(known)))
    return Results({name: known[name] for name in over if name in known})


def read_all(games: dict[str, tuple[Listed, bytes]]) -> dict[str, Result]:
    """Each state that can be read."""
    found = {}
    for name, (row, data) in games.items():
        try:
            found[name] = result_of(row, data)
        except (TrianonError, ValueError, KeyError, IndexError):
            continue  # opening it says what is wrong
    return found


def result_of(row: Listed, data: bytes) -> Result:
    """Scores and winners of a last state."""
    game = game_named(row.header.title)
    state: CoreState = game.load(data, game.edition(row.header.edition or None), row.header.players)
    return game.scores(state), game.winners(state)
