"""The open data set on the page: off by default, said at the table or for all games, taken back, too late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.house import House
from tests.browser.test_puzzles import finished
from trianon.core.words import core_words
from trianon.server import open_data
from trianon.server.store import Store

Visit = Callable[..., Any]
TABLE, ALL = "[data-setting=give-table]", "[data-setting=give-all]"


def as_player(page: Any, house: House, cookie: str) -> None:
    """The page of somebody who has played without one."""
    value = cookie.removeprefix("trianon=")
    page.context.clear_cookies()
    page.context.add_cookies([{"name": "trianon", "value": value, "url": house.address}])


def test_a_finished_game_is_given_and_taken_back_until_it_has_gone(
    visit: Visit, house: House, tmp_path: Path
) -> None:
    table, cookie = finished(house)
    page = visit("Ani")
    as_player(page, house, cookie)
    page.goto(f"{house.address}/table/{table}")
    box = page.locator(TABLE)
    assert not box.is_checked()
    box.check()
    page.reload()
    page.wait_for_selector(f"{TABLE}:checked")
    page.goto(house.address)
    page.click("[data-give-back]")  # all at once, also what one cannot reach any more
    page.wait_for_selector("[data-give-back]", state="detached")
    page.goto(f"{house.address}/table/{table}")
    assert not box.is_checked()
    page.goto(house.address)
    page.check(ALL)
    page.goto(f"{house.address}/table/{table}")
    page.wait_for_selector(f"{TABLE}:checked")
    store = Store(house.data)  # beside the server
    made = open_data.export(store, tmp_path / "games", core_words("en"))
    store.close()
    assert made.games == 1
    page.reload()
    page.wait_for_selector("[data-give] .state:has-text('published')")
    box.uncheck()
    page.wait_for_selector("[data-give] .state:has-text('already exported on')")


def test_who_plays_several_seats_is_told_to_answer_for_them(visit: Visit, house: House) -> None:
    page = visit("Ani", language="de")
    page.wait_for_selector(".room-card")
    made = page.evaluate(
        """() => fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify({game: "bastille", seats: [{kind: "mine"}, {kind: "mine"},
        {kind: "mine"}]})}).then((answer) => answer.json())"""
    )
    page.goto(f"{house.address}/table/{made['table']['table']}")
    page.click("button:has(use[href='#i-menu'])")
    said = page.locator("[data-give]")
    said.scroll_into_view_if_needed()
    assert "3 Plätze" in said.inner_text()
    assert not page.locator(TABLE).is_checked()
