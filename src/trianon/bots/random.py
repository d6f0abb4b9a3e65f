"""The random bot: every option is as good as another."""

from __future__ import annotations

from trianon.bots.bot import Sight
from trianon.core.chance import xorshift32
from trianon.core.game import Game


class Random:
    """Chooses with a quick stream of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        self.word = xorshift32((seed * 2654435761 + 1) & 0xFFFFFFFF | 1)

    def choose(self, sight: Sight) -> int:
        """Any option."""
        self.word = xorshift32(self.word)
        actions = sight.decision.actions
        return actions[(self.word >> 8) % len(actions)]
