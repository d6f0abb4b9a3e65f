"""Bots at the tables: they think in processes of their own, from imagined worlds, and move through the door."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from msgspec import Struct

from trianon.bots.bot import ALIASES, ask, bot_named
from trianon.core.errors import TrianonError
from trianon.core.game import WATCHER
from trianon.server.ending import ended
from trianon.server.lanes import AWAY, QUICK, SEARCH, Job, Lane
from trianon.server.problems import incident
from trianon.server.rows import HUMAN, JobRow, SeatRow
from trianon.server.table import Table
from trianon.server.tables import ROBOT, Tables
from trianon.server.thinkers import Dropped, Thinkers, Unanswered
from trianon.server.thinking import Choose, imagined
from trianon.server.undo import has_revealed
from trianon.server.work import Work

NAMES = ("Blaise", "Colette", "Denis", "Élodie", "Fabien", "Gisèle", "Henri", "Inès")
SEARCHING = ("minister", "sun-king")  # the levels that think for a while
NONE = -1  # no action
RETRY_SECONDS = 2.0  # after a fault of the disk


class Plan(Struct, frozen=True):
    """What a bot means to do next: good for one state of the table, until it learns something."""

    seat: int
    level: str
    seq: int
    codes: list[int]


class Robots:
    """One task for each table at which a bot is asked."""

    def __init__(self, tables: Tables, thinkers: Thinkers, work: Work) -> None:
        self.tables, self.thinkers, self.work = tables, thinkers, work
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.jobs: dict[str, tuple[Job, int, str]] = {}  # by table: what is thought about
        self.plans: dict[str, Plan] = {}  # by table: what a bot means to do next in its turn
        self.door = Door(tables.settings.bots_at_once)
        self.closing = False
        tables.on_change = self.wake
        tables.job_after, tables.on_job = self.job_after, work.stored

    def wake(self, table: Table) -> None:
        """Something has changed at a table: let its bots begin, or think again about what they think about."""
        self.work.let_go(table)
        if table.id in self.tasks:
            self.look_again(table)
        elif self.due(table):
            task = asyncio.get_running_loop().create_task(self.play(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.rest(table))
        elif self.is_forgotten(table):
            job = self.job_after(table, table.seats, table.state.asked_seat, table.seq)
            if job is not None:
                task = asyncio.get_running_loop().create_task(self.work.post(table, job))
                self.tasks[table.id] = task
                task.add_done_callback(lambda _: self.rest(table))

    def is_forgotten(self, table: Table) -> bool:
        """Whether a bot is to think and no move has said so: a table of bots is looked at, or an old one."""
        due = table.bot_due and not table.removed and not self.closing
        return due and not self.work.holds(table) and not (self.work.shared and table.has_people)

    def job_after(
        self, table: Table, seats: list[SeatRow], asked_seat: int, seq: int
    ) -> JobRow | None:
        """What a bot has to do, if one is asked and somebody sits here or looks."""
        level = "" if asked_seat == WATCHER else seats[asked_seat].played_by_bot
        looked_at = table.is_looked_at
        if not level or not (looked_at or any(seat.kind == HUMAN for seat in seats)):
            return None
        lane = lane_for(level, looked_at or self.work.is_looked_at(table))
        return self.work.offer(table, seq, lane)

    def rest(self, table: Table) -> None:
        """A task is over; a bot may have been asked again in the meantime."""
        self.tasks.pop(table.id, None)
        self.plans.pop(table.id, None)
        table = self.tables.live.get(table.id, table)  # it may have been loaded anew
        if self.due(table):
            self.wake(table)
        if self.work.shared:
            self.work.nudge()  # there is room again

    def due(self, table: Table) -> bool:
        """Whether a bot of this table is to think now."""
        wanted = bool(table.bot) and (table.bot_due or self.work.is_taken(table))
        return wanted and self.work.holds(table) and not table.removed and not self.closing

    def lane(self, table: Table) -> str:
        """Where the thoughts of a table wait: its own lane, or the one under which others asked for it."""
        taken = not table.pages and self.work.is_taken(table)
        return self.work.held[table.id].lane if taken else lane_of(table)

    def look_again(self, table: Table) -> None:
        """A thought nobody needs is dropped; one that waits changes its lane when pages come and go."""
        if table.id in self.jobs:
            job, seq, level = self.jobs[table.id]
            if not self.due(table) or (seq, level) != (table.seq, table.bot):
                self.thinkers.drop(job)
            elif job.lane != self.lane(table):
                self.thinkers.move(job, self.lane(table))

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
        if (planned := self.next_planned(table)) in options:
            return planned
        if len(options) == 1:
            return options[0]
        if self.work.is_hopeless(table):
            return any_option(table)
        try:
            code, *rest = await self.thought(table)
            if code in options:
                self.plans[table.id] = Plan(table.state.asked_seat, table.bot, table.seq + 1, rest)
                return code
            incident(ValueError(f"{table.bot} chose {code}, which is not among the options"))
        except Unanswered:
            pass  # logged where it happened
        return any_option(table)

    def next_planned(self, table: Table) -> int:
        """What the bot has thought of already, if it has learned nothing since; -1 if it must think."""
        plan = self.plans.pop(table.id, None)
        now = (table.state.asked_seat, table.bot, table.seq)
        if plan is None or not plan.codes or (plan.seat, plan.level, plan.seq) != now:
            return NONE
        if has_revealed(table, len(table.kept) - 1):
            return NONE
        code, *rest = plan.codes
        self.plans[table.id] = Plan(plan.seat, plan.level, plan.seq + 1, rest)
        return code

    async def thought(self, table: Table) -> list[int]:
        """The choices of a process: this one, and those it would make next in the same turn."""
        chance = (secrets.randbits(31), secrets.randbits(31))
        task = msgspec.msgpack.encode(choosing(table, *chance, self.thinkers.threads()))
        seconds = self.tables.settings.bot_seconds
        job = Job(self.lane(table), table.stored.header.host, table.id, task, seconds)
        self.jobs[table.id] = (job, table.seq, table.bot)
        try:
            found: list[int] = await self.thinkers.think(job, list[int])
            return found
        finally:
            self.jobs.pop(table.id, None)

    async def close(self) -> None:
        """Send everybody home; a bot that thinks is not waited for."""
        self.closing = True
        await ended(self.tasks.values())


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
    return lane_for(table.bot, table.is_looked_at)


def lane_for(level: str, looked_at: bool) -> str:
    """Where the thoughts of a level wait."""
    if not looked_at:
        return AWAY
    return SEARCH if ALIASES.get(level, level) in SEARCHING else QUICK


def choosing(table: Table, number: int, seed: int, threads: int = 1) -> Choose:
    """What a process gets to know about a table: a world the seat that is asked could believe in."""
    world = imagined(table.game, table.state, number)
    return Choose(*table.figures, world, table.bot, seed, threads)


def any_option(table: Table) -> int:
    """What the random bot does."""
    game = table.game
    return ask(bot_named("random", game, secrets.randbits(31)), game, game.copy(table.state))
