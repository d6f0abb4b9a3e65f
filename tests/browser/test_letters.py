"""On a phone nothing is under 12 pixels, and whatever is tapped has the size of a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import NOT_BY_ITSELF, PHONE
from tests.browser.measures import FINGER, LEAST, MARK, NARROW, TINY
from tests.browser.player import answer, is_over, sit_down
from tests.browser.test_access import AT_REST
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES

Visit = Callable[..., Any]
LOOKS = 7  # at the table
BETWEEN = 3  # answers between two of them
SHEETS = 4  # of the tabs, beside the board
PLANTED = """() => {
    const svg = "http://www.w3.org/2000/svg";
    const small = document.createElementNS(svg, "text");
    small.setAttribute("font-size", "10");
    small.setAttribute("y", "200");
    small.textContent = "drawn";
    document.querySelector(".stage .board").append(small);
    const button = document.createElement("button");
    button.textContent = "written";
    button.style = "position: fixed; z-index: 99; left: 9px; top: 9px; font-size: 10px; height: 30px";
    document.body.append(button);
}"""


def check(page: Any, where: str) -> None:
    """Nothing here is too small, once sheets have come to rest."""
    page.evaluate(AT_REST)
    assert page.evaluate(TINY, LEAST) == [], where
    assert page.evaluate(NARROW, [FINGER, MARK]) == [], where


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=False)))
def test_everything_can_be_read_and_tapped(visit: Visit, game: str, language: str) -> None:
    page = visit("Ani", language, PHONE, scripts=(NOT_BY_ITSELF,), has_touch=True)
    page.wait_for_selector(".room-card .btn.primary")
    check(page, "lobby")
    sit_down(page, game)
    for turn in range(LOOKS * BETWEEN):
        page.wait_for_selector("[data-option], .pod", state="attached")
        if is_over(page):
            break
        if turn % BETWEEN == 0:
            check(page, str(page.locator(".dock").get_attribute("data-asked")))
        answer(page, turn)
    for number in range(1, 1 + SHEETS):
        page.locator(".tabs button").nth(number).click()
        page.wait_for_selector("dialog.drawer")
        check(page, page.locator("dialog.drawer h2").first.inner_text())
    page.locator("dialog.drawer header .tool").last.click()
    page.locator(".bar .tool").last.click()
    page.wait_for_selector("dialog.drawer, .menu")
    check(page, "menu")
    page.keyboard.press("Escape")
    page.locator(".strip button").nth(1).click()
    page.wait_for_selector("dialog.drawer")
    check(page, "possessions")


def test_what_is_too_small_is_found(visit: Visit) -> None:
    page = visit("Ani", "en", PHONE)
    sit_down(page, "bastille")
    page.evaluate(PLANTED)
    assert [line.split()[-1] for line in page.evaluate(TINY, LEAST)] == ["drawn", "written"]
    assert any("written" in line for line in page.evaluate(NARROW, [FINGER, MARK]))
