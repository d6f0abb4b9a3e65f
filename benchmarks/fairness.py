"""Fairness: do Sun Kings at the tables of others make anybody wait?

Some people play against random bots while, in one phase after the other, nothing else happens; another session
leaves 200 tables of Sun Kings alone; 200 more have people before them. People's moves are due at times drawn
beforehand (open loop). An answer still owed at the end of a phase counts with the time it has been owed.

    python -m benchmarks.fairness --kings 200 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

ANSWER_MOST = 1.0  # seconds until a quick bot answers, p99
ACK_TIMES, ACK_MORE = 1.5, 0.030  # of the idle server's p99, or so many seconds more
SESSIONS = 10  # who made the tables with people before them
KING = "sun-king"
SETTLING = 2.0  # seconds before a phase is measured

SERVER = """
from pathlib import Path
from trianon.server.run import bound, serve_on
from trianon.server.settings import Rate, Settings
free = {{name: Rate(1e9, 1e9) for name in Settings.__struct_fields__ if name.endswith("_rate")}}
many = {{name: 10**9 for name in Settings.__struct_fields__ if name.endswith("_each")}}
listening = bound("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
serve_on(Settings(data=Path({data!r}), **free, **many), listening)
"""


class Message(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = -1
    by: int = -1
    asked_seat: int = -1
    looks: list[dict[str, Any]] = []
    end: Any = None


decoder = msgspec.json.Decoder(Message)


class Session:
    """A cookie and what it does over HTTP."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""
        self.origin = f"http://127.0.0.1:{port}"
        self.http("/api/me")

    def http(self, path: str, body: Any = None) -> Any:
        """A plain request."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": self.origin, "Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.origin + path, data, headers)
        with urllib.request.urlopen(request) as answer:
            if found := answer.headers.get("set-cookie"):
                self.cookie = found.split(";")[0]
            return msgspec.json.decode(answer.read())

    def new_table(self, game: str, level: str, mine: int | None) -> str:
        """Bots at every seat but mine."""
        seats = [{"kind": "bot", "level": level} for _ in range(game_named(game).players[-1])]
        if mine is not None:
            seats[mine] = {"kind": "mine"}
        made = self.http("/api/tables", {"game": game, "seats": seats})
        return str(made["table"]["table"])

    def page(self, table: str) -> connect:
        """The socket of a table."""
        return connect(
            f"{self.origin.replace('http', 'ws')}/api/tables/{table}/socket",
            origin=Origin(self.origin), additional_headers={"Cookie": self.cookie},
            compression=None, max_size=None, proxy=None,
        )  # fmt: skip


class Person:
    """Somebody at a table; a patient one moves when told to, an eager one at once."""

    def __init__(self, crowd: Crowd, session: Session, game: str, level: str, mine: int) -> None:
        self.crowd, self.session, self.game, self.level = crowd, session, game, level
        self.mine = mine
        self.seq, self.over = -1, False
        self.options: list[dict[str, Any]] = []
        self.due = self.owed = 0.0  # when the last move was due; since when a bot owes an answer
        self.socket: ClientConnection | None = None

    async def sit(self, table: str) -> None:
        """Listen at a table, and at a new one when its game is over."""
        while True:
            async with self.session.page(table) as socket:
                self.socket, self.over = socket, False
                await socket.send('{"type": "hello"}')
                async for data in socket:
                    self.hear(decoder.decode(data))
                    if self.options and self.level != "random":
                        await self.move(time.perf_counter())
                    if self.over:
                        break
            table = await asyncio.to_thread(
                self.session.new_table, self.game, self.level, self.mine
            )

    def hear(self, message: Message) -> None:
        """Keep the table current; note how long things took."""
        if message.type == "ack" and self.level == "random":
            self.crowd.acks.append(time.perf_counter() - self.due)
        if message.type == "update" and message.by != self.mine:
            self.answered()
        if message.type in ("update", "whole"):
            self.seq, self.over = message.seq, message.end is not None
            decision = message.looks[0]["decision"]
            self.options = decision["options"] if decision else []
            self.crowd.ready.discard(self)
            if self.options and not self.over:
                self.owed = 0.0
                self.crowd.ready.add(self)

    def answered(self) -> None:
        """A bot has moved."""
        if self.level != "random":
            self.crowd.kings_moves += 1
        elif self.owed:
            self.crowd.answers.append(time.perf_counter() - self.owed)
            self.owed = 0.0

    async def move(self, due: float) -> None:
        """Answer the open decision."""
        assert self.socket is not None
        option = self.crowd.chance.choice(self.options)
        self.options, self.due, self.owed = [], due, due
        self.crowd.ready.discard(self)
        move_id = f"{self.crowd.chance.getrandbits(64):x}"
        place = {"seat": self.mine, "seq": self.seq, "move_id": move_id}
        data = msgspec.json.encode({"type": "move", **place, "action": option["action"]})
        await self.socket.send(data.decode())


class Crowd:
    """Everybody at one server, and what is measured of the patient ones."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.chance = port, random.Random(seed)
        self.acks: list[float] = []
        self.answers: list[float] = []
        self.kings_moves = self.nobody_ready = 0
        self.ready: set[Person] = set()
        self.people: list[Person] = []
        self.sitting: list[asyncio.Task[None]] = []

    async def seat(self, count: int, level: str, sessions: int) -> None:
        """So many tables with people before them, made by some sessions."""
        makers = [await asyncio.to_thread(Session, self.port) for _ in range(sessions)]
        for number in range(count):
            session, game = makers[number % sessions], list(GAMES)[number % len(GAMES)]
            mine = 0 if level == "random" else game_named(game).players[-1] - 1
            table = await asyncio.to_thread(session.new_table, game, level, mine)
            person = Person(self, session, game, level, mine)
            self.people.append(person)
            self.sitting.append(asyncio.create_task(person.sit(table)))

    async def leave_alone(self, count: int, level: str) -> None:
        """So many tables by one session that looks at none of them; at every other it has a seat."""
        session = await asyncio.to_thread(Session, self.port)
        for number in range(count):
            game = list(GAMES)[number % len(GAMES)]
            mine = game_named(game).players[-1] - 1 if number % 2 else None
            await asyncio.to_thread(session.new_table, game, level, mine)

    async def phase(self, rate: float, seconds: float) -> dict[str, Any]:
        """The people play for some time."""
        await self.drive(rate, SETTLING)
        gc.collect()
        gc.disable()  # pauses of the driver are none of the server's
        self.acks.clear()
        self.answers.clear()
        self.kings_moves = self.nobody_ready = 0
        await self.drive(rate, seconds)
        gc.enable()
        now = time.perf_counter()
        owed = [now - one.owed for one in self.people if one.owed and one.level == "random"]
        return {
            "moves": len(self.acks),
            "nobody_ready": self.nobody_ready,
            "kings_moves_per_second": round(self.kings_moves / seconds, 1),
            "ack_ms": figures(self.acks),
            "answer_ms": figures(self.answers + [age for age in owed if age > ANSWER_MOST]),
        }

    async def drive(self, rate: float, seconds: float) -> None:
        """Send the moves when they are due."""
        due = time.perf_counter()
        end = due + seconds
        while due < end:
            due += self.chance.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            ready = [one for one in self.people if one in self.ready and one.level == "random"]
            if ready:
                await self.chance.choice(ready).move(due)
            else:
                self.nobody_ready += 1

    async def go(self) -> None:
        """Everybody leaves."""
        for task in self.sitting:
            task.cancel()
        await asyncio.gather(*self.sitting, return_exceptions=True)


def figures(seconds: list[float]) -> dict[str, float]:
    """Milliseconds: the middle, the 99th of a hundred, the longest."""
    found = sorted(seconds)
    if not found:
        return {"p50": math.inf, "p99": math.inf, "max": math.inf}
    places = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {
        name: round(found[max(0, math.ceil(len(found) * share) - 1)] * 1000, 2)
        for name, share in places.items()
    }


def verdict(phases: dict[str, dict[str, Any]]) -> dict[str, bool]:
    """Whether each phase holds what is promised, measured against the idle server."""
    idle = phases["idle"]["ack_ms"]["p99"]
    most = max(idle * ACK_TIMES, idle + ACK_MORE * 1000)
    return {
        name: one["ack_ms"]["p99"] <= most and one["answer_ms"]["p99"] <= ANSWER_MOST * 1000
        for name, one in phases.items()
    }


@contextmanager
def server() -> Iterator[int]:
    """A server of our own without limits of speed; its port."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER.format(data=data)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            try:
                yield int(child.stdout.readline())
            finally:
                child.send_signal(signal.SIGTERM)


async def phases(
    port: int,
    kings: int,
    people: int,
    rate: float,
    seconds: float,
    level: str = KING,
    seed: int = 1,
) -> dict[str, dict[str, Any]]:
    """The three phases, one after the other on the same server."""
    crowd, found = Crowd(port, seed), {}
    await crowd.seat(people, "random", sessions=1)
    found["idle"] = await crowd.phase(rate, seconds)
    await crowd.leave_alone(kings, level)
    found["left alone"] = await crowd.phase(rate, seconds)
    await crowd.seat(kings, level, SESSIONS)
    found["with people"] = await crowd.phase(rate, seconds)
    await crowd.go()
    return found


def measure(
    kings: int = 200, people: int = 30, rate: float = 10.0, seconds: float = 20.0, level: str = KING
) -> dict[str, Any]:
    """All figures of a run on a server of its own, and whether the promise holds."""
    with server() as port:
        found = asyncio.run(phases(port, kings, people, rate, seconds, level))
    held = verdict(found)
    return {
        "kings": kings, "level": level, "phases": found, "held": held, "holds": all(held.values()),
        "cores": os.cpu_count(), "load_average": round(os.getloadavg()[0], 1),
    }  # fmt: skip


def main() -> None:
    """Print JSON; exit code 1 if the promise does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kings", type=int, default=200, help="tables of Sun Kings in each phase")
    parser.add_argument("--people", type=int, default=30, help="tables against random bots")
    parser.add_argument("--rate", type=float, default=10.0, help="moves of people per second")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each phase")
    parser.add_argument("--level", default=KING, help="play with others than Sun Kings")
    found = measure(**vars(parser.parse_args()))
    print(json.dumps(found, indent=1))
    sys.exit(0 if found["holds"] else 1)


if __name__ == "__main__":
    main()
