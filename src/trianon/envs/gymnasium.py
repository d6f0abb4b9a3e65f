"""Gymnasium: one learning seat against bots, registered as `trianon/Bastille-v1` and so on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium.envs.registration import registry
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from trianon.bots.bot import Bot, ask
from trianon.bots.entrants import Entrant
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.registry import game
from trianon.envs.opponents import RANDOM, Opponents
from trianon.envs.pictures import MODES, check_mode, render
from trianon.envs.setting import LEARNABLE, OwnEdition, Row, Setting, registered_id
from trianon.envs.vector import learner_seat

RAISE = "raise"


class TrianonEnv(gymnasium.Env[Row, Any]):
    """One seat learns, bots play the others; `info["action_mask"]` lists the legal actions.

    `illegal="random"` plays any option instead of an illegal action, for learners without masks.
    `action_masks()` is what MaskablePPO of sb3-contrib asks for. When the game is over nothing is legal: the
    mask is then all ones, so that whoever draws from it (as vector environments that reset at the next step do)
    gets an action; that step begins a new game and ignores it.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Entrant | Sequence[Entrant] = (RANDOM,),
        seat: int = 0,
        switches: Mapping[str, bool] | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        illegal: str = RAISE,
        render_mode: str | None = None,
        edition: OwnEdition = None,
    ) -> None:
        check_mode(render_mode)
        if illegal not in (RAISE, RANDOM):
            raise BadRequest("unknown-answer", answer=illegal, known=f"{RAISE}, {RANDOM}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.setting = Setting(game, players, switches, reward, zero_sum, edition)
        self.seat = learner_seat(seat, self.setting.players)
        self.opponents = Opponents(self.setting.game, self.setting.players, opponents)
        self.observation_space = Box(-128, 127, (self.setting.width,), np.int8)
        self.action_space = Discrete(self.setting.actions)
        self.record: Any = None
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game, played on by the bots until the learning seat is asked."""
        super().reset(seed=seed)
        self.record = self.setting.start(int(self.np_random.integers(1 << 62)))
        self.bots = [
            self.opponents.enter(place, int(self.np_random.integers(1 << 30)))
            for place in range(self.setting.players - 1)
        ]
        self.play_on()
        return self.observation(), self.info()

    def step(self, action: Any) -> tuple[Row, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer my decision and let the bots answer theirs; an illegal action changes nothing."""
        if self.record is None:
            raise IllegalAction("not-reset")
        if self.record.over:
            raise IllegalAction("game-over", action=str(action))
        self.setting.game.apply(self.record, self.legal(action))
        self.play_on()
        reward = self.setting.rewards(self.record)[self.seat]
        return self.observation(), reward, bool(self.record.over), False, self.info()

    def legal(self, action: Any) -> int:
        """The action, if it is among the options; else an error, or any option where that was asked for."""
        if self.illegal == RANDOM and int(action) not in self.setting.game.options(self.record):
            return int(self.np_random.choice(self.setting.game.options(self.record)))
        return self.setting.check_action(self.record, action)

    def play_on(self) -> None:
        """The bots answer until it is my turn or the game is over."""
        state, rules = self.record, self.setting.game
        while not state.over and state.asked_seat != self.seat:
            place = (state.asked_seat - self.seat) % self.setting.players - 1
            rules.apply(state, ask(self.bots[place], rules, state))

    def observation(self) -> Row:
        """What my seat may know."""
        return self.setting.observe(self.record, self.seat)

    def info(self) -> dict[str, Any]:
        """The mask of legal actions, and at the end the final scores."""
        found: dict[str, Any] = {"action_mask": self.mask()}
        if self.record.over:
            found["scores"] = self.setting.game.scores(self.record)
        return found

    def mask(self) -> Row:
        """1 for each legal action; all ones when the game is over, where no action is carried out."""
        if self.record.over:
            return np.ones(self.setting.actions, np.int8)
        return self.setting.mask(self.record)

    def action_masks(self) -> NDArray[np.bool_]:
        """The same as MaskablePPO asks for it."""
        if self.record is None:
            raise IllegalAction("not-reset")
        return self.mask().astype(np.bool_)

    def render(self) -> Any:
        """The board as my seat sees it."""
        if self.render_mode is None or self.record is None:
            return None
        return render(self.render_mode, self.setting.game, self.record, self.seat, self.names())

    def names(self) -> list[str]:
        """The learner and the bots by seat."""
        around = ["learner", *self.opponents.names]
        return [around[(seat - self.seat) % self.setting.players] for seat in range(len(around))]


def register_all() -> None:
    """Every game under its id, single and as a vector environment."""
    for name in LEARNABLE:
        if registered_id(name) not in registry:
            gymnasium.register(
                registered_id(name),
                entry_point="trianon.envs.gymnasium:TrianonEnv",
                vector_entry_point="trianon.envs.gymnasium_vector:TrianonVectorEnv",
                kwargs={"game": name, "players": game(name).players[-1]},
            )


register_all()
