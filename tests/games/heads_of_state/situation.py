"""Situations for tests: a few facts by name, everything else filled in so that all invariants hold."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import tomli_w

from trianon.core import position
from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.games.heads_of_state.names import CARD_IDS, NOBLE_IDS, SECTOR_IDS, TREACHERY_IDS
from trianon.games.heads_of_state.state import State

Counts = Mapping[str, int]
GAME = game("heads-of-state")
TABLES = GAME.base_tables()
SECTORS = {row["id"]: row for row in TABLES["sectors"]}
COUNTRY_SECTORS = {
    country["id"]: [name for name, row in SECTORS.items() if row["country"] == country["id"]]
    for country in TABLES["countries"]
}


def cards(counts: Counts) -> list[str]:
    """Counts as a list of ids."""
    return [name for name, count in counts.items() for _ in range(count)]


def started(players: int = 3, seed: int = 7) -> State:
    """A new game at its first decision."""
    state: State = GAME.start(players, seed_of(seed))
    return state


def table_of(state: State) -> dict[str, Any]:
    """The position of a state as a table."""
    return tomllib.loads(position.write(GAME, state))


def state_of(table: Mapping[str, Any]) -> State:
    """The state of a position; raises BadPosition if an invariant is broken."""
    state: State = position.read(tomli_w.dumps(table))[1]
    GAME.listen(state)
    return state


class Stock:
    """Cards of a deck that are not placed yet."""

    def __init__(self, counts: Counts) -> None:
        self.left = Counter(counts)

    def take(self, wanted: Iterable[str]) -> list[str]:
        """These very cards."""
        taken = list(wanted)
        self.left.subtract(taken)
        assert min(self.left.values()) >= 0, f"too many cards: {taken}"
        return taken

    def any(self, count: int) -> list[str]:
        """So many cards, of the most frequent types first."""
        return [self.take([self.left.most_common(1)[0][0]])[0] for _ in range(count)]

    def rest(self) -> list[str]:
        return self.take(self.left.elements())


def situation(
    players: int = 3,
    active: int = 0,
    round: int = 1,
    option: str = "draw-three",
    asked: str = "act",
    step: str = "",
    asked_seat: int | None = None,
    trimmed: int = -1,
    owed: int = 0,
    owed_treachery: int = 0,
    board: Mapping[str, int] | None = None,
    face_down: Mapping[str, list[int]] | None = None,
    killed: Iterable[str] = (),
    spared: Iterable[str] = (),
    replaced: Iterable[str] = (),
    created: Mapping[int, list[str]] | None = None,
    scored: Mapping[int, list[str]] | None = None,
    hands: Mapping[int, Counts] | None = None,
    known: Mapping[int, Counts] | None = None,
    treachery: Mapping[int, Counts] | None = None,
    known_treachery: Mapping[int, Counts] | None = None,
    noble_cards: Mapping[int, Counts] | None = None,
    noble_stack: Counts | None = None,
    display: list[str] | None = None,
    cleared: list[str] | None = None,
    deck: list[str] | int = 20,
    pile: list[str] | None = None,
    treachery_display: list[str] | None = None,
    treachery_deck: list[str] | int = 8,
    turn: int | None = None,
    seed: int = 7,
) -> State:
    """A state with these facts; the first turns are over unless `turn` says otherwise."""
    table = table_of(started(players, seed))
    number = players * 4 + active if turn is None else turn
    steps = {"discard": "discarding", "act": "acting", "payment": "acting"}
    table["asked"] = {"decision": asked, "seat": active if asked_seat is None else asked_seat}
    table["turn"] = {
        **table["turn"],
        "round": round,
        "number": number,
        "first_player": 0,
        "active": active,
        "step": step or steps.get(asked, "drawing"),
        "option": option,
        "owed_attributes": owed,
        "owed_treachery": owed_treachery,
        "trimmed": trimmed,
    }
    lay_board(
        table, active, board or {}, face_down or {}, list(killed), list(spared), list(replaced)
    )
    note_creations(table, created or {}, scored or {})
    give_noble_cards(table, noble_cards or {}, noble_stack or {})
    seats = table["seats"]
    for seat in range(players):
        seats[seat]["hand"] = cards((hands or {}).get(seat, {}))
        seats[seat]["known"] = cards((known or {}).get(seat, {}))
        seats[seat]["treachery"] = cards((treachery or {}).get(seat, {}))
        seats[seat]["known_treachery"] = cards((known_treachery or {}).get(seat, {}))
    deal_attributes(table, players, display, cleared, deck, pile, trimmed >= 0)
    deal_treachery(table, treachery_display, treachery_deck)
    return state_of(table)


def lay_board(
    table: dict[str, Any],
    active: int,
    board: Mapping[str, int],
    face_down: Mapping[str, list[int]],
    killed: list[str],
    spared: list[str],
    replaced: list[str],
) -> None:
    """Living nobles, face-down tokens, and what happened in this turn; victims lie face down."""
    victim = (active + 1) % len(table["seats"])
    for spot, row in table["board"].items():
        row["seat"] = active if spot in replaced else board.get(spot, -1)
        row["face_down"] = list(face_down.get(spot, []))
        row["fate"] = "killed" if spot in killed else "spared" if spot in spared else "untouched"
        if spot in killed and not row["face_down"]:
            row["face_down"] = [victim]


def note_creations(
    table: dict[str, Any], created: Mapping[int, list[str]], scored: Mapping[int, list[str]]
) -> None:
    """Records of creation, markers and supplies that fit the board."""
    tokens = {row["id"]: row["tokens"] for row in TABLES["nobles"]}
    places: Counter[str] = Counter()
    for seat, row in enumerate(table["seats"]):
        row["supply"] = dict(tokens)
        sectors, types = set(created.get(seat, [])), set()
        for spot, facts in table["board"].items():
            sector, noble = spot.split(".")
            count = facts["face_down"].count(seat) + (facts["seat"] == seat)
            row["supply"][noble] -= count
            if count:
                sectors.add(sector)
                types.add(noble)
        row["country_markers"] = {}
        for country in scored.get(seat, []):
            sectors |= set(COUNTRY_SECTORS[country])
            row["country_markers"][country] = ["larger", "smaller"][places[country]]
            places[country] += 1
        row["created_in"] = [name for name in SECTOR_IDS if name in sectors]
        row["created_types"] = [name for name in NOBLE_IDS if name in types]


def give_noble_cards(
    table: dict[str, Any], noble_cards: Mapping[int, Counts], stack: Counts
) -> None:
    """Noble cards as named; who is missing some of an emptied stack is the last seat."""
    seats = table["seats"]
    for seat, row in enumerate(seats):
        row["noble_cards"] = {noble: noble_cards.get(seat, {}).get(noble, 0) for noble in NOBLE_IDS}
    for noble in NOBLE_IDS:
        held = sum(row["noble_cards"][noble] for row in seats)
        left = stack.get(noble, 10 - held)
        seats[-1]["noble_cards"][noble] += 10 - held - left
        table["noble_stacks"][noble] = left


def deal_attributes(
    table: dict[str, Any],
    players: int,
    display: list[str] | None,
    cleared: list[str] | None,
    deck: list[str] | int,
    pile: list[str] | None,
    trimming: bool,
) -> None:
    """Display, deck and pile as named; everything else lies on the discard pile."""
    box = GAME.box(GAME.base_edition, players)
    stock = Stock(dict(zip(CARD_IDS, box.attribute_cards, strict=True)))
    for row in table["seats"]:
        stock.take(row["hand"])
    aside = stock.take(cleared or [])
    top = stock.take(deck) if isinstance(deck, list) else []
    hidden = [card.lower() for card in pile] if pile is not None else []
    stock.take(card for card in hidden if card != "revolution")
    shown = stock.take(display) if display is not None else stock.any(6)
    if isinstance(deck, int):
        top = stock.any(deck)
    if pile is None:
        hidden = stock.any(10) + ["revolution"] * (not trimming)
    table["attributes"] = {
        "display": shown,
        "cleared": aside,
        "deck": top,
        "revolution_pile": hidden,
        "discard": stock.rest(),
    }


def deal_treachery(table: dict[str, Any], display: list[str] | None, deck: list[str] | int) -> None:
    """Likewise for treachery cards."""
    box = GAME.box(GAME.base_edition, 3)
    stock = Stock(dict(zip(TREACHERY_IDS, box.treachery_cards, strict=True)))
    for row in table["seats"]:
        stock.take(row["treachery"])
    top = stock.take(deck) if isinstance(deck, list) else []
    shown = stock.take(display) if display is not None else stock.any(2)
    if isinstance(deck, int):
        top = stock.any(deck)
    table["treachery"] = {"display": shown, "deck": top, "discard": stock.rest()}


def options(state: State, family: str = "") -> list[str]:
    """The options by name; of one family without its word."""
    decision = GAME.decision(state)
    listed = list(decision.names) if decision is not None else []
    if not family:
        return listed
    return [name.removeprefix(f"{family} ") for name in listed if name.startswith(f"{family} ")]


def act(state: State, *names: str) -> list[str]:
    """Carry out actions by name; the kinds of all events that followed."""
    told = []
    for name in names:
        GAME.act(state, name)
        told += [event.kind for event in GAME.events(state)]
    return told


def spot_number(state: State, name: str) -> int:
    """The number of a spot."""
    return list(state.box.spot_ids.values()).index(name)


def owner_of(state: State, name: str) -> int:
    """The seat of the living noble in a spot."""
    return state.owner[spot_number(state, name)]


def held(state: State, seat: int) -> dict[str, int]:
    """The attribute cards of a hand that are there."""
    return {name: n for name, n in zip(CARD_IDS, state.hand[seat], strict=True) if n}


def treachery_held(state: State, seat: int) -> dict[str, int]:
    """The treachery cards of a hand that are there."""
    return {name: n for name, n in zip(TREACHERY_IDS, state.treachery[seat], strict=True) if n}


def kinds(state: State) -> list[str]:
    """The kinds of the events of the last action."""
    return [event.kind for event in GAME.events(state)]


def asked(state: State) -> str:
    """The kind of the open decision."""
    decision = GAME.decision(state)
    return decision.kind if decision is not None else ""


KING = dict.fromkeys(CARD_IDS[:8], 1)
NO_CARDS: dict[str, int] = {}
