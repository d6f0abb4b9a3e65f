"""A real server in a thread, browsers that speak HTTP and WebSockets to it, and games played by script."""

from __future__ import annotations

import ast
import atexit
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trianon.server import bodies
from trianon.server.run import bound, config, serve_on, work_on
from trianon.server.settings import Rate, Settings

ROOT = Path(__file__).resolve().parents[2]
FREE = Rate(1e9, 1e9)
OPEN: list[Browser] = []  # closed after each test
WAIT = 60.0  # a test that waits so long has failed; no result depends on it


def settings(data: Path | str, **changes: Any) -> Settings:
    """A server without limits of speed, unless a test wants them."""
    free: dict[str, Any] = {
        "socket_rate": FREE,
        "session_rate": FREE,
        "address_rate": FREE,
        "health_rate": FREE,
        "visitor_rate": FREE,
        "table_rate": FREE,
        "tables_each": 100_000,
        "sockets_session": 10_000,
        "sockets_address": 10_000,
        "connections_each": 10_000,
        "away_seconds": 0.0,
    }
    return Settings(data=data, **{**free, **changes})


class Server:
    """A running server."""

    def __init__(self, made: Settings) -> None:
        self.settings = made
        self.socket = bound("127.0.0.1", 0)
        self.port = int(self.socket.getsockname()[1])
        self.uvicorn = uvicorn.Server(config(made))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.socket],))
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            time.sleep(0.005)

    @property
    def gate(self) -> Any:
        """Its gate."""
        return self.uvicorn.config.app

    @property
    def house(self) -> Any:
        """Its inside."""
        return self.gate.app.state.house

    def stop(self) -> None:
        """Tell it to stop and wait."""
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)
        self.socket.close()


@contextmanager
def running(data: Path | str, **changes: Any) -> Iterator[Server]:
    """A server for some lines."""
    server = Server(settings(data, **changes))
    try:
        yield server
    finally:
        server.stop()


class Cradle:
    """A process that has loaded everything and makes servers by forking, so that they start quickly."""

    def __init__(self, **environment: str) -> None:
        code = "from tests.server.harness import nurse; nurse()"
        self.child = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, **environment},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip
        atexit.register(self.close)

    def started(self, *order: Any) -> Process:
        """A new process."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(f"{order!r}\n")
        self.child.stdin.flush()
        number, port = self.child.stdout.readline().split()
        return Process(int(number), int(port))

    def close(self) -> None:
        """No more servers."""
        if self.child.poll() is None:
            self.child.communicate("")


@cache
def cradle() -> Cradle:
    """The one of this process: it is never a server itself, so whoever needs servers may share it."""
    return Cradle()


class Nursery:
    """Makes servers and workers of one place; `newer` is a folder of migrations of a newer build."""

    def __init__(
        self, data: Path | str, cradle: Cradle | None = None, newer: str = "", **changes: Any
    ) -> None:
        self.data, self.cradle, self.newer, self.changes = data, cradle, newer, changes
        self.made: list[Process] = []

    def server(self) -> Process:
        """A new server."""
        return self.started("serve")

    def worker(self) -> Process:
        """A new worker."""
        return self.started("work")

    def started(self, kind: str) -> Process:
        """A new process."""
        place = (str(self.data), isinstance(self.data, Path))
        child = (self.cradle or cradle()).started(kind, *place, self.newer, self.changes)
        self.made.append(child)
        return child

    def close(self) -> None:
        """Whoever still lives ends."""
        for child in self.made:
            with suppress(ProcessLookupError):
                child.end(signal.SIGKILL)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, number: int, port: int) -> None:
        self.number, self.port = number, port

    def end(self, signal_number: int) -> float:
        """Send a signal; the seconds until it was gone."""
        start = time.monotonic()
        os.kill(self.number, signal_number)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.number, 0)
                time.sleep(0.002)
        return time.monotonic() - start


def nurse() -> None:
    """What the cradle runs: one server or worker for each line it reads."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for line in sys.stdin:
        kind, data, is_folder, newer, changes = ast.literal_eval(line)
        listening = bound("127.0.0.1", 0)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if newer:
                become_newer(newer)
            if lease := changes.pop("lease", 0.0):
                shorten(lease)
            made = settings(Path(data) if is_folder else data, **changes)
            if kind == "work":
                work_on(msgspec.structs.replace(made, works=True))
            else:
                serve_on(made, listening)
            os._exit(0)
        print(child, listening.getsockname()[1], flush=True)
        listening.close()


