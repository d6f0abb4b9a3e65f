"""The levels of the court: who thinks how long, and who errs."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Any

from trianon.bots.bot import OTHER_NAMES, Bot, Sight
from trianon.bots.random import Random
from trianon.bots.search import Budget, Searcher, think
from trianon.core.chance import stir
from trianon.core.errors import BadRequest
from trianon.core.game import Game

COURTIER = Budget(worlds=12)
MINISTER = Budget(seconds=0.1)
SUN_KING = Budget(seconds=1.0)

OVERLOOKS = 5  # a Page overlooks one option in so many
TEMPER = 0.04  # how far from the best a Page's choice may well be, in probability of victory

log = logging.getLogger("trianon.bots")


class Page:
    """Looks at each option once, overlooks some, and is easily content: human mistakes."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.word = stir((seed * 3266489917 + 7) & 0xFFFFFFFF | 1)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.word = stir(self.word)
        return (self.word >> 8) % count

    def choose(self, sight: Sight) -> int:
        """One of the options that seem good, more likely a better one."""
        decision = sight.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        budget = Budget(worlds=2)
        estimates = think(self.game, decision, sight.imagine, budget, self.below(1 << 20))
        noticed = [found for found in estimates if self.below(OVERLOOKS)] or estimates
        best = max(found.values[decision.seat] for found in noticed)
        urges = [math.exp((found.values[decision.seat] - best) / TEMPER) for found in noticed]
        mark = sum(urges) * self.below(1 << 16) / (1 << 16)
        for found, urge in zip(noticed, urges, strict=True):
            mark -= urge
            if mark < 0:
                return found.action
        return noticed[-1].action


class Steady:
    """A bot with a deputy: should it fail, the next level down plays this decision, and it is logged."""

    def __init__(self, name: str, bot: Bot, deputy: Bot) -> None:
        self.name = name
        self.bot = bot
        self.deputy = deputy
        self.incidents = 0

    def choose(self, sight: Sight) -> int:
        """The bot's choice if it makes a legal one."""
        try:
            action = self.bot.choose(sight)
            if action in sight.decision.actions:
                return action
            log.error("%s chose %s, which is not among the options", self.name, action)
        except Exception:
            log.exception("%s failed at %s", self.name, sight.decision.kind)
        self.incidents += 1
        return self.deputy.choose(sight)


def courtier(game: Game, seed: int, **budget: Any) -> Bot:
    """Greedy on the evaluation: each option in a few worlds, no tree."""
    return Searcher(game, seed, Budget(**budget) if budget else COURTIER)


def minister(game: Game, seed: int, **budget: Any) -> Bot:
    """Searches for about 100 milliseconds; without learning, so that the next level is felt as one."""
    return Searcher(game, seed, Budget(**budget) if budget else MINISTER, temper=0)


def sun_king(game: Game, seed: int, **budget: Any) -> Bot:
    """Searches for about a second, and learns while it looks."""
    return Searcher(game, seed, Budget(**budget) if budget else SUN_KING)


# From the weakest to the strongest, as BOTS lists them.
MAKERS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "page": Page,
    "courtier": courtier,
    "minister": minister,
    "sun-king": sun_king,
}
WITH_SIMULATIONS = ("minister", "sun-king")


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """A new bot of this level with its own stream of chance; `minister:2000` thinks by simulations."""
    level, _, number = name.partition(":")
    level = OTHER_NAMES.get(level, level)
    if level not in MAKERS:
        raise BadRequest("unknown-bot", bot=name, known=", ".join(MAKERS))
    budget: dict[str, int] = {}
    if number or ":" in name:
        if level not in WITH_SIMULATIONS or not number.isdecimal() or int(number) == 0:
            raise BadRequest("bad-simulations", bot=name, known=", ".join(WITH_SIMULATIONS))
        budget["simulations"] = int(number)
    bot = MAKERS[level](game, seed, **budget)
    if level == "random":
        return bot
    return Steady(level, bot, bot_named(below(level), game, seed))


def below(level: str) -> str:
    """The next level down."""
    names = list(MAKERS)
    return names[names.index(level) - 1]
