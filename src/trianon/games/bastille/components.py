"""From components.toml (or an edition of it) to the Box the rules read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from trianon.core.edition import Table
from trianon.core.errors import BadEdition
from trianon.games.bastille.box import Box
from trianon.games.bastille.names import (
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

FILE = Path(__file__).with_name("components.toml")

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


def base_tables() -> Table:
    """The figures of the base edition."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def filled_box(tables: Table, players: int) -> Box:
    """A Box with the figures of these tables for so many players."""
    box = Box.__new__(Box)
    fill_setup(box, tables, players)
    fill_locations(box, tables["locations"])
    fill_track(box, tables["bastille_track"])
    fill_scoring(box, tables)
    fill_tiles(box, tables)
    fill_catacombs(box, tables["catacomb_boards"])
    fill_missions(box, tables["missions"])
    fill_characters(box, tables["characters"])
    return box


def refuse(row: str, field: str, problem: str, found: Any) -> BadEdition:
    """A figure the rules cannot use."""
    return BadEdition("edition-figure", row=row, field=field, problem=problem, found=f"{found!r}")


def within(value: int, least: int, most: int, row: str, field: str) -> int:
    """A figure between its bounds."""
    if not least <= value <= most:
        raise refuse(row, field, f"{least}..{most}", value)
    return value


def one_of(value: str, known: Any, row: str, field: str) -> Any:
    """A word from a list, turned into its number."""
    if value not in known:
        raise refuse(row, field, " | ".join(known), value)
    return known[value] if isinstance(known, dict) else known.index(value)


def fill_setup(box: Box, tables: Table, players: int) -> None:
    """B2.2, B2.3: what everybody gets, and what lies in the general supply."""
    setup = tables["setup"]
    mine = setup["by_players"][str(players)]
    row = f"setup.by_players.{players}"
    box.start_coins = within(setup["start_coins"], 0, 99, "setup", "start_coins")
    box.start_missions = within(setup["start_missions"], 0, 3, "setup", "start_missions")
    box.display_size = within(
        setup["place_louis_display"], 1, DISPLAY, "setup", "place_louis_display"
    )
    box.draws = within(setup["catacomb_draws"], 0, FINAL_FIELD, "setup", "catacomb_draws")
    all_tiles = [0] + [tables["influence_tiles"][str(value)] for value in range(1, VALUES)]
    box.all_tiles = [within(n, 0, 12, "influence_tiles", "count") for n in all_tiles]
    start = [mine["influence_tiles"].count(value) for value in range(VALUES)]
    if len(mine["influence_tiles"]) != 12 // players or sum(start[1:]) != 12 // players:
        raise refuse(row, "influence_tiles", f"{12 // players} x 1..4", mine["influence_tiles"])
    if any(start[value] > all_tiles[value] for value in range(VALUES)):
        raise refuse(row, "influence_tiles", "influence_tiles", mine["influence_tiles"])
    box.start_tiles = start
    box.henchmen = within(
        tables["counts"]["henchmen_per_player"], 0, 99, "counts", "henchmen_per_player"
    )
    weapons = tables["weapon_tokens"]
    box.torches = within(weapons["torch"], 0, 99, "weapon_tokens", "torch")
    tokens = [weapons[name] for name in WEAPON_NAMES]
    if sum(tokens) != TOKENS or min(tokens) < 0:
        raise refuse("weapon_tokens", "pitchfork, rifle, rapier", f"sum {TOKENS}", tokens)
    box.tokens = tokens
    box.tokens_shown = within(
        mine["weapon_tokens_displayed"],
        2 * players - 1,
        2 * players - 1,
        row,
        "weapon_tokens_displayed",
    )


def fill_locations(box: Box, rows: list[Table]) -> None:
    """B2.4: spaces and rewards by rank; a free space must exist for all twelve tiles."""
    box.spaces = [
        within(row["spaces"], 2, MOST_SPACES, f"locations.{row['id']}", "spaces") for row in rows
    ]
    if sum(box.spaces) < 12:
        raise refuse("locations", "spaces", "sum >= 12", box.spaces)
    if len(rows) != LOCATIONS:
        raise refuse("locations", "id", str(LOCATIONS), len(rows))
    box.banque_times = by_rank(rows[0], "coins_x_value")
    box.notre_dame_points = by_rank(rows[1], "vp")
    box.catacombes_cubes = by_rank(rows[3], "henchmen")
    box.bastille_plus = by_rank(rows[5], "bastille_value_plus")
    box.etats_coins = by_rank(rows[6], "coins")


def by_rank(row: Table, reward: str) -> list[int]:
    """One reward of a location for each rank; 0 where the rank has none."""
    name = f"locations.{row['id']}"
    if len(row["ranks"]) != row["spaces"]:
        raise refuse(name, "ranks", str(row["spaces"]), len(row["ranks"]))
    rewards = [within(rank.get(reward, 0), 0, 20, name, reward) for rank in row["ranks"]]
    return rewards + [0] * (MOST_SPACES - len(rewards))


def fill_track(box: Box, track: Table) -> None:
    box.last_space = within(track["last_space"], 1, LAST_PLAYABLE, "bastille_track", "last_space")
    box.overflow_coins = within(
        track["overflow_coin_per_step"], 0, 9, "bastille_track", "overflow_coin_per_step"
    )
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


