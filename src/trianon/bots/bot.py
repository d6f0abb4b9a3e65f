"""What a bot is: it is shown one decision at a time, may imagine states, and chooses."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from msgspec import Struct

from trianon.core.decision import Decision
from trianon.core.game import Game
from trianon.core.state import CoreState

Imagine = Callable[[int], CoreState]  # a state this seat could believe in, by number

ALIASES = {"greedy": "courtier"}  # by its trade


class Sight:
    """All that a bot is shown of the decision it is asked: never the state.

    `decision` has the options, `imagine(number)` is a state this seat could believe in, and `view` is what
    the seat may know; it is built when it is first read, because most bots never do.
    """

    def __init__(self, decision: Decision, look: Callable[[], Struct], imagine: Imagine) -> None:
        self.decision = decision
        self.imagine = imagine
        self._look = look

    @cached_property
    def view(self) -> Struct:
        """What the seat may know, as `Game.view` gives it."""
        return self._look()


class Bot(Protocol):
    """Same view and same seed, same choice."""

    def choose(self, sight: Sight) -> int:
        """One of the actions of `sight.decision`."""


def sight_of(game: Game, state: CoreState) -> Sight:
    """The open decision as the seat that is asked may see it."""
    decision = game.decision(state)
    assert decision is not None
    seat = decision.seat
    return Sight(
        decision,
        lambda: game.view(state, seat),
        lambda number: game.resample(state, seat, number),
    )


def ask(bot: Bot, game: Game, state: CoreState) -> int:
    """Let a bot answer the open decision."""
    return bot.choose(sight_of(game, state))


def plan(bot: Bot, game: Game, state: CoreState) -> list[int]:
    """What a bot answers, and what it would answer next as long as it learns nothing new in between."""
    sight, planning = sight_of(game, state), getattr(bot, "plan", None)
    return planning(sight) if planning else [bot.choose(sight)]


def bot_named(name: str, game: Game, seed: int, threads: int = 1) -> Bot:
    """A new bot of this level, with its own stream of chance; it thinks on so many threads."""
    from trianon.bots import levels

    return levels.bot_named(name, game, seed, threads)
