"""The levels of the court: who thinks how long, and who errs."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Any, NamedTuple

from trianon.bots.bot import ALIASES, Bot, Sight
from trianon.bots.judgement import is_judged
from trianon.bots.random import Random
from trianon.bots.search import Budget, Searcher, think
from trianon.core.chance import xorshift32
from trianon.core.errors import BadRequest
from trianon.core.game import Game

COURTIER = Budget(worlds=12)
MINISTER = Budget(seconds=0.1)
SUN_KING = Budget(seconds=1.0)

OVERLOOKS = 5  # a Page overlooks one option in so many
TEMPERATURE = 0.04  # how far from the best a Page's choice may well be, in probability of victory

log = logging.getLogger("trianon.bots")


class Quick(NamedTuple):
    """A level that grows no tree, by its figures: compiled loops answer for it (`Tree.answer`)."""

    worlds: int  # in which each option is tried; 0 plays any option
    overlooks: int = 0  # one option in so many; 0 takes the best
    temperature: float = 0.0


PAGE_WORLDS = 2
QUICK = {
    "random": Quick(0),
    "page": Quick(PAGE_WORLDS, OVERLOOKS, TEMPERATURE),
    "courtier": Quick(COURTIER.worlds),
}


class Page:
    """Looks at each option once, overlooks some, and is easily content: human mistakes."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.word = xorshift32((seed * 3266489917 + 7) & 0xFFFFFFFF | 1)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.word = xorshift32(self.word)
        return (self.word >> 8) % count

    def choose(self, sight: Sight) -> int:
        """One of the options that seem good, more likely a better one."""
        decision = sight.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        budget = Budget(worlds=PAGE_WORLDS)
        estimates = think(self.game, decision, sight.imagine, budget, self.below(1 << 20))
        noticed = [found for found in estimates if self.below(OVERLOOKS)] or estimates
        best = max(found.values[decision.seat] for found in noticed)
        preferences = [
            math.exp((found.values[decision.seat] - best) / TEMPERATURE) for found in noticed
        ]
        mark = sum(preferences) * self.below(1 << 16) / (1 << 16)
        for found, preference in zip(noticed, preferences, strict=True):
            mark -= preference
            if mark < 0:
                return found.action
        return noticed[-1].action


class Fallback:
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

    def plan(self, sight: Sight) -> list[int]:
        """The bot's plan for the turn if it has one, else its choice."""
        if isinstance(self.bot, Searcher):
            try:
                found = self.bot.plan(sight)
                if found[0] in sight.decision.actions:
                    return found
            except Exception:
                log.exception("%s failed at %s", self.name, sight.decision.kind)
        return [self.choose(sight)]


def courtier(game: Game, seed: int, **budget: Any) -> Bot:
    """Greedy on the evaluation: each option in a few worlds, no tree."""
    return Searcher(game, seed, Budget(**budget) if budget else COURTIER)


def minister(game: Game, seed: int, **budget: Any) -> Bot:
    """Searches for about 100 milliseconds; without learning, so that the next level is felt as one."""
    return Searcher(game, seed, Budget(**budget) if budget else MINISTER, temperature=0)


def sun_king(game: Game, seed: int, **budget: Any) -> Bot:
    """Searches for about a second, and learns while it looks."""
    return Searcher(game, seed, Budget(**budget) if budget else SUN_KING)


# All levels there are, from the weakest to the strongest.
MAKERS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "page": Page,
    "courtier": courtier,
    "minister": minister,
    "sun-king": sun_king,
}
WITH_SIMULATIONS = ("minister", "sun-king")


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that can play a game: all, or only chance if nobody has said how to judge it."""
    return tuple(MAKERS) if is_judged(game) else ("random",)


def check_level(name: str, game: Game) -> str:
    """The level of this name, or BadRequest with those that can play the game."""
    level = ALIASES.get(name, name)
    if level not in MAKERS:
        raise BadRequest("unknown-bot", bot=name, known=", ".join(MAKERS))
    if level not in levels_of(game):
        known = ", ".join(levels_of(game))
        raise BadRequest("bot-without-heuristic", bot=name, game=game.name, known=known)
    return level


def bot_named(name: str, game: Game, seed: int, threads: int = 1) -> Bot:
    """A new bot of this level with its own stream of chance; `minister:2000` thinks by simulations.

    On several threads it thinks as much in less time.
    """
    level, _, number = name.partition(":")
    level = check_level(level, game)
    budget: dict[str, int] = {}
    if number or ":" in name:
        if level not in WITH_SIMULATIONS or not number.isdecimal() or int(number) == 0:
            raise BadRequest("bad-simulations", bot=name, known=", ".join(WITH_SIMULATIONS))
        budget["simulations"] = int(number)
    bot = MAKERS[level](game, seed, **budget)
    if isinstance(bot, Searcher) and threads > 1 and not bot.budget.worlds:
        bot.budget = shared_out(bot.budget, threads)
    if level == "random":
        return bot
    return Fallback(level, bot, bot_named(below(level), game, seed))


def shared_out(budget: Budget, threads: int) -> Budget:
    """The same thinking on several threads."""
    return budget._replace(seconds=budget.seconds / threads, threads=threads)


def below(level: str) -> str:
    """The next level down."""
    names = list(MAKERS)
    return names[names.index(level) - 1]
