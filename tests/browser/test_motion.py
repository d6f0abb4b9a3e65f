"""Plans on the map; a board under two fingers; a line drawn over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import NOT_BY_ITSELF, PHONE
from tests.browser.player import answer, move, sit_down
from tests.browser.test_cards import VIEW
from trianon.core.registry import game

Visit = Callable[..., Any]
BRISK = 'if (location.protocol === "http:") localStorage.setItem("trianon.pace", "brisk")'
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.zoom')).transform).a"

# Two taps beside the options, one right after the other.
TAPS = """() => {
    const board = document.querySelector(".zoom .board");
    for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
        board.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerId: 9, pointerType: "touch"}));
    }
}"""


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


def test_two_fingers_enlarge_the_board_and_two_taps_show_it_whole(visit: Visit) -> None:
    page = visit("Ani", "en", PHONE, has_touch=True, is_mobile=True)
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


def pinch(touch: Any, x: float, y: float, ways: tuple[int, ...]) -> None:
    """Two fingers go apart."""
    for number, way in enumerate(ways):
        points = [{"x": x - way, "y": y, "id": 1}, {"x": x + way, "y": y, "id": 2}]
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_line_over_boards_places_several_markers(visit: Visit) -> None:
    """From the board of the last marker on; the one that ends the turn is only chosen, to be confirmed."""
    page = visit("Ani", scripts=(NOT_BY_ITSELF,))
    sit_down(page, "louis-xiv")
    for turn in range(60):
        page.wait_for_selector("[data-option]")
        view = page.evaluate(VIEW)
        asked = page.locator(".dock").get_attribute("data-asked")
        if asked == "next-marker" and view["markers_left"] == 2:
            break
        answer(page, turn)
    way = walk(view["chain_at"])
    page.mouse.move(*centre(page, way[0]))
    page.mouse.down()
    for board in way[1:]:
        page.mouse.move(*centre(page, board), steps=5)
    page.mouse.up()
    page.wait_for_selector(f".court-board.chosen[data-place='board-{way[2]}']")
    assert page.evaluate(VIEW)["chain_at"] == way[1]


def walk(start: str) -> list[str]:
    """A board, a neighbour of it, and a neighbour of that one."""
    boards = {one["no"]: one for one in game("louis-xiv").base_tables()["board"]}
    first = next(one for one in boards.values() if one["id"] == start)
    second = boards[first["neighbours"][0]]
    third = next(boards[no] for no in second["neighbours"] if no != first["no"])
    return [first["id"], second["id"], third["id"]]


def centre(page: Any, board: str) -> tuple[float, float]:
    box = page.locator(f"[data-place='board-{board}'] .plate").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Where cards that refill the display fly to, and whether they lie there once the others have closed up.
REFILLS = """
window.flown = []; window.wrong = []; window.refilled = 0;
let act = "";
new MutationObserver(changes => {
    const now = document.querySelector(".shell")?.dataset.act ?? "";
    if (act === "refill" && now !== "refill") {
        const lying = [...document.querySelectorAll("#main [data-piece^='display-']")].map(one => {
            const plate = one.querySelector(".plate"); // its place, even while the card slides there
            const way = one.ownerSVGElement.getScreenCTM();
            const {x, y} = new DOMPoint(plate.x.baseVal.value, plate.y.baseVal.value).matrixTransform(way);
            return [x, y, one.dataset.card];
        });
        const near = ([x, y, card]) => lying.some(
            to => to[2] === card && Math.hypot(to[0] - x, to[1] - y) < 4);
        const alone = (one, index, all) => all.findIndex(to => `${to}` === `${one}`) === index;
        window.wrong.push(...window.flown.filter((...one) => !near(one[0]) || !alone(...one)));
        window.refilled += window.flown.length > 1 ? 1 : 0;
        window.flown = [];
    }
    act = now;
    for (const node of changes.flatMap(change => [...change.addedNodes])) {
        if (now === "refill" && node.classList?.contains("piece")) {
            queueMicrotask(() => {
                const end = node.getAnimations()[0]?.effect.getKeyframes().at(-1).transform;
                const found = /translate\\(([-\\d.]+)px, ([-\\d.]+)px\\)/.exec(end ?? "");
                const card = node.querySelector("[data-card]")?.dataset.card;
                if (found) window.flown.push([Math.round(+found[1]), Math.round(+found[2]), card]);
            });
        }
    }
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-act"]});
"""


def test_cards_that_refill_the_display_fly_to_where_they_will_lie(visit: Visit) -> None:
    page = visit("Ani", scripts=(BRISK, REFILLS))
    sit_down(page, "heads-of-state")
    for turn in range(80):
        answer(page, turn)
        page.wait_for_selector("[data-option]")
        if page.evaluate("window.refilled") > 7:
            break
    page.wait_for_timeout(400)
    assert page.evaluate("window.refilled") > 0
    assert page.evaluate("window.wrong") == []
