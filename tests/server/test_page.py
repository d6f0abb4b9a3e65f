"""The page and the texts: headers, caching, what is missing, the OpenAPI page, health."""

from __future__ import annotations

from pathlib import Path

import brotli
import pytest

from tests.server.harness import Browser, Server, running
from tests.server.test_roles import BODIES, browser_of, gathered, path_of, routes
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES
from trianon.server.settings import Rate

GAME = next(iter(GAMES))


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Trianon</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {}")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def test_every_screen_gets_the_index_and_files_their_type(tmp_path: Path, page: Path) -> None:
    with running(tmp_path / "data", page=page) as server:
        browser = Browser(server.port, greeted=False)
        for path in ("/", "/table/abc", "/shared/abc", "/join", "/replay/abc/3"):
            answer = browser.get(path)
            assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        script = browser.get("/assets/index-abc123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        manifest = browser.get("/manifest.webmanifest").headers["content-type"]
        assert manifest == "application/manifest+json"
        for path in ("/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/nothing.js"):
            assert browser.get(path).status_code == 404


def test_a_screen_gets_the_page_that_names_its_scripts(tmp_path: Path, page: Path) -> None:
    (page / "table.html").write_text("<!doctype html><title>Table</title>")
    with running(tmp_path / "data", page=page) as server:
        browser = Browser(server.port, greeted=False)
        titles = {
            path: browser.get(path).text[15:]
            for path in ("/", "/table/abc", "/shared/abc", "/tables")
        }
    own = {path for path, title in titles.items() if title == "<title>Table</title>"}
    assert own == {"/table/abc"}


def test_files_come_as_small_as_the_browser_takes_them(tmp_path: Path, page: Path) -> None:
    script = b"export const many = 1;" * 200
    (page / "assets" / "big-abc123.js").write_bytes(script)
    (page / "assets" / "big-abc123.js.br").write_bytes(brotli.compress(script))
    with running(tmp_path / "data", page=page) as server:
        browser = Browser(server.port, greeted=False)
        for taken, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", "")):
            answer = browser.http.get("/assets/big-abc123.js", headers={"Accept-Encoding": taken})
            assert answer.headers.get("content-encoding", "") == encoding
            assert answer.content == script
            assert answer.headers["vary"] == "accept-encoding"
            if encoding:
                assert int(answer.headers["content-length"]) < len(script) / 4
        assert browser.get("/assets/big-abc123.js.br").status_code == 404
        assert "content-encoding" not in browser.get("/assets/index-abc123.js").headers


@pytest.mark.parametrize("taken", ["br", "gzip"])
def test_long_answers_of_the_api_are_compressed_too(server: Server, taken: str) -> None:
    browser = Browser(server.port, greeted=False)
    answer = browser.http.get("/api/locale/en.ftl", headers={"Accept-Encoding": taken})
    assert answer.headers["content-encoding"] == taken
    assert "error-stale =" in answer.text
    assert "content-encoding" not in browser.get("/livez").headers


def test_an_unknown_address_shows_the_page_to_a_visitor(tmp_path: Path, page: Path) -> None:
    visitor = {"Accept": "text/html,application/xhtml+xml"}
    with running(tmp_path / "data", page=page) as server:
        browser = Browser(server.port, greeted=False)
        answer = browser.http.get("/nowhere/at/all", headers=visitor)
        assert (answer.status_code, answer.text[:15]) == (404, "<!doctype html>")
        for path in ("/api/nothing", "/assets/nothing.js"):
            assert browser.http.get(path, headers=visitor).json()["code"] == "unknown-route"


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "data", page=tmp_path / "nothing") as server:
        answer = Browser(server.port, greeted=False).get("/")
        assert answer.status_code == 503
        assert all(f'lang="{language}"' in answer.text for language in LANGUAGES)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/nowhere", "/livez"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = Browser(server.port, greeted=False).get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.split("style-src-attr")[0]
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_served_and_not_sent_twice(server: Server, language: str) -> None:
    browser = Browser(server.port, greeted=False)
    for path, part in (
        (f"/api/locale/{language}.ftl", "error-stale ="),
        (f"/api/games/{GAME}/locale/{language}.ftl", "game-title ="),
        (f"/api/games/{GAME}/rules/{language}.md", "**"),
    ):
        answer = browser.get(path)
        assert part in answer.text
        tag = {"If-None-Match": answer.headers["etag"]}
        assert browser.http.get(path, headers=tag).status_code == 304


