"""The page is light: what a browser loads for the lobby and one table of a game."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.player import sit_down
from trianon.core.registry import GAMES

Visit = Callable[..., Any]
MOST = 140_000  # bytes of JavaScript, compressed
LOADED = "() => performance.getEntriesByType('resource').map(entry => entry.name)"


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_of_lobby_and_table(visit: Visit, game: str) -> None:
    page = visit("Ani", "en")
    sit_down(page, game)
    page.wait_for_load_state("networkidle")
    scripts = {
        url: len(gzip.compress(page.request.get(url).body()))
        for url in page.evaluate(LOADED)
        if url.endswith(".js")
    }
    assert len(scripts) > 2
    assert sum(scripts.values()) <= MOST, scripts
