"""A hint: the options of a decision from best to worst, how sure that is, and why, in points by source."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from trianon.bots.bot import Imagine
from trianon.bots.judgement import Judgement, judgement_of
from trianon.bots.search import Budget, Estimate, Forest
from trianon.bots.tree import Tree
from trianon.core.decision import Decision
from trianon.core.game import Game
from trianon.core.state import CoreState

if TYPE_CHECKING:
    from trianon.bots.tree import Compared

HINT = Budget(seconds=0.5)
LOOKS = 60  # at every option before the search: one that looks bad would hardly be looked at twice
PLAYOUTS = 300  # to the end, of each option that is compared
COMPARED = 24  # options at most, the best ones, in the same imagined worlds
NORMAL_95 = 1.96
SURE = 0.02  # half an interval of 95 %: below it an estimate is called sure
FAIRLY_SURE = 0.05
CLEAR = 1.5  # half intervals of 95 %, three standard errors: a clear difference
LEAST_SPREAD = 0.01  # playouts that all end alike are no proof
LEAST = 0.2  # points: a smaller difference teaches nothing
MOST_REASONS = 4
RIVALS = "rivals"  # what the best of the others has more or less at the end


class Reason(Struct, frozen=True):
    """Points more or less at the end from one source, beside another option."""

    source: str
    points: float


class Ranked(Struct, frozen=True, kw_only=True):
    """One option as the search sees it.

    Its reasons are beside the best option, those of the best beside the next.
    """

    action: int
    name: str
    chances: tuple[float, ...]  # probability of victory of each seat, if it is chosen
    spread: float  # half of the 95 % interval of the chooser's own chance
    share: float  # of all simulations: how much the search trusts it
    sure: str  # sure, fairly, unsure
    even: bool = False  # no worse than the best one, as far as can be told
    loss: float = 0.0  # chance of victory beside the best one; 0 unless it is clearly worse
    reasons: tuple[Reason, ...] = ()


class Difference(Struct, frozen=True):
    """What the playouts of an option came to beside those of the best one: the mean, and half its interval."""

    mean: float
    spread: float

    @property
    def is_noise(self) -> bool:
        """Whether another try could as well have shown the opposite."""
        return abs(self.mean) <= self.spread


def hint(
    game: Game,
    decision: Decision,
    imagine: Imagine,
    budget: Budget = HINT,
    seed: int = 1,
    playouts: int = PLAYOUTS,
) -> tuple[Ranked, ...]:
    """The options met by a search from what the seat can know, the best first, with their reasons."""
    forest = Forest(game, imagine, budget, seed, margin=0.0)
    forest.trees[0].try_each(decision.seat, LOOKS)
    estimates = forest.grown(decision.seat)
    total = sum(found.visits for found in estimates)
    found = [ranked_from(one, decision, total) for one in estimates]
    found.sort(key=lambda one: (-one.chances[decision.seat], -one.share))
    return tuple(explained(game, decision.seat, imagine(seed), found, playouts, seed))


def ranked_from(found: Estimate, decision: Decision, total: int) -> Ranked:
    """An estimate as a line of the hint."""
    chance = found.values[decision.seat]
    spread = spread_of(chance, found.visits)
    return Ranked(
        action=found.action,
        name=decision.names[decision.actions.index(found.action)],
        chances=found.values,
        spread=spread,
        share=found.visits / total,
        sure="sure" if spread <= SURE else "fairly" if spread <= FAIRLY_SURE else "unsure",
    )


def spread_of(chance: float, visits: int) -> float:
    """Half an interval of 95 %; two more visits, one for either end, so that the first prove nothing."""
    centre = (chance * visits + 1) / (visits + 2)
    return NORMAL_95 * math.sqrt(centre * (1 - centre) / (visits + 2))


# Why: the best options played out to the end in the same worlds.


def explained(
    game: Game, seat: int, world: CoreState, found: list[Ranked], playouts: int, seed: int
) -> list[Ranked]:
    """The options with what speaks for and against the best of them."""
    first = found[:COMPARED]
    if len(first) < 2:
        return found
    judgement = judgement_of(game)
    rows = played_out(game, judgement, seat, world, [one.action for one in first], playouts, seed)
    beside = [differences(row, playouts) for row in rows]
    names = [*judgement.sources, RIVALS]
    told = [replace(first[0], reasons=reasons_of(names, beside[1], -1))]
    for one, apart in zip(first[1:], beside[1:], strict=True):
        is_even = are_even(first[0], one, seat) and apart[-1].is_noise
        loss = 0.0 if is_even else clear_loss(first[0], one, seat, apart[-1])
        told.append(replace(one, even=is_even, loss=loss, reasons=reasons_of(names, apart, 1)))
    return told + found[COMPARED:]


def played_out(
    game: Game,
    judgement: Judgement,
    seat: int,
    world: CoreState,
    actions: list[int],
    playouts: int,
    seed: int,
) -> list[Compared]:
    """Each of these options played out to the end by the policy, in the same worlds."""
    settings = judgement.settings(seed, horizon=0, by_policy=True)
    tree = Tree(judgement.rules, world, [game.copy(world), game.copy(world)], settings)
    return tree.compare(seat, actions, playouts)


def differences(row: Compared, playouts: int) -> list[Difference]:
    """How far each number of an option is from that of the best one, on the average of all worlds."""
    found = []
    for apart, squares in zip(row[1], row[2], strict=True):
        mean = apart / playouts
        variance = max(squares / playouts - mean * mean, 0.0)
        found.append(Difference(mean, NORMAL_95 * math.sqrt(variance / playouts)))
    return found


def are_even(best: Ranked, other: Ranked, seat: int) -> bool:
    """Whether two chances are nearer to each other than they are known."""
    return best.chances[seat] - other.chances[seat] <= math.hypot(best.spread, other.spread)


def clear_loss(best: Ranked, other: Ranked, seat: int, victory: Difference) -> float:
    """What search and playouts together see an option lose, each weighed by how sure it is; 0 unless clear.

    A search hardly visits what looks bad: then the playouts decide most. Both must see it, the search by at
    least a standard error, and no more is told than it sees.
    """
    gap, spread = best.chances[seat] - other.chances[seat], math.hypot(best.spread, other.spread)
    searched, played = 1 / spread**2, 1 / max(victory.spread, LEAST_SPREAD) ** 2
    loss = (gap * searched - victory.mean * played) / (searched + played)
    noise = 1 / math.sqrt(searched + played)
    both = gap > spread / NORMAL_95 and victory.mean < 0
    return min(loss, gap) if both and loss > CLEAR * noise else 0.0


def reasons_of(names: list[str], apart: list[Difference], sign: int) -> tuple[Reason, ...]:
    """The sources that make a difference beyond the noise, the largest first."""
    found = [
        Reason(name, sign * one.mean)
        for name, one in zip(names, apart, strict=False)  # the victory itself is no source
        if abs(one.mean) >= LEAST and not one.is_noise
    ]
    return tuple(sorted(found, key=lambda one: -abs(one.points))[:MOST_REASONS])