def fill_scoring(box: Box, tables: Table) -> None:
    scoring = tables["scoring"]
    box.gem_points = within(scoring["gem_vp"], 0, 50, "scoring", "gem_vp")
    interim, final = scoring["crown_vp_interim"], scoring["crown_vp_final"]
    box.crown_points_interim = within(interim, 0, 99, "scoring", "crown_vp_interim")
    box.crown_points_final = within(final, 0, 99, "scoring", "crown_vp_final")
    henchman = scoring["henchman_in_bag_vp"]
    box.henchman_points = within(henchman, 0, 50, "scoring", "henchman_in_bag_vp")
    box.coins_per_point = within(scoring["coins_per_vp"], 1, 99, "scoring", "coins_per_vp")
    table = tables["penalty"]["table"]
    if len(table) != PENALTIES or table[0] != 0 or max(table) > 0 or min(table) < -99:
        raise refuse("penalty", "table", f"0 + {PENALTIES - 1} x -99..0", table)
    box.penalty = table


def bonus(row: str, entry: Table, kinds: tuple[str, ...]) -> tuple[int, int]:
    """Kind and amount of one bonus."""
    if "kind" not in entry or "n" not in entry:
        raise refuse(row, "kind, n", "{ kind, n }", entry)
    one_of(entry["kind"], kinds, row, "kind")
    return BONUS_KINDS[entry["kind"]], within(entry["n"], 1, 20, row, "n")


def fill_tiles(box: Box, tables: Table) -> None:
    versailles = []
    for tile in tables["versailles_tiles"]:
        row = f"versailles_tiles.{tile['id']}"
        if len(tile["bonuses"]) != 2:
            raise refuse(row, "bonuses", "2", len(tile["bonuses"]))
        versailles.append([bonus(row, entry, PLAIN_KINDS) for entry in tile["bonuses"]])
    flags = [
        [bonus(f"{table}.{tile['id']}", tile[side], PLAIN_KINDS) for side in ("large", "small")]
        for table in ("bonus_tiles", "end_bonus_tiles")
        for tile in tables[table]
    ]
    if len(versailles) != VERSAILLES_TILES:
        raise refuse("versailles_tiles", "id", str(VERSAILLES_TILES), len(versailles))
    if len(flags) != BONUS_TILES + END_BONUS_TILES:
        raise refuse("bonus_tiles", "id", str(BONUS_TILES + END_BONUS_TILES), len(flags))
    box.versailles_kind = [[kind for kind, _ in tile] for tile in versailles]
    box.versailles_count = [[count for _, count in tile] for tile in versailles]
    box.bonus_kind = [[kind for kind, _ in tile] for tile in flags]
    box.bonus_count = [[count for _, count in tile] for tile in flags]


def fields(boards: list[Table], when: str) -> list[tuple[str, int, int, int]]:
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


def fill_catacombs(box: Box, boards: list[Table]) -> None:
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


def fill_missions(box: Box, rows: list[Table]) -> None:
    copies = [within(row["copies"], 0, 4, f"missions.{row['id']}", "copies") for row in rows]
    if len(rows) != MISSIONS or sum(copies) != MISSION_CARDS:
        raise refuse("missions", "copies", f"sum {MISSION_CARDS}", sum(copies))
    box.mission_copies = copies
    box.mission_eval = [one_of(row["eval"], EVALS, f"missions.{row['id']}", "eval") for row in rows]
    box.mission_metric = [mission_metric(row) for row in rows]

    def column(field: str) -> list[int]:
        return [within(row.get(field, 0), 0, 99, f"missions.{row['id']}", field) for row in rows]

    first, points = column("first"), column("vp")
    box.mission_points = [
        first[i] if row["eval"] == "max" else points[i] for i, row in enumerate(rows)
    ]
    box.mission_second = column("second")
    box.mission_each = column("each")
    values = [row.get("values", [0, 0, 0]) for row in rows]
    for row, three in zip(rows, values, strict=True):
        if len(three) != 3 or not all(0 <= value <= 99 for value in three):
            raise refuse(f"missions.{row['id']}", "values", "3 x 0..99", three)
    box.mission_values = values


def mission_metric(row: Table) -> int:
    """What the mission looks at: a metric, a group, or nothing."""
    name = f"missions.{row['id']}"
    if row["eval"] == "max":
        return int(one_of(row["metric"], METRICS, name, "metric"))
    if row["eval"] == "series":
        return int(one_of(row["group"], ("peasant", "soldier", "noble"), name, "group"))
    return 0


def fill_characters(box: Box, rows: list[Table]) -> None:
    if len(rows) != CHARACTERS:
        raise refuse("characters", "id", str(CHARACTERS), len(rows))

    def column(field: str, most: int) -> list[int]:
        return [within(row[field], 0, most, f"characters.{row['id']}", field) for row in rows]

    box.group = [
        one_of(row["group"], GROUP_NAMES, f"characters.{row['id']}", "group") for row in rows
    ]
    box.stage = [one_of(row["stage"], STAGES, f"characters.{row['id']}", "stage") for row in rows]
    box.cost = column("cost", 30)
    box.points = column("vp", 30)
    box.crowns = column("crowns", 9)
    box.gems = column("gems", 9)
    box.flags = column("flags", 9)
    box.armed = [int(row["armed"]) for row in rows]
    for row in rows:
        if row["group"] == "monk" and row["armed"]:
            raise refuse(f"characters.{row['id']}", "armed", "false", True)


def ids(tables: Table, table: str) -> list[str]:
    """The ids of a table of rows, in order."""
    return [row["id"] for row in tables[table]]
