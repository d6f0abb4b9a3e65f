"""From components.toml (or an edition of it) to the Box the rules read."""

from __future__ import annotations

from trianon.core.box import (
    Read,
    check_rows,
    column,
    fill,
    named_rows,
    number,
    one_of,
    refuse,
    truths,
    within,
    words,
)
from trianon.core.edition import TomlTable, ids
from trianon.games.heads_of_state.box import Box
from trianon.games.heads_of_state.numbers import (
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

LEAST_SECTORS = 3  # of one country
MOST_FACE_DOWN = 40  # cards a new round needs at least: pile, display and some to draw

ROWS = {
    "attributes": ATTRIBUTE_TYPES,
    "treachery": TREACHERY_TYPES,
    "nobles": NOBLES,
    "sectors": SECTORS,
    "countries": COUNTRIES,
}

DECLARED: dict[str, Read] = {
    # Within these bounds the guarantees of H4.10, H12.6 and H16.3 hold.
    "attribute_display": number("limits.attribute_display", 4, 9),
    "treachery_display": number("limits.treachery_display", 2, 2),
    "pile_cards": number("limits.revolution_pile_attribute_cards", 1, PILE_ROOM - 1),
    "attribute_limit": number("limits.end_of_turn_attribute_hand", 1, 10),
    "treachery_limit": number("limits.end_of_turn_treachery_hand", 0, 4),
    "attribute_carried": number("limits.carry_over_attribute_hand", 0, 6),
    "treachery_carried": number("limits.carry_over_treachery_hand", 0, 4),
    "option_draws": number("limits.option1_draw", 1, 3),
    "clear_draws": number("limits.option1_clear_draw", 1, 1),
    "treachery_draws": number("limits.option2_treachery_draw", 1, 1),
    "attribute_draws": number("limits.option2_attribute_draw", 1, 1),
    "attacker_cubes": number("limits.assassin_cubes_attacker", 1, 9),
    "defender_cubes": number("limits.assassin_cubes_defender", 0, 9),
    "unreplaced": number("limits.unreplaced_kills_allowed", 1, 1),
    # H1.5, H1.6, H7.2, H13.5.
    "treachery_cards": column("treachery.count", 0, TREACHERY_CARDS),
    "noble_courtesan": truths("nobles.courtesan"),
    "noble_tokens": column("nobles.tokens", 1, 9),
    "noble_cards": column("nobles.cards", 0, 30),
    "most_points": column("nobles.most", 0, 98),
    "capital": words("sectors.kind", ("province", "capital")),
    "hexagon": column("sectors.hexagon", 0, 99),
}


def filled_box(tables: TomlTable, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    check_rows(tables, ROWS)
    check_rounds(tables)
    box = Box.__new__(Box)
    fill(box, tables, DECLARED)
    fill_attributes(box, tables, players)
    fill_treachery(box, tables)
    fill_nobles(box, tables)
    fill_spots(box, tables)
    fill_sectors(box, tables)
    fill_countries(box, tables)
    return box


def check_rounds(tables: TomlTable) -> None:
    """H12.4: hands are trimmed after every round but the last."""
    trims = [row["trim_hands_after"] for row in tables["rounds"]]
    if trims != [True] * (ROUNDS - 1) + [False]:
        raise refuse("rounds", "trim_hands_after", "true, true, false", trims)


def setup_row(tables: TomlTable, players: int) -> TomlTable:
    """The row of the setup table for so many players."""
    for row in tables["setup"]:
        if row["players"] == players:
            return dict(row)
    raise refuse("setup", "players", str(players), [row["players"] for row in tables["setup"]])


def fill_attributes(box: Box, tables: TomlTable, players: int) -> None:
    """H2.1, H2.6, H5.1: the deck, House of Nobles markers and first draws for so many players."""
    setup = setup_row(tables, players)
    row = f"setup.{players}"
    kept = ["base"] + [f"n{n}" for n in (3, 4, 5) if n not in setup["removed_numbers"]]
    cards = []
    for name, attribute in named_rows(tables, "attributes"):
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


def fill_treachery(box: Box, tables: TomlTable) -> None:
    """H1.5, H9: how many cards in all, and where they work."""
    box.treachery_total = sum(box.treachery_cards)
    if box.treachery_total != TREACHERY_CARDS:
        raise refuse("treachery", "count", f"sum {TREACHERY_CARDS}", box.treachery_total)
    countries = ids(tables, "countries")
    shows = [[0] * COUNTRIES for _ in range(TREACHERY_TYPES)]
    kinds = ["assassin"] + ["country"] * COUNTRIES + ["special"] * 6
    for index, (name, row) in enumerate(named_rows(tables, "treachery")):
        if row["kind"] != kinds[index]:
            raise refuse(name, "kind", kinds[index], row["kind"])
        for country in row["countries"]:
            shows[index][one_of(country, countries, name, "countries")] = 1
    box.shows = shows


def fill_nobles(box: Box, tables: TomlTable) -> None:
    """H6.2: the set of each noble, from the lowest rank up."""
    attributes = ids(tables, "attributes")[:ATTRIBUTES]
    sets = []
    for index, (name, row) in enumerate(named_rows(tables, "nobles")):
        within(row["rank"], index + 1, index + 1, name, "rank")
        if row["most"] % 2 or not row["set"] or len(set(row["set"])) != len(row["set"]):
            raise refuse(name, "set, most", "a set without repetition, even points", row["set"])
        sets.append(sum(1 << one_of(card, attributes, name, "set") for card in row["set"]))
    box.noble_set = sets


def fill_spots(box: Box, tables: TomlTable) -> None:
    """H1.1-H1.4: sectors with their spots from the top, 31 in all."""
    nobles = ids(tables, "nobles")
    rows = list(named_rows(tables, "sectors"))
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


def fill_sectors(box: Box, tables: TomlTable) -> None:
    """H1.1, H13.4: the country of each sector, and what its nobles count there."""
    box.country = words("sectors.country", ids(tables, "countries"))(tables)
    influence = [tables["influence"][row["kind"]] for row in tables["sectors"]]
    if any(len(two) != PLACES or not 99 >= two[0] >= two[1] > 0 for two in influence):
        raise refuse("influence", "province, capital", "two falling numbers", influence[0])
    box.influence = influence


def fill_countries(box: Box, tables: TomlTable) -> None:
    """H1.2, H1.7, H13.2, H13.4a: sectors by hexagon, markers; one capital each."""
    sectors, by_hexagon, masks = [], [], []
    rows = list(named_rows(tables, "countries"))
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


def two_points(name: str, row: TomlTable, field: str) -> list[int]:
    """The larger and the smaller marker."""
    return padded(row[field], PLACES, PLACES, name, field)
