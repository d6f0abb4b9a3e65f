"""The golden pages: what is said along one record, word for word, in every language."""

from __future__ import annotations

import difflib

import pytest

from tools import pages
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES

MOST_BYTES = 300_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_as_it_was(name: str, language: str) -> None:
    """Changed on purpose: `make golden` writes the pages anew, the commit says why."""
    kept = pages.page_file(name, language).read_text(encoding="utf-8")
    now = pages.page(name, language).text()
    changes = difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=0)
    assert kept == now, "\n".join(list(changes)[:40])
    assert len(kept.encode()) < MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_a_page_has_an_example_of_nearly_every_event(name: str) -> None:
    """The others need a game in a thousand; each is named here, so that none is lost unseen."""
    missing = set(game(name).event_names.values()) - pages.page(name, "en").kinds
    assert missing <= set(RARE.get(name, ()))


RARE = {
    "bastille": ("bag-empty", "bonus-wasted"),
    "louis-xiv": (
        "coats-substituted",
        "conspiracy-none",
        "no-mission",
        "null-played",
        "returned-shown",
    ),
    "heads-of-state": ("victory-shared",),
}
