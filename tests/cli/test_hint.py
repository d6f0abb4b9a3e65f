"""A hint in the terminal: the options from the best down, their chances, and why."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_undo import human_first
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES, GameWords


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_told_in_words(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = human_first(name)
    while len(at.game.options(at.state)) < 3 or at.state.asked_seat != 0:
        at.recorder.apply(at.state, at.game.options(at.state)[0])
    decision = at.game.decision(at.state)
    assert decision is not None
    for language in LANGUAGES:
        at.words = GameWords(at.game, language)
        at.show_hint(decision)
        told = capsys.readouterr().out
        chances = [int(text) for text in re.findall(r"(\d+)%", told)]
        assert len(chances) >= min(6, len(decision.actions))
        assert chances == sorted(chances, reverse=True)
        assert at.words.sentence("hint-title") in told
