"""Quotas: what one session and one address may have; sockets that are counted, silent, or forgotten."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Browser, Server, players_of, running, settings
from trianon.core.registry import GAMES
from trianon.server.guard import Guard, room_of
from trianon.server.limits import Counts, Turns, address_of
from trianon.server.problems import Refusal
from trianon.server.settings import Rate

GAME = next(iter(GAMES))
ALL_MINE = [{"kind": "mine"} for _ in range(players_of(GAME))]
ALL_BOTS = [{"kind": "bot", "level": "random"} for _ in range(players_of(GAME))]
SILENCE = 0.3


def from_address(server: Server, address: str) -> httpx.Client:
    """Somebody at another address of this machine."""
    origin = f"http://127.0.0.1:{server.port}"
    way = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=origin, headers={"Origin": origin}, transport=way, timeout=30)


def is_cut(line: socket.socket, data: bytes = b"") -> bool:
    """Whether a connection ends while these bytes are sent, or soon after."""
    line.settimeout(10)
    try:
        line.sendall(data)
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def asked_on(line: socket.socket, request: bytes) -> bytes:
    """The status of the next answer; empty if there is none."""
    line.sendall(request)
    return line.recv(65536)[9:12]


def finished(browser: Browser) -> str:
    """A table at which bots have played to the end; they play while somebody looks."""
    table = browser.new_table(GAME, ALL_BOTS).table.table
    page = browser.page(table)
    while page.end is None:
        page.receive()
    page.close()
    return table


def until(condition: Any, seconds: float = 10.0) -> bool:
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


# Addresses.


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("/run/trianon.sock", "/run/trianon.sock"),
    ],
)
def test_an_address_is_what_one_household_has(host: str, address: str) -> None:
    assert address_of(host) == address


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("/api/tables/abc/log", "log"),
        ("/api/tables/abc/replay/3", "replay"),
        ("/api/tables/abc", "tables"),
        ("/api/tables", "tables"),
        ("/api/tables/abc/socket", "socket"),
        ("/api/games/bastille/components", "games"),
        ("/", ""),
        ("/table/log/log", ""),
    ],
)
def test_a_path_is_about_something(path: str, room: str) -> None:
    assert room_of(path) == room


# Turns and counts.


def test_turns_are_taken_in_order_and_leave_nothing_behind() -> None:
    async def scenario() -> list[int]:
        turns, done = Turns(2, 3), []

        async def one(number: int) -> None:
            try:
                async with turns.turn("a"):
                    await asyncio.sleep(0.001)
                    done.append(number)
            except Refusal:
                done.append(-number)

        await asyncio.gather(*(one(number) for number in range(1, 8)))
        assert turns.turns == {}
        return done

    assert asyncio.run(scenario()) == [-6, -7, 1, 2, 3, 4, 5]


def test_a_turn_is_given_back_by_whoever_gives_up_waiting() -> None:
    async def scenario() -> dict[str, Any]:
        turns = Turns(1, 5)

        async def one() -> None:
            async with turns.turn("a"):
                await asyncio.sleep(10)

        tasks = [asyncio.create_task(one()) for _ in range(4)]
        await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return turns.turns

    assert asyncio.run(scenario()) == {}


def test_counts_forget_those_who_have_gone() -> None:
    counts = Counts(1)
    with counts.one("a", "too-many-sockets"):
        with pytest.raises(Refusal), counts.one("a", "too-many-sockets"):
            pass
        with counts.one("b", "too-many-sockets"):
            pass
    assert not counts.open


def test_an_address_that_does_not_stop_is_shut_out_for_a_while(tmp_path: Path) -> None:
    now = [100.0]
    guard = Guard(settings(tmp_path, refusals_most=3, shut_seconds=10.0), lambda: now[0])
    assert [guard.note_refusal("a") for _ in range(4)] == [False, False, False, True]
    assert guard.is_shut("a")
    assert not guard.is_shut("b")
    assert not guard.lets_in("a")
    with pytest.raises(Refusal) as refused:
        guard.check_rate("a", "/api/games")
    assert refused.value.facts == {"seconds": 10}
    now[0] = 110.5
    assert guard.lets_in("a")
    for _ in range(9):  # a few each second are only refused
        now[0] += 0.5
        assert not guard.note_refusal("a")


# Tables.


def test_a_session_has_so_many_unfinished_tables_and_finished_ones_do_not_count(
    tmp_path: Path,
) -> None:
    with running(tmp_path, tables_each=2) as server:
        anna = Browser(server.port)
        finished(anna)
        finished(anna)
        for _ in range(2):
            anna.new_table(GAME, ALL_MINE)
        answer = anna.post("/api/tables", {"game": GAME, "seats": ALL_MINE})
        assert (answer.status_code, answer.json()) == (
            429,
            {"code": "tables-full", "facts": {"most": 2}},
        )
        Browser(server.port).new_table(GAME, ALL_MINE)


def test_tables_nobody_touched_for_long_do_not_count_against_their_maker(tmp_path: Path) -> None:
    with running(tmp_path, tables_each=1, tables_fresh_days=0) as server:
        anna = Browser(server.port)
        anna.new_table(GAME, ALL_MINE)
        time.sleep(1.1)  # older than zero days
        anna.new_table(GAME, ALL_MINE)


def test_a_server_has_so_many_unfinished_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_most=2) as server:
        finished(Browser(server.port))
        for _ in range(2):
            Browser(server.port).new_table(GAME, ALL_MINE)
        answer = Browser(server.port).post("/api/tables", {"game": GAME, "seats": ALL_MINE})
        assert (answer.status_code, answer.json()["code"]) == (503, "server-full")


def test_an_address_makes_so_many_tables_an_hour(tmp_path: Path) -> None:
    with running(tmp_path, table_rate=Rate(3, 3 / 3600)) as server:
        for _ in range(3):
            Browser(server.port).new_table(GAME, ALL_MINE)
        answer = Browser(server.port).post("/api/tables", {"game": GAME, "seats": ALL_MINE})
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (429, "tables-hourly")
        assert (problem["facts"]["most"], problem["facts"]["minutes"]) == (3, 20)
        assert int(answer.headers["retry-after"]) == problem["facts"]["seconds"]
        with from_address(server, "127.0.0.9") as other:
            other.get("/api/me")
            made = other.post("/api/tables", json={"game": GAME, "seats": ALL_MINE})
            assert made.status_code == 201


def test_an_address_brings_so_many_new_sessions(tmp_path: Path) -> None:
    with running(tmp_path, visitor_rate=Rate(3, 0.001)) as server:
        anna = Browser(server.port)
        for _ in range(2):
            Browser(server.port)
        answer = Browser(server.port, greeted=False).get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert anna.get("/api/me").status_code == 200
        with from_address(server, "127.0.0.9") as other:
            assert other.get("/api/me").status_code == 200


# Sessions.


def rows(server: Server) -> int:
    """How many sessions have a row."""
    with server.house.tables.store.engine.begin() as db:
        return int(db.exec_driver_sql("SELECT count(*) FROM sessions").scalar())


def test_a_visit_writes_nothing_and_the_first_act_does(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        assert anna.get("/api/me").json() == {"name": ""}
        assert anna.get("/api/tables").json() == []
        assert rows(server) == 0
        anna.new_table(GAME, ALL_MINE)
        assert rows(server) == 1
        ben = Browser(server.port, "Ben")
        assert (ben.get("/api/me").json(), rows(server)) == ({"name": "Ben"}, 2)
    with running(tmp_path) as server:  # the mark is known again
        for browser in (anna, ben):
            browser.port, browser.http.base_url = server.port, f"http://127.0.0.1:{server.port}"
        assert ben.get("/api/me").json() == {"name": "Ben"}
        assert len(anna.get("/api/tables").json()) == 1


def test_a_cookie_of_before_needs_its_row(tmp_path: Path) -> None:
    from trianon.server.tokens import hashed, new_token

    with running(tmp_path) as server:
        old, unknown = new_token(), new_token()
        server.house.tables.store.use_session(hashed(old), 5)
        server.house.tables.store.name_session(hashed(old), "Zoe")
        browser = Browser(server.port, greeted=False)
        browser.http.cookies.set("trianon", old)
        assert browser.get("/api/me").json() == {"name": "Zoe"}
        browser.http.cookies.set("trianon", unknown)
        assert browser.get("/api/tables").json()["code"] == "no-session"


def test_a_forged_mark_is_no_session(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        token = anna.http.cookies["trianon"]
        for place in (0, 20, 40, len(token) - 1):
            other = "A" if token[place] != "A" else "B"
            eve = Browser(server.port, greeted=False)
            eve.http.cookies.set("trianon", token[:place] + other + token[place + 1 :])
            assert eve.get("/api/tables").json()["code"] == "no-session"
        assert anna.get("/api/tables").status_code == 200


def test_the_day_of_use_is_written_once_a_day(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port, "Anna")
        store = server.house.tables.store
        with store.engine.begin() as db:
            db.exec_driver_sql("UPDATE sessions SET used = 7")
        anna.get("/api/me")
        with store.engine.begin() as db:
            assert db.exec_driver_sql("SELECT used FROM sessions").scalar() == 7
        for known in server.house.sessions.known.values():
            known.day -= 1
        anna.get("/api/me")
        with store.engine.begin() as db:
            assert db.exec_driver_sql("SELECT used FROM sessions").scalar() > 7


# Sockets.


def closed_with(page: Any) -> tuple[list[str], int]:
    """The codes of the refusals a page hears, and the code it is closed with."""
    heard: list[str] = []
    while True:
        try:
            heard.append(page.receive().get("code", ""))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 1006


def test_a_session_has_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, sockets_session=2) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table
        pages = [anna.page(table) for _ in range(2)]
        for page in pages:
            page.until("whole")
        assert closed_with(anna.page(table, hello=None)) == (["too-many-sockets"], 4429)
        pages[0].close()
        assert until(lambda: not server.house.sockets.open.open.total() > 1)
        anna.page(table).until("whole")


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, sockets_address=2) as server:
        people = [Browser(server.port) for _ in range(3)]
        tables = [person.new_table(GAME, ALL_MINE).table.table for person in people]
        for person, table in zip(people[:2], tables[:2], strict=True):
            person.page(table).until("whole")
        assert closed_with(people[2].page(tables[2], hello=None)) == (["too-many-sockets"], 4429)


def test_a_socket_says_hello_in_time(tmp_path: Path) -> None:
    with running(tmp_path, hello_seconds=SILENCE) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table
        silent, polite = anna.page(table, hello=None), anna.page(table)
        silent.send({"type": "ping"})  # talking is not saying hello
        start = time.monotonic()
        assert closed_with(silent) == (["", "no-hello"], 4400)
        assert time.monotonic() - start < 5
        time.sleep(2 * SILENCE)
        polite.until("whole")
        polite.catch_up()


def raw_socket(server: Server, browser: Browser, table: str) -> socket.socket:
    """A socket that answers no ping: nothing but bytes."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(30)
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {browser.origin}",
        f"Cookie: {browser.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def masked(data: bytes) -> bytes:
    """A text frame; its mask is zero."""
    return b"\x81" + bytes([0x80 | len(data)]) + bytes(4) + data


