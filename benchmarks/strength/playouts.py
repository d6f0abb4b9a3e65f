"""Ways of searching at equal time: full random playouts, policy playouts, cut-off with the evaluation.

One searcher of each way plays against three Courtiers on the same shuffles, in every seat; all ways have the
same time for a move. The best is the default in the game's data file.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from trianon.bots.bot import ask, bot_named
from trianon.bots.judgement import figures_of
from trianon.bots.search import Budget, Searcher
from trianon.core.game import seed_of
from trianon.core.registry import GAMES, game
from trianon.lab.intervals import NORMAL_95, wilson

PLAYERS = 4


def ways_of(name: str) -> dict[str, dict[str, Any]]:
    """The ways that are compared."""
    horizon = figures_of(game(name))["search"]["horizon"]
    return {
        "full random": {"horizon": 0, "by_policy": False},
        "full policy": {"horizon": 0, "by_policy": True},
        "random to the horizon": {"horizon": horizon, "by_policy": False},
        "policy to the horizon": {"horizon": horizon, "by_policy": True},
        "policy to it, no learning": {"horizon": horizon, "by_policy": True, "temperature": 0.0},
    }


def share_of_victory(name: str, way: dict[str, Any], seconds: float, number: int) -> float:
    """One game; the searcher sits at each seat in turn."""
    rules = game(name)
    seat = number % PLAYERS
    state = rules.start(PLAYERS, seed_of(700_000 + number // PLAYERS), silent=True)
    bots = [bot_named("courtier", rules, number * PLAYERS + other) for other in range(PLAYERS)]
    bots[seat] = Searcher(rules, number, Budget(seconds=seconds), **way)
    while not state.over:
        rules.apply(state, ask(bots[state.asked_seat], rules, state))
    winners = rules.winners(state)
    return 1 / len(winners) if seat in winners else 0.0


def main() -> None:
    """One JSON object for each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    for label, way in ways_of(arguments.game).items():
        with ProcessPoolExecutor(arguments.jobs) as pool:
            games = [
                pool.submit(share_of_victory, arguments.game, way, arguments.seconds, number)
                for number in range(arguments.games)
            ]
            wins = sum(done.result() for done in games)
        low, high = wilson(wins / arguments.games, arguments.games, NORMAL_95)
        row = {"game": arguments.game, "way": label, "games": arguments.games}
        row |= {"win_share": round(wins / arguments.games, 3)}
        row |= {"interval": [round(low, 3), round(high, 3)], "seconds": arguments.seconds}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
