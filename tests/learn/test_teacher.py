"""The teacher: every line holds somewhere, is said in three languages, and never twice in the same words."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.learn.moments import NAMES, golden, walked
from tests.learn.prose import too_long
from trianon.core import position as positions
from trianon.core import record as records
from trianon.core.errors import BadLesson
from trianon.core.events import Event, Source
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES
from trianon.learn import teacher as teachers
from trianon.learn.teacher import (
    Heard,
    Said,
    after,
    before,
    look_at,
    message,
    moment,
    spoken,
    teacher,
    warning,
    words_needed,
)
from trianon.learn.words import learn_words, message_ids

TAUGHT = [name for name in GAMES if (game(name).folder / "teacher.toml").exists()]
every_game = pytest.mark.parametrize("name", TAUGHT)
# figures that may be one, but for lines whose own figure never is
ONE_AT_LEAST = {"count", "points", "price", "ready", "rounds", "shift", "steps", "turns"}
LARGE = {"counted", "house", "house-other", "won", "W3"}
MANY = re.compile(
    r"(?<![\d-])1 (points|turns|coins|rounds|cards|markers|ready markers|steps|coups|pièces|tours|cases|jetons"
    r"|cartes|Punkte|Züge|Münzen|Runden|Steine|Karten|Schritte)\b"
)


@cache
def lines_met(name: str) -> dict[str, Said]:
    """One example of every line, from the golden games and the lessons."""
    found: dict[str, Said] = {}
    lines = teacher(name)
    every = {line.id for line in lines.lines()}
    for rules, state, events in walked(name):
        if every <= set(found):
            break
        seat = max(state.asked_seat, 0)
        now = moment(rules, state, seat)
        wanted = [one for one in lines.before if one.id not in found]
        for line in wanted:
            if now.decision is not None and now.decision.kind == line.decision:
                keep(found, name, line.id, teachers.filled(name, line.when, now))
        for caution in lines.warning:
            decision = now.decision
            for action in decision.names if decision and caution.id not in found else ():
                if decision and caution.decision in (decision.kind, "*"):
                    keep(found, name, caution.id, teachers.filled(name, caution.when, now, action))
        for event in events:
            reader = event.figures.get("seat", seat)
            for viewer in {reader, (reader + 1) % state.seats}:
                collect_after(found, rules, state, viewer, event)
    return found


def keep(found: dict[str, Said], name: str, line: str, slots: dict[str, Any] | None) -> None:
    if slots is not None and line not in found:
        found[line] = Said(line, message(name, line), {**slots, "loss": 7})


def collect_after(found: dict[str, Said], rules: Any, state: Any, viewer: int, event: Any) -> None:
    """The lines about one event, for one reader."""
    lines = [one for one in teacher(rules.name).after if one.id not in found]
    wanted = [one for one in lines if teachers.concerns(one, event, viewer)]
    if wanted and event.visible_to(viewer):
        now = moment(rules, state, viewer)
        sources = rules.breakdown(state)
        for line in wanted:
            said = teachers.told(rules, now, line, event, Heard(), sources)
            if said is not None:
                found[line.id] = said


@every_game
def test_every_line_holds_somewhere(name: str) -> None:
    wanted = {line.id for line in teacher(name).lines()}
    assert wanted - set(lines_met(name)) == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(name: str, language: str) -> None:
    rules = game(name)
    words = learn_words(rules, language)
    for line in teacher(name).lines():
        for short in (False, True) if getattr(line, "short", False) else (False,):
            example = lines_met(name)[line.id]
            text = spoken(Said(line.id, message(name, line.id, short), example.slots), words, NAMES)
            assert too_long(text, language) == "", text
            assert "{" not in text
            assert text[0] == text[0].upper()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_many(name: str, language: str) -> None:
    words = learn_words(game(name), language)
    for line in teacher(name).lines():
        for short in (False, True) if getattr(line, "short", False) else (False,):
            slots = lines_met(name)[line.id].slots
            for slot in set(slots) & ONE_AT_LEAST if line.id not in LARGE else ():
                one = Said(line.id, message(name, line.id, short), {**slots, slot: 1})
                assert not MANY.search(spoken(one, words, NAMES)), line.id


@every_game
def test_no_words_are_left_over(name: str) -> None:
    for language in LANGUAGES:
        path = game(name).folder / f"teacher-{language}.ftl"
        assert sorted(message_ids(path)) == sorted(words_needed(name, teacher(name)))


@every_game
def test_conditions_never_touch_a_record(name: str) -> None:
    """They are given a moment; the modules that hold them know no record and no rule set."""
    files = sorted(game(name).folder.glob("teaching*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    known = {module.rpartition(".")[2] for module in imported}
    assert "view" in known
    assert known & {"state", "game", "flow", "position", "memory"} == set()


@every_game
def test_words_do_not_depend_on_what_is_hidden(name: str) -> None:
    """Another world the seat could believe in: the same lines."""
    tried = 0
    for rules, state, _ in islice(walked(name), 0, 6000, 59):
        if not state.over:
            seat = state.asked_seat
            here = look_at(rules, moment(rules, state, seat))
            there = look_at(rules, moment(rules, rules.resample(state, seat, 5), seat))
            assert here == there
            tried += bool(here)
    assert tried > 20


@every_game
def test_no_line_is_said_twice_in_the_same_words(name: str) -> None:
    rules = game(name)
    words = learn_words(rules, "en")
    for path in golden(name)[::12]:
        record = records.read_file(path)
        heard, said = Heard(), list[str]()
        for _, state in records.replay(record):
            now = moment(rules, state, 0)
            lines, heard = after(rules, now, rules.events(state), heard, rules.breakdown(state))
            one, heard = before(rules, now, heard)
            said += [spoken(line, words, NAMES) for line in [*lines, *([one] if one else [])]]
        assert len(said) > 10
        assert [text for text in set(said) if said.count(text) > 1] == []


@every_game
def test_help_fades(name: str) -> None:
    """In the first rounds much more is said than in the last."""
    rules = game(name)
    spoken_in: dict[int, int] = {}
    for path in golden(name)[::12]:
        heard = Heard()
        for _, state in records.replay(records.read_file(path)):
            now = moment(rules, state, 0)
            lines, heard = after(rules, now, rules.events(state), heard)
            one, heard = before(rules, now, heard)
            spoken_in[now.view.round] = spoken_in.get(now.view.round, 0) + len(lines) + bool(one)
    rounds = sorted(spoken_in)
    assert spoken_in[rounds[0]] > 2 * spoken_in[rounds[-2]]


def test_who_asks_gets_three_lines_in_any_round() -> None:
    rules = game("bastille")
    found = [
        look_at(rules, moment(rules, state, state.asked_seat))
        for _, state, _ in islice(walked("bastille"), 0, None, 41)
        if rules.asked_kind(state) == "place-tile"
    ]
    assert max(map(len, found)) == 3
    assert all(found)


@every_game
def test_who_asks_is_not_told_the_same_twice(name: str) -> None:
    rules, lines = game(name), 0
    for _, state, _ in islice(walked(name), 0, None, 7):
        said = look_at(rules, moment(rules, state, max(state.asked_seat, 0)))
        about = [repr(line.slots) for line in said if line.slots]
        assert len(about) == len(set(about))
        lines += len(about)
    assert lines > 20


@every_game
def test_a_line_about_points_names_a_source_of_the_game(name: str) -> None:
    words = learn_words(game(name), "en")
    told = {one.source for one in lines_met(name).values() if one.source}
    assert told
    assert [one for one in told if not words.has(f"source-{one}")] == []


def test_a_warning_is_given_once_and_only_if_the_search_agrees() -> None:
    rules = game("bastille")
    path = rules.folder / "lessons" / "positions" / "1-last-choice.toml"
    _, state = positions.read_file(path)
    now = moment(rules, state, 3)
    heard = Heard()
    assert warning(rules, now, "claim pitchfork rifle", heard)[0] is None
    assert warning(rules, now, "claim pitchfork rifle", heard, 2.0)[0] is None
    said, heard = warning(rules, now, "claim pitchfork rifle", heard, 12.0)
    assert said is not None
    assert said.id == "W11"
    assert (said.slots["count"], said.slots["best"]) == (1, 2)
    again, _ = warning(rules, now, "claim pitchfork rapier", heard, 5.0)
    assert again is None
    assert warning(rules, now, "claim rifle rapier", Heard(), 5.0)[0] is None


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bastille")
    text = (rules.folder / "teacher.toml").read_text(encoding="utf-8")
    monkeypatch.setattr(rules, "folder", tmp_path)
    for old, new, sentence in (
        ('when = "growing_pays"', 'when = "it_rains"', "no condition “it_rains”"),
        ('id = "place-grow"', 'id = "place-shrink"', "“teacher-bastille-place-shrink” are missing"),
        ("schema = 1", "schema = 1\nmood = 3", "unknown field `mood`"),
    ):
        assert old in text
        (tmp_path / "teacher.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadLesson, match=sentence):
            teacher.__wrapped__("bastille")


def test_points_are_told_with_their_own_source() -> None:
    """Not with the one that has brought most so far."""
    rules = game("bastille")
    state = rules.start(4, b"1" * 32)
    now = moment(rules, state, 0)
    event = Event("points-scored", "B6.2", {"seat": 0, "count": 1, "source": 0})
    most = Source(0, "flags", "B7.3", 1, 3)
    said = after(rules, now, [event], Heard(), [most])[0]
    assert [line.slots["source"] for line in said] == [("source-notre-dame", {})]
