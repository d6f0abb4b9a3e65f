"""The tables drawn in the terminal, one file per game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from trianon.core.words import GameWords

Draw = Callable[[Any, GameWords, list[str], Any], RenderableType]  # a view; the box of its table
COLOURS = ("cyan", "yellow", "magenta", "green", "red")
LETTERS = "ABCDE"


def board_of(game: str) -> Draw:
    """The function that draws a view of this game."""
    module = import_module(f"trianon.boards.{game.replace('-', '_')}")
    draw: Draw = module.draw
    return draw


def mark(seat: int) -> str:
    """A seat as letter and colour."""
    return f"[bold {COLOURS[seat]}]{LETTERS[seat]}[/]"


def named(seat: int, names: list[str]) -> str:
    """A seat as letter and name."""
    return f"{mark(seat)} {names[seat]}"
