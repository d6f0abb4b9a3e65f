"""What a move, a socket and a table cost, with one process and with two, on SQLite and on PostgreSQL, as JSON.

    python -m benchmarks.scale                          # everything, about 8 minutes on two cores
    python -m benchmarks.scale --tables 40 --seconds 5  # smaller, to try the runner itself

Four people sit at every table, each with a page of their own. Measured are moves at a steady rate (open loop:
a late answer does not slow down the next move), then as many as go; what the servers and the database use
meanwhile is read from the system. Two processes are measured twice: pages that land anywhere, and all pages of
a table at one process, as a proxy keeps them that hashes the table (deploy/nginx.conf). Client, servers and
database share the machine, so seconds of processor a move are worth more than moves a second; the last lines
reckon from them (docs/scale.md).
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import Message, decoder
from benchmarks.system import cpu, family, memory
from tests.server.postgres import Postgres, cluster
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

SERVER = """
import sys
from pathlib import Path
from tests.server.harness import settings
from trianon.server.run import bound, serve_on
data, processes = sys.argv[1], int(sys.argv[2])
listening = bound("127.0.0.1", 0)
made = settings(data if "://" in data else Path(data), tables_most=10**7)
serve_on(made, listening, lambda: print(listening.getsockname()[1], flush=True), processes=processes)
"""
KIB = 1024
SEATS = 4
CASES = (
    ("sqlite", 1, False), ("postgresql", 1, False), ("postgresql", 2, False), ("postgresql", 2, True),
)  # fmt: skip
PACE = 0.2  # moves a second at a live table: 1,000 tables make 200
DAILY = 8  # decisions a day at a table by the day
SHARE = 0.6  # of a core, then one more is wanted
SIZES = (10_000, 100_000, 1_000_000)
WRITES_MOST = (
    2_000  # commits a second of one PostgreSQL on an ordinary disk; with up to 64 moves each
)


# The people.


class Seat:
    """One page of one person at one table."""

    def __init__(self, crowd: Crowd, table: Table, number: int, socket: ClientConnection) -> None:
        self.crowd, self.table, self.number, self.socket = crowd, table, number, socket

    async def listen(self) -> None:
        """Hear everything."""
        async for data in self.socket:
            self.crowd.bytes += len(data)
            self.hear(decoder.decode(data))

    def hear(self, message: Message) -> None:
        """Keep the table current; note when an acknowledgement and a move came."""
        table, now = self.table, time.perf_counter()
        if message.type == "ack":
            self.crowd.acknowledged.append(now - table.due)
        elif message.type == "refused":
            self.crowd.refused[message.code] = self.crowd.refused.get(message.code, 0) + 1
            table.moving = False
        elif message.type in ("update", "whole"):
            if message.type == "update" and table.moving:
                self.crowd.shown.append(now - table.due)
            table.over = table.over or message.end is not None
            decision = next((one["decision"] for one in message.looks if one["decision"]), None)
            if decision is not None:
                table.asked = (self, message.seq, decision["options"])
            table.heard += 1
            if table.heard % SEATS == 0:
                table.moving = False
                self.crowd.settle(table)


class Table:
    """A table and its four pages."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.asked: tuple[Seat, int, list[dict[str, Any]]] | None = None
        self.due, self.heard = 0.0, 0
        self.moving = self.over = False


