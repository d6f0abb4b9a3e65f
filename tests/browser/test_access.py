"""axe-core on every screen, light and dark, desktop and phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import sit_down

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Visit = Callable[..., Any]


def faults(page: Any) -> list[str]:
    """What axe-core finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen(visit: Visit, size: Any, scheme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make page")
    page = visit("Ani", "en", size)
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(".room-card .btn.primary")
    found = {"lobby": faults(page)}
    sit_down(page, "bastille")
    page.wait_for_selector("[data-option]")
    found["table"] = faults(page)
    page.keyboard.press("?")
    page.wait_for_selector(".clause")
    found["rules"] = faults(page)
    page.keyboard.press("Escape")
    page.locator("[aria-label='Menu'].tool").click()
    page.wait_for_selector(".drawer .seat")
    found["menu"] = faults(page)
    page.get_by_role("button", name="Table as text").click()
    page.wait_for_selector(".text")
    found["text"] = faults(page)
    assert {screen: list for screen, list in found.items() if list} == {}
