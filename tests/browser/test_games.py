"""A whole game by keyboard alone, and one passed round; by pointer see test_stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.player import ANSWERED, answer, is_over

Visit = Callable[..., Any]


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
    for turn in range(30):
        page.wait_for_selector("[data-option], .cover, .pod")
        if page.locator(".cover .btn").count():
            assert page.locator(".miss .mi").count() == 0 or not page.locator(".miss").is_visible()
            page.locator(".cover .btn").click()
            page.wait_for_selector("[data-option]")
            seen.add(page.locator(".dock .prompt svg").first.get_attribute("aria-label"))
        if not answer(page, turn):
            break
    assert seen == {"Ani", "Jan"}
