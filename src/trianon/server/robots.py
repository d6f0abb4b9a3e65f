"""Bots at the tables: they think in processes of their own, from imagined worlds, and move through the door."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from trianon.bots.bot import BOTS, OTHER_NAMES, ask, bot_named
from trianon.core.errors import BadRequest, TrianonError
from trianon.server.lanes import AWAY, QUICK, SEARCH, Job, Lane
from trianon.server.problems import incident
from trianon.server.table import Table
from trianon.server.tables import ROBOT, Tables
from trianon.server.thinkers import Dropped, Thinkers, Unanswered
from trianon.server.thinking import Choose, imagined

NAMES = ("Blaise", "Colette", "Denis", "Élodie", "Fabien", "Gisèle", "Henri", "Inès")
SEARCHING = ("minister", "sun-king")  # the levels that think for a while
RETRY_SECONDS = 2.0  # after a fault of the disk


class Robots:
    """One task for each table at which a bot is asked."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.jobs: dict[str, tuple[Job, int, str]] = {}  # by table: what is thought about
        self.door = Door(tables.settings.bots_at_once)
        self.closing = False
        tables.on_change = self.wake

    def wake(self, table: Table) -> None:
        """Something has changed at a table: let its bots begin, or think again about what they think about."""
        if table.id in self.tasks:
            self.look_again(table)
        elif self.due(table):
            task = asyncio.get_running_loop().create_task(self.play(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.rest(table))

    def rest(self, table: Table) -> None:
        """A task is over; a bot may have been asked again in the meantime."""
        self.tasks.pop(table.id, None)
        self.wake(self.tables.live.get(table.id, table))  # it may have been loaded anew

    def due(self, table: Table) -> bool:
        """Whether a bot of this table is to think now."""
        return table.bot_due and not table.removed and not self.closing

    def look_again(self, table: Table) -> None:
        """A thought nobody needs is dropped; one that waits changes its lane when pages come and go."""
        if table.id in self.jobs:
            job, seq, level = self.jobs[table.id]
            if not self.due(table) or (seq, level) != (table.seq, table.bot):
                self.thinkers.drop(job)
            elif job.lane != lane_of(table):
                self.thinkers.move(job, lane_of(table))

    async def play(self, table: Table) -> None:
        """Move until a person is asked."""
        while self.due(table):
            try:
                await self.one(table)
            except Dropped:
                continue
            except TrianonError as error:
                if error.code in ("storage", "incident"):
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                incident(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def one(self, table: Table) -> None:
        """Think and move; a person may have come back meanwhile."""
        seat, seq = table.state.asked_seat, table.seq
        code = await self.choice(table)
        async with self.door.turn(table.stored.header.host, table.id):
            name = table.game.action_name(table.state, code) if table.seq == seq else ""
            await asyncio.shield(self.move(table, seat, seq, name))

    async def move(self, table: Table, seat: int, seq: int, name: str) -> None:
        """Through the door of everybody."""
        move_id = f"bot-{secrets.token_hex(8)}"
        await self.tables.act(table, ROBOT, seat, seq, move_id, name, lambda _: None)

    async def choice(self, table: Table) -> int:
        """What the bot that is asked does; any option if it fails or thinks too long."""
        options = table.game.options(table.state)
        if len(options) == 1:
            return options[0]
        try:
            code = await self.thought(table)
            if code in options:
                return code
            incident(ValueError(f"{table.bot} chose {code}, which is not among the options"))
        except Unanswered:
            pass  # logged where it happened
        return any_option(table)

    async def thought(self, table: Table) -> int:
        """The choice of a process."""
        task = msgspec.msgpack.encode(choosing(table, secrets.randbits(31), secrets.randbits(31)))
        seconds = self.tables.settings.bot_seconds
        job = Job(lane_of(table), table.stored.header.host, table.id, task, seconds)
        self.jobs[table.id] = (job, table.seq, table.bot)
        try:
            return int(await self.thinkers.think(job, int))
        finally:
            self.jobs.pop(table.id, None)

    async def close(self) -> None:
        """Send everybody home; a bot that thinks is not waited for."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Door:
    """So many bots at once carry out what they chose, sessions in turn: people never queue behind hundreds."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.lane = Lane()
        self.called: dict[Job, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def turn(self, session: str, table: str) -> AsyncIterator[None]:
        """A place at the door."""
        job = Job("door", session, table)
        self.called[job] = asyncio.get_running_loop().create_future()
        self.lane.push(job)
        self.call()
        try:
            await self.called[job]
            yield
        finally:
            del self.called[job]
            if not self.lane.remove(job):
                self.places += 1
                self.call()

    def call(self) -> None:
        """Whoever is next, as long as there are places."""
        while self.places and (job := self.lane.pop()):
            self.places -= 1
            if not self.called[
                job
            ].done():  # else its bot has been sent home, and gives the place back
                self.called[job].set_result(None)


def lane_of(table: Table) -> str:
    """Where the thoughts of a table wait."""
    if not table.pages:
        return AWAY
    return SEARCH if OTHER_NAMES.get(table.bot, table.bot) in SEARCHING else QUICK


def choosing(table: Table, number: int, seed: int) -> Choose:
    """What a process gets to know about a table: a world the seat that is asked could believe in."""
    return Choose(*table.figures, imagined(table.game, table.state, number), table.bot, seed)


def any_option(table: Table) -> int:
    """What the random bot does."""
    game = table.game
    return ask(bot_named("random", game, secrets.randbits(31)), game, game.copy(table.state))


def check_level(level: str) -> None:
    """Refuse a bot that does not exist."""
    if OTHER_NAMES.get(level, level) not in BOTS:
        raise BadRequest("unknown-bot", bot=level, known=", ".join(BOTS))
