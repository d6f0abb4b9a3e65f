"""A state of Heads of State by name: all public and hidden facts, written and read back."""

from __future__ import annotations

from typing import Any

from trianon.core.codes import counted, spread
from trianon.core.edition import TomlTable
from trianon.core.position import Row, padded, read_points, write_points
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state.names import (
    CARD_IDS,
    COUNTRY_IDS,
    FATE_IDS,
    MARKER_IDS,
    NOBLE_IDS,
    OPTION_IDS,
    PILE_CARD_IDS,
    SECTOR_IDS,
    SOURCE_IDS,
    STEP_IDS,
    TREACHERY_IDS,
)
from trianon.games.heads_of_state.numbers import (
    ATTRIBUTE_CARDS,
    ATTRIBUTE_TYPES,
    COUNTRIES,
    HOUSE_MARKERS,
    NOBLES,
    PILE_ROOM,
    ROUNDS,
    SEATS,
    SECTORS,
    SPOTS,
    TREACHERY_CARDS,
    TREACHERY_TYPES,
    UNTOUCHED,
)
from trianon.games.heads_of_state.state import State


def write(state: State) -> TomlTable:
    """The tables of a position, in the order a reader looks at a table."""
    return {
        "turn": write_turn(state),
        "seats": [write_seat(state, seat) for seat in range(state.seats)],
        "board": write_board(state),
        "noble_stacks": dict(zip(NOBLE_IDS, state.noble_stack, strict=True)),
        "attributes": write_attributes(state),
        "treachery": write_treachery(state),
        "points": write_points(state, ROUNDS, SOURCE_IDS),
    }


def read(table: TomlTable, state: State) -> None:
    """Fill an empty record; whatever cannot stand on a table is refused by row and field."""
    whole = Row("position", table)
    read_turn(whole.row("turn"), state)
    read_seats(whole.rows("seats", state.seats), state)
    read_board(whole.row("board"), state)
    stacks = whole.row("noble_stacks")
    state.noble_stack = [stacks.number(name) for name in NOBLE_IDS]
    stacks.close()
    read_attributes(whole.row("attributes"), state)
    read_treachery(whole.row("treachery"), state)
    read_points(whole.rows("points"), state, ROUNDS, SOURCE_IDS)
    whole.close()


def write_turn(state: State) -> TomlTable:
    return {
        "round": state.round,
        "number": state.turn,
        "first_player": state.first_player,
        "active": state.active,
        "choices": state.choices,
        "step": STEP_IDS[state.step],
        "option": OPTION_IDS[state.option],
        "owed_attributes": state.owed_attributes,
        "owed_treachery": state.owed_treachery,
        "spot_chosen": state.box.spot_ids[state.spot] if state.spot != NOBODY else "",
        "card_chosen": TREACHERY_IDS[state.card] if state.card != NOBODY else "",
        "trimmed": state.trimmed,
    }


def read_turn(row: Row, state: State) -> None:
    spots = list(state.box.spot_ids.values())
    state.round = row.number("round", 1, ROUNDS)
    state.turn = row.number("number")
    state.first_player = row.number("first_player", 0, state.seats - 1)
    state.active = row.number("active", 0, state.seats - 1)
    state.choices = row.number("choices")
    state.step = row.code("step", STEP_IDS)
    state.option = row.code("option", OPTION_IDS)
    state.owed_attributes = row.number("owed_attributes", 0, 3)
    state.owed_treachery = row.number("owed_treachery", 0, 1)
    state.spot = row.code("spot_chosen", spots, or_nobody=True)
    state.card = row.code("card_chosen", TREACHERY_IDS, or_nobody=True)
    state.trimmed = row.number("trimmed", NOBODY, state.seats - 1)
    row.close()


def write_seat(state: State, seat: int) -> TomlTable:
    sectors, types = state.sectors_created[seat], state.types_created[seat]
    markers = state.country_marker[seat]
    return {
        "seat": seat,
        "score": state.score[seat],
        "hand": spread(state.hand[seat], CARD_IDS),
        "known": spread(state.known[seat], CARD_IDS),
        "treachery": spread(state.treachery[seat], TREACHERY_IDS),
        "known_treachery": spread(state.known_treachery[seat], TREACHERY_IDS),
        "supply": dict(zip(NOBLE_IDS, state.supply[seat], strict=True)),
        "noble_cards": dict(zip(NOBLE_IDS, state.noble_cards[seat], strict=True)),
        "created_in": [SECTOR_IDS[sector] for sector in range(SECTORS) if sectors >> sector & 1],
        "created_types": [NOBLE_IDS[noble] for noble in range(NOBLES) if types >> noble & 1],
        "country_markers": {
            COUNTRY_IDS[country]: MARKER_IDS[markers[country]]
            for country in range(COUNTRIES)
            if markers[country]
        },
        "house_marker": state.house_marker[seat],
    }


def read_seats(rows: list[Row], state: State) -> None:
    read = [read_seat(row, seat) for seat, row in enumerate(rows)]

    def column(field: str, empty: Any) -> list[Any]:
        return [facts[field] for facts in read] + [empty] * (SEATS - state.seats)

    state.score = column("score", 0)
    state.hand = column("hand", [0] * ATTRIBUTE_TYPES)
    state.known = column("known", [0] * ATTRIBUTE_TYPES)
    state.treachery = column("treachery", [0] * TREACHERY_TYPES)
    state.known_treachery = column("known_treachery", [0] * TREACHERY_TYPES)
    state.supply = column("supply", [0] * NOBLES)
    state.noble_cards = column("noble_cards", [0] * NOBLES)
    state.sectors_created = column("created_in", 0)
    state.types_created = column("created_types", 0)
    state.country_marker = column("country_markers", [0] * COUNTRIES)
    state.house_marker = column("house_marker", 0)