class Crowd:
    """Four people at all tables."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports, self.chance = ports, random.Random(seed)
        self.origin = f"http://127.0.0.1:{ports[0]}"
        self.people = [self.person(f"P{number}") for number in range(SEATS)]
        self.tables: list[Table] = []
        self.ready: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.greedy = False  # everybody moves as soon as they may
        self.clear()

    def clear(self) -> None:
        """Count from now on."""
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.refused: dict[str, int] = {}
        self.bytes = self.late = 0

    def person(self, name: str) -> httpx.Client:
        """A browser."""
        found = httpx.Client(base_url=self.origin, headers={"Origin": self.origin}, timeout=60)
        found.get("/api/me").raise_for_status()
        found.put("/api/me", json={"name": name}).raise_for_status()
        return found

    def new_table(self, game: str) -> str:
        """One makes it, the others come by their invitations."""
        seats = [{"kind": "mine"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = self.people[0].post("/api/tables", json={"game": game, "seats": seats}).json()
        for invitation in made["invitations"]:
            if invitation["seat"] > 0:
                joining = self.people[invitation["seat"]].post
                joining("/api/join", json={"token": invitation["token"]}).raise_for_status()
        return str(made["table"]["table"])

    async def sit(self, name: str) -> None:
        """All four open the table, where a proxy would send it."""
        table, port = Table(), self.ports[int(name, 16) % len(self.ports)]
        for number, person in enumerate(self.people):
            cookie = "; ".join(f"{one.name}={one.value}" for one in person.cookies.jar)
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{name}/socket",
                origin=Origin(f"http://127.0.0.1:{port}"),
                additional_headers={"Cookie": cookie}, compression=None, max_size=None, proxy=None,
            )  # fmt: skip
            seat = Seat(self, table, number, socket)
            table.seats.append(seat)
            await socket.send('{"type": "hello"}')
            self.tasks.append(asyncio.create_task(seat.listen()))
        self.tables.append(table)

    def settle(self, table: Table) -> None:
        """Somebody is asked: they wait for their time, or move at once."""
        if table.over or table.asked is None:
            return
        if self.greedy:
            self.tasks.append(asyncio.create_task(self.move(table, time.perf_counter())))
        else:
            self.ready.append(table)

    async def move(self, table: Table, due: float) -> None:
        """Answer the open decision."""
        assert table.asked is not None
        seat, seq, options = table.asked
        table.asked, table.due, table.moving = None, due, True
        action = self.chance.choice(options)["action"]
        place = {"seat": seat.number, "seq": seq, "move_id": f"{self.chance.getrandbits(64):x}"}
        await seat.socket.send(
            msgspec.json.encode({"type": "move", **place, "action": action}).decode()
        )

    async def steady(self, rate: float, seconds: float) -> None:
        """Moves at times drawn beforehand."""
        due = time.perf_counter()
        end = due + seconds
        while due < end:
            due += self.chance.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not self.ready:
                self.late += 1
                continue
            place = self.chance.randrange(len(self.ready))
            self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
            await self.move(self.ready.pop(), due)

    async def rush(self, seconds: float) -> None:
        """As many as go."""
        self.greedy = True
        waiting, self.ready = self.ready, []
        for table in waiting:
            self.settle(table)
        await asyncio.sleep(seconds)
        self.greedy = False

    async def close(self) -> None:
        """Everybody goes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            for seat in table.seats:
                seat.socket.transport.abort()


# One case.


