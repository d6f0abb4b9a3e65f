"""Bots at the tables: they think off the event loop, from views only, and move through the same door."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from trianon.bots.bot import BOTS, OTHER_NAMES, ask, bot_named
from trianon.core.errors import BadRequest, TrianonError
from trianon.core.game import Game
from trianon.server.problems import incident
from trianon.server.table import Table
from trianon.server.tables import ROBOT, Tables

NAMES = ("Blaise", "Colette", "Denis", "Élodie", "Fabien", "Gisèle", "Henri", "Inès")
RETRY_SECONDS = 2.0  # after a fault of the disk


class Robots:
    """One task for each table at which a bot is asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pool = ThreadPoolExecutor(tables.settings.bot_threads, "bot")
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = asyncio.Semaphore(tables.settings.bots_at_once)
        self.closing = False
        tables.on_change = self.wake

    def wake(self, table: Table) -> None:
        """Let the bots of a table play if one is asked."""
        if table.bot and table.id not in self.tasks and not self.closing:
            task = asyncio.get_running_loop().create_task(self.play(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.rest(table))

    def rest(self, table: Table) -> None:
        """A task is over; a bot may have been asked again in the meantime."""
        self.tasks.pop(table.id, None)
        if not table.removed:
            self.wake(table)

    async def play(self, table: Table) -> None:
        """Move until a person is asked."""
        while table.bot and not table.removed and not self.closing:
            try:
                async with self.turns:
                    await self.one(table)
            except TrianonError as error:
                if error.code in ("storage", "incident"):
                    await asyncio.sleep(RETRY_SECONDS)

    async def one(self, table: Table) -> None:
        """Think and move; a person may have come back meanwhile."""
        if table.bot:
            seat, seq = table.state.asked_seat, table.seq
            name = await self.choice(table, table.bot)
            await asyncio.shield(self.move(table, seat, seq, name))

    async def move(self, table: Table, seat: int, seq: int, name: str) -> None:
        """Through the door of everybody."""
        move_id = f"bot-{secrets.token_hex(8)}"
        await self.tables.act(table, ROBOT, seat, seq, move_id, name, lambda _: None)

    async def choice(self, table: Table, level: str) -> str:
        """What the bot of this level does; the random one if it fails or thinks too long."""
        game, state = table.game, table.game.copy(table.state)
        loop = asyncio.get_running_loop()
        seconds = self.tables.settings.bot_seconds
        try:
            thinking = loop.run_in_executor(self.pool, thought, game, state, level)
            return await asyncio.wait_for(thinking, seconds)
        except Exception as error:
            if not isinstance(error, TimeoutError):
                incident(error)
            return thought(game, state, "random")

    async def close(self) -> None:
        """Send everybody home; a bot that thinks is not waited for."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)


def thought(game: Game, state: Any, level: str) -> str:
    """The name of the action a bot chooses."""
    bot = bot_named(level, game, secrets.randbits(31))
    return game.action_name(state, ask(bot, game, state))


def check_level(level: str) -> None:
    """Refuse a bot that does not exist."""
    if OTHER_NAMES.get(level, level) not in BOTS:
        raise BadRequest("unknown-bot", bot=level, known=", ".join(BOTS))
