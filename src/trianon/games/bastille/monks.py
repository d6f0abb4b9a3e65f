"""Monks join a group before the final scoring (section 10)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.bastille.clauses import B10_1, B10_2
from trianon.games.bastille.events import MONK_ASSIGNED
from trianon.games.bastille.numbers import ASSIGN_MONK, CHARACTERS, DO_ASSIGN, GROUPS, MONK, MONKS
from trianon.games.bastille.state import State


def next_monk(state: State) -> int:
    """B10.1: reverse player order, the start player last; each player's monks ascending by id (R41)."""
    for step in range(1, state.seats + 1):
        seat = (state.start_player + state.seats - step) % state.seats
        for card in range(CHARACTERS):
            if is_unassigned_monk(state, card) and state.place[card] == seat:
                return card
    return NOBODY


def is_unassigned_monk(state: State, card: int) -> bool:
    """A monk that has not joined a group."""
    return state.box.group[card] == MONK and state.joined[card] == NOBODY


def ask_for_monk(state: State, card: int) -> None:
    """D8: one decision per monk."""
    state.monk = card
    ask(state, ASSIGN_MONK, state.place[card])


def ask_for_late_monk(state: State, seat: int, card: int) -> None:
    """B10.2, R19: a monk from the final catacombs is assigned at once."""
    if is_unassigned_monk(state, card):
        ask_for_monk(state, card)


def list_groups(state: State) -> None:
    """D8: any of the three groups, also one without own cards."""
    for group in range(GROUPS):
        offer(state, DO_ASSIGN + group)


def assign(state: State, action: int) -> None:
    """B10.1: announced openly, never changed later."""
    card = state.monk
    group = action - DO_ASSIGN
    settle(state)
    state.monk = NOBODY
    state.joined[card] = group
    clause = B10_2
    if state.step == MONKS:
        clause = B10_1
    tell(state, MONK_ASSIGNED, clause, state.place[card], card, group)


def group_of(state: State, card: int) -> int:
    """The group a card counts for: its own, or the one the monk joined."""
    if state.box.group[card] == MONK:
        return state.joined[card]
    return state.box.group[card]
