"""From components.toml (or an edition of it) to the Box the rules read."""

from __future__ import annotations

from trianon.core.box import (
    Read,
    check_rows,
    column,
    fill,
    number,
    one_of,
    refuse,
    within,
    words,
)
from trianon.core.edition import TomlTable
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.numbers import (
    ANY,
    BOARDS,
    COPIES,
    COST,
    KING_BOARDS,
    MARKERS,
    MISSIONS,
    MONEY_CARDS,
    ROUNDS,
    SEATS,
)

TILE_NAMES = ("sceptre", "letter", "ring", "helmet", "crown")
COST_NAMES = ("sceptre", "letter", "ring", "helmet")
COLOUR_NAMES = ("light", "medium", "dark")
COLOUR_SIZES = (20, 12, 8)
CONDITION_NAMES = ("money", "first", "markers")
BENEFIT_COUNTS = {  # L18: how many missions of each colour have which benefit
    "extra_mission": 2,
    "marker_1": 4,
    "louis_1": 4,
    "place_on_1": 1,
    "place_on_2": 1,
    "place_on_3": 1,
    "place_on_4": 1,
    "pay_2_skip": 2,
    "tile_to_crown": 2,
    "swap_missions": 2,
    "two_of_louis_marker": 4,
    "coat_1": 2,
    "place_on_king": 2,
    "place_on_5": 1,
    "place_on_9": 1,
    "swap_influence_card": 2,
    "marker_3": 1,
    "louis_3": 1,
    "conspiracy_1": 1,
    "marker_for_card": 1,
    "four_marker_card": 1,
    "place_at_end": 1,
    "win_tie": 1,
    "bribe_minus_1": 1,
}
BENEFIT_NAMES = tuple(BENEFIT_COUNTS)
ROWS = {"money_card": MONEY_CARDS, "mission": MISSIONS}

DECLARED: dict[str, Read] = {
    # L3.4, L3.6, L4.4, L17.1-L17.3.
    "start_louis": number("setup.start_louis", 0, 99),
    "cards_dealt": number("setup.influence_cards_per_round", 2, 5),
    "markers_each": number("setup.markers_per_player", 1, 99),
    "compensation_round": number("setup.three_player_compensation.round", 1, ROUNDS),
    "compensation_cards": number("setup.three_player_compensation.gains.conspiracy_cards", 0, 3),
    "fictive_on_king": number("setup.fictive_player.markers_on_king_board", 0, 9),
    "fictive_cards": number("setup.fictive_player.cards_revealed", 0, 3),
    "fictive_per_card": number("setup.fictive_player.markers_per_card", 0, 9),
    # L1.3, L7, L10.2, L5.1.
    "character_place": number("influence_cards.character_place_max", 1, 9),
    "character_take": number("influence_cards.character_take", 1, 16),
    "joker_place": number("influence_cards.joker_place_max", 1, 9),
    "joker_take": number("influence_cards.joker_take", 1, 16),
    "conspiracy_general": number("conspiracy_cards.from_general_max", 0, 1),
    "conspiracy_personal": number("conspiracy_cards.from_personal_max", 0, 2),
    "money_louis": column("money_card.louis", 0, 99),
    "colour": words("mission.colour", COLOUR_NAMES),
    "benefit": words("mission.benefit", BENEFIT_NAMES),
    # L15.7, L16.
    "tiles_kept": number("tiles.keep_max", 1, 1),
    "coats_per_kind": number("coats.per_kind", 0, 99),
    "mission_points": number("meta.vp_per_mission", 0, 99),
    "coat_points": number("meta.vp_per_coat", 0, 99),
    "influence_coats": number("end_exchange.influence_card", 0, 9),
    "conspiracy_coats": number("end_exchange.conspiracy_card", 0, 9),
    "tile_coats": number("end_exchange.tile", 0, 9),
    "marker_coats": number("end_exchange.marker_on_board", 0, 9),
    "louis_per_coat": number("end_exchange.louis", 1, 99),
    "majority_coats": number("end_majority.coat_per_kind_for_most", 0, 9),
}