def test_a_peer_that_answers_no_ping_is_cut(tmp_path: Path) -> None:
    with running(tmp_path, ping_seconds=SILENCE) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table
        line = raw_socket(server, anna, table)
        line.sendall(masked(b'{"type":"hello"}'))
        awake = anna.page(table)
        awake.until("whole")
        assert until(lambda: len(server.house.tables.live[table].pages) == 2)
        assert until(lambda: len(server.house.tables.live[table].pages) == 1)
        time.sleep(3 * SILENCE)
        awake.catch_up()  # its library answers pings
        line.close()


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, head_seconds=SILENCE, body_seconds=SILENCE) as server:
        for said in (b"", b"GET / HT", b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /li"):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(said)
                assert is_cut(line)
        anna = Browser(server.port)
        head = f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {anna.origin}\r\n"
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.settimeout(10)
            line.sendall(f'{head}Content-Length: 20\r\n\r\n{{"name'.encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 408 ")
        assert until(lambda: not server.gate.guard.quick.turns)


def test_five_hundred_killed_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table
        guard = server.gate.guard
        for number in range(500):
            line = raw_socket(server, anna, table)
            if number % 3:
                line.sendall(masked(b'{"type":"hello"}'))
            if number % 5 == 0:
                line.sendall(b"\xff" * 50)
            if number % 7 == 0:
                line.sendall(b"\x81\xfe\xff\xff" + bytes(4))  # 64 KiB are announced
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.close()
        anna.http.close()
        assert until(lambda: not guard.sockets.open)
        assert until(lambda: not server.house.sockets.open.open)
        assert until(lambda: not guard.connections.open)
        assert until(lambda: not server.house.tables.live[table].pages)
        assert not guard.quick.turns
        assert not guard.dear.turns


# Floods of one connection.


def test_an_address_that_floods_is_cut_and_others_are_not(tmp_path: Path) -> None:
    with running(tmp_path, address_rate=Rate(50, 1), shut_seconds=1.0) as server:
        anna = Browser(server.port)
        page = anna.page(anna.new_table(GAME, ALL_MINE).table.table)
        page.until("whole")
        request = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        statuses = []
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.settimeout(10)
            with suppress(ConnectionError):
                while got := asked_on(line, request):
                    statuses.append(got)
        assert statuses.count(b"200") <= 50
        assert 1 < statuses.count(b"429") <= 21
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{anna.origin}/api/games", trust_env=False)
        with from_address(server, "127.0.0.9") as other:
            assert other.get("/api/games").status_code == 200
        page.catch_up()  # sockets that are open play on
        time.sleep(1.1)
        assert httpx.get(f"{anna.origin}/livez", trust_env=False).status_code == 200


def test_requests_without_waiting_for_answers_are_cut(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        request = f"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            assert is_cut(line, request * 500)


@pytest.mark.parametrize(
    "frames",
    [
        masked(b'{"type":"ping"}'),
        b"\x89\x80" + bytes(4),  # pings
        b"\x8a\x80" + bytes(4),  # pongs nobody asked for
        b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 5000,  # a message of empty parts
    ],
    ids=["messages", "pings", "pongs", "parts"],
)
def test_a_flood_of_frames_is_cut_at_once(tmp_path: Path, frames: bytes) -> None:
    with running(tmp_path, socket_rate=Rate(30, 10)) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table
        line = raw_socket(server, anna, table)
        start = time.monotonic()
        assert is_cut(line, masked(b'{"type":"hello"}') + frames * (200_000 // len(frames)))
        assert time.monotonic() - start < 5
        line.close()
        assert until(lambda: not server.house.sockets.open.open)


def test_too_fast_by_address_is_refused_instead_of_the_handshake(tmp_path: Path) -> None:
    with running(tmp_path, address_rate=Rate(6, 0.001)) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, ALL_MINE).table.table  # 1 and 3 of 6
        way = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(way, origin=Origin(anna.origin), proxy=None),
        ):
            pass
        answer = refused.value.response
        assert answer.status_code == 429
        assert msgspec.json.decode(answer.body)["code"] == "too-fast"


def test_a_person_at_home_is_served_with_the_settings_of_everybody(tmp_path: Path) -> None:
    from trianon.server.settings import Settings

    usual = {
        name: getattr(Settings(data=tmp_path), name)
        for name in Settings.__struct_fields__
        if name not in ("data", "page")
    }
    with running(tmp_path, **usual) as server:
        anna = Browser(server.port, "Anna")
        for _ in range(3):
            table = anna.new_table(GAME, ALL_MINE).table.table
            for _ in range(40):
                assert anna.get("/api/games").status_code == 200
            page = anna.page(table)
            page.until("whole")
            for _ in range(8):
                assert page.move()["type"] == "ack"
            assert anna.get(f"/api/tables/{table}/log").status_code == 200
            for seq in range(6):
                assert anna.get(f"/api/tables/{table}/replay/{seq}").status_code == 200
            page.close()
