"""A bot that searches: trees grown from imagined worlds, from the view alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from trianon.bots.bot import Imagine, Sight
from trianon.bots.judgement import Judgement, judgement_of
from trianon.bots.tree import Tree
from trianon.core.chance import stir
from trianon.core.decision import Decision
from trianon.core.errors import BadRequest
from trianon.core.game import Game


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
    budget.check()
    judgement = judgement or judgement_of(game)
    trees = []
    word = stir((seed * 2246822519 + 3) & 0xFFFFFFFF | 1)
    world = imagine(word >> 2)
    for _ in range(budget.threads):
        word = stir(word)
        settings = judgement.settings(word >> 1, budget.worlds > 0, **changed)
        trees.append(Tree(judgement.rules, world, [game.copy(world), game.copy(world)], settings))
    if budget.worlds:
        trees[0].try_each(decision.seat, budget.worlds)
    elif len(trees) == 1:
        trees[0].grow(decision.seat, budget.simulations, budget.seconds)
    else:
        share = -(-budget.simulations // len(trees))
        with ThreadPoolExecutor(len(trees)) as pool:
            for done in [
                pool.submit(tree.grow, decision.seat, share, budget.seconds) for tree in trees
            ]:
                done.result()
    return merged([tree.rows() for tree in trees])


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
        self.changed = {"hasty": True, **changed}  # it need only know which option is best
        self.word = stir((seed * 2246822519 + 3) & 0xFFFFFFFF | 1)

    def choose(self, sight: Sight) -> int:
        """The option that the search trusts most."""
        decision = sight.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.word = stir(self.word)
        estimates = think(
            self.game, decision, sight.imagine, self.budget, self.word >> 1, **self.changed
        )
        return best_of(estimates, decision.seat).action
