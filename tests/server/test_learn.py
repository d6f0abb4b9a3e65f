"""Lessons over HTTP: listed, played to the end, left and resumed, begun anew; a place for each browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Browser, Server
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES
from trianon.learn.lessons import course

HERE = "/api/learn/bastille/lessons/1-what-you-play-for"


def right_line(browser: Browser, here: str, scene: dict[str, Any]) -> list[str]:
    """What would be right in this step, asked for bit by bit; a `*` is the first option that fits."""
    line: list[str] = []
    while scene["kind"] in ("act", "point"):
        asked = {"step": scene["step"], "line": line, "help": True}
        found = browser.post(f"{here}/answer", asked).json()
        if found["verdict"] or not found["expected"]:
            return line
        if scene["kind"] == "point":
            return list(found["expected"])
        options = [one["action"] for one in found["look"]["decision"]["options"]]
        wanted = found["expected"][0].rstrip("*")
        line.append(next(one for one in options if one == wanted or one.startswith(wanted)))
    return line


def played(browser: Browser, here: str, steps: int = 100) -> dict[str, Any]:
    """So many steps of a lesson, all of them right."""
    scene: dict[str, Any] = browser.get(here).json()
    for _ in range(steps):
        if scene["over"]:
            break
        line = right_line(browser, here, scene)
        answer = browser.post(f"{here}/next", {"step": scene["step"], "line": line})
        assert answer.status_code == 200, answer.text
        scene = answer.json()
    return scene


@pytest.mark.parametrize("name", GAMES)
def test_lessons_are_played_to_their_end(server: Server, name: str) -> None:
    browser = Browser(server.port)
    lesson = course(name).lessons[2]
    here = f"/api/learn/{name}/lessons/{lesson.id}"
    scene = played(browser, here)
    assert scene["over"] is True
    listed = {one["id"]: one for one in browser.get(f"/api/learn/{name}").json()}
    assert len(listed) == 6
    assert (listed[lesson.id]["done"], listed[lesson.id]["step"]) == (True, 1)


def test_a_lesson_is_resumed_where_it_was_left(server: Server) -> None:
    browser, other = Browser(server.port), Browser(server.port)
    left = played(browser, HERE, 5)
    assert left["step"] == 6
    again = browser.get(HERE).json()
    assert again == left
    assert other.get(HERE).json()["step"] == 1
    assert browser.http.delete(HERE).status_code == 204
    assert browser.get(HERE).json()["step"] == 1


def test_steps_are_gone_back_and_skipped(server: Server) -> None:
    browser = Browser(server.port)
    fifth = played(browser, HERE, 4)
    assert (fifth["step"], fifth["kind"]) == (5, "act")
    skipped = browser.post(f"{HERE}/skip", {"step": 5}).json()
    assert skipped["step"] == 6
    assert any(event["kind"] == "token-claimed" for event in skipped["look"]["events"])
    assert browser.get(HERE).json()["step"] == 6
    again = browser.post(f"{HERE}/back", {"step": 6}).json()
    assert again == fifth
    assert browser.get(HERE).json() == fifth
    while not skipped["over"]:
        skipped = browser.post(f"{HERE}/skip", {"step": browser.get(HERE).json()["step"]}).json()
    assert browser.get(HERE).json()["step"] == 1
    for way in ("back", "skip"):
        assert browser.post(f"{HERE}/{way}", {"step": 3}).json()["code"] == "stale"
        assert browser.post(f"{HERE}/{way}", {"step": 0}).json()["code"] == "malformed"
    assert browser.post(f"{HERE}/back", {"step": 1}).json()["code"] == "illegal-action"


def test_an_answer_is_judged_and_nothing_is_kept_of_it(server: Server) -> None:
    browser = Browser(server.port)
    assert played(browser, HERE, 4)["step"] == 5
    wrong = {"step": 5, "line": ["claim pitchfork rifle"]}
    found = browser.post(f"{HERE}/answer", wrong).json()
    assert (found["verdict"], found["say"]) == ("wrong", "lesson-bastille-1-5-wrong-1")
    assert found["look"]["decision"] is None
    assert any(event["kind"] == "token-claimed" for event in found["look"]["events"])
    assert browser.post(f"{HERE}/next", wrong).status_code == 409
    assert browser.get(HERE).json()["step"] == 5


def test_nobody_sees_more_than_the_learner_may(server: Server) -> None:
    scene = played(Browser(server.port), HERE, 3)
    view = scene["look"]["view"]
    assert view["seat"] == 3
    assert scene["look"]["decision"] is None
    assert "seed" not in view
    assert [player["revealed"] for player in view["players"]] == [[], [], [], []]


def test_bad_input_is_answered_in_a_sentence(server: Server) -> None:
    browser = Browser(server.port)
    for path, body, status, code in (
        (f"{HERE}/answer", {"step": 4, "line": []}, 409, "stale"),
        (f"{HERE}/answer", {"step": 1, "line": ["dance"]}, 409, "illegal-action"),
        (f"{HERE}/answer", {"step": 1, "mood": 3}, 400, "malformed"),
        ("/api/learn/bastille/lessons/9-none/answer", {"step": 1}, 404, "unknown-route"),
        ("/api/learn/chess/lessons/1-none/answer", {"step": 1}, 400, "unknown-game"),
    ):
        answer = browser.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), path
    assert Browser(server.port, greeted=False).get(HERE).json()["code"] == "no-session"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_glossary_are_served(server: Server, language: str) -> None:
    browser = Browser(server.port)
    text = browser.get(f"/api/learn/louis-xiv/locale/{language}.ftl").text
    for word in ("lesson-other", "lesson-louis-xiv-1-1-say", "teacher-louis-xiv-W8"):
        assert f"\n{word} =" in text
    signs = browser.get(f"/api/learn/louis-xiv/glossary/{language}").json()
    assert {"id", "word", "line", "group", "clause"} == set(signs[0])
    assert browser.get("/api/learn/louis-xiv/locale/xx.ftl").status_code in (400, 404)
