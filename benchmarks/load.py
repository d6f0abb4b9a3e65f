"""Load: many live tables with bots on one server; how long from a move to its acknowledgement,
until everybody's page shows it, and until one is asked again?

Open loop: moves are due at times drawn beforehand (a Poisson stream over all tables), whatever the server
does; a move that is due goes to a table whose human is asked, and counts from the moment it was due. With
`--pages 4` three more pages look at every table; with `--minutes 30` the run is long, and how the server's
memory grows is told.

    python -m benchmarks.load --tables 200 --seconds 20 --rate 50
    python -m benchmarks.load --tables 1000 --pages 4 --rate 200 --seconds 60
    python -m benchmarks.load --tables 200 --rate 50 --minutes 30
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.system import cpu, family, memory
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

SERVER = """
from pathlib import Path
from trianon.server.run import bound, serve_on
from trianon.server.settings import Rate, Settings
free = Rate(1e9, 1e9)
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
serve_on(Settings(data={data}, socket_rate=free, session_rate=free, address_rate=free,
                  health_rate=free, visitor_rate=free, table_rate=free, tables_each=100000,
                  sockets_session=100000, sockets_address=100000, connections_each=100000), listening)
"""


class Message(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = -1
    move_id: str = ""
    code: str = ""
    asked_seat: int = -1
    looks: list[dict[str, Any]] = []
    end: Any = None


decoder = msgspec.json.Decoder(Message)


class Seat:
    """The human of one table: plays any legal move when told to."""

    def __init__(self, driver: Driver, game: str) -> None:
        self.driver, self.game = driver, game
        self.seq = -1
        self.options: list[dict[str, Any]] = []
        self.over = False
        self.due = self.waited = 0.0  # when the last move was due; since when to be asked again
        self.moved = self.noted = -1  # the position in which the last move was made; was shown
        self.socket: ClientConnection | None = None

    def ready(self) -> bool:
        """Whether a move can be sent."""
        return bool(self.options) and not self.over

    def hear(self, message: Message) -> None:
        """Keep the table current; note how long an acknowledgement took."""
        if message.type == "ack":
            self.driver.latencies.append(time.perf_counter() - self.due)
        elif message.type == "refused":
            self.driver.refused[message.code] = self.driver.refused.get(message.code, 0) + 1
        elif message.type in ("update", "whole"):
            self.noted = self.show(message, self.noted)
            self.driver.updates += message.type == "update"
            self.seq, self.over = message.seq, message.end is not None
            decision = message.looks[0]["decision"]
            self.options = decision["options"] if decision else []
            if self.options and self.waited:
                self.driver.asked_again.append(time.perf_counter() - self.waited)
                self.waited = 0.0
            if self.over:
                self.waited = 0.0
                self.driver.finished += 1
            self.driver.settle(self)

    def show(self, message: Message, noted: int) -> int:
        """Note how long it took until a page has my last move; the move that is noted for this page now."""
        if message.type == "update" and message.seq > self.moved != noted:
            self.driver.shown.append(time.perf_counter() - self.due)
            return self.moved
        return noted

    async def move(self, due: float, chance: random.Random) -> None:
        """Answer the open decision."""
        assert self.socket is not None
        option = chance.choice(self.options)
        self.options, self.due, self.waited, self.moved = [], due, due, self.seq
        place = {"seat": 0, "seq": self.seq, "move_id": f"{chance.getrandbits(64):x}"}
        data = msgspec.json.encode({"type": "move", **place, "action": option["action"]})
        await self.socket.send(data.decode())


class Driver:
    """All tables of one run."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.chance = port, random.Random(seed)
        self.origin = f"http://127.0.0.1:{port}"
        self.cookie = ""
        self.latencies: list[float] = []
        self.shown: list[float] = []  # from a move to each page of its table
        self.asked_again: list[float] = []  # from a move to the next question
        self.seats: list[Seat] = []
        self.refused: dict[str, int] = {}
        self.updates = self.finished = self.late = 0
        self.waiting: set[Seat] = set()

    def settle(self, seat: Seat) -> None:
        """Remember whose turn it is."""
        if seat.ready():
            self.waiting.add(seat)
        else:
            self.waiting.discard(seat)

    def http(self, path: str, body: Any = None) -> Any:
        """A plain request."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": self.origin, "Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.origin + path, data, headers)
        with urllib.request.urlopen(request) as answer:
            if found := answer.headers.get("set-cookie"):
                self.cookie = found.split(";")[0]
            return msgspec.json.decode(answer.read())

    def new_table(self, game: str, level: str) -> str:
        """Me and bots."""
        bots = [{"kind": "bot", "level": level} for _ in range(game_named(game).players[-1] - 1)]
        made = self.http("/api/tables", {"game": game, "seats": [{"kind": "mine"}, *bots]})
        return str(made["table"]["table"])

    @asynccontextmanager
    async def page(self, table: str) -> AsyncIterator[ClientConnection]:
        """A page that is open for some lines."""
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            proxy=None,
        ) as socket:
            await socket.send('{"type": "hello"}')
            yield socket

    async def look(self, table: str, seat: Seat) -> None:
        """One more page of the same table."""
        noted = -1
        async with self.page(table) as socket:
            async for data in socket:
                noted = seat.show(decoder.decode(data), noted)

    async def sit(self, table: str, seat: Seat, level: str, pages: int) -> None:
        """Listen at a table, and at a new one when its game is over."""
        while True:
            seat.moved = seat.noted = -1
            others = [asyncio.create_task(self.look(table, seat)) for _ in range(pages - 1)]
            async with self.page(table) as socket:
                seat.socket, seat.over = socket, False
                async for data in socket:
                    seat.hear(decoder.decode(data))
                    if seat.over:
                        break
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            table = await asyncio.to_thread(self.new_table, seat.game, level)

    async def drive(self, rate: float, seconds: float) -> None:
        """Send the moves when they are due."""
        due = time.perf_counter()
        end = due + seconds
        while due < end:
            due += self.chance.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not self.waiting:
                self.late += 1
                continue
            seat = self.chance.choice(sorted(self.waiting, key=id))
            self.waiting.discard(seat)
            await seat.move(due, self.chance)


class Growth:
    """The memory of a server, looked at now and then."""

    def __init__(self, process: int) -> None:
        self.process = process
        self.looks: list[tuple[float, float]] = []  # minutes, mebibytes

    async def watch(self, seconds: float) -> None:
        """Look, again and again."""
        while True:
            self.looks.append((time.perf_counter() / 60, memory(family(self.process)) / 1024))
            await asyncio.sleep(seconds)

    def slope(self) -> float:
        """Mebibytes a minute, after the first third, which warms up."""
        minutes, sizes = zip(*self.looks[len(self.looks) // 3 :], strict=True)
        return statistics.linear_regression(minutes, sizes).slope


async def run(arguments: argparse.Namespace, port: int, process: int) -> dict[str, Any]:
    """Set up the tables, warm up, measure."""
    driver = Driver(port, arguments.seed)
    driver.http("/api/me")
    empty = memory([process])
    games = [arguments.game] if arguments.game else list(GAMES)
    sitting = []
    for number in range(arguments.tables):
        game = games[number % len(games)]
        table = await asyncio.to_thread(driver.new_table, game, arguments.level)
        seat = Seat(driver, game)
        driver.seats.append(seat)
        sitting.append(
            asyncio.create_task(driver.sit(table, seat, arguments.level, arguments.pages))
        )
    await driver.drive(arguments.rate, min(3.0, arguments.seconds))
    driver.latencies.clear()
    driver.shown.clear()
    driver.asked_again.clear()
    driver.updates = driver.late = 0
    gc.collect()
    gc.disable()
    before, start = (cpu([process]), cpu(family(process))), time.perf_counter()
    growth = Growth(process)
    watching = asyncio.create_task(growth.watch(arguments.seconds / 120))
    await driver.drive(arguments.rate, arguments.seconds)
    took = time.perf_counter() - start
    await asyncio.sleep(0.5)
    result = report(arguments, driver, took)
    result["server_cpu"] = round((cpu([process]) - before[0]) / took, 2)
    result["with_workers_cpu"] = round((cpu(family(process)) - before[1]) / took, 2)
    result["kib_per_table"] = round((memory([process]) - empty) / arguments.tables, 1)
    result["server_mib"] = round(memory([process]) / 1024, 1)
    result["with_workers_mib"] = [
        round(size, 1) for _, size in growth.looks[:: len(growth.looks) // 6]
    ]
    result["grows_mib_a_minute"] = round(growth.slope(), 2)
    for task in [watching, *sitting]:
        task.cancel()
    await asyncio.gather(watching, *sitting, return_exceptions=True)
    return result


def report(arguments: argparse.Namespace, driver: Driver, took: float) -> dict[str, Any]:
    """The figures."""
    found = sorted(driver.latencies)
    now = time.perf_counter()
    owed = [now - seat.waited for seat in driver.seats if seat.waited and not seat.over]
    again = statistics.quantiles(driver.asked_again + owed, n=100)
    cuts = statistics.quantiles(found, n=1000)
    shown = statistics.quantiles(driver.shown, n=1000)
    return {
        "tables": arguments.tables,
        "sockets": arguments.tables * arguments.pages,
        "level": arguments.level,
        "seconds": round(took, 1),
        "moves": len(found),
        "moves_per_second": round(len(found) / took, 1),
        "actions_per_second": round(driver.updates / took, 1),
        "p50_ms": round(cuts[499] * 1000, 2),
        "p90_ms": round(cuts[899] * 1000, 2),
        "p99_ms": round(cuts[989] * 1000, 2),
        "max_ms": round(found[-1] * 1000, 2),
        "shown_p50_ms": round(shown[499] * 1000, 2),
        "shown_p99_ms": round(shown[989] * 1000, 2),
        "asked_again_p50_ms": round(again[49] * 1000, 2),
        "asked_again_p99_ms": round(again[98] * 1000, 2),
        "still_waiting": len(owed),
        "refused": driver.refused,
        "nobody_ready": driver.late,
        "games_finished": driver.finished,
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """Start a server of our own, load it, stop it, print JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--minutes", type=float, default=0.0, help="instead of seconds")
    parser.add_argument("--pages", type=int, default=1, help="that look at each table")
    parser.add_argument("--rate", type=float, default=50.0, help="moves of people per second")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--database", default="", help="URL; without one SQLite in a new folder")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.seconds = 60 * arguments.minutes or arguments.seconds
    with tempfile.TemporaryDirectory() as folder:
        data = repr(arguments.database) if arguments.database else f"Path({folder!r})"
        code = SERVER.format(data=data)
        with subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            try:
                port = int(child.stdout.readline())
                print(json.dumps(asyncio.run(run(arguments, port, child.pid))))
            finally:
                child.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    main()
