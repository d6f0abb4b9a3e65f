"""From components.toml (or an edition of it) to the Box the rules read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from trianon.core.edition import Table
from trianon.core.errors import BadEdition
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.names import (
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

FILE = Path(__file__).with_name("components.toml")

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


def base_tables() -> Table:
    """The figures of the base edition."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def filled_box(tables: Table, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    box = Box.__new__(Box)
    fill_setup(box, tables, players)
    fill_boards(box, tables["board"])
    fill_cards(box, tables)
    fill_missions(box, tables)
    fill_ending(box, tables)
    return box


def refuse(row: str, field: str, problem: str, found: Any) -> BadEdition:
    """A figure the rules cannot use."""
    return BadEdition("edition-figure", row=row, field=field, problem=problem, found=f"{found!r}")


def within(value: int, least: int, most: int, row: str, field: str) -> int:
    """A figure between its bounds."""
    if not least <= value <= most:
        raise refuse(row, field, f"{least}..{most}", value)
    return value


def one_of(value: Any, known: tuple[str, ...], row: str, field: str) -> int:
    """A word from a list, turned into its number."""
    if value not in known:
        raise refuse(row, field, " | ".join(known), value)
    return known.index(value)


def fill_setup(box: Box, tables: Table, players: int) -> None:
    """L3.4, L3.6, L4.4, L17.1-L17.3."""
    setup = tables["setup"]
    box.start_louis = within(setup["start_louis"], 0, 99, "setup", "start_louis")
    missions = setup["start_missions"]
    box.start_missions = [
        within(missions[colour], 0, 2, "setup.start_missions", colour) for colour in COLOUR_NAMES
    ]
    within(sum(box.start_missions), 0, 2, "setup", "start_missions")  # hands hold four (L15.5)
    box.cards_dealt = within(
        setup["influence_cards_per_round"], 2, 5, "setup", "influence_cards_per_round"
    )
    box.markers_each = within(setup["markers_per_player"], 1, 99, "setup", "markers_per_player")
    within(setup["cards_not_played"], 1, 1, "setup", "cards_not_played")
    within(setup["money_cards_removed"], 4, 4, "setup", "money_cards_removed")
    fill_reserves(box, setup, players)
    compensation = setup["three_player_compensation"]
    row = "setup.three_player_compensation"
    box.compensation_round = within(compensation["round"], 1, ROUNDS, row, "round")
    box.compensation_cards = within(
        compensation["gains"]["conspiracy_cards"], 0, 3, row, "conspiracy_cards"
    )
    if players != 3:
        box.compensation_round = 0


def fill_reserves(box: Box, setup: Table, players: int) -> None:
    """L3.6, L17.1: general and personal reserves by seat; the fictive player."""
    row = f"setup.markers.{players}"
    mine = next((entry for entry in setup["markers"] if entry["players"] == players), None)
    if mine is None:
        raise refuse("setup.markers", "players", str(players), "none")
    general, personal = mine["general"], mine["personal"]
    if len(general) != players or len(personal) != players:
        raise refuse(row, "general, personal", str(players), [general, personal])
    for own, other in zip(general, personal, strict=True):
        within(min(own, other), 0, box.markers_each, row, "general, personal")
        within(own + other, box.markers_each, box.markers_each, row, "general + personal")
    box.start_general = general + [0] * (SEATS - players)
    fictive = setup["fictive_player"]
    row = "setup.fictive_player"
    box.fictive_on_king = within(
        fictive["markers_on_king_board"], 0, 9, row, "markers_on_king_board"
    )
    box.fictive_cards = within(fictive["cards_revealed"], 0, 3, row, "cards_revealed")
    box.fictive_per_card = within(fictive["markers_per_card"], 0, 9, row, "markers_per_card")
    box.fictive_markers = within(mine["fictive_markers"], 0, 99, row, "fictive_markers")
    used = box.fictive_on_king + box.fictive_cards * box.fictive_per_card
    if box.fictive_markers not in (0, used):
        raise refuse(row, "markers_total", f"0 or {used}", box.fictive_markers)


def fill_boards(box: Box, rows: list[Table]) -> None:
    """L1.1, L1.2, L2.2, L11.8, L11.9, L13."""
    if [row["no"] for row in rows] != list(range(1, BOARDS + 1)):
        raise refuse("board", "no", "1..12", [row["no"] for row in rows])
    neighbours = [[int(other + 1 in row["neighbours"]) for other in range(BOARDS)] for row in rows]
    for board in range(BOARDS):
        for other in range(BOARDS):
            if neighbours[board][other] != neighbours[other][board] or neighbours[board][board]:
                name = f"board.{rows[board]['id']}"
                raise refuse(name, "neighbours", "symmetric", rows[board]["neighbours"])
    box.neighbour = neighbours
    sides = [[side(row, name) for name in ("a", "b")] for row in rows]
    box.condition = [[condition for condition, _, _ in pair] for pair in sides]
    box.price = [[price for _, price, _ in pair] for pair in sides]
    box.needed = [[needed for _, _, needed in pair] for pair in sides]
    box.income_tiles = [
        [income(row, "tiles", 3).get(tile, 0) for tile in TILE_NAMES] for row in rows
    ]
    box.income_louis = [amount(row, "louis", 30) for row in rows]
    box.income_coats = [amount(row, "coats", 6) for row in rows]
    box.income_influence = [amount(row, "influence_cards", 1) for row in rows]
    box.income_conspiracy = [amount(row, "conspiracy_cards", 3) for row in rows]
    box.income_place_any = [amount(row, "place_any", 1) for row in rows]
    box.income_place_on_5 = [amount(row, "place_on_5", 2) for row in rows]
    box.income_recover = [amount(row, "recover", 9) for row in rows]


