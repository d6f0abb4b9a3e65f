"""Floods: how long do honest players wait while one attacker does their worst?

A server with the settings of everybody, players at addresses of their own who move at a steady rate (open
loop: a move counts from the moment it was due) and read their lobbies, and one attacker (attacks.py), one kind
of attack after the other, each with a quiet time before it. What must hold: under each attack the p99 of the
others is less than twice that of the quiet time, or under 100 ms.

    python -m benchmarks.floods [--seconds 5] [--attack log]
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks.attacks import ADDRESS, ATTACKS, HOST, STUDY
from trianon.study.explore.prepare import prepare
from trianon.study.plan import Study
from trianon.study.run import run

ROOT = Path(__file__).resolve().parents[1]
SERVER = """
from pathlib import Path
from trianon.server.run import bound, serve_on
from trianon.server.settings import Settings
from trianon.study.explore import library
library.KEPT = 0  # every answer about a study is worked out anew
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
serve_on(Settings(data=Path({data!r}), studies=Path({studies!r})), listening)
"""
GAME, SEATS = "bastille", 3
MOST_MS = 100.0  # p99 under an attack, or less than
MOST_TIMES = 2.0  # that of the quiet time


class Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    seq: int = -1
    asked_seat: int = -1
    looks: list[dict[str, Any]] = []
    end: Any = None


decoder = msgspec.json.Decoder(Message)


class Browser:
    """A session at an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.cookie = port, address, ""
        self.origin = f"http://{HOST}:{port}"
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A plain request on a connection of its own."""
        source = (self.address, 0)
        line = http.client.HTTPConnection(HOST, self.port, timeout=30, source_address=source)
        headers = {"Origin": self.origin, "Cookie": self.cookie, "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            read = answer.read()
        finally:
            line.close()
        assert answer.status < 300, (path, answer.status, read)
        if found := answer.headers.get("set-cookie"):
            self.cookie = found.split(";")[0]
        return msgspec.json.decode(read)

    def new_table(self, seats: list[dict[str, str]]) -> str:
        """A table of this session."""
        return str(
            self.ask("POST", "/api/tables", {"game": GAME, "seats": seats})["table"]["table"]
        )


class Player:
    """Plays all seats of one table, any legal move when one is due."""

    def __init__(self, crowd: Crowd, browser: Browser) -> None:
        self.crowd, self.browser = crowd, browser
        self.socket: Any = None
        self.options: list[tuple[int, str]] = []
        self.seq, self.due = -1, 0.0

    async def sit(self) -> None:
        """Listen at a table, and at a new one when its game is over; come back when cut."""
        table, over = "", True
        while True:
            if over:
                seats = [{"kind": "mine"}] * SEATS
                table = await asyncio.to_thread(self.browser.new_table, seats)
            try:
                over = await self.listen(table)
            except (OSError, ConnectionClosed, TimeoutError):
                self.crowd.cuts += 1
                await asyncio.sleep(0.2)

    async def listen(self, table: str) -> bool:
        """Hear everything until the game is over."""
        address = f"ws://{HOST}:{self.browser.port}/api/tables/{table}/socket"
        async with connect(
            address, origin=Origin(self.browser.origin), compression=None, max_size=None, proxy=None,
            additional_headers={"Cookie": self.browser.cookie}, local_addr=(self.browser.address, 0),
        ) as self.socket:  # fmt: skip
            await self.socket.send('{"type": "hello"}')
            async for data in self.socket:
                message = decoder.decode(data)
                self.hear(message)
                if message.end is not None:
                    return True
        return False

    def hear(self, message: Message) -> None:
        """Keep the table current; note how long an acknowledgement took."""
        if message.type == "ack":
            self.crowd.waits.append(time.perf_counter() - self.due)
        elif message.type == "refused":
            self.crowd.refused += 1
        elif message.type in ("update", "whole"):
            self.seq = message.seq
            asked = [look for look in message.looks if look["decision"]]
            found = [(look["seat"], look["decision"]["options"]) for look in asked]
            self.options = [(seat, one["action"]) for seat, some in found for one in some]

    async def move(self, due: float, chance: random.Random) -> None:
        """Answer the open decision."""
        seat, action = chance.choice(self.options)
        self.options, self.due = [], due
        move = {"seat": seat, "seq": self.seq, "move_id": f"{chance.getrandbits(64):x}"}
        data = msgspec.json.encode({"type": "move", **move, "action": action})
        with suppress(ConnectionClosed):  # cut: counted where it is heard
            await self.socket.send(data.decode())


class Crowd:
    """The honest players of one server."""

    def __init__(self, port: int, tables: int) -> None:
        self.chance = random.Random(1)
        self.waits: list[float] = []
        self.reads: list[float] = []
        self.refused = self.cuts = self.missed = 0
        places = (f"127.0.1.{number + 1}" for number in range(tables))
        self.players = [Player(self, Browser(port, place)) for place in places]
        self.sitting = [asyncio.create_task(player.sit()) for player in self.players]

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves when they are due, a lobby for every fifth; the figures of this time."""
        self.waits, self.reads, self.missed = [], [], 0
        due = time.perf_counter()
        end, number, reading = due + seconds, 0, []
        while due < end:
            due += 1 / rate
            number += 1
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if number % 5 == 0:
                reading.append(asyncio.create_task(self.read(due)))
            ready = [player for player in self.players if player.options]
            if not ready:
                self.missed += 1
                continue
            await self.chance.choice(ready).move(due, self.chance)
        await asyncio.gather(*reading)
        await asyncio.sleep(0.3)
        return {
            "acks": len(self.waits),
            "ack_p50_ms": quantile(self.waits, 0.5),
            "ack_p99_ms": quantile(self.waits, 0.99),
            "read_p99_ms": quantile(self.reads, 0.99),
            "nobody_ready": self.missed,
        }

    async def read(self, due: float) -> None:
        """Somebody looks at their lobby."""
        browser = self.chance.choice(self.players).browser
        await asyncio.to_thread(browser.ask, "GET", "/api/tables")
        self.reads.append(time.perf_counter() - due)

    async def go(self) -> None:
        """Everybody goes home."""
        for task in self.sitting:
            task.cancel()
        await asyncio.gather(*self.sitting, return_exceptions=True)


