"""The game in the terminal: help, the board on demand, and one drawing for a turn of several choices."""

from __future__ import annotations

import pytest

from tests.command import run
from trianon.core.registry import GAMES
from trianon.core.words import LANGUAGES

FRAME = "╭"  # the upper edge of a drawn table


def played(name: str, *answers: str, language: str = "en") -> str:
    command = ("play", name, "--bots", "random", "--seed", "3", "--lang", language)
    done = run(*command, answers="\n".join([*answers, "quit", ""]))
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str) -> None:
    found = played("bastille", "help", language=language)
    for word in ("hint", "board", "undo", "log", "quit"):
        assert any(line.startswith(f"{word} ") for line in found.splitlines()), word


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_drawn_when_others_have_moved_or_when_asked(name: str) -> None:
    """In a turn of several choices the table appears once; `board` shows it again."""
    once = played(name).count(FRAME)
    assert once >= 1
    assert played(name, "help", "log").count(FRAME) == once
    assert played(name, "board").count(FRAME) == 2 * once


def test_a_turn_of_several_choices_draws_the_table_once() -> None:
    """Louis XIV: what to do, which card, its markers one by one, without anybody else in between."""
    drawing = played("louis-xiv").count(FRAME)
    found = played("louis-xiv", "1", "1", "1")
    assert found.count("\n   1  ") == 4  # four questions
    assert found.count(FRAME) == drawing
