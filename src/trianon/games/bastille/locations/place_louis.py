"""Place Louis (B6.5): recruiting characters."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, offer, settle, tell
from trianon.games.bastille.clauses import B6_5
from trianon.games.bastille.events import CARD_RECRUITED, RECRUIT_FORFEITED
from trianon.games.bastille.gains import pay_coins
from trianon.games.bastille.numbers import DISPLAY, DO_FORFEIT, DO_RECRUIT, RECRUIT
from trianon.games.bastille.state import State


def evaluate(state: State, seat: int) -> None:
    """B6.5: in order, each may take one displayed card or forfeit (D3)."""
    ask(state, RECRUIT, seat)


def price(state: State, card: int) -> int:
    """B6.5: the cost less the value of the tile, never below nothing."""
    return max(0, state.box.cost[card] - state.order_value[state.rank])


def list_recruits(state: State) -> None:
    """D3: every displayed card the player can pay, and forfeiting."""
    for slot in range(DISPLAY):
        card = state.display[slot]
        if card != NOBODY and price(state, card) <= state.coins[state.asked_seat]:
            offer(state, DO_RECRUIT + slot)
    offer(state, DO_FORFEIT)


def recruit(state: State, action: int) -> None:
    """B6.5: the card lies open before its player; the display is not refilled in the round."""
    seat = state.asked_seat
    settle(state)
    if action == DO_FORFEIT:
        tell(state, RECRUIT_FORFEITED, B6_5, seat)
        return
    slot = action - DO_RECRUIT
    card = state.display[slot]
    cost = price(state, card)
    pay_coins(state, seat, cost, B6_5)
    state.display[slot] = NOBODY
    state.place[card] = seat
    tell(state, CARD_RECRUITED, B6_5, seat, card, cost)
