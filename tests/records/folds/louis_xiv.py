"""Louis XIV folded from its events."""

from __future__ import annotations

from tests.records.folds import Facts, Figures
from trianon.core.registry import game
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.names import BOARD_IDS, COLOUR_IDS, MISSION_IDS, SIDE_IDS
from trianon.games.louis_xiv.numbers import (
    CROWN,
    GENERAL,
    GIVEN_CONSPIRACY,
    GIVEN_INFLUENCE,
    GIVEN_LOUIS,
    GIVEN_MARKERS,
    GIVEN_TILES,
)
from trianon.games.louis_xiv.view import View

BACKS = [row["colour"] for row in game("louis-xiv").base_edition.tables["mission"]]

QUIET = frozenset(
    (
        "mission-known",
        "money-turned",
        "coats-known",
        "coats-substituted",
        "conspiracy-known",
        "conspiracy-none",
        "influence-known",
        "benefit-used",
        "fictive-card",
        "fictive-replaced",
        "turn-skipped",
        "last-card-known",
        "last-active",
        "board-opened",
        "board-skipped",
        "tie-broken",
        "majority-held",
        "majority-fictive",
        "majority-tied",
        "number-reached",
        "second-place",
        "bribe-paid",
        "bribe-refused",
        "board-unchanged",
        "markers-stay",
        "no-mission",
        "mission-shown",
        "tile-kept",
        "returned-known",
        "coats-revealed",
        "extra-coat",
        "points-counted",
        "game-won",
        "reserves-set",
    )
)


def facts(view: View) -> Facts:
    """Everything a watcher sees lying on the table, players by seat."""
    return {
        "round": view.round,
        "first": view.first_player,
        "markers": [list(board.markers) for board in view.boards],
        "fictive": [board.fictive for board in view.boards],
        "side": [SIDE_IDS.index(board.side) for board in view.boards],
        "king": BOARD_IDS.index(view.king) if view.king else NOBODY,
        "louis": [one.louis for one in view.players],
        "general": [one.general for one in view.players],
        "personal": [one.personal for one in view.players],
        "tiles": [list(one.tiles.values()) for one in view.players],
        "coats": [one.coats for one in view.players],
        "extra": [one.extra_coats for one in view.players],
        "influence": [one.influence_cards for one in view.players],
        "conspiracies": [one.conspiracy_cards for one in view.players],
        "hand": [[one.missions[colour] for colour in COLOUR_IDS] for one in view.players],
        "laid": [sorted(map(MISSION_IDS.index, one.laid)) for one in view.players],
        "decks": [view.mission_decks[colour] for colour in COLOUR_IDS],
        "conspiracy_deck": view.conspiracy_deck,
    }


def change(facts: Facts, kind: str, figures: Figures) -> bool:
    """Carry out one event; false if the kind is not known here."""
    return (
        change_court(facts, kind, figures)
        or change_markers(facts, kind, figures)
        or change_goods(facts, kind, figures)
        or change_cards(facts, kind, figures)
        or change_missions(facts, kind, figures)
    )


def change_court(facts: Facts, kind: str, f: Figures) -> bool:
    """Round, king, boards, fictive markers."""
    match kind:
        case "round-started":
            facts["round"] = f["round"]
        case "first-player":
            facts["first"] = f["seat"]
        case "king-moved":
            facts["king"] = f["board"]
        case "king-left":
            facts["king"] = NOBODY
        case "board-flipped":
            facts["side"][f["board"]] = f["side"]
        case "fictive-placed":
            facts["fictive"][f["board"]] += f["count"]
        case "fictive-removed":
            facts["fictive"][f["board"]] -= f["count"]
        case _:
            return False
    return True


def change_markers(facts: Facts, kind: str, f: Figures) -> bool:
    """Markers between boards and the two reserves."""
    match kind:
        case "markers-on":
            move(facts, "personal", f, 1)
        case "marker-placed":
            move(facts, reserve(f), f, 1)
        case "conspiracy-played":
            move(facts, reserve(f), f, f["count"])
            facts["conspiracies"][f["seat"]] -= 1
        case "markers-lost":
            move(facts, "general", f, -f["count"])
        case "markers-returned":
            move(facts, "personal", f, -f["count"])
        case "markers-recovered":
            facts["general"][f["seat"]] -= f["count"]
            facts["personal"][f["seat"]] += f["count"]
        case "marker-given":
            facts["personal"][f["seat"]] -= 1
            facts["general"][f["seat"]] += 1
        case _:
            return False
    return True


