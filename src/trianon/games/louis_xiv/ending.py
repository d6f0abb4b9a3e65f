"""The end of the game (L16)."""

from __future__ import annotations

from trianon.core import majority
from trianon.core.sizes import NOBODY
from trianon.core.state import tell
from trianon.games.louis_xiv.clauses import L16_1, L16_2, L16_3, L16_4, L16_5
from trianon.games.louis_xiv.conspiracy import cards_held, put_under_deck
from trianon.games.louis_xiv.events import (
    COATS_REVEALED,
    EXCHANGED,
    EXTRA_COAT,
    EXTRA_COATS,
    GAME_WON,
    POINTS_COUNTED,
)
from trianon.games.louis_xiv.gains import (
    coat_count,
    draw_coats,
    influence_cards,
    note_points,
    tile_count,
)
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    COAT_COLUMNS,
    COAT_KINDS,
    CONSPIRACY_CARDS,
    FROM_EXCHANGE,
    FROM_MAJORITY,
    GIVEN_CONSPIRACY,
    GIVEN_INFLUENCE,
    GIVEN_LOUIS,
    GIVEN_MARKERS,
    GIVEN_TILES,
    INFLUENCE_KINDS,
    MISSIONS,
    TILE_KINDS,
)
from trianon.games.louis_xiv.state import State


def end_game(state: State) -> None:
    """L4.3, L16: exchange, majorities, points, winner."""
    for rank in range(state.seats):
        exchange(state, (state.first_player + rank) % state.seats)
    reveal_coats(state)
    give_extra_coats(state)
    count_points(state)
    announce_winners(state)
    state.over = 1


def exchange(state: State, seat: int) -> None:
    """L16.1: one coat for each card, tile, marker on a board and full 3 louis (R28)."""
    exchange_influence(state, seat)
    exchange_conspiracies(state, seat)
    exchange_tiles(state, seat)
    exchange_markers(state, seat)
    exchange_louis(state, seat)


def exchange_influence(state: State, seat: int) -> None:
    """L16.1: influence cards go back to the deck."""
    count = influence_cards(state, seat)
    for card in range(INFLUENCE_KINDS):
        for _ in range(state.influence[seat][card]):
            state.influence_deck[state.influence_count] = card
            state.influence_count += 1
        state.influence[seat][card] = 0
    give(state, seat, count, GIVEN_INFLUENCE, NOBODY)
    draw_coats(state, seat, count * state.box.influence_coats, L16_1, FROM_EXCHANGE)


def exchange_conspiracies(state: State, seat: int) -> None:
    """L16.1: conspiracy cards go under their deck."""
    count = cards_held(state, seat)
    for card in range(CONSPIRACY_CARDS):
        if state.conspiracy_seat[card] == seat:
            put_under_deck(state, card)
    give(state, seat, count, GIVEN_CONSPIRACY, NOBODY)
    draw_coats(state, seat, count * state.box.conspiracy_coats, L16_1, FROM_EXCHANGE)


def exchange_tiles(state: State, seat: int) -> None:
    """L16.1: tiles go back to the stock."""
    count = tile_count(state, seat)
    for tile in range(TILE_KINDS):
        give(state, seat, state.tiles[seat][tile], GIVEN_TILES, tile)
        state.tiles[seat][tile] = 0
    draw_coats(state, seat, count * state.box.tile_coats, L16_1, FROM_EXCHANGE)


def exchange_markers(state: State, seat: int) -> None:
    """L16.1, R28: markers on boards go to the general reserve."""
    count = 0
    for board in range(BOARDS):
        give(state, seat, state.markers[board][seat], GIVEN_MARKERS, board)
        count += state.markers[board][seat]
        state.markers[board][seat] = 0
    state.general[seat] += count
    draw_coats(state, seat, count * state.box.marker_coats, L16_1, FROM_EXCHANGE)


def exchange_louis(state: State, seat: int) -> None:
    """L16.1: full 3 louis; the rest is worth nothing."""
    coats = state.louis[seat] // state.box.louis_per_coat
    spent = coats * state.box.louis_per_coat
    state.louis[seat] -= spent
    give(state, seat, spent, GIVEN_LOUIS, NOBODY)
    draw_coats(state, seat, coats, L16_1, FROM_EXCHANGE)


def give(state: State, seat: int, count: int, given: int, which: int) -> None:
    """L16.1: what is given, tiles by their kind and markers by their board."""
    if count > 0:
        tell(state, EXCHANGED, L16_1, seat, count, given, which)


def reveal_coats(state: State) -> None:
    """L16.2: all coats are revealed."""
    for seat in range(state.seats):
        for coat in range(COAT_COLUMNS):
            if state.coats[seat][coat] > 0:
                tell(state, COATS_REVEALED, L16_2, seat, coat, state.coats[seat][coat])


def give_extra_coats(state: State) -> None:
    """L16.2: one for the most of each kind, tied players each; L16.3: all at once (R29)."""
    for coat in range(COAT_KINDS):
        for seat in range(state.seats):
            state.tally[seat] = state.coats[seat][coat]
        most = majority.highest(state.tally, state.seats)
        for seat in range(state.seats):
            if most > 0 and state.coats[seat][coat] == most:
                state.extra_coats[seat] += state.box.majority_coats
                tell(state, EXTRA_COAT, L16_2, seat, coat, most)
    for seat in range(state.seats):
        if state.extra_coats[seat] > 0:
            note_points(state, seat, FROM_MAJORITY, state.extra_coats[seat] * state.box.coat_points)
            tell(state, EXTRA_COATS, L16_3, seat, state.extra_coats[seat])


def missions_laid(state: State, seat: int) -> int:
    """How many missions a player has laid."""
    count = 0
    for card in range(MISSIONS):
        if state.laid[card] == seat:
            count += 1
    return count


def points(state: State, seat: int) -> int:
    """L16.4: 1 for each coat, extra coats included, 5 for each laid mission."""
    return points_with(state, seat, missions_laid(state, seat))


def points_with(state: State, seat: int, laid: int) -> int:
    """L16.4: likewise, once the player's laid missions are counted."""
    coats = coat_count(state, seat) + state.extra_coats[seat]
    return coats * state.box.coat_points + laid * state.box.mission_points


def count_points(state: State) -> None:
    """L16.4: the points of all."""
    for seat in range(state.seats):
        coats = coat_count(state, seat) + state.extra_coats[seat]
        laid = missions_laid(state, seat)
        tell(state, POINTS_COUNTED, L16_4, seat, coats, laid, points(state, seat))


def is_winner(state: State, seat: int) -> bool:
    """L16.5: most points; then more markers in the personal reserve; then shared (R30)."""
    mine = points(state, seat)
    for other in range(state.seats):
        theirs = points(state, other)
        if theirs > mine:
            return False
        if theirs == mine and state.personal[other] > state.personal[seat]:
            return False
    return True


def announce_winners(state: State) -> None:
    """L16.5: the winner, or those who share the victory."""
    for seat in range(state.seats):
        if is_winner(state, seat):
            tell(state, GAME_WON, L16_5, seat, points(state, seat))