def shorten(lease: float) -> None:
    """The work of somebody who died is taken over after so many seconds."""
    from trianon.server import jobs, work

    jobs.LEASE = round(1000 * lease)
    vars(work)["LEASE_SECONDS"] = lease


def become_newer(folder: str) -> None:
    """This process as a newer build: more migrations, and another version of the first game's rules."""
    from trianon.core.registry import GAMES
    from trianon.core.registry import game as game_named
    from trianon.server import database

    database.MIGRATIONS = Path(folder)
    game_named(next(iter(GAMES))).rules_version += 1


class Browser:
    """One session."""

    def __init__(self, port: int, name: str = "", greeted: bool = True) -> None:
        self.port = port
        self.stack = ExitStack()
        OPEN.append(self)
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=WAIT, trust_env=False
        )
        if greeted:
            assert self.get("/api/me").status_code == 200
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def get(self, path: str, **params: Any) -> httpx.Response:
        """Read."""
        return self.http.get(path, params=params)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        """Do."""
        return self.http.post(path, json=body)

    def put(self, path: str, body: Any) -> httpx.Response:
        """Change."""
        return self.http.put(path, json=body)

    def new_table(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> bodies.Made:
        """Set up a table."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=bodies.Made)

    def join(self, token: str) -> bodies.Joined:
        """Use an invitation."""
        answer = self.post("/api/join", {"token": token})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=bodies.Joined)

    @property
    def cookie(self) -> str:
        """What the browser sends along."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def page(self, table: str, hello: int | None = -1) -> Page:
        """Open a table."""
        opening = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            compression=None,
            proxy=None,
            close_timeout=1.0,  # a page that did not read everything never hears the goodbye
        )
        page = Page(self.stack.enter_context(opening))
        if hello is not None:
            with suppress(ConnectionClosed):  # refused before it could say so: reading tells why
                page.send({"type": "hello", "seq": hello})
        return page

    def close(self) -> None:
        """Close the browser and its pages, and forget what they were told."""
        if self in OPEN:
            OPEN.remove(self)
        self.stack.close()
        self.http.close()


class Page:
    """An open table; remembers what it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.looks: dict[int, dict[str, Any]] = {}
        self.asked_seat = -1
        self.end: Any = None
        self.mine: list[int] = []
        self.seen: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def send(self, message: Any) -> None:
        """Say something."""
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> dict[str, Any]:
        """The next message, remembered."""
        text = self.socket.recv(timeout=WAIT)
        data = text if isinstance(text, bytes) else text.encode()
        message: dict[str, Any] = msgspec.json.decode(data)
        self.raw.append(data)
        self.seen.append(message)
        self.remember(message)
        return message

    def forget(self) -> None:
        """Let go of all messages; what they made of the table stays."""
        self.seen.clear()
        self.raw.clear()

    def remember(self, message: dict[str, Any]) -> None:
        """Keep the table current; updates come in order, none twice."""
        kind = message["type"]
        if kind == "update":
            assert self.seq in (-1, message["seq"] - 1), (self.seq, message["seq"])
        if kind in ("update", "whole"):
            self.seq, self.asked_seat = message["seq"], message["asked_seat"]
            self.looks = {look["seat"]: look for look in message["looks"]}
            self.end = message["end"]
        if kind in ("welcome", "table"):
            self.mine = message["mine"]

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def catch_up(self) -> None:
        """Hear everything that was told before now."""
        self.send({"type": "ping"})
        self.until("pong")

    def until_seq(self, seq: int) -> None:
        """Wait until the table is so far."""
        while self.seq < seq:
            self.receive()

    def move(self, choose: int = 0, **changes: Any) -> dict[str, Any]:
        """Answer the open decision; the acknowledgement or refusal."""
        seat = self.asked_seat
        options = self.looks[seat]["decision"]["options"]
        message = {
            "type": "move",
            "seat": seat,
            "seq": self.seq,
            "move_id": uuid.uuid4().hex,
            "action": options[choose % len(options)]["action"],
            **changes,
        }
        self.send(message)
        answer = self.until("ack", "refused")
        if answer["type"] == "ack":
            self.until_seq(answer["seq"])
        return answer

    def my_turn(self) -> bool:
        """Whether one of my seats is asked."""
        return self.asked_seat in self.mine and self.end is None

    def close(self) -> None:
        """Close the page."""
        self.socket.close()


def close_all() -> None:
    """Close what a test has opened."""
    while OPEN:
        OPEN.pop().close()


def players_of(game: str) -> int:
    """The smallest number of players: short games."""
    from trianon.core.registry import game as game_named

    return game_named(game).players[0]
