"""The host's room: opened by a token, closed to everybody else; what it shows tells nothing hidden."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import BOTH
from tests.server.harness import Browser, Server, running
from tests.server.test_quotas import ALL_MINE, GAME, finished, until
from trianon.core.errors import BadRequest
from trianon.server import backups, host
from trianon.server.problems import incident
from trianon.server.settings import Rate, Settings
from trianon.server.store import Store

DATABASES = BOTH


def prepared(place: Path | str, folder: Path) -> str:
    """The token of a house, as the first start makes it."""
    found = Settings(data=place, host_token=folder / "token")
    host.first_token(found)
    return (folder / "token").read_text().strip()


def logged_in(server: Server, token: str) -> Browser:
    """A host's browser."""
    browser = Browser(server.port, greeted=False)
    assert browser.post("/api/host/login", {"token": token}).status_code == 200
    return browser


def test_the_token_is_made_once_and_for_its_owner_alone(place: Path | str, tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        token = prepared(place, tmp_path / "deep")
    finally:
        os.umask(old)
    file = tmp_path / "deep" / "token"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(token) >= 32
    assert prepared(place, tmp_path / "deep") == token
    store = Store(place)
    assert host.is_token(host.known_hash(store), token)
    assert token.encode() not in host.known_hash(store)
    host.renew_token(Settings(data=place, host_token=file), store)
    assert not host.is_token(host.known_hash(store), token)
    store.close()


def test_of_several_machines_one_has_the_token_and_any_makes_another(
    place: Path | str, tmp_path: Path
) -> None:
    """As docs/hosting.md says of Kubernetes, where every pod has a folder of its own."""
    first = prepared(place, tmp_path / "one")
    other = Settings(data=place, host_token=tmp_path / "two" / "token")
    host.first_token(other)
    assert not host.token_file(other).exists()
    store = Store(place)
    made = host.renew_token(other, store).read_text().strip()
    known = host.known_hash(store)
    store.close()
    assert host.is_token(known, made)
    assert not host.is_token(known, first)


def test_a_file_that_is_no_token_is_refused(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("short")
    with pytest.raises(BadRequest) as refused:
        host.kept(tmp_path / "token")
    assert refused.value.code == "host-token-file"


def test_the_room_shows_the_house_and_nothing_hidden(place: Path | str, tmp_path: Path) -> None:
    token = prepared(place, tmp_path)
    with running(place, look_seconds=0.05, backups=tmp_path / "backups") as server:
        anna = Browser(server.port, "Anna")
        table, over = anna.new_table(GAME, ALL_MINE).table.table, finished(anna)
        page = anna.page(table)
        page.until("whole")
        assert page.move()["type"] == "ack"
        loop = server.house.sweeper.get_loop()
        loop.call_soon_threadsafe(incident, ValueError("with words nobody should read"))
        boss = logged_in(server, token)
        assert until(lambda: boss.get("/api/host").json()["incidents"])
        room = boss.get("/api/host")
        found = room.json()
        assert (found["running"], found["storing"]) == (1, True)
        assert found["players"] == 1
        assert found["incidents"][0]["kind"] == "ValueError"
        tables = boss.get("/api/host/tables")
        assert {line["table"] for line in tables.json()} == {table, over}
        players = boss.get("/api/host/players")
        assert [line["name"] for line in players.json()] == ["Anna"]
        assert players.json()[0]["here"] is True
        stored = server.house.tables.store.load(table)
        told = room.text + tables.text + players.text
        for secret in (anna.http.cookies["trianon"], stored.header.host, stored.seed.hex(), token,
                       "words nobody", stored.snapshot.digest):  # fmt: skip
            assert secret not in told
        assert boss.post("/api/host/backup").json()["count"] == 1
        assert boss.post("/api/host/backup").json()["code"] == "too-fast"
        (made,) = backups.backups_in(tmp_path / "backups")
        assert backups.games_of(made.file) == 2


def test_a_host_closes_opens_and_removes(place: Path | str, tmp_path: Path) -> None:
    token = prepared(place, tmp_path)
    with running(place, look_seconds=0.05) as server:
        anna, boss = Browser(server.port, "Anna"), logged_in(server, token)
        table = anna.new_table(GAME, ALL_MINE).table.table
        page = anna.page(table)
        page.until("whole")
        here = f"/api/host/tables/{table}"
        assert boss.put(here, {"closed": True}).status_code == 200
        assert page.move()["code"] == "table-closed"
        assert boss.get("/api/host/tables").json()[0]["closed"] is True
        assert boss.put(here, {"closed": False}).status_code == 200
        assert page.move()["type"] == "ack"
        who = boss.get("/api/host/players").json()[0]["player"]
        assert boss.post("/api/host/bans", {"who": who, "days": 1}).status_code == 200
        assert page.until("refused")["code"] == "banned"
        assert len(boss.get("/api/host/bans").json()) == 1
        assert boss.http.delete("/api/host/bans", params={"who": who}).status_code == 204
        assert until(lambda: anna.get("/api/tables").status_code == 200)
        assert boss.http.delete(here).status_code == 204
        assert anna.get("/api/tables").json() == []
        assert boss.post("/api/host/bans", {"who": "abc"}).json()["code"] == "id-short"
        assert boss.put("/api/host/tables/none", {"closed": True}).status_code == 404


def test_an_address_may_try_a_few_times(place: Path | str, tmp_path: Path) -> None:
    token = prepared(place, tmp_path)
    with running(place, host_rate=Rate(3, 1 / 1000)) as server:
        browser = Browser(server.port)
        for _ in range(3):
            assert (
                browser.post("/api/host/login", {"token": "x" * 32}).json()["code"] == "host-token"
            )
        assert browser.post("/api/host/login", {"token": token}).json()["code"] == "too-fast"
        assert browser.get("/api/host").json()["code"] == "no-host"


def test_cookies_end_and_a_new_token_ends_them(
    place: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = prepared(place, tmp_path)
    with running(place) as server:
        boss = logged_in(server, token)
        cookie: Any = next(one for one in boss.http.cookies.jar if one.name == host.COOKIE)
        assert (cookie.path, cookie.get_nonstandard_attr("SameSite")) == ("/api/host", "strict")
        assert cookie.has_nonstandard_attr("HttpOnly")
        store = server.house.tables.store
        known = host.known_hash(store)
        value = str(cookie.value)
        assert host.is_cookie(known, value)
        assert not host.is_cookie(known, value[:-8] + "AAAAAAA=")
        now = time.time()
        monkeypatch.setattr("trianon.server.host.time.time", lambda: now + host.COOKIE_SECONDS + 1)
        assert not host.is_cookie(known, value)
        monkeypatch.undo()
        host.renew_token(Settings(data=place, host_token=tmp_path / "token"), store)
        assert boss.get("/api/host").json()["code"] == "no-host"
        again = logged_in(server, (tmp_path / "token").read_text().strip())
        assert again.get("/api/host").status_code == 200
        assert again.post("/api/host/logout").status_code == 200
        assert again.get("/api/host").json()["code"] == "no-host"


def test_a_foreign_page_does_nothing_as_the_host(place: Path | str, tmp_path: Path) -> None:
    token = prepared(place, tmp_path)
    with running(place) as server:
        boss = logged_in(server, token)
        boss.http.headers["Origin"] = "https://evil.example"
        assert boss.post("/api/host/backup").json()["code"] == "foreign-origin"
