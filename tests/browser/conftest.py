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
# First the same Chromium without the windows of a browser, which nobody sees here: a quarter less work.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
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
MEDIA = ("color_scheme", "reduced_motion")
HERE = Path(__file__).parent
# The longest tests, each of which would leave the other cores idle if it came last.
LONG = (
    "test_a_first_game_with_the_teacher_to_its_end",
    "test_a_line_cut_at_random_moments_loses_nothing",
    "test_a_whole_game_is_played_with_nothing_lit_meanwhile",
    "test_random_skips_lose_nothing",
    "test_the_missions_of_louis_xiv_are_in_sight_at_every_decision",
    "test_lifted_cards_and_possessions_are_accessible_and_those_of_the_view",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with long ones: xdist gives every process the next part of the row."""
    if any(one.path.parent != HERE for one in items):
        return
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    named = {name: [one for one in items if is_called(one, name)] for name in LONG}
    long = [one for some in named.values() for one in some]
    short = [one for one in items if one not in long]
    row: list[pytest.Item] = []
    for number in range(processes):
        first = long[number::processes]
        rest = max(0, (len(items) - len(row)) // (processes - number) - len(first))
        row += first + short[:rest]
        del short[:rest]
    items[:] = row


def is_called(item: pytest.Item, name: str) -> bool:
    return item.name.partition("[")[0] == name


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


class Profiles:
    """Contexts of the browser, used again by one test after the other.

    A blank page keeps the window of each open: a new window costs as much as the lobby. What the browser has
    loaded and compiled stays; whatever a visitor leaves behind goes before the next one comes.
    """

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.free: dict[str, list[Any]] = {}
        self.lent: list[tuple[str, Any]] = []

    def lend(self, **wishes: Any) -> Any:
        """A context of these wishes that nobody else has now."""
        kind = repr(sorted(wishes.items()))
        waiting = self.free.setdefault(kind, [])
        context = waiting.pop() if waiting else self.made(**wishes)
        self.lent.append((kind, context))
        return context

    def made(self, **wishes: Any) -> Any:
        """A new one with its blank page."""
        context = self.browser.new_context(**wishes)
        context.set_default_timeout(60_000)
        context.new_page()
        return context

    def take_back(self) -> None:
        """All that were lent: nothing is open in them but the blank page."""
        for kind, context in self.lent:
            for page in context.pages[1:]:
                page.close()
            self.free[kind].append(context)
        self.lent.clear()


@pytest.fixture(scope="session")
def profiles(browser: Any) -> Profiles:
    """Those of this browser; they end with it."""
    return Profiles(browser)


def forget(page: Any, address: str) -> None:
    """Whoever used this context before has left no cookie and nothing stored at this address."""
    page.context.clear_cookies()
    line = page.context.new_cdp_session(page)
    line.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    line.detach()


@pytest.fixture
def visit(profiles: Profiles, house: House) -> Iterator[Callable[..., Any]]:
    """A page of a new visitor: `visit("Ani", language="fr", size=PHONE)`; script errors fail the test.

    `scripts` run before the page's own; `driven` hands its clock to the test, from the first moment on;
    colours and motion are `media` (`reduced_motion="reduce"`); every other wish goes to the browser.
    """
    driven_ones, errors = [], []

    def page(
        name: str,
        language: str = "en",
        size: Any = None,
        path: str = "/",
        scripts: tuple[str, ...] = (),
        driven: bool = False,
        **wishes: Any,
    ) -> Any:
        media = {wish: wishes.pop(wish) for wish in MEDIA if wish in wishes}
        wishes |= {"viewport": DESKTOP, "locale": language}
        context = profiles.made(**wishes) if driven else profiles.lend(**wishes)
        page = context.new_page()
        forget(page, house.address)
        if size:
            page.set_viewport_size(size)
        if media:
            page.emulate_media(**media)
        for script in (KEPT % name, *scripts):
            page.add_init_script(script)
        if driven:  # a clock belongs to its whole context: nobody else can use it
            driven_ones.append(context)
            page.clock.install()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(house.address + path)
        return page

    yield page
    profiles.take_back()
    for context in driven_ones:
        context.close()
    assert errors == []
