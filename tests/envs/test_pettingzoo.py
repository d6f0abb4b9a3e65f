"""PettingZoo's own tests for each game and number of players, and what bad input gets.

`max_cycles_test` does not apply: it is for environments that take `max_cycles`; these games end by their rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.tables import LEARNABLE, LEARNABLE_TABLES, PLAIN_LEARNABLE_TABLES, Tabletop
from trianon.core.errors import BadRequest, IllegalAction
from trianon.core.registry import game
from trianon.envs.pettingzoo import TrianonAEC, env
from trianon.envs.setting import registered_id

every_plain_table = pytest.mark.parametrize("table", PLAIN_LEARNABLE_TABLES, ids=str)
every_table = pytest.mark.parametrize("table", LEARNABLE_TABLES, ids=str)


def made(table: Tabletop, **options: Any) -> TrianonAEC:
    return env(table.game, table.players, dict(table.switches), **options)


# PettingZoo recommends an observation with a mask to be this very dictionary, and its test warns about it all
# the same unless the environment is one of its own, listed by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@every_table
def test_the_api_test_of_pettingzoo(table: Tabletop) -> None:
    api_test(made(table), num_cycles=1000)


@every_plain_table
def test_the_seed_test_of_pettingzoo(table: Tabletop) -> None:
    seed_test(lambda: made(table), num_cycles=100)


@pytest.mark.parametrize("name", sorted({table.game for table in LEARNABLE_TABLES}))
def test_the_render_test_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out


@every_plain_table
def test_a_game_to_its_end(table: Tabletop) -> None:
    played = made(table, reward="points")
    played.reset(seed=4)
    chance = np.random.default_rng(4)
    total = dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        observation, reward, ended, cut, _ = played.last()
        total[agent] += reward
        assert not cut
        action = None if ended else int(chance.choice(np.flatnonzero(observation["action_mask"])))
        played.step(action)
    assert not played.agents
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


@every_plain_table
def test_an_illegal_action_is_refused_and_changes_nothing(table: Tabletop) -> None:
    played = made(table)
    played.reset(seed=1)
    before = played.setting.game.digest(played.record)
    for wrong in (
        -1,
        10_000,
        None,
        "place",
        int(np.flatnonzero(played.setting.mask(played.record) == 0)[0]),
    ):
        with pytest.raises(IllegalAction, match=r"possible actions: \d+ \("):
            played.step(wrong)  # type: ignore[arg-type]
    assert played.setting.game.digest(played.record) == before


def test_a_dead_agent_is_stepped_with_none_only() -> None:
    played = made(PLAIN_LEARNABLE_TABLES[0])
    played.reset(seed=2)
    while not played.record.over:
        played.step(played.setting.game.options(played.record)[0])
    agents = list(played.agents)
    with pytest.raises(IllegalAction, match="only legal action of an agent that is done is None"):
        played.step(0)
    assert played.agents == agents
    for _ in agents:
        played.step(None)
    with pytest.raises(IllegalAction, match="game is over"):
        played.step(None)


def test_an_environment_has_to_be_reset_first() -> None:
    with pytest.raises(IllegalAction, match="call reset first"):
        made(PLAIN_LEARNABLE_TABLES[0]).step(0)


def test_bad_requests_say_what_is_possible() -> None:
    name = PLAIN_LEARNABLE_TABLES[0].game
    with pytest.raises(BadRequest, match="possible numbers of players"):
        env(name, players=11)
    with pytest.raises(BadRequest, match="the games are"):
        env("halma")
    with pytest.raises(BadRequest, match="the ways of drawing are"):
        env(name, render_mode="oil")


def test_the_mask_of_another_seat_is_empty() -> None:
    played = made(PLAIN_LEARNABLE_TABLES[0])
    played.reset(seed=3)
    for agent in played.agents:
        asked = agent == played.agent_selection
        assert bool(played.observe(agent)["action_mask"].any()) == asked


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="no registry before 1.27")
@pytest.mark.parametrize("name", LEARNABLE)
def test_the_registry_of_pettingzoo_knows_every_game(name: str) -> None:
    players = game(name).players[0]
    table = pettingzoo.make("aec", registered_id(name), players=players)
    assert isinstance(table.unwrapped, TrianonAEC)
    assert table.possible_agents[-1] == f"player_{players - 1}"
