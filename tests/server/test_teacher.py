"""The teacher over HTTP: at practice tables only, from what the learner may know, nothing kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Browser, Server, players_of
from trianon.core.registry import GAMES
from trianon.learn.lesson_run import ended
from trianon.learn.lessons import course
from trianon.learn.teacher import teacher
from trianon.server import history


def lesson_table(server: Server, name: str, others: dict[str, Any]) -> tuple[Browser, str]:
    """A table of one person and some others; among bots the person is asked."""
    browser = Browser(server.port)
    made = browser.new_table(name, [{"kind": "mine"}, *[others] * (players_of(name) - 1)])
    page = browser.page(made.table.table)
    while page.until("whole", "update")["asked_seat"] != 0 and others["kind"] == "bot":
        pass
    return browser, made.table.table


def seq_of(server: Server, table: str) -> int:
    return int(server.house.tables.live[table].seq)


@pytest.mark.parametrize("name", GAMES)
def test_a_first_decision_is_explained(server: Server, name: str) -> None:
    browser, table = lesson_table(server, name, {"kind": "bot", "level": "random"})
    here, seq = f"/api/tables/{table}/teacher", seq_of(server, table)
    said = browser.post(here, {"seat": 0, "seq": seq}).json()
    assert said["seq"] == seq
    assert said["before"]["words"][0].startswith(f"teacher-{name}-")
    assert said["after"] == []
    again = browser.post(here, {"seat": 0, "seq": seq, "since": 0, "heard": said["heard"]}).json()
    assert again["before"] is None or again["before"]["id"] != said["before"]["id"]
    stale = browser.post(here, {"seat": 0, "seq": seq + 7})
    assert stale.json()["code"] == "stale"


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_is_set_up_as_the_teacher_wants_it(server: Server, name: str) -> None:
    """So many players, all but one of them Pages, and the learner acts first as the one she says."""
    plan = teacher(name).first_game
    browser = Browser(server.port)
    places = set()
    for _ in range(6):
        made = browser.post(f"/api/learn/{name}/first-game", {"language": "de"}).json()["table"]
        table = server.house.tables.live[made["table"]]
        assert [seat.level for seat in table.seats].count("page") == plan.players - 1
        mine = next(seat.seat for seat in table.seats if seat.kind == "human")
        begins = history.begun(table.game, table.stored).asked_seat
        assert (mine - begins) % plan.players == plan.turn - 1
        assert not table.stored.header.practice
        places.add(mine)
    assert len(places) > 1


def test_a_first_game_goes_on_where_the_last_lesson_ends(server: Server) -> None:
    """With everything hidden drawn anew; where the last lesson is no first round, a fresh game begins."""
    browser = Browser(server.port)
    drawn = set()
    for name in GAMES:
        run = ended(course(name).lessons[-1])
        for _ in range(3):
            made = browser.post(f"/api/learn/{name}/first-game", {"from_lesson": True}).json()
            table = server.house.tables.live[made["table"]["table"]]
            mine = next(seat.seat for seat in table.seats if seat.kind == "human")
            begun: Any = history.begun(table.game, table.stored)
            rules, seen = table.game, table.game.view(begun, mine)
            if teacher(name).first_game.from_lesson:
                assert (begun.round, run.state.over) == (1, False)
                assert mine == run.lesson.learner
                assert seen == rules.view(run.state, mine)
                drawn.add(rules.digest(begun))
            else:
                assert begun.ply == 0
    assert len(drawn) == 3


def test_what_followed_is_told_with_its_clause(server: Server) -> None:
    browser, table = lesson_table(server, "bastille", {"kind": "bot", "level": "random"})
    here = f"/api/tables/{table}/teacher"
    told: list[dict[str, Any]] = []
    page = browser.page(table)
    while not told:
        message = page.until("whole", "update")
        look = message["looks"][0]
        if look["decision"]:
            asked = {"seat": 0, "seq": message["seq"], "since": max(0, message["seq"] - 40)}
            told = browser.post(here, asked).json()["after"]
            action = look["decision"]["options"][0]["action"]
            page.send(
                {
                    "type": "move",
                    "seat": 0,
                    "seq": message["seq"],
                    "action": action,
                    "move_id": f"m{message['seq']}",
                }
            )
    assert all(one["clause"].startswith("B") for one in told)
    assert all(one["words"][0].startswith("teacher-bastille-") for one in told)


def test_at_the_end_she_says_who_has_won(server: Server) -> None:
    browser, table = lesson_table(server, "louis-xiv", {"kind": "bot", "level": "random"})
    here = f"/api/tables/{table}/teacher"
    page, turn, last = browser.page(table), 0, 0
    page.until("whole")
    while page.end is None:
        if page.my_turn():
            last = seq_of(server, table)
            page.move(turn)
            turn += 1
        else:
            page.receive()
    asked = {"seat": 0, "seq": seq_of(server, table), "since": last}
    said = browser.post(here, asked).json()
    assert said["before"] is None
    assert said["look_at"] == []
    assert {one["id"] for one in said["after"]} & {"won", "beaten"}
    assert browser.post(f"{here}/warnings", asked).json()["code"] == "game-over"
    assert browser.post(here, {**asked, "seq": 3}).json()["code"] == "stale"


def test_warnings_come_from_the_search(server: Server) -> None:
    browser, table = lesson_table(server, "bastille", {"kind": "bot", "level": "random"})
    here, seq = f"/api/tables/{table}/teacher/warnings", seq_of(server, table)
    found = browser.post(here, {"seat": 0, "seq": seq}).json()
    assert found["seq"] == seq
    heard = {one["id"]: 1 for one in found["lines"].values()}
    asked = {"seat": 0, "seq": seq, "heard": {"lines": heard}}
    again = browser.post(here, asked).json()
    assert not {one["id"] for one in again["lines"].values()} & set(heard)


def test_nobody_is_taught_among_people(server: Server) -> None:
    browser, table = lesson_table(server, "bastille", {"kind": "open"})
    for path in ("teacher", "teacher/warnings"):
        answer = browser.post(f"/api/tables/{table}/{path}", {"seat": 0, "seq": 0})
        assert answer.json()["code"] == "no-hints"


@pytest.mark.parametrize(
    "asked",
    [
        {"seat": 0},
        {"seat": 0, "seq": 0, "heard": {"lines": {"x" * 41: 1}}},
        {"seat": 0, "seq": 0, "heard": {"kinds": ["x"] * 61}},
        {"seat": 0, "seq": 0, "since": -2},
        {"seat": 0, "seq": 0, "more": 1},
    ],
)
def test_a_malformed_question_is_refused(server: Server, asked: dict[str, Any]) -> None:
    browser, table = lesson_table(server, "bastille", {"kind": "bot", "level": "random"})
    assert browser.post(f"/api/tables/{table}/teacher", asked).json()["code"] == "malformed"
