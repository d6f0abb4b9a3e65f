"""Malformed input: every message is answered, every request refused by a documented code, nothing crashes."""

from __future__ import annotations

import random
import re
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import BOTH
from tests.server.harness import ROOT, Browser, Page, Server, players_of
from trianon.core.registry import GAMES

GAME = next(iter(GAMES))
DATABASES = BOTH
MESSAGES = 1000
REQUESTS = 400
DOCUMENTED = set(re.findall(r"`([a-z-]+)`", Path(ROOT / "docs" / "wire.md").read_text("utf-8")))
VALID: list[dict[str, Any]] = [
    {"type": "hello", "seq": 0},
    {"type": "move", "seat": 0, "seq": 0, "move_id": "x", "action": "y"},
    {"type": "undo", "seat": 0, "seq": 0, "move_id": "z"},
    {"type": "say", "text": "hello"},
]
ODD: list[Any] = [
    None, True, -1, 2**31, 2**63, 2**64, -(2**70), 1.5, "", "\0", "x" * 5000, [], {}, [[[]]],
    {"type": "move"}, "\ud83d", 1e308, "💥" * 50,
]  # fmt: skip
RAW = [
    b"", b"{", b"nul", b"NaN", b"[1,2", b'{"type":', b'{"type":"hello","type":"move"}', b"\xff\xfe",
    b'{"type":"hello","seq":NaN}', b'{"type":"hello","seq":1e999}', b"[" * 4000, b'{"a":' * 900,
    b'{"type":"hello","seq":' + b"9" * 400 + b"}", b'"' + b"\\u0000" * 100 + b'"',
]  # fmt: skip


