"""Undo in the terminal: the same rule as at the tables."""

from __future__ import annotations

import pytest

from trianon.cli.session import Session
from trianon.core import undo
from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.core.words import GameWords


def session(name: str, seed: int) -> Session:
    """A game at the terminal whose first question is the human's."""
    rules = game(name)
    players = rules.players[0]
    state = rules.start(players, seed_of(seed))
    names = [f"P{seat}" for seat in range(players)]
    kinds = ["human", *["random"] * (players - 1)]
    return Session(rules, GameWords(rules, "en"), state, names, kinds, {}, True)


def human_first(name: str) -> Session:
    """The first seed at which the human is asked first."""
    found = (session(name, seed) for seed in range(1, 40))
    return next(one for one in found if one.state.asked_seat == 0)


def option(at: Session, word: str) -> int:
    """The first option that begins with a word."""
    options = at.game.options(at.state)
    return next(one for one in options if at.game.action_name(at.state, one).startswith(word))


def test_a_card_drawn_unseen_stays_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where all imagined worlds happen to agree."""
    at = human_first("heads-of-state")
    at.choose(option(at, "draw"))
    assert not at.undo()
    assert "hidden" in capsys.readouterr().out


def test_a_card_taken_from_the_display_is_put_back() -> None:
    at = human_first("heads-of-state")
    before = at.game.digest(at.state)
    at.choose(option(at, "take"))
    assert at.game.digest(at.state) != before
    assert at.undo()
    assert at.game.digest(at.state) == before
    assert not at.undo()


@pytest.mark.parametrize("broken", ["CONDITIONS", "SAMPLES"])
def test_either_lock_alone_keeps_a_drawn_card(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, broken, () if broken == "CONDITIONS" else 0)
    at = human_first("heads-of-state")
    at.choose(option(at, "draw"))
    assert not at.undo()
