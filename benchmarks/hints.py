"""How long a hint takes: the search, and apart from it the playouts that give its reasons, as JSON.

The reasons of the best options (at least 300 policy playouts to the end for each) are promised within half a
second; the table is looked at from random moments of random games.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from typing import Any

from trianon.bots.advice import COMPARED, PLAYOUTS, played_out
from trianon.bots.judgement import judgement_of
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

PROMISED_MS = 500


def moments(game: Game, players: int, count: int) -> list[Any]:
    """States with a real choice, from all over random games."""
    chance, found = random.Random(players), list[Any]()
    for number in range(count):
        state = game.start(players, seed_of(number), silent=True)
        steps = chance.randrange(60)
        while steps > 0 or state.option_count < 2:
            game.apply(state, chance.choice(game.options(state)))
            steps -= 1
            if state.over:
                state = game.start(players, seed_of(number + count), silent=True)
        found.append(game.copy(state))
    return found


def milliseconds(game: Game, state: Any) -> float:
    """The playouts of one hint."""
    actions = game.options(state)[:COMPARED]
    world = game.resample(state, state.asked_seat, 1)
    started = time.perf_counter()
    played_out(game, judgement_of(game), state.asked_seat, world, actions, PLAYOUTS, 1)
    return 1000 * (time.perf_counter() - started)


def main() -> None:
    """One JSON object for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=20)
    count = parser.parse_args().moments
    for name in GAMES:
        game = game_named(name)
        for players in game.players:
            times = sorted(milliseconds(game, state) for state in moments(game, players, count))
            worst = times[min(len(times) - 1, int(0.95 * len(times)))]
            row = {"game": name, "players": players, "playouts": PLAYOUTS, "options": COMPARED}
            row |= {"median_ms": round(statistics.median(times)), "p95_ms": round(worst)}
            print(json.dumps({**row, "promised_ms": PROMISED_MS, "kept": worst <= PROMISED_MS}))


if __name__ == "__main__":
    main()
