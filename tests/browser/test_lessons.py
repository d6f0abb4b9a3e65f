"""Every lesson is played to its end on the real board; the guided first game; rules, overview, signs."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser import lessons
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.player import ANSWERED, SETTLED, is_over
from tests.browser.test_access import faults
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES
from trianon.learn.lessons import Lesson, course
from trianon.learn.moments import moments

Visit = Callable[..., Any]
ALL = os.environ.get("LESSONS") == "all"  # make looks: every language and size
TABLET = {"width": 820, "height": 1180}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET}
LESSONS = [lesson for game in GAMES for lesson in course(game).lessons]
ROUND = 8  # answers beside the teacher; at length the whole game
NEXT = "document.querySelector('.teacher')?.dataset.taught"


def looks() -> list[Any]:
    """Each lesson once, language and size in turn; at length in all of them."""
    every = [(lang, size) for lang in LANGUAGES for size in SIZES]
    found = []
    for number, lesson in enumerate(LESSONS):
        for lang, size in every if ALL else [every[number * 4 % len(every)]]:
            name = f"{lesson.game}-{lesson.number}-{lang}-{size}"
            found.append(pytest.param(lesson, lang, SIZES[size], id=name))
    return found


@pytest.mark.parametrize(("lesson", "language", "size"), looks())
def test_a_lesson_is_played_to_its_end(
    visit: Visit, house: House, lesson: Lesson, language: str, size: Any
) -> None:
    page = visit("Ani", language, size)
    lessons.open_lesson(page, house.address, lesson.game, lesson.id)
    for step in lesson.steps:
        lit = lessons.lit(page)
        assert lit["thing"] == step.lit
        assert lit["seen"] + lit["exhibit"] > 0, lit
        if step.kind == "act":
            page.wait_for_selector("[data-option]")  # also for somebody who asks for no help
        lessons.go_on(page)
    assert lessons.is_over(page)
    if lesson.number == 1:
        assert faults(page) == []


def test_a_wrong_answer_is_shown_and_taken_back_and_the_place_is_kept(
    visit: Visit, house: House
) -> None:
    page = visit("Ani", "en", DESKTOP)
    lesson = course("bastille").lessons[1]
    lessons.open_lesson(page, house.address, "bastille", lesson.id)
    for _ in range(4):
        lessons.go_on(page)
    page.locator("[data-tile='2']").click()
    page.locator("[data-option='place 2 banque_de_paris']").dispatch_event("click")
    lessons.confirm(page)
    page.wait_for_selector("[data-verdict=wrong]")
    lessons.settle(page)
    assert "Ulrich" in page.locator(".coach .say").inner_text()
    assert page.locator("#main [data-piece='tile-banque_de_paris-2']").count() == 1
    page.locator("[data-back]").click()
    lessons.settle(page)
    assert page.locator("#main [data-piece='tile-banque_de_paris-2']").count() == 0
    page.reload()
    page.wait_for_selector(".coach h1")
    assert page.evaluate(lessons.STEP) == 5


def answered(page: Any, turn: int, said: list[str]) -> bool:
    """One answer beside the teacher, whatever is warned of; False when the game is over."""
    page.wait_for_selector(SETTLED)
    if is_over(page):
        return False
    page.wait_for_function(f"() => {NEXT} === document.querySelector('.shell').dataset.seq")
    said += page.eval_on_selector_all(
        "[data-before], [data-after]", "all => all.map(one => one.dataset.before ?? 'after')"
    )
    before = page.locator(".shell").get_attribute("data-seq")
    page.evaluate(
        """turn => {
            const lit = [...document.querySelectorAll('[data-option]')];
            lit[(turn * 7) % lit.length]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }""",
        turn,
    )
    page.evaluate("() => new Promise(requestAnimationFrame)")
    button = page.locator(".dock .act .btn.primary:enabled")
    if button.count() and page.locator(".shell").get_attribute("data-seq") == before:
        button.first.dispatch_event("click")
    page.wait_for_function(
        """before => document.querySelector('[data-anyway], .pod')
            || document.querySelector('.shell').dataset.seq !== before""",
        arg=before,
    )
    if page.locator("[data-anyway]").count():
        page.locator("[data-anyway]").click()
    page.wait_for_function(ANSWERED)
    return True


@pytest.mark.parametrize("game", GAMES if ALL else ["bastille"])
def test_a_first_game_with_the_teacher(visit: Visit, house: House, game: str) -> None:
    page = visit("Ani", "en", DESKTOP, "/learn")
    page.locator(f"section[aria-labelledby=course-{game}] button.btn").click()
    said: list[str] = []
    for turn in range(400):
        if not answered(page, turn, said) or (not ALL and turn >= ROUND):
            break
    assert len(set(said)) >= 3
    assert "after" in said
    if ALL:
        assert is_over(page)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_searched_and_seen_on_the_board(visit: Visit, house: House, game: str) -> None:
    page = visit("Ani", "en", DESKTOP, f"/rules/{game}")
    page.wait_for_selector(".clause")
    assert page.locator(".pictures li").count() > 5
    shown = page.locator("[data-moment]")
    assert 0.9 * len(moments(game)) <= shown.count() <= len(moments(game))
    assert faults(page) == []
    clause = next(iter(moments(game)))
    page.locator("input[type=search]").fill(clause)
    page.wait_for_function("() => document.querySelectorAll('.clause').length < 20")
    page.locator(f"[data-moment='{clause}']").click()
    page.wait_for_selector(".moment[data-true=true]")
    assert page.locator(".log .cited").count() > 0
    page.goto(f"{house.address}/overview/{game}")
    page.wait_for_selector("dl div")
    assert page.locator("dl div").count() > 15


def test_a_sign_has_its_word_on_tap(visit: Visit, house: House) -> None:
    page = visit("Ani", "de", DESKTOP)
    page.locator(".room-card .btn.sit").first.click()
    page.wait_for_selector("[data-option]")
    box = page.locator("#main [data-place=weapons] svg").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("[data-sign]")
    assert page.locator("[data-sign] p").inner_text()
