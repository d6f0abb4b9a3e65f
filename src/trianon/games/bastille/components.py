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
from trianon.core.edition import TomlTable
from trianon.games.bastille.box import Box
from trianon.games.bastille.numbers import (
    ARMS,
    BONUS_TILES,
    CHARACTER,
    CHARACTERS,
    COINS,
    CROWNS,
    DISPLAY,
    END_BONUS_TILES,
    FIELDS,
    FINAL_FIELD,
    GEMS,
    HENCHMEN,
    LOCATIONS,
    MAX,
    MISSION,
    MISSION_CARDS,
    MISSIONS,
    MONK,
    MOST_LINES,
    MOST_SPACES,
    NOBLE,
    PEASANT,
    PENALTIES,
    POINTS,
    SERIES,
    SET,
    SOLDIER,
    STEPS,
    TOKENS,
    TORCH,
    UPGRADE,
    VALUES,
    VERSAILLES_TILES,
)

BONUS_KINDS = {
    "torch": TORCH,
    "bastille": STEPS,
    "coins": COINS,
    "henchmen": HENCHMEN,
    "vp": POINTS,
    "upgrade": UPGRADE,
    "character": CHARACTER,
    "mission": MISSION,
}
PLAIN_KINDS = ("torch", "bastille", "coins", "henchmen", "vp")
CATACOMB_KINDS = ("torch", "bastille", "coins", "vp", "upgrade", "character", "mission")
GROUP_NAMES = {"peasant": PEASANT, "soldier": SOLDIER, "noble": NOBLE, "monk": MONK}
WEAPON_NAMES = ("pitchfork", "rifle", "rapier")
METRICS = {
    "peasant": PEASANT,
    "soldier": SOLDIER,
    "noble": NOBLE,
    "crowns": CROWNS,
    "weapons": ARMS,
    "gems": GEMS,
}
EVALS = {"max": MAX, "series": SERIES, "set": SET}
STAGES = ("A", "B", "C")
LAST_PLAYABLE = 60  # longest Bastille track the record has room for
ALL_TILES = 12  # influence tiles in play

ROWS = {
    "locations": LOCATIONS,
    "versailles_tiles": VERSAILLES_TILES,
    "bonus_tiles": BONUS_TILES,
    "end_bonus_tiles": END_BONUS_TILES,
    "missions": MISSIONS,
    "characters": CHARACTERS,
}

DECLARED: dict[str, Read] = {
    # B2.2, B2.3: what everybody gets, and what lies in the general supply.
    "start_coins": number("setup.start_coins", 0, 99),
    "start_missions": number("setup.start_missions", 0, 3),
    "display_size": number("setup.place_louis_display", 1, DISPLAY),
    "draws": number("setup.catacomb_draws", 0, FINAL_FIELD),
    "henchmen": number("counts.henchmen_per_player", 0, 99),
    "torches": number("weapon_tokens.torch", 0, 99),
    "spaces": column("locations.spaces", 2, MOST_SPACES),
    "last_space": number("bastille_track.last_space", 1, LAST_PLAYABLE),
    "overflow_coins": number("bastille_track.overflow_coin_per_step", 0, 9),
    "gem_points": number("scoring.gem_vp", 0, 50),
    "crown_points_interim": number("scoring.crown_vp_interim", 0, 99),
    "crown_points_final": number("scoring.crown_vp_final", 0, 99),
    "henchman_points": number("scoring.henchman_in_bag_vp", 0, 50),
    "coins_per_point": number("scoring.coins_per_vp", 1, 99),
    "mission_copies": column("missions.copies", 0, 4),
    "mission_eval": words("missions.eval", EVALS),
    "mission_second": column("missions.second", 0, 99, absent=0),
    "mission_each": column("missions.each", 0, 99, absent=0),
    "group": words("characters.group", GROUP_NAMES),
    "stage": words("characters.stage", STAGES),
    "cost": column("characters.cost", 0, 30),
    "points": column("characters.vp", 0, 30),
    "crowns": column("characters.crowns", 0, 9),
    "gems": column("characters.gems", 0, 9),
    "flags": column("characters.flags", 0, 9),
    "armed": truths("characters.armed"),
}


