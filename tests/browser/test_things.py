"""Whatever lies on a board can be lifted and read: by pointing at it, by the keyboard, by a long press."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, NOT_BY_ITSELF, PHONE
from tests.browser.house import House
from tests.browser.player import SETTLED, choose, move, sit_down
from tests.browser.test_cards import LIFTED, OVER, TABLET, VIEW
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
SIZES = pytest.mark.parametrize(
    "size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"]
)
KINDS = {
    "bastille": (
        *("character", "place", "tile", "versailles", "pile", "flags", "weapon"),
        *("catacombs", "track", "rounds"),
    ),
    "louis-xiv": ("board", "chip", "coats", "deck", "reserve", "played", "money"),
    "heads-of-state": ("noble", "attribute", "treachery", "marker", "country", "deck"),
}
ON_WIDE = {
    "bastille": ("bonus", "bag"),
    "heads-of-state": ("house", "years", "cubes"),
}
NO_FIGURES = ("pile", "deck light", "deck medium", "deck dark")
PAINTED = ("#plan-", "#map-", "#outline-")  # the ground the board is painted on
# Every sign and plate of the board that nothing lifts.
UNREAD = """painted => [...document.querySelectorAll(
    "#main .board use, #main .board .plate, #main .board .cell, #main .board .coin"
)].filter(one => {
    const drawing = one.getAttribute("href") ?? "";
    return !painted.some(start => drawing.startsWith(start)) && !one.closest("[data-lift]")
        && !one.closest("symbol, defs, pattern")
        && !(one.matches(".plate") && one.parentElement.querySelector("[data-lift]")); // a tray of things
}).map(one => one.outerHTML.slice(0, 120))"""
# The things a group leads to, and how many of them are a stop of the keyboard.
GROUPS = """() => [...document.querySelectorAll("#main [data-cards]")].map(group => {
    const own = [...group.querySelectorAll("[data-lift]")].filter(
        one => one.closest("[data-cards]") === group && !one.querySelector("[data-option]")
            && !one.matches("[data-option]"));
    return [own.length, own.filter(one => one.tabIndex === 0).length,
        own.filter(one => !one.getAttribute("aria-label")).map(one => one.dataset.lift)];
}).filter(([count]) => count > 0)"""
FOCUS = """key => document.querySelector(`#main [data-lift="${key}"][tabindex]`)?.focus()"""
KEYS = """() => [...new Set([...document.querySelectorAll("#main [data-lift][tabindex]")]
    .map(one => one.dataset.lift))]"""


def open_board(visit: Visit, game: str, size: Any, language: str = "en") -> Any:
    """A table after a few moves, at which nobody is hurried."""
    page = visit("Ani", language, scripts=(NOT_BY_ITSELF,))
    sit_down(page, game)
    for turn in range(5):
        move(page, turn)
    while game == "bastille" and not page.locator("[data-piece^='tile-']").count():
        move(page, turn)
    page.set_viewport_size(size)
    page.wait_for_selector("#main .board [data-lift]")
    page.mouse.move(1, 1)
    page.wait_for_selector(LIFTED, state="detached")
    return page


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_can_be_lifted(visit: Visit, game: str, size: Any) -> None:
    page = open_board(visit, game, size)
    assert page.evaluate(UNREAD, PAINTED) == []
    lifted = page.eval_on_selector_all(
        "#main [data-lift]", "all => [...new Set(all.map(one => one.dataset.lift.split(' ')[0]))]"
    )
    kinds = KINDS[game] + (() if size is PHONE else ON_WIDE.get(game, ()))
    if size is TABLET and game == "bastille":  # drawn as on a phone
        kinds = KINDS[game]
    assert set(kinds) - set(lifted) == set()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_each_thing_says_what_it_is(visit: Visit, game: str, language: str) -> None:
    """A title, words under every sign, no name of a message, and where its figures come from."""
    page = open_board(visit, game, DESKTOP, language)
    page.keyboard.press("Tab")  # the focus is seen from now on
    for key in page.evaluate(KEYS):
        page.evaluate(FOCUS, key)
        page.wait_for_selector(LIFTED)
        card = page.locator(LIFTED)
        if not key.startswith(NO_FIGURES):
            page.wait_for_selector(f"{LIFTED} .origin")
        text = card.inner_text()
        assert card.locator(".title").inner_text().strip(), key
        assert all(card.locator(".sign em").all_inner_texts()), key
        assert not re.search(r"undefined|[{}]|^[a-z]+(-\w+)+$", text, re.MULTILINE), (key, text)
        page.keyboard.press("Escape")
        page.wait_for_selector(LIFTED, state="detached")


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_each_group_of_things_is_one_stop_of_the_keyboard(
    visit: Visit, game: str, size: Any
) -> None:
    page = open_board(visit, game, size)
    groups = page.evaluate(GROUPS)
    assert groups
    for count, stops, unnamed in groups:
        assert (stops, unnamed) == (1, []), count


@pytest.mark.parametrize("game", GAMES)
def test_arrows_go_through_a_group_and_enter_opens_what_is_read(visit: Visit, game: str) -> None:
    page = open_board(visit, game, DESKTOP)
    page.keyboard.press("Tab")
    group = page.locator("#main [data-cards] > [data-lift][tabindex='0']").first
    group.focus()
    first = page.evaluate("document.activeElement.dataset.lift")
    page.wait_for_selector(LIFTED)
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.lift")
    assert second is not None
    assert page.evaluate("document.activeElement.getAttribute('tabindex')") == "0"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.lift") == first
    page.keyboard.press("Enter")
    page.wait_for_selector(OVER)
    page.keyboard.press("Escape")
    page.wait_for_selector(OVER, state="detached")
    assert page.evaluate("document.activeElement.dataset.lift") == first


def start(page: Any, house: House, mine: int, **wishes: Any) -> None:
    """A table of Bastille with so many seats of my own, the others for bots."""
    page.wait_for_selector(".room-card")
    seats = [{"kind": "mine"}] * mine + [{"kind": "bot", "level": "random"}] * (3 - mine)
    told = page.context.request.post(
        f"{house.address}/api/tables",
        data={"game": "bastille", "seats": seats} | wishes,
        headers={"Origin": house.address},
    )
    page.goto(f"{house.address}/table/{told.json()['table']['table']}")


def until_asked(page: Any, kind: str) -> None:
    """Answer for all seats of mine until one of them is asked this."""
    for turn in range(400):
        page.wait_for_selector(SETTLED)
        if page.locator(".cover .btn").count():
            page.locator(".cover .btn").click()
            page.wait_for_selector("[data-option]")
        if page.locator(".dock").get_attribute("data-asked") == kind:
            return
        choose(page, turn)
    raise AssertionError(kind)


def test_two_weapon_tokens_are_tapped_on_the_board(visit: Visit, house: House) -> None:
    """The first tap takes one in hand, the second makes the pair; a tap on one puts it back."""
    page = visit("Ani", scripts=(NOT_BY_ITSELF,))
    start(page, house, mine=2)  # one of two is not the last on the track
    until_asked(page, "claim-weapons")
    button = page.locator(".dock .act .btn.primary")
    take = page.locator("[data-place='weapons'] [data-option]")
    held = page.locator("[data-place='weapons'] [aria-pressed='true']")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_selector("[data-place='weapons'] [data-option]")
        assert page.locator(".dock .options").count() == 0
        take.first.click()
        assert held.count() == 1
        assert button.is_disabled()
        held.first.click()
        assert held.count() == 0
    take.first.focus()
    page.keyboard.press("Enter")
    take.last.focus()
    page.keyboard.press("Enter")
    assert button.is_enabled()
    assert button.inner_text().startswith("Take ")
    before = page.evaluate(VIEW)
    seq = page.locator(".shell").get_attribute("data-seq")
    button.click()
    page.wait_for_function("seq => document.querySelector('.shell').dataset.seq !== seq", arg=seq)
    after = page.evaluate(VIEW)
    seat = before["asked_seat"]
    owned = [sum(view["players"][seat]["weapons"].values()) for view in (before, after)]
    assert owned[1] == owned[0] + 2


def test_a_pile_of_missions_is_chosen_where_it_lies(visit: Visit, house: House) -> None:
    page = visit("Ani", scripts=(NOT_BY_ITSELF,))
    start(page, house, mine=1, switches={"secret_mission": True})
    until_asked(page, "choose-pile")
    pile = page.locator("[data-pile='bottom'] [data-option='pile bottom']")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        pile.wait_for()
        assert page.locator(".dock .options").count() == 0
        box = pile.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    pile.click()
    button = page.locator(".dock .act .btn.primary")
    assert "bottom pile" in button.inner_text()
    button.click()
    page.wait_for_function("() => document.querySelector('.dock').dataset.asked === 'take-mission'")
