"""Keeping and clearing away: old finished tables go, kept and unfinished ones stay."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.harness import Browser, Page, Server, players_of, running
from tests.server.test_quotas import ALL_BOTS, ALL_MINE, finished, until
from trianon.cli import app, main
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES
from trianon.server import keeping
from trianon.server.store import Store

GAME = next(iter(GAMES))
SOLO = [{"kind": "mine"}] + [{"kind": "bot", "level": "random"}] * (players_of(GAME) - 1)
OLD = 1_000_000


def prune(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """`trianon prune` with these arguments; its exit code."""
    monkeypatch.setattr("sys.argv", ["trianon", "prune", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def make_old(server: Server, table: str) -> None:
    """As if nobody had touched a table for long."""
    with server.house.tables.store.engine.begin() as db:
        db.exec_driver_sql("UPDATE games SET touched = ? WHERE id = ?", (OLD, table))


def tables_in(folder: Path) -> set[str]:
    """The tables of a database."""
    store = Store(folder)
    with store.engine.begin() as db:
        found = set(db.exec_driver_sql("SELECT id FROM games").scalars())
    store.close()
    return found


def sat_out(browser: Browser) -> tuple[str, Page]:
    """A finished table at which the browser sits."""
    table = browser.new_table(GAME, SOLO).table.table
    page = browser.page(table)
    page.until("whole")
    while page.end is None:
        if page.my_turn():
            page.move()
        else:
            page.receive()
    return table, page


def test_old_finished_tables_go_and_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        old, young = finished(anna), finished(anna)
        running_one = anna.new_table(GAME, ALL_MINE).table.table
        kept, page = sat_out(anna)
        assert anna.put(f"/api/tables/{kept}/kept", {"kept": True}).json()["kept"] is True
        assert page.until("table")["table"]["kept"] is True
        for table in (old, running_one, kept):
            make_old(server, table)
    everything = {old, young, running_one, kept}
    where = ("--data", str(tmp_path), "--lang", "en")
    assert prune(monkeypatch, *where, "--dry-run") == 0
    assert "One finished table older than 365 days would be removed." in capsys.readouterr().out
    assert tables_in(tmp_path) == everything
    assert prune(monkeypatch, *where) == 0
    assert "One finished table older than 365 days was removed." in capsys.readouterr().out
    assert tables_in(tmp_path) == everything - {old}
    assert prune(monkeypatch, *where) == 0
    assert "Nothing to clear away" in capsys.readouterr().out
    store = Store(tmp_path)
    with store.engine.begin() as db:
        for name in ("actions", "seats", "snapshots", "seeds"):
            rows = db.exec_driver_sql(f"SELECT count(*) FROM {name} WHERE game = ?", (old,))
            assert rows.scalar() == 0
    store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_without_a_database_is_refused_and_stays_empty(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
) -> None:
    assert prune(monkeypatch, "--data", str(tmp_path), "--lang", language) == 2
    assert str(tmp_path) in capsys.readouterr().err.replace("\u2068", "").replace("\u2069", "")
    assert list(tmp_path.iterdir()) == []
    assert any(command.name == "prune" for command in app.registered_commands)


def test_tables_go_beside_a_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, page = sat_out(anna)
        other = anna.new_table(GAME, ALL_MINE).table.table
        make_old(server, table)
        assert prune(monkeypatch, "--data", str(tmp_path)) == 0
        assert [line["table"] for line in anna.get("/api/tables").json()] == [other]
        page.send({"type": "say", "text": "Is anybody here?"})
        assert page.until("refused")["code"] == "table-removed"
        assert anna.get(f"/api/tables/{table}").json()["code"] == "unknown-table"
        playing = anna.page(other)
        playing.until("whole")
        assert playing.move()["type"] == "ack"


def test_keeping_a_table_that_has_gone_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, _ = sat_out(anna)
        make_old(server, table)
        assert prune(monkeypatch, "--data", str(tmp_path)) == 0
        answer = anna.put(f"/api/tables/{table}/kept", {"kept": True})
        assert (answer.status_code, answer.json()["code"]) == (410, "table-removed")


def test_a_mark_set_in_the_last_moment_wins(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, _ = sat_out(anna)
        make_old(server, table)
        store = server.house.tables.store
        before = keeping.days_ago(365)
        assert store.old_tables(before) == [table]
        anna.put(f"/api/tables/{table}/kept", {"kept": True})
        assert store.remove_old(table, before) is False
        assert anna.get(f"/api/tables/{table}").json()["kept"] is True


@pytest.mark.parametrize("days", [0, 30])
def test_the_server_clears_away_by_itself_when_asked_to(tmp_path: Path, days: int) -> None:
    with running(tmp_path, keep_days=days) as server:
        anna = Browser(server.port)
        gone, seen = finished(anna), anna.new_table(GAME, ALL_BOTS).table.table
        page = anna.page(seen)
        page.until("whole")
        table = server.house.tables.live[seen]
        assert until(lambda: table.over)
        for name in (gone, seen):
            make_old(server, name)
        clearing = keeping.clear_tables(server.house.tables)
        loop = server.house.sweeper.get_loop()
        assert asyncio.run_coroutine_threadsafe(clearing, loop).result(30) == (1 if days else 0)
        left = {line["table"] for line in anna.get("/api/tables").json()}
        assert left == ({seen} if days else {gone, seen})  # somebody looks at the other one


def test_unused_sessions_without_a_table_are_forgotten(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        store = server.house.tables.store
        host, seated, watcher, named, fresh = (Browser(server.port, name) for name in "ABCDE")
        made = host.new_table(GAME, [{"kind": "open"}] * players_of(GAME))
        tokens = {invitation.seat: invitation.token for invitation in made.invitations}
        seated.join(tokens[0])
        watcher.join(tokens[-1])
        with store.engine.begin() as db:
            db.exec_driver_sql("UPDATE sessions SET used = 5 WHERE name <> 'E'")
        before = keeping.days_ago(400)
        assert store.old_sessions(before) == 1
        assert store.remove_old_sessions(before) == 1
        with store.engine.begin() as db:
            left = set(db.exec_driver_sql("SELECT name FROM sessions").scalars())
        assert left == {"A", "B", "C", "E"}
        server.house.sessions.known.clear()
        assert named.get("/api/me").json() == {"name": ""}  # a new session, with the old cookie
        assert fresh.get("/api/me").json() == {"name": "E"}


def test_two_hundred_tables_go_in_short_transactions(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        name = finished(anna)
        store = server.house.tables.store
        stored = store.load(name)
        for number in range(200):
            stored.header.id = f"copy {number}"
            stored.header.watch_hash = ""
            store.create(stored)
            make_old(server, stored.header.id)
        before, longest = keeping.days_ago(365), 0.0
        for old in store.old_tables(before):
            start = time.perf_counter()
            assert store.remove_old(old, before)
            longest = max(longest, time.perf_counter() - start)
        assert longest < 2.0  # less than a locked database is waited for
