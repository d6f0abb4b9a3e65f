"""Pictures of the page for the README: `make screens` starts a server and a Chromium and plays a little."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, FLAGS, KEPT, PHONE  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import answer, sit_down  # noqa: E402
from tools.browser import found  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
SHOTS = (
    ("lobby", "", "en", DESKTOP, "light", 0),
    ("bastille", "bastille", "en", DESKTOP, "light", 14),
    ("bastille-phone", "bastille", "fr", PHONE, "light", 8),
    ("louis-xiv", "louis-xiv", "de", DESKTOP, "light", 12),
    ("louis-xiv-phone", "louis-xiv", "en", PHONE, "dark", 6),
    ("heads-of-state", "heads-of-state", "en", DESKTOP, "dark", 16),
    ("heads-of-state-phone", "heads-of-state", "de", PHONE, "light", 8),
)


def shoot(browser: Any, address: str, shot: tuple[str, str, str, Any, str, int]) -> None:
    """One picture after some moves."""
    name, game, language, size, scheme, moves = shot
    context = browser.new_context(viewport=size, locale=language, color_scheme=scheme)
    context.add_init_script(KEPT % "Ani")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".room-card .btn.primary")
    if game:
        sit_down(page, game)
        for turn in range(moves):
            answer(page, turn)
        page.wait_for_selector("[data-option], .pod")
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def main() -> None:
    """All pictures."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=found(), args=FLAGS)
            for shot in SHOTS:
                shoot(browser, house.address, shot)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
