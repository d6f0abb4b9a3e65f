"""A table for learning: a game with its players and switches, its observations, masks and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trianon.core import memory
from trianon.core.edition import Edition, TomlTable, read_overrides
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.rooms import beside, exists, module_of, room
from trianon.core.state import CoreState
from trianon.envs import loop
from trianon.envs.opponents import Opponents
from trianon.envs.rewards import bounds, reward_named, rewards_of

Row = NDArray[np.int8]
# Figures of one's own: the path of a TOML file, its rows, or an edition; None is the box as printed.
OwnEdition = str | Path | TomlTable | Edition | None
ENCODERS = "trianon.envs.encoders"
LEARNABLE = tuple(name for name in GAMES if exists(f"{ENCODERS}.{module_of(name)}"))
MOST_POINTS = 500  # no game gives or takes so many


class Setting:
    """One way to play a game, and what learning needs to know of it."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        switches: Mapping[str, bool] | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        edition: OwnEdition = None,
    ) -> None:
        self.game: Game = game_named(name)
        self.players = self.game.players[-1] if players is None else players
        self.game.check_players(self.players)
        self.switches = self.game.check_switches(switches or {})
        self.edition = edition_of(self.game, edition)
        self.game.box(self.edition, self.players)  # figures that do not fit are refused here
        self.reward = reward_named(reward)
        self.zero_sum = zero_sum
        self.encoder = encoder_of(self.game)
        self.flow = room(name, "flow")
        self.actions = self.game.action_count
        self.width = width_of(name, self.players)

    def start(self, seed: int, silent: bool = True) -> Any:
        """A new game from a number."""
        return self.game.start(
            self.players, seed_of(seed), self.switches, self.edition, silent=silent
        )

    def blank(self) -> Any:
        """A record before its set-up."""
        return self.game.blank(self.players, self.switches, self.edition)

    def loop(
        self, games: int, threads: int, autoreset: bool, rotating: bool, opponents: Opponents
    ) -> loop.Loop:
        """The loop over so many games of this table."""
        blank = self.blank()
        options: dict[str, Any] = {
            "actions": self.actions,
            "width": self.width,
            "threads": threads,
            "autoreset": autoreset,
            "rotating": rotating,
            "reward": self.reward,
            "zero_sum": self.zero_sum,
            "opponents": opponents.figures(),
            "new_tree": partial(opponents.new_tree, blank) if opponents.think() else None,
        }
        return loop.Loop(self.flow, memory, self.encoder, games, blank, options)

    def observe(self, state: CoreState, seat: int) -> Row:
        """What a seat may know, as a row of small numbers."""
        row: Row = np.empty(self.width, np.int8)
        loop.encode(self.encoder, state, seat, row)
        return row

    def mask(self, state: CoreState) -> Row:
        """1 for each option of the open decision."""
        row: Row = np.empty(self.actions, np.int8)
        loop.list_mask(state, row)
        return row

    def no_mask(self) -> Row:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    def check_action(self, state: CoreState, action: Any) -> int:
        """A stranger's action; IllegalAction names the legal ones."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        options = self.game.options(state)
        if number not in options:
            legal = ", ".join(f"{one} ({self.game.action_name(state, one)})" for one in options)
            raise IllegalAction("illegal-action", action=str(action), legal=legal)
        return number

    def rewards(self, state: CoreState) -> list[float]:
        """The reward of each seat: zero until the game is over."""
        if not state.over:
            return [0.0] * self.players
        wins = [int(self.encoder.is_winner(state, seat)) for seat in range(self.players)]
        return rewards_of(self.reward, self.zero_sum, self.game.scores(state), wins)

    def bounds(self) -> tuple[float, float]:
        """The least and the greatest reward."""
        return bounds(self.reward, self.zero_sum, self.players, MOST_POINTS)


def edition_of(game: Game, given: OwnEdition) -> Edition:
    """The figures to play with; BadEdition names a row that does not fit."""
    if isinstance(given, Edition):
        return given
    rows = read_overrides(Path(given)) if isinstance(given, str | Path) and str(given) else given
    return game.edition(rows or None)  # type: ignore[arg-type]


def registered_id(name: str) -> str:
    """`trianon/LouisXiv-v1` for `louis-xiv`, in registries of environments."""
    return f"trianon/{''.join(part.capitalize() for part in name.split('-'))}-v1"


def encoder_of(game: Game) -> ModuleType:
    """The encoder of a game; BadRequest if nobody has written one."""
    encoder = beside(ENCODERS, game.name)
    if encoder is None:
        raise BadRequest("no-encoder", game=game.name, module=module_of(game.name))
    return encoder


@cache
def width_of(name: str, players: int) -> int:
    """How many numbers an observation has: asked of the encoder itself."""
    game = game_named(name)
    state = game.start(players, seed_of(0), silent=True)
    return loop.encode(encoder_of(game), state, 0, np.zeros(1 << 14, np.int8))
