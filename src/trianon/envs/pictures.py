"""The board of a state as text and as a picture: the same board the terminal shows."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console, RenderableType

from trianon.boards import board_of
from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.state import CoreState
from trianon.core.words import game_words

MODES = ("human", "ansi", "rgb_array")
WIDTH = 110  # columns


def check_mode(mode: str | None) -> None:
    """BadRequest for a way of drawing there is not."""
    if mode is not None and mode not in MODES:
        raise BadRequest("unknown-mode", mode=mode, known=", ".join(MODES))


def render(mode: str | None, game: Game, state: CoreState, seat: int, names: list[str]) -> Any:
    """The board as text, as pixels, or printed in the terminal; nothing without a mode."""
    if mode == "ansi":
        return text(game, state, seat, names)
    if mode == "rgb_array":
        return picture(game, state, seat, names)
    if mode == "human":
        Console(width=WIDTH).print(drawn(game, state, seat, names))
    return None


def drawn(game: Game, state: CoreState, seat: int, names: list[str]) -> RenderableType:
    """The board as a seat sees it, with the figures it is played with."""
    view = game.view(state, seat)
    return board_of(game.name)(view, game_words(game, "en"), names, game.box_of(state))


def console(game: Game, state: CoreState, seat: int, names: list[str]) -> Console:
    """A console on which the board has been drawn."""
    paper = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="standard"
    )
    paper.print(drawn(game, state, seat, names))
    return paper


def text(game: Game, state: CoreState, seat: int, names: list[str]) -> str:
    """The board as text with ANSI colours."""
    return console(game, state, seat, names).export_text(styles=True)


def picture(game: Game, state: CoreState, seat: int, names: list[str]) -> NDArray[np.uint8]:
    """The board as pixels: height, width, red-green-blue."""
    import vl_convert
    from PIL import Image

    svg = console(game, state, seat, names).export_svg(title=game.title)
    pixels = vl_convert.svg_to_png(svg, scale=1)
    return np.asarray(Image.open(io.BytesIO(pixels)).convert("RGB"))
