"""Lessons as data: typed files, read with everything that can be said against them before they are played.

A lesson is a file `games/<game>/lessons/<number>-<name>.toml`; its positions lie beside it, its words are
messages whose ids follow from game, lesson and step (`lesson-bastille-1-5-say`). A broken file is named in
a sentence, and the others go on.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from trianon.core import position as positions
from trianon.core.errors import BadLesson, BadPosition
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES
from trianon.learn.things import is_thing
from trianon.learn.words import learn_words

SCHEMA = 1
FILE = re.compile(r"(\d+)-[a-z0-9-]+\.toml")
PLACE = re.compile(r"`\$\.step\[(\d+)\]")
OTHER = "lesson-other"  # the answer to a choice nobody has written an answer for

Kind = Literal["show", "point", "act", "watch"]
Verdict = Literal["right", "nearly", "wrong"]
Line = tuple[str, ...]  # actions in a row, each of them a name or a pattern that ends with `*`


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said and done after a choice of the learner.

    `actions` and `things` are alternatives; several in a row are joined by `;`. `then` is what follows on
    the board by itself: `a|b` the first legal one, `?a` only if it is legal. The rest is for the check:
    what must happen, hold, be open or closed afterwards; `proof` is played by the check alone.
    """

    verdict: Verdict
    actions: list[str] = []
    things: list[str] = []
    any_order: bool = False
    then: list[str] = []
    events: list[str] = []
    facts: list[str] = []
    options: list[str] = []
    closed: list[str] = []
    proof: list[str] = []

    def lines(self) -> Iterator[Line]:
        """Every way to give this answer."""
        for text in [*self.actions, *self.things]:
            line = tuple(part.strip() for part in text.split(";"))
            yield from dict.fromkeys(itertools.permutations(line)) if self.any_order else [line]