def side(row: Table, name: str) -> tuple[int, int, int]:
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


def income(row: Table, field: str, most: int) -> Table:
    """The tiles of an income."""
    tiles: Table = row["income"].get(field, {})
    for tile, count in tiles.items():
        within(count, 0, most, f"board.{row['id']}.income.{field}", tile)
    return tiles


def amount(row: Table, field: str, most: int) -> int:
    """One figure of an income, 0 where the board has none."""
    return within(row["income"].get(field, 0), 0, most, f"board.{row['id']}.income", field)


def fill_cards(box: Box, tables: Table) -> None:
    """L1.3, L7, L10.2, L5.1."""
    cards = tables["influence_cards"]
    each = within(cards["per_character"], 2, 2, "influence_cards", "per_character")
    jokers = within(cards["jokers"], 6, 6, "influence_cards", "jokers")
    box.influence_copies = [each] * BOARDS + [jokers]
    box.character_place = within(
        cards["character_place_max"], 1, 9, "influence_cards", "character_place_max"
    )
    box.character_take = within(cards["character_take"], 1, 16, "influence_cards", "character_take")
    box.joker_place = within(cards["joker_place_max"], 1, 9, "influence_cards", "joker_place_max")
    box.joker_take = within(cards["joker_take"], 1, 16, "influence_cards", "joker_take")
    plots = tables["conspiracy_cards"]
    box.conspiracy_general = within(
        plots["from_general_max"], 0, 1, "conspiracy_cards", "from_general_max"
    )
    box.conspiracy_personal = within(
        plots["from_personal_max"], 0, 2, "conspiracy_cards", "from_personal_max"
    )
    rows = tables["money_card"]
    if len(rows) != MONEY_CARDS:
        raise refuse("money_card", "id", str(MONEY_CARDS), len(rows))
    box.money_king = [
        within(row["king"], 1, KING_BOARDS, f"money_card.{row['id']}", "king") - 1 for row in rows
    ]
    box.money_louis = [
        within(row["louis"], 0, 99, f"money_card.{row['id']}", "louis") for row in rows
    ]


def fill_missions(box: Box, tables: Table) -> None:
    """L1.3, L15.2, L18."""
    rows = tables["mission"]
    if len(rows) != MISSIONS:
        raise refuse("mission", "id", str(MISSIONS), len(rows))
    box.colour = [
        one_of(row["colour"], COLOUR_NAMES, f"mission.{row['id']}", "colour") for row in rows
    ]
    for colour, size in enumerate(COLOUR_SIZES):
        if box.colour.count(colour) != size:
            found = box.colour.count(colour)
            raise refuse("mission", "colour", f"{size} {COLOUR_NAMES[colour]}", found)
    box.colour_size = list(COLOUR_SIZES)
    box.cost = [cost(row) for row in rows]
    benefits = [
        one_of(row["benefit"], BENEFIT_NAMES, f"mission.{row['id']}", "benefit") for row in rows
    ]
    box.benefit = benefits
    copies = []
    for benefit, (name, count) in enumerate(BENEFIT_COUNTS.items()):
        cards = [card for card in range(MISSIONS) if benefits[card] == benefit]
        if len(cards) != count:
            raise refuse("mission", "benefit", f"{count} {name}", len(cards))
        copies.append(cards + [NOBODY] * (COPIES - count))
    box.copy = copies
    box.copies = list(BENEFIT_COUNTS.values())


def cost(row: Table) -> list[int]:
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


def fill_ending(box: Box, tables: Table) -> None:
    """L15.7, L16."""
    box.tiles_kept = within(tables["tiles"]["keep_max"], 1, 1, "tiles", "keep_max")
    box.coats_per_kind = within(tables["coats"]["per_kind"], 0, 99, "coats", "per_kind")
    box.mission_points = within(tables["meta"]["vp_per_mission"], 0, 99, "meta", "vp_per_mission")
    box.coat_points = within(tables["meta"]["vp_per_coat"], 0, 99, "meta", "vp_per_coat")
    exchange = tables["end_exchange"]
    box.influence_coats = within(exchange["influence_card"], 0, 9, "end_exchange", "influence_card")
    box.conspiracy_coats = within(
        exchange["conspiracy_card"], 0, 9, "end_exchange", "conspiracy_card"
    )
    box.tile_coats = within(exchange["tile"], 0, 9, "end_exchange", "tile")
    box.marker_coats = within(exchange["marker_on_board"], 0, 9, "end_exchange", "marker_on_board")
    box.louis_per_coat = within(exchange["louis"], 1, 99, "end_exchange", "louis")
    box.majority_coats = within(
        tables["end_majority"]["coat_per_kind_for_most"],
        0,
        9,
        "end_majority",
        "coat_per_kind_for_most",
    )


def switches(tables: Table) -> dict[str, bool]:
    """The switches of the rulings with their defaults."""
    return {name: value for name, value in tables["switches"].items() if isinstance(value, bool)}
