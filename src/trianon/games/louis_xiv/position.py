"""A state of Louis XIV by name: all public and hidden facts, written and read back."""

from __future__ import annotations

from typing import Any

from trianon.core.codes import counted, name_or_empty, spread
from trianon.core.edition import TomlTable
from trianon.core.position import Row, padded, read_points, write_points
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.names import (
    BOARD_IDS,
    COAT_IDS,
    COLOUR_IDS,
    INFLUENCE_IDS,
    MISSION_IDS,
    MODE_IDS,
    MONEY_IDS,
    SIDE_IDS,
    SOURCE_IDS,
    STAGE_IDS,
    STEP_IDS,
    TILE_IDS,
)
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    COAT_COLUMNS,
    COAT_KINDS,
    CONSPIRACY_CARDS,
    COST,
    DECK_ROOM,
    DO_NULL,
    DO_PLACE,
    FICTIVE,
    HAND_ROOM,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    KING_BOARDS,
    MISSIONS,
    MONEY_CARDS,
    PUBLIC,
    ROUNDS,
    SEATS,
    SWAPS,
    TILE_KINDS,
)
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.view import mode

MODES = [*MODE_IDS, "null"]
COUNTED = ("louis", "general", "personal", "extra_coats")


def write(state: State) -> TomlTable:
    """The tables of a position, in the order a reader looks at a table."""
    return {
        "round": write_round(state),
        "seats": [write_seat(state, seat) for seat in range(state.seats)],
        "boards": [write_board(state, board) for board in range(BOARDS)],
        "influence": write_influence(state),
        "conspiracy": write_conspiracy(state),
        "missions": write_missions(state),
        "scoring": write_scoring(state),
        "points": write_points(state, ROUNDS, SOURCE_IDS),
    }


def read(table: TomlTable, state: State) -> None:
    """Fill an empty record; what cannot stand on a table is refused by row and field."""
    whole = Row("position", table)
    read_round(whole.row("round"), state)
    read_seats(whole.rows("seats", state.seats), state)
    read_boards(whole.rows("boards", BOARDS), state)
    read_influence(whole.row("influence"), state)
    read_conspiracy(whole.row("conspiracy"), state)
    read_missions(whole.row("missions"), state)
    read_scoring(whole.row("scoring"), state)
    read_points(whole.rows("points"), state, ROUNDS, SOURCE_IDS)
    whole.close()


def knowers(mask: int) -> list[int]:
    """Who knows a card: seats, or PUBLIC as -1."""
    return [NOBODY] * bool(mask & PUBLIC) + [seat for seat in range(SEATS) if mask >> seat & 1]


def mask_of(row: Row, field: str, state: State) -> int:
    """The inverse of `knowers`."""
    mask = 0
    for seat in row.numbers(field, least=NOBODY):
        if seat >= state.seats:
            raise row.wrong(field, f"seats below {state.seats}", seat)
        mask |= PUBLIC if seat == NOBODY else 1 << seat
    return mask


# The round.


def write_round(state: State) -> TomlTable:
    return {
        "number": state.round,
        "step": STEP_IDS[state.step],
        "first_player": state.first_player,
        "turn": state.turn,
        "mission": name_or_empty(state.card, MISSION_IDS),
        "king": name_or_empty(state.king, BOARD_IDS),
        "money": [MONEY_IDS[card] for card in state.money],
    }


def read_round(row: Row, state: State) -> None:
    state.round = row.number("number", 1, ROUNDS)
    state.step = row.code("step", STEP_IDS)
    state.first_player = row.number("first_player", 0, state.seats - 1)
    state.turn = row.number("turn", 0, state.seats - 1)
    state.card = row.code("mission", MISSION_IDS, or_nobody=True)
    state.king = row.code("king", BOARD_IDS[:KING_BOARDS], or_nobody=True)
    money = row.codes("money", MONEY_IDS)
    if sorted(money) != list(range(MONEY_CARDS)):
        raise row.wrong("money", "every one of " + ", ".join(MONEY_IDS), row.table["money"])
    state.money = money
    row.close()


# Seats.


def write_seat(state: State, seat: int) -> TomlTable:
    holders, laid = state.conspiracy_seat, state.laid
    return {
        "seat": seat,
        "louis": state.louis[seat],
        "general": state.general[seat],
        "personal": state.personal[seat],
        "tiles": spread(state.tiles[seat], TILE_IDS),
        "coats": spread(state.coats[seat], COAT_IDS),
        "extra_coats": state.extra_coats[seat],
        "influence": spread(state.influence[seat], INFLUENCE_IDS),
        "conspiracy": [BOARD_IDS[c] for c in range(CONSPIRACY_CARDS) if holders[c] == seat],
        "missions": [MISSION_IDS[c] for c in state.hand[seat][: state.hand_size[seat]]],
        "laid": [MISSION_IDS[c] for c in range(MISSIONS) if laid[c] == seat],
    }


