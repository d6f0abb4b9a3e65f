"""A bot that searches: trees grown from imagined worlds, from the view alone."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from trianon.bots.bot import Imagine, Sight
from trianon.bots.judgement import Judgement, judgement_of
from trianon.bots.tree import Tree
from trianon.core.chance import xorshift32
from trianon.core.decision import Decision
from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.undo import action_reveals

LEAST_LEFT = 0.02  # of a budget: for less nobody thinks on


class Budget(NamedTuple):
    """How long to think: worlds for each option without a tree, or simulations, or seconds."""

    worlds: int = 0
    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1

    def check(self) -> None:
        """Raise BadRequest for a budget in which nothing can be thought."""
        if self.threads < 1 or not (self.worlds > 0 or self.simulations > 0 or self.seconds > 0):
            raise BadRequest("bad-budget")


class Estimate(NamedTuple):
    """What a search found out about one option."""

    action: int
    visits: int
    available: int
    values: tuple[float, ...]  # of each seat: probability of victory, with a small term for margin


def think(
    game: Game,
    decision: Decision,
    imagine: Imagine,
    budget: Budget,
    seed: int,
    judgement: Judgement | None = None,
    **changed: Any,
) -> list[Estimate]:
    """Search the open decision from what its seat can imagine; one estimate for each option met.

    The same view, seed and number of simulations give the same estimates. Several threads grow a tree each.
    """
    forest = Forest(game, imagine, budget, seed, judgement, **changed)
    return forest.grown(decision.seat)


class Forest:
    """The trees of one search, one for each thread, all from one world that the seat believes in."""

    def __init__(
        self,
        game: Game,
        imagine: Imagine,
        budget: Budget,
        seed: int,
        judgement: Judgement | None = None,
        **changed: Any,
    ) -> None:
        budget.check()
        judgement = judgement or judgement_of(game)
        self.game, self.budget = game, budget
        self.trees: list[Tree] = []
        self.visits = 0  # simulations that went through the world as it stands
        self.per_second = 0.0
        word = xorshift32((seed * 2246822519 + 3) & 0xFFFFFFFF | 1)
        self.world = imagine(word >> 2)
        for _ in range(budget.threads):
            word = xorshift32(word)
            settings = judgement.settings(word >> 1, budget.worlds > 0, **changed)
            records = [game.copy(self.world), game.copy(self.world)]
            self.trees.append(Tree(judgement.rules, self.world, records, settings))

    def grown(self, seat: int, left: float = 1.0) -> list[Estimate]:
        """The estimates after thinking for the budget, or for the share of it that is left."""
        budget = self.budget
        if budget.worlds:
            self.trees[0].try_each(seat, budget.worlds)
        elif left > LEAST_LEFT:
            share = -(-round(budget.simulations * left) // len(self.trees))
            self.grow(seat, share, budget.seconds * left)
        return merged([tree.rows() for tree in self.trees])

    def grow(self, seat: int, simulations: int, seconds: float) -> None:
        """Every tree, on a thread of its own if there are several."""
        began, before = time.monotonic(), self.simulations
        if len(self.trees) == 1:
            self.trees[0].grow(seat, simulations, seconds)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                growing = [pool.submit(one.grow, seat, simulations, seconds) for one in self.trees]
                for done in growing:
                    done.result()
        elapsed = max(time.monotonic() - began, 1e-6)
        self.per_second = (self.simulations - before) / elapsed

    @property
    def simulations(self) -> int:
        """How many were made in all."""
        return sum(tree.simulations for tree in self.trees)

    # A turn of several choices.

    def chosen(self, seat: int) -> int:
        """The best option of the world as it stands; only what is missing of the budget is thought on."""
        options = self.game.options(self.world)
        if len(options) == 1:
            return options[0]
        whole = self.budget.simulations or self.per_second * self.budget.seconds
        left = 1 - self.visits / whole if whole else 1.0
        return best_of(self.grown(seat, left), seat).action

    def take(self, action: int, seat: int) -> bool:
        """Carry a choice out and go on below it; whether the same seat chooses on, knowing no more."""
        game, before = self.game, self.game.copy(self.world)
        game.apply(self.world, action)
        self.visits = sum(tree.descend(action) for tree in self.trees)
        if self.world.over or self.world.asked_seat != seat:
            return False
        return not action_reveals(game, before, action)


def merged(forest: list[list[tuple[int, int, int, list[float]]]]) -> list[Estimate]:
    """The estimates of several trees as one."""
    found: dict[int, Estimate] = {}
    for rows in forest:
        for action, visits, available, values in rows:
            old = found.get(action)
            if old is None:
                found[action] = Estimate(action, visits, available, tuple(values))
            else:
                both = old.visits + visits
                means = (
                    (a * old.visits + b * visits) / both
                    for a, b in zip(old.values, values, strict=True)
                )
                found[action] = Estimate(action, both, old.available + available, tuple(means))
    return [found[action] for action in sorted(found)]


def best_of(estimates: list[Estimate], seat: int) -> Estimate:
    """The option tried most often; among equals the one worth most."""
    return max(estimates, key=lambda found: (found.visits, found.values[seat]))


class Searcher:
    """Thinks within its budget at every decision."""

    def __init__(self, game: Game, seed: int, budget: Budget, **changed: Any) -> None:
        budget.check()
        self.game = game
        self.budget = budget
        self.changed = {
            "stop_when_decided": True,
            **changed,
        }  # it need only know which option is best
        self.word = xorshift32((seed * 2246822519 + 3) & 0xFFFFFFFF | 1)

    def choose(self, sight: Sight) -> int:
        """The option that the search trusts most."""
        decision = sight.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.word = xorshift32(self.word)
        estimates = think(
            self.game, decision, sight.imagine, self.budget, self.word >> 1, **self.changed
        )
        return best_of(estimates, decision.seat).action

    def plan(self, sight: Sight) -> list[int]:
        """This choice and those that follow it at once, as long as nothing new can be learned in between.

        One search for the whole turn: what was found out below the first choice counts for the second, and only
        what is missing of the budget is thought on. So each choice rests on as much as one searched by itself.
        """
        seat = sight.decision.seat
        self.word = xorshift32(self.word)
        forest = Forest(self.game, sight.imagine, self.budget, self.word >> 1, **self.changed)
        found: list[int] = []
        while True:
            found.append(forest.chosen(seat))
            if not forest.take(found[-1], seat):
                return found
