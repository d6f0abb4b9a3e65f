"""OpenSpiel's own tests, bots and learning environment play whole games of each table.

The bots are those written in Python: the C++ MCTS of OpenSpiel 2.0.2 crashes on every game written in
Python, its own `python_tic_tac_toe` included, and its C++ IS-MCTS cannot ask such a game to resample.
"""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from tests.tables import LEARNABLE, PLAIN_LEARNABLE_TABLES, Tabletop
from trianon.core.registry import game as game_named
from trianon.envs.openspiel import spiel_name

every_plain_table = pytest.mark.parametrize("table", PLAIN_LEARNABLE_TABLES, ids=str)
every_game = pytest.mark.parametrize("name", LEARNABLE)


def loaded(table: Tabletop, more: str = "") -> Any:
    return pyspiel.load_game(f"{spiel_name(table.game)}(players={table.players},seed=3{more})")


def fewest(name: str, more: str = "") -> Any:
    return loaded(Tabletop(name, game_named(name).players[0], ()), more)


@every_plain_table
def test_random_simulation_with_masks(table: Tabletop) -> None:
    game = loaded(table)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, 1, False, False, True)


@every_game
def test_random_simulation_with_serialisation(name: str) -> None:
    """Declared deterministic, because OpenSpiel cannot ask a game in Python for its generator."""
    pyspiel.random_sim_test(fewest(name, ",sampled=False"), 1, True, False, True)


@every_plain_table
def test_serialised_states_go_on_alike(table: Tabletop) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    chance = np.random.default_rng(2)
    while not state.is_terminal():
        twin = game.deserialize_state(state.serialize())
        assert str(twin) == str(state)
        action = int(chance.choice(state.legal_actions()))
        twin.apply_action(action)
        for _ in range(4):
            if not state.is_terminal():
                state.apply_action(action)
                assert state.history()[-1] == action
                if twin is not None:
                    assert str(twin) == str(state)
                    twin = None
                if not state.is_terminal():
                    action = int(chance.choice(state.legal_actions()))


@every_game
def test_pickles(name: str) -> None:
    state = fewest(name, ",sampled=False").new_initial_state()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@every_plain_table
def test_resampling_keeps_the_information_state(table: Tabletop) -> None:
    state = loaded(table).new_initial_state()
    chance = np.random.default_rng(3)
    varied = False
    while not state.is_terminal():
        if chance.random() < 0.15:
            for player in range(table.players):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.history() == state.history()
                varied |= str(other) != str(state)
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert varied


@every_game
def test_the_information_state_remembers(name: str) -> None:
    """Two moments never have the same information state; it grows with the log."""
    state = fewest(name).new_initial_state()
    lengths = []
    for _ in range(12):
        log, _ = state.information_state_string(0).split("\n")
        lengths.append(len(log))
        state.apply_action(state.legal_actions()[0])
    assert lengths == sorted(lengths)
    assert lengths[-1] > lengths[0]


def play_with(game: Any, bots: list[Any]) -> list[float]:
    """A whole game between bots."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


@every_game
def test_the_bots_of_openspiel_play_whole_games(name: str) -> None:
    """IS-MCTS in the first seat, MCTS in the others."""
    game = fewest(name)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots: list[Any] = [ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=chance)]
    for _ in range(1, game.num_players()):
        bots.append(mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=chance))
    assert sum(play_with(game, bots)) == pytest.approx(0)


@every_plain_table
def test_the_learning_environment_of_openspiel_plays_whole_games(table: Tabletop) -> None:
    env = rl_environment.Environment(loaded(table, ",reward=points"))
    step = env.reset()
    chance = np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([int(chance.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(0, abs=1e-4)
    assert any(step.rewards)


@every_game
def test_illegal_actions_and_parameters_are_refused(name: str) -> None:
    state = fewest(name).new_initial_state()
    before = str(state)
    wrong = next(
        action
        for action in range(state.num_distinct_actions())
        if action not in state.legal_actions()
    )
    with pytest.raises(Exception, match=r"possible actions: \d+ \("):
        state.apply_action(wrong)
    assert str(state) == before
    with pytest.raises(Exception, match="possible numbers of players"):
        pyspiel.load_game(f"{spiel_name(name)}(players=19)")


@every_game
def test_a_seed_gives_the_same_games(name: str) -> None:
    first, second = fewest(name), fewest(name)
    assert [str(first.new_initial_state()) for _ in range(3)] == [
        str(second.new_initial_state()) for _ in range(3)
    ]
