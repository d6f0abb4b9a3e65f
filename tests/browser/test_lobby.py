"""The lobby: a table with an edition of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Visit = Callable[..., Any]
SENTENCES = {
    "en": ("Own edition", "there is no field “start_gold”"),
    "fr": ("Édition personnelle", "start_gold"),
    "de": ("Eigene Ausgabe", "start_gold"),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_an_edition_of_ones_own(visit: Visit, tmp_path: Path, language: str) -> None:
    badge, sentence = SENTENCES[language]
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("[setup]\nstart_coins = 9\n", encoding="utf-8")
    bad.write_text("[setup]\nstart_gold = 9\n", encoding="utf-8")
    page = visit("Ani", language)
    page.locator("#new-table details summary").last.click()
    page.locator("#new-table input[type=file]").set_input_files(bad)
    page.get_by_text("bad.toml").wait_for()
    page.locator("#new-table button[type=submit]").click()
    page.locator(".toast").wait_for()
    assert sentence in page.locator(".toast").inner_text()
    assert page.url.endswith("/")
    page.locator("#new-table input[type=file]").set_input_files(good)
    page.get_by_text("good.toml").wait_for()
    page.locator("#new-table button[type=submit]").click()
    page.wait_for_selector("[data-option], .board")
    assert page.locator(".bar .edition").inner_text() == badge
