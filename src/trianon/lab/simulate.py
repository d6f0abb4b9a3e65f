"""Play many games between bots and tally scores, wins and the clauses that fired."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from msgspec import Struct

from trianon.bots.bot import ask, bot_named
from trianon.core.edition import Table
from trianon.core.errors import BadRequest
from trianon.core.game import Game, seed_of
from trianon.core.registry import game as game_named

LAST_ROUND = 1_000_000  # let random players go on to the end
CHUNKS_PER_JOB = 20


class Plan(Struct, frozen=True):
    """What is to be played: the same plan gives the same games on any number of processes."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    switches: dict[str, bool]
    overrides: Table


class Tally(Struct):
    """Sums over games; tallies can be added."""

    games: int
    moves: int
    scores: list[int]
    wins: list[float]
    fired: dict[str, int]

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.games += other.games
        self.moves += other.moves
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for clause, count in other.fired.items():
            self.fired[clause] = self.fired.get(clause, 0) + count


def empty_tally(players: int) -> Tally:
    """Nothing played yet."""
    return Tally(0, 0, [0] * players, [0.0] * players, {})


def check(plan: Plan) -> None:
    """Raise BadRequest for a plan that cannot be played."""
    game = game_named(plan.game)
    game.check_players(plan.players)
    game.check_switches(plan.switches)
    game.box(game.edition(plan.overrides or None), plan.players)
    if plan.games < 1:
        raise BadRequest("bad-games", found=plan.games)
    if len(plan.bots) != plan.players:
        raise BadRequest("bots-count", found=len(plan.bots), wanted=plan.players)
    for name in plan.bots:
        bot_named(name, game, 0)


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each seat: a single name fills the table."""
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_one(plan: Plan, number: int, game: Game, edition: Any) -> Tally:
    """Game `number` of a plan."""
    seed = seed_of(plan.seed * 1_000_003 + number)
    state = game.start(plan.players, seed, plan.switches, edition)
    if set(plan.bots) == {"random"}:
        moves = game.play_randomly(state, plan.seed * 7919 + number + 1 & 0x7FFFFFFF, LAST_ROUND)
    else:
        moves = play_bots(plan, number, game, state)
    winners = game.winners(state)
    wins = [(seat in winners) / len(winners) for seat in range(plan.players)]
    return Tally(1, moves, game.scores(state), wins, game.fired(state))


def play_bots(plan: Plan, number: int, game: Game, state: Any) -> int:
    """Let the bots of a plan finish a game; the number of moves."""
    bots = [
        bot_named(name, game, (plan.seed * 31 + number) * 8 + seat)
        for seat, name in enumerate(plan.bots)
    ]
    while not state.over:
        game.apply(state, ask(bots[state.asked_seat], game, state))
    return int(state.ply)


def play_some(plan: Plan, first: int, last: int) -> Tally:
    """Games first..last-1 of a plan."""
    game = game_named(plan.game)
    edition = game.edition(plan.overrides or None)
    tally = empty_tally(plan.players)
    for number in range(first, last):
        tally.add(play_one(plan, number, game, edition))
    return tally


def chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The games in equal portions."""
    size = max(1, games // (jobs * CHUNKS_PER_JOB))
    for first in range(0, games, size):
        yield first, min(games, first + size)


def run(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play a plan on so many processes."""
    check(plan)
    if jobs < 1:
        raise BadRequest("bad-jobs", found=jobs)
    total = empty_tally(plan.players)
    if jobs == 1:
        for first, last in chunks(plan.games, 1):
            total.add(play_some(plan, first, last))
            progress(last - first)
        return total
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [
            pool.submit(play_some, plan, first, last) for first, last in chunks(plan.games, jobs)
        ]
        for done in as_completed(waiting):
            tally = done.result()
            total.add(tally)
            progress(tally.games)
    return total


def never_fired(game: Game, fired: dict[str, int], switches: dict[str, bool]) -> list[str]:
    """Clauses with an event of their own that never happened: a bug, or blind bots."""
    reasons = game.reasons_unfired(switches)
    return [
        clause
        for clause in game.clause_names.values()
        if not fired.get(clause) and clause not in reasons
    ]


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as plain data."""
    game = game_named(plan.game)
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "moves": tally.moves,
        "games_per_s": round(tally.games / seconds, 1),
        "mean_scores": [round(score / tally.games, 2) for score in tally.scores],
        "wins_by_seat": [round(wins, 3) for wins in tally.wins],
        "clauses_never_fired": never_fired(game, tally.fired, plan.switches),
    }


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> dict[str, Any]:
    """Play a plan and report."""
    started = time.perf_counter()
    tally = run(plan, jobs, progress)
    return report(plan, tally, time.perf_counter() - started)
