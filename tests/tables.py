"""Tables the laws are tried on: every game, player count and variant there is."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from trianon.bots.judgement import is_judged
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.core.rooms import exists, module_of
from trianon.lab.speed import is_compiled


class Tabletop(Struct, frozen=True):
    """One way to play a game."""

    game: str
    players: int
    switches: tuple[tuple[str, bool], ...]

    def __str__(self) -> str:
        on = [name for name, value in self.switches if value != game(self.game).switches[name]]
        return "-".join([self.game, str(self.players), *on])

    @property
    def rules(self) -> Game:
        return game(self.game)

    def start(self, seed: int, silent: bool = False) -> Any:
        """A new game at this table."""
        return self.rules.start(self.players, seed_of(seed), dict(self.switches), silent=silent)


def all_tables() -> list[Tabletop]:
    """Every game with every number of players, plain and with all switches turned; each switch alone too."""
    tables = []
    for name in GAMES:
        rules = game(name)
        turned = tuple((switch, not value) for switch, value in rules.switches.items())
        for players in rules.players:
            tables.append(Tabletop(name, players, ()))
            if turned:
                tables.append(Tabletop(name, players, turned))
        if len(turned) > 1 and is_compiled():
            for switch, players in zip(turned, itertools.cycle(rules.players), strict=False):
                tables.append(Tabletop(name, players, (switch,)))
    return tables


TABLES = all_tables()
PLAIN_TABLES = [table for table in TABLES if not table.switches]

# Games that bots can think about, and games with observations to learn from.
JUDGED = [name for name in GAMES if is_judged(game(name))]
LEARNABLE = [name for name in GAMES if exists(f"trianon.envs.encoders.{module_of(name)}")]
LEARNABLE_TABLES = [table for table in TABLES if table.game in LEARNABLE]
PLAIN_LEARNABLE_TABLES = [table for table in PLAIN_TABLES if table.game in LEARNABLE]


def walk(table: Tabletop, seed: int) -> Iterator[tuple[Any, int]]:
    """A random game: the state before each move, and the move that will be made."""
    state = table.start(seed)
    chance = random.Random(seed)
    while not state.over:
        action = chance.choice(table.rules.options(state))
        yield state, action
        table.rules.apply(state, action)
    yield state, -1