def read_seat(row: Row, seat: int) -> dict[str, Any]:
    row.number("seat", seat, seat)
    facts = {
        "score": row.number("score"),
        "hand": counted(row.codes("hand", CARD_IDS), ATTRIBUTE_TYPES),
        "known": counted(row.codes("known", CARD_IDS), ATTRIBUTE_TYPES),
        "treachery": counted(row.codes("treachery", TREACHERY_IDS), TREACHERY_TYPES),
        "known_treachery": counted(row.codes("known_treachery", TREACHERY_IDS), TREACHERY_TYPES),
        "supply": numbers_by(row.row("supply"), NOBLE_IDS),
        "noble_cards": numbers_by(row.row("noble_cards"), NOBLE_IDS),
        "created_in": mask(row.codes("created_in", SECTOR_IDS)),
        "created_types": mask(row.codes("created_types", NOBLE_IDS)),
        "country_markers": read_markers(row.row("country_markers")),
        "house_marker": row.number("house_marker", 0, HOUSE_MARKERS),
    }
    row.close()
    return facts


def numbers_by(row: Row, ids: list[str]) -> list[int]:
    """A number for every id."""
    numbers = [row.number(name) for name in ids]
    row.close()
    return numbers


def mask(codes: list[int]) -> int:
    """A bit for each code."""
    return sum(1 << code for code in set(codes))


def read_markers(row: Row) -> list[int]:
    markers = [0] * COUNTRIES
    for country, name in enumerate(COUNTRY_IDS):
        if name in row.table:
            markers[country] = row.code(name, MARKER_IDS)
    row.close()
    return markers


def write_board(state: State) -> TomlTable:
    owner, fate, face_down = state.owner, state.fate, state.face_down
    return {
        name: {
            "seat": owner[spot],
            "face_down": [seat for seat, row in enumerate(face_down) for _ in range(row[spot])],
            "fate": FATE_IDS[fate[spot]],
        }
        for spot, name in state.box.spot_ids.items()
    }


def read_board(board: Row, state: State) -> None:
    owner, fate = [NOBODY] * SPOTS, [UNTOUCHED] * SPOTS
    face_down = [[0] * SPOTS for _ in range(SEATS)]
    unfilled = 0
    for spot, name in state.box.spot_ids.items():
        row = board.row(name)
        owner[spot] = row.number("seat", NOBODY, state.seats - 1)
        fate[spot] = row.code("fate", FATE_IDS)
        for seat in row.numbers("face_down"):
            if seat >= state.seats:
                raise row.wrong("face_down", f"seats 0..{state.seats - 1}", seat)
            face_down[seat][spot] += 1
        unfilled += int(FATE_IDS[fate[spot]] == "killed" and owner[spot] == NOBODY)
        row.close()
    board.close()
    state.owner, state.fate, state.face_down, state.unfilled = owner, fate, face_down, unfilled


def write_attributes(state: State) -> TomlTable:
    """Decks with the top card first."""
    return {
        "display": spread(state.display, CARD_IDS),
        "cleared": spread(state.cleared, CARD_IDS),
        "discard": spread(state.discard, CARD_IDS),
        "deck": [CARD_IDS[card] for card in reversed(state.deck[: state.deck_count])],
        "revolution_pile": [
            PILE_CARD_IDS[card] for card in reversed(state.pile[: state.pile_count])
        ],
    }


def read_attributes(row: Row, state: State) -> None:
    state.display = counted(row.codes("display", CARD_IDS), ATTRIBUTE_TYPES)
    state.cleared = counted(row.codes("cleared", CARD_IDS), ATTRIBUTE_TYPES)
    state.discard = counted(row.codes("discard", CARD_IDS), ATTRIBUTE_TYPES)
    deck = stack(row, "deck", CARD_IDS, ATTRIBUTE_CARDS)
    pile = stack(row, "revolution_pile", PILE_CARD_IDS, PILE_ROOM)
    state.deck, state.deck_count = padded(deck, ATTRIBUTE_CARDS), len(deck)
    state.pile, state.pile_count = padded(pile, PILE_ROOM), len(pile)
    row.close()


def stack(row: Row, field: str, ids: list[str], room: int) -> list[int]:
    """A face-down stack, its top card last."""
    cards = row.codes(field, ids)
    if len(cards) > room:
        raise row.wrong(field, f"at most {room}", len(cards))
    return cards[::-1]


def write_treachery(state: State) -> TomlTable:
    deck = state.treachery_deck[: state.treachery_count]
    return {
        "display": spread(state.treachery_display, TREACHERY_IDS),
        "discard": spread(state.treachery_discard, TREACHERY_IDS),
        "deck": [TREACHERY_IDS[card] for card in reversed(deck)],
    }


def read_treachery(row: Row, state: State) -> None:
    state.treachery_display = counted(row.codes("display", TREACHERY_IDS), TREACHERY_TYPES)
    state.treachery_discard = counted(row.codes("discard", TREACHERY_IDS), TREACHERY_TYPES)
    deck = stack(row, "deck", TREACHERY_IDS, TREACHERY_CARDS)
    state.treachery_deck, state.treachery_count = padded(deck, TREACHERY_CARDS), len(deck)
    row.close()
