"""This build against another, by processor time: simulations, tournaments, moves of a server, a replay.

    python benchmarks/builds.py --against FOLDER [--rounds 3]

FOLDER is the other build's `src`. Each figure is taken in turn with its twin, round by round; medians and their
ratio are printed as JSON. Processor time bears neighbours better than the clock does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from websockets import Origin
from websockets.asyncio.client import connect

from benchmarks.load import Driver
from benchmarks.system import cpu
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

HERE = Path(__file__).resolve().parent.parent / "src"
SERVER = """
import msgspec
from pathlib import Path
from trianon.server.run import bound, serve_on
from trianon.server.settings import Rate, Settings
free = Rate(1e9, 1e9)
names = set(getattr(Settings, "__struct_fields__", None) or Settings.__dataclass_fields__)
rates = {{name: free for name in names if name.endswith("_rate")}}
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
serve_on(Settings(data=Path({data!r}), **rates), listening)
"""


def environment(folder: Path) -> dict[str, str]:
    """Where a child finds its build."""
    return {**os.environ, "PYTHONPATH": str(folder)}


def command_seconds(folder: Path, *words: str) -> float:
    """Processor time of one command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", "from trianon.cli import main; main()", *words]
    subprocess.run(command, env=environment(folder), check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def simulated(folder: Path, game: str) -> float:
    """Milliseconds a game of a random players and a Courtier, apart from what starting costs."""
    words = (
        "simulate",
        game,
        "--bots",
        "random,courtier,random",
        "--players",
        "3",
        "--seed",
        "1",
        "--json",
    )
    few, many = (command_seconds(folder, *words, "--games", count) for count in ("2", "22"))
    return (many - few) / 20 * 1000


def contested(folder: Path, game: str) -> float:
    """Milliseconds a game of a tournament of random players and Courtiers."""
    words = (
        "tournament",
        game,
        "--bots",
        "random,courtier",
        "--players",
        "2" if game != "bastille" else "3",
    )
    few, many = (command_seconds(folder, *words, "--games", count) for count in ("6", "26"))
    return (many - few) / 20 * 1000


async def played(driver: Driver, game: str, table: str, chance: random.Random) -> int:
    """A whole game at one screen, any legal move; how many."""
    address = f"ws://127.0.0.1:{driver.port}/api/tables/{table}/socket"
    headers = {"Cookie": driver.cookie}
    async with connect(
        address, origin=Origin(driver.origin), additional_headers=headers, max_size=None, proxy=None
    ) as socket:
        await socket.send('{"type": "hello"}')
        moves = 0
        async for data in socket:
            message = msgspec.json.decode(data)
            if message["type"] not in ("update", "whole"):
                continue
            if message["end"] is not None:
                return moves
            asked = [look for look in message["looks"] if look["decision"]]
            if asked and message["asked_seat"] == asked[0]["seat"]:
                action = chance.choice(asked[0]["decision"]["options"])["action"]
                place = {"seat": asked[0]["seat"], "seq": message["seq"], "move_id": str(moves)}
                moves += 1
                await socket.send(
                    msgspec.json.encode({"type": "move", **place, "action": action}).decode()
                )
    raise RuntimeError("the table closed before the end")


def looked_back(driver: Driver, table: str) -> None:
    """Every moment of the finished game, in pages where the build has them."""
    seq, last = 0, 1
    while seq <= last:
        found: Any = driver.http(f"/api/tables/{table}/replay/{seq}?most=10000")
        scenes = found if isinstance(found, list) else [found]
        last = scenes[-1]["last"]
        seq = scenes[-1]["seq"] + 1


def served(folder: Path, game: str) -> tuple[float, float]:
    """Milliseconds of the server for a move, and for the replay of the whole game."""
    with tempfile.TemporaryDirectory() as data:
        code = [sys.executable, "-c", SERVER.format(data=data)]
        with subprocess.Popen(
            code,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(folder),
        ) as child:
            assert child.stdout is not None
            try:
                driver = Driver(int(child.stdout.readline()), 1)
                driver.http("/api/me")
                seats = [{"kind": "mine"}] * game_named(game).players[-1]
                table = driver.http("/api/tables", {"game": game, "seats": seats})["table"]["table"]
                begun = cpu([child.pid])
                moves = asyncio.run(played(driver, game, table, random.Random(3)))
                half = cpu([child.pid])
                looked_back(driver, table)
                return (half - begun) / moves * 1000, (cpu([child.pid]) - half) * 1000
            finally:
                child.terminate()


def figures(folder: Path, game: str) -> dict[str, float]:
    """All figures of one build and game."""
    move, replay = served(folder, game)
    return {
        "simulate_ms_per_game": simulated(folder, game),
        "tournament_ms_per_game": contested(folder, game),
        "server_ms_per_move": move,
        "replay_ms_whole_game": replay,
    }


def compared(game: str, other: Path, rounds: int) -> dict[str, Any]:
    """Medians of both builds and their ratio, the builds in turn."""
    taken = [(figures(HERE, game), figures(other, game)) for _ in range(rounds)]
    found = {}
    for name in taken[0][0]:
        here, there = (statistics.median(pair[side][name] for pair in taken) for side in (0, 1))
        found[name] = {
            "here": round(here, 2),
            "other": round(there, 2),
            "ratio": round(there / here, 1),
        }
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--against", type=Path, required=True, help="the other build's src folder")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    result = {game: compared(game, arguments.against, arguments.rounds) for game in GAMES}
    print(
        json.dumps(
            {"cores": os.cpu_count(), "load_average": os.getloadavg()[0], **result}, indent=1
        )
    )


if __name__ == "__main__":
    main()
