"""Puzzles, my mistakes and the review in a real Chromium: solved right and wrong, learned from, played on.

`PUZZLES=50` solves so many of each game (`make looks`); language, size and scheme rotate.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.test_access import faults
from tests.server import harness
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES
from trianon.learn.puzzles.files import Puzzle, world_of
from trianon.server.puzzle_book import book
from trianon.server.settings import Settings

Visit = Callable[..., Any]
MANY = int(os.environ.get("PUZZLES", "2"))
TABLET = {"width": 820, "height": 1180}
SIZES = (DESKTOP, PHONE, TABLET)
SCHEMES = ("light", "dark")
RATE = Settings(data="").socket_rate
SEARCHED = (
    240_000  # milliseconds for a search of every decision, on a machine that does more besides
)


def name_of(game: str, puzzle: Puzzle, place: int) -> str:
    rules = game_named(game)
    return rules.action_name(world_of(rules, puzzle), puzzle.choices[place].action)


def solve(page: Any, action: str) -> str:
    """Answer with the pointer, in as many steps as the table asks for; the verdict."""
    page.wait_for_selector("[data-option]")
    if action.startswith("place "):  # a tile first, then a place
        page.locator(f"[data-tile='{action.split()[1]}']:enabled").first.click()
    page.evaluate(
        """action => {
            const lit = [...document.querySelectorAll('[data-option]')];
            const one = lit.find(one => one.dataset.option === action);
            if (!one) throw new Error(`${action} is not lit: ${lit.map(one => one.dataset.option)}`);
            one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }""",
        action,
    )
    page.evaluate("() => new Promise(requestAnimationFrame)")
    if not page.locator("[data-verdict]").count():
        page.evaluate("() => document.querySelector('.dock .act .btn.primary:enabled')?.click()")
    page.wait_for_selector("[data-verdict]")
    return str(page.locator("[data-verdict]").get_attribute("data-verdict"))


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_solved_right_and_wrong(visit: Visit, game: str) -> None:
    number = list(GAMES).index(game)
    language, size = LANGUAGES[number % len(LANGUAGES)], SIZES[number % len(SIZES)]
    page = visit("Ani", language, size, "/puzzles", color_scheme=SCHEMES[number % 2])
    page.wait_for_selector(".card .btn.primary")
    assert not faults(page)
    for place, puzzle in enumerate(list(book(game).values())[:MANY]):
        page.goto(f"{page.url.split('/puzzles')[0]}/puzzles/{game}/{puzzle.id}")
        right = place % 2 == 0
        verdict = solve(page, name_of(game, puzzle, 0 if right else -1))
        assert (verdict == "right") is right
        assert page.locator(".verdict").count() == 1
        assert page.locator(".track").count() == 2
        if place < 2:
            assert faults(page) == []
        page.locator(".row.end .btn").first.click()  # again: it counts no more
        assert solve(page, name_of(game, puzzle, 0)) == "right"
    page.locator(".row.end .primary").click()
    page.wait_for_selector("[data-option]")


def test_the_shelf_leads_to_the_puzzle_of_the_day_and_to_themes(visit: Visit) -> None:
    page = visit("Ani", path="/puzzles")
    page.locator(".themes li a").first.click()
    page.wait_for_selector("[data-option]")
    assert "theme=" in page.url
    page.go_back()
    page.locator(".card .btn.primary").first.click()
    page.wait_for_selector("[data-option]")
    assert page.url.endswith("/day")


def finished(house: House) -> tuple[str, str]:
    """A game against two bots, badly played to its end; the table and my cookie."""
    me = harness.Browser(house.port, "Ani")
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = me.new_table("bastille", [{"kind": "mine"}, *bots]).table.table
    socket, turn = me.page(table), 0
    socket.until("whole")
    while socket.end is None:
        if socket.my_turn():
            if turn > 4 * RATE.burst:  # nobody clicks faster than a page may
                time.sleep(1.1 / RATE.per_second)
            socket.move(turn)
            turn += 5
        else:
            socket.receive()
    socket.close()
    return table, me.cookie


def test_a_finished_game_is_looked_at_again(visit: Visit, house: House) -> None:
    table, cookie = finished(house)
    page = visit("Ani")
    page.context.clear_cookies()
    value = cookie.removeprefix("trianon=")
    page.context.add_cookies([{"name": "trianon", "value": value, "url": house.address}])
    page.goto(f"{house.address}/review/{table}?move=5")
    page.wait_for_selector("[data-review=true]", timeout=SEARCHED)
    assert page.locator("[data-move='5'].now").count() == 1
    page.locator("[data-move='9'] .move").click()
    page.wait_for_selector("[data-move='9'].now")
    assert "move=9" in page.url
    page.get_by_role("tab").nth(2).click()
    page.locator("textarea").fill("here it turned")
    page.locator("form button").click()
    page.wait_for_selector("text=here it turned")
    page.get_by_role("tab").nth(1).click()
    assert page.locator(".more").count() > 0
    assert faults(page) == []
    page.get_by_role("button", name="Learn from it").click()
    page.wait_for_selector("text=among your puzzles")
    page.goto(f"{house.address}/puzzles")
    page.locator(".mine li a").first.click()
    page.wait_for_selector("[data-option]")
    solve(page, page.locator("[data-option]").first.get_attribute("data-option"))
    page.wait_for_selector(".again")
    page.goto(f"{house.address}/review/{table}")
    page.wait_for_selector("[data-review=true]")
    page.get_by_role("tab").nth(1).click()
    mine = page.locator("article:has(.more) .btn").first
    mine.click()
    page.wait_for_url("**/table/*")


COPIES = """Object.defineProperty(navigator, "clipboard",
    {value: {writeText: async text => { window.copied = text; }}});"""
COPIES_NOTHING = COPIES.replace("window.copied = text", "throw new Error(text)")


def test_a_finished_game_is_shared_from_the_move_shown(visit: Visit, house: House) -> None:
    """And learned from without a detour by the review."""
    table, cookie = finished(house)
    mine = {"name": "trianon", "value": cookie.removeprefix("trianon="), "url": house.address}
    links = []
    for script in (COPIES, COPIES_NOTHING):
        page = visit("Ani", scripts=(script,))
        page.context.clear_cookies()
        page.context.add_cookies([mine])
        page.goto(f"{house.address}/table/{table}")
        page.get_by_role("button", name="Learn from it").wait_for()
        assert page.get_by_role("button", name="Share from here").count() == 0  # no move is shown
        page.goto(f"{house.address}/table/{table}?move=9")
        page.get_by_role("button", name="Share from here").click()
        if script == COPIES:
            page.get_by_role("button", name="Link copied").wait_for()
            links.append(page.evaluate("window.copied"))
        else:
            links.append(page.locator(".rep input.link").input_value())
    assert len(set(links)) == 1
    assert links[0].endswith("?move=9")
    guest = visit("Eve", scripts=(COPIES,))
    guest.goto(links[0])
    guest.get_by_role("heading", name="move 9 of").wait_for()
    guest.locator(
        "[aria-label='One move back']"
    ).click()  # who got the link passes on another moment
    guest.wait_for_url("**?move=8")
    guest.get_by_role("button", name="Share from here").click()
    guest.get_by_role("button", name="Link copied").wait_for()
    assert guest.evaluate("window.copied") == guest.url
