"""A state of Bastille by name: all public and hidden facts, written and read back."""

from __future__ import annotations

from typing import Any

from trianon.core.codes import counted, name_or_empty
from trianon.core.edition import TomlTable
from trianon.core.position import Row, padded
from trianon.core.sizes import NOBODY
from trianon.games.bastille.breakdown import ENTRIES
from trianon.games.bastille.gains import slot
from trianon.games.bastille.locations.order import fix_order
from trianon.games.bastille.names import (
    BONUS_IDS,
    CARD_IDS,
    GROUP_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    PICK_IDS,
    PILE_IDS,
    SOURCE_IDS,
    STEP_IDS,
    VERSAILLES_IDS,
    WEAPON_IDS,
)
from trianon.games.bastille.numbers import (
    CHARACTERS,
    DISPLAY,
    EVALUATION,
    FIELDS,
    FINAL_FIELD,
    IN_DECK,
    LOCATIONS,
    MISSIONS,
    MOST_SPACES,
    ON_DISPLAY,
    PILES,
    REMOVED,
    ROUNDS,
    SEATS,
    SLOTS,
    TOKENS,
    VALUES,
    VERSAILLES_TILES,
    WEAPONS,
)
from trianon.games.bastille.state import State


def write(state: State) -> TomlTable:
    """The tables of a position, in the order a reader looks at a table."""
    return {
        "round": write_round(state),
        "seats": [write_seat(state, seat) for seat in range(state.seats)],
        "board": write_board(state),
        "characters": write_characters(state),
        "weapons": write_weapons(state),
        "track": {"spaces": state.track[: state.seats], "order": state.track_order[: state.seats]},
        "catacombs": write_catacombs(state),
        "missions": write_missions(state),
        "looks": write_looks(state),
        "points": write_points(state),
    }


def read(table: TomlTable, state: State) -> None:
    """Fill an empty record; whatever cannot stand on a table is refused by row and field."""
    whole = Row("position", table)
    read_round(whole.row("round"), state)
    read_seats(whole.rows("seats", state.seats), state)
    read_board(whole.row("board"), state)
    read_characters(whole.row("characters"), state)
    read_weapons(whole.row("weapons"), state)
    track = whole.row("track")
    state.track = padded(track.numbers("spaces", state.seats), SEATS, 0)
    state.track_order = padded(track.numbers("order", state.seats), SEATS, NOBODY)
    track.close()
    read_catacombs(whole.row("catacombs"), state)
    read_missions(whole.row("missions"), state)
    read_looks(whole.rows("looks"), state)
    read_points(whole.rows("points"), state)
    whole.close()


def write_round(state: State) -> TomlTable:
    return {
        "number": state.round,
        "step": STEP_IDS[state.step],
        "start_player": state.start_player,
        "evaluating": LOCATION_IDS[state.location] if state.step == EVALUATION else "",
        "rank": state.rank + 1 if state.step == EVALUATION else 0,
        "versailles": [VERSAILLES_IDS[tile] for tile in state.versailles],
        "versailles_taken": name_or_empty(state.versailles_taken, PICK_IDS),
        "bonus": [BONUS_IDS[tile] for tile in state.bonus],
    }


def read_round(row: Row, state: State) -> None:
    state.round = row.number("number", 1, ROUNDS)
    state.step = row.code("step", STEP_IDS)
    state.start_player = row.number("start_player", 0, state.seats - 1)
    place = row.code("evaluating", LOCATION_IDS, or_nobody=True)
    state.location = max(0, place)
    state.rank = max(0, row.number("rank", 0, MOST_SPACES) - 1)
    if (place != NOBODY) != (state.step == EVALUATION):
        raise row.wrong("evaluating", "a location while step is evaluation", row.text("evaluating"))
    state.versailles = order_of(row, "versailles", VERSAILLES_IDS)
    state.versailles_taken = row.code("versailles_taken", PICK_IDS, or_nobody=True)
    state.bonus = order_of(row, "bonus", BONUS_IDS)
    if sorted(state.bonus[:VERSAILLES_TILES]) != list(range(VERSAILLES_TILES)):
        raise row.wrong("bonus", "eight bonus tiles, then two end bonus tiles", row.table["bonus"])
    row.close()


