"""The host's tools: they show nothing hidden, and what they do holds at once, beside a running server."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import BOTH
from tests.server.harness import Browser, running
from tests.server.test_folder import said
from tests.server.test_quotas import ALL_MINE, GAME, finished, until
from trianon.cli import main
from trianon.core.errors import BadRequest
from trianon.core.record import read
from trianon.server import administration
from trianon.server.store import Store
from trianon.server.tokens import hashed

DATABASES = BOTH


def admin(
    monkeypatch: pytest.MonkeyPatch, where: Path | str, *arguments: str
) -> int:  # fmt: skip
    """`trianon admin` with these arguments; its exit code."""
    place = ("--data", str(where)) if isinstance(where, Path) else ("--database", where)
    monkeypatch.setattr("sys.argv", ["trianon", "admin", *arguments, *place, "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_tables_and_players_are_listed_without_secrets(
    place: Path | str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        table = anna.new_table(GAME, ALL_MINE).table.table
        over = finished(anna)
        assert admin(monkeypatch, place, "tables", "--json") == 0
        assert admin(monkeypatch, place, "players", "--json") == 0
        shown = capsys.readouterr().out
        store = server.house.tables.store
        stored = store.load(table)
        assert stored is not None
        assert table in shown
        assert "Anna" in shown
        for secret in (stored.seed.hex(), anna.http.cookies["trianon"], stored.header.host,
                       stored.snapshot.data.hex(), stored.header.watch_hash):  # fmt: skip
            assert secret not in shown
        assert [row.table for row in administration.tables(store, running=True)] == [table]
        assert [row.table for row in administration.tables(store, running=False)] == [over]
        assert {row.table for row in administration.tables(store, sought="nn")} == {table}
        assert administration.tables(store, sought="%") == []
        (player,) = administration.players(store, sought="anna")
        assert player.tables == len(ALL_MINE)
        assert stored.header.host.startswith(player.player)


def test_a_closed_table_stands_still_and_can_be_opened_again(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        table = anna.new_table(GAME, ALL_MINE).table.table
        page = anna.page(table)
        page.until("whole")
        assert page.move()["type"] == "ack"
        assert admin(monkeypatch, place, "close", table[:8]) == 0
        assert page.move()["code"] == "table-closed"
        page.send({"type": "say", "text": "But why?"})
        assert page.until("refused", "said")["code"] == "table-closed"
        seat = f"/api/tables/{table}/seats/0"
        assert anna.put(seat, {"kind": "open"}).json()["code"] == "table-closed"
        assert anna.get(f"/api/tables/{table}/log").status_code == 200  # what was played stays
        assert admin(monkeypatch, place, "reopen", table[:8]) == 0

        def moved() -> bool:
            return bool(page.move()["type"] == "ack")

        assert until(moved)
        assert admin(monkeypatch, place, "close", table[:8]) == 0
        assert anna.http.delete(f"/api/tables/{table}").status_code == 204  # its host may


def test_bots_rest_at_a_closed_table(place: Path | str) -> None:
    bots = [{"kind": "mine"}] + [{"kind": "bot", "level": "random"}] * (len(ALL_MINE) - 1)
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        page = anna.page(anna.new_table(GAME, bots).table.table)
        page.until("whole")
        table = next(iter(server.house.tables.live.values()))
        while not page.my_turn():
            page.receive()
        administration.close(server.house.tables.store, table.id)
        assert page.move()["code"] == "table-closed"
        assert table.bot == ""


def test_a_removed_table_is_gone(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        table = anna.new_table(GAME, ALL_MINE).table.table
        page = anna.page(table)
        page.until("whole")
        assert admin(monkeypatch, place, "remove", table[:8], "--yes") == 0
        answer = "refused"
        try:
            answer = page.move()["code"]
        except ConnectionClosed:
            answer = "table-removed"
        assert answer == "table-removed"
        assert anna.get("/api/tables").json() == []


def test_a_banned_player_is_shown_out_within_a_second_and_not_let_in(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(place, look_seconds=0.05) as server:
        anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
        table = anna.new_table(GAME, ALL_MINE).table.table
        page = anna.page(table)
        page.until("whole")
        who = hashed(anna.http.cookies["trianon"])
        assert admin(monkeypatch, place, "ban", who[:12], "--reason", "words") == 0
        assert page.until("refused")["code"] == "banned"
        assert anna.get("/api/tables").json()["code"] == "banned"
        assert anna.page(table, hello=None).until("refused")["code"] == "banned"
        assert ben.get("/api/tables").status_code == 200
        assert admin(monkeypatch, place, "unban", who[:12]) == 0
        assert until(lambda: anna.get("/api/tables").status_code == 200)
        assert admin(monkeypatch, place, "unban", who[:12]) == 2


def test_a_banned_address_hears_nothing_else(place: Path | str) -> None:
    with running(place, look_seconds=0.05) as server:
        anna = Browser(server.port, "Anna")
        store = server.house.tables.store
        administration.ban(store, "127.0.0.0/30", days=1)
        refused = anna.get("/api/tables")
        assert until(lambda: anna.get("/livez").status_code == 403)
        assert anna.get("/").json()["code"] == "banned"
        assert refused.status_code in (200, 403)
        other = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(transport=other, base_url=anna.origin, trust_env=False) as somebody:
            assert somebody.get("/livez").status_code == 200
        administration.unban(store, "127.0.0.1/30")
        assert until(lambda: anna.get("/livez").status_code == 200)


def test_a_ban_ends(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(place)
    administration.ban(store, "10.1.2.3", days=1)
    assert [ban.who for ban in administration.bans(store)] == ["10.1.2.3/32"]
    now = time.time()
    monkeypatch.setattr("trianon.server.administration.time.time", lambda: now + 25 * 3600)
    assert administration.bans(store) == []
    store.close()


def test_finished_games_are_exported_and_running_ones_are_not(
    place: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(place) as server:
        anna = Browser(server.port, "Anna")
        over, table = finished(anna), anna.new_table(GAME, ALL_MINE).table.table
        folder = tmp_path / "records"
        assert admin(monkeypatch, place, "export", "--to", str(folder)) == 0
        (file,) = folder.iterdir()
        assert file.stem == over
        assert read(file.read_text()).over
        assert admin(monkeypatch, place, "export", table[:8], "--to", str(folder)) == 2
        assert list(folder.iterdir()) == [file]


def test_names_that_name_nothing_are_refused(place: Path | str) -> None:
    store = Store(place)
    for who, code in (("abc", "id-short"), ("abcdefgh", "unknown-player")):
        with pytest.raises(BadRequest) as refused:
            administration.ban(store, who)
        assert refused.value.code == code
    with pytest.raises(BadRequest) as refused:
        administration.table_named(store, "%%%%%%%%")
    assert refused.value.code == "unknown-table-id"
    store.close()


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    code, sentence = said("admin", "tables", "--data", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "no database" in sentence
    assert list(tmp_path.iterdir()) == []
