"""GAMES: the only list of games."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from trianon.core.errors import BadRequest
from trianon.core.game import Game

GAMES = {
    "bastille": "trianon.games.bastille.game",
    "heads-of-state": "trianon.games.heads_of_state.game",
}


@cache
def game(name: str) -> Game:
    """The rule set of this name."""
    if name not in GAMES:
        raise BadRequest("unknown-game", game=name, known=", ".join(GAMES))
    rules: Game = import_module(GAMES[name]).GAME
    return rules
