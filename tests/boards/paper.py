"""A terminal made of paper: boards drawn without colours, and their tables read back."""

from __future__ import annotations

import io
import random
from typing import Any

from rich.console import Console

from trianon.boards import board_of
from trianon.core.game import Game, seed_of
from trianon.core.words import game_words

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eve"]
WIDTH = 320  # wide enough that no cell is wrapped


def drawn(game: Game, state: Any, seat: int, language: str = "en") -> str:
    """The board as one seat sees it."""
    paper = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)
    names = NAMES[: state.seats]
    view = game.view(state, seat)
    paper.print(board_of(game.name)(view, game_words(game, language), names, state.box))
    return paper.file.getvalue()  # type: ignore[attr-defined,no-any-return]


def cells(board: str, labels: list[str]) -> dict[str, list[str]]:
    """The cells under these labels in the rows of the players, by name."""
    lines = board.splitlines()
    head = next(i for i, line in enumerate(lines) if all(f" {label} " in line for label in labels))
    starts = [lines[head].index(f" {label} ") + 1 for label in labels]
    ends = [*starts[1:], None]
    rows: dict[str, list[str]] = {}
    for letter, name in zip("ABCDE", NAMES, strict=True):
        for line in lines[head + 1 :]:
            if f"{letter} {name} " in line:
                first = [
                    line[start:end].split("  ")[0].strip(" │")
                    for start, end in zip(starts, ends, strict=True)
                ]
                rows.setdefault(name, first)
    return rows


def cells_across(board: str, labels: list[str]) -> dict[str, list[str]]:
    """Likewise where each player has a column and each label a row."""
    lines = board.splitlines()
    head = next(i for i, line in enumerate(lines) if "A Anna " in line and "B Ben " in line)
    names = [name for name in NAMES if f" {name} " in lines[head]]
    starts = [lines[head].index(f" {name} ") - 1 for name in names]
    rows: dict[str, list[str]] = {name: [] for name in names}
    for label in labels:
        line = next(line for line in lines[head + 1 :] if line.startswith(f"│ {label} "))
        for name, start in zip(names, starts, strict=True):
            rows[name].append(line[start:].split("  ")[0].strip(" │"))
    return rows


def midgame(game: Game, players: int, plies: int, seed: int = 1, **switches: bool) -> Any:
    """A game after so many random moves."""
    state, chance = game.start(players, seed_of(seed), switches), random.Random(seed)
    for _ in range(plies):
        if not state.over:
            game.apply(state, chance.choice(game.options(state)))
    return state