def bad_message(chance: random.Random) -> bytes:
    """A message with something wrong: a field, a type, a byte, an end."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(RAW)
    message = dict(chance.choice(VALID))
    message[chance.choice(list(message))] = chance.choice(ODD)
    if kind == 1:
        message[chance.choice(["extra", "seat", "table", ""])] = chance.choice(ODD)
    try:
        data = msgspec.json.encode(message)
    except (OverflowError, UnicodeEncodeError, ValueError):
        data = repr(message).encode("utf-8", "replace")
    if kind == 2:
        data = data[: chance.randrange(len(data))]
    if kind == 3:
        place = chance.randrange(len(data))
        data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
    return data[:8000]


def answered(page: Page, data: bytes, as_text: bool) -> dict[str, Any]:
    """What the server says to a message; a ping after it proves that it still listens."""
    if as_text:
        page.socket.send(data.decode("utf-8", "replace"))
    else:
        page.socket.send(data)
    page.send({"type": "ping"})
    first = page.receive()
    last = first
    while last["type"] != "pong":
        last = page.receive()
    return first


def test_a_thousand_malformed_messages_are_answered(server: Server) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    page = anna.page(anna.new_table(GAME, seats).table.table)
    page.until("whole")
    chance = random.Random(1)
    codes: set[str] = set()
    for number in range(MESSAGES):
        answer = answered(page, bad_message(chance), as_text=number % 2 == 0)
        assert answer["type"] != "pong", "left without an answer"
        if answer["type"] == "refused":
            codes.add(answer["code"])
    assert "malformed" in codes
    assert codes <= DOCUMENTED
    assert page.move()["type"] == "ack" or page.seq > 0


@pytest.mark.parametrize(
    ("size", "parts"), [(8193, 0), (9000, 0), (9000, 3), (70_000, 0), (200_000, 0)]
)
def test_a_frame_too_large_closes_the_socket(server: Server, size: int, parts: int) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    page = anna.page(anna.new_table(GAME, seats).table.table)
    page.until("whole")
    message = ["x" * (size // parts)] * parts if parts else "x" * size
    with suppress(ConnectionClosed):  # while we are still sending
        page.socket.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        page.until("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4413, "too-large")


def test_a_frame_of_the_largest_size_is_read(server: Server) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    page = anna.page(anna.new_table(GAME, seats).table.table)
    page.until("whole")
    page.socket.send("x" * server.settings.frame_bytes)
    assert page.until("refused")["code"] == "malformed"


ROUTES = [
    ("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/join"),
    ("PUT", "/api/tables/{table}/seats/0"), ("PUT", "/api/tables/{table}/seats/99"),
    ("PUT", "/api/tables/{table}/seats/-7"), ("PUT", "/api/tables/{table}/seats/x"),
    ("POST", "/api/tables/{table}/seats/12345678901234567890/invitation"),
    ("POST", "/api/tables/{table}/play-on"), ("GET", "/api/tables/{table}/replay/-1"),
    ("GET", "/api/tables/{table}/replay/99999999999999999999"),
    ("GET", "/api/tables/{table}/log?seat=x"), ("GET", "/api/tables/{table}/log?seat=99"),
    ("GET", "/api/tables/{table}/log?after=1e9"), ("GET", "/api/tables/%00"),
    ("GET", "/api/games/../../etc/passwd/components"), ("GET", "/api/games/x/locale/en.ftl"),
    ("GET", "/api/games/x/rules/..%2f..%2fsecret.md"), ("GET", "/api/locale/xx.ftl"),
    ("GET", "/..%2f..%2fetc/passwd"), ("GET", "/api"), ("PATCH", "/api/tables"), ("GET", "/api/join"),
    ("DELETE", "/api/me"), ("POST", "/livez"),
]  # fmt: skip


def bad_body(chance: random.Random) -> bytes:
    """A body with something wrong."""
    bodies: list[dict[str, Any]] = [
        {"game": GAME, "seats": [{"kind": "mine"}] * 3, "switches": {}, "edition": {}, "seed": ""},
        {"name": "Anna"}, {"token": "x"}, {"kind": "bot", "level": "random"},
        {"seq": 0, "seat": 0, "level": "random"},
    ]  # fmt: skip
    if chance.random() < 0.3:
        return chance.choice(RAW)
    body = dict(chance.choice(bodies))
    body[chance.choice(list(body))] = chance.choice(ODD)
    try:
        return msgspec.json.encode(body)
    except (OverflowError, UnicodeEncodeError, ValueError):
        return repr(body).encode("utf-8", "replace")


def test_malformed_requests_get_documented_codes(server: Server) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    table = anna.new_table(GAME, seats).table.table
    chance = random.Random(2)
    for _ in range(REQUESTS):
        method, path = chance.choice(ROUTES)
        where = path.replace("{table}", table)
        answer = anna.http.request(method, where, content=bad_body(chance))
        assert answer.status_code < 500, (method, where, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["code"] in DOCUMENTED, answer.text


def test_a_body_too_large_is_refused(server: Server) -> None:
    anna = Browser(server.port)
    answer = anna.http.put("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 500, "name-too-long"), ("", "bad-name"), ("   ", "bad-name"), ("a\0b", "bad-name"),
        ("a\nb", "bad-name"), ("\u202eevil", "bad-name"), ("\u200b", "bad-name"), (5, "malformed"),
    ],
)  # fmt: skip
def test_bad_names_are_refused(server: Server, name: Any, code: str) -> None:
    answer = Browser(server.port).put("/api/me", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_markup_is_kept_as_text(server: Server) -> None:
    anna = Browser(server.port, "<script>alert(1)</script>")
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    page = anna.page(anna.new_table(GAME, seats).table.table)
    page.until("whole")
    page.send({"type": "say", "text": "<img src=x onerror=alert(1)>\0\x1b[31m"})
    line = page.until("said")["line"]
    assert line["text"] == "<img src=x onerror=alert(1)>[31m"
    assert line["name"] == "<script>alert(1)</script>"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "mine"}]}, "players"),
        ({"switches": {"nonsense": True}}, "switch"),
        ({"seats": [{"kind": "bot", "level": "genius"}] * players_of(GAME)}, "unknown-bot"),
        ({"edition": {"nonsense": 1}}, "edition-unknown-field"),
        ({"edition_file": {"name": "my-box.toml", "text": "a = ="}}, "edition-not-toml"),
        (
            {"edition_file": {"name": "my-box.toml", "text": "a = " + "[" * 9000}},
            "edition-not-toml",
        ),
        ({"edition_file": {"name": "my-box.toml", "text": "a = 1"}}, "edition-unknown-field"),
        (
            {"edition_file": {"name": "my-box.toml", "text": "source = 1979-05-27"}},
            "edition-wrong-type",
        ),
        ({"edition_file": {"name": "my-box.toml", "text": ""}}, "malformed"),
        ({"seed": "xyz"}, "bad-seed"),
        ({"seats": [{"kind": "throne"}]}, "malformed"),
    ],
)
def test_bad_wishes_for_a_table_are_refused(server: Server, wish: Any, code: str) -> None:
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    answer = Browser(server.port).post("/api/tables", {"game": GAME, "seats": seats, **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


BODIES_THAT_ARE_NO_TEXT = [
    b"\xff", b"\xff\xfe{\x00}\x00", b'{"name": "\xff"}', b'{"name": "\xed\xa0\x80"}', b"\x80" * 100,
    '{"name": "Zoë"}'.encode("latin-1"), '{"name": "Zoe"}'.encode("utf-16"),
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES_THAT_ARE_NO_TEXT)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/join"),
        ("PUT", "/api/tables/{table}/seats/0"), ("POST", "/api/tables/{table}/play-on"),
        ("PUT", "/api/tables/{table}/kept"), ("POST", "/api/tables/{table}/seats/0/invitation"),
    ],
)  # fmt: skip
def test_a_body_that_is_not_utf_8_is_malformed(
    server: Server, method: str, path: str, body: bytes
) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    table = anna.new_table(GAME, seats).table.table
    answer = anna.http.request(method, path.replace("{table}", table), content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text


TYPES = [
    "", "text/plain", "application/json; charset=latin-1", "application/json; charset=nonsense",
    "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded", "application/msgpack", "x" * 3000, "\x80/\xff", "/", ";;;",
]  # fmt: skip


@pytest.mark.parametrize("kind", TYPES)
def test_an_odd_content_type_is_no_fault_of_ours(server: Server, kind: str) -> None:
    anna = Browser(server.port)
    headers = [(b"content-type", kind.encode("latin-1"))]
    for body in (b'{"name": "Zoe"}', b"--x\r\n", b"name=Zoe", b"\xff\xfe", b""):
        answer = anna.http.put("/api/me", content=body, headers=headers)
        assert answer.status_code in (200, 400), (kind, answer.text)
        if answer.status_code == 400:
            assert answer.json()["code"] in DOCUMENTED


LINES = [
    b"GET /%ff%fe HTTP/1.1", b"GET /%zz%2 HTTP/1.1", b"GET /api/tables/%ed%a0%80 HTTP/1.1",
    b"GET /api/tables/%00/log HTTP/1.1", b"GET /api/games/%ff/components HTTP/1.1",
    b"GET /api/locale/%c3%28.ftl HTTP/1.1", b"GET /api/tables/x/replay/%d9%a1 HTTP/1.1",
    b"GET /api/tables/x/log?seat=%ff&after=%zz HTTP/1.1", b"GET /api/tables/x/log?%ff=%fe HTTP/1.1",
    b"GET //// HTTP/1.1", b"GET /\xff\xfe HTTP/1.1", b"GET /api/tables/\xc3\x28 HTTP/1.1",
    b"GET /?\xff HTTP/1.1", b"GET http://[::1/ HTTP/1.1", b"GET * HTTP/1.1", b"OPTIONS * HTTP/1.1",
    b"GET / HTTP/9.9", b"FETCH / HTTP/1.1", b"GET /" + b"a" * 70_000 + b" HTTP/1.1", b"\x16\x03\x01",
    b"GET /schema/%ff HTTP/1.1", b"GET /assets/%2e%2e/%2e%2e HTTP/1.1",
]  # fmt: skip
COOKIES = [
    b"trianon=", b"trianon=\xff\xfe", b'trianon="', b"=;=;;", b"trianon=a=b; trianon=c", b";" * 2000,
    b"trianon=" + b"x" * 5000, b"trianon=%ff%fe", b"trianon=\"\\377\"", b"a" * 9000, b"trianon==",
    b"trianon=AAAA", b"trianon=\xc3\xa9",
]  # fmt: skip


def status_of(server: Server, head: bytes) -> int:
    """The status of the answer to these lines; 0 if the connection is cut."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(30)
        try:
            line.sendall(head + b"\r\nConnection: close\r\n\r\n")
            answer = line.recv(65536)
        except ConnectionError:
            return 0
        return int(answer.split()[1]) if answer else 0


@pytest.mark.parametrize("line", LINES)
def test_an_odd_address_is_no_fault_of_ours(server: Server, line: bytes) -> None:
    host = f"\r\nHost: 127.0.0.1:{server.port}".encode()
    status = status_of(server, line + host)
    assert status < 500 or status == 503  # the page may not be built


@pytest.mark.parametrize("cookie", COOKIES)
def test_an_odd_cookie_is_no_session(server: Server, cookie: bytes) -> None:
    host = f"\r\nHost: 127.0.0.1:{server.port}\r\nCookie: ".encode()
    assert status_of(server, b"GET /api/tables HTTP/1.1" + host + cookie) in (401, 400, 0)
    assert status_of(server, b"GET /api/me HTTP/1.1" + host + cookie) in (200, 400, 0)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "\x80", "a" * 5000])
def test_an_odd_origin_is_a_foreign_one(server: Server, origin: str) -> None:
    anna = Browser(server.port)
    answer = anna.http.put(
        "/api/me", json={"name": "Eve"}, headers=[(b"origin", origin.encode("latin-1"))]
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
