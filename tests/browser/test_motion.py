"""What happened is told place by place and keeps nobody from answering; plans; a board under two fingers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import KEPT, PHONE
from tests.browser.house import House
from tests.browser.player import move, seq, sit_down

Visit = Callable[..., Any]
TOLD = "[data-told]"
MOST = 40  # moves until something has happened at a place; a few are enough

# What is told now, and the places that are marked on the board, as they are called there.
NOW = """() => ({
    words: document.querySelector(".course").innerText,
    places: [...document.querySelectorAll("[data-told]")].map(one => ({
        id: one.dataset.place,
        name: one.querySelector("title, .t-name")?.textContent.split(":")[0] ?? "",
        seen: [...one.children].some(part => getComputedStyle(part).strokeDasharray === "9px, 4px"),
    })),
})"""
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.zoom')).transform).a"

# Two taps beside the options, one right after the other.
TAPS = """() => {
    const board = document.querySelector(".zoom .board");
    for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
        board.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerId: 9, pointerType: "touch"}));
    }
}"""


def test_the_moves_of_others_are_told_and_answers_need_not_wait(visit: Visit) -> None:
    page = visit("Ani")
    page.context.add_init_script("localStorage.setItem('trianon.motion', 'on')")
    page.reload()
    sit_down(page, "bastille")
    move(page, 0)
    page.wait_for_selector(".course")
    page.wait_for_selector(TOLD, state="attached")
    before = seq(page)
    move(page, 1)  # while it is told
    assert seq(page) > before
    page.wait_for_selector(".course")
    page.locator(".course [aria-label='One step on']").click()
    page.locator(".course").get_by_text("2/").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".course", state="detached")
    assert page.locator(TOLD).count() == 0
    page.get_by_role("button", name="What happened").click()
    page.wait_for_selector(".course")


def test_without_motion_it_is_told_when_asked_for(visit: Visit) -> None:
    page = visit("Ani")
    sit_down(page, "bastille")
    move(page, 0)
    page.get_by_role("button", name="What happened").wait_for()
    assert page.locator(".course").count() == 0
    assert page.locator(".flyer").count() == 0
    page.get_by_role("button", name="What happened").click()
    page.wait_for_selector(".course")
    assert page.locator(".flyer").count() == 0


@pytest.mark.parametrize(
    ("game", "kind"),
    [("bastille", "location-"), ("louis-xiv", "board-"), ("heads-of-state", "spot-")],
)
def test_it_is_told_place_by_place(visit: Visit, game: str, kind: str) -> None:
    page = visit("Ani")
    sit_down(page, game)
    told: list[dict[str, Any]] = []
    for turn in range(MOST):
        if any(beat["places"] for beat in told):
            break
        move(page, turn)
        told = course_of(page)
    marked = [beat for beat in told if beat["places"]]
    assert marked, "nothing has happened at a place"
    for beat in marked:
        (place,) = beat["places"]
        assert place["id"].startswith((kind, "country-"))
        assert place["seen"]
        assert place["name"]
        assert place["name"] in beat["words"]


def course_of(page: Any) -> list[dict[str, Any]]:
    """All that is told of the moves of others, one beat after the other; nothing stays marked."""
    asking = page.get_by_role("button", name="What happened")
    if not asking.count():
        return []
    promised = int(re.sub(r"\D", "", asking.inner_text()))
    asking.click()
    page.wait_for_selector(".course")
    told = []
    for number in range(1, promised + 1):
        page.locator(".course").get_by_text(f"{number}/{promised}", exact=True).wait_for()
        told.append(page.evaluate(NOW))
        if number < promised:
            page.locator(".course [aria-label='One step on']").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".course", state="detached")
    assert page.locator(TOLD).count() == 0
    return told


def test_the_spots_of_a_noble_are_marked_while_one_plans(visit: Visit) -> None:
    page = visit("Ani")
    sit_down(page, "heads-of-state")
    assert page.locator(".spot.planned").count() == 0
    line = page.locator(".rail button.line", has_text="King")
    line.hover()
    page.wait_for_selector(".spot.planned")
    page.locator("h1").first.hover()
    page.wait_for_selector(".spot.planned", state="detached")
    line.click()
    page.locator("h1").first.hover()
    assert page.locator(".spot.planned").count() > 0
    while not page.locator(".rail .row .tok").count():  # the log of draws grows as they are made
        move(page, 0)
    assert page.locator(".spot.planned").count() > 0


def test_two_fingers_enlarge_the_board_and_two_taps_show_it_whole(
    browser: Any, house: House
) -> None:
    context = browser.new_context(viewport=PHONE, locale="en", has_touch=True, is_mobile=True)
    context.add_init_script(KEPT % "Ani")
    context.set_default_timeout(180_000)
    page = context.new_page()
    page.goto(house.address)
    sit_down(page, "bastille")
    box = page.locator("#main").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    pinch(touch, x, y, (20, 60, 110))
    assert page.evaluate(SCALE) > 1.5
    chosen = page.locator("[aria-pressed=true][data-option]").count()
    assert chosen == 0, "a gesture has chosen something"
    page.evaluate(TAPS)
    assert page.evaluate(SCALE) == 1
    context.close()


def pinch(touch: Any, x: float, y: float, ways: tuple[int, ...]) -> None:
    """Two fingers go apart."""
    for number, way in enumerate(ways):
        points = [{"x": x - way, "y": y, "id": 1}, {"x": x + way, "y": y, "id": 2}]
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