def order_of(row: Row, field: str, ids: list[str]) -> list[int]:
    """A stack: every tile once."""
    found = row.codes(field, ids)
    if sorted(found) != list(range(len(ids))):
        raise row.wrong(field, "every one of " + ", ".join(ids), row.table[field])
    return found


def write_seat(state: State, seat: int) -> TomlTable:
    joined = state.joined
    cards = [card for card in range(CHARACTERS) if state.place[card] == seat]
    return {
        "seat": seat,
        "score": state.score[seat],
        "coins": state.coins[seat],
        "tiles": tiles(state.hand[seat]),
        "supply": tiles(state.supply[seat]),
        "removed": tiles(state.removed[seat]),
        "cubes": state.cubes[seat],
        "torches": state.torches[seat],
        "weapons": tokens(state.tokens[seat]),
        "cards": [CARD_IDS[card] for card in cards],
        "monks": {CARD_IDS[card]: GROUP_IDS[joined[card]] for card in cards if joined[card] >= 0},
        "missions": kinds(state.missions[seat]),
        "missions_from": [state.took[seat][pile] for pile in range(PILES)],
        "found_none_in": [PILE_IDS[pile] for pile in range(PILES) if state.barren[seat][pile]],
    }


def tiles(counts: list[int]) -> list[int]:
    return [value for value in range(1, VALUES) for _ in range(counts[value])]


def tokens(counts: list[int]) -> list[str]:
    return [WEAPON_IDS[weapon] for weapon in range(WEAPONS) for _ in range(counts[weapon])]


def kinds(counts: list[int]) -> list[str]:
    return [MISSION_IDS[kind] for kind in range(MISSIONS) for _ in range(counts[kind])]


def read_seats(rows: list[Row], state: State) -> None:
    read = [read_seat(row, seat, state) for seat, row in enumerate(rows)]
    joined = [NOBODY] * CHARACTERS
    place = [IN_DECK] * CHARACTERS
    for seat, facts in enumerate(read):
        for card in facts["cards"]:
            if place[card] != IN_DECK:
                raise rows[seat].wrong("cards", "each card once", CARD_IDS[card])
            place[card] = seat
        for card, group in facts["monks"].items():
            joined[card] = group
    state.place, state.joined = place, joined

    def column(field: str, empty: Any) -> list[Any]:
        return [facts[field] for facts in read] + [empty] * (SEATS - state.seats)

    state.score = column("score", 0)
    state.coins = column("coins", 0)
    state.hand = column("tiles", [0] * VALUES)
    state.supply = column("supply", [0] * VALUES)
    state.removed = column("removed", [0] * VALUES)
    state.cubes = column("cubes", 0)
    state.torches = column("torches", 0)
    state.tokens = column("weapons", [0] * WEAPONS)
    state.missions = column("missions", [0] * MISSIONS)
    state.took = column("missions_from", [0] * PILES)
    state.barren = column("found_none_in", [0] * PILES)


def read_seat(row: Row, seat: int, state: State) -> dict[str, Any]:
    row.number("seat", seat, seat)
    cards = row.codes("cards", CARD_IDS)
    monks = row.row("monks")
    facts = {
        "score": row.number("score", -999, 9999),
        "coins": row.number("coins"),
        "tiles": read_tiles(row, "tiles"),
        "supply": read_tiles(row, "supply"),
        "removed": read_tiles(row, "removed"),
        "cubes": row.number("cubes"),
        "torches": row.number("torches"),
        "weapons": counted(row.codes("weapons", WEAPON_IDS), WEAPONS),
        "cards": cards,
        "monks": {
            card: monks.code(CARD_IDS[card], GROUP_IDS[:3]) for card in monks_in(monks, cards)
        },
        "missions": counted(row.codes("missions", MISSION_IDS), MISSIONS),
        "missions_from": row.numbers("missions_from", PILES),
        "found_none_in": counted(row.codes("found_none_in", PILE_IDS), PILES),
    }
    row.close()
    return facts


