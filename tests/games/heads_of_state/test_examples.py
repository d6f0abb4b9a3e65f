"""Every vector of examples.toml by its id: rulebook examples and corner cases of the clauses."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from tests.vectors import Facts, check_read
from trianon.games.heads_of_state import countries, duty, nobles, scoring, treachery
from trianon.games.heads_of_state.names import CARD_IDS, COUNTRY_IDS, NOBLE_IDS, TREACHERY_IDS
from trianon.games.heads_of_state.numbers import ALL_NOBLES, SEATS, UNTOUCHED
from trianon.games.heads_of_state.state import State

FILE = Path(__file__).with_name("examples.toml")
EXAMPLES = tomllib.loads(FILE.read_text(encoding="utf-8"))["example"]
COLOURS = [row["id"] for row in s.TABLES["colours"]]
Vector = dict[str, Any]


def seats_of(vector: Vector) -> dict[str, int]:
    """Colours named in the vector in the order of the box, then the others."""
    text = str(vector)
    named = [c for c in COLOURS if f"'{c}'" in text or f"'{c}:" in text]
    return {
        colour: seat for seat, colour in enumerate(named + [c for c in COLOURS if c not in named])
    }


def by_seat(facts: dict[str, Any], seats: dict[str, int]) -> dict[int, Any]:
    return {seats[colour]: value for colour, value in facts.items()}


def face_down_spots(facts: dict[str, list[str]], seats: dict[str, int]) -> dict[str, list[int]]:
    """`ge_bavaria = ["yellow:duke"]` as the spot the token fell from."""
    found: dict[str, list[int]] = {}
    for sector, tokens in facts.items():
        for token in tokens:
            colour, noble = token.split(":")
            spot = noble if noble in s.SECTORS[sector]["spots"] else s.SECTORS[sector]["spots"][-1]
            assert spot == noble, "a token lies in the sector it fell in"
            found.setdefault(f"{sector}.{spot}", []).append(seats[colour])
    return found


def prepare(vector: Vector, treachery_hand: dict[str, int] | None = None) -> State:
    """The situation a vector describes, the active player at their menu unless a step is named."""
    given, seats = vector["given"], seats_of(vector)
    active = seats[given.get("active", min(seats, key=lambda colour: seats[colour]))]
    players = given.get("players", 3)
    facts: dict[str, Any] = {"players": players, "active": active, "round": given.get("round", 1)}
    facts["board"] = by_value(given.get("board", {}), seats)
    facts["face_down"] = face_down_spots(given.get("face_down", {}), seats)
    facts["killed"], facts["replaced"] = given.get("killed", []), given.get("replaced", [])
    facts["created"] = by_seat(given.get("created", {}), seats)
    facts["scored"] = by_seat(given.get("country_scored", {}), seats)
    facts["noble_cards"] = by_seat(given.get("noble_cards", {}), seats)
    facts["noble_stack"] = given.get("noble_stack", {})
    facts["known"] = by_seat(given.get("known", {}), seats)
    facts["hands"] = {active: given.get("hand", {})}
    facts["treachery"] = {active: treachery_hand or given.get("treachery_hand", {})}
    facts["option"] = "treachery" if given.get("option", 1) == 2 else "draw-three"
    if "deck" in given:
        facts["deck"], facts["pile"] = given["deck"], given["revolution_pile"]
    if "method" in given:
        assert given["method"] == "draw3"
        facts |= {"asked": "take-attribute", "owed": 3 - given.get("draws_made", 0)}
    state_tokens(facts, given.get("tokens", {}), seats)
    someone_created(facts, given.get("initial_taken", []), (active + 1) % players)
    return s.situation(**facts)


def state_tokens(facts: dict[str, Any], tokens: dict[str, Any], seats: dict[str, int]) -> None:
    """What a supply is said to hold is what the board leaves of it (see the head of the file)."""
    lying = [(name.split(".")[1], seat) for name, seat in facts["board"].items()]
    lying += [
        (name.split(".")[1], seat) for name, owners in facts["face_down"].items() for seat in owners
    ]
    for colour, counts in tokens.items():
        for noble, count in counts.items():
            full = int(GAME.box(GAME.base_edition, 3).noble_tokens[NOBLE_IDS.index(noble)])
            assert full - lying.count((noble, seats[colour])) == count


def by_value(facts: dict[str, str], seats: dict[str, int]) -> dict[str, int]:
    return {name: seats[colour] for name, colour in facts.items()}


def someone_created(facts: dict[str, Any], sectors: list[str], other: int) -> None:
    """Where an initial marker is gone and nobody stands or lies, another player's token lies."""
    taken = [*facts["board"], *facts["face_down"], *facts["killed"], *facts["replaced"]]
    there = {spot.split(".")[0] for spot in taken}
    for sector in sectors:
        if sector not in there:
            spot = f"{sector}.{s.SECTORS[sector]['spots'][0]}"
            facts["face_down"][spot] = [other]


