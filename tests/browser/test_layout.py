"""Nothing is cut or moves: long words in three languages, from a small phone to a wide screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.measures import FINGER, LEAST, TINY
from tests.browser.player import is_over, move, sit_down
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES

Visit = Callable[..., Any]
SMALL = {"width": 360, "height": 740}
TABLET = {"width": 1024, "height": 768}
ON_ITS_SIDE = {"width": 844, "height": 390}
UPRIGHT = {"width": 820, "height": 1180}
SIDEWAYS_TABLET = {"width": 1180, "height": 820}
WIDE = {"width": 1920, "height": 1080}
SIZES = (SMALL, PHONE, ON_ITS_SIDE, TABLET, UPRIGHT, SIDEWAYS_TABLET, WIDE, DESKTOP)
ROOMY = (PHONE, UPRIGHT, SIDEWAYS_TABLET, DESKTOP, WIDE)
MOVES = 4

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
# A table fills the window: it never scrolls as a whole, not even by one line.
DOWN = "() => document.documentElement.scrollHeight - innerHeight"

# Parts of the dock that stick out of it or of the window; and words that their box cuts.
CUT = """() => {
    const all = names => [...document.querySelectorAll(names)];
    const dock = document.querySelector(".dock").getBoundingClientRect();
    const outside = box => box.top < dock.top || box.bottom > dock.bottom + 1 || box.right > innerWidth + 1;
    const out = all(".dock .prompt, .dock .middle, .dock .act, .dock .btn, .dock .choice")
        .filter(one => !one.closest(".tray") && outside(one.getBoundingClientRect()));
    const cut = all(".dock .btn, .dock .choice, .bar .when, .strip button, .tabs button")
        .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2);
    const below = dock.bottom > innerHeight ? all(".dock") : [];
    return [...out, ...cut, ...below].map(one => `${one.className}: ${one.textContent.trim()}`);
}"""
LOW = """finger => [...document.querySelectorAll(".btn, .choice, .tool, .tabs button, .strip button, select")]
    .map(one => [one, one.getBoundingClientRect().height])
    .filter(([one, height]) => height > 0 && height < finger)
    .map(([one, height]) => `${height} ${one.className}: ${one.textContent.trim()}`)"""
# How far the dock grows over the board. Nothing that can be chosen may cover it, but on a phone the cards that
# are chosen in the dock may lie on its foot: nothing is chosen on the board then.
OVER_THE_BOARD = """() => {
    const place = document.querySelector(".place").getBoundingClientRect();
    return Math.round(place.top - document.querySelector(".lift").getBoundingClientRect().top);
}"""
ALL_IN_THE_DOCK = """() => document.querySelectorAll(".dock [data-cards] [data-option]").length > 0
    && document.querySelectorAll(".stage [data-option]").length === 0"""
FOOT = 80  # pixels
# The unused strip beside the board, in pixels.
GUTTER = """() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    const svg = document.querySelector(".stage svg.board");
    const { width, height } = svg.viewBox.baseVal;
    return Math.round((stage.width - Math.min(stage.width, (stage.height * width) / height)) / 2);
}"""
# One's own things stand on the dock, however high it has grown.
NEAR_IS_SEEN = """() => {
    const near = document.querySelector(".near")?.getBoundingClientRect();
    return !near || near.bottom <= document.querySelector(".dock").getBoundingClientRect().top + 1;
}"""
STAGE = "() => document.querySelector('.stage').getBoundingClientRect().height"


def show(page: Any, size: Any) -> None:
    """The window gets this size, and the page has drawn itself anew."""
    page.set_viewport_size(size)
    page.wait_for_function("width => innerWidth === width", arg=size["width"])
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_fits(visit: Visit, language: str) -> None:
    page = visit("Ani", language, SMALL)
    page.wait_for_selector(".room-card .btn.primary")
    page.wait_for_selector("#new-table .seat select")
    for size in SIZES:
        show(page, size)
        assert page.evaluate(SIDEWAYS) <= 0
    show(page, SMALL)
    assert page.evaluate(LOW, FINGER) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_and_the_board_stays(visit: Visit, game: str, language: str) -> None:
    page = visit("Ani", language)
    sit_down(page, game)
    heights: dict[int, set[float]] = {}
    for turn in range(MOVES):
        assert not is_over(page)
        for size in SIZES:  # the last one is wide enough to move
            show(page, size)
            assert page.evaluate(SIDEWAYS) <= 0
            if size is ON_ITS_SIDE:
                continue
            assert page.evaluate(DOWN) <= 0
            assert page.evaluate(CUT) == []
            assert page.evaluate(NEAR_IS_SEEN)
            heights.setdefault(size["width"], set()).add(page.evaluate(STAGE))
            if size in ROOMY:
                cards = size is PHONE and page.evaluate(ALL_IN_THE_DOCK)
                assert page.evaluate(OVER_THE_BOARD) <= (FOOT if cards else 1)
            if size is PHONE:
                assert page.evaluate(TINY, LEAST) == []
            if size is SMALL:
                assert page.evaluate(LOW, FINGER) == []
        move(page, turn)
    assert all(len(found) == 1 for found in heights.values()), heights


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_has_its_map_and_its_rail_and_a_wide_screen_its_letters(
    visit: Visit, game: str
) -> None:
    page = visit("Ani", "en", UPRIGHT)
    sit_down(page, game)
    if game == "heads-of-state":
        assert page.locator(".map").count() == 1
    assert page.evaluate(GUTTER) <= 70
    show(page, SIDEWAYS_TABLET)
    assert page.locator(".rail .pl").first.is_visible()
    show(page, DESKTOP)
    name = "() => document.querySelector('.rail .nm').getBoundingClientRect().height"
    before = page.evaluate(name)
    show(page, WIDE)
    assert page.evaluate(name) > before * 1.15
    assert page.evaluate(GUTTER) <= 70
