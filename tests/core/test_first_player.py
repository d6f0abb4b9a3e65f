"""Who begins Louis XIV (R1): drawn at new tables, seat 1 where an older header does not say."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from trianon.core import position, verify
from trianon.core import record as records
from trianon.core.game import commitment, seed_of
from trianon.core.registry import GAMES, game
from trianon.envs.vector import Batch

GAME = game("louis-xiv")
GOLDEN = sorted((Path(__file__).resolve().parents[2] / "records" / "louis-xiv").glob("*.trianon"))
SWITCH = "first_player_drawn"
SEED = 3  # draws seat 2 of three
both = pytest.mark.parametrize("drawn", [True, False])


def played(players: int, seed: int, **switches: bool) -> records.Record:
    """The record of a random game."""
    state = GAME.start(players, seed_of(seed), switches)
    names = [f"p{seat}" for seat in range(players)]
    recorder = records.Recorder(GAME, state, names, ["random"] * players)
    chance = random.Random(seed)
    while not state.over:
        recorder.apply(state, chance.choice(GAME.options(state)))
    return recorder.record


def test_a_new_table_draws_and_an_old_header_means_seat_1() -> None:
    assert GAME.switches[SWITCH]
    assert GAME.check_switches({})[SWITCH]
    assert not GAME.recorded_switches({})[SWITCH]
    assert GAME.recorded_switches({SWITCH: True})[SWITCH]
    assert GAME.recorded_switches({"take_is_max": False}) == {
        **GAME.switches, "take_is_max": False, SWITCH: False
    }  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_a_switch_is_kept_in_the_state_or_has_a_meaning_when_it_is_not_written(name: str) -> None:
    rules = game(name)
    state = rules.start(rules.players[0], seed_of(1))
    assert tuple(rules.switches_of(state)) == rules.kept_switches
    assert {*rules.kept_switches, *rules.setup_switches} == set(rules.switches)


@both
@pytest.mark.parametrize("players", GAME.players)
def test_the_choice_is_in_every_new_record(players: int, drawn: bool) -> None:
    record = played(players, SEED, **{SWITCH: drawn})
    text = records.write(record)
    assert text.splitlines()[1] == f"switch {SWITCH} {str(drawn).lower()}"
    again = records.read(text)
    assert records.verify(again) is None
    verify.verify(again, commitment(again.seed))


def test_without_the_line_seat_1_begins() -> None:
    """Where another seat was drawn, a record without its line does not replay; where seat 1 began, it does."""

    def without(record: records.Record) -> records.Record:
        lines = records.write(record).splitlines()
        return records.read("\n".join(line for line in lines if SWITCH not in line))

    assert records.verify(without(played(3, SEED))) is not None
    assert records.verify(without(played(3, SEED, **{SWITCH: False}))) is None


def test_old_golden_games_do_not_say_and_new_ones_draw() -> None:
    found = [records.read_file(path) for path in GOLDEN]
    old = [record for record in found if SWITCH not in record.switches]
    new = [record for record in found if record.switches.get(SWITCH)]
    assert len(old) == 72
    assert {len(record.seats) for record in new} == set(GAME.players)
    for record in old:
        _, state = next(records.replay(record))
        assert state.first_player == 0
    begun = [(len(r.seats), next(records.replay(r))[1].first_player) for r in new]
    for players in GAME.players:
        assert len({first for seats, first in begun if seats == players}) > 1


def test_a_record_begins_with_the_first_state_of_its_game() -> None:
    state = GAME.start(3, seed_of(SEED))
    GAME.apply(state, GAME.options(state)[0])
    with pytest.raises(ValueError, match="first state"):
        records.Recorder(GAME, state, ["a", "b", "c"], ["random"] * 3)


@both
def test_a_position_keeps_who_is_first_and_needs_no_choice(drawn: bool) -> None:
    state = GAME.start(3, seed_of(SEED), {SWITCH: drawn})
    text = position.write(GAME, state)
    assert SWITCH not in text
    _, again = position.read(text)
    assert again.first_player == state.first_player
    assert GAME.digest(again) == GAME.digest(state)


@both
def test_the_choice_leaves_no_trace_in_the_view(drawn: bool) -> None:
    """What is shown of a loaded state is what was shown before it was saved."""
    state = GAME.start(3, seed_of(SEED), {SWITCH: drawn})
    again = GAME.load(GAME.save(state), GAME.base_edition, 3)
    for seat in range(-1, 3):
        assert GAME.view(again, seat) == GAME.view(state, seat)


def test_a_batch_draws_it_for_every_game() -> None:
    """At the first decision of round 1 nobody but the first player can have been asked."""
    batch = Batch("louis-xiv", 300, 3)
    batch.reset(1)
    assert min(np.bincount(batch.seats, minlength=3)) > 60
    fixed = Batch("louis-xiv", 300, 3, {SWITCH: False})
    fixed.reset(1)
    assert set(fixed.seats) == {0}
