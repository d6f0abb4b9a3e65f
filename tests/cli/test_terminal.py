"""The game in the terminal: help, the board on demand, and one drawing for a turn of several choices."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.command import run
from trianon.cli.session import in_order, numbered
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


def test_a_long_option_goes_on_below_its_beginning() -> None:
    listed = numbered()
    listed.add_row("   2", "Recruit the sergeant (soldier): cost 6, 4 VP (pay 5 coins)")
    paper = Console(file=io.StringIO(), width=40, color_system=None)
    paper.print(listed)
    first, *rest = paper.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert first.startswith("   2  Recruit")
    assert rest
    assert all(line.startswith(" " * 6) and line.strip() for line in rest)


def test_clauses_stand_as_in_the_rulebook() -> None:
    assert sorted(["B11.1", "B9.6", "B9.4", "B12.3"], key=in_order) == [
        "B9.4",
        "B9.6",
        "B11.1",
        "B12.3",
    ]


def test_what_is_left_out_of_the_news_is_counted() -> None:
    found = played("louis-xiv", "log")
    news, log = found.split("\n> ", 1)
    missing = next(int(line.split()[0]) for line in news.splitlines() if "log" in line)
    assert f"\n{log}".count("\n· ") == news.count("\n· ") + missing


@pytest.mark.parametrize(("name", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_the_prompt_is_one_line_of_eighty(name: str, language: str) -> None:
    lines = played(name, language=language).splitlines()
    prompts = [line for line in lines if "hint, board, undo, log, help, quit)" in line]
    assert prompts
    assert all(len(line) <= 80 for line in lines)
