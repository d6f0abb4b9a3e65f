"""A real Chromium, driven by Playwright, at a server of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import House

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PAGE = Path(__file__).parents[2] / "src/trianon/server/page/index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
KEPT = """
if (location.protocol === "http:") {
    localStorage.setItem("trianon.name", "%s");
    if (!localStorage.getItem("trianon.pace")) {
        localStorage.setItem("trianon.pace", "once");
    }
}
"""
# For tests that look at one decision for a while: else one with a single answer is answered by itself.
NOT_BY_ITSELF = 'if (location.protocol === "http:") localStorage.setItem("trianon.auto", "off")'
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server; without a built page there is nothing to test."""
    if not PAGE.exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("house")
    house = House(folder / "data", folder / "deals")
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The machine's Chromium, or the one of Playwright."""
    path = os.environ.get("TRIANON_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    with playwright.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        except playwright.Error as error:
            pytest.skip(f"no Chromium: {error}")
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def _dealt(request: pytest.FixtureRequest) -> None:
    """Whoever uses the house plays the same games in each run, whatever was played before."""
    if "house" in request.fixturenames:
        deals = request.getfixturevalue("house").deals
        deals.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture
def visit(browser: Any, house: House) -> Iterator[Callable[..., Any]]:
    """A page of a new visitor: `visit("Ani", language="fr", size=PHONE)`; script errors fail the test.

    `scripts` run before the page's own; every other wish goes to the browser (`reduced_motion="reduce"`).
    """
    contexts, errors = [], []

    def page(
        name: str,
        language: str = "en",
        size: Any = None,
        path: str = "/",
        scripts: tuple[str, ...] = (),
        **wishes: Any,
    ) -> Any:
        context = browser.new_context(viewport=size or DESKTOP, locale=language, **wishes)
        contexts.append(context)
        for script in (KEPT % name, *scripts):
            context.add_init_script(script)
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(house.address + path)
        return page

    yield page
    for context in contexts:
        context.close()
    assert errors == []