def read_seats(rows: list[Row], state: State) -> None:
    read = [read_seat(row, seat) for seat, row in enumerate(rows)]

    def column(field: str, empty: Any) -> list[Any]:
        return [facts[field] for facts in read] + [empty] * (SEATS - state.seats)

    for field in COUNTED:
        setattr(state, field, column(field, 0))
    state.tiles = column("tiles", [0] * TILE_KINDS)
    state.coats = column("coats", [0] * COAT_COLUMNS)
    state.influence = column("influence", [0] * INFLUENCE_KINDS)
    state.hand = [padded(cards, HAND_ROOM, NOBODY) for cards in column("missions", list[int]())]
    state.hand_size = [len(cards) for cards in column("missions", list[int]())]
    state.laid = owners(rows, column("laid", ()), "laid", MISSION_IDS)
    state.conspiracy_seat = owners(rows, column("conspiracy", ()), "conspiracy", BOARD_IDS)
    drawn = [sum(facts["coats"][coat] for facts in read) for coat in range(COAT_KINDS)]
    state.coat_supply = [max(0, state.box.coats_per_kind - count) for count in drawn]


def owners(rows: list[Row], cards: list[Any], field: str, ids: list[str]) -> list[int]:
    """Who has each card; none may be in two places."""
    found = [NOBODY] * len(ids)
    for seat, held in enumerate(cards):
        for card in held:
            if found[card] != NOBODY:
                raise rows[seat].wrong(field, "each card once", ids[card])
            found[card] = seat
    return found


def read_seat(row: Row, seat: int) -> dict[str, Any]:
    row.number("seat", seat, seat)
    facts: dict[str, Any] = {field: row.number(field) for field in COUNTED}
    facts["tiles"] = counted(row.codes("tiles", TILE_IDS), TILE_KINDS)
    facts["coats"] = counted(row.codes("coats", COAT_IDS), COAT_COLUMNS)
    facts["influence"] = counted(row.codes("influence", INFLUENCE_IDS), INFLUENCE_KINDS)
    facts["conspiracy"] = row.codes("conspiracy", BOARD_IDS)
    facts["missions"] = sorted(row.codes("missions", MISSION_IDS))
    if len(facts["missions"]) > HAND_ROOM:
        raise row.wrong("missions", f"at most {HAND_ROOM}", len(facts["missions"]))
    facts["laid"] = row.codes("laid", MISSION_IDS)
    row.close()
    return facts


# Boards.


def write_board(state: State, board: int) -> TomlTable:
    return {
        "id": BOARD_IDS[board],
        "side": SIDE_IDS[state.side[board]],
        "markers": state.markers[board][: state.seats],
        "fictive": state.markers[board][FICTIVE],
    }


def read_boards(rows: list[Row], state: State) -> None:
    sides, markers = [], []
    for board, row in enumerate(rows):
        row.code_of(row.text("id"), "id", [BOARD_IDS[board]])
        sides.append(row.code("side", SIDE_IDS))
        own = padded(row.numbers("markers", state.seats), SEATS, 0)
        markers.append([*own, row.number("fictive")])
        row.close()
    state.side, state.markers = sides, markers


# Influence cards.


def write_influence(state: State) -> TomlTable:
    deck = state.influence_deck[: state.influence_count]
    return {
        "deck": [INFLUENCE_IDS[card] for card in deck],  # the top comes last
        "known": [
            {"place": place, "seats": knowers(mask)}
            for place, mask in enumerate(state.influence_known)
            if mask
        ],
        "played": spread(state.played, INFLUENCE_IDS),
        "last_played": name_or_empty(state.last_played, INFLUENCE_IDS),
        "seen_draws": [
            {
                "seat": state.swap_seat[entry],
                "card": INFLUENCE_IDS[state.swap_card[entry]],
                "seats": knowers(state.swap_known[entry]),
            }
            for entry in range(SWAPS)
            if state.swap_seat[entry] != NOBODY
        ],
        "mode": mode(state),
        "card": name_or_empty(state.played_card, INFLUENCE_IDS),
        "chain_at": name_or_empty(state.chain_board, BOARD_IDS),
        "chain": [BOARD_IDS[board] for board in range(BOARDS) if state.chain_visited >> board & 1],
        "markers_left": state.chain_left,
    }


def read_influence(row: Row, state: State) -> None:
    deck = row.codes("deck", INFLUENCE_IDS)
    if len(deck) > INFLUENCE_CARDS:
        raise row.wrong("deck", f"at most {INFLUENCE_CARDS}", len(deck))
    state.influence_count = len(deck)
    state.influence_deck = padded(deck, INFLUENCE_CARDS, NOBODY)
    known = [0] * INFLUENCE_CARDS
    for place in row.rows("known"):
        known[place.number("place", 0, len(deck) - 1)] = mask_of(place, "seats", state)
        place.close()
    state.influence_known = known
    state.played = counted(row.codes("played", INFLUENCE_IDS), INFLUENCE_KINDS)
    state.last_played = row.code("last_played", INFLUENCE_IDS, or_nobody=True)
    read_seen_draws(row, state)
    chosen = row.code("mode", MODES, or_nobody=True)
    state.mode = DO_NULL if chosen == len(MODE_IDS) else max(NOBODY, DO_PLACE + chosen)
    if chosen == NOBODY:
        state.mode = NOBODY
    state.played_card = row.code("card", INFLUENCE_IDS, or_nobody=True)
    state.chain_board = row.code("chain_at", BOARD_IDS, or_nobody=True)
    state.chain_visited = sum(1 << board for board in set(row.codes("chain", BOARD_IDS)))
    state.chain_left = row.number("markers_left", 0, 16)
    row.close()


