"""Every vector of examples.toml by its id: worked examples of the rulebooks and corner cases of the clauses."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.bastille import situation as s
from tests.games.bastille.situation import PEOPLE
from tests.vectors import Facts, check_read
from trianon.core.sizes import NOBODY, NOTHING
from trianon.games.bastille import bonuses, catacombs, flags, flow, gains, monks, scoring, setup
from trianon.games.bastille.locations import place_louis
from trianon.games.bastille.names import (
    BONUS_IDS,
    CARD_IDS,
    GROUP_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MISSION_IDS,
    VERSAILLES_IDS,
    WEAPON_IDS,
)
from trianon.games.bastille.numbers import (
    DO_FORFEIT,
    FROM_VERSAILLES,
    GROUPS,
    MONKS,
    PLACE_LOUIS,
    RECRUIT,
    WEAPONS_CLAIMED,
)
from trianon.games.bastille.state import State

FILE = Path(__file__).with_name("examples.toml")
EXAMPLES = tomllib.loads(FILE.read_text(encoding="utf-8"))["examples"]
Vector = dict[str, Any]


def people(values: dict[str, Any]) -> dict[int, Any]:
    return {PEOPLE[name]: value for name, value in values.items()}


def spaces(given: Vector) -> list[tuple[int, int]]:
    return [(PEOPLE[tile["player"]], tile["value"]) for tile in given["spaces"]]


def compare(state: State, field: str, expected: dict[str, int]) -> None:
    found = getattr(state, field)
    assert {name: found[PEOPLE[name]] for name in expected} == expected, field


def prepare(given: Vector) -> State:
    """A started game with the facts of a vector."""
    state = s.started(zero_majority=given.get("zero_majority", False))
    state.coins = s.all_seats()
    plain = {"coins": "coins", "vp": "score", "bag": "bag", "position": "track"}
    for name, field in plain.items():
        if name in given:
            s.put(state, field, people(given[name]))
    if "bag" in given:
        state.cubes = [20 - count for count in state.bag]
    if "supply_cubes" in given:
        s.put(state, "cubes", people(given["supply_cubes"]))
    if "torches" in given:
        state.torch_supply = given["torches"]
    if "torches_of" in given:
        s.put(state, "torches", people(given["torches_of"]))
    if "start_player" in given:
        state.start_player = PEOPLE[given["start_player"]]
    if "seats" in given:
        assert given["seats"] == list(PEOPLE)[: state.seats]
    if "order" in given:
        state.track_order = [PEOPLE[name] for name in given["order"]]
    prepare_tiles(state, given)
    prepare_missions(state, given)
    return state


def prepare_tiles(state: State, given: Vector) -> None:
    placed = spaces(given) if "spaces" in given else []
    for name, values in given.get("in_front", {}).items():
        seat = PEOPLE[name]
        on_board = [value for other, value in placed if other == seat]
        hand = list(values)
        for value in on_board:
            hand.remove(value)
        s.put(state, "hand", {seat: s.counts(hand)})
    for name, numbers in given.get("supply", {}).items():
        s.put(state, "supply", {PEOPLE[name]: [0, *(numbers[str(v)] for v in range(1, 5))]})


def prepare_missions(state: State, given: Vector) -> None:
    if "missions" in given:
        hands = {PEOPLE[name]: s.hand_of_missions(ids) for name, ids in given["missions"].items()}
        s.put(state, "missions", hands)
    if "mission_deck" in given:
        state.pile = [s.hand_of_missions(given["mission_deck"]), [0] * len(MISSION_IDS)]


def choices(vector: Vector) -> list[s.Choose]:
    """The actions of a vector as answers to the questions asked."""
    action = vector.get("action", {})
    listed = action.get("choices", [])
    if "choose" in action and action["decision"] == "versailles_pick":
        return [pick_kind(action["choose"]["kind"])]
    if action.get("decision") == "choose_pile":
        return [s.named(f"pile {action['choose']}"), first_option, first_option]
    answers = []
    for choice in listed:
        if "card" in choice:
            answers.append(s.named(f"recruit {choice['card']}"))
        elif "mission" in choice:
            answers.append(s.named(f"take {choice['mission']}"))
        elif "take" in choice:
            pair = sorted(choice["take"], key=WEAPON_IDS.index)
            answers.append(s.named(f"claim {' '.join(pair)}"))
    return answers


def first_option(state: State) -> int:
    return s.GAME.options(state)[0]


def pick_kind(kind: str) -> s.Choose:
    def choose(state: State) -> int:
        kinds = state.box.versailles_kind[state.versailles[state.round - 1]]
        return s.GAME.options(state)[kinds.index(KIND_IDS.index(kind))]

    return choose


def evaluation_order(vector: Vector) -> None:
    state = s.placed(s.started(), 0, spaces(vector["given"]))
    expected = [PEOPLE[name] for name in vector["expect"]["order"]]
    assert s.seats_in_order(state) == expected


def evaluate_location(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = prepare(given)
    if "tile" in given:
        tile = VERSAILLES_IDS.index(given["tile"])
        state.versailles = [tile] + [other for other in range(8) if other != tile]
    if "display" in given:
        state.display = [CARD_IDS.index(name) for name in given["display"]]
    before = sum(state.coins)
    s.placed(state, LOCATION_IDS.index(given["location"]), spaces(given))
    asked = s.evaluate(state, *choices(vector))
    check_location(state, expect, asked, before)


def check_location(state: State, expect: Vector, asked: int, coins_before: int) -> None:
    fields = {
        "coins": "coins",
        "vp": "score",
        "bag": "bag",
        "supply_cubes": "cubes",
        "torches_of": "torches",
        "position": "track",
    }
    for name, field in fields.items():
        if name in expect:
            compare(state, field, expect[name])
    if "start_player" in expect:
        assert state.start_player == PEOPLE[expect["start_player"]]
    if "order" in expect:
        assert list(state.track_order) == [PEOPLE[name] for name in expect["order"]]
    for name, values in expect.get("in_front", {}).items():
        assert s.tiles(state.hand[PEOPLE[name]]) == values
    for name, values in expect.get("removed", {}).items():
        assert s.tiles(state.removed[PEOPLE[name]]) == values
    for name, numbers in expect.get("supply", {}).items():
        found = state.supply[PEOPLE[name]]
        assert {str(v): found[v] for v in range(1, 5)} == numbers
    for name, ids in expect.get("missions", {}).items():
        assert sorted(s.missions_of(state, PEOPLE[name])) == sorted(ids)
    if "torches" in expect:
        assert state.torch_supply == expect["torches"]
    if "paid" in expect:
        assert coins_before - sum(state.coins) == sum(expect["paid"])
    if "display" in expect:
        assert [card for card in state.display if card != NOBODY] == expect["display"]
    if "mission_deck_size" in expect:
        assert sum(state.pile[0]) == expect["mission_deck_size"]
    if "decisions_asked" in expect:
        assert asked == expect["decisions_asked"]


def score_flags(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = prepare(given)
    s.give_icons(state, "flags", people(given["flags"]))
    tile = BONUS_IDS.index(given["bonus_tile"])
    state.bonus = [tile] + [other for other in range(10) if other != tile]
    s.GAME.listen(state)
    flags.give_bonuses(state)
    bonus = {
        event.figures["side"]: event.figures["seat"]
        for event in s.GAME.events(state)
        if event.kind == "flag-bonus"
    }
    assert bonus.get(0, NOBODY) == PEOPLE.get(expect["large"], NOBODY)
    assert bonus.get(1, NOBODY) == PEOPLE.get(expect["small"], NOBODY)
    check_location(
        state, {key: expect[key] for key in ("coins", "vp", "bag") if key in expect}, 0, 0
    )


def score_gems(vector: Vector) -> None:
    state = s.in_round(s.started(), 4)
    s.give_icons(state, "gems", people(vector["given"]["gems"]))
    scoring.score_gems(state)
    compare(state, "score", vector["expect"]["vp"])


def score_crowns(vector: Vector) -> None:
    state = s.in_round(s.started(), 8 if vector["given"]["final"] else 4)
    s.give_icons(state, "crowns", people(vector["given"]["crowns"]))
    scoring.score_crowns(state)
    compare(state, "score", vector["expect"]["vp"])


def run_catacombs(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.in_round(prepare(given), 8 if given["final"] else 4)
    before = scoring.members(state, PEOPLE["A"], GROUP_IDS.index("noble"))
    if "deck_top" in given:
        card = CARD_IDS.index(given["deck_top"])
        state.deck_next = 34
        state.deck = [other for other in range(35) if other != card] + [card]
    waiting = list(vector["action"]["choices"])
    for name in given["draws"]:
        s.draw_cube(state, PEOPLE[name])
        answers = [s.named(f"bonus {waiting.pop(0)['bonus']}")]
        if waiting and "assign" in waiting[0]:
            ((monk, group),) = waiting.pop(0)["assign"].items()
            answers.append(s.named(f"assign {monk} {group}"))
        s.settle_questions(state, *answers)
    if "coins_gain" in expect:
        compare(state, "coins", expect["coins_gain"])
    check_location(
        state, {k: expect[k] for k in ("torches_of", "torches", "vp") if k in expect}, 0, 0
    )
    if "illegal_for_next" in expect:
        state.asked, state.asked_seat = 6, PEOPLE["J"]
        flow.list_options(state)
        legal = [s.GAME.action_name(state, action) for action in s.GAME.options(state)]
        assert not {f"bonus {name}" for name in expect["illegal_for_next"]} & set(legal)
    for name, cards in expect.get("cards_gain", {}).items():
        assert all(state.place[CARD_IDS.index(card)] == PEOPLE[name] for card in cards)
    if "group_count_gain" in expect:
        nobles = scoring.members(state, PEOPLE["A"], GROUP_IDS.index("noble"))
        assert nobles - before == expect["group_count_gain"]["noble"]


def catacombs_clear(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.in_round(prepare(given), 8 if given["final"] else 4)
    cubes = state.field_cube
    for field, name in state.box.field_ids.items():
        if name in given["cubes_on"]:
            cubes[field] = PEOPLE[given["cubes_on"][name]]
    state.field_cube = cubes
    state.cubes_drawn = 5
    catacombs.clear_boards(state)
    check_location(state, expect, 0, 0)


def score_bastille(vector: Vector) -> None:
    state = s.in_round(prepare(vector["given"]), 4)
    scoring.score_bastille(state)
    compare(state, "score", vector["expect"]["vp"])


def claim_weapons(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.in_round(prepare(given), 4)
    state.token_display = [given["display"].count(weapon) for weapon in WEAPON_IDS]
    state.step, state.asked = WEAPONS_CLAIMED, NOTHING
    asked = s.answer_all(state, lambda: state.step == WEAPONS_CLAIMED, choices(vector))
    for name, weapons in expect["weapons"].items():
        found = state.tokens[PEOPLE[name]]
        assert sorted(weapons) == sorted(
            weapon for index, weapon in enumerate(WEAPON_IDS) for _ in range(found[index])
        )
    assert asked == expect["decisions_asked"]


def assign_monks(vector: Vector) -> None:
    given = vector["given"]
    seat = PEOPLE[given["player"]]
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, seat, given["cards"])
    state.step, state.asked = MONKS, NOTHING
    answers = [s.named(f"assign {m} {g}") for m, g in vector["action"]["assign"].items()]
    s.answer_all(state, lambda: state.step == MONKS, answers)
    found = {GROUP_IDS[group]: scoring.members(state, seat, group) for group in range(GROUPS)}
    assert found == vector["expect"]["group_count"]


def unarmed_penalty(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.final(s.started())
    s.clear_cards(state)
    for weapon, need in given["need"].items():
        group = WEAPON_IDS.index(weapon)
        unarmed = [c for c in range(35) if state.box.group[c] == group and not state.box.armed[c]]
        s.give_cards(state, 0, [CARD_IDS[card] for card in unarmed[:need]])
    s.give_tokens(state, 0, **given["tokens"])
    assert scoring.unarmed_of(state, 0) == expect["unarmed"]
    scoring.score_weapons(state)
    assert state.score[0] == expect["vp"]


def variant_etats(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.started(secret_mission=True)
    assert [sum(pile) for pile in state.pile] == list(given["piles"].values())
    coins = list(state.coins)
    s.placed(state, LOCATION_IDS.index("etats_generaux"), spaces(given))
    s.evaluate(state, *choices(vector))
    for name, gain in expect["coins_gain"].items():
        assert state.coins[PEOPLE[name]] - coins[PEOPLE[name]] == gain
    assert {"top": sum(state.pile[0]), "bottom": sum(state.pile[1])} == expect["piles"]
    for name, pile in expect.get("pile_of", {}).items():
        assert state.took[PEOPLE[name]][["top", "bottom"].index(pile)] == 1


def score_max_mission(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = s.final(s.started())
    mission = MISSION_IDS.index(given["mission"])
    state.tally = [given["metric"][name] for name in "UJAN"] + [0] * 4
    holders = given["holders"]
    found = {
        name: scoring.ranked_points(state, PEOPLE[name], mission) if name in holders else 0
        for name in "UJAN"
    }
    assert found == expect["vp"]
    if "alex" in given:
        s.clear_cards(state)
        s.give_cards(state, PEOPLE["A"], ["P02"] * given["alex"]["printed"])
        s.give_tokens(
            state, PEOPLE["A"], rifle=given["alex"]["tokens"], torch=given["alex"]["torches"]
        )
        assert scoring.weapons_of(state, PEOPLE["A"]) == given["metric"]["A"]


def penalty_table(vector: Vector) -> None:
    state = s.started()
    found = [scoring.penalty(state, unarmed) for unarmed in vector["given"]["unarmed"]]
    assert found == vector["expect"]["vp"]


def recruit_price(vector: Vector) -> None:
    given = vector["given"]
    state = s.placed(s.started(), PLACE_LOUIS, [(0, given["value"])])
    card = list(state.box.cost).index(given["cost"])
    assert place_louis.price(state, card) == vector["expect"]["price"]


def recruit_options(vector: Vector) -> None:
    given = vector["given"]
    state = s.placed(s.started(), PLACE_LOUIS, [(0, given["value"])])
    state.display = [CARD_IDS.index(name) for name in given["display"]]
    s.put(state, "coins", {0: given["coins"]})
    state.asked, state.asked_seat = RECRUIT, 0
    flow.list_options(state)
    assert s.GAME.options(state) == [DO_FORFEIT]
    assert vector["expect"]["options"] == ["forfeit"]
    assert s.evaluate(s.placed(state, PLACE_LOUIS, [(0, given["value"])])) == 0


def bastille_move(vector: Vector) -> None:
    given, expect = vector["given"], vector["expect"]
    state = prepare(given)
    assert state.box.last_space == given["last_space"]
    gains.move_marker(state, PEOPLE[vector["action"]["player"]], vector["action"]["steps"], 1)
    check_location(state, expect, 0, 0)


def setup_bastille_order(vector: Vector) -> None:
    state = prepare(vector["given"])
    setup.line_up_markers(state)
    check_location(state, vector["expect"], 0, 0)


def apply_bonus(vector: Vector) -> None:
    given = vector["given"]
    state = prepare(given)
    kind = KIND_IDS.index(given["bonus"]["kind"])
    seat = PEOPLE[vector["action"]["player"]]
    bonuses.carry_out(state, seat, kind, given["bonus"]["n"], FROM_VERSAILLES, 1)
    check_location(state, vector["expect"], 0, 0)


def score_mission_of_cards(vector: Vector) -> None:
    given = vector["given"]
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, 0, given["cards"], **given.get("monks", {}))
    mission = MISSION_IDS.index(given["mission"])
    assert scoring.mission_points(state, 0, mission) == vector["expect"]["vp"]


def score_display(vector: Vector) -> None:
    scores = vector["given"]["score"]
    assert [scoring.display_space(score) for score in scores] == vector["expect"]["space"]
    assert [scoring.display_tile(score) for score in scores] == vector["expect"]["tile"]


def monk_order(vector: Vector) -> None:
    state = s.final(prepare(vector["given"]))
    s.clear_cards(state)
    for seat, card in enumerate(("M01", "M02", "M03", "M04")):
        s.give_cards(state, seat, [card])
    found = []
    while (card_number := monks.next_monk(state)) != NOBODY:
        found.append(state.place[card_number])
        monks.ask_for_monk(state, card_number)
        monks.assign(state, 71)
    assert found == [PEOPLE[name] for name in vector["expect"]["order"]]


def count_weapons(vector: Vector) -> None:
    given = vector["given"]
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, 0, given["cards"], **given["monks"])
    s.give_tokens(state, 0, **given["tokens"])
    assert scoring.weapons_of(state, 0) == vector["expect"]["weapons"]


OPS: dict[str, Callable[[Vector], None]] = {
    "evaluation_order": evaluation_order,
    "evaluate_location": evaluate_location,
    "score_flags": score_flags,
    "score_gems": score_gems,
    "score_crowns": score_crowns,
    "catacombs": run_catacombs,
    "catacombs_clear": catacombs_clear,
    "score_bastille": score_bastille,
    "claim_weapons": claim_weapons,
    "assign_monks": assign_monks,
    "unarmed_penalty": unarmed_penalty,
    "variant_etats": variant_etats,
    "score_max_mission": score_max_mission,
    "penalty_table": penalty_table,
    "recruit_price": recruit_price,
    "recruit_options": recruit_options,
    "bastille_move": bastille_move,
    "setup_bastille_order": setup_bastille_order,
    "apply_bonus": apply_bonus,
    "score_series_mission": score_mission_of_cards,
    "score_set_mission": score_mission_of_cards,
    "score_display": score_display,
    "monk_order": monk_order,
    "count_weapons": count_weapons,
}


@pytest.mark.parametrize("vector", EXAMPLES, ids=[vector["id"] for vector in EXAMPLES])
def test_example(vector: Vector) -> None:
    facts = Facts(vector)
    OPS[facts["op"]](facts)
    check_read(facts)
