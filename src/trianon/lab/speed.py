"""How fast the rules run: inside one C loop, through the Python API, cloning, and uncompiled."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from trianon.core import memory
from trianon.core.chance import xorshift32
from trianon.core.game import Game, seed_of
from trianon.core.registry import game as game_named

RUNS = 5
LAST_ROUND = 1_000_000
USUAL_PLAYERS = 4
BATCH = 50


def measure(name: str) -> dict[str, Any]:
    """All figures of one game at its usual table: medians of five runs."""
    game = game_named(name)
    players = USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[-1]
    inside, games = median_pair(lambda: inside_moves(game, players, 4000))
    return {
        "game": name,
        "players": players,
        "inside_moves_per_s": round(inside),
        "api_moves_per_s": round(median(lambda: api_moves(game, players, 400))),
        "clone_ns": round(median(lambda: clone_ns(game, players, 100_000)), 1),
        "games_per_s": round(games),
        "uncompiled_moves_per_s": round(uncompiled(name)),
        "compiled": is_compiled(),
        "runs": RUNS,
    }


def is_compiled() -> bool:
    """Whether the rules run as C."""
    return not str(memory.__file__).endswith(".py")


def median(run: Callable[[], float]) -> float:
    """The median of five runs."""
    return statistics.median(run() for _ in range(RUNS))


def median_pair(run: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    """The medians of two figures over five runs."""
    results = [run() for _ in range(RUNS)]
    return statistics.median(r[0] for r in results), statistics.median(r[1] for r in results)


def inside_moves(game: Game, players: int, games: int) -> tuple[float, float]:
    """Random moves per second, each game in one call; and whole games per second, set-up included.

    Games are set up a few at a time, so that the records being played stay near the processor.
    """
    moves = 0
    set_up = played = 0.0
    for first in range(0, games, BATCH):
        started = time.perf_counter()
        states = [
            game.start(players, seed_of(number), silent=True)
            for number in range(first, min(games, first + BATCH))
        ]
        set_up += time.perf_counter() - started
        started = time.perf_counter()
        for number, state in enumerate(states, first):
            moves += game.play_randomly(state, number * 2 + 1, LAST_ROUND)
        played += time.perf_counter() - started
    return moves / played, games / (set_up + played)


def api_moves(game: Game, players: int, games: int) -> float:
    """Random moves per second with one Python call for the options and one to apply."""
    options, apply = game.options, game.apply
    first = game.start(players, seed_of(0), silent=True)
    states = [game.copy(first) for _ in range(games)]
    moves, word = 0, 1
    started = time.perf_counter()
    for state in states:
        while listed := options(state):
            word = xorshift32(word)
            apply(state, listed[word % len(listed)])
            moves += 1
    return moves / (time.perf_counter() - started)


def clone_ns(game: Game, players: int, clones: int) -> float:
    """Nanoseconds for one copy of a record."""
    state = game.start(players, seed_of(0), silent=True)
    copy = game.copy
    started = time.perf_counter()
    for _ in range(clones):
        copy(state)
    return (time.perf_counter() - started) / clones * 1e9


def uncompiled(name: str) -> float:
    """Random moves per second of the same text uncompiled, in a process of its own."""
    code = (
        "from trianon.core.registry import game; from trianon.lab.speed import inside_moves;"
        f"g = game({name!r}); print(inside_moves(g, {USUAL_PLAYERS}, 60)[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TRIANON_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)
