"""Observations: equal views give equal rows, planted leaks are caught, labels name what is written."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.tables import LEARNABLE, LEARNABLE_TABLES, PLAIN_LEARNABLE_TABLES, Tabletop, walk
from trianon.envs.encoders.labels import fields_of
from trianon.envs.setting import Row, Setting, encoder_of
from trianon.envs.vector import Batch
from trianon.lab.speed import is_compiled

every_table = pytest.mark.parametrize("table", LEARNABLE_TABLES, ids=str)
every_plain_table = pytest.mark.parametrize("table", PLAIN_LEARNABLE_TABLES, ids=str)
Shown = Callable[[Setting, Any, int], Row]
SHARE = 0.3  # of all decisions are looked at


def learning(table: Tabletop) -> Setting:
    return Setting(table.game, table.players, dict(table.switches))


def observed(table: Setting, state: Any, seat: int) -> Row:
    return table.observe(state, seat)


def differences(tabletop: Tabletop, seed: int, shown: Shown = observed) -> int:
    """How often a world the seat could believe in shows it another row."""
    table, chance, found = learning(tabletop), random.Random(seed), 0
    for state, _ in walk(tabletop, seed):
        if chance.random() > SHARE:
            continue
        for seat in range(tabletop.players):
            truth = shown(table, state, seat)
            for _ in range(3):
                world = table.game.resample(state, seat, chance.randrange(1 << 30))
                found += not np.array_equal(shown(table, world, seat), truth)
    return found


@every_table
def test_observations_tell_nothing_hidden(table: Tabletop) -> None:
    for seed in range(2):
        assert differences(table, seed) == 0


def leak_another_seat(table: Setting, state: Any, seat: int) -> Row:
    """The row of a neighbour holds what only the neighbour knows."""
    return table.observe(state, (seat + 1) % table.players)


def leak_one_number(table: Setting, state: Any, seat: int) -> Row:
    row = table.observe(state, seat)
    row[-1] = int(table.game.digest(state)[:2], 16) % 100
    return row


@every_plain_table
@pytest.mark.parametrize("mutant", [leak_another_seat, leak_one_number])
def test_a_planted_leak_is_caught(table: Tabletop, mutant: Shown) -> None:
    assert differences(table, 1, mutant) > 0


@every_plain_table
def test_observations_change_with_what_is_seen(table: Tabletop) -> None:
    """The twin of the law: rows of different moments differ, or it would prove nothing."""
    rows = {learning(table).observe(state, 0).tobytes() for state, _ in walk(table, 3)}
    assert len(rows) > 30


@every_table
def test_the_labels_cover_the_row_exactly(table: Tabletop) -> None:
    sizes = [field.size for field in fields_of(table.game, table.players)]
    assert sum(sizes) == learning(table).width
    names = [field.name for field in fields_of(table.game, table.players)]
    assert len(set(names)) == len(names)


@pytest.mark.skipif(not is_compiled(), reason="many games")
@every_plain_table
def test_every_field_is_used(table: Tabletop) -> None:
    """In some games each field that is not for a switch holds something."""
    batch = Batch(table.game, 300, table.players)
    batch.reset(5)
    seen = np.zeros(batch.setting.width, bool)
    while batch.episodes.sum() < 900:
        batch.step(batch.sample())
        assert batch.observations is not None
        seen |= (batch.observations != 0).any(axis=0)
    first = 0
    for field in fields_of(table.game, table.players):
        used = seen[first : first + field.size].any()
        assert used or "switch" in field.name, field.name
        first += field.size


@pytest.mark.parametrize("name", LEARNABLE)
def test_the_encoder_agrees_with_the_rules_on_points_and_winners(name: str) -> None:
    for table in (table for table in PLAIN_LEARNABLE_TABLES if table.game == name):
        encoder = encoder_of(table.rules)
        for state, _ in walk(table, 5):
            scores = [encoder.score(state, seat) for seat in range(table.players)]
            assert scores == table.rules.scores(state)
            if state.over:
                won = [seat for seat in range(table.players) if encoder.is_winner(state, seat)]
                assert won == table.rules.winners(state)
