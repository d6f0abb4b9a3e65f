"""Sections 4, 5, 7 and 8: placement, evaluation order, flags, preparation."""

from __future__ import annotations

import pytest

from tests.games.bastille import situation as s
from tests.games.bastille.situation import A, J, N, U
from trianon.games.bastille import flags, placing, preparation
from trianon.games.bastille.names import CARD_IDS
from trianon.games.bastille.numbers import (
    BANQUE,
    CATACOMBES,
    DO_PLACE,
    ETATS,
    LOCATIONS,
    PLACE_LOUIS,
    PLACE_TILE,
    REMOVED,
    ROUNDS,
)


@pytest.mark.parametrize("players", [3, 4])
def test_b4_1_twelve_tiles_are_placed_in_each_of_eight_rounds(players: int) -> None:
    state = s.started(players)
    rounds = []
    while not state.over:
        if state.asked == PLACE_TILE:
            rounds.append(state.round)
        s.GAME.apply(state, s.GAME.options(state)[0])
    assert sorted(set(rounds)) == list(range(1, ROUNDS + 1))
    assert all(rounds.count(number) in (11, 12) for number in range(1, 9))  # the last may be forced


def events_of_a_game(**switches: bool) -> list[tuple[str, str, dict[str, int]]]:
    state = s.started(4, 3, **switches)
    told = []
    while not state.over:
        s.GAME.apply(state, s.GAME.options(state)[-1])
        told += [(e.kind, e.clause, e.figures) for e in s.GAME.events(state)]
    return told


def test_b4_2_the_interim_scoring_follows_the_flags_of_round_four() -> None:
    kinds = [(kind, figures.get("round")) for kind, _, figures in events_of_a_game()]
    scoring = kinds.index(("scoring-started", None))
    assert kinds.index(("round-started", 4)) < scoring < kinds.index(("round-started", 5))
    assert (
        kinds.index(("bonus-turned", None), scoring) > scoring
    )  # R1: preparation after the scoring


def test_b4_3_after_round_eight_nothing_is_prepared() -> None:
    told = events_of_a_game()
    final = [kind for kind, _, figures in told if kind == "scoring-started"]
    last = max(i for i, (kind, _, f) in enumerate(told) if kind == "scoring-started" and f["final"])
    assert len(final) == 2
    assert not {"card-dealt", "versailles-turned"} & {kind for kind, _, _ in told[last:]}


def test_b5_1_values_in_hand_by_locations_with_a_free_space() -> None:
    state = s.started(4)
    options = s.GAME.options(state)
    assert options == [DO_PLACE + place for place in range(2 * LOCATIONS)]
    s.GAME.apply(state, DO_PLACE + CATACOMBES)
    s.GAME.apply(state, DO_PLACE + CATACOMBES)
    assert DO_PLACE + CATACOMBES not in s.GAME.options(state)
    assert state.space_seat[CATACOMBES][:2] == [state.start_player, (state.start_player + 1) % 4]


def test_b5_1_players_place_clockwise_from_the_start_player() -> None:
    state = s.started(3)
    seats = []
    for _ in range(6):
        seats.append(state.asked_seat)
        s.GAME.apply(state, s.GAME.options(state)[0])
    assert seats == [(state.start_player + step) % 3 for step in range(6)]
    assert placing.tiles_placed(state) == 6


def test_b5_2_locations_in_order_and_empty_ones_are_skipped() -> None:
    state = s.started(4)
    told = []
    for _ in range(12):
        s.GAME.apply(state, s.GAME.options(state)[0])
        told += s.GAME.events(state)
    while state.asked != PLACE_TILE:
        s.GAME.apply(state, s.GAME.options(state)[0])
        told += s.GAME.events(state)
    places = [
        event.figures["location"]
        for event in told
        if event.kind in ("location-evaluated", "location-skipped")
    ]
    assert places == list(range(LOCATIONS))
    assert any(event.kind == "location-skipped" for event in told)


def test_b5_3_the_earlier_tile_wins_a_tie() -> None:
    state = s.placed(s.started(), BANQUE, [(N, 2), (J, 3), (A, 3)])
    assert s.seats_in_order(state) == [J, A, N]


def test_b5_4_a_player_with_two_tiles_acts_twice() -> None:
    state = s.started()
    state.coins = s.all_seats()
    s.placed(state, BANQUE, [(U, 1), (J, 3), (U, 2)])
    s.evaluate(state)
    assert state.coins[U] == 2 + 4
    assert state.start_player == J


def test_b5_5_the_order_does_not_change_with_the_start_player() -> None:
    state = s.started()
    state.start_player = N
    s.placed(state, BANQUE, [(U, 1), (J, 1), (A, 1)])
    s.evaluate(state)
    assert state.start_player == U


def test_b5_6_each_tile_goes_back_after_its_own_evaluation() -> None:
    state = s.started()
    state.hand = [[0, 0, 0, 0, 0] for _ in range(4)]
    state.coins = s.all_seats(10)
    s.placed(state, PLACE_LOUIS, [(U, 2), (J, 1)])
    seen = []

    def look(now: object) -> int:
        seen.append([s.tiles(hand) for hand in state.hand[:2]])
        return s.GAME.options(state)[-1]

    s.evaluate(state, look, look)
    assert seen == [[[], []], [[2], []]]
    assert [s.tiles(hand) for hand in state.hand[:2]] == [[2], [1]]


def test_b7_1_flags_of_monks_count() -> None:
    state = s.started()
    s.clear_cards(state)
    s.give_cards(state, U, ["M02", "P03"])
    assert flags.flags_of(state, U) == 3


def test_b7_5_large_is_carried_out_before_small() -> None:
    state = s.final(s.started())
    state.bonus = [0, 1, 2, 3, 4, 5, 6, 7, 9, 8]  # two torches for the first, one for the second
    s.give_icons(state, "flags", {U: 1, J: 2})
    state.torch_supply = 2
    flags.give_bonuses(state)
    assert state.torches == [0, 2, 0, 0]


def test_b7_4_without_flags_both_bonuses_lapse() -> None:
    state = s.started()
    s.clear_cards(state)
    before = s.GAME.save(state)
    flags.give_bonuses(state)
    assert s.GAME.save(state) == before


def test_b8_1_b8_2_the_next_tiles_are_turned_up() -> None:
    state = s.started()
    before = s.GAME.view(state, 0)
    preparation.prepare_round(state)
    view = s.GAME.view(state, 0)
    assert view.round == 2
    assert view.bonus in before.bonus_unseen
    assert view.versailles in before.versailles_unseen
    assert before.versailles not in view.versailles_unseen


def test_b8_3_cards_left_at_place_louis_leave_the_game() -> None:
    state = s.started()
    old = list(state.display)
    preparation.prepare_round(state)
    assert all(state.place[card] == REMOVED for card in old)
    assert not set(old) & set(state.display)


def test_b8_4_a_short_deck_deals_what_is_there() -> None:
    state = s.started()
    state.deck_next = 33
    preparation.prepare_round(state)
    shown = [CARD_IDS[card] for card in state.display if card >= 0]
    assert len(shown) == 2
    assert preparation.top_card(state) == -1


def test_r16_the_new_start_player_places_first_in_the_next_round() -> None:
    state = s.started()
    s.placed(state, ETATS, [])
    state.start_player = A
    s.answer_all(state, lambda: state.asked == 0, [])
    assert state.asked_seat == A
