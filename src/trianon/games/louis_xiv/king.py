"""The king and who is first and second (L12)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.clauses import L12_2, L12_4
from trianon.games.louis_xiv.events import KING_LEFT, SECOND_PLACE
from trianon.games.louis_xiv.numbers import (
    BRIBE_ALLOWED,
    INCOME_AND_CROWN_DUE,
    INCOME_DUE,
    MONEY,
    NOTHING_DUE,
    OWNERS,
)
from trianon.games.louis_xiv.state import State


def is_here(state: State) -> bool:
    """The king stands on the board being scored."""
    return state.king == state.board


def most_markers(state: State) -> int:
    """L9.4: the highest count on the board, the fictive player included (L17.5)."""
    most = 0
    for owner in range(OWNERS):
        most = max(most, state.frozen[owner])
    return most


def firsts(state: State) -> int:
    """How many share the highest count."""
    count = 0
    for owner in range(OWNERS):
        if state.frozen[owner] > 0 and state.frozen[owner] == most_markers(state):
            count += 1
    return count


def sole_first(state: State) -> int:
    """L11.1, L11.6: the sole majority holder, by *win tie* or fictive too; else NOBODY."""
    if state.tie_winner != NOBODY:
        return state.tie_winner
    most = 0
    holder = NOBODY
    for owner in range(OWNERS):
        if state.frozen[owner] > most:
            most = state.frozen[owner]
            holder = owner
        elif state.frozen[owner] == most:
            holder = NOBODY
    return holder


def sole_second(state: State, first: int) -> int:
    """L12.1, L12.5: the only one with the most behind the sole first; else NOBODY."""
    most = 0
    holder = NOBODY
    for owner in range(OWNERS):
        if owner != first:
            if state.frozen[owner] > most:
                most = state.frozen[owner]
                holder = owner
            elif state.frozen[owner] == most:
                holder = NOBODY
    return holder


def is_tied_first(state: State, seat: int) -> bool:
    """One of several with the highest count, and no tie was broken."""
    if sole_first(state) != NOBODY or state.frozen[seat] == 0:
        return False
    return state.frozen[seat] == most_markers(state)


def due(state: State, seat: int, condition: int) -> int:
    """L12.1: the table of the king, for a player with markers on the board."""
    first = sole_first(state)
    if first == seat:
        return INCOME_AND_CROWN_DUE
    if first == NOBODY and is_tied_first(state, seat):
        return INCOME_DUE
    if first != NOBODY and sole_second(state, first) == seat:
        return INCOME_DUE
    if condition == MONEY:
        return BRIBE_ALLOWED
    return NOTHING_DUE


def announce_second(state: State, seat: int) -> None:
    """L12.2: the second place is free under every condition."""
    if sole_first(state) != seat and not is_tied_first(state, seat):
        tell(state, SECOND_PLACE, L12_2, seat, state.board)


def leave(state: State) -> None:
    """L12.4: the king goes back to the bank."""
    state.king = NOBODY
    tell(state, KING_LEFT, L12_4, state.board)
