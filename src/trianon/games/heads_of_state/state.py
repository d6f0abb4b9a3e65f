"""The record of a game of Heads of State: everything on the table, and what is being decided."""

from __future__ import annotations

from typing import Annotated

from trianon.core.sizes import Wide
from trianon.core.state import CoreState
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_CARDS,
    ATTRIBUTE_TYPES,
    COUNTRIES,
    NOBLES,
    PILE_ROOM,
    ROUNDS,
    SEATS,
    SOURCES,
    SPOTS,
    TREACHERY_CARDS,
    TREACHERY_TYPES,
)


class State(CoreState):
    """One flat record of small integers; arrays by seat come first in each chapter."""

    round: int
    step: int
    first_player: int
    turn: int  # turns begun before this one
    active: int
    choices: int  # public count of finished choices; `ply` counts their steps too (H15.7)

    # The turn.
    option: int
    owed_attributes: int
    owed_treachery: int
    unfilled: int  # spots emptied in this turn and not filled again
    spot: int  # chosen, to be paid for or attacked; NOBODY outside D5 and D7
    card: int  # first treachery card against a capital
    trimmed: int  # players within the limits in a change of round; NOBODY outside

    score: Annotated[list[Wide], SEATS]
    earned: Annotated[list[list[int]], SEATS, ROUNDS * SOURCES]  # by round and source

    # Attribute cards: displays and discards are counts by type, decks have their top at the end.
    hand: Annotated[list[list[int]], SEATS, ATTRIBUTE_TYPES]
    known: Annotated[list[list[int]], SEATS, ATTRIBUTE_TYPES]  # H15.6
    display: Annotated[list[int], ATTRIBUTE_TYPES]
    cleared: Annotated[list[int], ATTRIBUTE_TYPES]
    discard: Annotated[list[int], ATTRIBUTE_TYPES]
    deck_count: int
    deck: Annotated[list[int], ATTRIBUTE_CARDS]
    pile_count: int
    pile: Annotated[list[int], PILE_ROOM]

    # Treachery cards.
    treachery: Annotated[list[list[int]], SEATS, TREACHERY_TYPES]
    known_treachery: Annotated[list[list[int]], SEATS, TREACHERY_TYPES]
    treachery_display: Annotated[list[int], TREACHERY_TYPES]
    treachery_discard: Annotated[list[int], TREACHERY_TYPES]
    treachery_count: int
    treachery_deck: Annotated[list[int], TREACHERY_CARDS]

    # Nobles.
    owner: Annotated[list[int], SPOTS]  # seat of the living noble or NOBODY
    fate: Annotated[list[int], SPOTS]  # what happened there in this turn
    face_down: Annotated[list[list[int]], SEATS, SPOTS]  # tokens by the spot they fell from
    supply: Annotated[list[list[int]], SEATS, NOBLES]
    noble_cards: Annotated[list[list[int]], SEATS, NOBLES]
    noble_stack: Annotated[list[int], NOBLES]
    sectors_created: Annotated[list[Wide], SEATS]  # H13.2a: a bit for each sector
    types_created: Annotated[list[int], SEATS]  # H13.3: a bit for each type of noble
    country_marker: Annotated[list[list[int]], SEATS, COUNTRIES]  # 1 larger, 2 smaller, 0 none
    house_marker: Annotated[list[int], SEATS]  # 1 first, 2 next, 0 none

    box: Box
