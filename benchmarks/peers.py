"""The research doors beside their peers, measured in the same run, as JSON; missing peers are named.

    pip install -r benchmarks/peers-requirements.txt
    python benchmarks/peers.py [--runs 5] [--games 4096] [--only aec,vector,openspiel]

Each figure is the median of the runs. `per_cpu_second` divides by processor time (of all threads) and is
the steadier figure on a busy machine; `per_second` divides by the time on the wall.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from trianon import __version__
from trianon.core.registry import GAMES, game
from trianon.envs import pettingzoo
from trianon.envs.vector import Batch

MISSING = "not installed"
SIZES = (1, 256, 4096)
THREADS = (1, 2)
Figure = dict[str, float] | str


def measured(runs: int, work: Callable[[], int]) -> dict[str, float]:
    """Steps per second on the wall and of processor time; medians."""
    wall, processor = [], []
    for _ in range(runs):
        began, burnt = time.perf_counter(), time.process_time()
        steps = work()
        wall.append(steps / (time.perf_counter() - began))
        processor.append(steps / (time.process_time() - burnt))
    return {
        "per_second": round(statistics.median(wall)),
        "per_cpu_second": round(statistics.median(processor)),
    }


def usual(name: str) -> int:
    """Four players, where the game has room for them."""
    return min(4, game(name).players[-1])


# PettingZoo.


def aec_steps(env: Any, steps: int) -> int:
    """Random play through `agent_iter`, `last` and `step`."""
    chance = np.random.default_rng(1)
    done = 0
    while done < steps:
        env.reset(seed=done)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            done += 1
    return done


def aec(runs: int) -> dict[str, Figure]:
    """Every game through the AEC door, and PettingZoo's connect_four."""
    found: dict[str, Figure] = {
        name: measured(runs, partial(aec_steps, pettingzoo.env(name, usual(name)), 20_000))
        for name in GAMES
    }
    try:
        peer = importlib.import_module("pettingzoo.classic.connect_four_v3")
    except Exception as error:
        found["pettingzoo connect_four"] = f"{MISSING}: {error}"
        return found
    found["pettingzoo connect_four"] = measured(runs, partial(aec_steps, peer.env(), 3_000))
    return found


# Batches.


def batch_steps(batch: Batch, steps: int) -> int:
    """Random legal actions, drawn and carried out."""
    actions = np.empty(batch.games, np.int32)
    for _ in range(steps):
        batch.sample(actions)
        batch.step(actions)
    return steps * batch.games


def vector(runs: int, sizes: tuple[int, ...]) -> list[dict[str, Any]]:
    """Every game at 1, 256 and 4,096 games, 1 and 2 threads, with and without observations."""
    found = []
    for name in GAMES:
        for games in sizes:
            for threads in THREADS:
                for observe in (False, True):
                    batch = Batch(name, games, usual(name), threads=threads, observe=observe)
                    batch.reset(1)
                    steps = max(20, 400_000 // games) if games > 1 else 20_000
                    figure = measured(runs, partial(batch_steps, batch, steps))
                    found.append(
                        {
                            "game": name,
                            "games": games,
                            "threads": threads,
                            "observations": observe,
                            **figure,
                        }
                    )
    return found


def pgx_steps(name: str, games: int, steps: int) -> Callable[[], int]:
    """Random play of a Pgx game on the CPU, compiled as one loop."""
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    env = pgx.make(name)
    auto = importlib.import_module("pgx.experimental.wrappers").auto_reset
    init, step = jax.vmap(env.init), jax.vmap(auto(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, drawn, rest = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(drawn, logits, axis=-1)
        return (step(state, actions, jax.random.split(rest, games)), key), None

    whole = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), games))
    carry = jax.block_until_ready(whole((state, jax.random.PRNGKey(1))))

    def work() -> int:
        jax.block_until_ready(whole(carry))
        return games * steps

    return work


def pgx_figures(runs: int, sizes: tuple[int, ...]) -> dict[str, Figure]:
    """Connect Four and backgammon, the batch sizes above, all threads that JAX takes."""
    found: dict[str, Figure] = {}
    for name in ("connect_four", "backgammon"):
        for games in sizes:
            label = f"pgx {name} {games}"
            try:
                found[label] = measured(runs, pgx_steps(name, games, 20))
            except Exception as error:
                found[label] = f"{MISSING}: {type(error).__name__}"
    return found


# OpenSpiel.


def spiel_moves(loaded: Any, games: int) -> int:
    """Random play through the Python door of OpenSpiel; chance nodes are no moves."""
    chance = np.random.default_rng(1)
    moves = 0
    for _ in range(games):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(legal[int(chance.random() * len(legal))])
    return moves


def openspiel(runs: int) -> dict[str, Figure]:
    """Every game through the OpenSpiel door, and OpenSpiel's own backgammon and maedn."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        door = importlib.import_module("trianon.envs.openspiel")
    except ImportError:
        return {"openspiel": MISSING}
    found: dict[str, Figure] = {}
    for name in GAMES:
        loaded = pyspiel.load_game(f"{door.spiel_name(name)}(players={usual(name)})")
        found[name] = measured(runs, partial(spiel_moves, loaded, 20))
    for name in ("backgammon", "maedn"):
        loaded = pyspiel.load_game(name)
        found[f"openspiel {name}"] = measured(runs, partial(spiel_moves, loaded, 20))
    return found


def installed(name: str) -> str:
    """The version of a peer."""
    try:
        return version(name)
    except PackageNotFoundError:
        return MISSING


def main() -> None:
    """All figures in one object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=SIZES[-1], help="the largest batch")
    parser.add_argument("--only", default="aec,vector,pgx,openspiel")
    arguments = parser.parse_args()
    sizes = tuple(size for size in SIZES if size <= arguments.games)
    wanted = arguments.only.split(",")
    report: dict[str, Any] = {
        "trianon": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "load": os.getloadavg() if hasattr(os, "getloadavg") else None,
        "runs": arguments.runs,
        "peers": {name: installed(name) for name in ("pettingzoo", "pgx", "jax", "open_spiel")},
    }
    if "aec" in wanted:
        report["aec"] = aec(arguments.runs)
    if "vector" in wanted:
        report["vector"] = vector(arguments.runs, sizes)
    if "pgx" in wanted:
        report["pgx"] = pgx_figures(arguments.runs, sizes)
    if "openspiel" in wanted:
        report["openspiel"] = openspiel(arguments.runs)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
