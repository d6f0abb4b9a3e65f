"""Hints at practice tables and the analysis of finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Browser, Page, Server, players_of, running
from trianon.core.registry import GAMES
from trianon.server import advice
from trianon.server.table import Table
from trianon.server.thinking import Analyse

every_game = pytest.mark.parametrize("game", GAMES)
GAME = next(iter(GAMES))


def practice(browser: Browser, game: str = GAME) -> tuple[str, Page]:
    """Me and bots, opened, with a real choice to make."""
    others = players_of(game) - 1
    seats = [{"kind": "mine"}, *[{"kind": "bot", "level": "random"} for _ in range(others)]]
    table = browser.new_table(game, seats).table.table
    page = browser.page(table)
    page.until("whole")
    my_turn(page)
    while len(page.looks[0]["decision"]["options"]) < 2:
        page.move()
        my_turn(page)
    return table, page


def my_turn(page: Page) -> None:
    """Wait for the bots."""
    while not page.looks[0]["decision"] and page.end is None:
        page.receive()


def asked(page: Page, seat: int = 0, seq: int | None = None) -> dict[str, Any]:
    """The answer to a question for a hint."""
    page.send({"type": "hint", "seat": seat, "seq": page.seq if seq is None else seq})
    return page.until("hint", "refused")


@every_game
def test_a_hint_ranks_the_options(server: Server, game: str) -> None:
    _, page = practice(Browser(server.port), game)
    found = asked(page)
    assert (found["type"], found["seat"], found["seq"]) == ("hint", 0, page.seq)
    offered = {option["action"] for option in page.looks[0]["decision"]["options"]}
    assert {option["action"] for option in found["options"]} <= offered
    for option in found["options"]:
        assert 0 <= option["chance"] <= 1
        assert option["spread"] > 0
        assert option["sure"] in ("sure", "fairly", "unsure")
        for reason in option["reasons"]:
            assert reason["words"][0].startswith(("source-", "hint-rivals"))
            assert abs(reason["points"]) >= 0.2
    chances = [option["chance"] for option in found["options"]]
    assert chances == sorted(chances, reverse=True)
    assert not found["options"][0]["even"]
    assert asked(page) == found  # thought about once
    page.move()
    my_turn(page)
    if page.end is None:
        assert asked(page)["seq"] == page.seq


def test_a_hint_is_for_the_open_decision_only(server: Server) -> None:
    _, page = practice(Browser(server.port))
    assert asked(page, seq=page.seq - 1)["code"] == "stale"
    assert asked(page, seat=1)["code"] == "not-your-seat"
    assert asked(page, seat=-1)["code"] == "not-your-seat"
    page.send({"type": "hint", "seat": 0})
    assert page.until("refused")["code"] == "malformed"


def test_a_watcher_of_a_practice_table_hears_no_hint(server: Server) -> None:
    host, guest = Browser(server.port), Browser(server.port)
    table, page = practice(host)
    token = host.post(f"/api/tables/{table}/seats/-1/invitation", {}).json()["token"]
    guest.join(token)
    watching = guest.page(table)
    watching.until("whole")
    assert asked(page)["type"] == "hint"
    assert asked(watching)["code"] == "not-your-seat"
    assert not any(message["type"] == "hint" for message in watching.seen)


def test_a_hint_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=1.0, hint_seconds=2.0) as server:
        _, page = practice(Browser(server.port))
        assert asked(page)["code"] == "hint-late"


def finished(browser: Browser, game: str) -> str:
    """A game of mine alone, played to its end."""
    seats = [{"kind": "mine"} for _ in range(players_of(game))]
    table = browser.new_table(game, seats).table.table
    page = browser.page(table)
    page.until("whole")
    answer = browser.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-running")
    turn = 0
    while page.end is None:
        page.move(turn)
        turn += 7
    return table


@every_game
def test_a_finished_game_is_analysed_for_its_members(tmp_path: Path, game: str) -> None:
    with running(tmp_path, analysis_simulations=8) as server:
        anna = Browser(server.port)
        table = finished(anna, game)
        answer = anna.get(f"/api/tables/{table}/analysis")
        assert answer.status_code == 200, answer.text
        found = answer.json()
        log = {step["seq"]: step for step in anna.get(f"/api/tables/{table}/log").json()}
        assert found["course"][-1]["seq"] == max(log)
        for point in found["course"]:
            assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
        for seat, mistakes in enumerate(found["mistakes"]):
            for one in mistakes:
                assert log[one["seq"]]["by"] == seat
                assert log[one["seq"]]["words"] == one["words"]
                assert one["better"] != one["words"]
        for turn in found["turns"]:
            assert log[turn["seq"]]["words"] == turn["words"]
        known = server.house.advisers.analyses[table]
        assert anna.get(f"/api/tables/{table}/analysis").json() == found
        assert server.house.advisers.analyses[table] is known
        stranger = Browser(server.port)
        assert stranger.get(f"/api/tables/{table}/analysis").json()["code"] == "not-at-table"


def nonsense(table: Table, simulations: int) -> Analyse:
    """A game no process can follow."""
    return Analyse(*table.figures, b"", [1], [1], simulations)


def test_an_analysis_that_failed_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, analysis_simulations=1) as server:
        anna = Browser(server.port)
        table = finished(anna, GAME)
        with monkeypatch.context() as broken:
            broken.setattr(advice, "analysing", nonsense)
            answer = anna.get(f"/api/tables/{table}/analysis")
            assert answer.json()["code"] == "incident"
        assert anna.get(f"/api/tables/{table}/analysis").status_code == 200
