"""The explorer in a real browser: filters, sorting and openings are in the address; a copy shows the same."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.browser.conftest import PAGE, PHONE
from tests.browser.house import House
from tests.browser.test_access import faults
from tests.study.published import publish
from trianon.server.study_copy import export

Visit = Callable[..., Any]
STUDY = "page-and-chance"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study with two kinds of bots, and one of another game."""
    folder = tmp_path_factory.mktemp("shelf")
    publish(folder, STUDY, bots=("page", "random", "random", "random"), games=120)
    publish(folder, "louis", "louis-xiv", games=300)
    return folder


@pytest.fixture(scope="module")
def house(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that publishes them."""
    if not PAGE.exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("house")
    house = House(folder / "data", folder / "deals", shelf)
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def plain_server(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A copy in a folder of a web server that knows nothing of us."""
    root = tmp_path_factory.mktemp("www")
    export([shelf / STUDY, shelf / "louis"], root / "some" / "where", PAGE.parent, depth=1, least=4)
    handler = partial(Quiet, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """Writes no log."""

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nothing."""


def settled(page: Any) -> None:
    """Wait until everything that was asked is answered and the board stands."""
    page.wait_for_function(
        "() => { const m = document.querySelector('main')?.dataset;"
        " return m && Number(m.answered) > 0 && m.asked === m.answered; }"
    )
    page.wait_for_selector(".frame .board")


def asked(page: Any) -> dict[str, list[str]]:
    """What the address says."""
    return parse_qs(urlsplit(page.url.replace("/#", "")).query)


def shown(page: Any) -> list[str]:
    """What a person reads: figures, openings and cards."""
    return [
        page.locator(one).inner_text()
        for one in ("[data-seats]", "[data-first] table", "[data-worth]")
    ]


def test_every_view_has_its_address(visit: Visit) -> None:
    page = visit("Ani")
    page.locator("nav a[href='/explore']").click()
    page.locator(f"[data-study='{STUDY}']").click()
    settled(page)
    everything = shown(page)
    page.locator("[data-filter=bot]").select_option("random")
    settled(page)
    page.locator("[data-filter=turn]").select_option("1")
    settled(page)
    assert shown(page)[0] != everything[0]
    page.locator("[data-sort=name]").click()
    page.locator("[data-card] a").first.click()
    choice = page.locator("[data-choice] a").first
    choice.focus()
    name = page.locator("[data-choice]").first.get_attribute("data-choice")
    page.wait_for_function(
        "name => document.querySelector('.frame').dataset.pointed === name", arg=name
    )
    choice.press("Enter")
    page.wait_for_selector("[data-openings='1']")
    settled(page)
    found = asked(page)
    card = page.locator("[data-card]").first.get_attribute("data-card")
    assert found == {
        "bot": ["random"], "turn": ["1"], "line": [name], "sort": ["name"], "order": ["up"], "card": [card],
    }  # fmt: skip
    assert page.locator("th[aria-sort=ascending] [data-sort=name]").count() == 1
    before = shown(page)
    guest = visit("Zoe", path=urlsplit(page.url).path + "?" + urlsplit(page.url).query)
    settled(guest)
    assert shown(guest) == before
    page.go_back()
    page.wait_for_selector("[data-openings='0']")
    page.locator("[data-reset]").click()
    settled(page)
    assert shown(page)[0] == everything[0]


def compared(page: Any) -> list[str]:
    """What a person reads of two settings."""
    page.wait_for_selector("[data-compared]")
    cells = page.locator("[data-contrast] > :not(.wide)")
    found: list[str] = cells.all_inner_texts()
    return found


def test_two_settings_stand_side_by_side(visit: Visit, plain_server: str) -> None:
    """From one setting to two, changed and swapped by the address; a copy says the same, on a phone too."""
    page = visit("Ani", path=f"/explore/{STUDY}")
    page.locator("[data-compare]").click()
    first = compared(page)
    assert asked(page) == {"bot": ["page"], "against": [STUDY], "against_bot": ["random"]}
    assert not faults(page)
    page.locator("[data-side=two] [data-filter=bot]").select_option("page")
    page.wait_for_selector("[data-same]")
    page.locator("[data-side=two] [data-filter=turn]").select_option("1")
    page.wait_for_selector("[data-compared*=against_turn]")
    assert compared(page) != first
    phone = visit("Zoe", "fr", PHONE)
    phone.goto(f"{plain_server}#/explore/{STUDY}?bot=page&against={STUDY}&against_bot=random")
    compared(phone)
    assert not faults(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= phone.viewport_size["width"]
    held = phone.locator("[data-side=two] [data-filter=turn] option")
    assert held.evaluate_all("all => all.map(one => one.disabled)") == [False] + [True] * 4
    phone.locator("[data-swap]").click()
    phone.wait_for_selector("[data-compared*='against_bot=page']")
    page.goto(page.url.split("?")[0] + f"?bot=random&against={STUDY}&against_bot=page&lang=fr")
    assert compared(page) == compared(phone)


def test_a_place_on_the_board_is_a_choice(visit: Visit) -> None:
    page = visit("Ani", path=f"/explore/{STUDY}")
    settled(page)
    page.locator(
        ".frame [data-option='place 2 bastille'], .frame [data-location=bastille] .hit"
    ).first.click()
    page.wait_for_selector("[data-openings='1']")
    assert asked(page)["line"] == ["place 2 bastille"]
    page.wait_for_selector(".frame[data-board='1'] [data-piece='tile-bastille-0']")


def test_nothing_leads_there_without_a_study(visit: Visit) -> None:
    page = visit("Ani", path="/learn")
    page.route("**/api/studies", lambda route: route.fulfill(json=[]))
    page.locator("a.brand").click()
    with page.expect_response("**/api/studies"):
        pass
    page.wait_for_selector(".room-card")
    assert page.locator("a[href='/explore']").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(visit: Visit, scheme: str) -> None:
    found = {}
    for size in (None, PHONE):
        page = visit("Ani", "fr", size, path="/explore/louis", color_scheme=scheme)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
        found[str(size)] = faults(page)
    assert not any(found.values()), found


def test_a_copy_shows_the_same(visit: Visit, plain_server: str) -> None:
    ours = visit("Ani", path=f"/explore/{STUDY}?turn=2&sort=points")
    settled(ours)
    copy = visit("Ani")
    copy.goto(plain_server)
    copy.locator(f"[data-study='{STUDY}']").click()
    copy.locator("[data-filter=turn]").select_option("2")
    copy.locator("[data-sort=points]").click()
    settled(copy)
    assert shown(copy) == shown(ours)
    assert copy.url == f"{plain_server}#/explore/{STUDY}?turn=2&sort=points"
    copy.locator("[data-choice] a").first.click()
    copy.wait_for_selector("[data-openings='1']")
    settled(copy)
    assert copy.locator("[data-choice] a").count() == 0  # as deep as the copy goes
    again = visit("Zoe")
    again.goto(copy.url)
    settled(again)
    assert shown(again) == shown(copy)
