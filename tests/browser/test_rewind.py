"""Undo against bots alone: what cannot be taken back is played anew in a branch that says what it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import choose, sit_down

Visit = Callable[..., Any]
UNDO = "header.bar button.tool:has(use[href$='i-undo'])"
ASKED = """() => [...document.querySelectorAll('[data-option]')].map(one => one.dataset.option).sort()"""
REWIND = ("Rewind", "Revenir en arrière", "Zurückspulen")
WORDS = {"en": "drawn anew", "fr": "tiré de nouveau", "de": "neu gezogen"}


def keep(page: Any, name: str) -> None:
    """Pictures in the light and in the dark, if somebody wants to look."""
    if folder := os.environ.get("TRIANON_PICTURES"):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=Path(folder) / f"{name}-{theme}.png", animations="disabled")


def decide_until_it_stays(page: Any) -> list[str]:
    """Move until the last move cannot be taken back; the options I had for it."""
    while True:
        page.wait_for_selector("[data-option]")
        options: list[str] = page.evaluate(ASKED)
        before = page.locator(".shell").get_attribute("data-seq")
        while page.locator(".shell").get_attribute("data-seq") == before:
            choose(page, 0)
        page.wait_for_selector("[data-option]")
        if page.locator(UNDO).get_attribute("title") in REWIND:
            return options


@pytest.mark.parametrize(
    ("language", "size", "game"),
    [("en", DESKTOP, "bastille"), ("fr", PHONE, "louis-xiv"), ("de", PHONE, "heads-of-state")],
    ids=["en", "fr", "de"],
)
def test_undo_explains_itself_and_rewinds_into_a_branch(
    visit: Visit, language: str, size: Any, game: str
) -> None:
    page = visit("Ani", language, size)
    sit_down(page, game)
    options = decide_until_it_stays(page)
    table = page.url
    page.locator(UNDO).click()
    page.wait_for_selector("dialog.rewind[open]")
    assert WORDS[language] in page.locator("#rewind-why").inner_text()
    keep(page, f"rewind-{language}")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.rewind", state="detached")
    assert page.url == table
    page.keyboard.press("Control+z")
    page.wait_for_selector("dialog.rewind[open]")
    page.keyboard.press("Enter")  # the first button has the focus
    page.wait_for_function("was => location.href !== was", arg=table)
    page.wait_for_selector("[data-option]")
    assert page.evaluate(ASKED) == options
    keep(page, f"branch-{language}")
    assert page.locator("header.bar .branch").is_visible()
    page.locator("header.bar .branch").click()
    link = page.locator(".own a")
    assert table.endswith(link.get_attribute("href"))
    keep(page, f"branch-menu-{language}")
    link.click()
    page.wait_for_function("was => location.href === was", arg=table)


def test_people_together_get_no_rewind(visit: Visit) -> None:
    """With two seats of people the button stays what it was."""
    page = visit("Ani")
    page.wait_for_selector(".room-card")
    made = page.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({game: 'bastille',
            seats: [{kind: 'mine'}, {kind: 'mine'}, {kind: 'bot', level: 'random'}]})})).json()).table.table"""
    )
    page.goto(f"{page.url.rstrip('/')}/table/{made}")
    page.wait_for_selector(UNDO)
    assert page.locator(UNDO).is_disabled()
    page.keyboard.press("Control+z")
    assert page.locator("dialog.rewind").count() == 0