def monks_in(monks: Row, cards: list[int]) -> list[int]:
    """The monks of a seat that have joined a group; only their own cards may stand here."""
    listed = [monks.code_of(name, "monks", CARD_IDS) for name in monks.table]
    for card in listed:
        if card not in cards:
            raise monks.wrong(CARD_IDS[card], "a card of this seat", CARD_IDS[card])
    return listed


def read_tiles(row: Row, field: str) -> list[int]:
    values = row.numbers(field, least=1)
    if any(value >= VALUES for value in values):
        raise row.wrong(field, "values 1..4", values)
    return counted(values, VALUES)


def write_board(state: State) -> TomlTable:
    return {
        LOCATION_IDS[place]: [
            {"seat": state.space_seat[place][space], "value": state.space_value[place][space]}
            for space in range(state.filled[place])
        ]
        for place in range(LOCATIONS)
    }


def read_board(board: Row, state: State) -> None:
    seats, values, filled = [], [], []
    for place in range(LOCATIONS):
        rows = board.rows(LOCATION_IDS[place])
        if len(rows) > state.box.spaces[place]:
            raise board.wrong(LOCATION_IDS[place], f"{state.box.spaces[place]} spaces", len(rows))
        filled.append(len(rows))
        seats.append(
            padded([tile.number("seat", 0, state.seats - 1) for tile in rows], MOST_SPACES, 0)
        )
        values.append(
            padded([tile.number("value", 1, VALUES - 1) for tile in rows], MOST_SPACES, 0)
        )
        for tile in rows:
            tile.close()
    board.close()
    state.space_seat, state.space_value, state.filled = seats, values, filled
    rank = state.rank
    if state.step == EVALUATION:
        fix_order(state)
        state.rank = rank
        state.begun = 1
        if rank >= state.order_count:
            raise Row("round", {}).wrong("rank", f"1..{state.order_count}", rank + 1)


def write_characters(state: State) -> TomlTable:
    return {
        "deck": [CARD_IDS[card] for card in state.deck[state.deck_next :]],
        "dealt": [CARD_IDS[card] for card in state.deck[: state.deck_next]],
        "display": [name_or_empty(card, CARD_IDS) for card in state.display[:DISPLAY]],
        "removed": [CARD_IDS[c] for c in range(CHARACTERS) if state.place[c] == REMOVED],
        "monk_asked": name_or_empty(state.monk, CARD_IDS),
    }


def read_characters(row: Row, state: State) -> None:
    deck, dealt = row.codes("deck", CARD_IDS), row.codes("dealt", CARD_IDS)
    if sorted(dealt + deck) != list(range(CHARACTERS)):
        raise row.wrong("deck", "with dealt: every card once", len(dealt + deck))
    state.deck, state.deck_next = dealt + deck, len(dealt)
    display = row.codes("display", CARD_IDS, or_nobody=True)
    if len(display) != DISPLAY:
        raise row.wrong("display", f"{DISPLAY} places", len(display))
    state.display = display
    place = list(state.place)
    removed = row.codes("removed", CARD_IDS)
    for field, cards, where in (("display", display, ON_DISPLAY), ("removed", removed, REMOVED)):
        for card in cards:
            if card == NOBODY:
                continue
            if place[card] != IN_DECK:
                raise row.wrong(field, "each card in one place", CARD_IDS[card])
            place[card] = where
    state.place = place
    state.monk = row.code("monk_asked", CARD_IDS, or_nobody=True)
    row.close()


def write_weapons(state: State) -> TomlTable:
    return {
        "torches": state.torch_supply,
        "display": tokens(state.token_display),
        "face_down": [WEAPON_IDS[weapon] for weapon in state.token_pool[: state.pool_count]],
        "claimed": state.claimed,
    }


