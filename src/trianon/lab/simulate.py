"""Play many games of one lineup as it sits: scores, wins, lengths, points by source, clauses that fired."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from typing import Any

from msgspec import Struct, structs

from trianon.bots import entrants
from trianon.core.edition import TomlTable
from trianon.core.errors import BadRequest
from trianon.core.figures import Alteration
from trianon.core.game import Game, key_of
from trianon.core.registry import game as game_named
from trianon.lab import match, runner
from trianon.lab.intervals import Interval, Mean
from trianon.lab.match import Terms
from trianon.lab.runner import Progress
from trianon.lab.tally import Notes, Tally, empty_tally

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


class SeatReport(Struct, frozen=True):
    """What one seat came to; intervals are of 95 %."""

    seat: int
    bot: str
    mean_score: float
    score_interval: Interval
    win_share: float  # shared victories are shared
    win_interval: Interval


class Lengths(Struct, frozen=True):
    """How many moves a game had."""

    mean: float
    interval: Interval
    shortest: int
    longest: int


class SourceReport(Struct, frozen=True):
    """The mean points of a game from one source."""

    source: str
    by_seat: list[float]
    winners: float
    others: float


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
    seats: list[SeatReport]
    length: Lengths
    points_by_source: list[SourceReport]
    altered: list[Alteration]  # what is played otherwise than in the box


def check(plan: Plan) -> None:
    """Raise BadRequest for a plan that cannot be played."""
    terms = terms_of(plan)
    if plan.games < 1:
        raise BadRequest("bad-games", found=plan.games)
    if len(plan.bots) != plan.players:
        raise BadRequest("bots-count", found=len(plan.bots), wanted=plan.players)
    for name in plan.bots:
        entrants.enter(name, terms.game, 0, plan.guests)


def terms_of(plan: Plan) -> Terms:
    """Rules, figures and switches of a plan."""
    return match.terms_of(plan.game, plan.players, plan.switches, plan.overrides)


def seated(bots: Sequence[Any], players: int) -> tuple[Any, ...]:
    """One bot for each seat: a single one fills the table."""
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_one(plan: Plan, number: int, terms: Terms, state: Any) -> int:
    """Play game `number` of a plan to its end; how many bots failed."""
    if set(plan.bots) == {RANDOM}:
        match.finish_randomly(terms.game, state, plan.seed, number)
        return 0
    seats = match.seats_of(terms.game, plan.bots, plan.seed, number, plan.guests)
    return len(match.finish(terms.game, state, seats, number))


def play_some(plan: Plan, numbers: range) -> Tally:
    """These games of a plan, and how long they took."""
    started = time.perf_counter()
    terms = terms_of(plan)
    game = terms.game
    blank = game.blank(plan.players, plan.switches, terms.edition)
    game.listen(blank)
    notes = Notes(plan.players)
    for number in numbers:
        state = game.copy(blank)
        state.story, state.telling = blank.story, 1  # one story counts the clauses of all games
        state.key = key_of(runner.shuffle_seed(plan.seed, number))
        game.begin(state)
        notes.end(game, state, play_one(plan, number, terms, state))
    tally = notes.tally(game.fired(blank))
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
        seats=[seat_report(plan, tally, seat) for seat in range(plan.players)],
        length=lengths_of(tally),
        points_by_source=[source_report(tally, source) for source in tally.points],
        altered=match.altered_from_box(terms_of(plan)),
    )


def mean_of(total: float, squares: float, count: int) -> Mean:
    """A mean with its error: every game has its own shuffle."""
    games = max(1, count)
    mean = total / games
    spread = max(0.0, squares / games - mean * mean)
    return Mean(mean, sqrt(spread / (games - 1)) if games > 1 else 0.0, games, games)


def seat_report(plan: Plan, tally: Tally, seat: int) -> SeatReport:
    """Score and wins of one seat."""
    squares, won = tally.squares or [0] * plan.players, tally.win_squares or [0.0] * plan.players
    score = mean_of(tally.scores[seat], squares[seat], tally.games)
    wins = mean_of(tally.wins[seat], won[seat], tally.games)
    return SeatReport(
        seat=seat,
        bot=plan.bots[seat],
        mean_score=round(score.mean, 2),
        score_interval=rounded(score.interval(), 2),
        win_share=round(wins.mean, 4),
        win_interval=rounded(wins.share_interval(), 4),
    )


def lengths_of(tally: Tally) -> Lengths:
    """How long the games were."""
    mean = mean_of(tally.moves, tally.move_squares, tally.games)
    interval = rounded(mean.interval(), 2)
    return Lengths(round(mean.mean, 2), interval, tally.shortest, tally.longest)


def source_report(tally: Tally, source: str) -> SourceReport:
    """What one source brought, and whether to those who won."""
    games, row, won = max(1, tally.games), tally.points[source], tally.won_points[source]
    return SourceReport(
        source=source,
        by_seat=[round(points / games, 2) for points in row],
        winners=round(won / games, 2),
        others=round((sum(row) - won) / games / (len(row) - 1), 2),
    )


def rounded(interval: Interval, digits: int) -> Interval:
    """An interval to be read."""
    return round(interval[0], digits), round(interval[1], digits)


def simulate(plan: Plan, jobs: int = 1, progress: Progress = runner.no_progress) -> Report:
    """Play a plan and report."""
    tally, seconds = runner.timed(lambda: run(plan, jobs, progress))
    return report(plan, tally, seconds)
