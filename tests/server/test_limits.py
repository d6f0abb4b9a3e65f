"""Limits: speed by socket, session and address; foreign pages; slow pages; tables without end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Browser, Server, players_of, running, settings
from trianon.core.registry import GAMES
from trianon.server.limits import Bucket, Buckets
from trianon.server.problems import Refusal
from trianon.server.settings import Rate
from trianon.server.sockets import Client

GAME = next(iter(GAMES))


def all_mine() -> list[dict[str, str]]:
    return [{"kind": "mine"} for _ in range(players_of(GAME))]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(3, 2), 0.0)
    for _ in range(3):
        bucket.take(0.0)
    with pytest.raises(Refusal) as refused:
        bucket.take(0.0)
    assert refused.value.facts == {"seconds": 1}
    bucket.take(0.5)
    with pytest.raises(Refusal):
        bucket.take(0.5)


def test_full_buckets_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(Rate(1, 1), lambda: now[0])
    buckets.take("a")
    now[0] = 0.5
    buckets.take("b")
    now[0] = 1.2
    buckets.forget(now[0])
    assert list(buckets.buckets) == ["b"]


def test_a_flood_of_messages_is_cut(tmp_path: Path) -> None:
    with running(tmp_path, socket_rate=Rate(13, 0.001)) as server:
        anna, ben = Browser(server.port), Browser(server.port)
        page = anna.page(anna.new_table(GAME, all_mine()).table.table)
        other = ben.page(ben.new_table(GAME, all_mine()).table.table)
        page.until("whole")
        other.until("whole")
        for _ in range(9):
            page.send({"type": "ping"})
            assert page.until("pong")
        page.send({"type": "ping"})
        assert page.receive()["code"] == "too-fast"
        with pytest.raises(ConnectionClosed) as closed:
            page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert other.move()["type"] == "ack"


def test_a_session_and_an_address_have_limits(tmp_path: Path) -> None:
    with running(tmp_path, session_rate=Rate(5, 0.001)) as server:
        anna = Browser(server.port)
        codes = [anna.get("/api/tables").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        assert int(anna.get("/api/tables").headers["retry-after"]) > 0
        assert Browser(server.port).get("/api/tables").status_code == 200
    with running(tmp_path, address_rate=Rate(5, 0.001)) as server:
        anna = Browser(server.port)
        codes = [anna.get("/api/games").status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        assert anna.get("/livez").status_code == 200


def test_a_foreign_page_is_refused_before_the_handshake(server: Server) -> None:
    anna = Browser(server.port)
    table = anna.new_table(GAME, all_mine()).table.table
    for origin in (None, Origin("http://evil.example"), Origin("null")):
        with pytest.raises(InvalidStatus) as refused:
            attempt(server, anna, table, origin)
        assert refused.value.response.status_code == 403


def attempt(server: Server, browser: Browser, table: str, origin: Origin | None) -> Any:
    """Open a socket as a page of another site would."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect(
        address, origin=origin, additional_headers={"Cookie": browser.cookie}, proxy=None
    ) as socket:  # fmt: skip
        return socket.recv()


@pytest.mark.parametrize("origin", ["", "http://evil.example", "null"])
def test_a_foreign_form_is_refused(server: Server, origin: str) -> None:
    anna = Browser(server.port)
    anna.http.headers["Origin"] = origin
    answer = anna.put("/api/me", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_an_origin_can_be_allowed_by_name(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://games.example",)) as server:
        anna = Browser(server.port)
        anna.http.headers["Origin"] = "https://games.example"
        assert anna.put("/api/me", {"name": "Anna"}).status_code == 200


def test_a_session_has_so_many_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_each=2) as server:
        anna = Browser(server.port)
        for _ in range(2):
            anna.new_table(GAME, all_mine())
        answer = anna.post("/api/tables", {"game": GAME, "seats": all_mine()})
        assert (answer.status_code, answer.json()["code"]) == (429, "tables-full")


@pytest.mark.parametrize("messages", [1, 20])  # behind in time, behind in bytes
def test_a_page_too_far_behind_is_dropped_and_nobody_waits(tmp_path: Path, messages: int) -> None:
    class Stuck:
        """A socket that never takes anything."""

        client = None  # no address
        closed = 0

        async def send_data(self, data: str, mode: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            self.closed = code

    async def scenario() -> tuple[str, int]:
        small = settings(tmp_path, behind_bytes=100, behind_seconds=0.01)
        stuck: Any = Stuck()
        client = Client(stuck, "session", small)
        writing = asyncio.create_task(client.write())
        for _ in range(messages):
            client.send(b"x" * 30)
        await writing
        assert client.closing is not None
        assert client.bytes_waiting <= 100
        return client.closing.code, stuck.closed

    assert asyncio.run(scenario()) == ("too-slow", 4408)