# Printed, but the rules know no other number.
FIXED: tuple[Read, ...] = (
    number("setup.cards_not_played", 1, 1),
    number("setup.money_cards_removed", 4, 4),
)

INCOMES = {  # L13: the field of the Box, the figure of an income, the most of it
    "income_louis": ("louis", 30),
    "income_coats": ("coats", 6),
    "income_influence": ("influence_cards", 1),
    "income_conspiracy": ("conspiracy_cards", 3),
    "income_place_any": ("place_any", 1),
    "income_place_on_5": ("place_on_5", 2),
    "income_recover": ("recover", 9),
}


def filled_box(tables: TomlTable, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    check_rows(tables, ROWS)
    for read in FIXED:
        read(tables)
    box = Box.__new__(Box)
    fill(box, tables, DECLARED)
    fill_setup(box, tables["setup"], players)
    fill_fictive(box, marker_row(tables["setup"], players))
    fill_neighbours(box, tables["board"])
    fill_boards(box, tables["board"])
    fill_cards(box, tables)
    fill_missions(box, tables["mission"])
    return box


def fill_setup(box: Box, setup: TomlTable, players: int) -> None:
    """L3.4, L3.6, L4.4: missions to begin with, reserves by seat, the compensation of three."""
    missions = setup["start_missions"]
    box.start_missions = [
        within(missions[colour], 0, 2, "setup.start_missions", colour) for colour in COLOUR_NAMES
    ]
    within(sum(box.start_missions), 0, 2, "setup", "start_missions")  # hands hold four (L15.5)
    if players != 3:
        box.compensation_round = 0
    row, mine = f"setup.markers.{players}", marker_row(setup, players)
    general, personal = mine["general"], mine["personal"]
    if len(general) != players or len(personal) != players:
        raise refuse(row, "general, personal", str(players), [general, personal])
    for own, other in zip(general, personal, strict=True):
        within(min(own, other), 0, box.markers_each, row, "general, personal")
        within(own + other, box.markers_each, box.markers_each, row, "general + personal")
    box.start_general = general + [0] * (SEATS - players)


def marker_row(setup: TomlTable, players: int) -> TomlTable:
    """The row of the markers for so many players."""
    for row in setup["markers"]:
        if row["players"] == players:
            return dict(row)
    raise refuse("setup.markers", "players", str(players), "none")


def fill_fictive(box: Box, mine: TomlTable) -> None:
    """L17.1: the markers of the fictive player, if there is one."""
    row = "setup.fictive_player"
    box.fictive_markers = within(mine["fictive_markers"], 0, 99, row, "fictive_markers")
    used = box.fictive_on_king + box.fictive_cards * box.fictive_per_card
    if box.fictive_markers not in (0, used):
        raise refuse(row, "markers_total", f"0 or {used}", box.fictive_markers)


def fill_neighbours(box: Box, rows: list[TomlTable]) -> None:
    """L1.1, L2.2: twelve boards; who is my neighbour has me as theirs."""
    if [row["no"] for row in rows] != list(range(1, BOARDS + 1)):
        raise refuse("board", "no", "1..12", [row["no"] for row in rows])
    neighbours = [[int(other + 1 in row["neighbours"]) for other in range(BOARDS)] for row in rows]
    for board in range(BOARDS):
        for other in range(BOARDS):
            if neighbours[board][other] != neighbours[other][board] or neighbours[board][board]:
                name = f"board.{rows[board]['id']}"
                raise refuse(name, "neighbours", "symmetric", rows[board]["neighbours"])
    box.neighbour = neighbours


def fill_boards(box: Box, rows: list[TomlTable]) -> None:
    """L1.2, L11.8, L11.9, L13: both sides, and the income."""
    sides = [[side(row, name) for name in ("a", "b")] for row in rows]
    box.condition = [[condition for condition, _, _ in pair] for pair in sides]
    box.price = [[price for _, price, _ in pair] for pair in sides]
    box.needed = [[needed for _, _, needed in pair] for pair in sides]
    box.income_tiles = [
        [income(row, "tiles", 3).get(tile, 0) for tile in TILE_NAMES] for row in rows
    ]
    for field, (figure, most) in INCOMES.items():
        setattr(box, field, [amount(row, figure, most) for row in rows])


def side(row: TomlTable, name: str) -> tuple[int, int, int]:
    """Condition, price and number of one side; L12.1: the king's boards have no markers side."""
    where = f"board.{row['id']}.{name}"
    entry = row[name]
    condition = one_of(entry["kind"], CONDITION_NAMES, where, "kind")
    if condition == MARKERS and row["no"] <= KING_BOARDS:
        raise refuse(where, "kind", "money | first", entry["kind"])
    price = within(entry.get("price", 0), 0, 30, where, "price")
    needed = within(entry.get("min", 0), 0, 16, where, "min")
    if condition == MARKERS and needed == 0:
        raise refuse(where, "min", "1..16", needed)
    return condition, price, needed


def income(row: TomlTable, field: str, most: int) -> TomlTable:
    """The tiles of an income."""
    tiles: TomlTable = row["income"].get(field, {})
    for tile, count in tiles.items():
        within(count, 0, most, f"board.{row['id']}.income.{field}", tile)
    return tiles


def amount(row: TomlTable, field: str, most: int) -> int:
    """One figure of an income, 0 where the board has none."""
    return within(row["income"].get(field, 0), 0, most, f"board.{row['id']}.income", field)


def fill_cards(box: Box, tables: TomlTable) -> None:
    """L1.3, L5.1: influence cards by kind; the king's board of each money card."""
    each = number("influence_cards.per_character", 2, 2)(tables)
    jokers = number("influence_cards.jokers", 6, 6)(tables)
    box.influence_copies = [each] * BOARDS + [jokers]
    box.money_king = [board - 1 for board in column("money_card.king", 1, KING_BOARDS)(tables)]


def fill_missions(box: Box, rows: list[TomlTable]) -> None:
    """L1.3, L15.2, L18: costs; colours and benefits in the numbers that are printed."""
    for colour, size in enumerate(COLOUR_SIZES):
        if box.colour.count(colour) != size:
            found = box.colour.count(colour)
            raise refuse("mission", "colour", f"{size} {COLOUR_NAMES[colour]}", found)
    box.colour_size = list(COLOUR_SIZES)
    box.cost = [cost(row) for row in rows]
    benefits, copies = box.benefit, []
    for benefit, (name, count) in enumerate(BENEFIT_COUNTS.items()):
        cards = [card for card in range(MISSIONS) if benefits[card] == benefit]
        if len(cards) != count:
            raise refuse("mission", "benefit", f"{count} {name}", len(cards))
        copies.append(cards + [NOBODY] * (COPIES - count))
    box.copy = copies
    box.copies = list(BENEFIT_COUNTS.values())


def cost(row: TomlTable) -> list[int]:
    """L15.2: light one given tile and any, medium two different, dark two equal."""
    where = f"mission.{row['id']}"
    symbols = row["cost"]
    if len(symbols) != COST:
        raise refuse(where, "cost", str(COST), symbols)
    first = one_of(symbols[0], COST_NAMES, where, "cost")
    if row["colour"] == "light":
        one_of(symbols[1], ("any",), where, "cost")
        return [first, ANY]
    second = one_of(symbols[1], COST_NAMES, where, "cost")
    if (row["colour"] == "dark") != (first == second):
        wanted = "two equal" if row["colour"] == "dark" else "two different"
        raise refuse(where, "cost", wanted, symbols)
    return [first, second]
