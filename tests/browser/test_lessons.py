"""Every lesson is played to its end on the real board; the guided first game; rules, overview, signs."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from tests.browser import lessons
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.player import ANSWERED, SETTLED, click, is_over
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
# a whole game of each takes too long for one run: another one every day
TODAY = list(GAMES)[date.today().toordinal() % len(GAMES)]
PAPERS = ("A4", "Letter")
EDGES = dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b")
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
    click(page, turn)
    page.wait_for_function(
        """before => document.querySelector('[data-anyway], .pod')
            || document.querySelector('.shell').dataset.seq !== before""",
        arg=before,
    )
    if page.locator("[data-anyway]").count():
        page.locator("[data-anyway]").click()
    page.wait_for_function(ANSWERED)
    return True


@pytest.mark.parametrize("game", GAMES if ALL else [TODAY])
def test_a_first_game_with_the_teacher_to_its_end(visit: Visit, house: House, game: str) -> None:
    language = LANGUAGES[list(GAMES).index(game) % len(LANGUAGES)]
    page = visit("Ani", language, DESKTOP, "/learn")
    page.locator(f"section[aria-labelledby=course-{game}] button.btn").click()
    said: list[list[str]] = [[]]
    while answered(page, len(said), said[-1]):
        said.append([])
    lines = [line for some in said for line in some]
    assert len(set(lines)) >= 3
    assert "after" in lines
    half = len(said) // 2
    early, late = (
        sum(line != "after" for some in part for line in some) / len(part)
        for part in (said[:half], said[half:])
    )
    assert late < early  # she speaks less and less
    page.wait_for_selector("[data-last-words]")
    page.wait_for_selector("[data-farewell=next]")
    assert page.locator("[data-last-words] p").first.inner_text()
    assert page.locator("[data-last-words] [data-onward]").get_attribute("href")


def warn_of_everything(page: Any) -> None:
    """Whatever is chosen, the search holds it for bad: what the server says of warnings is replaced."""
    line = {
        "id": "W0",
        "words": ["teacher-warned", {"why": ["teacher-bastille-W0", {}], "known": "no", "loss": 9}],
        "clause": "",
        "source": "",
    }

    def answer(route: Any) -> None:
        seq = route.request.post_data_json["seq"]
        lit = page.eval_on_selector_all(
            "[data-option]", "all => all.map(one => one.dataset.option)"
        )
        route.fulfill(json={"seq": seq, "lines": dict.fromkeys(lit, line)})

    page.route("**/teacher/warnings", answer)


def test_a_warning_is_heard_and_answered_by_keys(visit: Visit, house: House) -> None:
    """It takes the focus to the safe answer; Escape chooses again; "do it anyway" is one Tab further."""
    page = visit("Ani", "en", DESKTOP, "/learn")
    warn_of_everything(page)
    page.locator("section[aria-labelledby=course-bastille] > button.btn").click()
    page.wait_for_selector("[data-option]")
    page.wait_for_function(f"() => {NEXT} === document.querySelector('.shell').dataset.seq")
    assert page.locator(".teacher .said").get_attribute("aria-live") == "polite"
    before = page.locator(".shell").get_attribute("data-seq")

    def choose() -> None:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.locator(".dock .act .btn.primary:enabled").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-warning]")

    choose()
    assert page.locator("[data-warning]").get_attribute("role") == "alert"
    assert "Of a hundred games" in page.locator("[data-warning]").inner_text()
    page.wait_for_function("() => document.activeElement.dataset.again !== undefined")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-warning]", state="detached")
    assert page.locator("[data-option][aria-pressed=true]").count() == 0
    assert page.locator(".shell").get_attribute("data-seq") == before
    assert page.evaluate("document.activeElement !== document.body")
    page.evaluate("sessionStorage.clear()")
    page.reload()  # so that the warning is new again
    page.wait_for_selector("[data-option]")
    page.wait_for_function(f"() => {NEXT} === document.querySelector('.shell').dataset.seq")
    choose()
    page.wait_for_function("() => document.activeElement.dataset.again !== undefined")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.shell').dataset.seq !== before", arg=before
    )
    page.unroute_all(
        behavior="ignoreErrors"
    )  # bots may be moving: the next question is nobody's here


def test_a_lesson_is_followed_by_keys_back_and_past_a_step(visit: Visit, house: House) -> None:
    page = visit("Ani", "de", DESKTOP)
    lesson = course("bastille").lessons[0]
    lessons.open_lesson(page, house.address, "bastille", lesson.id)
    for step in (2, 3, 4):
        page.keyboard.press("Enter")  # from nowhere, then on the button that has the focus
        page.wait_for_selector(f".lesson[data-step='{step}'][data-busy=false]")
    assert page.evaluate("document.activeElement.dataset.offer")  # where the answer is given
    page.keyboard.press("b")
    page.wait_for_selector(".lesson[data-step='3']")
    page.keyboard.press("n")
    page.wait_for_selector(".lesson[data-step='4'][data-busy=false]")
    page.keyboard.press("s")
    page.wait_for_selector(".lesson[data-step='5'][data-busy=false]")
    page.wait_for_selector("[data-option]")
    page.wait_for_function("document.activeElement.dataset.option !== undefined")
    spoken = page.locator(".coach .spoken")
    assert spoken.get_attribute("aria-live") == "polite"
    assert "5" in spoken.inner_text()
    page.keyboard.press("s")
    page.wait_for_selector(".lesson[data-step='6'][data-busy=false]")
    lessons.settle(page)
    assert page.locator("[data-option]").count() == 0  # answered for me, and played on the board


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_overview_is_one_page_of_paper(visit: Visit, house: House, language: str) -> None:
    page = visit("Ani", language, DESKTOP)
    for game in GAMES:
        page.goto(f"{house.address}/overview/{game}")
        page.wait_for_selector("dl div svg use")
        for paper in PAPERS:
            pages = len(PAGE_OF_A_PDF.findall(page.pdf(format=paper, margin=EDGES)))
            assert pages == 1, f"{game} {language} {paper}: {pages} pages"


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


@pytest.mark.parametrize(
    ("language", "wide", "high"), [("de", 390, 844), ("fr", 360, 640), ("en", 844, 390)]
)
def test_the_teacher_is_never_under_the_dock(
    visit: Visit, language: str, wide: int, high: int
) -> None:
    page = visit("Ani", language, {"width": wide, "height": high}, "/learn")
    page.locator("section[aria-labelledby=course-bastille] button.btn").click()
    page.wait_for_selector(SETTLED)
    page.wait_for_selector("[data-look]")
    assert page.locator(".teacher .said").bounding_box()["width"] > 180
    hand, tabs = (page.locator(one).bounding_box() for one in (".dock .middle", "nav.tabs"))
    beside = hand["x"] >= tabs["x"] + tabs["width"] - 1
    assert beside if high < wide else hand["y"] + hand["height"] <= tabs["y"] + 1
    page.locator("[data-look]").click(timeout=5000)
    page.wait_for_selector(".said.asked")
    page.locator(".teacher .tool").click(timeout=5000)
    assert page.locator(".teacher").count() == 0
