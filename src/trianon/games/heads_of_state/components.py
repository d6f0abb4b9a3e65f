"""From components.toml (or an edition of it) to the Box the rules read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from trianon.core.edition import Table
from trianon.core.errors import BadEdition
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.names import (
    ATTRIBUTE_CARDS,
    ATTRIBUTE_TYPES,
    ATTRIBUTES,
    COUNTRIES,
    HOUSE_MARKERS,
    MOST_SECTORS,
    NOBLES,
    PILE_ROOM,
    PLACES,
    ROUNDS,
    SEATS,
    SECTORS,
    SPOTS,
    TREACHERY_CARDS,
    TREACHERY_TYPES,
)

FILE = Path(__file__).with_name("components.toml")
LEAST_SECTORS = 3  # of one country

# Limits with their bounds; within them the guarantees of H4.10, H12.6 and H16.3 hold.
LIMITS = {
    "attribute_display": ("attribute_display", 4, 9),
    "treachery_display": ("treachery_display", 2, 2),
    "pile_cards": ("revolution_pile_attribute_cards", 1, PILE_ROOM - 1),
    "attribute_limit": ("end_of_turn_attribute_hand", 1, 10),
    "treachery_limit": ("end_of_turn_treachery_hand", 0, 4),
    "attribute_carried": ("carry_over_attribute_hand", 0, 6),
    "treachery_carried": ("carry_over_treachery_hand", 0, 4),
    "option_draws": ("option1_draw", 1, 3),
    "clear_draws": ("option1_clear_draw", 1, 1),
    "treachery_draws": ("option2_treachery_draw", 1, 1),
    "attribute_draws": ("option2_attribute_draw", 1, 1),
    "attacker_cubes": ("assassin_cubes_attacker", 1, 9),
    "defender_cubes": ("assassin_cubes_defender", 0, 9),
    "unreplaced": ("unreplaced_kills_allowed", 1, 1),
}
MOST_FACE_DOWN = 40  # cards a new round needs at least: pile, display and some to draw


def base_tables() -> Table:
    """The figures of the base edition."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def filled_box(tables: Table, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    box = Box.__new__(Box)
    fill_limits(box, tables)
    fill_attributes(box, tables, players)
    fill_treachery(box, tables)
    fill_nobles(box, tables)
    fill_board(box, tables)
    fill_countries(box, tables)
    return box


def refuse(row: str, field: str, problem: str, found: Any) -> BadEdition:
    """A figure the rules cannot use."""
    return BadEdition("edition-figure", row=row, field=field, problem=problem, found=f"{found!r}")


def within(value: int, least: int, most: int, row: str, field: str) -> int:
    """A figure between its bounds."""
    if not least <= value <= most:
        raise refuse(row, field, f"{least}..{most}", value)
    return value


def one_of(value: str, known: list[str], row: str, field: str) -> int:
    """A word from a list, turned into its number."""
    if value not in known:
        raise refuse(row, field, " | ".join(known), value)
    return known.index(value)


def ids(tables: Table, table: str) -> list[str]:
    """The ids of a table of rows, in order."""
    return [row["id"] for row in tables[table]]


def rows_of(tables: Table, table: str, count: int) -> list[tuple[str, Table]]:
    """The rows of a table with their names; their number is fixed."""
    if len(tables[table]) != count:
        raise refuse(table, "id", str(count), len(tables[table]))
    return [(f"{table}.{row['id']}", row) for row in tables[table]]


def fill_limits(box: Box, tables: Table) -> None:
    for name, (field, least, most) in LIMITS.items():
        setattr(box, name, within(tables["limits"][field], least, most, "limits", field))
    trims = [row["trim_hands_after"] for row in tables["rounds"]]
    if trims != [True] * (ROUNDS - 1) + [False]:
        raise refuse("rounds", "trim_hands_after", "true, true, false", trims)


def setup_row(tables: Table, players: int) -> Table:
    """The row of the setup table for so many players."""
    for row in tables["setup"]:
        if row["players"] == players:
            return dict(row)
    raise refuse("setup", "players", str(players), [row["players"] for row in tables["setup"]])


def fill_attributes(box: Box, tables: Table, players: int) -> None:
    """H2.1, H2.6, H5.1: the deck, House of Nobles markers and first draws for so many players."""
    setup = setup_row(tables, players)
    row = f"setup.{players}"
    kept = ["base"] + [f"n{n}" for n in (3, 4, 5) if n not in setup["removed_numbers"]]
    cards = []
    for name, attribute in rows_of(tables, "attributes", ATTRIBUTE_TYPES):
        copies = [within(attribute[f], 0, 99, name, f) for f in ("base", "n3", "n4", "n5")]
        if sum(copies) != attribute["count"]:
            raise refuse(name, "count", str(sum(copies)), attribute["count"])
        cards.append(sum(attribute[field] for field in kept))
    if sum(cards) != setup["attribute_cards"]:
        raise refuse(row, "attribute_cards", str(sum(cards)), setup["attribute_cards"])
    least = players * box.attribute_carried + MOST_FACE_DOWN
    box.attribute_total = within(sum(cards), least, ATTRIBUTE_CARDS, row, "attribute_cards")
    box.attribute_cards = cards
    box.first_draws = padded(setup["first_turn_draws"], players, SEATS, row, "first_turn_draws")
    box.house_markers = min(HOUSE_MARKERS, len(setup["house_markers"]))
    box.house_points = padded(
        setup["house_markers"], box.house_markers, HOUSE_MARKERS, row, "house_markers"
    )


