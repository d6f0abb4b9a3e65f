"""Heads of State folded from its events."""

from __future__ import annotations

from tests.records.folds import Facts, Figures
from trianon.core.registry import game
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state.names import CARD_IDS, NOBLE_IDS, SECTOR_IDS, TREACHERY_IDS, YEARS
from trianon.games.heads_of_state.view import View

SPOT_IDS = game("heads-of-state").box(game("heads-of-state").base_edition, 2).spot_ids
COUNTRY_OF = {
    SECTOR_IDS.index(row["id"]): row["country"]
    for row in game("heads-of-state").base_edition.tables["sectors"]
}
POINTS = frozenset(
    (
        "initial-marker-taken",
        "country-marker-taken",
        "house-marker-taken",
        "first-place-scored",
        "second-place-scored",
        "most-nobles-scored",
        "most-nobles-shared",
    )
)
QUIET = frozenset(
    (
        "first-player-drawn",
        "deck-made",
        "house-markers-laid",
        "turn-started",
        "first-turn-started",
        "three-chosen",
        "clear-chosen",
        "treachery-chosen",
        "attribute-seen",
        "treachery-seen",
        "courtesan-spent",
        "no-noble-card",
        "noble-designated",
        "cube-drawn",
        "noble-spared",
        "acting-ended",
        "duty-met",
        "turn-resumed",
        "influence-counted",
        "tie-broken",
        "marker-removed",
        "most-nobles-tied",
        "game-ended",
        "game-won",
        "victory-shared",
    )
)


def facts(view: View) -> Facts:
    """Everything a watcher sees lying on the table, players by seat."""
    sectors = [sector for country in view.countries for sector in country.sectors]
    return {
        "year": YEARS.index(view.year) + 1,
        "score": [one.score for one in view.players],
        "owner": {s.id: s.seat for sector in sectors for s in sector.spots if s.seat != NOBODY},
        "face_down": sorted(
            (SECTOR_IDS.index(sector.id), token.seat, NOBLE_IDS.index(token.noble))
            for sector in sectors
            for token in sector.face_down
        ),
        "supply": [[one.supply[noble] for noble in NOBLE_IDS] for one in view.players],
        "noble_cards": [[one.noble_cards[noble] for noble in NOBLE_IDS] for one in view.players],
        "stacks": [view.noble_stacks[noble] for noble in NOBLE_IDS],
        "attributes": [one.attributes for one in view.players],
        "treachery": [one.treachery for one in view.players],
        "display": [view.display.get(card, 0) for card in CARD_IDS],
        "cleared": sum(view.cleared.values()),
        "discard": sum(view.discard.values()),
        "cards": view.deck + view.revolution_pile,
        "treachery_display": [view.treachery_display.get(card, 0) for card in TREACHERY_IDS],
        "treachery_discard": [view.treachery_discard.get(card, 0) for card in TREACHERY_IDS],
        "treachery_deck": view.treachery_deck,
    }


def change(facts: Facts, kind: str, figures: Figures) -> bool:
    """Carry out one event; false if the kind is not known here."""
    return (
        change_points(facts, kind, figures)
        or change_nobles(facts, kind, figures)
        or change_attributes(facts, kind, figures)
        or change_deck(facts, kind, figures)
        or change_treachery(facts, kind, figures)
    )


def change_points(facts: Facts, kind: str, f: Figures) -> bool:
    """The round, and points of all kinds."""
    if kind == "round-started":
        facts["year"] = f["year"]
    elif kind in POINTS:
        facts["score"][f["seat"]] += f["count"]
    else:
        return False
    return True


def change_nobles(facts: Facts, kind: str, f: Figures) -> bool:
    """Tokens on spots and hexagons, noble cards."""
    match kind:
        case "noble-created":
            facts["owner"][SPOT_IDS[f["spot"]]] = f["seat"]
            facts["supply"][f["seat"]][noble_at(f["spot"])] -= 1
        case "noble-killed":
            del facts["owner"][SPOT_IDS[f["spot"]]]
        case "token-turned-down":
            token = (f["sector"], f["seat"], f["noble"])
            facts["face_down"] = sorted([*facts["face_down"], token])
        case "token-to-supply":
            facts["supply"][f["seat"]][f["noble"]] += 1
        case "tokens-taken-back":
            take_back(facts, f)
        case "noble-card-taken":
            facts["stacks"][f["noble"]] -= 1
            facts["noble_cards"][f["seat"]][f["noble"]] += 1
        case _:
            return False
    return True


def noble_at(spot: int) -> int:
    """The noble printed on a spot."""
    return int(game("heads-of-state").box(game("heads-of-state").base_edition, 2).spot_noble[spot])


def take_back(facts: Facts, f: Figures) -> None:
    """The tokens of one player lying face down in a country."""
    country = game("heads-of-state").base_edition.tables["countries"][f["country"]]["id"]
    taken = [t for t in facts["face_down"] if t[1] == f["seat"] and COUNTRY_OF[t[0]] == country]
    assert len(taken) == f["count"]
    for token in taken:
        facts["face_down"].remove(token)
        facts["supply"][f["seat"]][token[2]] += 1


def change_attributes(facts: Facts, kind: str, f: Figures) -> bool:
    """Attribute cards: display, hands, discard pile."""
    match kind:
        case "attribute-turned":
            facts["display"][f["attribute"]] += 1
            facts["cards"] -= 1
        case "attribute-taken":
            facts["display"][f["attribute"]] -= 1
            facts["attributes"][f["seat"]] += 1
        case "attribute-drawn":
            facts["attributes"][f["seat"]] += 1
            facts["cards"] -= 1
        case "attribute-cleared":
            facts["display"][f["attribute"]] -= 1
            facts["cleared"] += 1
        case "attribute-discarded":
            facts["attributes"][f["seat"]] -= 1
            facts["discard"] += 1
        case "set-spent":
            facts["attributes"][f["seat"]] -= f["count"]
            facts["discard"] += f["count"]
        case _:
            return False
    return True


def change_deck(facts: Facts, kind: str, f: Figures) -> bool:
    """The attribute deck with the revolution pile under it."""
    match kind:
        case "cleared-shuffled":
            facts["cards"] += f["count"]
            facts["cleared"] -= f["count"]
        case "revolution-revealed":
            facts["cards"] = f["left"]
        case "pile-made":
            assert sum(facts["display"]) == f["swept"]
            facts["display"] = [0] * len(CARD_IDS)
            facts["cleared"] = facts["discard"] = 0
            facts["cards"] = f["count"] + f["deck"]
        case _:
            return False
    return True


def change_treachery(facts: Facts, kind: str, f: Figures) -> bool:
    """Treachery cards: display, hands, discard pile, deck."""
    match kind:
        case "treachery-turned":
            facts["treachery_display"][f["treachery"]] += 1
            facts["treachery_deck"] -= 1
        case "treachery-taken":
            facts["treachery_display"][f["treachery"]] -= 1
            facts["treachery"][f["seat"]] += 1
        case "treachery-drawn":
            facts["treachery_deck"] -= 1
            facts["treachery"][f["seat"]] += 1
        case "treachery-played" | "treachery-discarded":
            facts["treachery"][f["seat"]] -= 1
            facts["treachery_discard"][f["treachery"]] += 1
        case "treachery-swept":
            facts["treachery_display"][f["treachery"]] -= 1
            facts["treachery_discard"][f["treachery"]] += 1
        case "treachery-shuffled":
            facts["treachery_deck"] = f["count"]
            facts["treachery_discard"] = [0] * len(TREACHERY_IDS)
        case _:
            return False
    return True
