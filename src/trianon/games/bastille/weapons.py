"""Weapon tokens: handed out in Bastille order (B9.7, B11.4)."""

from __future__ import annotations

from trianon.core.state import ask, offer, settle, tell
from trianon.games.bastille.clauses import B9_7, B11_4
from trianon.games.bastille.events import TOKEN_CLAIMED
from trianon.games.bastille.numbers import CLAIM_WEAPONS, DO_CLAIM, ROUNDS, WEAPONS
from trianon.games.bastille.state import State


def clause_of_claim(state: State) -> int:
    """B9.7 at the interim scoring, B11.4 at the final one."""
    if state.round == ROUNDS:
        return B11_4
    return B9_7


def ask_next(state: State) -> None:
    """B9.7: in Bastille order everybody but the last takes two of their choice (D7)."""
    ask(state, CLAIM_WEAPONS, state.track_order[state.claimed])


def list_pairs(state: State) -> None:
    """D7: every pair the display can give."""
    pair = 0
    for first in range(WEAPONS):
        for second in range(first, WEAPONS):
            if has_pair(state, first, second):
                offer(state, DO_CLAIM + pair)
            pair += 1


def has_pair(state: State, first: int, second: int) -> bool:
    """The display holds both tokens."""
    if first == second:
        return state.token_display[first] > 1
    return state.token_display[first] > 0 and state.token_display[second] > 0


def claim(state: State, action: int) -> None:
    """B9.7: the two tokens lie open before their owner."""
    seat = state.asked_seat
    settle(state)
    pair = 0
    for first in range(WEAPONS):
        for second in range(first, WEAPONS):
            if pair == action - DO_CLAIM:
                take_token(state, seat, first)
                take_token(state, seat, second)
            pair += 1
    state.claimed += 1


def take_rest(state: State) -> None:
    """B9.7: the last takes the one left."""
    for weapon in range(WEAPONS):
        while state.token_display[weapon] > 0:
            take_token(state, state.track_order[state.claimed], weapon)
    state.claimed = 0


def take_token(state: State, seat: int, weapon: int) -> None:
    """One token from the display."""
    state.token_display[weapon] -= 1
    state.tokens[seat][weapon] += 1
    tell(state, TOKEN_CLAIMED, clause_of_claim(state), seat, weapon)
