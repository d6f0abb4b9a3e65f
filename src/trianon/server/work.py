"""Whose turn it is to think: the jobs this process holds, those it takes, and those it leaves to others."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from trianon.server import builds
from trianon.server.ending import ended
from trianon.server.hints import Hint
from trianon.server.jobs import LEASE_SECONDS
from trianon.server.lanes import ANALYSIS, AWAY, HINT, QUICK, SEARCH
from trianon.server.problems import Refusal, incident
from trianon.server.rows import BOT, JobKey, JobRow
from trianon.server.table import Table
from trianon.server.tables import Tables

TAKE_SECONDS = 1.0  # so often we look for jobs nobody told us about
TRIES = 4  # then any option is chosen: a thought that ends its process must not end them all
MANY = 1_000_000  # a process that is alone leaves nothing to others
WORK = Hint("", 0, 0)  # there is work for whoever has room
# Jobs held at once; those that search, and hints, for each thinker.
PLACES = {QUICK: 64, HINT: 4, SEARCH: 4, AWAY: 4, ANALYSIS: 2}
EACH = (HINT, SEARCH, AWAY)


NOT_HERE = ("storage", "rules-newer", "rules-elsewhere", "build-old")  # somebody else can do it


class Held(Struct, frozen=True):
    """A job of ours."""

    seq: int
    lane: str
    tries: int
    taken: bool  # from others: it is done whether anybody looks at the table here or not


class Work:
    """Which tables this process thinks for."""

    def __init__(self, tables: Tables, thinkers: int) -> None:
        self.tables, self.thinkers = tables, thinkers
        self.worker = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.held: dict[str, Held] = {}
        self.advised: dict[JobKey, str] = {}  # hints and analyses of ours, with their lanes
        self.advise: Callable[[JobRow], None] = lambda job: None
        self.shared = tables.settings.place.shared
        self.rules: list[str] | None = (
            None  # whose jobs we can do; a process that is alone does all
        )
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Take what nobody does, and keep what is ours."""
        if not self.tables.settings.works:
            return
        loop = asyncio.get_running_loop()
        self.tasks = [
            loop.create_task(self.again(self.take)),
            loop.create_task(self.again(self.renew)),
        ]

    async def close(self) -> None:
        """Leave the rest to others."""
        await ended(self.tasks)
        if self.shared:  # if that cannot be said now, the leases end by themselves
            with suppress(Refusal):
                await self.tables.run(self.tables.store.release_jobs, self.worker)

    async def again(self, work: Callable[[], Any]) -> None:
        """For ever; a database out of reach is tried again."""
        while True:
            try:
                await work()
            except Refusal:
                await asyncio.sleep(TAKE_SECONDS)
            except Exception as error:
                incident(error)
                await asyncio.sleep(TAKE_SECONDS)

    # What is ours.

    def holds(self, table: Table) -> bool:
        """Whether we are to think about a table as it stands."""
        found = self.held.get(table.id)
        return found is not None and found.seq == table.seq

    def is_taken(self, table: Table) -> bool:
        """Whether somebody else asked for it: then it is done whether anybody looks here or not."""
        return self.holds(table) and self.held[table.id].taken

    def is_looked_at(self, table: Table) -> bool:
        """Whether pages of another process look at a table, as far as its last job said."""
        found = self.held.get(table.id)
        return found is not None and found.taken and found.lane != AWAY

    def is_hopeless(self, table: Table) -> bool:
        """Whether so many have tried in vain that any option will do."""
        return self.holds(table) and self.held[table.id].tries > TRIES

    def offer(self, table: Table, seq: int, lane: str) -> JobRow:
        """A job about to be written: ours at once if there is room."""
        mine = self.rooms(table.id).get(lane, 0) > 0
        host, rules = table.stored.header.host, rules_for(table)
        return JobRow(table.id, seq, lane, host, self.worker if mine else "", rules=rules)

    def offer_advice(self, table: Table, lane: str, session: str) -> JobRow:
        """A hint or an analysis somebody waits for: ours at once if there is room."""
        worker = self.worker if self.rooms().get(lane, 0) > 0 else ""
        rules = rules_for(table)
        return JobRow(table.id, table.seq, lane, session, worker, kind=lane, rules=rules)

    def posted(self, job: JobRow) -> None:
        """It is on the disk: begin with it, or tell those who have room."""
        if job.worker:
            self.advise(job)
        else:
            self.nudge()
            self.tables.on_stored(WORK)

    def stored(self, game: str, job: JobRow | None) -> None:
        """A move, or a change of seats, is on the disk with the job it causes."""
        self.held.pop(game, None)
        if job is not None and job.worker:
            self.held[game] = Held(job.seq, job.lane, 1, taken=False)
        elif job is not None:
            self.nudge()
            self.tables.on_stored(WORK)

    def meet(self, others: builds.Others) -> None:
        """Which rules others have: their jobs are theirs."""
        self.rules = builds.doable(others.rules)

    def let_go(self, table: Table) -> None:
        """A job that somebody else has done."""
        held = self.held.get(table.id)
        if held is not None and held.seq < table.seq:
            del self.held[table.id]

    def rooms(self, but: str = "") -> dict[str, int]:
        """How many more jobs of each lane we would hold."""
        if not self.tables.settings.works:
            return {}
        if not self.shared:
            return dict.fromkeys(PLACES, MANY)
        used = Counter(held.lane for game, held in self.held.items() if game != but)
        used.update(self.advised.values())
        return {
            lane: places * (self.thinkers if lane in EACH else 1) - used[lane]
            for lane, places in PLACES.items()
        }

    # What nobody does.

    def nudge(self) -> None:
        """Something has happened somewhere: there may be work."""
        self.news.set()

    async def take(self) -> None:
        """Jobs that nobody has, as many as there is room for, as soon as there may be some."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), TAKE_SECONDS)
        self.news.clear()
        rooms = {lane: min(room, 100) for lane, room in self.rooms().items() if room > 0}
        call, rules = self.tables.store.take_jobs, self.rules
        for job in await self.tables.run(call, self.worker, rooms, rules):
            if job.kind == BOT:
                await self.begin(job)
            else:
                self.advise(job)

    async def begin(self, job: JobRow) -> None:
        """Think about a table; a job that has been overtaken ends."""
        self.held[job.game] = Held(job.seq, job.lane, job.tries, taken=True)
        try:
            table = await self.tables.get(job.game)
        except Refusal as error:
            self.held.pop(job.game, None)
            if error.code in NOT_HERE:  # else nobody can do it
                return
            await self.end(job)
            return
        alone = not self.shared and not table.bot_due
        if table.seq == job.seq and table.bot and not alone:
            self.tables.on_change(table)
        else:
            self.held.pop(job.game, None)
            await self.end(job)

    async def end(self, job: JobRow) -> None:
        """A job that came to nothing."""
        await self.tables.run(self.tables.store.end_jobs, job.game, job.seq)

    async def renew(self) -> None:
        """Ours for a while longer."""
        await asyncio.sleep(LEASE_SECONDS / 3)
        self.held = {game: held for game, held in self.held.items() if game in self.tables.live}
        keys = [(game, BOT, held.seq) for game, held in self.held.items()]
        keys += self.advised
        if keys:
            await self.tables.run(self.tables.store.renew_jobs, self.worker, keys)

    # Tables of bots, which play while somebody looks.

    async def post(self, table: Table, job: JobRow) -> None:
        """A job that no move has caused; if it is there already somebody has it, or will."""
        with suppress(Refusal):
            new = await self.tables.run(self.tables.store.post_job, job)
            if new and job.worker:
                self.stored(table.id, job)
                self.tables.on_change(table)
            else:
                self.nudge()


def rules_for(table: Table) -> str:
    """What whoever does a job of a table must have."""
    return builds.named(table.stored.header.title, table.game.rules_version)
