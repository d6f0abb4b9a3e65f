"""Figures of one's own and switches, through every door."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from trianon.core.errors import BadEdition
from trianon.core.registry import game
from trianon.envs import openspiel, pettingzoo
from trianon.envs.gymnasium import TrianonEnv
from trianon.envs.gymnasium_vector import TrianonVectorEnv
from trianon.envs.setting import Setting, edition_of
from trianon.envs.vector import Batch

COINS = 17
ROWS = {"setup": {"start_coins": COINS}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my-box.toml"
    path.write_text(f"[setup]\nstart_coins = {COINS}\n", encoding="utf-8")
    return path


def rich(state: Any) -> bool:
    """Whether this is a game of the edition: everybody has its coins at first."""
    return bool(state.box.start_coins == COINS)


def test_every_door_plays_an_edition(file: Path) -> None:
    single = TrianonEnv("bastille", edition=file)
    single.reset(seed=1)
    assert rich(single.record)
    table = pettingzoo.env("bastille", players=3, edition=str(file))
    table.reset(seed=1)
    assert rich(table.record)
    batch = Batch("bastille", 2, 3, edition=ROWS)
    assert rich(batch.shown)
    assert not np.array_equal(first_rows(batch), first_rows(Batch("bastille", 2, 3)))
    vector = TrianonVectorEnv("bastille", 2, edition=game("bastille").edition(ROWS))
    assert rich(vector.batch.shown)


def first_rows(batch: Batch) -> Any:
    batch.reset(1)
    assert batch.observations is not None
    return batch.observations.copy()


def test_openspiel_takes_the_file_of_an_edition_and_pickles_its_states(file: Path) -> None:
    played = pyspiel.load_game(f"{openspiel.spiel_name('bastille')}(players=3,edition={file})")
    state = played.new_initial_state()
    assert rich(state.now().record)
    for twin in (copy.deepcopy(state.now()), pickle.loads(pickle.dumps(state.now()))):
        assert rich(twin.record)


def test_an_edition_that_does_not_fit_is_refused_by_the_door(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="there is no field"):
        Batch("bastille", 2, edition={"setup": {"coins": 3}})
    with pytest.raises(BadEdition, match="cannot be read"):
        TrianonEnv("bastille", edition=tmp_path / "none.toml")
    with pytest.raises(BadEdition, match="cannot be used"):
        Setting("bastille", edition={"weapon_tokens": {"rifle": 6}})


def test_no_edition_is_the_box_as_printed() -> None:
    rules = game("bastille")
    assert edition_of(rules, None) is edition_of(rules, "") is rules.base_edition
