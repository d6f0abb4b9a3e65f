"""A real server in a thread, browsers that speak HTTP and WebSockets to it, and games played by script."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from trianon.server import wire
from trianon.server.run import bound, config
from trianon.server.settings import Rate, Settings

FREE = Rate(1e9, 1e9)
WAIT = 60.0  # a test that waits so long has failed; no result depends on it


def settings(data: Path, **changes: Any) -> Settings:
    """A server without limits of speed, unless a test wants them."""
    free: dict[str, Any] = {
        "socket_rate": FREE,
        "session_rate": FREE,
        "address_rate": FREE,
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
    def house(self) -> Any:
        """Its inside."""
        gate: Any = self.uvicorn.config.app
        return gate.app.state.house

    def stop(self) -> None:
        """Tell it to stop and wait."""
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)
        self.socket.close()


@contextmanager
def running(data: Path, **changes: Any) -> Iterator[Server]:
    """A server for some lines."""
    server = Server(settings(data, **changes))
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """One session."""

    def __init__(self, port: int, name: str = "", greeted: bool = True) -> None:
        self.port = port
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

    def new_table(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> wire.Made:
        """Set up a table."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.Made)

    def join(self, token: str) -> wire.Joined:
        """Use an invitation."""
        answer = self.post("/api/join", {"token": token})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.Joined)

    @property
    def cookie(self) -> str:
        """What the browser sends along."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def page(self, table: str, hello: int | None = -1) -> Page:
        """Open a table."""
        socket = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            compression=None,
            proxy=None,
        )
        page = Page(socket)
        if hello is not None:
            page.send({"type": "hello", "seq": hello})
        return page

    def close(self) -> None:
        """Close the browser."""
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
        return self.until("ack", "refused")

    def my_turn(self) -> bool:
        """Whether one of my seats is asked."""
        return self.asked_seat in self.mine and self.end is None

    def close(self) -> None:
        """Close the page."""
        self.socket.close()


def players_of(game: str) -> int:
    """The smallest number of players: short games."""
    from trianon.core.registry import game as game_named

    return game_named(game).players[0]
