"""Whole games at five sizes, three languages, three paces; by pointer, by keyboard, with reduced motion.

Every size meets every language, and each pace and way of playing meets each of both: fifteen games of each
title. LOOKS=all plays every combination, 135 of each. The page's clock is driven by the test.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.measures import LEAST, TINY
from tests.browser.player import ANSWERED, answer, is_over, sit_down, sums, totals
from tests.browser.test_access import in_both_lights
from tests.browser.test_layout import CUT, SIDEWAYS, SIDEWAYS_TABLET, UPRIGHT, WIDE
from tests.browser.test_stage import CAUGHT_UP, PICTURE, STEADY, WATCH
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES

Visit = Callable[..., Any]
Row = tuple[str, Any, str, str, str]  # game, size, language, pace, way
SIZES = (PHONE, UPRIGHT, SIDEWAYS_TABLET, DESKTOP, WIDE)
PACES = ("calm", "brisk", "once")
WAYS = ("pointer", "keyboard", "reduced")
MOST = 800  # answers of a game
LOOKS = 12  # so many answers lie between two looks at the whole page
AHEAD = 1000  # milliseconds the clock is put forward
LIT = "[data-option], .pod"


def rows(game: str) -> Iterator[Row]:
    """The combinations of one title."""
    if os.environ.get("LOOKS") == "all":
        for size, language, pace, way in product(SIZES, LANGUAGES, PACES, WAYS):
            yield game, size, language, pace, way
        return
    for one, size in enumerate(SIZES):
        for two, language in enumerate(LANGUAGES):
            yield game, size, language, PACES[(one + two) % 3], WAYS[(one + 2 * two) % 3]


def named(row: Row) -> str:
    game, size, language, pace, way = row
    return f"{game}-{size['width']}-{language}-{pace}-{way}"


ROWS = [row for game in GAMES for row in rows(game)]


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_whole_game(visit: Visit, row: Row) -> None:
    game, size, language, pace, way = row
    wishes = {"reduced_motion": "reduce"} if way == "reduced" else {}
    page = visit("Ani", language, size, scripts=(STEADY, WATCH), driven=True, **wishes)
    sit_down(page, game)
    page.evaluate("pace => localStorage.setItem('trianon.pace', pace)", pace)
    page.reload()
    for turn in range(MOST):
        go_on(page)
        if is_over(page):
            break
        if turn % LOOKS == LOOKS - 1:
            look(page, size)
        (press if way == "keyboard" else answer)(page, turn)
    assert is_over(page)
    seen = page.evaluate("() => ({...document.documentElement.dataset})")
    assert "breach" not in seen
    assert pace == "once" or int(seen["acts"]) > 0
    assert page.locator(".flyer").count() == 0
    assert sums(page) == totals(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.clock.resume()
    assert in_both_lights(page) == []


def go_on(page: Any) -> None:
    """Time runs as fast as it can until I am asked or the game is over."""
    for _ in range(900):
        if page.locator(LIT).count() and page.evaluate(CAUGHT_UP):
            return
        page.clock.run_for(AHEAD)
    raise AssertionError("nobody is asked and nothing plays")


def press(page: Any, turn: int) -> None:
    """One answer by keyboard alone."""
    for _ in range(1 + turn % 3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator("[data-option][aria-pressed=true]").count():
        page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED)


def look(page: Any, size: Any) -> None:
    """Nothing is cut, nothing too small, and the board that has played is the one a newcomer sees."""
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(CUT) == []
    if size is PHONE:
        assert page.evaluate(TINY, LEAST) == []
    before, shown = page.locator(".shell").get_attribute("data-seq"), page.evaluate(PICTURE)
    page.reload()
    go_on(page)  # the question is there before its board: the board is fetched after it
    if page.locator(".shell").get_attribute("data-seq") == before:
        assert page.evaluate(PICTURE) == shown
