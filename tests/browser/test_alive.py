"""My own piece moves at the click, things named in a sentence can be lifted, sheets of a phone are dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import PHONE
from tests.browser.player import answer, click, move, sit_down
from tests.browser.test_stage import CAUGHT_UP, STEADY, settle
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
# What is asked when my own piece is on its way at the click.
ASKED = {"bastille": "place-tile", "louis-xiv": "next-marker", "heads-of-state": "take-attribute"}
TAKES = {"bastille": "place ", "louis-xiv": "board ", "heads-of-state": "take "}
PATIENCE = 60_000
LIFTED = ".beside[popover]"  # a hand lies beside its question, too
# Every piece that flies is counted, however short its flight.
FLIGHTS = """
document.addEventListener("DOMContentLoaded", () => new MutationObserver(changes => {
    const seen = document.documentElement.dataset;
    const fresh = changes.flatMap(one => [...one.addedNodes]).filter(one => one.matches?.(".flyer"));
    seen.flown = Number(seen.flown ?? 0) + fresh.length;
}).observe(document, {subtree: true, childList: true}));
"""
# Nothing is answered by itself.
STILL = "location.protocol === 'http:' && localStorage.setItem('trianon.auto', 'off')"
LANDED = """() => document.documentElement.dataset.flown > 0 && !document.querySelector(".flyer")"""
PIECES = """() => [...document.querySelectorAll("#main [data-piece], #main [data-card]")]
    .map(one => `${one.dataset.piece ?? one.dataset.card} ${one.textContent.trim()}`).sort()"""
TABS_INTO = """() => {
    const {activeElement} = document;
    return {dialog: !!activeElement.closest("dialog"), tabs: !!activeElement.closest(".tabs"),
            under: !!activeElement.closest(".room, .bar, .strip")};
}"""


class Line:
    """The page's line to the server, which can be held: what the server says waits."""

    def __init__(self, page: Any) -> None:
        self.held: list[Any] | None = None
        page.route_web_socket("**/*", self.opened)

    def opened(self, page: Any) -> None:
        server = page.connect_to_server()
        self.page = page

        def heard(message: Any) -> None:
            if self.held is None:
                page.send(message)
            else:
                self.held.append(message)

        server.on_message(heard)

    def release(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def until(page: Any, kind: str) -> None:
    """Answer until this is asked."""
    for turn in range(60):
        page.wait_for_selector("[data-option]")
        if page.locator(".dock").get_attribute("data-asked") == kind:
            return
        answer(page, turn)
    raise AssertionError(kind)


@pytest.mark.parametrize("game", GAMES)
def test_my_own_piece_is_where_i_put_it_before_the_server_has_answered(
    visit: Visit, game: str
) -> None:
    page = visit("Ani", scripts=(STEADY, FLIGHTS, STILL))
    page.set_default_timeout(PATIENCE)
    line = Line(page)
    sit_down(page, game)
    until(page, ASKED[game])
    page.locator("[data-pace=normal]").click()
    before = page.evaluate(PIECES)
    line.held = []
    page.locator(f"[data-option^='{TAKES[game]}']").first.dispatch_event("click")
    if page.locator(".shell[data-sending=false]").count():
        page.locator(".dock .act .btn.primary").click()
    page.wait_for_function(LANDED)
    assert page.locator(".shell").get_attribute("data-sending") == "true"
    assert page.evaluate(PIECES) != before
    line.release()
    page.keyboard.press("Escape")
    page.wait_for_function(CAUGHT_UP)
    settle(page)


def test_what_was_foretold_and_refused_is_taken_back(visit: Visit) -> None:
    page = visit("Ani", scripts=(STEADY, FLIGHTS, STILL))
    page.set_default_timeout(PATIENCE)
    line = Line(page)
    sit_down(page, "bastille")
    page.locator("[data-pace=normal]").click()
    before = page.evaluate(PIECES)
    line.held = []
    click(page, 0)
    page.wait_for_function(LANDED)
    assert page.evaluate(PIECES) != before
    refused = '{"type": "refused", "code": "unreachable", "facts": {}, "move_id": ""}'
    line.page.send(refused)
    page.wait_for_function("() => document.querySelector('.shell').dataset.true === 'true'")
    assert page.evaluate(PIECES) == before


@pytest.mark.parametrize("game", GAMES)
def test_things_named_in_the_log_lift_their_cards(visit: Visit, game: str) -> None:
    page = visit("Ani", scripts=(STILL,))
    sit_down(page, game)
    for turn in range(5):
        move(page, turn)
    page.evaluate(
        "() => document.querySelectorAll('.log details').forEach(one => (one.open = true))"
    )
    link = page.locator(".log button.named:visible").first
    name = link.inner_text()
    link.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector(f"{LIFTED} .card.large")
    title = page.locator(f"{LIFTED} .title").inner_text().lower()
    assert set(title.split()) & set(name.lower().split()), (title, name)
    page.keyboard.press("Escape")
    page.wait_for_selector(LIFTED, state="detached")
    named = page.locator(".log .named:visible")
    named.first.hover()  # also in the line of an act, which unfolds it
    page.wait_for_selector(f"{LIFTED} .card.large")


def test_a_sheet_of_a_phone_keeps_all_but_the_tabs_out_of_reach(visit: Visit) -> None:
    page = visit("Ani", "en", PHONE)
    sit_down(page, "bastille")
    page.locator(".tabs").get_by_text("Log", exact=True).click()
    page.wait_for_selector("dialog.drawer[open]")
    assert page.evaluate(TABS_INTO)["dialog"]
    met = []
    for _ in range(40):
        page.keyboard.press("Tab")
        met.append(page.evaluate(TABS_INTO))
    assert any(one["tabs"] for one in met)
    assert any(one["dialog"] for one in met)
    assert not any(one["under"] for one in met)
    page.locator(".tabs").get_by_text("Log", exact=True).click()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.drawer", state="detached")
    assert page.locator(".shell > [inert]").count() == 0
    assert page.evaluate("() => document.activeElement.textContent.trim()") == "Log"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_caption_has_room_for_its_sentence(visit: Visit, language: str) -> None:
    page = visit("Ani", language, scripts=(STEADY,))
    sit_down(page, "bastille")
    page.locator("[data-pace=calm]").click()
    click(page, 0)
    page.wait_for_selector(".says.busy .say b")
    cut = "one => one.querySelector('b').getBoundingClientRect().right - one.getBoundingClientRect().right"
    assert page.locator(".says .say").evaluate(cut) <= 0