class Machine:
    """A server under load and the database behind it; or several, if each has an address of its own."""

    def __init__(self, kind: str, processes: int, kept: bool, folder: Path) -> None:
        self.postgres: Postgres | None = cluster() if kind == "postgresql" else None
        self.folder = folder
        self.place = self.postgres.fresh() if self.postgres else str(folder)
        servers = [1] * processes if kept else [processes]
        self.children = [self.started(count) for count in servers]
        self.ports = [int(child.stdout.readline()) for child in self.children if child.stdout]

    def started(self, processes: int) -> subprocess.Popen[str]:
        """A server of so many processes."""
        command = [sys.executable, "-c", SERVER, self.place, str(processes)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def serving(self) -> list[int]:
        """All processes that serve."""
        return [one for child in self.children for one in family(child.pid)]

    def used(self) -> tuple[float, float]:
        """Seconds of processor: of those who serve, of the database."""
        if self.postgres is None:
            return cpu(self.serving()), 0.0
        postmaster = int((self.postgres.data / "postmaster.pid").read_text().split()[0])
        return cpu(self.serving()), cpu(family(postmaster))

    def stored(self) -> tuple[int, int]:
        """Bytes: of the database, and written to its log so far."""
        if self.postgres is None:
            return sum(file.stat().st_size for file in self.folder.iterdir()), 0
        name = self.place.rpartition("/")[2]
        size = int(self.postgres.ask(f"SELECT pg_database_size('{name}')"))
        return size, int(self.postgres.ask("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))

    def close(self) -> None:
        """No more."""
        for child in self.children:
            child.send_signal(signal.SIGTERM)
            child.wait()


@contextmanager
def machine(kind: str, processes: int, kept: bool) -> Iterator[Machine]:
    """A server of our own for some lines."""
    with tempfile.TemporaryDirectory() as folder:
        found = Machine(kind, processes, kept, Path(folder))
        try:
            yield found
        finally:
            found.close()


async def measured(
    kind: str, processes: int, kept: bool, wanted: argparse.Namespace
) -> dict[str, Any]:
    """The figures of one case."""
    with machine(kind, processes, kept) as at:
        crowd = Crowd(at.ports, wanted.seed)
        games = [name for name in GAMES if SEATS in game_named(name).players]
        alone = await resting(at, wanted.seconds / 2)
        before = memory(at.serving())
        names = [crowd.new_table(games[n % len(games)]) for n in range(wanted.tables)]
        loaded = memory(at.serving())
        for name in names:
            await crowd.sit(name)
        await asyncio.sleep(1)
        opened = memory(at.serving())
        figures: dict[str, Any] = {"database": kind, "processes": processes, "kept": kept}
        figures |= {"tables": wanted.tables, "sockets": SEATS * wanted.tables}
        figures["kib_a_table"] = round((loaded - before) / wanted.tables, 1)
        figures["kib_a_socket"] = round((opened - loaded) / SEATS / wanted.tables, 1)
        rest = await resting(at, wanted.seconds / 2)
        figures["alone_ms_a_second"] = round(1000 * sum(alone), 2)
        each = (sum(rest) - sum(alone)) / wanted.tables
        figures["idle_us_a_table_a_second"] = round(max(0.0, 1e6 * each), 1)
        await crowd.steady(wanted.rate, 2)
        figures |= {"rate": wanted.rate}
        figures |= await course(at, crowd, rest, crowd.steady(wanted.rate, wanted.seconds))
        rushed = await course(at, crowd, rest, crowd.rush(wanted.seconds / 2))
        figures["most_moves_a_second"] = rushed["moves_a_second"]
        figures["rush_server_ms_a_move"] = rushed["server_ms_a_move"]
        await crowd.close()
        figures["load_average"] = round(os.getloadavg()[0], 1)
        return figures


async def resting(at: Machine, seconds: float) -> tuple[float, float]:
    """Parts of a processor that servers and database use while nothing happens."""
    (served, stored), start = at.used(), time.perf_counter()
    await asyncio.sleep(seconds)
    (now_served, now_stored), took = at.used(), time.perf_counter() - start
    return (now_served - served) / took, (now_stored - stored) / took


async def course(
    at: Machine, crowd: Crowd, rest: tuple[float, float], moving: Any
) -> dict[str, Any]:
    """What moves cost, besides what is used anyway."""
    gc.collect()
    crowd.clear()
    (served, stored), (size, log), start = at.used(), at.stored(), time.perf_counter()
    await moving
    await asyncio.sleep(0.3)
    took, (now_served, now_stored), (now_size, now_log) = (
        time.perf_counter() - start, at.used(), at.stored(),
    )  # fmt: skip
    moves = max(1, len(crowd.acknowledged))
    found = {"moves": moves, "moves_a_second": round(moves / took, 1), "refused": crowd.refused}
    for name, times in (("acknowledged", crowd.acknowledged), ("shown", crowd.shown)):
        cuts = statistics.quantiles([*times, 0.0, 0.0], n=100)
        found[f"{name}_p50_ms"] = round(1000 * cuts[49], 1)
        found[f"{name}_p99_ms"] = round(1000 * cuts[98], 1)
    found["server_ms_a_move"] = round(1000 * (now_served - served - rest[0] * took) / moves, 3)
    found["database_ms_a_move"] = round(1000 * (now_stored - stored - rest[1] * took) / moves, 3)
    found["wire_kib_a_move"] = round(crowd.bytes / moves / KIB, 2)
    found["disk_bytes_a_move"] = round((now_size - size) / moves)
    found["log_bytes_a_move"] = round((now_log - log) / moves)
    found["nobody_ready"] = crowd.late
    return found


# What follows from it.


def reckoned(figures: dict[str, Any], tables: int) -> dict[str, Any]:
    """What so many live tables would want, from what was measured with two processes on PostgreSQL."""
    moves = PACE * tables
    idle_cores = figures["idle_us_a_table_a_second"] * tables / 1e6
    server = moves * figures["server_ms_a_move"] / 1000 + idle_cores
    database = moves * figures["database_ms_a_move"] / 1000
    kib = tables * (figures["kib_a_table"] + SEATS * figures["kib_a_socket"])
    day = DAILY * tables / 86_400  # moves a second if all of them were tables by the day
    return {
        "live_tables": tables,
        "moves_a_second": round(moves),
        "server_cores": round(server / SHARE, 1),
        "database_cores": round(database / SHARE, 1),
        "memory_gib": round(kib / KIB / KIB, 1),
        "wire_mbit_a_second": round(moves * figures["wire_kib_a_move"] * KIB * 8 / 1e6),
        "log_mib_a_second": round(moves * figures["log_bytes_a_move"] / KIB / KIB, 1),
        "disk_gib_a_day": round(moves * figures["disk_bytes_a_move"] * 86_400 / KIB**3),
        "databases_for_commits": max(1, -(-round(moves) // (WRITES_MOST * 8))),
        "by_the_day_moves_a_second": round(day, 1),
        "by_the_day_disk_gib_a_day": round(day * 86_400 * figures["disk_bytes_a_move"] / KIB**3, 2),
    }


def main() -> None:
    """One JSON object for each case, then ratios, then what is reckoned."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = []
    for case in CASES:
        found.append(asyncio.run(measured(*case, wanted)))
        print(json.dumps(found[-1]), flush=True)
    file, one, two, kept = found
    ratios = {
        "postgresql_to_sqlite_p50": round(
            one["acknowledged_p50_ms"] / max(0.1, file["acknowledged_p50_ms"]), 2
        ),
        "two_processes_to_one_cpu": round(two["server_ms_a_move"] / one["server_ms_a_move"], 2),
        "kept_together": round(kept["server_ms_a_move"] / one["server_ms_a_move"], 2),
        "kept_together_in_a_rush": round(
            kept["rush_server_ms_a_move"] / one["rush_server_ms_a_move"], 2
        ),
    }
    print(json.dumps(ratios))
    for tables in SIZES:
        print(json.dumps({"kept": False, **reckoned(two, tables)}))
        print(json.dumps({"kept": True, **reckoned(kept, tables)}))


if __name__ == "__main__":
    main()
