"""Simulations a second: full random playouts on one core and two threads, and each game's default way."""

from __future__ import annotations

import json
import statistics
import time
from functools import partial
from typing import Any

from trianon.bots.bot import ask, bot_named
from trianon.bots.search import Budget, think
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game

RUNS = 5
PLAYERS = 4
POINTS = (0, 60, 120)  # moves into the game
FULL_RANDOM = {"horizon": 0, "by_policy": False}


def positions(rules: Game) -> list[Any]:
    """Decisions early, in the middle and later, from games between Courtiers."""
    found = []
    for moves in POINTS:
        state = rules.start(PLAYERS, seed_of(moves), silent=True)
        bots = [bot_named("courtier", rules, seat) for seat in range(PLAYERS)]
        while state.ply < moves or len(rules.options(state)) < 2:
            rules.apply(state, ask(bots[state.asked_seat], rules, state))
        found.append(state)
    return found


def rate(rules: Game, states: list[Any], threads: int, simulations: int, **ways: Any) -> float:
    """Simulations a second over the positions."""
    started = time.perf_counter()
    for state in states:
        seat = state.asked_seat
        decision = rules.decision(state)
        assert decision is not None
        budget = Budget(simulations=simulations, threads=threads)
        think(rules, decision, partial(rules.resample, state, seat), budget, 1, **ways)
    return len(states) * simulations / (time.perf_counter() - started)


def main() -> None:
    """One JSON object for each game: medians of five runs."""
    for name in GAMES:
        rules = game(name)
        states = positions(rules)
        start = states[:1]
        one, two, first, usual = [], [], [], []
        for _ in range(RUNS):
            one.append(rate(rules, states, 1, 6000, **FULL_RANDOM))
            two.append(rate(rules, states, 2, 12000, **FULL_RANDOM))
            first.append(rate(rules, start, 1, 6000, **FULL_RANDOM))
            usual.append(rate(rules, states, 1, 12000))
        ratios = [b / a for a, b in zip(one, two, strict=True)]
        print(
            json.dumps(
                {
                    "game": name,
                    "players": PLAYERS,
                    "full_random_per_s": round(statistics.median(one)),
                    "full_random_from_the_start_per_s": round(statistics.median(first)),
                    "two_threads_ratio": round(statistics.median(ratios), 2),
                    "default_way_per_s": round(statistics.median(usual)),
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
