"""Cards can be lifted and read, players' possessions can be looked at, and choices are things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, NOT_BY_ITSELF, PHONE
from tests.browser.player import answer, is_over, move, sit_down
from tests.browser.test_access import in_both_lights
from tests.browser.test_layout import show
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
TABLET = {"width": 820, "height": 1180}
LIFTED = ".beside[popover] .card.large"
OVER = "dialog.over .card.large"
PRESS_MILLISECONDS = 1500
RESTING_MILLISECONDS = 1000
THINGS = {"bastille": ".character", "louis-xiv": ".court-board", "heads-of-state": ".mcard"}
CARDS_CHOSEN = {
    "bastille": "place-tile",
    "louis-xiv": "choose-card",
    "heads-of-state": "take-attribute",
}
SHOWN = "selector => [...document.querySelectorAll(selector)].map(one => one.dataset.lift)"
IN_SIGHT = """selector => {
    for (const one of document.querySelectorAll(selector)) {
        one.scrollIntoView({block: "center"});
        const {x, y, width, height} = one.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        if (width > 0 && one.contains(document.elementFromPoint(...middle))) return middle;
    }
    return null;
}"""
# How long a pointer or a finger lay still when a card was lifted: a slow machine only makes it longer.
TIMED = """
let moved = 0;
for (const kind of ["pointermove", "pointerdown"]) {
    addEventListener(kind, () => (moved = performance.now()), true);
}
new MutationObserver(() => {
    if (!document.querySelector(".beside[popover], dialog.over")) window.rested = undefined;
    else window.rested ??= performance.now() - moved;
}).observe(document, {subtree: true, childList: true});
"""
RESTED = "() => window.rested"
VIEW = """async () => {
    const table = location.pathname.split("/")[2];
    const seq = document.querySelector(".shell").dataset.seq;
    const answer = await fetch(`/api/tables/${table}/replay/${seq}?seat=0&most=1`);
    return (await answer.json())[0].look.view;
}"""


def play(page: Any, game: str, moves: int) -> None:
    """Sit down and make so many moves."""
    sit_down(page, game)
    for turn in range(moves):
        move(page, turn)


def until(page: Any, kind: str, most: int = 400) -> None:
    """Answer until this is asked."""
    for turn in range(most):
        page.wait_for_selector("[data-option], .pod")
        assert not is_over(page), kind
        if page.locator(".dock").get_attribute("data-asked") == kind:
            return
        answer(page, turn)
    raise AssertionError(kind)


class Finger:
    """A finger, as the browser feels it."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        self.send("touchStart", [{"x": x, "y": y}])

    def up(self) -> None:
        self.send("touchEnd", [])


def middle(page: Any, selector: str) -> tuple[float, float]:
    """The middle of the first thing of this kind that nothing lies over, scrolled into sight."""
    return tuple(page.wait_for_function(IN_SIGHT, arg=selector).json_value())


def press(page: Any, finger: Finger, selector: str) -> None:
    """Press long; whoever did so while the board was being drawn presses again."""
    for _ in range(4):
        finger.down(*middle(page, selector))
        page.wait_for_timeout(PRESS_MILLISECONDS)
        if page.locator(OVER).count():
            return
        finger.up()
    finger.down(*middle(page, selector))
    page.wait_for_selector(OVER)


def is_inside(box: dict[str, float], size: dict[str, int]) -> bool:
    """Whether nothing of it is cut by the window."""
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_lifted_by_hovering(visit: Visit, game: str, language: str) -> None:
    page = visit("Ani", language, scripts=(TIMED, NOT_BY_ITSELF))
    play(page, game, 2)
    page.mouse.move(4, 4)  # where nothing lies that a resting pointer could lift
    page.wait_for_selector(LIFTED, state="detached")
    page.mouse.move(*middle(page, THINGS[game]))
    page.wait_for_selector(LIFTED)
    assert page.evaluate(RESTED) > 300  # a pointer that only passes lifts nothing
    page.wait_for_selector(".beside[popover] .origin")
    card = page.locator(LIFTED)
    words = card.locator(".sign em").all_inner_texts()
    assert words != []
    assert all(words), "a word under every sign"
    assert is_inside(page.locator(".beside[popover]").bounding_box(), DESKTOP)
    page.mouse.move(4, DESKTOP["height"] - 4)
    page.wait_for_selector(LIFTED, state="detached")


