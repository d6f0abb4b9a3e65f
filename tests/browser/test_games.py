"""A whole game by keyboard alone, and one passed round; by pointer see test_stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.player import ANSWERED, answer, is_over
from tests.server.harness import players_of
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
TO_THE_NEXT = 30  # answers at most until the device is passed


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


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_hand_is_in_no_drawer(visit: Visit, game: str) -> None:
    """While the device is passed a tap on a player shows what lies open, and nothing of their hand."""
    page = visit("Ani")
    page.wait_for_selector(".room-card")
    seats = [
        {"kind": "mine"},
        {"kind": "mine"},
        *[{"kind": "bot", "level": "courtier"}] * (players_of(game) - 2),
    ]
    wish = {"game": game, "seats": seats}
    made = page.context.request.post(
        f"{page.url}api/tables", data=wish, headers={"Origin": page.url.rstrip("/")}
    )
    page.goto(f"{page.url}table/{made.json()['table']['table']}")
    for turn in range(2):
        page.wait_for_selector(".cover .btn")
        for seat in range(2):  # what was drawn openly is known later
            assert things_of(page, seat) == 0 or (turn > 0 and game == "heads-of-state")
        page.locator(".cover .btn").click()
        page.wait_for_selector("[data-option]")
        hands = [things_of(page, seat) for seat in range(2)]
        assert game == "heads-of-state" or sorted(map(bool, hands)) == [False, True]  # one's own is
        for _ in range(TO_THE_NEXT if turn == 0 else 0):
            page.wait_for_selector("[data-option], .cover .btn")
            if page.locator(".cover .btn").count():
                break
            answer(page, turn)


def things_of(page: Any, seat: int) -> int:
    """How many cards the drawer of a player shows."""
    page.locator(f".rail [data-home='{seat}'] .open").click()
    page.wait_for_selector(f"[data-possessions='{seat}']")
    in_hand = "[data-possessions] [data-thing]:not([data-thing^=noble])"
    count = page.locator(in_hand).count()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-possessions]", state="detached")
    return int(count)
