"""My mistakes: taken from a finished game, asked again until they are known, and what they cost."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Browser, running
from trianon.core.registry import game as game_named
from trianon.learn.puzzles.mistakes import new_card, reviewed, solution_of, summed
from trianon.server import mistake_rows
from trianon.server.mistake_rows import averaged

NAME = "bastille"
SEATS = [{"kind": "mine"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def finished(browser: Browser) -> str:
    """A game against two bots, badly played to its end."""
    table = browser.new_table(NAME, SEATS).table.table
    page = browser.page(table)
    page.until("whole")
    assert browser.post(f"/api/tables/{table}/mistakes").json()["code"] == "game-running"
    turn = 0
    while page.end is None:
        if page.my_turn():
            page.move(turn)
            turn += 5
        else:
            page.receive()
    return table


def test_mistakes_come_back_until_they_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, analysis_simulations=60) as server:
        anna = Browser(server.port, "Anna")
        table = finished(anna)
        stranger = Browser(server.port, "Zoe")
        assert stranger.post(f"/api/tables/{table}/mistakes").json()["code"] == "not-at-table"
        found = anna.post(f"/api/tables/{table}/mistakes").json()
        assert found["found"] == found["fresh"] > 0
        assert anna.post(f"/api/tables/{table}/mistakes").json()["fresh"] == 0
        shelf = anna.get("/api/mistakes").json()
        assert len(shelf["mistakes"]) == found["found"]
        assert all(one["due"] == 0 and not one["solved"] for one in shelf["mistakes"])
        assert {one["who"] for one in shelf["losses"]} <= {"me", "random"}
        assert stranger.get("/api/mistakes").json() == {"mistakes": [], "losses": []}
        asks_and_answers(anna, stranger, shelf["mistakes"][0])
        comments(anna, stranger, f"/api/tables/{table}/comments")


def asks_and_answers(anna: Browser, stranger: Browser, first: dict[str, Any]) -> None:
    here = f"/api/mistakes/{first['mistake']}"
    asked = anna.get(here).json()
    assert asked["look"]["seat"] == 0
    assert "choices" not in asked
    assert stranger.get(here).json()["code"] == "unknown-puzzle"
    options = [one["action"] for one in asked["look"]["decision"]["options"]]
    assert anna.post(f"{here}/answer", {"action": "x"}).json()["code"] == "illegal-action"
    answer = anna.post(f"{here}/answer", {"action": options[0]}).json()
    best = answer["choices"][0]["action"]
    assert sorted(one["action"] for one in answer["choices"]) == sorted(options)
    right = anna.post(f"{here}/answer", {"action": best}).json()
    assert (right["verdict"], right["rated"]) == ("right", False)
    assert right["again"] > 0 or right["again"] == -1
    later = {one["mistake"]: one for one in anna.get("/api/mistakes").json()["mistakes"]}
    assert later[first["mistake"]]["due"] > 0 or later[first["mistake"]]["solved"]


def comments(anna: Browser, stranger: Browser, here: str) -> None:
    assert anna.get(here).json() == []
    for text in ("the turning point", "<b>no markup</b>"):
        assert anna.post(here, {"seq": 9, "text": text}).status_code == 200
    anna.post(here, {"seq": 3, "text": "  first  "})
    said = [(one["seq"], one["name"], one["text"]) for one in anna.get(here).json()]
    assert said[0] == (3, "Anna", "first")
    assert said[2] == (9, "Anna", "<b>no markup</b>")
    assert anna.post(here, {"seq": 3, "text": "   "}).json()["code"] == "chat-empty"
    assert anna.post(here, {"seq": 99999, "text": "x"}).json()["code"] == "malformed"
    assert anna.post(here, {"seq": 3, "text": "x" * 501}).json()["code"] == "malformed"
    assert stranger.get(here).json()["code"] == "not-at-table"


def test_a_card_is_known_after_right_answers_on_different_days() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    card, due, solved = reviewed(new_card(now), "right", now)
    assert not solved
    assert due > now
    wrong, early, _ = reviewed(new_card(now), "wrong", now)
    assert early < due
    assert wrong != card
    card, _, solved = reviewed(card, "right", now + timedelta(days=1))
    assert solved


def test_losses_are_means_of_the_seats_that_played() -> None:
    row = {"game": NAME, "who": "me", "source": "gems", "chance": 0.1, "seats": 1}
    rows: list[dict[str, Any]] = [
        {**row, "table": "a", "points": 4.0},
        {**row, "table": "b", "source": "", "points": 0.0},
        {**row, "table": "a", "who": "page", "points": 6.0, "seats": 3},
    ]
    found = {(one.who, one.source): one for one in averaged(rows)}
    assert found["me", "gems"].points == 2.0  # two games, one of them without
    assert found["me", "gems"].games == 2
    assert found["page", "gems"].points == 2.0  # three seats
    assert mistake_rows.ME == "me"
    assert summed([{"a": 1.0}, {"a": 2.0, "b": 1.0}]) == {"a": 3.0, "b": 1.0}


def test_the_better_option_stands_first_whatever_a_short_search_says() -> None:
    game = game_named(NAME)
    state = game.start(3, b"7" * 32, silent=True)
    while state.option_count < 3:
        game.apply(state, game.options(state)[0])
    options = game.options(state)
    found = solution_of(game, state, options[-1], options[0], (0.2, 0.4))
    assert [found[0].action, found[0].chance] == [options[-1], 0.4]
    assert sorted(one.action for one in found) == options
    assert all(one.chance <= 0.4 for one in found)
    assert next(one.chance for one in found if one.action == options[0]) == 0.2
