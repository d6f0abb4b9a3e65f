"""Questions whose options everybody at the table could list: answering one of a single option tells nothing."""

from __future__ import annotations

from typing import Final

from trianon.games.bastille import numbers
from trianon.games.bastille.state import State

# Tiles, coins, cards, cubes, piles and bonuses are public.
OPEN: Final[frozenset[int]] = frozenset(
    {
        numbers.PLACE_TILE,
        numbers.VERSAILLES_PICK,
        numbers.RECRUIT,
        numbers.CHOOSE_PILE,
        numbers.CATACOMB_BONUS,
        numbers.UPGRADE_TILE,
        numbers.CLAIM_WEAPONS,
        numbers.ASSIGN_MONK,
    }
)

# Only who takes a mission sees the tiles that are left.
HIDDEN: Final[frozenset[int]] = frozenset({numbers.TAKE_MISSION})


def is_open(state: State) -> bool:
    """Whether every reader could list the options of the open decision."""
    return state.asked in OPEN
