"""H15 and H16: what is public, what is hidden, what others know; how decisions are asked."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.events import visible
from trianon.core.game import WATCHER
from trianon.games.heads_of_state import duty
from trianon.games.heads_of_state.numbers import ACT, REVOLUTION
from trianon.games.heads_of_state.state import State


def shown(state: State, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(state, seat))


def middle_of(players: int, seed: int, moves: int) -> State:
    """A game some way on."""
    state, chance = s.started(players, seed), random.Random(seed)
    for _ in range(moves):
        GAME.apply(state, chance.choice(GAME.options(state)))
    return state


def two_victims(hand: dict[str, int]) -> State:
    """Seat 0 owes the duty to replace one of two victims."""
    killed = ["sp_aragon.earl", "fr_burgundy.duke"]
    return s.situation(option="treachery", killed=killed, hands={0: hand, 1: {"gold": 3}})


def test_h15_1_sizes_known_cards_and_the_turn_are_public() -> None:
    state = s.situation(
        option="treachery",
        killed=["sp_galicia.baron"],
        board={"fr_normandy.earl": 2},
        spared=["fr_normandy.earl"],
        hands={0: {"gold": 3, "title": 1}},
        known={0: {"gold": 2}},
        treachery={1: {"axeman": 2}},
    )
    view = GAME.view(state, WATCHER)
    assert [player.attributes for player in view.players] == [4, 0, 0]
    assert [player.treachery for player in view.players] == [0, 2, 0]
    assert view.players[0].known == {"gold": 2}
    assert (view.designated, view.emptied) == (
        ["fr_normandy.earl", "sp_galicia.baron"],
        ["sp_galicia.baron"],
    )
    assert (view.unfilled, view.option) == (["sp_galicia.baron"], "treachery")
    token = view.countries[3].sectors[3].face_down[0]
    assert (token.seat, token.noble) == (1, "baron")


def test_h15_2_hands_and_orders_are_hidden() -> None:
    state = middle_of(4, 3, 90)
    for seat in (WATCHER, 0, 1, 2, 3):
        twin = GAME.copy(state)
        hands = [list(hand) for hand in state.hand]
        for other in range(4):
            if other != seat and other != state.asked_seat:
                hands[other] = [0] * 8 + [sum(hands[other])]
        known = [[0] * 9 for _ in range(5)]
        known[max(seat, 0)] = list(state.known[max(seat, 0)])
        twin.hand = hands
        twin.deck = list(reversed(state.deck[: state.deck_count])) + [0] * (100 - state.deck_count)
        twin.pile = list(reversed(state.pile[: state.pile_count])) + [0] * (16 - state.pile_count)
        assert shown(twin, seat) == shown(state, seat)


def test_h15_3_open_draws_are_told_to_all_unseen_ones_to_the_drawer() -> None:
    state = s.situation(asked="take-attribute", owed=2, display=["gold"] * 6, deck=["palace"])
    s.act(state, "take gold")
    assert [event.kind for event in visible(GAME.events(state), WATCHER)] == ["attribute-taken"]
    s.act(state, "draw attribute")
    assert [event.kind for event in visible(GAME.events(state), 1)] == ["attribute-drawn"]
    assert [event.kind for event in visible(GAME.events(state), 0)] == [
        "attribute-drawn",
        "attribute-seen",
    ]


def test_h15_4_options_are_shown_to_the_asked_player_only() -> None:
    state = two_victims({"title": 1, "troops": 1, "castle": 1})
    assert GAME.decision_for(state, 0) is not None
    assert [GAME.decision_for(state, seat) for seat in (WATCHER, 1, 2)] == [None] * 3


def test_h15_5_the_composition_of_the_decks_is_public() -> None:
    view = GAME.view(s.started(2), WATCHER)
    assert sum(view.cards_in_game.values()) == 55
    assert sum(view.treachery_in_game.values()) == 29


def test_h15_6_known_rises_by_open_draws_and_falls_when_cards_are_seen_leaving() -> None:
    state = s.situation(
        asked="take-attribute", owed=3, display=["gold"] * 3 + ["title"] * 3, deck=["gold"]
    )
    s.act(state, "take gold", "draw attribute", "take title")
    assert GAME.view(state, WATCHER).players[0].known == {"gold": 1, "title": 1}
    s.act(state, "create sp_aragon.count")
    assert GAME.view(state, WATCHER).players[0].known == {}
    assert s.held(state, 0) == {"gold": 1}


def test_h15_6_a_revolution_does_not_touch_known() -> None:
    state = s.situation(
        asked="take-attribute",
        owed=1,
        deck=[],
        pile=["REVOLUTION"],
        hands={1: {"gold": 3}},
        known={1: {"gold": 2}},
    )
    s.act(state, "draw attribute")
    assert GAME.view(state, WATCHER).players[1].known == {"gold": 2}


def between_steps() -> tuple[State, bytes]:
    """Seat 0 has chosen the earl of Aragon and not yet how to pay; a watcher's view before."""
    state = s.situation(hands={0: {"title": 1, "troops": 1, "castle": 1, "courtesan": 1}})
    before = shown(state, WATCHER)
    s.act(state, "create sp_aragon.earl")
    assert s.asked(state) == "payment"
    return state, before


def test_h15_7_others_see_a_choice_when_its_last_step_is_made() -> None:
    state, before = between_steps()
    assert shown(state, WATCHER) == before
    assert GAME.events(state) == []
    assert GAME.view(state, 0).asked == "payment"
    s.act(state, "pay plain")
    assert GAME.view(state, WATCHER).ply == msgspec.json.decode(before)["ply"] + 1