def test_what_is_a_persons_own_is_stored_by_nobody(server: Server) -> None:
    people = gathered(server)
    seen = set()
    for method, path in sorted(routes(server.gate.app)):
        if method == "WS" or not path.startswith("/api"):
            continue
        for role in ("nobody", "holder"):
            browser = browser_of(server, people, role)
            here = path_of(path, people["table"])
            answer = browser.http.request(method, here, json=BODIES.get(path))
            public = path.startswith("/api/games") or "/locale/" in path
            public |= (
                path == "/api/studies"
            )  # each study has an address of its own, and none is here
            wanted = "no-cache" if public else "no-store"
            assert answer.headers.get_list("cache-control") == [wanted], (method, here)
            assert public == ("etag" in answer.headers), (method, here)
            seen.add(answer.status_code)
    assert {200, 401} <= seen


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/games/x/components"])
def test_a_refusal_of_the_api_is_not_stored_either(server: Server, path: str) -> None:
    answer = Browser(server.port, greeted=False).get(path)
    assert answer.headers["cache-control"] == "no-store"


def test_only_tls_is_said_over_tls_and_proxies_are_believed_by_name(tmp_path: Path) -> None:
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    for proxy in ("", "192.0.2.9", "127.0.0.1", "127.0.0.0/8"):
        with running(tmp_path, trusted_proxies=(proxy,) if proxy else ()) as server:
            browser = Browser(server.port, greeted=False)
            plain, over = browser.get("/api/me"), browser.http.get("/livez", headers=told)
            believed = proxy.startswith("127")
            assert "strict-transport-security" not in plain.headers
            assert ("strict-transport-security" in over.headers) == believed
            newcomer = Browser(server.port, greeted=False).http.get("/api/me", headers=told)
            assert ("Secure" in newcomer.headers["set-cookie"]) == believed


def test_limits_count_the_visitors_of_a_trusted_proxy_and_nobody_elses_word(tmp_path: Path) -> None:
    def served(server: Server, visitors: int) -> int:
        browser = Browser(server.port, greeted=False)
        told = [{"X-Forwarded-For": f"10.9.9.9, 192.0.2.{number}"} for number in range(visitors)]
        answers = [browser.http.get("/api/games", headers=headers) for headers in told]
        return sum(answer.status_code == 200 for answer in answers)

    few = {"address_rate": Rate(5, 0.001), "connections_each": 1}
    with running(tmp_path, trusted_proxies=("127.0.0.1",), **few) as server:
        assert served(server, 20) == 20
    with running(tmp_path, **few) as server:
        assert served(server, 20) == 5


def test_games_say_what_can_be_played(server: Server) -> None:
    found = Browser(server.port, greeted=False).get("/api/games").json()
    assert [game["game"] for game in found] == list(GAMES)
    assert all(game["bots"] and game["players"] and game["languages"] for game in found)


def test_the_openapi_page_needs_no_script(server: Server) -> None:
    browser = Browser(server.port, greeted=False)
    text = browser.get("/schema").text
    assert "<script" not in text
    assert "/api/tables/{table}/play-on" in text
    schema = browser.get("/schema/openapi.json").json()
    assert "/api/tables" in schema["paths"]


@pytest.mark.parametrize("path", ["/schema/nothing", "/schema/a/b", "/api/nothing", "/nothing"])
def test_what_is_not_there_is_a_problem_like_every_other(server: Server, path: str) -> None:
    answer = Browser(server.port, greeted=False).get(path)
    assert (answer.status_code, answer.json()) == (404, {"code": "unknown-route", "facts": {}})


def test_health(server: Server) -> None:
    browser = Browser(server.port, greeted=False)
    assert (browser.get("/livez").text, browser.get("/readyz").text) == ("ok", "ok")
