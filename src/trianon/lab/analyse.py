"""A game looked at again: who would have won at each moment, where it turned, what was a mistake.

The search never sees the state itself: a choice is judged from what the deciding seat could know, the course of
the game from what everybody could see (else it would jump whenever somebody with another hand is asked).
The same record, simulations and seed give the same analysis, on any number of threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trianon.bots.search import Budget, best_of, think
from trianon.core import record as records
from trianon.core.decision import Decision
from trianon.core.errors import BadRequest
from trianon.core.game import WATCHER, Game
from trianon.core.record import Record
from trianon.core.registry import game as game_named
from trianon.core.sizes import NOBODY
from trianon.core.state import CoreState
from trianon.core.words import Message

SIMULATIONS = 2000
TURNS = 5  # turning points told
MISTAKES = 3  # of each seat
SUSPECTS = 8  # of each seat: looked at again in other worlds before they are called mistakes
WORLDS = 8  # in which an option is looked at for itself
SECOND_WORLDS = 16  # likewise, before it is called a mistake
STUDENT_95 = 2.131  # of 16 differences: how many standard errors they may be off
DECIDED = 0.1  # a game in which both options have less of a chance, or more than the rest of it, is decided
SELDOM = 4  # an option tried less than a fourth of the best one's times is looked at for itself
SLIP = 0.005  # a smaller difference is none

Chances = tuple[float, ...]  # the probability of victory of each seat
Progress = Callable[[int], None]
T = TypeVar("T")


class Choice(NamedTuple):
    """An action of the game and the state it was chosen in."""

    ply: int
    state: CoreState
    action: int


class Stage(NamedTuple):
    """A state of the game and the move that led to it."""

    ply: int
    seat: int
    state: CoreState


class Point(Struct, frozen=True):
    """The chances after a move, as an onlooker could judge them; at the end the result."""

    ply: int
    seat: int  # who chose; -1 before the first move
    chances: Chances


class Turn(Struct, frozen=True, kw_only=True):
    """A move after which the chances were other than before."""

    ply: int
    seat: int
    action: str
    words: Message
    whose: int  # the seat whose chance changed most
    before: float
    after: float


class Mistake(Struct, frozen=True, kw_only=True):
    """An option that was not the best one, and what it cost."""

    ply: int
    seat: int
    action: str
    words: Message
    better: str
    better_words: Message
    chance: float
    better_chance: float
    noise: float = 0.0  # half of the 95 % interval of what it cost

    @property
    def loss(self) -> float:
        """Probability of victory given away."""
        return self.better_chance - self.chance

    @property
    def is_told(self) -> bool:
        """Whether it is one: beyond the noise, and the game was not decided already."""
        decided = self.better_chance <= DECIDED or self.chance >= 1 - DECIDED
        return self.loss >= SLIP and self.loss > self.noise and not decided


class Analysis(Struct, frozen=True, kw_only=True):
    """What was found out about one game."""

    game: str
    players: int
    moves: int
    decisions: int  # with more than one option
    simulations: int
    seed: int
    over: bool
    scores: list[int]
    winners: list[int]
    course: list[Point]
    turns: list[Turn]
    mistakes: list[list[Mistake]]  # by seat, the largest first


class Weighed(NamedTuple):
    """What the search says of one decision."""

    step: Choice
    seat: int
    best: int
    chances: Chances  # of the option chosen
    best_chances: Chances

    @property
    def loss(self) -> float:
        """What the choice seems to have cost its seat."""
        return self.best_chances[self.seat] - self.chances[self.seat]


def steps_of(record: Record) -> tuple[list[Choice], CoreState | None]:
    """All actions of a record, replayed and checked, and the state at its end."""
    game = game_named(record.game)
    steps: list[Choice] = []
    before: CoreState | None = None
    for ply, state in records.replay(record):
        if before is not None:
            decision = asked(game, before)
            action = decision.actions[decision.names.index(record.moves[ply - 1].action)]
            steps.append(Choice(ply, before, action))
        before = game.copy(state)
    return steps, before


def analyse_record(
    record: Record,
    simulations: int = SIMULATIONS,
    jobs: int = 1,
    seed: int = 1,
    progress: Progress = lambda decisions: None,
) -> Analysis:
    """The analysis of a record."""
    steps, end = steps_of(record)
    return analyse(game_named(record.game), steps, end, simulations, jobs, seed, progress)


def analyse(
    game: Game,
    steps: list[Choice],
    end: Any,
    simulations: int = SIMULATIONS,
    jobs: int = 1,
    seed: int = 1,
    progress: Progress = lambda decisions: None,
) -> Analysis:
    """Search every decision with a choice, suspected mistakes twice.

    Each job is a thread: trees grow without the GIL.
    """
    if simulations < 1:
        raise BadRequest("bad-budget")
    if jobs < 1:
        raise BadRequest("bad-jobs", found=jobs)
    search = Search(game, simulations, seed)
    real = [step for step in steps if step.state.option_count > 1]
    with ThreadPoolExecutor(jobs) as pool:
        through: Any = pool.map if jobs > 1 else map
        weighed = list(told(through(search.weigh, real), progress, 1))
        course = list(told(through(search.point, moments_of(steps, end)), progress, 0))
        suspects = [one for seat in range(end.seats) for one in suspected(weighed, seat)]
        mistakes = list(told(through(search.second_look, suspects), progress, 0))
    return Analysis(
        game=game.name,
        players=end.seats,
        moves=len(steps),
        decisions=len(real),
        simulations=simulations,
        seed=seed,
        over=bool(end.over),
        scores=game.scores(end),
        winners=game.winners(end),
        course=course,
        turns=turns_of(game, course, steps),
        mistakes=[worst(mistakes, seat) for seat in range(end.seats)],
    )


def decisions_in(steps: Iterable[Choice]) -> int:
    """How many decisions an analysis searches."""
    return sum(1 for step in steps if step.state.option_count > 1)


class Search:
    """The searcher of one analysis."""

    def __init__(self, game: Game, simulations: int, seed: int) -> None:
        self.game, self.simulations, self.seed = game, simulations, seed

    def weigh(self, step: Choice) -> Weighed:
        """The option chosen and the best one, from what the seat could know."""
        game, state = self.game, step.state
        decision = asked(game, state)
        budget = Budget(simulations=self.simulations)
        estimates = think(
            game, decision, imagining(game, state), budget, self.chance(step.ply, 0), margin=0.0
        )
        best = best_of(estimates, decision.seat)
        tried = {found.action: found for found in estimates}
        chosen = tried.get(step.action)
        if chosen is not None and chosen.visits * SELDOM >= best.visits:
            chances = chosen.values
        else:
            chances = mean_of(self.prospects(step, step.action, 1, WORLDS))
        return Weighed(step, decision.seat, best.action, chances, best.values)

    def point(self, moment: Stage) -> Point:
        """How an onlooker could judge the game at a moment."""
        if moment.state.over:
            return Point(moment.ply, moment.seat, result(self.game, moment.state))
        chance = self.chance(moment.ply, 3)
        world = self.game.resample(moment.state, WATCHER, chance)
        chances = self.outlook(world, WATCHER, Budget(simulations=self.simulations), chance)
        return Point(moment.ply, moment.seat, chances)

    def prospects(self, step: Choice, action: int, look: int, worlds: int) -> list[Chances]:
        """The chances after an option, searched for itself in several worlds the seat could believe in."""
        game, seat = self.game, step.state.asked_seat
        share = Budget(simulations=-(-self.simulations // WORLDS))
        found: list[Chances] = []
        for number in range(worlds):
            chance = self.chance(step.ply, look) * worlds + number
            world = game.resample(step.state, seat, chance)
            game.apply(world, action)
            found.append(self.outlook(world, seat, share, chance))
        return found

    def outlook(self, world: CoreState, seat: int, budget: Budget, chance: int) -> Chances:
        """The chances in an imagined world, as one seat sees it: the mean of its tree."""
        if world.over:
            return result(self.game, world)
        decision = replace(asked(self.game, world), seat=seat)
        estimates = think(self.game, decision, lambda _: world, budget, chance, margin=0.0)
        return mean_of([one.values for one in estimates], [one.visits for one in estimates])

    def second_look(self, found: Weighed) -> Mistake:
        """Both options in the same fresh worlds: the best of many is easily overrated at the first look."""
        game, state, action = self.game, found.step.state, found.step.action
        chosen, best = (self.chances_of(found, one) for one in (action, found.best))
        return Mistake(
            ply=found.step.ply,
            seat=found.seat,
            action=game.action_name(state, action),
            words=game.option_words(state, action),
            better=game.action_name(state, found.best),
            better_words=game.option_words(state, found.best),
            chance=fmean(chosen),
            better_chance=fmean(best),
            noise=noise_of(chosen, best),
        )

    def chances_of(self, found: Weighed, action: int) -> list[float]:
        """The chances of the seat that chose after one option, world by world."""
        worlds = self.prospects(found.step, action, 2, SECOND_WORLDS)
        return [chances[found.seat] for chances in worlds]

    def chance(self, ply: int, look: int) -> int:
        """A number of its own for each look at each moment."""
        return (self.seed * 7919 + ply) * 4 + look


def asked(game: Game, state: CoreState) -> Decision:
    """The open decision of a game that is not over."""
    decision = game.decision(state)
    assert decision is not None
    return decision


def imagining(game: Game, state: CoreState) -> Callable[[int], CoreState]:
    """What the seat that is asked can imagine."""
    seat = state.asked_seat
    return lambda number: game.resample(state, seat, number)


def noise_of(chosen: list[float], best: list[float]) -> float:
    """How far the mean difference of two options, world by world, may be off."""
    apart = [one - other for one, other in zip(best, chosen, strict=True)]
    return STUDENT_95 * stdev(apart) / math.sqrt(len(apart))


def mean_of(values: list[Chances], counts: list[int] | None = None) -> Chances:
    """The mean of several chances, seat by seat."""
    weights = counts or [1] * len(values)
    total = sum(weights)
    return tuple(
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / total
        for column in zip(*values, strict=True)
    )


def result(game: Game, state: CoreState) -> Chances:
    """The shares of a victory that has happened."""
    winners = game.winners(state)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


def told(found: Iterable[T], progress: Progress, count: int) -> Iterator[T]:
    """Each piece of the work told as it is done; whoever listens may end it by an exception."""
    for one in found:
        yield one
        progress(count)


def moments_of(steps: list[Choice], end: Any) -> list[Stage]:
    """Before the first move, after each one with a choice, and the end."""
    states = [*(step.state for step in steps), end]
    found = [Stage(0, NOBODY, states[0])] if steps else []
    for step in steps:
        if step.state.option_count > 1 or step.ply == len(steps):
            found.append(Stage(step.ply, step.state.asked_seat, states[step.ply]))
    return found


def turns_of(game: Game, course: list[Point], steps: list[Choice]) -> list[Turn]:
    """The largest changes between two points, in the order of the game."""
    found = [turn(game, before, after, steps[after.ply - 1]) for before, after in pairwise(course)]
    largest = sorted(found, key=lambda one: (-abs(one.after - one.before), one.ply))[:TURNS]
    return sorted(largest, key=lambda one: one.ply)


def turn(game: Game, before: Point, after: Point, step: Choice) -> Turn:
    """What one move changed, for the seat it meant most to."""
    changes = [abs(new - old) for old, new in zip(before.chances, after.chances, strict=True)]
    whose = changes.index(max(changes))
    return Turn(
        ply=step.ply,
        seat=step.state.asked_seat,
        action=game.action_name(step.state, step.action),
        words=game.option_words(step.state, step.action),
        whose=whose,
        before=before.chances[whose],
        after=after.chances[whose],
    )


def suspected(weighed: list[Weighed], seat: int) -> list[Weighed]:
    """The choices of a seat that seem to have cost most."""
    found = [one for one in weighed if one.seat == seat and one.best != one.step.action]
    return sorted(found, key=lambda one: (-one.loss, one.step.ply))[:SUSPECTS]


def worst(mistakes: list[Mistake], seat: int) -> list[Mistake]:
    """The largest mistakes of a seat that held at the second look."""
    found = [one for one in mistakes if one.seat == seat and one.is_told]
    return sorted(found, key=lambda one: (-one.loss, one.ply))[:MISTAKES]
