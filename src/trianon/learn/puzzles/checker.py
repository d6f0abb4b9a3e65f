"""Puzzles searched again: which of them no longer hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct

from trianon.bots.bot import sight_of
from trianon.bots.search import Budget, best_of, think
from trianon.core.chance import xorshift32
from trianon.core.errors import BadPuzzles
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.lab.runner import done, processes
from trianon.learn.puzzles.files import Puzzle, world_of

SIMULATIONS = 250_000  # five times as many as at the acceptance
SEED = 101  # none of those a puzzle was accepted with


class Verdict(NamedTuple):
    """What another search says of a puzzle."""

    puzzle: Puzzle
    holds: bool
    lead: float  # of the solution over the best of the others; negative if that is better
    fault: str = ""


class Again(Struct, frozen=True):
    """A search of other simulations and another seed, sendable to other processes."""

    game: str
    simulations: int
    seed: int

    def __call__(self, puzzle: Puzzle) -> Verdict:
        game = game_named(self.game)
        try:
            sight = sight_of(game, world_of(game, puzzle))
        except BadPuzzles as error:
            return Verdict(puzzle, False, 0.0, error.code)
        seat, budget = sight.decision.seat, Budget(simulations=self.simulations)
        estimates = think(game, sight.decision, sight.imagine, budget, self.seed, margin=0.0)
        values = {one.action: one.values[seat] for one in estimates}
        solution = values.pop(puzzle.best.action, 0.0)
        same = best_of(estimates, seat).action == puzzle.best.action
        return Verdict(puzzle, same, solution - max(values.values()))


def checked(
    game: Game, puzzles: list[Puzzle], simulations: int, seed: int, jobs: int
) -> Iterator[Verdict]:
    """The verdict of every puzzle, as it comes."""
    work: Callable[[Puzzle], Verdict] = Again(game.name, simulations, seed)
    yield from done(work, puzzles, processes(jobs, len(puzzles) or 1))


def sample_of(puzzles: list[Puzzle], count: int, seed: int) -> list[Puzzle]:
    """So many of them, drawn by the seed; all if that is as many."""
    left, taken = list(puzzles), list[Puzzle]()
    word = seed * 2654435761 % (1 << 32) | 1
    while left and len(taken) < count:
        word = xorshift32(word)
        taken.append(left.pop((word >> 8) % len(left)))
    return taken