def test_h15_8_e_an_imagined_state_stands_at_the_menu() -> None:
    state, _ = between_steps()
    imagined = GAME.resample(state, 1, 5)
    assert (imagined.asked, imagined.spot, imagined.card) == (ACT, -1, -1)
    assert imagined.ply == state.choices
    mine = GAME.resample(state, 0, 5)
    assert (mine.asked, mine.spot) == (state.asked, state.spot)


@pytest.mark.parametrize("players", GAME.players)
def test_h15_8_a_own_hand_and_public_facts_stay_and_the_rest_varies(players: int) -> None:
    state = middle_of(players, 2, 100)
    for seat in range(WATCHER, players):
        hands = set()
        for seed in range(12):
            imagined = GAME.resample(state, seat, seed)
            GAME.check(imagined)
            assert shown(imagined, seat) == shown(state, seat)
            for other in range(players):
                known = zip(imagined.hand[other], state.known[other], strict=True)
                assert all(held >= sure for held, sure in known)
            hands.add(GAME.digest(imagined))
        assert len(hands) > 10


def test_h15_8_b_the_revolution_card_lies_anywhere_in_the_pile() -> None:
    state = s.started(3)
    places = {list(GAME.resample(state, 0, seed).pile).index(REVOLUTION) for seed in range(120)}
    assert places == set(range(11))


def test_h15_8_b_unknown_cards_are_dealt_fairly() -> None:
    """One unknown card of a hand: as often of each type as the unknown cards have it."""
    state = s.situation(hands={1: {"gold": 1}}, deck=10)
    unknown = [0] * 9
    for card in state.deck[: state.deck_count] + state.pile[: state.pile_count]:
        if card != REVOLUTION:
            unknown[card] += 1
    unknown[0] += 1
    found = [0] * 9
    for seed in range(3000):
        found[list(GAME.resample(state, 0, seed).hand[1]).index(1)] += 1
    for card in range(9):
        wanted = 3000 * unknown[card] / sum(unknown)
        assert abs(found[card] - wanted) < 6 * max(4.0, wanted**0.5)


def test_h15_8_c_treachery_cards_likewise() -> None:
    state = s.situation(
        treachery={1: {"gallows": 1, "axeman": 1}}, known_treachery={1: {"axeman": 1}}
    )
    hands = [s.treachery_held(GAME.resample(state, 0, seed), 1) for seed in range(40)]
    assert all(hand.get("axeman", 0) >= 1 and sum(hand.values()) == 2 for hand in hands)
    assert len({str(hand) for hand in hands}) > 4


def test_h15_8_d_an_imagined_hand_can_meet_the_duty() -> None:
    state = two_victims({"title": 1, "troops": 1, "castle": 1, "gold": 2})
    for seed in range(60):
        imagined = GAME.resample(state, 1, seed)
        assert duty.can_be_met(imagined, 0)
        GAME.check(imagined)


def test_h15_8_d_even_the_rarest_hand_is_found() -> None:
    """Three marquis and an earl killed: eleven cards that must all be right."""
    killed = ["gb_ireland.marquis", "fr_normandy.marquis", "ge_saxony.marquis", "sp_aragon.earl"]
    two = dict.fromkeys(["troops", "dueling", "education", "bishop"], 2)
    hand = {**two, "troops": 3, "title": 1, "castle": 1}
    state = s.situation(players=5, option="treachery", killed=killed, hands={0: hand})
    begun = time.perf_counter()
    hands = set()
    for seed in range(3):
        imagined = GAME.resample(state, 1, seed)
        assert duty.can_be_met(imagined, 0)
        hands.add(str(s.held(imagined, 0)))
    assert len(hands) > 1
    assert time.perf_counter() - begun < 60


def test_h15_8_nothing_true_is_left_in_an_imagined_state() -> None:
    state = middle_of(4, 5, 120)
    imagined = GAME.resample(state, WATCHER, 9)
    again = GAME.resample(GAME.resample(state, WATCHER, 4), WATCHER, 9)
    assert GAME.save(imagined) == GAME.save(again)
    assert list(imagined.options) == list(again.options)
    assert list(imagined.key) == list(again.key)


def test_h16_1_create_target_and_stop_are_one_menu() -> None:
    state = s.situation(
        option="treachery",
        killed=["sp_galicia.baron"],
        board={"fr_normandy.earl": 1},
        hands={0: {"gold": 1}},
        treachery={0: {"guillotine": 1}},
    )
    assert s.options(state) == ["create sp_galicia.baron", "target fr_normandy.earl", "stop"]


def test_h16_2_options_are_types() -> None:
    state = s.situation(asked="discard", hands={0: {"gold": 6, "title": 5}})
    assert s.options(state) == ["discard gold", "discard title"]


def test_h16_3_a_single_payment_card_or_discard_is_not_asked() -> None:
    state = s.situation(hands={0: {"gold": 1}})
    s.act(state, "create gb_ireland.baron")
    assert s.asked(state) == "act"
    state = s.situation(
        option="treachery", board={"fr_normandy.earl": 1}, treachery={0: {"guillotine": 1}}
    )
    s.act(state, "target fr_normandy.earl")
    assert s.asked(state) == "act"
    state = s.situation(hands={0: {"gold": 12}}, players=5)
    s.act(state, "stop")
    assert (sum(state.hand[0]), state.active) == (10, 1)


def test_h16_3_a_lone_stop_is_asked_all_the_same() -> None:
    state = s.situation()
    assert (s.asked(state), s.options(state)) == ("act", ["stop"])


def test_h16_4_all_chance_comes_from_the_seed() -> None:
    digests = []
    for _ in range(2):
        state, chance = s.started(4, 8), random.Random(8)
        while not state.over:
            GAME.apply(state, chance.choice(GAME.options(state)))
        digests.append(GAME.digest(state))
    assert digests[0] == digests[1]
