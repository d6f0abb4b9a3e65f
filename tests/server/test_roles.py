"""Who may do what: every route of the application against every role; what is not allowed is refused."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Browser, Server, players_of, running, settings
from tests.study.published import publish
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.learn.lessons import course
from trianon.learn.moments import moments
from trianon.learn.puzzles.files import world_of
from trianon.server.app import create_app
from trianon.server.puzzle_book import book

GAME = next(iter(GAMES))


def a_puzzle(name: str) -> tuple[str, str]:
    """The id of a puzzle and an answer to it."""
    game, puzzle = game_named(name), next(iter(book(name).values()))
    return puzzle.id, game.action_name(world_of(game, puzzle), puzzle.best.action)


PUZZLE = a_puzzle(GAME)
STUDY = "some-games"
ROLES = ("nobody", "stranger", "watcher", "other seat", "holder", "host")
MEMBERS = ("watcher", "other seat", "holder", "host")
SEATED = ("other seat", "holder")

# Who may use each route with a table in it, when seat 1 (of the holder) is asked about; the game runs.
ALLOWED: dict[tuple[str, str], tuple[str, ...]] = {
    ("GET", "/api/tables/{table:str}"): MEMBERS,
    ("DELETE", "/api/tables/{table:str}"): (),
    ("GET", "/api/tables/{table:str}/components"): MEMBERS,
    ("GET", "/api/tables/{table:str}/figures"): MEMBERS,
    ("PUT", "/api/tables/{table:str}/seats/{seat:int}"): ("holder",),
    ("POST", "/api/tables/{table:str}/seats/{seat:int}/invitation"): ("holder",),
    ("PUT", "/api/tables/{table:str}/kept"): SEATED,
    ("GET", "/api/tables/{table:str}/log"): ("holder",),
    ("GET", "/api/tables/{table:str}/replay/{seq:int}"): ("holder",),
    ("POST", "/api/tables/{table:str}/play-on"): (),
    ("POST", "/api/tables/{table:str}/rematch"): (),
    ("PUT", "/api/tables/{table:str}/guests"): ("host",),
    ("POST", "/api/tables/{table:str}/share"): (),
    ("DELETE", "/api/tables/{table:str}/share"): (),
    ("GET", "/api/tables/{table:str}/record"): (),
    ("GET", "/api/tables/{table:str}/analysis"): (),
    ("POST", "/api/tables/{table:str}/teacher"): (),
    ("POST", "/api/tables/{table:str}/teacher/warnings"): (),
    ("POST", "/api/tables/{table:str}/mistakes"): (),
    ("GET", "/api/tables/{table:str}/comments"): (),
    ("POST", "/api/tables/{table:str}/comments"): (),
    ("GET", "/api/tables/{table:str}/consent"): SEATED,
    ("PUT", "/api/tables/{table:str}/consent"): SEATED,
    ("WS", "/api/tables/{table:str}/socket"): MEMBERS,
}
# Routes without a table: anybody, or anybody with a session.
FREE = {
    ("GET", "/"), ("GET", "/{path:path}"), ("GET", "/livez"), ("GET", "/readyz"), ("GET", "/api/me"),
    ("GET", "/api/games"), ("GET", "/api/games/{game:str}/components"),
    ("GET", "/api/games/{game:str}/locale/{file:str}"),
    ("GET", "/api/games/{game:str}/rules/{file:str}"), ("GET", "/api/locale/{file:str}"),
    ("GET", "/schema"), ("GET", "/schema/openapi.json"), ("GET", "/schema/{path:str}"),
    ("GET", "/api/learn/{game:str}/locale/{file:str}"),
    ("GET", "/api/learn/{game:str}/glossary/{language:str}"),
    ("GET", "/api/learn/{game:str}/moments"), ("GET", "/api/learn/{game:str}/moments/{clause:str}"),
    ("GET", "/api/studies"), ("GET", "/api/studies/{study:str}/overview"),
    ("GET", "/api/studies/{study:str}/seats"), ("GET", "/api/studies/{study:str}/sources"),
    ("GET", "/api/studies/{study:str}/openings"), ("GET", "/api/studies/{study:str}/cards"),
    ("GET", "/api/studies/{study:str}/board"), ("GET", "/api/studies/{study:str}/components"),
    ("GET", "/api/studies/{study:str}/compare"),
}  # fmt: skip
SESSION = {
    ("PUT", "/api/me"), ("GET", "/api/me/consent"), ("PUT", "/api/me/consent"),
    ("GET", "/api/tables"), ("POST", "/api/tables"), ("POST", "/api/join"),
    ("POST", "/api/invitation"),
    ("GET", "/api/shared/{token:str}"), ("GET", "/api/shared/{token:str}/components"),
    ("GET", "/api/shared/{token:str}/figures"),
    ("GET", "/api/shared/{token:str}/log"), ("GET", "/api/shared/{token:str}/replay/{seq:int}"),
    ("GET", "/api/learn/{game:str}"), ("GET", "/api/learn/{game:str}/lessons/{lesson:str}"),
    ("DELETE", "/api/learn/{game:str}/lessons/{lesson:str}"),
    ("POST", "/api/learn/{game:str}/lessons/{lesson:str}/answer"),
    ("POST", "/api/learn/{game:str}/lessons/{lesson:str}/next"),
    ("POST", "/api/learn/{game:str}/lessons/{lesson:str}/back"),
    ("POST", "/api/learn/{game:str}/lessons/{lesson:str}/skip"),
    ("POST", "/api/learn/{game:str}/first-game"),
    ("GET", "/api/puzzles/{game:str}"), ("GET", "/api/puzzles/{game:str}/{puzzle:str}"),
    ("POST", "/api/puzzles/{game:str}/{puzzle:str}/answer"), ("GET", "/api/mistakes"),
    ("GET", "/api/mistakes/{mistake:str}"), ("POST", "/api/mistakes/{mistake:str}/answer"),
}  # fmt: skip
# For whoever has exchanged the host's token for a cookie; no role at a table counts.
HOST = {
    ("GET", "/api/host"), ("GET", "/api/host/tables"), ("GET", "/api/host/players"),
    ("PUT", "/api/host/tables/{table:str}"), ("DELETE", "/api/host/tables/{table:str}"),
    ("GET", "/api/host/bans"), ("POST", "/api/host/bans"), ("DELETE", "/api/host/bans"),
    ("POST", "/api/host/backup"),
}  # fmt: skip
DOOR = {("POST", "/api/host/login"), ("POST", "/api/host/logout")}
BODIES: dict[str, Any] = {
    "/api/host/login": {"token": "wrong"},
    "/api/host/tables/{table:str}": {"closed": True},
    "/api/host/bans": {"who": "10.9.9.9"},
    "/api/me": {"name": "Zoe"},
    "/api/tables": {"game": GAME, "seats": [{"kind": "mine"}] * players_of(GAME)},
    "/api/join": {"token": "wrong"},
    "/api/invitation": {"token": "wrong"},
    "/api/tables/{table:str}/seats/{seat:int}": {"kind": "bot", "level": "random"},
    "/api/tables/{table:str}/kept": {"kept": True},
    "/api/tables/{table:str}/consent": {"given": True},
    "/api/me/consent": {"given": True},
    "/api/learn/{game:str}/lessons/{lesson:str}/answer": {"step": 1},
    "/api/puzzles/{game:str}/{puzzle:str}/answer": {"action": PUZZLE[1]},
    "/api/tables/{table:str}/comments": {"seq": 0, "text": "x"},
    "/api/mistakes/{mistake:str}/answer": {"action": "none of them"},
    "/api/learn/{game:str}/lessons/{lesson:str}/next": {"step": 1},
    "/api/learn/{game:str}/lessons/{lesson:str}/back": {"step": 1},
    "/api/learn/{game:str}/lessons/{lesson:str}/skip": {"step": 1},
    "/api/learn/{game:str}/first-game": {"from_lesson": False},
    "/api/tables/{table:str}/teacher": {"seat": 1, "seq": 0},
    "/api/tables/{table:str}/teacher/warnings": {"seat": 1, "seq": 0},
    "/api/tables/{table:str}/guests": {"sit": True},
    "/api/tables/{table:str}/play-on": {"seq": 0, "seat": 1, "level": "random"},
}


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path of the application."""
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            ours = [str(method) for method in route.methods]
            found |= {(method, route.path) for method in ours if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(("WS", route.path))
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has published a study."""
    studies = tmp_path_factory.mktemp("studies")
    publish(studies, STUDY, GAME, games=20)
    with running(tmp_path_factory.mktemp("data"), studies=studies) as found:
        yield found


@pytest.fixture(scope="module")
def people(server: Server) -> dict[str, Any]:
    """Everybody in their role at a running game that no test changes."""
    return gathered(server)


def gathered(server: Server) -> dict[str, Any]:
    """The cookies of everybody in their role at a new running game."""
    host, holder, other, watcher, stranger = (Browser(server.port, name) for name in "ABCDE")
    made = host.new_table(GAME, [{"kind": "open"} for _ in range(players_of(GAME))])
    tokens = {invitation.seat: invitation.token for invitation in made.invitations}
    other.join(tokens[0])
    holder.join(tokens[1])
    watcher.join(tokens[-1])
    found = {"stranger": stranger, "watcher": watcher, "other seat": other}
    found |= {"holder": holder, "host": host}
    cookies: dict[str, Any] = {role: browser.http.cookies for role, browser in found.items()}
    return {**cookies, "nobody": None, "table": made.table.table}


def browser_of(server: Server, people: dict[str, Any], role: str) -> Browser:
    """The browser of a role."""
    browser = Browser(server.port, greeted=False)
    if people[role] is not None:
        browser.http.cookies = people[role]
    return browser


def path_of(path: str, table: str) -> str:
    """A path of the application with everything filled in."""
    here = path.replace("{table:str}", table).replace("{seat:int}", "1")
    here = here.replace("{seq:int}", "0").replace("{game:str}", GAME).replace("{path:path}", "join")
    here = here.replace("{token:str}", "wrong").replace("{language:str}", "en")
    here = here.replace("{puzzle:str}", PUZZLE[0]).replace("{mistake:str}", "none")
    here = here.replace("{study:str}", STUDY)
    here = here.replace("{lesson:str}", course(GAME).lessons[0].id)
    here = here.replace("{clause:str}", next(iter(moments(GAME))))
    return here.replace("{file:str}", "en.md" if "rules" in path else "en.ftl")


def asked(browser: Browser, people: dict[str, Any], method: str, path: str) -> Any:
    """Use a route; the code of the refusal, or `ok`."""
    here = path_of(path, people["table"])
    if method == "WS":
        page = browser.page(people["table"], hello=None)
        with suppress(ConnectionClosed):  # closed before we could say hello
            page.send({"type": "hello"})
        message = page.receive()
        return message["code"] if message["type"] == "refused" else "ok"
    if "log" in path or "replay" in path:
        here += "?seat=1"
    if path.endswith("/compare"):
        here += f"?against={STUDY}&against_turn=1"
    body = BODIES.get(path) if method in ("PUT", "POST") else None
    answer = browser.http.request(method, here, json=body)
    assert answer.status_code < 500 or path in ("/", "/{path:path}"), answer.text
    return "ok" if answer.status_code < 300 else answer.json()["code"]


def test_the_matrix_has_every_route(tmp_path: Any) -> None:
    declared = set(ALLOWED) | FREE | SESSION | HOST | DOOR
    assert routes(create_app(settings(tmp_path))) == declared


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("method", "path"), list(ALLOWED))
def test_a_table_is_open_to_its_members_only(
    server: Server, people: dict[str, Any], role: str, method: str, path: str
) -> None:
    # When the holder is away, a neighbour may let a bot stand in.
    neighbour = (method, role) == ("PUT", "other seat") and "{seat:int}" in path
    allowed = role in ALLOWED[method, path] or neighbour
    if allowed:
        table_of_its_own = people if method in ("GET", "WS") else gathered(server)
        browser = browser_of(server, table_of_its_own, role)
        assert asked(browser, table_of_its_own, method, path) == "ok"
        return
    table = server.house.tables.live[people["table"]]
    before = (table.seq, copy.deepcopy(table.seats))
    answer = asked(browser_of(server, people, role), people, method, path)
    expected = {"nobody": {"no-session"}, "stranger": {"not-at-table"}}
    refused = {"not-your-seat", "seat-present", "not-alone", "not-solo", "game-running"}
    refused |= {"no-hints"}
    assert answer in expected.get(role, refused)
    assert (table.seq, table.seats) == before


@pytest.mark.parametrize(("method", "path"), sorted(SESSION))
def test_what_needs_a_session_is_refused_without(
    server: Server, people: dict[str, Any], method: str, path: str
) -> None:
    assert asked(browser_of(server, people, "nobody"), people, method, path) == "no-session"
    answer = asked(browser_of(server, people, "stranger"), people, method, path)
    beyond = ("invitation-unknown", "share-unknown", "unknown-puzzle", "stale", "illegal-action")
    assert answer in ("ok", *beyond)


@pytest.mark.parametrize(("method", "path"), sorted(HOST))
def test_the_hosts_room_is_closed_to_everybody_else(
    server: Server, people: dict[str, Any], method: str, path: str
) -> None:
    for role in ROLES:
        browser = browser_of(server, people, role)
        browser.http.cookies.set("trianon_host", "x" * 88)
        here = f"{path}?who=10.9.9.9" if (method, path) == ("DELETE", "/api/host/bans") else path
        assert asked(browser, people, method, here) == "no-host"


@pytest.mark.parametrize(("method", "path"), sorted(FREE))
def test_what_is_free_is_free(
    server: Server, people: dict[str, Any], method: str, path: str
) -> None:
    if "{path" not in path and path != "/":
        assert asked(browser_of(server, people, "nobody"), people, method, path) == "ok"


def test_a_foreign_cookie_is_no_session(server: Server, people: dict[str, Any]) -> None:
    browser = Browser(server.port, greeted=False)
    browser.http.cookies.set("trianon", "x" * 32)
    assert browser.get("/api/tables").json()["code"] == "no-session"
    assert browser.get("/api/me").cookies["trianon"] != "x" * 32


@pytest.mark.parametrize("role", ["watcher", "other seat", "host"])
def test_nobody_moves_for_another_seat(server: Server, people: dict[str, Any], role: str) -> None:
    page = browser_of(server, people, role).page(people["table"])
    page.until("whole")
    table = server.house.tables.live[people["table"]]
    before = table.seq
    for kind in ("move", "undo"):
        message = {"type": kind, "seat": 1, "seq": page.seq, "move_id": f"{role} {kind}"}
        page.send({**message, "action": "x"} if kind == "move" else message)
        assert page.until("refused")["code"] == "not-your-seat"
    assert table.seq == before


@pytest.mark.parametrize("role", MEMBERS)
def test_nobody_gets_a_hint_at_a_table_with_others(
    server: Server, people: dict[str, Any], role: str
) -> None:
    page = browser_of(server, people, role).page(people["table"])
    page.until("whole")
    page.send({"type": "hint", "seat": 1, "seq": page.seq})
    code = page.until("refused", "hint").get("code")
    assert code == ("no-hints" if role == "holder" else "not-your-seat")
