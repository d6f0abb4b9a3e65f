"""A hint at a practice table, and the analysis after a game."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.measures import SAID, codes_in
from tests.browser.player import sit_down

Visit = Callable[..., Any]
WORDS = {"en": ("Hint", "Largest mistakes"), "fr": ("Conseil", "Plus grosses erreurs")}
WORDS |= {"de": ("Tipp", "Größte Fehler")}
PLAYED_BY_BOTS = """async game => {
    const send = async (method, path, body) => (await fetch('/api' + path, {
        method, headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body)})).json();
    const bot = {kind: 'bot', level: 'random'};
    const made = await send('POST', '/tables', {game, seats: [{kind: 'mine'}, bot, bot]});
    await send('PUT', `/tables/${made.table.table}/seats/0`, bot);
    for (;;) {
        const line = (await send('GET', '/tables')).find(one => one.table === made.table.table);
        if (line.over) return made.table.table;
        await new Promise(done => setTimeout(done, 200));
    }
}"""


def keep(page: Any, name: str) -> None:
    """A picture, if somebody wants to look."""
    if folder := os.environ.get("TRIANON_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(
    ("language", "size", "game"),
    [("en", DESKTOP, "bastille"), ("fr", PHONE, "louis-xiv"), ("de", DESKTOP, "heads-of-state")],
    ids=["en", "fr", "de"],
)
def test_a_hint_lights_the_best_option(visit: Visit, language: str, size: Any, game: str) -> None:
    page = visit("Ani", language, size)
    sit_down(page, game)
    page.wait_for_selector(".hint-ask:enabled")
    assert page.locator(".hint-ask").inner_text() == WORDS[language][0]
    keep(page, f"ask-{language}")
    button = page.locator(".hint-ask").bounding_box()
    assert button["y"] + button["height"] <= size["height"]
    page.locator(".hint-ask").click()
    page.wait_for_selector(".hint [data-advice]")
    keep(page, f"hint-{language}")
    assert codes_in(page.evaluate(SAID), game, language) == []
    first = page.locator(".hint [data-advice]").first
    assert first.get_attribute("aria-pressed") == "true"
    assert "%" in first.inner_text()
    best = first.get_attribute("data-advice")
    lit = page.locator("[data-option][aria-pressed=true]").evaluate_all(
        "found => found.map(one => one.dataset.option)"
    )
    assert not lit or best in lit
    box = page.locator(".hint").bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    page.locator(".hint .shut").click()
    assert page.locator(".hint").count() == 0


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("de", PHONE)], ids=["desktop", "phone"]
)
def test_a_finished_game_is_analysed(visit: Visit, language: str, size: Any) -> None:
    page = visit("Ani", language, size)
    page.wait_for_selector(".room-card")
    table = page.evaluate(PLAYED_BY_BOTS, "bastille")
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/table/{table}")
    page.locator(".btn.analyse").click()
    page.wait_for_selector(".mistake")
    assert page.get_by_text(WORDS[language][1]).count() == 1
    assert page.locator("svg.chart").count() == 2
    assert page.locator(".mistake").count() >= 3
    page.locator(".mistake").first.scroll_into_view_if_needed()
    keep(page, f"analysis-{language}")
    page.locator(".mistake .move").first.click()
    page.wait_for_selector(".replay")
    page.locator(".replay .btn").last.click()
    page.locator(".mistake").first.wait_for()  # the analysis is still there
    page.locator(".acts .btn", has=page.locator("use[href$='i-zoom']")).click()
    page.locator(".dock .act .btn.primary").click()  # from the board back to the result
    page.locator(".mistake").first.wait_for()
    page.goto(page.url.split("/table/")[0])
    assert re.search(r"\w: \d+ · \d+ · \d+", page.locator(".tables li .s").first.inner_text())
