"""Advice at the tables: hints while one plays alone with bots, the analysis when a game is over."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from trianon.server import history, wire
from trianon.server.lanes import ANALYSIS, HINT, Job
from trianon.server.problems import Refusal
from trianon.server.table import Table
from trianon.server.tables import Tables, check_holder
from trianon.server.thinkers import Dropped, Thinkers, Unanswered
from trianon.server.thinking import Advise, Analyse, Task, imagined

KEPT = 200  # hints and analyses in memory


class Advisers:
    """Let others think: hints before the bots that search, analyses one after the other."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self.hints: dict[str, tuple[int, asyncio.Future[list[wire.Advice]]]] = {}
        self.analyses: dict[str, asyncio.Future[wire.Analysis]] = {}

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

    def thinking(self, table: Table, session: str) -> asyncio.Future[list[wire.Advice]]:
        """The thought about the open decision, begun or had already."""
        seq, known = self.hints.pop(table.id, (-1, None))
        if known is None or seq != table.seq or (known.done() and failed(known)):
            settings = self.tables.settings
            task = advising(table, secrets.randbits(31), settings.hint_seconds)
            seconds = settings.hint_seconds + settings.bot_seconds
            known = self.begin(job_for(HINT, session, table, task, seconds), list[wire.Advice])
        self.hints[table.id] = (table.seq, known)
        forget_oldest(self.hints)
        return known

    async def analysis(self, table: Table, session: str) -> wire.Analysis:
        """The analysis of a finished game, made once."""
        if not table.over:
            raise Refusal("game-running")
        known = self.analyses.pop(table.id, None)
        if known is None or (known.done() and failed(known)):
            settings = self.tables.settings
            task = analysing(table, settings.analysis_simulations)
            seconds = settings.analysis_seconds
            known = self.begin(job_for(ANALYSIS, session, table, task, seconds), wire.Analysis)
        self.analyses[table.id] = known
        forget_oldest(self.analyses)
        try:
            return await asyncio.shield(known)
        except Dropped as error:  # the server closes
            raise Refusal("storage") from error

    def begin(self, job: Job, kind: Any) -> asyncio.Future[Any]:
        """A job whose end everybody who waits hears of."""
        begun = asyncio.ensure_future(self.thinkers.think(job, kind))
        begun.add_done_callback(
            failed
        )  # so that a fault nobody waits for any more is not called lost
        return begun


def failed(done: asyncio.Future[Any]) -> bool:
    """Whether a thought came to nothing; it may be begun again."""
    return done.cancelled() or done.exception() is not None


def forget_oldest(kept: dict[str, Any]) -> None:
    """Only so many are kept; the one asked for last stands last."""
    while len(kept) > KEPT:
        kept.pop(next(iter(kept)))


def job_for(lane: str, session: str, table: Table, task: Task, seconds: float) -> Job:
    """A task on its way to a process."""
    return Job(lane, session, table.id, msgspec.msgpack.encode(task), seconds)


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
