"""Who is here: pages of this process are known at once, those of others by rows in the database they share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from trianon.server import outgoing
from trianon.server.ending import ended
from trianon.server.hints import Hint
from trianon.server.problems import Refusal
from trianon.server.table import Table
from trianon.server.tables import Tables

MEET = -3  # the seq of a hint that somebody has come or gone


class Presence:
    """Tells other processes who is here, and our tables who is there."""

    def __init__(self, tables: Tables, process: str) -> None:
        self.tables, self.process = tables, process
        self.changes: dict[tuple[str, str], bool] = {}
        self.flushing: asyncio.Task[None] | None = None
        self.closed = False

    def note(self, table: Table, session: str) -> None:
        """A page of somebody has opened or closed."""
        if self.closed:
            return  # a process that ends takes its rows with it
        self.changes[table.id, session] = any(page.session == session for page in table.pages)
        if self.flushing is None:
            self.flushing = asyncio.get_running_loop().create_task(self.flush())

    async def flush(self) -> None:
        """Write until nothing waits; what cannot be written now is tried again."""
        try:
            while self.changes:
                changes, self.changes = self.changes, {}
                try:
                    await self.tables.run(self.tables.store.note_presence, self.process, changes)
                    for table in {game for game, _ in changes}:
                        self.tables.on_stored(Hint(table, MEET, MEET))
                except Refusal:
                    self.changes = {**changes, **self.changes}
                    await asyncio.sleep(1)
        finally:
            self.flushing = None

    async def look(self, names: Sequence[str] | None = None) -> None:
        """Who is at our tables elsewhere; the pages hear of it."""
        asked = [name for name in (names or self.tables.live) if name in self.tables.live]
        found = await self.tables.run(self.tables.store.meet, self.process, asked)
        for name in asked:
            table = self.tables.live.get(name)
            if table is not None and table.meet(found.get(name, {})):
                outgoing.tell_table(table)

    async def close(self) -> None:
        """Nobody is here any more, and whoever still leaves need not be written down."""
        self.closed = True
        await ended([self.flushing])


def hint_of(hint: Hint) -> bool:
    """Whether a hint says that somebody has come or gone."""
    return hint.seq == MEET
