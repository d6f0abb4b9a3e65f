"""The host's room in a real browser: closed without the token, then the house and what a host can do."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.player import sit_down
from tests.browser.test_access import faults
from trianon.server.host import FILE

Visit = Callable[..., Any]
TABLET = {"width": 1024, "height": 768}
PICTURES = os.environ.get("TRIANON_PICTURES", "")


def enter(page: Any, house: House) -> None:
    """Log in with the token of the first start."""
    page.fill("#host-token", (house.data / FILE).read_text().strip())
    page.click("form .btn.primary")
    page.wait_for_selector(".stat")


def test_a_host_logs_in_closes_a_table_and_leaves(visit: Visit, house: House) -> None:
    guest = visit("Zora")
    sit_down(guest, "bastille")
    guest.wait_for_selector("[data-option]")
    page = visit("Host", path="/host")
    page.fill("#host-token", "x" * 32)
    page.click("form .btn.primary")
    page.get_by_text("This is not the host’s token").wait_for()
    enter(page, house)
    row = page.locator("li", has_text="Zora").first
    row.get_by_role("button", name="Close").click()
    row.get_by_role("button", name="Open again").wait_for()
    page.get_by_role("button", name="Back up now").click()
    page.get_by_text("none yet").wait_for(state="detached")
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("button", name="Yes, for good").click()
    row.wait_for(state="detached")
    guest.get_by_text("has been removed").first.wait_for()
    page.get_by_role("button", name="Log out").click()
    page.wait_for_selector("#host-token")
    page.reload()
    page.wait_for_selector("#host-token")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("size", "scheme"),
    [(DESKTOP, "light"), (PHONE, "dark"), (TABLET, "dark")],
    ids=["desktop", "phone", "tablet"],
)
def test_the_room_fits_every_screen(
    visit: Visit, house: House, size: Any, scheme: str, language: str
) -> None:
    page = visit("Ani", language, size, path="/host", color_scheme=scheme)
    page.wait_for_selector("#host-token")
    assert faults(page) == []
    enter(page, house)
    page.wait_for_timeout(400)
    assert faults(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    if PICTURES:
        name = f"host-{size['width']}-{scheme}-{language}.png"
        page.screenshot(path=str(Path(PICTURES) / name), full_page=True)