def read_weapons(row: Row, state: State) -> None:
    state.torch_supply = row.number("torches")
    state.token_display = counted(row.codes("display", WEAPON_IDS), WEAPONS)
    pool = row.codes("face_down", WEAPON_IDS)
    if len(pool) > TOKENS:
        raise row.wrong("face_down", f"at most {TOKENS}", len(pool))
    state.pool_count = len(pool)
    state.token_pool = padded(pool, TOKENS, 0)
    state.claimed = row.number("claimed", 0, state.seats - 1)
    row.close()


def write_catacombs(state: State) -> TomlTable:
    cubes = state.field_cube
    names = state.box.field_ids
    return {
        "bag": state.bag[: state.seats],
        "cubes_on": {names[field]: cubes[field] for field in names if cubes[field] != NOBODY},
        "boards_gone": bool(state.boards_gone),
        "drawn": state.cubes_drawn,
        "cube_of": state.cube_owner,
    }


def read_catacombs(row: Row, state: State) -> None:
    state.bag = padded(row.numbers("bag", state.seats), SEATS, 0)
    on = row.row("cubes_on")
    cubes = [NOBODY] * FIELDS
    for field, name in state.box.field_ids.items():
        if name in on.table:
            cubes[field] = on.number(name, 0, state.seats - 1)
    on.close()
    state.field_cube = cubes
    state.boards_gone = int(row.switch("boards_gone"))
    state.cubes_drawn = row.number("drawn", 0, FINAL_FIELD)
    state.cube_owner = row.number("cube_of", NOBODY, state.seats - 1)
    row.close()


def write_missions(state: State) -> TomlTable:
    return {
        "top": kinds(state.pile[0]),
        "bottom": kinds(state.pile[1]),
        "first_pile": name_or_empty(state.first_pile, PILE_IDS),
        "pile_in_use": name_or_empty(state.pile_in_use, PILE_IDS),
    }


def read_missions(row: Row, state: State) -> None:
    state.pile = [counted(row.codes(name, MISSION_IDS), MISSIONS) for name in PILE_IDS]
    state.first_pile = row.code("first_pile", PILE_IDS, or_nobody=True)
    state.pile_in_use = row.code("pile_in_use", PILE_IDS, or_nobody=True)
    row.close()


def write_looks(state: State) -> list[TomlTable]:
    """B14.7: what each seat saw when it last looked through a pile."""
    return [
        {
            "seat": seat,
            "pile": PILE_IDS[pile],
            "content": kinds(state.seen[seat * PILES + pile]),
            "taken_then": state.seen_took[seat * PILES + pile][: state.seats],
        }
        for seat in range(state.seats)
        for pile in range(PILES)
        if state.looked[seat][pile]
    ]


def read_looks(rows: list[Row], state: State) -> None:
    looked = [[0] * PILES for _ in range(SEATS)]
    seen = [[0] * MISSIONS for _ in range(SEATS * PILES)]
    taken = [[0] * SEATS for _ in range(SEATS * PILES)]
    for row in rows:
        seat = row.number("seat", 0, state.seats - 1)
        pile = row.code("pile", PILE_IDS)
        looked[seat][pile] = 1
        seen[seat * PILES + pile] = counted(row.codes("content", MISSION_IDS), MISSIONS)
        taken[seat * PILES + pile] = padded(row.numbers("taken_then", state.seats), SEATS, 0)
        row.close()
    state.looked, state.seen, state.seen_took = looked, seen, taken


def write_points(state: State) -> list[TomlTable]:
    """The ledger: every victory point by seat, round and source."""
    return [
        {"seat": seat, "round": round_, "source": SOURCE_IDS[source], "points": points}
        for seat in range(state.seats)
        for round_, source in ENTRIES
        if (points := state.earned[seat][slot(round_, source)])
    ]


def read_points(rows: list[Row], state: State) -> None:
    earned = [[0] * SLOTS for _ in range(SEATS)]
    for row in rows:
        seat = row.number("seat", 0, state.seats - 1)
        round_ = row.number("round", 1, ROUNDS)
        source = row.code("source", SOURCE_IDS)
        if (round_, source) not in ENTRIES:
            raise row.wrong("round", "a round in which this source scores", round_)
        earned[seat][slot(round_, source)] = row.number("points", -999, 9999)
        row.close()
    state.earned = earned