def test_a_card_that_comes_under_a_resting_mouse_is_not_lifted(visit: Visit) -> None:
    """The board opens where one clicked to sit down: only who moves the mouse points at something."""
    game = "louis-xiv"
    page = visit("Ani")
    sit_down(page, game)
    x, y = middle(page, THINGS[game])
    page.reload()
    page.mouse.move(x, y)  # before anything is there
    page.wait_for_selector("[data-option]")
    page.wait_for_timeout(RESTING_MILLISECONDS)
    assert page.locator(LIFTED).count() == 0
    page.mouse.move(x + 2, y + 2)
    page.wait_for_selector(LIFTED)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_lifted_by_the_keyboard_and_carries_its_button(visit: Visit, game: str) -> None:
    """Arrows go to the next option and lift it at once; Escape puts it back, Enter chooses it."""
    page = visit("Ani", scripts=(NOT_BY_ITSELF,))
    play(page, game, 1)
    until(page, CARDS_CHOSEN[game])  # another question may have no card among its answers
    page.mouse.move(4, 4)  # where nothing lies that a resting pointer could lift
    page.keyboard.press("ArrowRight")
    for _ in range(12):
        if page.locator(LIFTED).count():
            break
        page.keyboard.press("ArrowRight")
    first = page.locator(f"{LIFTED} .title").inner_text()
    button = page.locator(".beside[popover] .do")
    assert button.inner_text().strip()
    assert button.get_attribute("tabindex") == "-1"
    page.keyboard.press("Escape")
    page.wait_for_selector(LIFTED, state="detached")
    assert page.evaluate("document.activeElement.matches('[data-option], [data-option] *')")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(LIFTED)
    assert first


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_lifted_by_a_long_press(visit: Visit, game: str) -> None:
    """It opens over a scrim; a swipe goes on to the neighbour, Escape closes; nothing is chosen by it."""
    page = visit("Ani", "en", PHONE, scripts=(NOT_BY_ITSELF, TIMED))
    play(page, game, 1)
    before = page.locator(".shell").get_attribute("data-seq")
    finger = Finger(page)
    press(page, finger, THINGS[game])
    assert page.evaluate(RESTED) > 400  # a tap lifts nothing
    finger.up()
    title = page.locator(f"{OVER} .title").inner_text()
    assert is_inside(page.locator("dialog.over").bounding_box(), PHONE)
    drawing = page.locator(f"{OVER} .ground").bounding_box()
    page.mouse.move(drawing["x"] + 150, drawing["y"] + 20)
    page.mouse.down()
    page.mouse.move(drawing["x"] + 20, drawing["y"] + 20)
    page.mouse.up()
    page.wait_for_selector(OVER)
    assert page.locator("dialog.over").count() == 1
    if page.locator(THINGS[game]).count() > 1 and game == "louis-xiv":
        assert page.locator(f"{OVER} .title").inner_text() != title
    page.keyboard.press("Escape")
    page.wait_for_selector(OVER, state="detached")
    assert page.locator(".shell").get_attribute("data-seq") == before


