"""Where the figures come from, in the rules of every table: each origin explained, each figure with one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import sit_down
from trianon.core.figures import counted, figures
from trianon.core.registry import GAMES, game
from trianon.core.words import game_words

Visit = Callable[..., Any]
SHOTS = os.environ.get("TRIANON_SHOTS", "")  # a folder for pictures of what is tested
LANGUAGE = {"bastille": "de", "louis-xiv": "fr", "heads-of-state": "en"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_say_where_every_figure_comes_from(visit: Visit, name: str, size: Any) -> None:
    rules, language = game(name), LANGUAGE.get(name, "en")
    words = game_words(rules, language)
    page = visit("Ani", language, size)
    sit_down(page, name)
    page.keyboard.press("r")
    page.get_by_role("tab").nth(2).click()
    page.wait_for_selector(".origins")
    base = figures(rules.base_edition, rules.base_edition)
    shown = page.locator(".dbody").inner_text()
    for origin in counted(base):
        assert words.sentence(f"origin-{origin}-about") in shown
    for group in {one.group for one in base}:
        assert words.sentence(f"figures-{group}") in shown
    rows = page.locator(".dbody tbody tr")
    told = rows.evaluate_all(
        "rows => rows.map(row => [...row.children].map(one => one.textContent))"
    )
    for one in base:
        what, figure = (one.row, f"{one.field} {one.value}") if one.row else (one.field, one.value)
        origin = words.sentence(f"origin-{one.origin}")
        assert any(row[0] == what and figure in row[1] and row[2] == origin for row in told), one
    assert page.evaluate("document.querySelector('.dbody').scrollWidth <= innerWidth")
    if SHOTS:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=f"{SHOTS}/figures-{name}-{size['width']}-{scheme}.png")
