"""An open question tells nothing by how fast it is answered: its options are the same in all believable worlds.

Where a single answer is given by itself, everybody sees that it took no time. That may tell nothing: so it is
called open only if all others could have listed its options. The law judges by imagined worlds and never by
the declarations; planted ones are caught.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tests.tables import TABLES, Tabletop, walk
from trianon.core.game import WATCHER, Game
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
WORLDS = 3
SHARE = 0.25  # of the questions with several options; those with one are all looked at
IsOpen = Callable[[Game, Any], bool]


def declared(game: Game, state: Any) -> bool:
    """What the engine says."""
    return game.is_open(state)


def listed(game: Game, state: Any) -> tuple[str, tuple[str, ...]]:
    """A question as its seat reads it."""
    asked = game.decision(state)
    assert asked is not None
    return asked.kind, asked.names


def tells(table: Tabletop, seed: int, is_open: IsOpen = declared) -> Counter[str]:
    """How often somebody else could believe in other options of a question that is called open, by kind."""
    game, chance, found = table.rules, random.Random(seed), Counter[str]()
    for state, action in walk(table, seed):
        if action < 0 or not is_open(game, state):
            continue
        if state.option_count > 1 and chance.random() > SHARE:
            continue
        truth = listed(game, state)
        for seat in range(WATCHER, table.players):
            if seat == state.asked_seat:
                continue
            worlds = (game.resample(state, seat, chance.randrange(1 << 30)) for _ in range(WORLDS))
            found[truth[0]] += sum(listed(game, world) != truth for world in worlds)
    return found


@every_table
def test_an_open_question_lists_the_same_options_in_every_world(table: Tabletop) -> None:
    for seed in range(2):
        assert not +tells(table, seed)


# Planted: each must be caught.


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("louis-xiv", "conspire"),  # "No" at once tells that one lacks the card
        ("louis-xiv", "fulfil"),
        ("louis-xiv", "choose-card"),
        ("heads-of-state", "act"),
        ("bastille", "take-mission"),
    ],
)
def test_a_question_wrongly_called_open_is_caught(name: str, kind: str) -> None:
    table = next(one for one in TABLES if one.game == name and one.players == 3)

    def mutant(game: Game, state: Any) -> bool:
        return game.is_open(state) or game.asked_kind(state) == kind

    assert sum((tells(table, seed, mutant) for seed in range(4)), Counter())[kind] > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_declared_once(name: str) -> None:
    rules = game_named(name)
    module = import_module(f"trianon.games.{name.replace('-', '_')}.openness")
    groups = [module.OPEN, module.HIDDEN, getattr(module, "CONDITIONAL", frozenset())]
    assert frozenset.union(*groups) == set(rules.decision_names)
    assert sum(map(len, groups)) == len(rules.decision_names)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("louis-xiv", "conspire"), ("louis-xiv", "fulfil"), ("heads-of-state", "act")],
)
def test_single_answers_are_open_often_enough_to_help(name: str, kind: str) -> None:
    """The twin of the law: a rule that calls nothing open would pass it."""
    table = next(one for one in TABLES if one.game == name and one.players == 4)
    game, single, is_open = table.rules, 0, 0
    for seed in range(8):
        for state, action in walk(table, seed):
            if action >= 0 and state.option_count == 1 and game.asked_kind(state) == kind:
                single += 1
                is_open += game.is_open(state)
    assert 0 < is_open < single
