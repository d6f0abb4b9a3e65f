"""A state one seat could believe in, written from the rules of information (section 14.1)."""

from __future__ import annotations

from typing import Final

from trianon.core import chance
from trianon.games.bastille import deals, fitting, flow, missions
from trianon.games.bastille.numbers import (
    BONUS_TILES,
    CHARACTERS,
    END_BONUS_TILES,
    PILES,
    ROUNDS,
    VERSAILLES_TILES,
)
from trianon.games.bastille.state import State

TRIES: Final = 32  # random deals; those that break a known fact are thrown away
SEARCHES: Final = 100  # then one is built; only a position that contradicts itself needs so many


def resample(state: State, seat: int, seed: int) -> State:
    """A copy with everything hidden from the seat drawn anew; a watcher is seat NOBODY."""
    imagined = flow.copy(state)
    reimagine(imagined, seat, seed)
    return imagined


def reimagine(state: State, seat: int, seed: int) -> None:
    """Draw everything hidden from the seat anew, in this very record."""
    chance.rekey(state, seed)
    if not state.over:
        shuffle_stacks(state)
        shuffle_deck(state)
        deal_missions(state, seat)
        forget_other_looks(state, seat)
        flow.list_options(state)


def shuffle_stacks(state: State) -> None:
    """B14.5: the order of Versailles and bonus tiles not yet seen, of the tokens face down."""
    chance.shuffle_afresh(state, state.versailles, state.round, VERSAILLES_TILES - state.round)
    if state.round < ROUNDS:
        chance.shuffle_afresh(state, state.bonus, state.round, BONUS_TILES - state.round)
        chance.shuffle_afresh(state, state.bonus, BONUS_TILES, END_BONUS_TILES)
    chance.shuffle_afresh(state, state.token_pool, 0, state.pool_count)


def shuffle_deck(state: State) -> None:
    """B14.4: the characters not yet seen are known by letter, their order is not."""
    first = state.deck_next
    while first < CHARACTERS:
        stage = state.box.stage[state.deck[first]]
        last = first
        while last < CHARACTERS and state.box.stage[state.deck[last]] == stage:
            last += 1
        chance.shuffle_afresh(state, state.deck, first, last - first)
        first = last


def deal_missions(state: State, seat: int) -> None:
    """B14.6, B14.7: the others' missions, and the piles, as far as the seat has not seen them."""
    for _ in range(TRIES):
        if deals.deal_once(state, seat) and deals.fits_public_facts(state, seat):
            return
    for _ in range(SEARCHES):
        if fitting.build_deal(state, seat):
            return


def forget_other_looks(state: State, seat: int) -> None:
    """What the others saw is hidden too: they are taken to know the piles as they lie now."""
    for other in range(state.seats):
        for pile in range(PILES):
            if other != seat and state.looked[other][pile]:
                missions.remember_pile(state, other, pile)
