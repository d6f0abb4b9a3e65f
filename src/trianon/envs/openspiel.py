"""OpenSpiel: after importing this module, `pyspiel.load_game("trianon_bastille(players=4)")` works.

Chance is sampled inside the state. The observation string is the seat's view; the information-state string adds
every line of the log the seat has been told, so that it has perfect recall; both tensors are the encoder's row.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from trianon.core.events import Event, visible
from trianon.core.registry import game as game_named
from trianon.core.rooms import module_of
from trianon.envs import loop
from trianon.envs.setting import LEARNABLE, Setting

RANDOM_SEED = -1
WORLDS = 1 << 30  # numbers of imagined states

Log = list[list[Event]]


@cache
def setting_of(
    name: str,
    players: int,
    switches: tuple[tuple[str, bool], ...],
    reward: str,
    zero_sum: bool,
    edition: str,
) -> Setting:
    """A setting is the same object wherever its states are."""
    return Setting(name, players, dict(switches), reward, zero_sum, edition)


class Play:
    """A record with what has been told; OpenSpiel copies and pickles it as one piece."""

    def __init__(self, setting: Setting, key: tuple[Any, ...], record: Any, log: Log) -> None:
        self.setting = setting
        self.key = key
        self.record = record
        self.log = log

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return Play(self.setting, self.key, self.setting.game.copy(self.record), list(self.log))

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Any, ...]]:
        return restored, (self.key, self.setting.game.save(self.record), self.log)

    def apply(self, action: int) -> None:
        """Carry out an option and keep what it told."""
        game = self.setting.game
        if not self.record.telling:
            game.listen(self.record)
        game.apply(self.record, action)
        self.log.append(game.events(self.record))

    def imagined(self, seat: int, number: int) -> Play:
        """A world this seat could believe in; of the past it keeps what the seat was told."""
        record = self.setting.game.resample(self.record, seat, number)
        return Play(self.setting, self.key, record, [visible(told, seat) for told in self.log])


def restored(key: tuple[Any, ...], data: bytes, log: Log) -> Play:
    """The inverse of pickling."""
    setting = setting_of(*key)
    record = setting.game.load(data, setting.edition, setting.players)
    return Play(setting, key, record, log)


class TrianonGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; each game of the registry has a subclass."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**parameters(name), **(params or {})}
        switches = tuple((switch, bool(given[switch])) for switch in game_named(name).switches)
        reward, edition = given["reward"], given["edition"]
        self.key = (name, given["players"], switches, reward, given["zero_sum"], edition)
        self.setting = setting_of(*self.key)
        self.seed: int = given["seed"]
        self.started = 0
        low, high = self.setting.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=0,
            num_players=self.setting.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.setting.zero_sum else None,
            max_game_length=self.setting.game.move_bound,
        )
        kind = game_type(name, self.setting.zero_sum, given["sampled"])
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> TrianonState:
        """A state whose game begins when it is first looked at: copies are cheap."""
        return TrianonState(self)

    def next_number(self) -> int:
        """The next game of the seed, or any game."""
        self.started += 1
        return secrets.randbits(62) if self.seed == RANDOM_SEED else self.seed + self.started - 1

    def new_play(self, number: int) -> Play:
        """A game from its number."""
        record = self.setting.start(number, silent=False)
        return Play(self.setting, self.key, record, [self.setting.game.events(record)])

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TrianonObserver:
        """Observations; with perfect recall the string is the information state."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TrianonObserver(self.setting, recall)


class TrianonState(pyspiel.State):  # type: ignore[misc]
    """A state of play."""

    def __init__(self, game: TrianonGame) -> None:
        super().__init__(game)
        self.number = game.next_number()
        self.play: Play | None = None

    def now(self) -> Play:
        """The play, begun if need be."""
        if self.play is None:
            self.play = self.get_game().new_play(self.number)
        return self.play

    def current_player(self) -> int:
        record = self.now().record
        return pyspiel.PlayerId.TERMINAL if record.over else int(record.asked_seat)

    def is_terminal(self) -> bool:
        return bool(self.now().record.over)

    def _legal_actions(self, player: int) -> list[int]:
        play = self.now()
        return play.setting.game.options(play.record)

    def _apply_action(self, action: int) -> None:
        play = self.now()
        play.apply(play.setting.check_action(play.record, action))

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.now()
        if action not in play.setting.game.options(play.record):
            return f"action {action}"
        return play.setting.game.action_name(play.record, action)

    def returns(self) -> list[float]:
        play = self.now()
        return play.setting.rewards(play.record)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TrianonState:
        """Another state with the same information state for this player."""
        twin: TrianonState = self.clone()
        twin.play = self.now().imagined(player_id, int(sampler() * WORLDS))
        return twin

    def __str__(self) -> str:
        play = self.now()
        game, record = play.setting.game, play.record
        decision = game.decision(record)
        asked = "over" if decision is None else f"seat {decision.seat}: {decision.kind}"
        scores = " ".join(map(str, game.scores(record)))
        return f"{game.name} ply {record.ply} {asked} scores {scores} digest {game.digest(record)}"


class TrianonObserver:
    """The encoder's row as a tensor, the view as a string."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.row = np.zeros(setting.width, np.int8)
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrianonState, player: int) -> None:
        """Write what the player may know into the tensor."""
        loop.encode(self.setting.encoder, state.now().record, max(player, 0), self.row)
        self.tensor[:] = self.row

    def string_from(self, state: TrianonState, player: int) -> str:
        """The view as JSON; with perfect recall the log before it."""
        play = state.now()
        game, record = self.setting.game, play.record
        known = (game.view(record, player), game.decision_for(record, player))
        view = msgspec.json.encode(known).decode()
        if not self.perfect_recall:
            return view
        told = [event for chapter in play.log for event in visible(chapter, player)]
        return f"{msgspec.json.encode(told).decode()}\n{view}"


def spiel_name(name: str) -> str:
    """`trianon_louis_xiv` for `louis-xiv`."""
    return f"trianon_{module_of(name)}"


def parameters(name: str) -> dict[str, Any]:
    """Parameters with their defaults: players, seed, reward, the file of an edition, and every switch.

    OpenSpiel asks games of sampled chance for their generator before it pickles them, and games in
    Python cannot answer. Here the generator is part of the state, so `sampled=False` may call the game
    deterministic, and `pyspiel.serialize_game_and_state` and `pickle` work.
    """
    rules = game_named(name)
    return {
        "players": rules.players[-1],
        "seed": RANDOM_SEED,
        "reward": "win",
        "zero_sum": True,
        "sampled": True,
        "edition": "",
        **rules.switches,
    }


def game_type(name: str, zero_sum: bool = True, sampled: bool = True) -> Any:
    """What kind of game it is."""
    kind = pyspiel.GameType
    chance = kind.ChanceMode
    rules = game_named(name)
    return kind(
        short_name=spiel_name(name),
        long_name=f"Trianon {rules.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def register(name: str) -> None:
    """Let OpenSpiel know a game; a class, because OpenSpiel lets go of it after Python has ended."""
    if spiel_name(name) not in pyspiel.registered_names():
        pyspiel.register_game(
            game_type(name), type(spiel_name(name), (TrianonGame,), {"name": name})
        )


for listed in LEARNABLE:
    register(listed)