def read_seen_draws(row: Row, state: State) -> None:
    entries = row.rows("seen_draws")
    if len(entries) > SWAPS:
        raise row.wrong("seen_draws", f"at most {SWAPS}", len(entries))
    seats = [entry.number("seat", 0, state.seats - 1) for entry in entries]
    cards = [entry.code("card", INFLUENCE_IDS) for entry in entries]
    masks = [mask_of(entry, "seats", state) for entry in entries]
    for entry in entries:
        entry.close()
    state.swap_seat = padded(seats, SWAPS, NOBODY)
    state.swap_card = padded(cards, SWAPS, NOBODY)
    state.swap_known = padded(masks, SWAPS, 0)


# Conspiracy cards.


def write_conspiracy(state: State) -> TomlTable:
    deck = state.conspiracy_deck[: state.conspiracy_count]
    shown = state.conspiracy_open
    return {
        "deck": [BOARD_IDS[card] for card in deck],  # the top comes last
        "seen_at_bottom": state.conspiracy_bottom,
        "seen_in_hands": [BOARD_IDS[card] for card in range(CONSPIRACY_CARDS) if shown[card]],
    }


def read_conspiracy(row: Row, state: State) -> None:
    deck = row.codes("deck", BOARD_IDS)
    if len(deck) > CONSPIRACY_CARDS:
        raise row.wrong("deck", f"at most {CONSPIRACY_CARDS}", len(deck))
    state.conspiracy_count = len(deck)
    state.conspiracy_deck = padded(deck, CONSPIRACY_CARDS, NOBODY)
    state.conspiracy_bottom = row.number("seen_at_bottom", 0, len(deck))
    seen = row.codes("seen_in_hands", BOARD_IDS)
    for card in seen:
        if state.conspiracy_seat[card] == NOBODY:
            raise row.wrong("seen_in_hands", "a card in a hand", BOARD_IDS[card])
    state.conspiracy_open = [int(card in seen) for card in range(CONSPIRACY_CARDS)]
    row.close()


# Missions.


def write_missions(state: State) -> TomlTable:
    cards, sizes = state.mission_deck, state.mission_count
    decks = {
        name: [MISSION_IDS[card] for card in cards[colour][: sizes[colour]]]
        for colour, name in enumerate(COLOUR_IDS)
    }
    known, used = state.known, state.used
    return decks | {  # the top comes last
        "known": [
            {"mission": MISSION_IDS[card], "seats": knowers(known[card])}
            for card in range(MISSIONS)
            if known[card]
        ],
        "used": [MISSION_IDS[card] for card in range(MISSIONS) if used[card]],
        "paying": name_or_empty(state.paying, MISSION_IDS),
        "paid": state.paid,
        "draws_left": state.draws_left,
        "returned": state.put,
    }


def read_missions(row: Row, state: State) -> None:
    decks = [row.codes(name, MISSION_IDS) for name in COLOUR_IDS]
    for colour, deck in enumerate(decks):
        wrong = [card for card in deck if state.box.colour[card] != colour]
        if wrong or len(deck) > DECK_ROOM:
            raise row.wrong(COLOUR_IDS[colour], f"{COLOUR_IDS[colour]} missions, each once", deck)
    state.mission_count = [len(deck) for deck in decks]
    state.mission_deck = [padded(deck, DECK_ROOM, NOBODY) for deck in decks]
    known = [0] * MISSIONS
    for entry in row.rows("known"):
        known[entry.code("mission", MISSION_IDS)] = mask_of(entry, "seats", state)
        entry.close()
    state.known = known
    used = row.codes("used", MISSION_IDS)
    state.used = [int(card in used) for card in range(MISSIONS)]
    state.paying = row.code("paying", MISSION_IDS, or_nobody=True)
    state.paid = row.number("paid", 0, COST - 1)
    state.draws_left = row.number("draws_left", 0, 2)
    state.put = row.number("returned", 0, 1)
    row.close()


# The board being scored.


def write_scoring(state: State) -> TomlTable:
    return {
        "board": BOARD_IDS[state.board],
        "stage": STAGE_IDS[state.stage],
        "paid_out": state.rank,
        "begun": bool(state.begun),
        "tie_winner": state.tie_winner,
        "frozen": state.frozen[: state.seats],
        "fictive": state.frozen[FICTIVE],
    }


def read_scoring(row: Row, state: State) -> None:
    state.board = row.code("board", BOARD_IDS)
    state.stage = row.code("stage", STAGE_IDS)
    state.rank = row.number("paid_out", 0, state.seats - 1)
    state.begun = int(row.switch("begun"))
    state.tie_winner = row.number("tie_winner", NOBODY, state.seats - 1)
    frozen = padded(row.numbers("frozen", state.seats), SEATS, 0)
    state.frozen = [*frozen, row.number("fictive")]
    row.close()
