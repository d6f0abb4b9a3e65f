"""What a bot is: it sees a view, knows its options, may imagine states, and chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from trianon.core.decision import Decision
from trianon.core.game import Game

Imagine = Callable[[int], Any]  # a state this seat could believe in, by number

BOTS = ("random", "page", "courtier", "minister", "sun-king")  # from the weakest to the strongest
OTHER_NAMES = {"greedy": "courtier"}  # by his trade


class Bot(Protocol):
    """Same view and same seed, same choice."""

    def choose(self, view: Struct, decision: Decision, imagine: Imagine) -> int:
        """One of the decision's actions."""


def ask(bot: Bot, game: Game, state: Any) -> int:
    """Let a bot answer the open decision: it receives a view and an imagination, never the state."""
    seat = state.asked_seat
    view = game.view(state, seat)
    decision: Decision = view.decision  # type: ignore[attr-defined]
    return bot.choose(view, decision, lambda number: game.resample(state, seat, number))


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """A new bot of this name, with its own stream of chance."""
    from trianon.bots import levels

    return levels.bot_named(name, game, seed)
