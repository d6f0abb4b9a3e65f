"""The tables drawn in the terminal, one file per game; a game without one is shown field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from trianon.core.rooms import beside
from trianon.core.words import GameWords

Draw = Callable[[Any, GameWords, list[str], Any], RenderableType]  # a view; the box of its table
COLOURS = ("cyan", "yellow", "magenta", "green", "red")
LETTERS = "ABCDE"


def board_of(game: str) -> Draw:
    """The function that draws a view of this game."""
    module = beside(__name__, game)
    draw: Draw = module.draw if module else plain
    return draw


def plain(view: Any, words: GameWords, names: list[str], box: Any) -> RenderableType:
    """A view without a board of its own: its fields, one below the other."""
    table = Table(show_header=False, show_edge=False, pad_edge=False)
    table.add_row("", ", ".join(named(seat, names) for seat in range(len(names))))
    for field, value in to_builtins(view).items():
        table.add_row(label(words, field), Pretty(value))
    return table


def label(words: GameWords, field: str) -> str:
    """The name of a field: the game's own word for it, else as it is written."""
    word = f"label-{field.replace('_', '-')}"
    return words.sentence(word) if words.has(word) else field.replace("_", " ")


def mark(seat: int) -> str:
    """A seat as letter and colour."""
    return f"[bold {COLOURS[seat]}]{LETTERS[seat]}[/]"


def named(seat: int, names: list[str]) -> str:
    """A seat as letter and name."""
    return f"{mark(seat)} {names[seat]}"
