"""MaskablePPO of sb3-contrib on the vector environment: one seat learns against bots of any level.

    pip install sb3-contrib
    python examples/maskable_ppo.py --game bastille --opponents random --steps 200000

Without sb3-contrib the policy of learn.py, numpy only, learns instead. Prints a JSON line before and after.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import learn
import numpy as np

from trianon.envs.gymnasium_vector import TrianonVectorEnv

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError:
    MaskablePPO, VecEnv = None, object


class Tables(VecEnv):  # type: ignore[misc]
    """Our vector environment as Stable-Baselines3 wants one: masks by `action_masks`, ends in the infos."""

    def __init__(self, table: TrianonVectorEnv) -> None:
        self.table = table
        super().__init__(table.num_envs, table.single_observation_space, table.single_action_space)

    def reset(self) -> Any:
        return self.table.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        rows, rewards, ended, _, info = self.table.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in np.flatnonzero(ended):
            infos[index]["terminal_observation"] = info["final_obs"][index]
        return rows, rewards.astype(np.float32), ended, infos

    def env_method(self, method_name: str, *_: Any, indices: Any = None, **__: Any) -> list[Any]:
        return list(getattr(self.table, method_name)())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":  # asked only to see whether there are masks
            return [self.table.action_masks] * self.num_envs
        return [getattr(self.table, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.table, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.table.close()


def table(arguments: argparse.Namespace, reward: str) -> TrianonVectorEnv:
    """So many games at once; the learner sits everywhere in turn."""
    return TrianonVectorEnv(
        arguments.game,
        arguments.tables,
        arguments.players,
        opponents=arguments.opponents.split(","),
        seat="rotating",
        reward=reward,
        threads=arguments.threads,
    )


def strength(arguments: argparse.Namespace, model: Any) -> float:
    """The mean share of the victory, 1 for a game won alone, over so many games."""
    tables = table(arguments, "win")
    rows, _ = tables.reset(seed=99)
    shares: list[float] = []
    while len(shares) < arguments.games:
        actions, _ = model.predict(rows, action_masks=tables.action_masks())
        rows, rewards, ended, _, _ = tables.step(actions)
        seats = tables.batch.setting.players
        shares += [(reward * (seats - 1) + 1) / seats for reward in rewards[ended]]
    return sum(shares) / len(shares)


def train(arguments: argparse.Namespace) -> None:
    """Learn for so many steps, and say how often the learner wins before and after."""
    model = MaskablePPO(
        "MlpPolicy",
        Tables(table(arguments, "rank")),
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        seed=arguments.seed,
        device="cpu",
    )
    print(json.dumps({"steps": 0, "wins": round(strength(arguments, model), 3)}), flush=True)
    started = time.process_time()
    model.learn(arguments.steps)
    spent = round(time.process_time() - started, 1)
    wins = round(strength(arguments, model), 3)
    print(json.dumps({"steps": model.num_timesteps, "cpu_seconds": spent, "wins": wins}))


def main() -> None:
    """MaskablePPO where it is installed, else the learner that needs numpy only."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="bastille")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="one bot for all, or one for each")
    parser.add_argument("--tables", type=int, default=64, help="games at once")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400, help="games to measure the learner in")
    parser.add_argument("--minutes", type=float, default=1.0, help="without sb3-contrib")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if MaskablePPO is None:
        print("sb3-contrib is not installed: examples/learn.py learns instead, from self-play.")
        learn.train(arguments)
    else:
        train(arguments)


if __name__ == "__main__":
    main()
