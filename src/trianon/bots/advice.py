"""A hint: the options of a decision in the order of their worth, and how sure that is."""

from __future__ import annotations

import math

from msgspec import Struct

from trianon.bots.bot import Imagine
from trianon.bots.search import Budget, Estimate, think
from trianon.core.decision import Decision
from trianon.core.game import Game

HINT = Budget(seconds=1.0)
SURE = 0.02  # half an interval of 95 %: below it an estimate is called sure
FAIRLY_SURE = 0.05


class Ranked(Struct, frozen=True, kw_only=True):
    """One option as the search sees it."""

    action: int
    name: str
    chances: tuple[float, ...]  # probability of victory of each seat, if it is chosen
    spread: float  # half of the 95 % interval of the chooser's own chance
    share: float  # of all simulations: how much the search trusts it
    sure: str  # sure, fairly, unsure


def hint(
    game: Game,
    decision: Decision,
    imagine: Imagine,
    budget: Budget = HINT,
    seed: int = 1,
) -> tuple[Ranked, ...]:
    """The options met by a search from what the seat can know, the most trusted first."""
    estimates = think(game, decision, imagine, budget, seed, margin=0.0)
    total = sum(found.visits for found in estimates)
    ranked = [ranked_from(found, decision, total) for found in estimates]
    return tuple(sorted(ranked, key=lambda one: (-one.share, -one.chances[decision.seat])))


def ranked_from(found: Estimate, decision: Decision, total: int) -> Ranked:
    """An estimate as a line of the hint."""
    chance = found.values[decision.seat]
    spread = 1.96 * math.sqrt(max(chance * (1 - chance), 0.0025) / found.visits)
    return Ranked(
        action=found.action,
        name=decision.names[decision.actions.index(found.action)],
        chances=found.values,
        spread=spread,
        share=found.visits / total,
        sure="sure" if spread <= SURE else "fairly" if spread <= FAIRLY_SURE else "unsure",
    )
