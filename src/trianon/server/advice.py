"""Advice at the tables: hints while one plays alone with bots, the analysis when a game is over.

Both are jobs: rows that any process with room takes, whose answers are rows too. Whoever asked waits for the
answer and not for a process; an analysis is made once for ever.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec

from trianon.server import bodies, history, wire
from trianon.server.hints import Hint
from trianon.server.lanes import ANALYSIS, HINT, Job
from trianon.server.problems import Refusal, incident
from trianon.server.rows import JobKey, JobRow
from trianon.server.table import Table
from trianon.server.tables import Tables, check_holder
from trianon.server.thinkers import Dropped, Thinkers, Unanswered
from trianon.server.thinking import Advise, Analyse, Task, imagined
from trianon.server.work import NOT_HERE, TRIES, Work

KEPT = 200  # hints and analyses in memory
ANSWERED = -4  # the seq of a hint that there is an answer at a table
KINDS: dict[str, Any] = {HINT: list[wire.Advice], ANALYSIS: bodies.Analysis}


class Advisers:
    """Let others think: hints before the bots that search, analyses one after the other."""

    def __init__(self, tables: Tables, thinkers: Thinkers, work: Work) -> None:
        self.tables, self.thinkers, self.work = tables, thinkers, work
        self.hints: dict[str, tuple[int, asyncio.Future[Any]]] = {}
        self.analyses: dict[str, asyncio.Future[Any]] = {}
        self.news: dict[JobKey, asyncio.Event] = {}  # what is waited for here
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        work.advise = self.begin

    # Who asks.

    async def hint(self, table: Table, session: str, seat: int, seq: int) -> wire.Hint:
        """The options of the open decision for the seat that is asked; each decision is thought about once."""
        check_holder(table, session, seat)
        if not table.solo:
            raise Refusal("no-hints")
        self.tables.check_turn(table, session, seat, seq, "hint")
        try:
            thinking = asyncio.shield(self.thinking(table, session))
            options = await asyncio.wait_for(thinking, self.tables.settings.bot_seconds)
        except (TimeoutError, Unanswered, Dropped) as error:
            raise Refusal("hint-late") from error
        return wire.Hint(seat, seq, options)

    def thinking(self, table: Table, session: str) -> asyncio.Future[Any]:
        """The thought about the open decision, begun or had already."""
        seq, known = self.hints.pop(table.id, (-1, None))
        if known is None or seq != table.seq or (known.done() and failed(known)):
            settings = self.tables.settings
            seconds = settings.hint_seconds + settings.bot_seconds
            known = self.waiting(table, HINT, session, seconds)
        self.hints[table.id] = (table.seq, known)
        forget_oldest(self.hints)
        return known

    async def analysis(self, table: Table, session: str) -> bodies.Analysis:
        """The analysis of a finished game, made once."""
        if not table.over:
            raise Refusal("game-running")
        history.check_rules(table.game, table.stored)
        known = self.analyses.pop(table.id, None)
        if known is None or (known.done() and failed(known)):
            known = self.waiting(table, ANALYSIS, session, self.tables.settings.analysis_seconds)
        self.analyses[table.id] = known
        forget_oldest(self.analyses)
        try:
            found: bodies.Analysis = await asyncio.shield(known)
            return found
        except Dropped as error:  # the server closes
            raise Refusal("storage") from error
        except Unanswered as error:
            raise incident(error) from error

    def waiting(self, table: Table, kind: str, session: str, seconds: float) -> asyncio.Future[Any]:
        """An answer that everybody here who asks waits for."""
        begun = asyncio.ensure_future(self.answered(table, kind, session, seconds))
        begun.add_done_callback(failed)  # a fault nobody waits for any more is not called lost
        return begun

    async def answered(self, table: Table, kind: str, session: str, seconds: float) -> Any:
        """The answer to a job, whoever does it; Unanswered if nothing comes of it in time."""
        job = self.work.offer_advice(table, kind, session)
        news = self.news.setdefault(job.key, asyncio.Event())
        end = time.monotonic() + seconds
        try:
            found, is_new = await self.tables.run(self.tables.store.ask_job, job)
            if is_new:
                self.work.posted(job)
            while found is None:
                found = await self.next_answer(job.key, news)
                if found is None and time.monotonic() > end:
                    raise Unanswered(f"{kind}: no answer in {seconds} s")
        finally:
            self.news.pop(job.key, None)
        if not found:
            raise Unanswered(f"{kind}: nothing came of it")
        return msgspec.msgpack.decode(found, type=KINDS[kind])

    async def next_answer(self, key: JobKey, news: asyncio.Event) -> bytes | None:
        """What has come, if anything has: looked up when somebody says so, and every second."""
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), self.tables.settings.look_seconds)
        news.clear()
        if self.closing:
            raise Dropped
        try:
            found, waits = await self.tables.run(self.tables.store.answer_to, key)
        except Refusal:  # a database out of reach is asked again
            return None
        return b"" if found is None and not waits else found

    def heard(self, game: str) -> None:
        """There is an answer at a table: those who wait look."""
        for key, news in self.news.items():
            if key[0] == game:
                news.set()

    # Who thinks.

    def begin(self, job: JobRow) -> None:
        """A job of ours."""
        self.work.advised[job.key] = job.lane
        task = asyncio.get_running_loop().create_task(self.carry_out(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def carry_out(self, job: JobRow) -> None:
        """Think, and leave the answer; what is left undone somebody takes when its lease is over."""
        try:
            data = await self.thought(job)
            await self.tables.run(self.tables.store.settle_job, job.key, data)
            self.heard(job.game)
            self.tables.on_stored(Hint(job.game, ANSWERED, job.seq))
        except (Dropped, Refusal):
            pass
        except Exception as error:
            incident(error)
        finally:
            self.work.advised.pop(job.key, None)
            self.work.nudge()  # there is room again

    async def thought(self, job: JobRow) -> bytes | None:
        """What comes of a job: empty if nothing can, None if nobody needs it any more."""
        try:
            table = await self.tables.get(job.game)
            if not is_wanted(table, job):
                return None
            task, seconds = self.task_for(table, job.kind)
        except Refusal as error:
            if error.code in NOT_HERE:
                raise
            return b""  # nobody can do it
        if job.tries > TRIES:
            return b""
        data = msgspec.msgpack.encode(task)
        try:
            asked = Job(job.lane, job.session, job.game, data, seconds)
            return msgspec.msgpack.encode(await self.thinkers.think(asked, KINDS[job.kind]))
        except Unanswered:  # logged where it happened
            return b""

    def task_for(self, table: Table, kind: str) -> tuple[Task, float]:
        """What a process gets, and how long it may take."""
        settings = self.tables.settings
        if kind == ANALYSIS:
            return analysing(table, settings.analysis_simulations), settings.analysis_seconds
        task = advising(table, secrets.randbits(31), settings.hint_seconds)
        return task, settings.hint_seconds + settings.bot_seconds

    def close(self) -> None:
        """Nobody is waited for, and nobody waits."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        for news in self.news.values():
            news.set()


def is_wanted(table: Table, job: JobRow) -> bool:
    """Whether the answer to a job would still help anybody."""
    return table.over if job.kind == ANALYSIS else table.seq == job.seq and not table.over


def failed(done: asyncio.Future[Any]) -> bool:
    """Whether a thought came to nothing; it may be begun again."""
    return done.cancelled() or done.exception() is not None


def forget_oldest(kept: dict[str, Any]) -> None:
    """Only so many are kept; the one asked for last stands last."""
    while len(kept) > KEPT:
        kept.pop(next(iter(kept)))


def advising(table: Table, number: int, seconds: float) -> Advise:
    """What a process gets to know about a table at which a hint is wanted: an imagined world."""
    world = imagined(table.game, table.state, number)
    return Advise(*table.figures, world, seconds)


def analysing(table: Table, simulations: int) -> Analyse:
    """A finished game as a process gets it: everything is known by now."""
    kept = history.effective(table.stored.entries)
    start = table.game.save(history.begun(table.game, table.stored))
    codes, seqs = [entry.code for entry in kept], [entry.seq for entry in kept]
    return Analyse(*table.figures, start, codes, seqs, simulations)