def quantile(waits: list[float], part: float) -> float:
    """A quantile in milliseconds; nothing that came back is an endless wait."""
    if not waits:
        return 1e9
    found = sorted(waits)
    return round(found[min(len(found) - 1, int(part * len(found)))] * 1000, 1)


def holds(quiet: dict[str, Any], under: dict[str, Any]) -> bool:
    """Less than twice the quiet p99, or under 100 ms; and the moves did come back."""
    enough = under["acks"] >= 0.8 * quiet["acks"] * under["seconds"] / quiet["seconds"]
    return enough and all(
        under[name] < max(MOST_MS, MOST_TIMES * quiet[name])
        for name in ("ack_p99_ms", "read_p99_ms")
    )


@contextmanager
def served(folder: Path, games: int) -> Iterator[tuple[int, int]]:
    """A server of our own, which publishes a study: its port and its process."""
    data, studies = folder / "data", folder / "studies"
    publish(studies / STUDY, games)
    command = [sys.executable, "-c", SERVER.format(data=str(data), studies=str(studies))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            yield int(child.stdout.readline()), child.pid
        finally:
            child.send_signal(signal.SIGTERM)


def publish(folder: Path, games: int) -> None:
    """Random games that anybody may explore."""
    bots = ("random",) * (SEATS + 1)
    run(Study(game=GAME, players=len(bots), bots=bots, games=games), folder)
    prepare(folder)


def cpu_seconds(process: int) -> float:
    """Processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def attacked(kind: str, port: int, seconds: float, cookie: str, table: str) -> dict[str, Any]:
    """Let the attacker loose; what they have done."""
    command = [sys.executable, "-m", "benchmarks.attacks", kind, "--port", str(port)]
    command += ["--seconds", str(seconds), "--cookie", cookie, "--table", table]
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, cwd=ROOT)
    said, wrong = await child.communicate()
    assert child.returncode == 0, wrong.decode()
    found: dict[str, Any] = json.loads(said)
    return found


async def one(crowd: Crowd, kind: str, port: int, process: int, seconds: float, rate: float,
              cookie: str, table: str) -> dict[str, Any]:  # fmt: skip
    """A quiet time, then an attack."""
    await asyncio.sleep(1.0)  # the attack before is over
    quiet = {**await crowd.play(rate, seconds), "seconds": seconds}
    crowd.refused = crowd.cuts = 0
    before, start = cpu_seconds(process), time.monotonic()
    attack = asyncio.create_task(attacked(kind, port, seconds + 0.5, cookie, table))
    await asyncio.sleep(0.5)  # until it runs
    under = {**await crowd.play(rate, seconds), "seconds": seconds}
    busy = (cpu_seconds(process) - before) / (time.monotonic() - start)
    return {
        "attack": kind,
        "quiet": quiet,
        "under": under,
        "refused": crowd.refused,
        "cuts": crowd.cuts,
        "server_cpu": round(busy, 2),
        "attacker": await attack,
        "holds": holds(quiet, under) and not crowd.cuts and not crowd.refused,
    }


async def watched_to_its_end(browser: Browser, table: str) -> None:
    """Bots play while somebody looks."""
    async with connect(
        f"{browser.origin.replace('http', 'ws')}/api/tables/{table}/socket",
        origin=Origin(browser.origin), additional_headers={"Cookie": browser.cookie},
        compression=None, max_size=None, proxy=None, local_addr=(browser.address, 0),
    ) as socket:  # fmt: skip
        await socket.send('{"type": "hello"}')
        async for data in socket:
            if decoder.decode(data).end is not None:
                return


async def all_kinds(
    port: int, process: int, kinds: list[str], seconds: float, tables: int, rate: float
) -> list[dict[str, Any]]:
    """Attack after attack on one server."""
    eve = Browser(port, ADDRESS)
    table = eve.new_table([{"kind": "bot", "level": "random"}] * SEATS)
    await watched_to_its_end(eve, table)
    mine = eve.new_table([{"kind": "mine"}] * SEATS)
    crowd = Crowd(port, tables)
    await crowd.play(rate, 2.0)
    found = []
    for kind in kinds:
        about = table if kind in ("log", "replay") else mine
        found.append(await one(crowd, kind, port, process, seconds, rate, eve.cookie, about))
        print(json.dumps(found[-1]), file=sys.stderr, flush=True)
    await crowd.go()
    return found


def measure(
    kinds: list[str] | None = None,
    seconds: float = 5.0,
    tables: int = 20,
    rate: float = 30.0,
    games: int = 4_000,  # of the published study
) -> dict[str, Any]:
    """The figures of all attacks, and whether what must hold does."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), games) as (port, process):
        chosen = kinds or list(ATTACKS)
        found = asyncio.run(all_kinds(port, process, chosen, seconds, tables, rate))
    return {"holds": all(one["holds"] for one in found), "attacks": found}


def main() -> None:
    """Print JSON; exit code 1 if it does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--attack", action="append", choices=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=30.0, help="moves of all players a second")
    asked = parser.parse_args()
    found = measure(asked.attack, asked.seconds, asked.tables, asked.rate)
    print(json.dumps(found))
    sys.exit(0 if found["holds"] else 1)


if __name__ == "__main__":
    main()