def padded(numbers: list[int], count: int, size: int, row: str, field: str) -> list[int]:
    """So many positive numbers, zero-padded."""
    if len(numbers) != count or any(not 1 <= number <= 99 for number in numbers):
        raise refuse(row, field, f"{count} x 1..99", numbers)
    return numbers + [0] * (size - count)


def fill_treachery(box: Box, tables: Table) -> None:
    """H1.5, H9: how many cards of each type, and where they work."""
    countries = ids(tables, "countries")
    rows = rows_of(tables, "treachery", TREACHERY_TYPES)
    box.treachery_cards = [within(row["count"], 0, 29, name, "count") for name, row in rows]
    box.treachery_total = sum(box.treachery_cards)
    if box.treachery_total != TREACHERY_CARDS:
        raise refuse("treachery", "count", f"sum {TREACHERY_CARDS}", box.treachery_total)
    shows = [[0] * COUNTRIES for _ in rows]
    kinds = ["assassin"] + ["country"] * COUNTRIES + ["special"] * 6
    for index, (name, row) in enumerate(rows):
        if row["kind"] != kinds[index]:
            raise refuse(name, "kind", kinds[index], row["kind"])
        for country in row["countries"]:
            shows[index][one_of(country, countries, name, "countries")] = 1
    box.shows = shows


def fill_nobles(box: Box, tables: Table) -> None:
    """H1.6, H6.2, H7.2, H13.5: sets, tokens, cards and points by rank."""
    attributes = ids(tables, "attributes")[:ATTRIBUTES]
    rows = rows_of(tables, "nobles", NOBLES)
    for index, (name, row) in enumerate(rows):
        within(row["rank"], index + 1, index + 1, name, "rank")
        if row["most"] % 2 or not row["set"] or len(set(row["set"])) != len(row["set"]):
            raise refuse(name, "set, most", "a set without repetition, even points", row["set"])
    box.noble_set = [
        sum(1 << one_of(card, attributes, name, "set") for card in row["set"]) for name, row in rows
    ]
    box.noble_courtesan = [int(row["courtesan"]) for _, row in rows]
    box.noble_tokens = [within(row["tokens"], 1, 9, name, "tokens") for name, row in rows]
    box.noble_cards = [within(row["cards"], 0, 30, name, "cards") for name, row in rows]
    box.most_points = [within(row["most"], 0, 98, name, "most") for name, row in rows]


def fill_board(box: Box, tables: Table) -> None:
    """H1.1-H1.4: sectors with their spots from the top, 31 in all."""
    countries, nobles = ids(tables, "countries"), ids(tables, "nobles")
    rows = rows_of(tables, "sectors", SECTORS)
    sector_of, noble_of, spot_ids = [], [], []
    for index, (name, row) in enumerate(rows):
        ranks = [one_of(noble, nobles, name, "spots") for noble in row["spots"]]
        if not 1 <= len(ranks) <= 2 or sorted(set(ranks), reverse=True) != ranks:
            raise refuse(
                name, "spots", "one noble, or two with the higher rank first", row["spots"]
            )
        sector_of += [index] * len(ranks)
        noble_of += ranks
        spot_ids += [f"{row['id']}.{noble}" for noble in row["spots"]]
    if len(noble_of) != SPOTS:
        raise refuse("sectors", "spots", f"{SPOTS} in all", len(noble_of))
    box.spot_sector, box.spot_noble = sector_of, noble_of
    box.spot_ids = dict(enumerate(spot_ids))
    box.first_spot = [sector_of.index(sector) for sector in range(SECTORS)]
    box.spots = [sector_of.count(sector) for sector in range(SECTORS)]
    box.country = [one_of(row["country"], countries, name, "country") for name, row in rows]
    box.capital = [one_of(row["kind"], ["province", "capital"], name, "kind") for name, row in rows]
    box.hexagon = [within(row["hexagon"], 0, 99, name, "hexagon") for name, row in rows]
    influence = [tables["influence"][row["kind"]] for _, row in rows]
    if any(len(two) != PLACES or not 99 >= two[0] >= two[1] > 0 for two in influence):
        raise refuse("influence", "province, capital", "two falling numbers", influence[0])
    box.influence = influence


def fill_countries(box: Box, tables: Table) -> None:
    """H1.2, H1.7, H13.2, H13.4a: sectors by hexagon, markers; one capital each."""
    sectors, by_hexagon, masks = [], [], []
    rows = rows_of(tables, "countries", COUNTRIES)
    for country, (name, _) in enumerate(rows):
        mine = [sector for sector in range(SECTORS) if box.country[sector] == country]
        within(len(mine), LEAST_SECTORS, MOST_SECTORS, name, "sectors")
        within(sum(box.capital[sector] for sector in mine), 1, 1, name, "capitals")
        mine.sort(key=lambda sector: (-box.hexagon[sector], sector))
        sectors.append(len(mine))
        by_hexagon.append(mine + [0] * (MOST_SECTORS - len(mine)))
        masks.append(sum(1 << sector for sector in mine))
    box.sectors, box.by_hexagon, box.all_sectors = sectors, by_hexagon, masks
    box.country_points = [two_points(name, row, "country_markers") for name, row in rows]
    box.round_points = [two_points(name, row, "end_of_round") for name, row in rows]


def two_points(name: str, row: Table, field: str) -> list[int]:
    """The larger and the smaller marker."""
    return padded(row[field], PLACES, PLACES, name, field)
