"""Advice at the tables: hints while one plays alone with bots, the analysis when a game is over."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

from trianon.bots.advice import hint
from trianon.bots.search import Budget
from trianon.core.game import Game
from trianon.lab import analyse as lab
from trianon.server import history, wire
from trianon.server.problems import Refusal
from trianon.server.rows import Stored
from trianon.server.table import Table
from trianon.server.tables import Tables, check_holder

KEPT = 200  # hints and analyses in memory
DIGITS = 4


class Advisers:
    """Think off the event loop: hints beside the bots, analyses one after the other."""

    def __init__(self, tables: Tables, pool: Executor) -> None:
        self.tables, self.pool = tables, pool
        self.analysts = ThreadPoolExecutor(1, "analysis")
        self.hints: dict[str, tuple[int, asyncio.Future[list[wire.Advice]]]] = {}
        self.analyses: dict[str, asyncio.Future[wire.Analysis]] = {}
        self.closing = False

    async def hint(self, table: Table, session: str, seat: int, seq: int) -> wire.Hint:
        """The options of the open decision for the seat that is asked; each decision is thought about once."""
        check_holder(table, session, seat)
        if not table.solo:
            raise Refusal("no-hints")
        self.tables.check_turn(table, session, seat, seq, "hint")
        try:
            thinking = asyncio.shield(self.thinking(table, seat))
            options = await asyncio.wait_for(thinking, self.tables.settings.bot_seconds)
        except TimeoutError as error:
            raise Refusal("hint-late") from error
        return wire.Hint(seat, seq, options)

    def thinking(self, table: Table, seat: int) -> asyncio.Future[list[wire.Advice]]:
        """The thought about the open decision, begun or had already."""
        seq, known = self.hints.pop(table.id, (-1, None))
        if known is None or seq != table.seq or (known.done() and failed(known)):
            state = table.game.copy(table.state)
            budget = Budget(seconds=self.tables.settings.hint_seconds)
            known = self.begin(self.pool, advised, table.game, state, seat, budget)
        self.hints[table.id] = (table.seq, known)
        forget_oldest(self.hints)
        return known

    async def analysis(self, table: Table) -> wire.Analysis:
        """The analysis of a finished game, made once."""
        if not table.over:
            raise Refusal("game-running")
        known = self.analyses.pop(table.id, None)
        if known is None or (known.done() and failed(known)):
            known = self.begin(self.analysts, self.analysed, table.game, table.stored)
        self.analyses[table.id] = known
        forget_oldest(self.analyses)
        return await asyncio.shield(known)

    def begin(self, pool: Executor, call: Any, *arguments: Any) -> asyncio.Future[Any]:
        """A call in a thread, whose end everybody who waits hears of."""
        return asyncio.get_running_loop().run_in_executor(pool, call, *arguments)

    def analysed(self, game: Game, stored: Stored) -> wire.Analysis:
        """All actions that were not taken back, searched one by one."""
        kept = history.effective(stored.entries)
        state = history.begun(game, stored)
        steps: list[lab.Step] = []
        for ply, entry in enumerate(kept, 1):
            steps.append(lab.Step(ply, game.copy(state), entry.code))
            game.apply(state, entry.code)
        simulations = self.tables.settings.analysis_simulations
        found = lab.analyse(game, steps, state, simulations, progress=self.go_on)
        return shown(found, [0, *(entry.seq for entry in kept)])

    def go_on(self, _: int) -> None:
        """Stop between two decisions when the server closes."""
        if self.closing:
            raise Refusal("storage")

    def close(self) -> None:
        """Nobody is waited for."""
        self.closing = True
        self.analysts.shutdown(wait=False, cancel_futures=True)


def failed(done: asyncio.Future[Any]) -> bool:
    """Whether a thought came to nothing; it may be begun again."""
    return done.cancelled() or done.exception() is not None


def forget_oldest(kept: dict[str, Any]) -> None:
    """Only so many are kept; the one asked for last stands last."""
    while len(kept) > KEPT:
        kept.pop(next(iter(kept)))


def advised(game: Game, state: Any, seat: int, budget: Budget) -> list[wire.Advice]:
    """What a search says from the view of one seat alone."""
    decision = game.decision_for(state, seat)
    assert decision is not None
    found = hint(game, decision, lambda number: game.resample(state, seat, number), budget)
    return [
        wire.Advice(one.name, rounded(one.chances[seat]), rounded(one.spread), one.sure)
        for one in found
    ]


def shown(found: lab.Analysis, seqs: list[int]) -> wire.Analysis:
    """An analysis on the wire; moves have the numbers of the replay."""
    return wire.Analysis(
        simulations=found.simulations,
        course=[wire.Point(seqs[one.ply], list(map(rounded, one.chances))) for one in found.course],
        turns=[
            wire.Turn(
                seqs[one.ply], one.seat, one.words, one.whose, rounded(one.before),
                rounded(one.after),
            )
            for one in found.turns
        ],
        mistakes=[
            [
                wire.Mistake(
                    seqs[one.ply], one.words, one.better_words, rounded(one.chance),
                    rounded(one.better_chance),
                )
                for one in mistakes
            ]
            for mistakes in found.mistakes
        ],
    )  # fmt: skip


def rounded(chance: float) -> float:
    """As exact as anybody reads it."""
    return round(chance, DIGITS)
