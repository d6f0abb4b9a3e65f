"""Laws of play, for every game, player count and variant (design: options, ends, conservation, copies)."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.tables import PLAIN_TABLES, TABLES, Tabletop, walk
from trianon.bots.bot import ask, bot_named
from trianon.bots.judgement import is_judged
from trianon.bots.levels import levels_of
from trianon.core import position
from trianon.core import record as records
from trianon.core.events import visible
from trianon.core.sizes import EVENT_ROOM
from trianon.lab.speed import is_compiled

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)


@every_table
def test_options_are_sorted_unique_and_never_empty(table: Tabletop) -> None:
    for state, _ in walk(table, 1):
        options = table.rules.options(state)
        assert options == sorted(set(options))
        assert bool(options) != bool(state.over)
        assert all(0 <= option < table.rules.action_count for option in options)


@every_table
def test_every_option_applies_and_the_original_does_not_change(table: Tabletop) -> None:
    chance = random.Random(7)
    for state, action in walk(table, 2):
        before = table.rules.save(state)
        if action >= 0 and chance.random() < 0.25:
            for option in table.rules.options(state):
                twin = table.rules.copy(state)
                table.rules.apply(twin, option)
                table.rules.check(twin)
        assert table.rules.save(state) == before


@every_table
def test_pieces_are_conserved_after_every_action(table: Tabletop) -> None:
    for seed in range(3):
        for state, _ in walk(table, seed):
            table.rules.check(state)


@every_table
def test_play_ends_within_the_stated_bound(table: Tabletop) -> None:
    for seed in range(50):
        state = table.start(seed, silent=True)
        moves = table.rules.play_randomly(state, seed + 1, 1_000_000)
        assert state.over
        assert moves <= table.rules.move_bound
        table.rules.check(state)
        assert table.rules.winners(state)


@every_game
def test_same_seed_same_game(table: Tabletop) -> None:
    first = [table.rules.digest(state) for state, _ in walk(table, 11)]
    second = [table.rules.digest(state) for state, _ in walk(table, 11)]
    assert first == second
    assert len(set(first)) == len(first)


@every_table
def test_save_and_load_round_trip(table: Tabletop) -> None:
    for state, _ in walk(table, 3):
        data = table.rules.save(state)
        loaded = table.rules.load(data, table.rules.edition(), table.players)
        assert table.rules.save(loaded) == data
        assert table.rules.options(loaded) == table.rules.options(state)


@every_table
def test_a_position_reads_back_to_an_equal_digest(table: Tabletop) -> None:
    for state, _ in walk(table, 4):
        _, again = position.read(position.write(table.rules, state))
        assert table.rules.digest(again) == table.rules.digest(state)
        assert table.rules.options(again) == table.rules.options(state)


@every_table
def test_a_record_replays_to_equal_digests(table: Tabletop) -> None:
    game = table.rules
    state = table.start(5)
    names = [f"player {seat}" for seat in range(table.players)]
    recorder = records.Recorder(game, state, names, ["random"] * table.players)
    chance = random.Random(5)
    while not state.over:
        recorder.apply(state, chance.choice(game.options(state)))
    record = records.read(records.write(recorder.record))
    assert records.verify(record) is None
    assert record.scores == game.scores(state)


@every_game
def test_scores_are_explained_to_the_last_point(table: Tabletop) -> None:
    for seed in range(5):
        for state, _ in walk(table, seed):
            explained = [0] * table.players
            for entry in table.rules.breakdown(state):
                explained[entry.seat] += entry.points
            assert explained == table.rules.scores(state)


@every_game
def test_no_story_is_cut_short(table: Tabletop) -> None:
    for seed in range(5):
        for state, _ in walk(table, seed):
            assert len(table.rules.events(state)) < EVENT_ROOM


@every_game
def test_a_bot_chooses_by_its_view_alone(table: Tabletop) -> None:
    """The same view in another world gives the same choice."""
    game = table.rules
    chance = random.Random(3)
    for state, action in walk(table, 6):
        if action < 0 or chance.random() > (0.2 if is_compiled() else 0.04):
            continue
        world = game.resample(state, state.asked_seat, 17)
        for name in (*levels_of(game)[:3], *("minister:40",) * is_judged(game)):
            first = ask(bot_named(name, game, 5), game, state)
            assert first in game.options(state)
            assert ask(bot_named(name, game, 5), game, world) == first


@every_game
def test_a_stand_in_can_finish_any_game(table: Tabletop) -> None:
    game = table.rules
    for state, action in walk(table, 8):
        if action >= 0:
            stand_in = game.copy(state)
            game.play_randomly(stand_in, 99, 1_000_000)
            assert stand_in.over


@every_game
def test_views_are_plain_data(table: Tabletop) -> None:
    for state, _ in walk(table, 9):
        for seat in range(-1, table.players):
            text = msgspec.json.encode(table.rules.view(state, seat))
            assert msgspec.json.decode(text)["seat"] == seat


@every_game
def test_the_seed_is_in_no_view_and_no_event(table: Tabletop) -> None:
    for state, _ in walk(table, 10):
        secret = "".join(word.to_bytes(4, "little").hex() for word in state.key)
        for seat in range(-1, table.players):
            shown = (table.rules.view(state, seat), visible(table.rules.events(state), seat))
            text = msgspec.json.encode(shown).decode()
            assert secret[:16] not in text
            assert str(state.key[0]) not in text


@every_game
def test_copies_are_independent(table: Tabletop) -> None:
    state = table.start(12)
    twin = table.rules.copy(state)
    table.rules.play_randomly(twin, 1, 1_000_000)
    assert table.rules.save(state) != table.rules.save(twin)
    assert table.rules.digest(state) == table.rules.digest(table.start(12))
