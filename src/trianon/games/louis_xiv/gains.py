"""What players gain, pay and move: louis, tiles, coats, cards and markers."""

from __future__ import annotations

from trianon.core import chance
from trianon.core.sizes import NOBODY
from trianon.core.state import tell, whisper
from trianon.games.louis_xiv.clauses import L10_6, L13_13, L13_14
from trianon.games.louis_xiv.events import (
    COATS_DRAWN,
    COATS_KNOWN,
    COATS_SUBSTITUTED,
    CONSPIRACY_DRAWN,
    CONSPIRACY_KNOWN,
    CONSPIRACY_NONE,
    INFLUENCE_KNOWN,
    LOUIS_GAINED,
    LOUIS_PAID,
    MARKER_PLACED,
    MARKERS_RECOVERED,
    TILE_GAINED,
)
from trianon.games.louis_xiv.numbers import (
    COAT_COLUMNS,
    COAT_KINDS,
    GENERAL,
    INFLUENCE_KINDS,
    KINDLESS,
    PERSONAL,
    SOURCES,
    TILE_KINDS,
)
from trianon.games.louis_xiv.state import State


def note_points(state: State, seat: int, source: int, points: int) -> None:
    """Write points into the ledger of this round."""
    state.earned[seat][(state.round - 1) * SOURCES + source] += points


def gain_louis(state: State, seat: int, count: int, clause: int) -> None:
    """Louis from the bank, which never runs out (L13.14)."""
    state.louis[seat] += count
    tell(state, LOUIS_GAINED, clause, seat, count)


def pay_louis(state: State, seat: int, count: int, clause: int) -> None:
    """Louis to the bank."""
    state.louis[seat] -= count
    tell(state, LOUIS_PAID, clause, seat, count)


def gain_tiles(state: State, seat: int, tile: int, count: int, clause: int) -> None:
    """Tiles from the stock, which never runs out (L13.14)."""
    if count > 0:
        state.tiles[seat][tile] += count
        tell(state, TILE_GAINED, clause, seat, tile, count)


def tile_count(state: State, seat: int) -> int:
    """How many tiles a player has."""
    count = 0
    for tile in range(TILE_KINDS):
        count += state.tiles[seat][tile]
    return count


def draw_coats(state: State, seat: int, count: int, clause: int, source: int) -> None:
    """L13.13: coats drawn unseen by the others."""
    if count == 0:
        return
    tell(state, COATS_DRAWN, clause, seat, count)
    note_points(state, seat, source, count * state.box.coat_points)
    for coat in range(COAT_COLUMNS):
        state.sheet[coat] = 0
    for _ in range(count):
        coat = draw_coat(state)
        state.coats[seat][coat] += 1
        state.sheet[coat] += 1
    for coat in range(COAT_KINDS):
        if state.sheet[coat] > 0:
            whisper(state, seat, COATS_KNOWN, L13_13, seat, state.sheet[coat], coat)
    if state.sheet[KINDLESS] > 0:
        tell(state, COATS_SUBSTITUTED, L13_14, seat, state.sheet[KINDLESS])


def draw_coat(state: State) -> int:
    """A coat of the face-down supply; after the last one coats without a kind (L13.14, R17)."""
    number = chance.below(state, coats_left(state))
    for coat in range(COAT_KINDS):
        if number < state.coat_supply[coat]:
            state.coat_supply[coat] -= 1
            return coat
        number -= state.coat_supply[coat]
    return KINDLESS


def coats_left(state: State) -> int:
    """How many coats lie face down."""
    count = 0
    for coat in range(COAT_KINDS):
        count += state.coat_supply[coat]
    return count


def coat_count(state: State, seat: int) -> int:
    """How many coats lie before a player, extra coats not counted."""
    count = 0
    for coat in range(COAT_COLUMNS):
        count += state.coats[seat][coat]
    return count


def draw_conspiracy(state: State, seat: int, clause: int) -> None:
    """The top conspiracy card; L10.6: nothing if the deck is empty."""
    if state.conspiracy_count == 0:
        tell(state, CONSPIRACY_NONE, L10_6, seat)
        return
    state.conspiracy_count -= 1
    card = state.conspiracy_deck[state.conspiracy_count]
    state.conspiracy_deck[state.conspiracy_count] = NOBODY
    state.conspiracy_seat[card] = seat
    if state.conspiracy_count < state.conspiracy_bottom:  # L19.1: all have seen it put there
        state.conspiracy_bottom = state.conspiracy_count
        state.conspiracy_open[card] = 1
    tell(state, CONSPIRACY_DRAWN, clause, seat)
    whisper(state, seat, CONSPIRACY_KNOWN, clause, seat, card)


def draw_influence(state: State, seat: int, count: int, clause: int) -> None:
    """The top cards of the influence deck into the hand, seen by the drawer only."""
    for card in range(INFLUENCE_KINDS):
        state.sheet[card] = 0
    for _ in range(count):
        state.influence_count -= 1
        card = state.influence_deck[state.influence_count]
        state.influence_deck[state.influence_count] = NOBODY
        state.influence_known[state.influence_count] = 0
        state.influence[seat][card] += 1
        state.sheet[card] += 1
    if not state.telling:
        return
    for card in range(INFLUENCE_KINDS):
        if state.sheet[card] > 0:
            whisper(state, seat, INFLUENCE_KNOWN, clause, seat, state.sheet[card], card)


def influence_cards(state: State, seat: int) -> int:
    """How many influence cards a player holds."""
    count = 0
    for card in range(INFLUENCE_KINDS):
        count += state.influence[seat][card]
    return count


def has_marker(state: State, seat: int) -> bool:
    """A marker lies in one of the two reserves."""
    return state.general[seat] + state.personal[seat] > 0


def recover_markers(state: State, seat: int, count: int, clause: int) -> None:
    """Markers from the general to the personal reserve, all that are left if fewer."""
    moved = min(count, state.general[seat])
    if moved > 0:
        state.general[seat] -= moved
        state.personal[seat] += moved
        tell(state, MARKERS_RECOVERED, clause, seat, moved)


def place_marker(state: State, seat: int, board: int, clause: int) -> None:
    """A marker of the general reserve, of the personal reserve if that is empty (L8.1)."""
    state.markers[board][seat] += 1
    if state.general[seat] > 0:
        state.general[seat] -= 1
        tell(state, MARKER_PLACED, clause, seat, board, GENERAL)
    else:
        state.personal[seat] -= 1
        tell(state, MARKER_PLACED, clause, seat, board, PERSONAL)