def owned(view: dict[str, Any], game: str, seat: int) -> list[str]:
    """The cards that lie open before a player; before myself also those in hand."""
    one = view["players"][seat]
    if game == "bastille":
        mine = view["my_missions"] if seat == view["seat"] else []
        return [f"character {card}" for card in one["cards"]] + [f"mission {m}" for m in mine]
    if game == "louis-xiv":
        known = view["known_hands"][seat]
        mine = seat == view["seat"]
        missions = view["my_missions"] if mine else known["missions"]
        cards = view["my_influence"] if mine else known["influence"]
        return [f"mission {m}" for m in one["laid"] + missions] + [f"influence {c}" for c in cards]
    some = {kind for kind, count in one["noble_cards"].items() if count}
    hand = view["my_hand"] if seat == view["seat"] else one["known"]
    plots = view["my_treachery"] if seat == view["seat"] else one["known_treachery"]
    return (
        [f"noble {noble}" for noble in some]
        + [f"attribute {card}" for card, count in hand.items() if count]
        + [f"treachery {card}" for card, count in plots.items() if count]
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_lifted_cards_and_possessions_are_accessible_and_those_of_the_view(
    visit: Visit, game: str, size: Any
) -> None:
    page = visit("Ani", "en", size, scripts=(NOT_BY_ITSELF,))
    play(page, game, 14)
    found = {}
    lift(page, game, size)
    found["lifted"] = in_both_lights(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{LIFTED}, {OVER}", state="detached")
    view = page.evaluate(VIEW)
    panels = page.locator(".strip button" if size is PHONE else ".pl .open")
    page.mouse.move(4, 4)  # where nothing lies that a resting pointer could lift
    for seat in range(len(view["players"])):
        panels.nth(seat).focus()
        page.keyboard.press("Enter" if seat % 2 or size is PHONE else "ArrowRight")
        page.wait_for_selector(f"[data-possessions='{seat}']")
        shown = page.evaluate(SHOWN, "[data-possessions] .thing[data-lift]")
        assert sorted(shown) == sorted(owned(view, game, seat)), seat
        if seat < 2:  # my own, and another player's
            found[f"seat {seat}"] = in_both_lights(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-possessions]", state="detached")
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def lift(page: Any, game: str, size: Any) -> None:
    """A card by a long press on a phone, else by hovering."""
    if size is PHONE:
        finger = Finger(page)
        press(page, finger, THINGS[game])
        finger.up()
    else:
        page.mouse.move(*middle(page, THINGS[game]))
        page.wait_for_selector(LIFTED)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_characters_show_all_their_signs_where_they_are_chosen(visit: Visit, size: Any) -> None:
    page = visit("Ani")
    sit_down(page, "bastille")
    until(page, "recruit")
    figures = page.evaluate(
        "async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/components`)).json())"
    )
    page.set_viewport_size(size)
    page.wait_for_selector(".dock .fan [data-lift]")
    cards = {card["id"]: card for card in figures["characters"]}
    for thing in page.locator(".dock .fan [data-lift]").all():
        card = cards[thing.get_attribute("data-lift").split()[1]]
        signs = thing.locator(".signs svg").count()
        assert signs == card["crowns"] + card["gems"] + card["flags"] + 1, card["id"]
    page.locator(".dock .fan [data-option]").first.click()
    assert "Recruit for" in page.locator(".dock .act .btn.primary").inner_text()


def test_the_missions_of_louis_xiv_are_in_sight_at_every_decision(visit: Visit) -> None:
    """Each kind of question with each number of missions at all sizes, every other decision at one of them."""
    page = visit("Ani")
    sit_down(page, "louis-xiv")
    sizes, met = (PHONE, TABLET, DESKTOP), set()
    for turn in range(40):
        page.wait_for_selector("[data-option]")
        missions = page.evaluate("async () => (await (" + VIEW + ")()).my_missions")
        kind = (page.locator(".dock").get_attribute("data-asked"), len(missions))
        for size in [sizes[turn % 3]] if kind in met else sizes:
            show(page, size)
            for mission in missions:
                box = page.locator(f"[data-lift='mission {mission}']").first.bounding_box()
                assert box is not None, mission
                assert box["y"] + 20 < size["height"], mission
        met.add(kind)
        answer(page, turn)


def test_the_tabs_of_a_phone_stay_under_their_sheets(visit: Visit) -> None:
    """One tap from sheet to sheet, and one back to the board."""
    page = visit("Ani", "en", PHONE)
    play(page, "bastille", 1)
    for name in ("Players", "Log", "Score"):
        page.locator(".tabs").get_by_text(name, exact=True).click()
        page.wait_for_selector(f"dialog.drawer[open][aria-label='{name}']")
        assert page.locator("dialog.drawer[open]").count() == 1
    page.locator(".tabs").get_by_text("Board", exact=True).click()
    page.wait_for_selector("dialog.drawer", state="detached")
