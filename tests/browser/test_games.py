"""Whole games in a real browser, to the final score."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest

from tests.browser.conftest import PHONE
from tests.browser.house import House
from tests.browser.measures import SAID, codes_in
from tests.browser.player import ANSWERED, answer, is_over, play_to_the_end, sit_down, sums, totals

Visit = Callable[..., Any]


def offered(house: House) -> list[str]:
    with urlopen(f"{house.address}/api/games") as answer:
        return [info["game"] for info in json.load(answer)]


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("bastille", "fr", PHONE),
        ("louis-xiv", "de", None),
        ("heads-of-state", "en", PHONE),
    ],
)
def test_a_whole_game_against_bots(
    visit: Visit, house: House, game: str, language: str, size: Any
) -> None:
    if game not in offered(house):
        pytest.skip(f"{game} is not offered")
    page = visit("Ani", language, size)
    sit_down(page, game)
    assert page.locator("html").get_attribute("lang") == language
    assert play_to_the_end(page) > 10
    assert sums(page) == totals(page)
    assert page.locator(".good").count() == 1  # the seed fits the seal
    page.goto(
        page.url + "?move=40"
    )  # the board and the log of a game, and how each line is explained
    page.wait_for_selector(".replay")
    assert codes_in(page.evaluate(SAID), game, language) == []


def test_bastille_by_keyboard_alone(visit: Visit) -> None:
    page = visit("Ani")
    page.wait_for_selector(".room-card .btn.sit")
    page.locator(".room-card .btn.sit").first.focus()
    page.keyboard.press("Enter")
    for turn in range(400):
        page.wait_for_selector("[data-option], .pod")
        if is_over(page):
            break
        for _ in range(1 + turn % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("[data-option][aria-pressed=true]").count():
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED)
    assert is_over(page)


def test_hot_seat_hides_each_hand(visit: Visit) -> None:
    page = visit("Ani")
    page.wait_for_selector("#new-table .seat select")
    page.locator("#new-table .pair select").nth(1).select_option("3")
    page.locator("#new-table .seat select").nth(1).select_option("mine")
    page.locator("#new-table .seat input").nth(1).fill("Jan")
    page.locator("#new-table button[type=submit]").click()
    page.wait_for_selector(".cover")
    seen = set()
    for turn in range(60):
        page.wait_for_selector("[data-option], .cover, .pod")
        if page.locator(".cover .btn").count():
            assert page.locator(".miss .mi").count() == 0 or not page.locator(".miss").is_visible()
            page.locator(".cover .btn").click()
            page.wait_for_selector("[data-option]")
            seen.add(page.locator(".dock .prompt svg").first.get_attribute("aria-label"))
        if not answer(page, turn):
            break
    assert seen == {"Ani", "Jan"}
