"""Gymnasium's VectorEnv on the compiled batch: one learning seat in each game against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trianon.bots.entrants import Entrant
from trianon.envs.opponents import RANDOM
from trianon.envs.setting import OwnEdition
from trianon.envs.vector import Batch

Step = tuple[
    NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class TrianonVectorEnv(VectorEnv[NDArray[np.int8], NDArray[Any], NDArray[Any]]):
    """`seat` is a number or "rotating"; the learner's mask is `info["action_mask"]`, also `action_masks()`.

    A game that is over is followed by the next one in the same step, so a mask is never empty.
    The returned arrays are the batch's own and change with the next step, unless `copy` is set.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Entrant | Sequence[Entrant] = RANDOM,
        seat: int | str = 0,
        switches: Mapping[str, bool] | None = None,
        reward: str = "win",
        zero_sum: bool = True,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        edition: OwnEdition = None,
    ) -> None:
        self.batch = Batch(
            game,
            num_envs,
            players,
            switches,
            reward,
            zero_sum,
            threads,
            learner=seat,
            observe_end=True,
            opponents=opponents,
            edition=edition,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        setting = self.batch.setting
        self.single_observation_space = Box(-128, 127, (setting.width,), np.int8)
        self.single_action_space = Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """New games; of a list of seeds the first is taken, each game has its own stream of chance."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.shown(self.batch.observations), self.info()

    def step(self, actions: NDArray[Any]) -> Step:
        """Answer the learner's decision in each game."""
        learners = self.batch.learners.copy()
        self.batch.step(actions)
        ended = self.batch.dones.copy()
        rewards = self.batch.rewards[self.rows, learners].astype(np.float64)
        info = self.info()
        if ended.any():
            info["final_obs"] = self.shown(self.batch.final_observations)
            info["_final_obs"] = ended
            info["final_scores"] = self.batch.scores.copy()
            info["_final_scores"] = ended
        return self.shown(self.batch.observations), rewards, ended, np.zeros_like(ended), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal in each game, a row for each."""
        return self.batch.masks.astype(np.bool_)

    def info(self) -> dict[str, Any]:
        """Legal actions and the learner's seat in each game."""
        return {"action_mask": self.shown(self.batch.masks), "seat": self.batch.learners.copy()}

    def shown(self, array: NDArray[np.int8] | None) -> NDArray[np.int8]:
        """The batch's own array, or a copy of it."""
        assert array is not None
        return array.copy() if self.copy else array
