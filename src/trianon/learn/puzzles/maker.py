"""Puzzles made from self-play: screened cheaply at every decision, accepted by six long searches.

The players search every decision a little; where a Courtier would choose otherwise and seems to lose by it, the
screen of `SCREENED` simulations follows. A candidate ends at the first thing that speaks against it, the cheap
ones first. The same number gives the same puzzles.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from trianon.bots.advice import RIVALS, Ranked, Reason, explained, ranked_from
from trianon.bots.bot import Sight, sight_of
from trianon.bots.levels import bot_named
from trianon.bots.search import Budget, Estimate, best_of, think
from trianon.core.chance import xorshift32
from trianon.core.decision import Decision
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.lab.runner import bot_seed, done, processes, shuffle_seed
from trianon.learn.puzzles.files import Choice, Header, Puzzle, packed

PLAYED = 400  # simulations of the players of a game
SUSPECTED = 0.03  # what a Courtier's choice must seem to lose before anybody looks closer
SCREENED = 2000  # simulations of the screen
LOOKED_AT_AGAIN = 10_000  # simulations that spare most of the long searches
ACCEPTED = 50_000
SEEDS = (1, 2, 3)
LEAD = 0.08  # of the chance of victory: so far is the solution ahead of every other option
SCREENED_LEAD = 0.09  # at the screen; less seldom holds
WAYS: tuple[dict[str, Any], ...] = ({}, {"temperature": 0})  # with learning and without
COURTIERS = 16  # tries; half of them must miss it
PLAYOUTS = 2000  # to the end, for the reason
FEWEST_OPTIONS = 3  # between two, a guess is right every second time
PER_GAME = 4  # of one game of self-play
LARGEST_SHARE = 0.2  # of all puzzles that one decision and source may have
LARGEST_KIND = 0.6  # that one decision may have: two games ask the same thing most of the time
LARGEST_THEME = 0.3  # that one source may have
CARELESS = 0.05  # how far from the best a careless player's choice may well be
DIGITS = 4


class Candidate(NamedTuple):
    """A decision at which the screen saw a clear lead."""

    world: Any
    decision: Decision
    best: int


class Portion(NamedTuple):
    """A game of self-play to be looked at, and the kinds of decision nobody need look at any more."""

    number: int
    full: frozenset[str]


class Found(NamedTuple):
    """What came of one game of self-play."""

    number: int
    decisions: int
    candidates: int
    puzzles: list[Puzzle]


class Work(Struct, frozen=True):
    """What is done with a number: sendable to other processes."""

    game: str
    seed: int

    def __call__(self, portion: Portion) -> Found:
        return puzzles_in(game_named(self.game), self.seed, portion.number, portion.full)


def making(
    game: Game, header: Header, puzzles: list[Puzzle], count: int, jobs: int
) -> Iterator[tuple[Header, list[Puzzle], Found]]:
    """Go on until there are so many; after each game of self-play, in their order, how far it has come."""
    jobs = processes(jobs, count)
    work: Callable[[Portion], Found] = Work(game.name, header.seed)
    kept, waiting, number = list(puzzles), dict[int, Found](), header.games
    running = done(work, portions_from(number, kept, count), jobs)
    try:
        for found in running:
            waiting[found.number] = found
            while number in waiting:
                one = waiting.pop(number)
                number += 1
                kept += room_for(one.puzzles, kept, count)
                yield header_after(header, number), kept, one
                if len(kept) >= count:
                    return
    finally:
        running.close()


def portions_from(first: int, kept: list[Puzzle], count: int) -> Iterator[Portion]:
    """Games without end; what is full when one is handed out stays so, and changes nothing that is kept."""
    while True:
        yield Portion(first, full_kinds(kept, count))
        first += 1


def full_kinds(kept: list[Puzzle], count: int) -> frozenset[str]:
    """The decisions that have their share."""
    kinds = Counter(one.kind for one in kept)
    return frozenset(kind for kind, had in kinds.items() if had >= most(LARGEST_KIND, count))


def most(share: float, count: int) -> int:
    """So many of all puzzles at most."""
    return math.ceil(share * count)


def header_after(header: Header, games: int) -> Header:
    """The first line after so many games."""
    return replace(header, games=games)


def room_for(found: list[Puzzle], kept: list[Puzzle], count: int) -> list[Puzzle]:
    """Those of one game that are taken: the rarest so far first, and none beyond its share."""
    left, taken = list(found), list[Puzzle]()
    wanted = min(PER_GAME, count - len(kept))
    while left and len(taken) < wanted:
        tally = Tally([*kept, *taken])
        fitting = [one for one in left if tally.has_room_for(one, count)]
        if not fitting:
            break
        taken.append(min(fitting, key=tally.rarity))
        left.remove(taken[-1])
    return taken


class Tally:
    """What there is, by decision, by source and by both."""

    def __init__(self, kept: list[Puzzle]) -> None:
        self.pairs = Counter(one.themes for one in kept)
        self.kinds = Counter(one.kind for one in kept)
        self.themes = Counter(one.theme for one in kept)
        self.ids = {one.id for one in kept}

    def has_room_for(self, one: Puzzle, count: int) -> bool:
        """Whether nothing it is has its share yet."""
        return (
            one.id not in self.ids
            and self.pairs[one.themes] < most(LARGEST_SHARE, count)
            and self.kinds[one.kind] < most(LARGEST_KIND, count)
            and self.themes[one.theme] < most(LARGEST_THEME, count)
        )

    def rarity(self, one: Puzzle) -> tuple[int, int]:
        """Less for what there is less of; among equals the earlier one is taken."""
        return self.pairs[one.themes], self.themes[one.theme]


# One game of self-play.


def puzzles_in(game: Game, seed: int, number: int, full: frozenset[str] = frozenset()) -> Found:
    """The puzzles of one game, and how many decisions were looked at; none of the kinds that are full."""
    candidates, decisions = candidates_in(game, seed, number, full)
    puzzles = (
        accepted(game, one, number, bot_seed(seed, number, one.world.ply)) for one in candidates
    )
    return Found(number, decisions, len(candidates), [one for one in puzzles if one is not None])


def candidates_in(
    game: Game, seed: int, number: int, full: frozenset[str]
) -> tuple[list[Candidate], int]:
    """A game played by players who search; the decisions at which one option leads."""
    players = game.players[number % len(game.players)]
    state = game.start(players, shuffle_seed(seed, number), silent=True)
    word = bot_seed(seed, number, players) | 1
    careless = [(word >> (4 + seat)) & 1 for seat in range(players)]
    found: list[Candidate] = []
    decisions = 0
    while not state.over:
        if state.option_count == 1:
            game.apply(state, game.options(state)[0])
            continue
        decisions += 1
        word = xorshift32(word)
        sight = sight_of(game, state)
        estimates = thought(game, sight, PLAYED, word)
        if is_asked(sight, full) and is_suspected(game, sight, estimates, word):
            found += screened(game, state, sight, word)
        seat = sight.decision.seat
        chosen = best_of(estimates, seat).action
        if careless[seat]:
            chosen = carelessly(estimates, seat, xorshift32(word))
        game.apply(state, chosen)
    return found, decisions


def is_asked(sight: Sight, full: frozenset[str]) -> bool:
    """Whether a puzzle may ask this: enough to choose from, and not of a kind that is full."""
    return len(sight.decision.actions) >= FEWEST_OPTIONS and sight.decision.kind not in full


def thought(game: Game, sight: Sight, simulations: int, word: int) -> list[Estimate]:
    """What a search sees, as chances of victory."""
    budget = Budget(simulations=simulations)
    return think(game, sight.decision, sight.imagine, budget, word >> 1, margin=0.0)


def is_suspected(game: Game, sight: Sight, estimates: list[Estimate], word: int) -> bool:
    """Whether a Courtier would choose something that seems worse: what they see at once is no puzzle."""
    seat = sight.decision.seat
    best = best_of(estimates, seat)
    choice = bot_named("courtier", game, word >> 1).choose(sight)
    values = {one.action: one.values[seat] for one in estimates}
    return best.values[seat] - values.get(choice, 0.0) >= SUSPECTED


def screened(game: Game, state: Any, sight: Sight, word: int) -> list[Candidate]:
    """The candidate, if one option is clearly ahead at the screen."""
    estimates = thought(game, sight, SCREENED, word >> 3)
    decision = sight.decision
    if not leads(estimates, decision, SCREENED_LEAD):
        return []
    world = game.resample(state, decision.seat, word >> 2)
    return [Candidate(world, decision, best_of(estimates, decision.seat).action)]


def leads(estimates: list[Estimate], decision: Decision, lead: float) -> bool:
    """Whether the option tried most is so far ahead of every other one, and all were met."""
    if len(estimates) < len(decision.actions):
        return False
    best = best_of(estimates, decision.seat)
    others = [one.values[decision.seat] for one in estimates if one.action != best.action]
    return best.values[decision.seat] - max(others) >= lead


def carelessly(estimates: list[Estimate], seat: int, word: int) -> int:
    """One of the options, more likely a better one: so positions come about that good players avoid."""
    best = max(one.values[seat] for one in estimates)
    weights = [math.exp((one.values[seat] - best) / CARELESS) for one in estimates]
    mark = sum(weights) * ((word >> 4) & 0xFFFF) / (1 << 16)
    for one, weight in zip(estimates, weights, strict=True):
        mark -= weight
        if mark < 0:
            return one.action
    return estimates[-1].action


# A candidate, from the cheapest question to the dearest.


def accepted(game: Game, candidate: Candidate, origin: int, seed: int) -> Puzzle | None:
    """The puzzle, if it is clear to every long search and not to a Courtier."""
    missed = share_missed(game, candidate, seed)
    if missed < 0.5:
        return None
    world, best = candidate.world, candidate.best
    if searched(game, world, best, LOOKED_AT_AGAIN, (0,)) is None:
        return None
    searches = searched(game, world, best, ACCEPTED, SEEDS)
    if searches is None:
        return None
    return told(game, candidate, origin, missed, searches, seed)


def share_missed(game: Game, candidate: Candidate, seed: int) -> float:
    """How often a Courtier misses the best option; less than half as soon as that is certain."""
    sight = sight_of(game, candidate.world)
    hits = 0
    for number in range(COURTIERS):
        bot = bot_named("courtier", game, (seed + number * 7919) & 0x7FFFFFFF)
        hits += bot.choose(sight) == candidate.best
        if 2 * hits > COURTIERS:
            return 0.0
    return 1 - hits / COURTIERS


def searched(
    game: Game, world: Any, best: int, simulations: int, seeds: tuple[int, ...]
) -> list[list[Estimate]] | None:
    """The searches of every seed, with learning and without; None at the first that disagrees."""
    sight = sight_of(game, world)
    decision, budget = sight.decision, Budget(simulations=simulations)
    found = []
    for seed in seeds:
        for way in WAYS:
            estimates = think(game, decision, sight.imagine, budget, seed, margin=0.0, **way)
            same = best_of(estimates, decision.seat).action == best
            if not same or not leads(estimates, decision, LEAD):
                return None
            found.append(estimates)
    return found


def told(
    game: Game,
    candidate: Candidate,
    origin: int,
    missed: float,
    searches: list[list[Estimate]],
    seed: int,
) -> Puzzle:
    """The puzzle with the means of all searches, and the reason in points by source."""
    decision = candidate.decision
    ranked = ranked_by(searches, decision)
    whole = explained(game, decision.seat, candidate.world, ranked, PLAYOUTS, seed)
    name, position = packed(game, candidate.world)
    return Puzzle(
        id=name,
        origin=origin,
        players=candidate.world.seats,
        seat=decision.seat,
        kind=decision.kind,
        clause=decision.clause,
        theme=theme_of(whole[0].reasons),
        missed=round(missed, DIGITS),
        position=position,
        choices=tuple(choice_of(one, decision.seat) for one in whole),
    )


def ranked_by(searches: list[list[Estimate]], decision: Decision) -> list[Ranked]:
    """The options by the mean chance of all searches, the best first."""
    rows: dict[int, list[Estimate]] = {}
    for estimates in searches:
        for one in estimates:
            rows.setdefault(one.action, []).append(one)
    means = [mean_of(same) for same in rows.values()]
    total = sum(one.visits for one in means)
    ranked = [ranked_from(one, decision, total) for one in means]
    return sorted(ranked, key=lambda one: -one.chances[decision.seat])


def mean_of(same: list[Estimate]) -> Estimate:
    """One option over several searches, each counting alike."""
    columns = zip(*(one.values for one in same), strict=True)
    values = tuple(sum(column) / len(same) for column in columns)
    visits = sum(one.visits for one in same)
    return Estimate(same[0].action, visits, sum(one.available for one in same), values)


def choice_of(ranked: Ranked, seat: int) -> Choice:
    """One line of a puzzle's solution."""
    reasons = tuple(Reason(one.source, round(one.points, 1)) for one in ranked.reasons)
    return Choice(action=ranked.action, chance=round(ranked.chances[seat], DIGITS), reasons=reasons)


def theme_of(reasons: tuple[Reason, ...]) -> str:
    """The source of the gain: the largest one of one's own, else what the others lose."""
    gains = [one for one in reasons if one.points > 0 and one.source != RIVALS]
    if gains:
        return gains[0].source
    if any(one.source == RIVALS and one.points < 0 for one in reasons):
        return RIVALS
    return "position"  # what it brings cannot be counted in points of one source
