"""Gymnasium's own checker for each game, and one learning seat against bots.

The checker knows no masks and steps actions drawn before the reset, so it gets `illegal="random"`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.tables import LEARNABLE
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.registry import game
from trianon.envs.gymnasium import TrianonEnv
from trianon.envs.setting import registered_id

every_game = pytest.mark.parametrize("name", LEARNABLE)


@every_game
def test_the_checker_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(registered_id(name), illegal="random").unwrapped)


@every_game
def test_the_checker_of_gymnasium_while_rendering(name: str) -> None:
    env = gymnasium.make(registered_id(name), illegal="random", render_mode="ansi")
    check_env(env.unwrapped)


@every_game
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_against_bots(name: str, bot: str) -> None:
    players = game(name).players[0]
    env = gymnasium.make(registered_id(name), players=players, opponents=(bot,), seat=1)
    _, info = env.reset(seed=5)
    chance = np.random.default_rng(5)
    ended, reward = False, 0.0
    while not ended:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, given, ended, _, info = env.step(action)
        reward = float(given)
    assert len(info["scores"]) == players
    assert -1 <= reward <= 1
    assert info[
        "action_mask"
    ].all()  # no action is carried out any more: whatever is drawn is ignored


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert trace(name) == trace(name)


def trace(name: str) -> list[bytes]:
    """Observations of the first steps."""
    env = TrianonEnv(name, opponents=("greedy",))
    row, info = env.reset(seed=11)
    rows: list[Any] = [row]
    for _ in range(6):
        row, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        rows.append(row)
    return [one.tobytes() for one in rows]


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    env = TrianonEnv(name)
    with pytest.raises(IllegalAction, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    before = env.setting.game.digest(env.record)
    with pytest.raises(IllegalAction, match=r"possible actions: \d+ \("):
        env.step(int(np.flatnonzero(env.setting.mask(env.record) == 0)[0]))
    assert env.setting.game.digest(env.record) == before
    while not env.record.over:
        env.step(env.action_space.sample(mask=env.setting.mask(env.record)))
    with pytest.raises(IllegalAction, match="game is over"):
        env.step(0)


@every_game
def test_bad_requests_say_what_is_possible(name: str) -> None:
    with pytest.raises(BadRequest, match="one for each seat"):
        TrianonEnv(name, opponents=("random",) * 7)
    with pytest.raises(BadRequest, match="the computer players are"):
        TrianonEnv(name, opponents=("courtesan",))
    with pytest.raises(BadRequest, match="the seats are 0 to"):
        TrianonEnv(name, seat=12)
    with pytest.raises(BadRequest, match="possible answers: raise, random"):
        TrianonEnv(name, illegal="sigh")


@every_game
def test_the_vector_environment_is_registered(name: str) -> None:
    env = gymnasium.make_vec(
        registered_id(name), num_envs=3, vectorization_mode="vector_entry_point"
    )
    observations, info = env.reset(seed=1)
    assert observations.shape[0] == info["action_mask"].shape[0] == 3
    env.close()


@every_game
def test_a_vector_of_single_environments_can_draw_from_every_mask(name: str) -> None:
    """Also at the end of an episode, where the action is ignored and the next step begins a new game."""
    players = game(name).players[0]
    tables: Any = gymnasium.make_vec(registered_id(name), 2, "sync", players=players)
    _, info = tables.reset(seed=3)
    ends = 0
    while ends < 2:
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        _, _, ended, _, info = tables.step(actions)
        ends += int(ended.sum())
    assert np.array_equal(np.stack(tables.call("action_masks")), info["action_mask"].astype(bool))
    tables.close()


def test_the_masks_that_maskable_learners_ask_for() -> None:
    env = TrianonEnv("bastille", players=3)
    with pytest.raises(IllegalAction, match="call reset first"):
        env.action_masks()
    env.reset(seed=1)
    assert list(np.flatnonzero(env.action_masks())) == env.setting.game.options(env.record)
    many: Any = gymnasium.make_vec(registered_id("bastille"), 3, "vector_entry_point").unwrapped
    many.reset(seed=1)
    assert np.array_equal(many.action_masks(), many.info()["action_mask"] > 0)
