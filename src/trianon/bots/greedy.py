"""The greedy bot: try each option in a few imagined worlds, let the round run out, compare what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from msgspec import Struct

from trianon.bots.bot import Imagine
from trianon.core.chance import stir
from trianon.core.decision import Decision
from trianon.core.game import Game

WORLDS = 6  # imagined states per decision


class Greedy:
    """Looks to the end of the round, no further."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.word = stir((seed * 2246822519 + 3) & 0xFFFFFFFF | 1)
        module = game.name.replace("-", "_")
        self.worth: Callable[[Any, int], int] = import_module(
            f"trianon.bots.heuristics.{module}"
        ).worth

    def choose(self, view: Struct, decision: Decision, imagine: Imagine) -> int:
        """The option whose imagined outcomes are worth most compared with the best rival."""
        totals = [0] * len(decision.actions)
        for _ in range(WORLDS):
            self.word = stir(self.word)
            world = imagine(self.word >> 2)
            for index, action in enumerate(decision.actions):
                totals[index] += self.outcome(world, action, decision.seat)
        return decision.actions[totals.index(max(totals))]

    def outcome(self, world: Any, action: int, seat: int) -> int:
        """My worth less the best rival's, after the option and a random rest of the round."""
        state = self.game.copy(world)
        self.game.apply(state, action)
        self.game.play_randomly(state, self.word, world.round)
        rivals = [self.worth(state, other) for other in range(state.seats) if other != seat]
        return 2 * self.worth(state, seat) - max(rivals)