def lying(state: State, seats: dict[str, int], colours: list[str]) -> dict[str, list[str]]:
    """Face-down tokens of some players by sector."""
    found: dict[str, list[str]] = {}
    for colour in colours:
        for spot, count in enumerate(state.face_down[seats[colour]]):
            sector, noble = state.box.spot_ids[spot].split(".")
            if count:
                found.setdefault(sector, []).extend([f"{colour}:{noble}"] * count)
    return found


def compare(vector: Vector, state: State, before: State) -> None:
    """Whatever the expectation names by a plain fact."""
    expect, seats = vector["expect"], seats_of(vector)
    named = [colour for colour in seats if f"'{colour}'" in str(vector["given"])]
    for colour, delta in expect.get("vp_delta", {}).items():
        assert state.score[seats[colour]] - before.score[seats[colour]] == delta, colour
    for name, colour in expect.get("board", {}).items():
        assert s.owner_of(state, name) == seats[colour]
    if expect.get("board") == {}:
        assert set(state.owner) == {-1}
    for colour, tokens in expect.get("tokens", {}).items():
        for noble, count in tokens.items():
            assert state.supply[seats[colour]][NOBLE_IDS.index(noble)] == count
    for colour, counts in expect.get("noble_cards", {}).items():
        for noble, count in counts.items():
            assert state.noble_cards[seats[colour]][NOBLE_IDS.index(noble)] == count
    for colour, counts in expect.get("known", {}).items():
        known = {n: k for n, k in zip(CARD_IDS, state.known[seats[colour]], strict=True) if k}
        assert known == counts
    for colour, size in expect.get("hand_sizes", {}).items():
        assert sum(state.hand[seats[colour]]) == size
    if "hand" in expect:
        assert s.held(state, state.active) == expect["hand"]
    if "face_down" in expect:
        assert (
            lying(state, seats, [c for c in named if seats[c] < state.seats]) == expect["face_down"]
        )
    for card, count in expect.get("discarded", {}).items():
        code = CARD_IDS.index(card)
        assert state.discard[code] - before.discard[code] == count
    for country, markers in expect.get("country_markers_left", {}).items():
        view = GAME.view(state, -1).countries[COUNTRY_IDS.index(country)]
        assert view.markers == markers


