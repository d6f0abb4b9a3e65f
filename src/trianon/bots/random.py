"""The random bot: every option is as good as another."""

from __future__ import annotations

from msgspec import Struct

from trianon.bots.bot import Imagine
from trianon.core.chance import stir
from trianon.core.decision import Decision
from trianon.core.game import Game


class Random:
    """Chooses with a quick stream of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        self.word = stir((seed * 2654435761 + 1) & 0xFFFFFFFF | 1)

    def choose(self, view: Struct, decision: Decision, imagine: Imagine) -> int:
        """Any option."""
        self.word = stir(self.word)
        return decision.actions[(self.word >> 8) % len(decision.actions)]
