"""The board of a view as text and as a picture: the same board the terminal shows."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from trianon.boards import board_of
from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.words import game_words

MODES = ("human", "ansi", "rgb_array")
WIDTH = 110  # columns


def check_mode(mode: str | None) -> None:
    """BadRequest for a way of drawing there is not."""
    if mode is not None and mode not in MODES:
        raise BadRequest("unknown-mode", mode=mode, known=", ".join(MODES))


def render(mode: str | None, game: Game, view: Any, names: list[str]) -> Any:
    """The board as text, as pixels, or printed in the terminal; nothing without a mode."""
    if mode == "ansi":
        return text(game, view, names)
    if mode == "rgb_array":
        return picture(game, view, names)
    if mode == "human":
        Console(width=WIDTH).print(board_of(game.name)(view, game_words(game, "en"), names))
    return None


def console(game: Game, view: Any, names: list[str]) -> Console:
    """A console on which the board has been drawn."""
    paper = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="standard"
    )
    paper.print(board_of(game.name)(view, game_words(game, "en"), names))
    return paper


def text(game: Game, view: Any, names: list[str]) -> str:
    """The board as text with ANSI colours."""
    return console(game, view, names).export_text(styles=True)


def picture(game: Game, view: Any, names: list[str]) -> NDArray[np.uint8]:
    """The board as pixels: height, width, red-green-blue."""
    import vl_convert
    from PIL import Image

    svg = console(game, view, names).export_svg(title=game.title)
    drawn = vl_convert.svg_to_png(svg, scale=1)
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("RGB"))