def inspect_board(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    view = GAME.view(s.started(), -1)
    sectors = {sector.id: sector for country in view.countries for sector in country.sectors}
    if "sector" in given:
        found = [spot.noble for spot in sectors[given["sector"]].spots]
        assert found == expect["spots_top_down"]
        return
    mine = s.COUNTRY_SECTORS[given["country"]]
    assert len(mine) == expect["sectors"]
    assert {name: len(sectors[name].spots) for name in mine} == expect["spots"]
    assert [name for name in mine if sectors[name].capital] == [expect["capital"]]


def inspect_markers(vector: Vector) -> None:
    view = GAME.view(s.started(), -1)
    country = view.countries[COUNTRY_IDS.index(vector["given"]["country"])]
    found = {
        "country_markers": country.markers,
        "end_of_round_markers": country.first_places + country.second_places,
    }
    assert vector["expect"].items() <= found.items()


def setup(vector: Vector) -> None:
    view = GAME.view(s.started(vector["given"]["players"]), -1)
    assert view.house_markers == vector["expect"]["house_markers"]


def first_turns(vector: Vector) -> None:
    """Everybody draws unseen and stops; the draws are counted seat by seat."""
    given = vector["given"]
    assert given["turn"] == "first"
    cases = {"draws": given.get("players"), "draws_3": 3, "draws_4": 4, "draws_5": 5}
    for name, draws in vector["expect"].items():
        state = s.started(cases[name])
        found = []
        for _ in range(cases[name]):
            found.append(state.owed_attributes)
            s.act(state, *["draw attribute"] * state.owed_attributes, "stop")
        assert found == draws


def legal_creations(vector: Vector) -> None:
    state = prepare(vector)
    found = s.options(state, "create")
    sector = vector["action"].get("sector")
    if sector:
        found = [name for name in found if name.startswith(sector)]
    assert found == [
        name for name in state.box.spot_ids.values() if name in vector["expect"]["legal"]
    ]
    if "stop_legal" in vector["expect"]:
        assert ("stop" in s.options(state)) == vector["expect"]["stop_legal"]


def create_noble(state: State, spot: str, courtesan_for: str) -> None:
    """Create, and pay in the named way if asked."""
    s.act(state, f"create {spot}")
    if s.asked(state) == "payment":
        s.act(state, f"pay courtesan {courtesan_for}" if courtesan_for else "pay plain")


def create(vector: Vector) -> None:
    state = prepare(vector)
    before = GAME.copy(state)
    legal = vector["action"]["spot"] in s.options(state, "create")
    assert legal == vector["expect"].get("ok", True)
    create_noble(state, vector["action"]["spot"], vector["action"]["courtesan_for"])
    compare(vector, state, before)


def create_sequence(vector: Vector) -> None:
    state = prepare(vector)
    before = GAME.copy(state)
    first, second = vector["action"]["steps"]
    create_noble(state, first["spot"], "")
    red = seats_of(vector)[second["player"]]
    nobles.create(state, red, s.spot_number(state, second["spot"]))
    assert s.owner_of(state, second["spot"]) == red
    compare(vector, state, before)


def stop(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = prepare(vector)
    assert ("stop" in s.options(state)) == expect["ok"]
    if "still_to_replace" in expect:
        assert state.unfilled - state.box.unreplaced == expect["still_to_replace"]
    for name in expect.get("may_also_replace", []):
        assert nobles.is_available(state, s.spot_number(state, name))
    assert duty.killed(state) == len(given["killed"])


def play(vector: Vector) -> None:
    """The cube is the one the vector names: seeds are tried until it comes."""
    given, action = vector["given"], vector["action"]
    state = prepare(vector)
    targets = s.options(state, "target")
    wanted = [action["target"], *vector["expect"].get("other_legal_targets", [])]
    assert targets == wanted
    assert (action["target"] in targets) == vector["expect"]["ok"]
    before = GAME.copy(state)
    assert given.get("cube", given["active"]) == given["active"]  # the colour that kills (H9.1)
    s.act(state, f"target {action['target']}")
    while "cube" in given and s.owner_of(state, action["target"]) != -1:
        state = GAME.copy(before)
        state.drawn = before.drawn + 1
        before = GAME.copy(state)
        GAME.list_options(state)
        s.act(state, f"target {action['target']}")
    assert s.owner_of(state, vector["expect"]["killed"]) == -1
    for card in vector["expect"].get("treachery_discard", []):
        code = TREACHERY_IDS.index(card)
        assert state.treachery_discard[code] == before.treachery_discard[code] + 1
    compare(vector, state, before)


def legal_targets(vector: Vector) -> None:
    state = prepare(vector)
    assert s.options(state, "target") == vector["expect"]["targets"]
    if "cards_needed" in vector["expect"]:
        spot = s.spot_number(state, vector["expect"]["targets"][0])
        assert treachery.cards_needed(state, spot) == vector["expect"]["cards_needed"]
        cards = sum(state.treachery[state.active])
        s.act(state, f"target {vector['expect']['targets'][0]}")
        assert cards - sum(state.treachery[state.active]) == vector["expect"]["cards_needed"]
        assert nobles.is_available(state, spot)


def house_of_nobles(vector: Vector) -> None:
    state, seats = s.started(vector["given"]["players"]), seats_of(vector)
    before = GAME.copy(state)
    types = [0] * SEATS
    for colour in vector["given"]["order_of_completion"]:
        types[seats[colour]] = ALL_NOBLES
        state.types_created = types
        scoring.take_house_marker(state, seats[colour])
        scoring.take_house_marker(state, seats[colour])
    compare(vector, state, before)


def score_country(vector: Vector) -> None:
    state, seats, expect = prepare(vector), seats_of(vector), vector["expect"]
    before = GAME.copy(state)
    country = COUNTRY_IDS.index(vector["given"]["country"])
    countries.count_influence(state, country)
    for colour, influence in expect["influence"].items():
        assert state.tally[seats[colour]] == influence
    order = [seats[colour] for colour in expect["order"]]
    for higher, lower in itertools.pairwise(order):
        assert countries.stands_above(state, higher, lower, country)
        assert not countries.stands_above(state, lower, higher, country)
    countries.score_country(state, country)
    compare(vector, state, before)


def score_round(vector: Vector) -> None:
    state = prepare(vector)
    before = GAME.copy(state)
    GAME.listen(state)
    countries.score_countries(state)
    removed: dict[str, list[int]] = {}
    for event in GAME.events(state):
        if event.kind == "marker-removed":
            name = COUNTRY_IDS[event.figures["country"]]
            removed.setdefault(name, []).append(event.figures["count"])
    assert removed == vector["expect"]["markers_removed"]
    compare(vector, state, before)


def score_most_nobles(vector: Vector) -> None:
    state = prepare(vector)
    before = GAME.copy(state)
    scoring.score_most_nobles(state)
    compare(vector, state, before)


def take_sequence(vector: Vector) -> None:
    state, expect = prepare(vector), vector["expect"]
    before = GAME.copy(state)
    GAME.list_options(before)
    told = s.act(state, *["draw attribute"] * len(vector["action"]["sources"]))
    view = GAME.view(state, -1)
    gained = dict(s.held(state, 0))
    for card, count in s.held(before, 0).items():
        gained[card] -= count
    assert "first-place-scored" in told or "marker-removed" in told
    if expect.get("game_over"):
        assert state.over
        assert "game-ended" in told
        assert state.round == expect["scored_round"] == 3
        most = {"most-nobles-scored", "most-nobles-shared", "most-nobles-tied"}
        assert expect["most_nobles_scored"] == (told.index("game-ended") < first_of(told, most))
        compare(vector, state, before)
        return
    assert {card: count for card, count in gained.items() if count} == expect["hand_gain"]
    assert (state.round, state.round - 1) == (expect["round"], expect["scored_round"])
    assert state.active == seats_of(vector)[expect["active"]]
    assert (view.owed_attributes, view.owed_treachery) == (expect["owed"], 0)
    assert sum(view.display.values()) == expect["display_size"]
    assert view.revolution_pile == expect["revolution_pile_size"]


def first_of(told: list[str], kinds: set[str]) -> int:
    """The place of the first event of these kinds; before everything if there is none."""
    return next((place for place, kind in enumerate(told) if kind in kinds), -1)


def legal_options(vector: Vector) -> None:
    found = []
    assert vector["given"]["turn"] == "normal"
    for case in vector["given"]["cases"]:
        state = s.situation(asked="turn-option", option="undecided", deck=case["deck_size"])
        found.append("option clear" in s.options(state))
    assert found == vector["expect"]["clear_legal"]


def check_pairs(vector: Vector) -> None:
    """Each pair alone in hand: the king is a target or not."""
    found = []
    for first, second in vector["action"]["pairs"]:
        hand = {first: 2} if first == second else {first: 1, second: 1}
        state = prepare(vector, hand)
        found.append(s.options(state, "target") == [vector["action"]["target"]])
        spot = s.spot_number(state, vector["action"]["target"])
        country = treachery.country_of(state, spot)
        codes = TREACHERY_IDS.index(first), TREACHERY_IDS.index(second)
        assert treachery.is_pair(state, *codes, country) == found[-1]
    assert found == vector["expect"]["legal"]


def legal_acts(vector: Vector) -> None:
    state, expect = prepare(vector), vector["expect"]
    before = GAME.copy(state)
    assert s.options(state, "target") == expect["targets"]
    assert s.options(state, "create") == expect["creations"]
    assert ("stop" in s.options(state)) == expect["stop_legal"]
    if "then_create" in vector["action"]:
        create_noble(state, vector["action"]["then_create"], "")
        assert s.options(state, "target") == expect["targets_after"]
        compare(vector, state, before)


def take_treachery(vector: Vector) -> None:
    """The discard pile has the size named; the other cards are in the others' hands."""
    given, expect = vector["given"], vector["expect"]
    deck, size = given["treachery_deck"], given["treachery_discard_size"]
    assert (given["option"], seats_of(vector)[given["active"]]) == (2, 0)
    box = GAME.box(GAME.base_edition, given["players"])
    stock = s.Stock(dict(zip(TREACHERY_IDS, box.treachery_cards, strict=True)))
    stock.take(deck)
    shown = stock.any(2)
    in_hands = sum(stock.left.values()) - size
    hands: dict[int, dict[str, int]] = {}
    for number, card in enumerate(stock.any(in_hands)):
        hand = hands.setdefault(1 + number % 4 if number < 16 else 0, {})
        hand[card] = hand.get(card, 0) + 1
    state = s.situation(
        players=given["players"],
        option="treachery",
        asked="take-treachery",
        owed=1,
        owed_treachery=1,
        treachery=hands,
        treachery_display=shown,
        treachery_deck=deck,
    )
    assert sum(state.treachery_discard) == size
    before = sum(state.treachery[0])
    s.act(state, "draw treachery")
    assert sum(state.treachery[0]) - before == expect["treachery_hand_gain"]
    assert state.treachery_count == expect["treachery_deck_size"]
    assert sum(state.treachery_discard) == expect["treachery_discard_size"]


def owed_discards(vector: Vector) -> None:
    given = vector["given"]
    assert (given["option"], given["phase"]) == (2, "end_of_turn")
    assert seats_of(vector)[given["active"]] == 0
    state = s.situation(
        option="treachery",
        asked="discard",
        hands={0: {"gold": 6, "title": given["hand_size"] - 6}},
        treachery={0: {"assassin": 3, "gallows": given["treachery_hand_size"] - 3}},
    )
    assert set(state.fate) == {UNTOUCHED}
    asked = []
    while s.asked(state) == "discard":
        name = s.options(state)[0]
        asked.append("attribute" if name.split()[1] in CARD_IDS else "treachery")
        s.act(state, name)
    expect = vector["expect"]
    assert asked == expect["asked"]
    assert asked.count("attribute") == expect["attribute"]
    assert asked.count("treachery") == expect["treachery"]


HANDLERS: dict[str, Callable[[Vector], None]] = {
    handler.__name__: handler
    for handler in (
        inspect_board,
        inspect_markers,
        setup,
        first_turns,
        legal_creations,
        create,
        create_sequence,
        stop,
        play,
        legal_targets,
        house_of_nobles,
        score_country,
        score_round,
        score_most_nobles,
        take_sequence,
        legal_options,
        check_pairs,
        legal_acts,
        take_treachery,
        owed_discards,
    )
}


@pytest.mark.parametrize("vector", EXAMPLES, ids=lambda vector: vector["id"])
def test_example(vector: Vector) -> None:
    facts = Facts(vector)
    HANDLERS[facts["action"]["type"]](facts)
    check_read(facts)
