"""Bastille folded from its events."""

from __future__ import annotations

from tests.records.folds import Facts, Figures
from trianon.core.registry import game
from trianon.core.sizes import NOBODY
from trianon.games.bastille.names import (
    BONUS_IDS,
    CARD_IDS,
    GROUP_IDS,
    VERSAILLES_IDS,
    WEAPON_IDS,
)
from trianon.games.bastille.view import View

QUIET = frozenset(
    (
        "mission-known",
        "piles-made",
        "location-evaluated",
        "location-skipped",
        "tile-evaluated",
        "versailles-bonus",
        "versailles-lost",
        "versailles-removed",
        "recruit-forfeited",
        "no-mission",
        "flags-counted",
        "flag-bonus",
        "flag-bonus-lapsed",
        "bag-empty",
        "bonus-wasted",
        "mission-scored",
        "characters-unarmed",
        "scoring-started",
        "marker-behind",
        "pile-chosen",
        "game-won",
    )
)


def facts(view: View) -> Facts:
    """Everything a watcher sees lying on the table, players by seat."""
    return {
        "round": view.round,
        "start": view.start_player,
        "versailles": VERSAILLES_IDS.index(view.versailles),
        "bonus": BONUS_IDS.index(view.bonus),
        "score": [one.score for one in view.players],
        "coins": [one.coins for one in view.players],
        "hand": [[one.tiles.count(value) for value in range(5)] for one in view.players],
        "supply": [[0, *one.supply.values()] for one in view.players],
        "removed": [[0, *one.removed.values()] for one in view.players],
        "cubes": [one.cubes for one in view.players],
        "track": [one.track for one in view.players],
        "torches": [one.torches for one in view.players],
        "tokens": [list(one.weapons.values()) for one in view.players],
        "cards": [sorted(map(CARD_IDS.index, one.cards)) for one in view.players],
        "monks": {
            CARD_IDS.index(card): GROUP_IDS.index(group)
            for one in view.players
            for card, group in one.monks.items()
        },
        "missions": [one.missions for one in view.players],
        "placed": [[(t.seat, t.value) for t in place.tiles] for place in view.locations],
        "display": sorted(CARD_IDS.index(card) for card in view.display if card),
        "token_display": [view.token_display[weapon] for weapon in WEAPON_IDS],
        "torch_supply": view.torches,
        "bag": list(view.bag),
        "fields": {name: seat for name, seat in view.fields.items() if seat != NOBODY},
    }


def change(facts: Facts, kind: str, figures: Figures) -> bool:
    """Carry out one event; false if the kind is not known here."""
    return (
        change_round(facts, kind, figures)
        or change_tiles(facts, kind, figures)
        or change_goods(facts, kind, figures)
        or change_cards(facts, kind, figures)
    )


def change_round(facts: Facts, kind: str, f: Figures) -> bool:
    """Round, start player, tiles and tokens that are turned up."""
    match kind:
        case "round-started":
            facts["round"] = f["round"]
        case "start-player-drawn" | "start-marker-taken":
            facts["start"] = f["seat"]
        case "versailles-turned":
            facts["versailles"] = f["versailles"]
        case "bonus-turned":
            facts["bonus"] = f["tile"]
        case "token-turned":
            facts["token_display"][f["weapon"]] += 1
        case "token-claimed":
            facts["token_display"][f["weapon"]] -= 1
            facts["tokens"][f["seat"]][f["weapon"]] += 1
        case _:
            return False
    return True


def change_tiles(facts: Facts, kind: str, f: Figures) -> bool:
    """Influence tiles: from the hand to a place, and back from where they lay."""
    match kind:
        case "tile-placed":
            facts["hand"][f["seat"]][f["value"]] -= 1
            facts["placed"][f["location"]].append((f["seat"], f["value"]))
        case "tile-returned" | "tile-kept":
            facts["placed"][f["location"]].remove((f["seat"], f["value"]))
            facts["hand"][f["seat"]][f["value"]] += 1
        case "tile-upgraded":
            if f["location"] == NOBODY:
                facts["hand"][f["seat"]][f["value"]] -= 1
            else:
                facts["placed"][f["location"]].remove((f["seat"], f["value"]))
            facts["removed"][f["seat"]][f["value"]] += 1
            facts["supply"][f["seat"]][f["better"]] -= 1
            facts["hand"][f["seat"]][f["better"]] += 1
        case _:
            return False
    return True


def change_goods(facts: Facts, kind: str, f: Figures) -> bool:
    """Coins, points, steps, torches, cubes."""
    match kind:
        case "coins-gained":
            facts["coins"][f["seat"]] += f["count"]
        case "coins-paid":
            facts["coins"][f["seat"]] -= f["count"]
        case "points-scored":
            facts["score"][f["seat"]] += f["count"]
        case "marker-moved":
            facts["track"][f["seat"]] = f["space"]
        case "torches-taken":
            facts["torches"][f["seat"]] += f["count"]
            facts["torch_supply"] -= f["count"]
        case "henchmen-bagged":
            facts["cubes"][f["seat"]] -= f["count"]
            facts["bag"][f["seat"]] += f["count"]
        case "cube-drawn":
            facts["bag"][f["seat"]] -= 1
        case "bonus-chosen":
            facts["fields"][field(f["field"])] = f["seat"]
        case "cube-to-supply":
            del facts["fields"][field(f["field"])]
            facts["cubes"][f["seat"]] += 1
        case "cube-to-bag":
            del facts["fields"][field(f["field"])]
            facts["bag"][f["seat"]] += 1
        case _:
            return False
    return True


def change_cards(facts: Facts, kind: str, f: Figures) -> bool:
    """Characters, monks, missions."""
    match kind:
        case "card-dealt":
            facts["display"] = sorted([*facts["display"], f["card"]])
        case "card-removed":
            facts["display"].remove(f["card"])
        case "card-recruited":
            facts["display"].remove(f["card"])
            take_card(facts, f)
        case "card-drawn":
            take_card(facts, f)
        case "monk-assigned":
            facts["monks"][f["card"]] = f["group"]
        case "mission-dealt" | "mission-taken":
            facts["missions"][f["seat"]] += 1
        case _:
            return False
    return True


def take_card(facts: Facts, f: Figures) -> None:
    """A character comes before a player."""
    facts["cards"][f["seat"]] = sorted([*facts["cards"][f["seat"]], f["card"]])


def field(number: int) -> str:
    """A bonus of the catacombs by name."""
    rules = game("bastille")
    return str(rules.box(rules.base_edition, 3).field_ids[number])
