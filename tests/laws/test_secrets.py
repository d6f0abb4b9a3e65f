"""The leak law: what a reader cannot know makes no difference to a byte they get; mutants are caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.tables import TABLES, Tabletop, walk
from trianon.core.events import Event, visible
from trianon.core.game import WATCHER, Game

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
Shown = Callable[[Game, Any, int], bytes]
SHARE = 0.25  # of all decisions are looked at, to keep the run short


def shown_view(game: Game, state: Any, seat: int) -> bytes:
    """All bytes a reader gets for a state, options included."""
    return msgspec.json.encode((game.view(state, seat), game.decision_for(state, seat)))


def differences(table: Tabletop, seed: int, shown: Shown = shown_view, worlds: int = 3) -> int:
    """How often a world the reader could believe in shows them something else."""
    game, chance, found = table.rules, random.Random(seed), 0
    for state, _ in walk(table, seed):
        if chance.random() > SHARE:
            continue
        for seat in range(WATCHER, table.players):
            truth = shown(game, state, seat)
            for _ in range(worlds):
                world = game.resample(state, seat, chance.randrange(1 << 30))
                game.check(world)
                found += shown(game, world, seat) != truth
    return found


@every_table
def test_views_tell_nothing_hidden(table: Tabletop) -> None:
    for seed in range(2):
        assert differences(table, seed) == 0


def after(game: Game, world: Any, action: int, seat: int) -> tuple[bytes, bytes]:
    """What a reader sees of an action: their view after it, and the log lines they get."""
    game.listen(world)
    game.apply(world, action)
    events = visible(game.events(world), seat)
    return shown_view(game, world, seat), msgspec.json.encode(events)


def log_differences(
    table: Tabletop, seed: int, look: Callable[[Game, Any, int, int], tuple[bytes, bytes]] = after
) -> int:
    """How often equal views after an action come with different log lines."""
    game, chance, found = table.rules, random.Random(seed), 0
    for state, action in walk(table, seed):
        if action < 0 or chance.random() > SHARE:
            continue
        for seat in range(WATCHER, table.players):
            views: dict[bytes, bytes] = {}
            for _ in range(5):
                world = game.resample(state, seat, chance.randrange(1 << 30))
                options = game.options(world)
                chosen = action if action in options else options[0]
                view, log = look(game, world, chosen, seat)
                found += views.setdefault(view, log) != log
    return found


@every_table
def test_the_log_tells_no_more_than_the_view(table: Tabletop) -> None:
    assert log_differences(table, 1) == 0


@every_table
def test_what_cannot_be_known_does_vary(table: Tabletop) -> None:
    """The twin of the law: imagined worlds differ, or the law would prove nothing."""
    game = table.rules
    varied = total = 0
    for state, action in walk(table, 2):
        if action < 0:
            continue
        digests = {game.digest(game.resample(state, WATCHER, number)) for number in range(1, 4)}
        total += 1
        varied += len(digests) > 1
    assert varied == total


@every_table
def test_imagination_depends_on_the_view_alone(table: Tabletop) -> None:
    """From two worlds with the same view the same worlds are imagined: nothing true shines through."""
    game, chance = table.rules, random.Random(4)
    for state, action in walk(table, 4):
        if action < 0 or chance.random() > SHARE:
            continue
        for seat in range(WATCHER, table.players):
            world = game.resample(state, seat, 5)
            assert game.digest(game.resample(world, seat, 8)) == game.digest(
                game.resample(state, seat, 8)
            )


@every_table
def test_an_imagined_world_has_another_future(table: Tabletop) -> None:
    state = table.start(3)
    for seat in range(WATCHER, table.players):
        world = table.rules.resample(state, seat, 1)
        assert list(world.key) != list(state.key)


# Planted leaks: each must be caught.


def hidden_fingerprint(game: Game, state: Any) -> int:
    """Something that depends on what nobody but the engine knows."""
    return int(game.digest(state)[:6], 16)


def leak_a_count(game: Game, state: Any, seat: int) -> bytes:
    return shown_view(game, state, seat) + str(hidden_fingerprint(game, state) % 7).encode()


def leak_an_order(game: Game, state: Any, seat: int) -> bytes:
    view = msgspec.to_builtins(game.view(state, seat))
    listed = [key for key, value in view.items() if isinstance(value, list) and len(value) > 1]
    random.Random(hidden_fingerprint(game, state)).shuffle(view[listed[0]])
    return msgspec.json.encode(view)


def leak_an_id(game: Game, state: Any, seat: int) -> bytes:
    view = msgspec.to_builtins(game.view(state, seat))
    view["id"] = game.digest(state)[:8]
    return msgspec.json.encode(view)


def leak_options(game: Game, state: Any, seat: int) -> bytes:
    """The number of options of somebody else's decision, where it depends on hidden facts."""
    return shown_view(game, state, seat) + bytes([len(game.options(state))])


@pytest.mark.parametrize("mutant", [leak_a_count, leak_an_order, leak_an_id])
@pytest.mark.parametrize("table", [t for t in TABLES if not t.switches], ids=str)
def test_a_planted_leak_in_the_view_is_caught(table: Tabletop, mutant: Shown) -> None:
    assert differences(table, 1, mutant) > 0


@pytest.mark.parametrize("table", [t for t in TABLES if not t.switches], ids=str)
def test_an_option_count_of_somebody_else_is_caught(table: Tabletop) -> None:
    """A skipped prompt and a told number of options are the same leak: it depends on a hidden hand."""
    assert sum(differences(table, seed, leak_options) for seed in range(4)) > 0


@pytest.mark.parametrize("table", [t for t in TABLES if not t.switches], ids=str)
def test_a_planted_log_line_is_caught(table: Tabletop) -> None:
    def look(game: Game, world: Any, action: int, seat: int) -> tuple[bytes, bytes]:
        game.listen(world)
        game.apply(world, action)
        events: list[Event] = game.events(world)  # private lines of others are shown too
        return shown_view(game, world, seat), msgspec.json.encode(
            [*events, hidden_fingerprint(game, world)]
        )

    assert log_differences(table, 1, look) > 0


@every_table
def test_the_views_of_all_readers_share_one_public_part(table: Tabletop) -> None:
    """Written once and spliced, they are the same bytes as each view by itself."""
    game = table.rules
    for number, (state, _) in enumerate(walk(table, 3)):
        if number % 40 == 0:
            alone = {
                seat: msgspec.json.encode(game.view(state, seat))
                for seat in range(WATCHER, table.players)
            }
            assert game.encoded_views(state) == alone