def reserve(f: Figures) -> str:
    """The reserve an event names."""
    return "general" if f["reserve"] == GENERAL else "personal"


def move(facts: Facts, source: str, f: Figures, count: int) -> None:
    """So many markers from a reserve to a board, or back."""
    facts[source][f["seat"]] -= count
    facts["markers"][f["board"]][f["seat"]] += count


def change_goods(facts: Facts, kind: str, f: Figures) -> bool:
    """Louis, chips, coats of arms."""
    match kind:
        case "louis-gained":
            facts["louis"][f["seat"]] += f["count"]
        case "louis-paid":
            facts["louis"][f["seat"]] -= f["count"]
        case "tile-gained":
            facts["tiles"][f["seat"]][f["tile"]] += f["count"]
        case "tile-paid":
            facts["tiles"][f["seat"]][f["tile"]] -= 1
        case "tiles-returned":
            facts["tiles"][f["seat"]][f["tile"]] -= f["count"]
        case "tile-exchanged":
            facts["tiles"][f["seat"]][f["tile"]] -= 1
            facts["tiles"][f["seat"]][CROWN] += 1
        case "coats-drawn":
            facts["coats"][f["seat"]] += f["count"]
        case "extra-coats":
            facts["extra"][f["seat"]] += f["count"]
        case "exchanged":
            exchange(facts, f)
        case _:
            return False
    return True


def exchange(facts: Facts, f: Figures) -> None:
    """What a player gives for coats at the end, one kind at a time."""
    if f["given"] == GIVEN_INFLUENCE:
        facts["influence"][f["seat"]] -= f["count"]
    elif f["given"] == GIVEN_CONSPIRACY:
        facts["conspiracies"][f["seat"]] -= f["count"]
    elif f["given"] == GIVEN_TILES:
        facts["tiles"][f["seat"]][f["which"]] -= f["count"]
    elif f["given"] == GIVEN_MARKERS:
        facts["markers"][f["which"]][f["seat"]] -= f["count"]
        facts["general"][f["seat"]] += f["count"]
    elif f["given"] == GIVEN_LOUIS:
        facts["louis"][f["seat"]] -= f["count"]


def change_cards(facts: Facts, kind: str, f: Figures) -> bool:
    """Influence and conspiracy cards, by their number."""
    match kind:
        case "cards-dealt":
            facts["influence"][f["seat"]] += f["count"]
        case "influence-drawn":
            facts["influence"][f["seat"]] += 1
        case "card-played" | "null-played" | "four-markers" | "last-card-discarded":
            facts["influence"][f["seat"]] -= 1
        case "card-swapped" | "cards-collected":
            pass  # one for one; the centre is not drawn card by card
        case "conspiracy-drawn":
            facts["conspiracies"][f["seat"]] += 1
            facts["conspiracy_deck"] -= 1
        case "conspiracy-returned":
            facts["conspiracy_deck"] += 1
        case _:
            return False
    return True


def change_missions(facts: Facts, kind: str, f: Figures) -> bool:
    """Missions by colour, laid ones by name."""
    match kind:
        case "mission-dealt" | "mission-drawn":
            facts["hand"][f["seat"]][f["colour"]] += 1
            facts["decks"][f["colour"]] -= 1
        case "mission-returned":
            give_back(facts, f["seat"], f["colour"])
        case "returned-shown":
            give_back(facts, f["seat"], colour_of(f["mission"]))
        case "mission-laid":
            facts["hand"][f["seat"]][colour_of(f["mission"])] -= 1
            facts["laid"][f["seat"]] = sorted([*facts["laid"][f["seat"]], f["mission"]])
        case _:
            return False
    return True


def give_back(facts: Facts, seat: int, colour: int) -> None:
    """A mission goes under its deck."""
    facts["hand"][seat][colour] -= 1
    facts["decks"][colour] += 1


def colour_of(mission: int) -> int:
    """The colour printed on the back of a mission."""
    return COLOUR_IDS.index(BACKS[mission])
