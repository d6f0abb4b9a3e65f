"""Several people at one screen: what lies open there is what a watcher may know.

The last look of such a page is drawn while hands are covered. It is compared in worlds a watcher could believe
in where the same kind of question is asked: that much everybody sees at the screen. Planted leaks are caught.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from tests.server.test_leaks import table_with
from tests.tables import PLAIN_TABLES, TABLES, Tabletop, walk
from trianon.core.game import WATCHER
from trianon.server import outgoing
from trianon.server.table import Table

SHARE = 0.2
Shown = Callable[[Table], bytes]


def shown(table: Table) -> bytes:
    """What lies open where all seats are played at one screen."""
    everybody = tuple(range(len(table.seats)))
    return msgspec.json.encode(outgoing.present_looks(table, everybody, table.told)[-1])


def differences(tabletop: Tabletop, seed: int, shown: Shown = shown) -> int:
    """How often it tells worlds apart that a watcher cannot."""
    game, chance, found = tabletop.rules, random.Random(seed), 0
    for state, action in walk(tabletop, seed):
        if action < 0 or chance.random() > SHARE:
            continue
        world = game.resample(state, WATCHER, chance.randrange(1 << 30))
        if game.asked_kind(world) != game.asked_kind(state):
            continue  # half a choice of another's, which is made before all eyes here
        told = [table_with(tabletop, game.copy(one), [], []) for one in (state, world)]
        found += shown(told[0]) != shown(told[1])
    return found


@pytest.mark.parametrize("tabletop", TABLES, ids=str)
def test_nothing_hidden_lies_open(tabletop: Tabletop) -> None:
    assert sum(differences(tabletop, seed) for seed in range(2)) == 0


@pytest.mark.parametrize("tabletop", PLAIN_TABLES, ids=str)
def test_open_questions_can_be_answered_there(tabletop: Tabletop) -> None:
    """The twin of the law: a screen that asks nothing would pass it."""
    game, asked = tabletop.rules, {True: 0, False: 0}
    everybody = tuple(range(tabletop.players))
    for state, action in walk(tabletop, 1):
        if action < 0:
            continue
        table = table_with(tabletop, game.copy(state), [], [])
        *hands, look = outgoing.present_looks(table, everybody, [])
        assert look.seat == WATCHER
        mine = hands[state.asked_seat].decision
        assert mine is not None
        asked[look.decision is not None] += 1
        if look.decision is not None:
            assert look.decision.seat == state.asked_seat
            names = [[option.action for option in one.options] for one in (look.decision, mine)]
            assert names[0] == names[1]
        elsewhere = tuple(seat for seat in everybody if seat != state.asked_seat)
        assert outgoing.present_looks(table, elsewhere, [])[-1].decision is None
    assert all(asked.values())


def of_the_hand(table: Table, seat: int, reader: int | None = None) -> bytes:
    """The question as its seat sees it."""
    seen = table.all_views()[seat]
    return msgspec.json.encode(outgoing.decision(table.game, table.state, seat, seen, reader))


def leak_a_hidden_question(table: Table) -> bytes:
    return of_the_hand(table, table.state.asked_seat)


def leak_an_outlook(table: Table) -> bytes:
    """The options of an open question say what they would mean for the covered hand."""
    if not table.game.is_open(table.state):
        return b""
    return of_the_hand(table, table.state.asked_seat, WATCHER)


def leak_a_view(table: Table) -> bytes:
    return table.all_views()[table.state.asked_seat].data


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("bastille", leak_a_hidden_question),
        ("louis-xiv", leak_a_hidden_question),
        ("heads-of-state", leak_a_hidden_question),
        ("heads-of-state", leak_an_outlook),
        ("bastille", leak_a_view),
        ("louis-xiv", leak_a_view),
        ("heads-of-state", leak_a_view),
    ],
)
def test_a_planted_leak_is_caught(name: str, leak: Shown) -> None:
    tabletop = next(one for one in PLAIN_TABLES if one.game == name)
    assert sum(differences(tabletop, seed, leak) for seed in range(3)) > 0
