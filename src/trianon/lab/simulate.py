"""Play many games of one lineup as it sits, and tally scores, wins and the clauses that fired."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Any

from msgspec import Struct, structs

from trianon.bots import entrants
from trianon.core.edition import TomlTable
from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.lab import match, runner
from trianon.lab.match import Terms
from trianon.lab.runner import Progress

RANDOM = "random"


class Plan(Struct, frozen=True):
    """What is to be played: the same plan gives the same games on any number of processes."""

    game: str
    players: int
    games: int
    bots: tuple[Any, ...]  # entrants by seat; objects become names in `__post_init__`
    seed: int = 1
    switches: dict[str, bool] = {}
    overrides: TomlTable = {}
    guests: dict[str, Any] = {}

    def __post_init__(self) -> None:
        names, guests = entrants.named(self.bots)
        structs.force_setattr(self, "bots", names)
        structs.force_setattr(self, "guests", {**self.guests, **guests})


class Tally(Struct):
    """Sums over games; tallies can be added."""

    games: int
    moves: int
    scores: list[int]
    wins: list[float]
    fired: dict[str, int]
    incidents: int = 0
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.games += other.games
        self.moves += other.moves
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.incidents += other.incidents
        self.seconds += other.seconds
        for clause, count in other.fired.items():
            self.fired[clause] = self.fired.get(clause, 0) + count


class Report(Struct, frozen=True, kw_only=True):
    """What came of it."""

    game: str
    players: int
    bots: list[str]
    seed: int
    games: int
    seconds: float
    moves: int
    games_per_s: float
    mean_scores: list[float]
    wins_by_seat: list[float]
    clauses_never_fired: list[str]
    incidents: int  # bots that failed; each time the seat was played at random to the end


def empty_tally(players: int) -> Tally:
    """Nothing played yet."""
    return Tally(0, 0, [0] * players, [0.0] * players, {})


def check(plan: Plan) -> None:
    """Raise BadRequest for a plan that cannot be played."""
    terms = match.terms_of(plan.game, plan.players, plan.switches, plan.overrides)
    if plan.games < 1:
        raise BadRequest("bad-games", found=plan.games)
    if len(plan.bots) != plan.players:
        raise BadRequest("bots-count", found=len(plan.bots), wanted=plan.players)
    for name in plan.bots:
        entrants.enter(name, terms.game, 0, plan.guests)


def seated(bots: Sequence[Any], players: int) -> tuple[Any, ...]:
    """One bot for each seat: a single one fills the table."""
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_one(plan: Plan, number: int, terms: Terms) -> Tally:
    """Game `number` of a plan."""
    shuffle = runner.shuffle_seed(plan.seed, number)
    state = terms.game.start(plan.players, shuffle, plan.switches, terms.edition)
    if set(plan.bots) == {RANDOM}:
        match.finish_randomly(terms.game, state, plan.seed, number)
        return tallied(terms.game, state, 0)
    seats = match.seats_of(terms.game, plan.bots, plan.seed, number, plan.guests)
    incidents = match.finish(terms.game, state, seats, number)
    return tallied(terms.game, state, len(incidents))


def tallied(game: Game, state: Any, incidents: int) -> Tally:
    """A finished game."""
    winners = game.winners(state)
    wins = [(seat in winners) / len(winners) for seat in range(state.seats)]
    return Tally(1, int(state.ply), game.scores(state), wins, game.fired(state), incidents)


def play_some(plan: Plan, numbers: range) -> Tally:
    """These games of a plan, and how long they took."""
    started = time.perf_counter()
    terms = match.terms_of(plan.game, plan.players, plan.switches, plan.overrides)
    tally = empty_tally(plan.players)
    for number in numbers:
        tally.add(play_one(plan, number, terms))
    tally.seconds = time.perf_counter() - started
    return tally


def run(plan: Plan, jobs: int = 1, progress: Progress = runner.no_progress) -> Tally:
    """Play a plan on so many processes."""
    total = empty_tally(plan.players)
    gather(plan, total, jobs, progress)
    return total


def gather(plan: Plan, total: Tally, jobs: int, progress: Progress) -> None:
    """Play a plan into a tally, which holds what was done should somebody break it off."""
    check(plan)
    jobs = runner.processes(jobs, plan.games)
    portions = runner.Portions(plan.games, jobs)
    with closing(runner.done(partial(play_some, plan), portions, jobs)) as tallies:
        for tally in tallies:
            total.add(tally)
            portions.took(tally.games, tally.seconds)
            progress(tally.games)


def never_fired(game: Game, fired: dict[str, int], switches: dict[str, bool]) -> list[str]:
    """Clauses with an event of their own that never happened: a bug, or blind bots."""
    reasons = game.reasons_unfired(switches)
    return [
        clause
        for clause in game.clause_names.values()
        if not fired.get(clause) and clause not in reasons
    ]


def report(plan: Plan, tally: Tally, seconds: float) -> Report:
    """The result of what was played."""
    games = max(1, tally.games)
    return Report(
        game=plan.game,
        players=plan.players,
        bots=list(plan.bots),
        seed=plan.seed,
        games=tally.games,
        seconds=round(seconds, 3),
        moves=tally.moves,
        games_per_s=round(tally.games / max(seconds, 1e-9), 1),
        mean_scores=[round(score / games, 2) for score in tally.scores],
        wins_by_seat=[round(wins, 3) for wins in tally.wins],
        clauses_never_fired=never_fired(game_named(plan.game), tally.fired, plan.switches),
        incidents=tally.incidents,
    )


def simulate(plan: Plan, jobs: int = 1, progress: Progress = runner.no_progress) -> Report:
    """Play a plan and report."""
    tally, seconds = runner.timed(lambda: run(plan, jobs, progress))
    return report(plan, tally, seconds)
