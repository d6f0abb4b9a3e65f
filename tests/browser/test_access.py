"""axe-core on every screen, light and dark, desktop and phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.player import move, sit_down
from trianon.core.registry import GAMES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Visit = Callable[..., Any]
# What fades in has another contrast until it is there.
AT_REST = "() => Promise.allSettled(document.getAnimations().map(one => one.finished))"


# What passes is not told at length, and no rule that is on by default reads the style sheets anew.
BRIEFLY: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that another light can break


def faults(page: Any, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds serious or critical, by all its rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(AT_REST)
    wishes = BRIEFLY | ({"runOnly": rules} if rules else {})
    found: list[dict[str, Any]] = page.evaluate(
        "async wishes => (await axe.run(wishes)).violations", wishes
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def in_both_lights(page: Any) -> list[str]:
    """What is wrong with this screen by day, and with its colours by candlelight."""
    found = []
    for scheme, rules in (("light", None), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += [f"{scheme}: {fault}" for fault in faults(page, rules)]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen(visit: Visit, size: Any) -> None:
    page = visit("Ani", "en", size)
    page.wait_for_selector(".room-card .btn.primary")
    found = {"lobby": in_both_lights(page)}
    sit_down(page, "bastille")
    page.wait_for_selector("[data-option]")
    found["table"] = in_both_lights(page)
    page.keyboard.press("r")
    page.wait_for_selector(".clause")
    found["rules"] = in_both_lights(page)
    page.get_by_role("tab", name="Figures").click()
    page.wait_for_selector(".origins")
    found["figures"] = in_both_lights(page)
    page.keyboard.press("Escape")
    page.locator("[aria-label='Menu'].tool").click()
    page.wait_for_selector(".drawer .seat")
    found["menu"] = in_both_lights(page)
    page.get_by_role("button", name="Table as text").click()
    page.wait_for_selector(".text")
    found["text"] = in_both_lights(page)
    assert {screen: list for screen, list in found.items() if list} == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_the_replay_and_the_end_of_each_game(
    visit: Visit, house: House, game: str, size: Any
) -> None:
    page = visit("Ani", "en", size)
    sit_down(page, game)
    for turn in range(3):
        move(page, turn)
    found = {"table": in_both_lights(page)}
    page.locator("[aria-label='Menu'].tool").click()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay")
    found["replay"] = in_both_lights(page)
    page.goto(f"{house.address}/table/{finished(page, house, game)}")
    page.wait_for_selector(".pod")
    assert size is PHONE or page.locator(".bar .when").inner_text().endswith("End of the game")
    found["end"] = in_both_lights(page)
    assert {screen: list for screen, list in found.items() if list} == {}


def finished(page: Any, house: House, game: str) -> str:
    """A table of bots, which plays itself."""
    bots = [{"kind": "bot", "level": "random"} for _ in range(3)]
    answer = page.context.request.post(
        f"{house.address}/api/tables",
        data={"game": game, "seats": bots},
        headers={"Origin": house.address},
    )
    return str(answer.json()["table"]["table"])
