"""The games there are: one for each folder of `trianon.games` with a meta.toml."""

from __future__ import annotations

from functools import cache

from trianon.core.errors import BadRequest
from trianon.core.game import Game
from trianon.core.rooms import (
    ANSWERS_ITSELF,
    PACKAGE,
    exists,
    found_games,
    games_folder,
    module_of,
    room,
)

GAMES = found_games(games_folder())


@cache
def game(name: str) -> Game:
    """The rule set of this name."""
    if name not in GAMES:
        raise BadRequest("unknown-game", game=name, known=", ".join(GAMES))
    if exists(f"{PACKAGE}.{module_of(name)}.{ANSWERS_ITSELF}"):
        rules: Game = room(name, ANSWERS_ITSELF).Rules(name)
        return rules
    return Game(name)
