"""Copies of games that others play on: what many of them lack is asked for in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct
from sqlalchemy import Connection

from trianon.server.rows import Entry, News

MOST = 200  # copies in one question
COLUMNS = Entry.__struct_fields__
ACTION = ", ".join(f"actions.{name}" for name in COLUMNS)
# Standing and actions at one moment: a statement sees one state of the database.
LACKING = f"""
SELECT games.id, games.version, snapshots.seq, snapshots.digest, {ACTION}
FROM unnest(%(games)s::text[], %(seqs)s::int[]) AS known(game, seq)
JOIN games ON games.id = known.game
JOIN snapshots ON snapshots.game = known.game
LEFT JOIN actions ON actions.game = known.game AND actions.seq > known.seq
ORDER BY games.id, actions.seq
"""
SEQ, UNDO = COLUMNS.index("seq"), COLUMNS.index("undo")


class Copy(Struct, frozen=True):
    """A game as a process has it: so many actions, and the version of all that is no move."""

    game: str
    seq: int
    version: int


def lacking(db: Connection, copies: list[Copy]) -> dict[str, News]:
    """What some copies lack; games that are gone are missing. Seats of another version are not read."""
    wanted = {"games": [one.game for one in copies], "seqs": [one.seq for one in copies]}
    found: dict[str, News] = {}
    for game, version, seq, digest, *action in db.exec_driver_sql(LACKING, wanted):
        news = found.setdefault(game, News(seq, digest, [], version))
        if action[SEQ] is not None:
            action[UNDO] = bool(action[UNDO])
            news.entries.append(Entry(*action))
    return found


AllNews = Callable[[list[Copy]], Awaitable[dict[str, News]]]


class Reader:
    """While one question is on its way to the database, the next one gathers."""

    def __init__(self, all_news: AllNews) -> None:
        self.all_news = all_news
        self.waiting: list[tuple[Copy, asyncio.Future[News | None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def news(self, copy: Copy) -> News | None:
        """What a copy lacks, as it is stored after this call; None if the game is gone."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[News | None] = loop.create_future()
        self.waiting.append((copy, done))
        if self.task is None:
            self.task = loop.create_task(self.ask())
        return await done

    async def ask(self) -> None:
        """Until nobody waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.answer(batch)
        finally:
            self.task = None

    async def answer(self, batch: list[tuple[Copy, asyncio.Future[News | None]]]) -> None:
        """One question; a database that fails fails all who asked."""
        try:
            found = await self.all_news([copy for copy, _ in batch])
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for copy, done in batch:
            if not done.done():
                done.set_result(found.get(copy.game))
