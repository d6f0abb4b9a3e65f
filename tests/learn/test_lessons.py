"""Every lesson of every game: read, played along all right answers, and said in three languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.learn.prose import too_long
from trianon.core import position as positions
from trianon.core.errors import BadLesson
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES
from trianon.learn import lessons
from trianon.learn.lessons import Lesson, course, read
from trianon.learn.proof import faults
from trianon.learn.words import learn_words, message_ids

COURSES = {name: course(name) for name in GAMES}
LESSONS = [lesson for one in COURSES.values() for lesson in one.lessons]
POSITIONS = sorted(
    path for name in GAMES for path in (game(name).folder / "lessons" / "positions").glob("*.toml")
)
every_game = pytest.mark.parametrize("name", GAMES)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
CODE = re.compile(r"\b(?:[A-Z]\d{2}|[A-Z]{3}_[A-Z_]+|[a-z]+_[a-z_]+)\b")


@every_game
def test_a_game_has_six_lessons(name: str) -> None:
    found = COURSES[name]
    assert [str(fault) for fault in found.faults] == []
    assert [lesson.number for lesson in found.lessons] == [1, 2, 3, 4, 5, 6]
    assert all(2 <= lesson.minutes <= 4 for lesson in found.lessons)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_position_is_legal_and_written_as_the_engine_writes_it(path: Path) -> None:
    rules, state = positions.read_file(path)
    rules.check(state)
    assert positions.write(rules, state) == path.read_text(encoding="utf-8")


@every_game
def test_every_position_is_used(name: str) -> None:
    used = {step.position for lesson in COURSES[name].lessons for step in lesson.steps}
    folder = game(name).folder / "lessons" / "positions"
    assert {path.stem for path in folder.glob("*.toml")} == used - {""}


@every_lesson
def test_a_lesson_comes_true_along_every_right_answer(lesson: Lesson) -> None:
    assert [str(fault) for fault in faults(lesson)] == []


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_is_brief_and_says_no_ids(lesson: Lesson, language: str) -> None:
    words = learn_words(game(lesson.game), language)
    for _, word in lesson.words():
        text = words.sentence(word)
        assert not CODE.search(text), (word, text)
        assert not too_long(text, language) or word.endswith("-aim"), (word, text)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(name: str, language: str) -> None:
    path = game(name).folder / "lessons" / f"{language}.ftl"
    wanted = [word for lesson in COURSES[name].lessons for _, word in lesson.words()]
    assert sorted(message_ids(path)) == sorted(wanted)


@every_game
def test_the_languages_differ(name: str) -> None:
    said = [learn_words(game(name), language) for language in LANGUAGES]
    wanted = [word for one in COURSES[name].lessons for _, word in one.words()]
    same = [w for w in wanted if w.endswith("say") and len({s.sentence(w) for s in said}) < 3]
    assert same == []


# Planted faults: each is named in a sentence with file and step.

FIRST = LESSONS[0].path


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The lessons of Bastille in another folder."""
    shutil.copytree(FIRST.parent, tmp_path / "lessons")
    return tmp_path / "lessons" / FIRST.name


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


SHAPES = [
    ('lit = "scores"', 'lit = "scores"\nlight = "no"', "step 2.*unknown field `light`"),
    ('lit = "scores"', 'lit = "moon"', "step 2: “moon” is nothing on this table"),
    ('kind = "watch"', 'kind = "sleep"', "step 6: Invalid enum value 'sleep'"),
    ('verdict = "right"', 'verdict = "great"', "step 4: Invalid enum value 'great'"),
    ('position = "1-last-choice"', "", "first step must name the position"),
    ('position = "1-last-choice"', 'position = "9-none"', "step 1: the position 9-none"),
    ("schema = 1", "schema = 7", "schema 7 is not known"),
    ("learner = 3", "learner = 1", "seat 1 must be one of the table, with an empty name"),
    ('kind = "watch"', 'kind = "act"', "step 6: the answers do not fit the kind “act”"),
    ("[[step]]", "[[step", "cannot be read"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), SHAPES)
def test_a_broken_file_is_named(copied: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadLesson) as raised:
        read("bastille", changed(copied, old, new))
    assert re.search(f"^Lesson file {copied.name}.*{sentence}", str(raised.value))


PROOFS = [
    ("claim rifle rapier", "claim rifle torch", "step 5: “claim rifle torch” cannot be carried out"),
    ("weapon=rapier", "weapon=pitchfork", "step 5: “token-claimed seat=3 weapon=pitchfork” does not"),
    ("players/3/score = 68", "players/3/score = 99", "step 5: “players/3/score = 99” does not hold"),
    ("players/3/score = 35", "players/3/scroe = 35", "step 2: “players/3/scroe = 35” does not hold"),
    ('["claim pitchfork rapier"]', '["claim pitchfork rifle"]', "step 5: nothing answers claim"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), PROOFS)
def test_a_lesson_the_engine_contradicts_is_named(
    copied: Path, old: str, new: str, sentence: str
) -> None:
    found = faults(read("bastille", changed(copied, old, new)))
    assert any(re.match(f"Lesson file {copied.name}, {sentence}", str(one)) for one in found), found


def test_a_missing_word_is_named(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed(copied, 'lit = "weapons_display"', 'lit = "weapons_display"\nhint = true')
    with pytest.raises(BadLesson, match="step 5: the words “lesson-bastille-1-5-hint” are missing"):
        read("bastille", copied)


def test_the_other_lessons_go_on(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed(copied, "schema = 1", "schema = 7")
    monkeypatch.setattr(game("bastille"), "folder", copied.parent.parent)
    found = lessons.course("bastille")
    assert [lesson.number for lesson in found.lessons] == [2, 3, 4, 5, 6]
    assert len(found.faults) == 1


def test_a_long_text_is_found() -> None:
    assert too_long("One. Two. Three.", "en").startswith("3 sentences")
    assert too_long("word " * 26, "en").startswith("26 words")
    assert too_long("Où allez-vous d’abord ? Là-bas !", "fr") == ""