def filled_box(tables: TomlTable, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    check_rows(tables, ROWS)
    box = Box.__new__(Box)
    fill(box, tables, DECLARED)
    fill_start_tiles(box, tables, players)
    fill_tokens(box, tables, players)
    fill_locations(box, tables["locations"])
    fill_track(box, tables["bastille_track"])
    fill_penalty(box, tables["penalty"]["table"])
    fill_tiles(box, tables)
    fill_catacombs(box, tables["catacomb_boards"])
    fill_missions(box, tables)
    check_monks(tables)
    return box


def fill_start_tiles(box: Box, tables: TomlTable, players: int) -> None:
    """B2.2: four or three influence tiles each, of those there are."""
    row, mine = f"setup.by_players.{players}", tables["setup"]["by_players"][str(players)]
    all_tiles = [0] + [tables["influence_tiles"][str(value)] for value in range(1, VALUES)]
    box.all_tiles = [within(n, 0, ALL_TILES, "influence_tiles", "count") for n in all_tiles]
    tiles, each = mine["influence_tiles"], ALL_TILES // players
    start = [tiles.count(value) for value in range(VALUES)]
    if len(tiles) != each or sum(start[1:]) != each:
        raise refuse(row, "influence_tiles", f"{each} x 1..4", tiles)
    if any(start[value] > all_tiles[value] for value in range(VALUES)):
        raise refuse(row, "influence_tiles", "influence_tiles", tiles)
    box.start_tiles = start


def fill_tokens(box: Box, tables: TomlTable, players: int) -> None:
    """B2.3, B3: weapon tokens by kind; two for each player but the last are shown."""
    tokens = [tables["weapon_tokens"][name] for name in WEAPON_NAMES]
    if sum(tokens) != TOKENS or min(tokens) < 0:
        raise refuse("weapon_tokens", "pitchfork, rifle, rapier", f"sum {TOKENS}", tokens)
    box.tokens = tokens
    shown = tables["setup"]["by_players"][str(players)]["weapon_tokens_displayed"]
    row, field, most = f"setup.by_players.{players}", "weapon_tokens_displayed", 2 * players - 1
    box.tokens_shown = within(shown, most, most, row, field)


def fill_locations(box: Box, rows: list[TomlTable]) -> None:
    """B2.4: rewards by rank; a free space must exist for all twelve tiles."""
    if sum(box.spaces) < ALL_TILES:
        raise refuse("locations", "spaces", f"sum >= {ALL_TILES}", box.spaces)
    box.banque_times = by_rank(rows[0], "coins_x_value")
    box.notre_dame_points = by_rank(rows[1], "vp")
    box.catacombes_cubes = by_rank(rows[3], "henchmen")
    box.bastille_plus = by_rank(rows[5], "bastille_value_plus")
    box.etats_coins = by_rank(rows[6], "coins")


def by_rank(row: TomlTable, reward: str) -> list[int]:
    """One reward of a location for each rank; 0 where the rank has none."""
    name = f"locations.{row['id']}"
    if len(row["ranks"]) != row["spaces"]:
        raise refuse(name, "ranks", str(row["spaces"]), len(row["ranks"]))
    rewards = [within(rank.get(reward, 0), 0, 20, name, reward) for rank in row["ranks"]]
    return rewards + [0] * (MOST_SPACES - len(rewards))


def fill_track(box: Box, track: TomlTable) -> None:
    """B9.6: the lines of the track, from the front to the back."""
    lines = track["lines"]
    if len(lines) > MOST_LINES:
        raise refuse("bastille_track", "lines", f"<= {MOST_LINES}", len(lines))
    spaces = [line["at_space"] for line in lines]
    if spaces != sorted(set(spaces)):
        raise refuse("bastille_track.lines", "at_space", "ascending", spaces)
    empty = [0] * (MOST_LINES - len(lines))
    box.lines = len(lines)
    box.line_space = [within(n, 0, 99, "bastille_track.lines", "at_space") for n in spaces] + empty
    points = [within(line["vp"], 0, 99, "bastille_track.lines", "vp") for line in lines]
    box.line_points = points + empty


def fill_penalty(box: Box, table: list[int]) -> None:
    """B12.6: points lost by the number of unarmed characters."""
    if len(table) != PENALTIES or table[0] != 0 or max(table) > 0 or min(table) < -99:
        raise refuse("penalty", "table", f"0 + {PENALTIES - 1} x -99..0", table)
    box.penalty = table


def bonus(row: str, entry: TomlTable, kinds: tuple[str, ...]) -> tuple[int, int]:
    """Kind and amount of one bonus."""
    if "kind" not in entry or "n" not in entry:
        raise refuse(row, "kind, n", "{ kind, n }", entry)
    one_of(entry["kind"], kinds, row, "kind")
    return BONUS_KINDS[entry["kind"]], within(entry["n"], 1, 20, row, "n")


def fill_tiles(box: Box, tables: TomlTable) -> None:
    """B6.3, B7.1: two bonuses on each Versailles tile, a large and a small one on each bonus tile."""
    versailles = []
    for row, tile in named_rows(tables, "versailles_tiles"):
        if len(tile["bonuses"]) != 2:
            raise refuse(row, "bonuses", "2", len(tile["bonuses"]))
        versailles.append([bonus(row, entry, PLAIN_KINDS) for entry in tile["bonuses"]])
    flags = [
        [bonus(row, tile[side], PLAIN_KINDS) for side in ("large", "small")]
        for table in ("bonus_tiles", "end_bonus_tiles")
        for row, tile in named_rows(tables, table)
    ]
    box.versailles_kind = [[kind for kind, _ in tile] for tile in versailles]
    box.versailles_count = [[count for _, count in tile] for tile in versailles]
    box.bonus_kind = [[kind for kind, _ in tile] for tile in flags]
    box.bonus_count = [[count for _, count in tile] for tile in flags]


def fields(boards: list[TomlTable], when: str) -> list[tuple[str, int, int, int]]:
    """Id, kind, amount and the way of the cube, for each bonus of one scoring."""
    return [
        (
            entry["id"],
            *bonus(f"catacomb_boards.{board['id']}", entry, CATACOMB_KINDS),
            int(board["after"] == "bag"),
        )
        for board in boards
        if board["when"] == when
        for entry in board["bonuses"]
    ]


def fill_catacombs(box: Box, boards: list[TomlTable]) -> None:
    """B9.3: the bonuses of the two scorings; there is one for every cube drawn."""
    for board in boards:
        row = f"catacomb_boards.{board['id']}"
        one_of(board["when"], ("interim", "final"), row, "when")
        one_of(board["after"], ("supply", "bag"), row, "after")
    interim, final = fields(boards, "interim"), fields(boards, "final")
    for when, listed in (("interim", interim), ("final", final)):
        if not box.draws <= len(listed) <= FINAL_FIELD:
            raise refuse(
                "catacomb_boards", when, f"{box.draws}..{FINAL_FIELD} bonuses", len(listed)
            )
    kinds, counts, to_bag = [0] * FIELDS, [0] * FIELDS, [0] * FIELDS
    for first, listed in ((0, interim), (FINAL_FIELD, final)):
        for index, (_, kind, count, bag) in enumerate(listed):
            kinds[first + index], counts[first + index], to_bag[first + index] = kind, count, bag
    box.interim_fields, box.final_fields = len(interim), len(final)
    box.field_kind, box.field_count, box.field_to_bag = kinds, counts, to_bag
    box.field_ids = {index: entry[0] for index, entry in enumerate(interim)}
    box.field_ids |= {FINAL_FIELD + index: entry[0] for index, entry in enumerate(final)}


def fill_missions(box: Box, tables: TomlTable) -> None:
    """B13: what a mission looks at, and what it pays."""
    if sum(box.mission_copies) != MISSION_CARDS:
        raise refuse("missions", "copies", f"sum {MISSION_CARDS}", sum(box.mission_copies))
    rows = tables["missions"]
    box.mission_metric = [mission_metric(row) for row in rows]
    first = column("missions.first", 0, 99, absent=0)(tables)
    points = column("missions.vp", 0, 99, absent=0)(tables)
    box.mission_points = [
        first[i] if row["eval"] == "max" else points[i] for i, row in enumerate(rows)
    ]
    values = [row.get("values", [0, 0, 0]) for row in rows]
    for row, three in zip(rows, values, strict=True):
        if len(three) != 3 or not all(0 <= value <= 99 for value in three):
            raise refuse(f"missions.{row['id']}", "values", "3 x 0..99", three)
    box.mission_values = values


def mission_metric(row: TomlTable) -> int:
    """What the mission looks at: a metric, a group, or nothing."""
    name = f"missions.{row['id']}"
    if row["eval"] == "max":
        return int(one_of(row["metric"], METRICS, name, "metric"))
    if row["eval"] == "series":
        return int(one_of(row["group"], ("peasant", "soldier", "noble"), name, "group"))
    return 0


def check_monks(tables: TomlTable) -> None:
    """B10: a monk is never armed."""
    for name, row in named_rows(tables, "characters"):
        if row["group"] == "monk" and row["armed"]:
            raise refuse(name, "armed", "false", True)
