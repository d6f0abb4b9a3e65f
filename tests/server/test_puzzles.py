"""Puzzles over HTTP: asked without their solution, answered, rated once, told on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Browser, Server
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, game_words
from trianon.learn.puzzles import files
from trianon.learn.puzzles.files import Puzzle
from trianon.learn.puzzles.skill import Skill, after, first_skill, verdict_on
from trianon.server import puzzle_book, puzzle_rows, schema
from trianon.server.puzzle_rows import Standing

NAME = "heads-of-state"
GAME = game_named(NAME)
HERE = f"/api/puzzles/{NAME}"


def some(number: int) -> Puzzle:
    return list(puzzle_book.book(NAME).values())[number]


def action_of(puzzle: Puzzle, place: int) -> str:
    return GAME.action_name(files.world_of(GAME, puzzle), puzzle.choices[place].action)


def answer(browser: Browser, puzzle: Puzzle, place: int) -> dict[str, Any]:
    found = browser.post(f"{HERE}/{puzzle.id}/answer", {"action": action_of(puzzle, place)})
    assert found.status_code == 200, found.text
    return dict(found.json())


@pytest.mark.parametrize("name", GAMES)
def test_the_shelf_of_every_game(server: Server, name: str) -> None:
    browser = Browser(server.port)
    shelf = browser.get(f"/api/puzzles/{name}").json()
    assert shelf["puzzles"] == len(puzzle_book.book(name))
    assert (shelf["answered"], shelf["days"], shelf["rating"]) == (0, 0, 1500)
    if shelf["puzzles"]:
        assert sum(one["puzzles"] for one in shelf["themes"]) == 2 * shelf["puzzles"]
        assert browser.get(f"/api/puzzles/{name}/day").json()["puzzle"] == shelf["day"]
        assert browser.get(f"/api/puzzles/{name}/next").status_code == 200


def test_nothing_of_the_solution_leaves_before_the_answer(server: Server) -> None:
    browser, puzzle = Browser(server.port), some(0)
    asked = browser.get(f"{HERE}/{puzzle.id}").json()
    assert set(asked) == {
        "game", "puzzle", "players", "daily", "level", "rating", "doubt", "days", "verdict", "look",
        "sources",
    }  # fmt: skip
    options = [one["action"] for one in asked["look"]["decision"]["options"]]
    assert options == list(GAME.decision(files.world_of(GAME, puzzle)).names)  # type: ignore[union-attr]
    assert asked["look"]["seat"] == puzzle.seat
    text = msgspec.json.encode(asked).decode()
    assert puzzle.position not in text
    assert "chance" not in text


def test_what_is_asked_is_the_same_in_every_world_the_seat_believes_in(server: Server) -> None:
    asked = Browser(server.port).get(f"{HERE}/{some(0).id}").json()
    world = files.world_of(GAME, some(0))
    other = GAME.resample(world, some(0).seat, 77)
    assert GAME.save(other) != GAME.save(world)
    view = msgspec.to_builtins(GAME.view(other, some(0).seat))
    assert msgspec.json.decode(msgspec.json.encode(view)) == asked["look"]["view"]


def test_a_right_answer_is_rated_once(server: Server) -> None:
    browser, puzzle = Browser(server.port), some(0)
    first = answer(browser, puzzle, 0)
    assert (first["verdict"], first["rated"], first["days"]) == ("right", True, 1)
    assert first["change"] > 0
    assert first["rating"] == 1500 + first["change"]
    assert first["choices"][0]["chance"] == puzzle.best.chance
    assert first["better"] == []
    again = answer(browser, puzzle, 0)
    assert (again["rated"], again["change"], again["rating"]) == (False, 0, first["rating"])
    shelf = browser.get(HERE).json()
    assert (shelf["answered"], shelf["solved"], shelf["days"]) == (1, 1, 1)
    assert Browser(server.port).get(HERE).json()["answered"] == 0


def test_a_wrong_answer_is_told_what_would_have_followed(server: Server) -> None:
    browser, puzzle = Browser(server.port), some(1)
    wrong = answer(browser, puzzle, len(puzzle.choices) - 1)
    assert wrong["verdict"] in ("wrong", "nearly")
    assert wrong["change"] < 0 or wrong["verdict"] == "nearly"
    for scenes in (wrong["yours"], wrong["better"]):
        assert scenes
        assert scenes[0]["step"]["by"] == puzzle.seat
        assert [one["seq"] for one in scenes] == list(range(1, len(scenes) + 1))
        assert all(one["look"]["seat"] == puzzle.seat for one in scenes)
        assert all(one["step"]["action"] == "" for one in scenes)
    solved = answer(browser, puzzle, 0)
    assert (solved["verdict"], solved["rated"]) == ("right", False)
    assert browser.get(f"{HERE}/{puzzle.id}").json()["verdict"] == wrong["verdict"]


def test_the_sample_is_drawn_anew_each_time(server: Server) -> None:
    browser, puzzle = Browser(server.port), some(0)
    found = {msgspec.json.encode(answer(browser, puzzle, 0)["yours"]) for _ in range(6)}
    assert len(found) > 1


def test_what_cannot_be_answered_is_refused(server: Server) -> None:
    browser, puzzle = Browser(server.port), some(0)
    for path, body, code in (
        (f"{HERE}/nothing/answer", {"action": "x"}, "unknown-puzzle"),
        (f"{HERE}/{puzzle.id}/answer", {"action": "x"}, "illegal-action"),
        (f"{HERE}/{puzzle.id}/answer", {"action": 3}, "malformed"),
        (f"{HERE}/{puzzle.id}/answer", {"action": "x" * 999}, "malformed"),
        ("/api/puzzles/chess/day/answer", {"action": "x"}, "unknown-game"),
    ):
        assert browser.post(path, body).json()["code"] == code
    assert browser.get(f"{HERE}/next", theme="nothing").json()["code"] == "no-puzzles"
    assert browser.get(HERE).json()["answered"] == 0


def test_a_broken_file_is_told_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = files.files_of(GAME)[0], tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    monkeypatch.setattr(files, "files_of", lambda game: [bad, good])
    puzzle_book.book.cache_clear()
    found = puzzle_book.book(NAME)
    puzzle_book.book.cache_clear()
    assert len(found) == len(files.read(good, GAME)[1])
    assert "bad.jsonl" in caplog.text


def test_every_day_has_its_puzzle_and_all_have_their_day() -> None:
    count = len(puzzle_book.book(NAME))
    first = 20000 - 20000 % count
    days = [puzzle_book.of_the_day(NAME, day).id for day in range(first, first + count)]
    assert len(set(days)) == count
    assert days[0] == puzzle_book.of_the_day(NAME, first).id


def test_the_next_one_is_new_then_unsolved() -> None:
    every = puzzle_book.book(NAME)
    ids = list(every)
    known = {name: puzzle_rows.Answered("wrong", name != ids[3], 5) for name in ids}
    assert puzzle_book.next_for(NAME, "", Standing(Skill(), known, 0), {}).id == ids[3]
    fresh = known.pop(ids[2])
    assert puzzle_book.next_for(NAME, "", Standing(Skill(), known, 0), {}).id == ids[2]
    known[ids[2]] = fresh
    theme = every[ids[0]].theme
    found = puzzle_book.next_for(NAME, theme, Standing(Skill(), {}, 0), {})
    assert theme in found.themes


def test_skills_meet_at_the_first_answer() -> None:
    solver, puzzle = Skill(), first_skill(0.75)
    up, easier = after(solver, puzzle, "right")
    down, harder = after(solver, puzzle, "wrong")
    assert up.mu > solver.mu > down.mu
    assert harder.mu > puzzle.mu > easier.mu
    assert up.sigma < solver.sigma
    assert first_skill(1.0).mu > first_skill(0.5).mu
    assert verdict_on(0.4, 0.4, True) == "right"
    assert verdict_on(0.31, 0.4, False) == "nearly"
    assert verdict_on(0.29, 0.4, False) == "wrong"


def test_days_in_a_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from trianon.server.store import Store

    store = Store(tmp_path)
    with store.engine.begin() as db:
        db.execute(schema.sessions.insert().values(id="s", name="", created=0, used=0))
    days = []
    for number, day in enumerate((100, 100, 101, 102, 104)):
        monkeypatch.setattr(puzzle_rows, "today", lambda day=day: day)
        found = puzzle_rows.answer(store, "s", NAME, str(number), "right", Skill())
        days.append(found.days)
    assert days == [1, 1, 2, 3, 1]
    monkeypatch.setattr(puzzle_rows, "today", lambda: 106)
    assert puzzle_rows.standing(store, "s", NAME).days == 0
    store.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_theme_has_its_words(name: str) -> None:
    from trianon.server.puzzle_routes import theme_words

    game = game_named(name)
    page = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "locale"
    for language in LANGUAGES:
        words = game_words(game, language)
        for puzzle in puzzle_book.book(name).values():
            message = theme_words(puzzle.theme)[0]
            own = message in (page / f"{language}.ftl").read_text() if page.is_dir() else True
            assert words.has(message) or own, message
            assert words.clause(puzzle.clause)[0]
