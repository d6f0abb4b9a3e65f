"""Following a lesson: every right answer leads to the end, wrong ones are answered and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learn.test_lessons import LESSONS, every_lesson
from trianon.core.errors import IllegalAction
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, game_words
from trianon.learn import lesson_run
from trianon.learn.lesson_run import (
    LessonRun,
    act,
    begin,
    expected,
    go_back,
    go_on,
    point,
    skip,
    solved,
    take_back,
)
from trianon.learn.lessons import Lesson, course
from trianon.learn.words import learn_words

FIRST = LESSONS[0]
GUIDE = Path(__file__).parents[2] / "docs/lessons.md"


def at(lesson: Lesson, number: int) -> LessonRun:
    """A lesson at one of its steps, counted from 1."""
    run = begin(lesson)
    while run.index + 1 < number:
        run = go_on(solved(run))
    return run


@every_lesson
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    run, told = begin(lesson), 0
    while not run.over:
        run = solved(run)
        assert run.reply.verdict == ("right" if run.step.kind in ("act", "point") else "")
        told += len(run.told)
        run = go_on(run)
    assert told > 0
    assert run.index == len(lesson.steps) - 1


@every_lesson
def test_every_answer_that_is_not_right_is_answered_and_taken_back(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.over:
        if run.step.kind == "act":
            decision = run.decision()
            assert decision is not None
            for option in decision.names:
                check_choice(run, option)
        run = go_on(solved(run))


def check_choice(run: LessonRun, option: str) -> None:
    """One choice: its words are there in every language; if it was not right, all is as before."""
    after = act(run, option)
    for language in LANGUAGES:
        assert learn_words(run.rules, language).sentence(after.say)
    if after.reply.verdict != "right":
        again = take_back(after)
        assert run.rules.digest(again.state) == run.rules.digest(run.state)
        assert again.decision() == run.decision()
        assert again.misses == (after.reply.verdict != "")


@every_lesson
def test_only_the_learner_s_events_leave(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.over:
        assert all(event.visible_to(lesson.learner) for event in run.told)
        assert run.view().seat == lesson.learner
        run = go_on(solved(run))


def test_a_lesson_is_resumed_where_it_was_left() -> None:
    for lesson in LESSONS:
        run = at(lesson, len(lesson.steps))
        again = lesson_run.resume(lesson, run.index, list(run.trail))
        assert (again.index, again.trail) == (run.index, run.trail)
        assert run.rules.digest(again.state) == run.rules.digest(run.state)


@every_lesson
def test_one_step_back_is_the_step_as_it_began(lesson: Lesson) -> None:
    run = begin(lesson)
    while run.index + 1 < len(lesson.steps):
        after = go_on(solved(run))
        again = go_back(after)
        assert (again.index, again.trail, again.line) == (run.index, run.trail, ())
        assert run.rules.digest(again.state) == run.rules.digest(run.state)
        assert (again.decision(), again.acts) == (run.decision(), run.acts)
        run = after
    with pytest.raises(IllegalAction):
        go_back(begin(lesson))
    with pytest.raises(IllegalAction):
        go_back(go_on(solved(run)))


@every_lesson
def test_a_step_is_skipped_to_where_its_answer_leads(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.over:
        answer = solved(run)
        after, skipped = go_on(answer), skip(run)
        assert (skipped.index, skipped.trail) == (after.index, after.trail)
        assert run.rules.digest(skipped.state) == run.rules.digest(after.state)
        if run.step.kind == "act" and not after.step.position:
            more = () if after.over else after.acts
            assert skipped.acts == answer.told[: answer.until] + more  # nothing is left out
        run = after


def test_a_trail_that_no_longer_fits_begins_anew() -> None:
    assert lesson_run.resume(FIRST, 6, [("card:S05",), ("claim torch torch",)]).index == 0
    assert lesson_run.resume(FIRST, 6, []).index == 0


def test_the_third_miss_calls_for_help() -> None:
    run = at(FIRST, 5)
    for miss in range(3):
        assert run.needs_help is False
        run = act(run, "claim pitchfork rifle")
        assert run.reply.verdict == "wrong"
        assert run.say == "lesson-bastille-1-5-wrong-1"
        assert run.misses == miss + 1
        run = take_back(run)
    assert run.needs_help is True
    assert expected(run) == [("claim rifle rapier",)]


def test_the_board_is_held_where_a_step_watches() -> None:
    run = act(at(FIRST, 5), "claim rifle rapier")
    kinds = [event.kind for event in run.acts]
    assert "token-claimed" in kinds
    assert "game-won" not in kinds
    run = go_on(run)
    assert run.step.kind == "watch"
    assert run.acts[-1].figures["count"] == 18
    while run.step.kind == "watch":
        run = go_on(run)
    assert run.until == len(run.told)
    assert run.told[-1].kind == "game-won"


def test_what_is_not_offered_is_refused() -> None:
    run = begin(FIRST)
    with pytest.raises(IllegalAction):
        act(run, "claim rifle rapier")
    with pytest.raises(IllegalAction):
        point(run, "card:S05")
    pointing = at(FIRST, 4)
    with pytest.raises(IllegalAction):
        point(pointing, "card:N10")
    with pytest.raises(IllegalAction):
        go_on(pointing)
    with pytest.raises(IllegalAction):
        take_back(pointing)


@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_decides_soon(name: str) -> None:
    lesson = course(name).lessons[0]
    row = f"| {game_words(game_named(name), 'en').sentence('game-title')} |"
    told = {kinds: until(lesson, kinds) for kinds in (("point", "act"), ("act",))}
    wanted = " ".join(f"{clicks} clicks, {words} words |" for clicks, words in told.values())
    assert f"{row} {wanted}" in GUIDE.read_text(encoding="utf-8")
    assert max(clicks for clicks, _ in told.values()) <= 6
    assert max(words for _, words in told.values()) <= 85


def until(lesson: Lesson, kinds: tuple[str, ...]) -> tuple[int, int]:
    """Clicks and words from the home page until the first step of such a kind asks."""
    run, clicks, words = begin(lesson), 1, 0
    spoken = learn_words(run.rules, "en")
    while True:
        words += len(spoken.sentence(run.say).split())
        if run.step.kind in kinds:
            return clicks, words
        clicks += 1 + (run.step.kind == "point")
        run = go_on(solved(run))