class Tap(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that is no option here, but that a learner is likely to touch."""

    thing: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the teacher shows, or lets the learner point, act or watch; exactly one thing is lit.

    `position` begins anew from a file; otherwise the step goes on from the one before. `then` is played on
    entering, `offers` are the things to point at.
    """

    kind: Kind
    lit: str
    position: str = ""
    then: list[str] = []
    events: list[str] = []
    facts: list[str] = []
    offers: list[str] = []
    other: bool = False
    hint: bool = False
    answer: list[Answer] = []
    tap: list[Tap] = []


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson, as it is written."""

    schema: int
    minutes: int
    learner: int
    names: list[str]
    step: list[Step]


class Lesson(Struct, frozen=True):
    """A lesson that can be played: `names` are the players by seat, the learner's is empty."""

    game: str
    id: str
    number: int
    minutes: int
    learner: int
    names: list[str]
    steps: list[Step]
    path: Path

    @property
    def prefix(self) -> str:
        """How all its messages begin."""
        return f"lesson-{self.game}-{self.number}"

    def word(self, step: int, what: str) -> str:
        """The message of a step, counted from 0: `say`, `name`, `other`, `hint`, `right-1` ..."""
        return f"{self.prefix}-{step + 1}-{what}"

    def words(self) -> Iterator[tuple[int, str]]:
        """Every message the lesson needs, with the number of its step (-1: the lesson as a whole)."""
        yield from ((-1, f"{self.prefix}-{what}") for what in ("title", "aim"))
        for index, step in enumerate(self.steps):
            for what in step_words(step):
                yield index, self.word(index, what)

    def start(self, step: Step) -> tuple[Game, Any]:
        """The record of the position a step begins with."""
        rules, state = positions.read_file(self.path.parent / "positions" / f"{step.position}.toml")
        rules.listen(state)
        return rules, state


class Course(Struct, frozen=True):
    """The lessons of a game that can be played, and what is wrong with the others."""

    game: str
    lessons: list[Lesson]
    faults: list[BadLesson]


def answer_word(step: Step, number: int) -> str:
    """The end of the message of an answer: its verdict, counted in the order of the file."""
    verdict = step.answer[number].verdict
    return f"{verdict}-{sum(one.verdict == verdict for one in step.answer[: number + 1])}"


def step_words(step: Step) -> Iterator[str]:
    """The ends of all messages of a step."""
    yield from ("name", "say")
    yield from (answer_word(step, number) for number in range(len(step.answer)))
    yield from (what for what in ("other", "hint") if getattr(step, what))
    yield from (f"tap-{number}" for number in range(1, len(step.tap) + 1))


def course(game: str) -> Course:
    """All lessons of a game; a broken one is left out and named."""
    lessons, faults = [], []
    for path in sorted((game_named(game).folder / "lessons").glob("*.toml")):
        try:
            lessons.append(read(game, path))
        except BadLesson as fault:
            faults.append(fault)
    return Course(game, lessons, faults)


def read(game: str, path: Path) -> Lesson:
    """One lesson; BadLesson says what is wrong with its file."""
    named = FILE.fullmatch(path.name)
    if named is None:
        raise BadLesson("lesson-name", file=path.name)
    raw = read_file(path)
    lesson = Lesson(
        game, path.stem, int(named[1]), raw.minutes, raw.learner, raw.names, raw.step, path
    )
    check_shape(lesson, raw)
    check_words(lesson)
    return lesson


def read_file(path: Path) -> LessonFile:
    """The typed text of a file; unknown keys and wrong types are refused."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(table, LessonFile)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson("lesson-unreadable", file=path.name, reason=str(error)) from error
    except msgspec.ValidationError as error:
        found = PLACE.search(str(error))
        step = int(found[1]) + 1 if found else 0
        raise BadLesson("lesson-shape", file=path.name, step=step, reason=str(error)) from error


def check_shape(lesson: Lesson, raw: LessonFile) -> None:
    """What a file must be beyond its types."""
    file = lesson.path.name
    if raw.schema != SCHEMA:
        raise BadLesson("lesson-schema", file=file, schema=raw.schema, wanted=SCHEMA)
    if not lesson.steps or not lesson.steps[0].position:
        raise BadLesson("lesson-beginning", file=file)
    for number, step in enumerate(lesson.steps, 1):
        check_step(lesson, number, step)


def check_step(lesson: Lesson, number: int, step: Step) -> None:
    """One step: known things, a position that is legal, answers where they belong."""
    file = lesson.path.name
    things = [step.lit, *step.offers, *(tap.thing for tap in step.tap)]
    for thing in [
        *things,
        *(part for one in step.answer for t in one.things for part in t.split("; ")),
    ]:
        if not is_thing(lesson.game, thing):
            raise BadLesson("lesson-thing", file=file, step=number, thing=thing)
    asks = step.kind in ("act", "point")
    if asks != any(one.verdict == "right" for one in step.answer) or asks < bool(step.answer):
        raise BadLesson("lesson-answers", file=file, step=number, kind=step.kind)
    for one in step.answer:
        if bool(one.actions) == bool(one.things) or bool(one.actions) != (step.kind == "act"):
            raise BadLesson("lesson-answers", file=file, step=number, kind=step.kind)
    if step.position:
        check_position(lesson, number, step)


def check_position(lesson: Lesson, number: int, step: Step) -> None:
    """The position is legal, of this game, and has a seat for everybody named."""
    file = lesson.path.name
    try:
        rules, state = lesson.start(step)
    except BadPosition as error:
        name, reason = step.position, str(error)
        raise BadLesson(
            "lesson-position", file=file, step=number, position=name, reason=reason
        ) from error
    if rules.name != lesson.game or state.seats != len(lesson.names):
        raise BadLesson("lesson-table", file=file, step=number, position=step.position)
    if not 0 <= lesson.learner < state.seats or lesson.names[lesson.learner]:
        raise BadLesson("lesson-learner", file=file, learner=lesson.learner)


def check_words(lesson: Lesson) -> None:
    """Every message is there in every language."""
    rules = game_named(lesson.game)
    for language in LANGUAGES:
        words = learn_words(rules, language)
        for index, word in lesson.words():
            if not words.has(word):
                raise BadLesson(
                    "lesson-word",
                    file=lesson.path.name,
                    step=index + 1,
                    word=word,
                    language=language,
                )
