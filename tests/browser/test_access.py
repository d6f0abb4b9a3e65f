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


def faults(page: Any) -> list[str]:
    """What axe-core finds serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(AT_REST)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen(visit: Visit, size: Any, scheme: str) -> None:
    page = visit("Ani", "en", size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_selector(".room-card .btn.primary")
    found = {"lobby": faults(page)}
    sit_down(page, "bastille")
    page.wait_for_selector("[data-option]")
    found["table"] = faults(page)
    page.keyboard.press("r")
    page.wait_for_selector(".clause")
    found["rules"] = faults(page)
    page.get_by_role("tab", name="Figures").click()
    page.wait_for_selector(".origins")
    found["figures"] = faults(page)
    page.keyboard.press("Escape")
    page.locator("[aria-label='Menu'].tool").click()
    page.wait_for_selector(".drawer .seat")
    found["menu"] = faults(page)
    page.get_by_role("button", name="Table as text").click()
    page.wait_for_selector(".text")
    found["text"] = faults(page)
    assert {screen: list for screen, list in found.items() if list} == {}


def in_both_lights(page: Any) -> list[str]:
    """What is wrong with this screen by day or by candlelight."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += [f"{scheme}: {fault}" for fault in faults(page)]
    return found


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
