"""Phase 1: Supply (L5) and the supply missions (L18)."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.games.louis_xiv.numbers import ROUND_BEGINS, START_MISSIONS
from trianon.games.louis_xiv.state import State


def with_laid(benefits: list[str], general: int = 5, players: int = 3) -> State:
    state = s.bare(players)
    s.missions(state, laid={A: benefits})
    s.reserves(state, A, general=general)
    return s.supply(state)


def test_l5_1_money_for_all_and_the_king_to_his_board() -> None:
    state = s.bare(3)
    state.round = 2
    before = list(state.louis)
    card = state.money[1]
    state = s.go_on(s.at(state, ROUND_BEGINS))
    assert [state.louis[seat] - before[seat] for seat in range(3)] == [
        state.box.money_louis[card]
    ] * 3
    assert state.king == state.box.money_king[card]


def test_l5_2_in_turn_order_each_copy_once_in_any_order() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["louis_1"], B: ["louis_3", "louis_1"]})
    state.first_player = B
    state = s.supply(state)
    assert s.asked(state) == ("use-supply", B)
    assert s.options(state) == ["done", "use louis_1", "use louis_3"]
    s.act(state, "use louis_3")
    assert s.options(state) == ["done", "use louis_1"]
    s.act(state, "use louis_1")
    assert s.asked(state) == ("use-supply", A)


def test_l5_2_a_card_that_would_do_nothing_is_not_offered() -> None:
    state = with_laid(["marker_1", "louis_1"], general=0)
    assert s.options(state) == ["done", "use louis_1"]


def test_l5_2_missions_in_hand_do_nothing() -> None:
    state = s.bare(3)
    s.missions(state, hands={A: ["L05"]})
    assert s.asked(s.supply(state))[0] != "use-supply"


def test_l5_2_done_leaves_the_rest_unused() -> None:
    state = s.act(with_laid(["louis_1", "louis_1"]), "use louis_1", "done")
    assert sum(state.used) == 1


def test_l5_3_five_cards_join_those_already_held() -> None:
    state = s.bare(3)
    s.influence(state, {B: [7]})
    state = s.supply(state)
    assert [sum(state.influence[seat]) for seat in range(3)] == [5, 6, 5]


def test_l18_marker_1_and_marker_3() -> None:
    state = s.act(with_laid(["marker_1", "marker_3"]), "use marker_1")
    assert (state.general[A], state.personal[A]) == (4, 12)
    s.act(state, "use marker_3")
    assert (state.general[A], state.personal[A]) == (1, 15)


def test_l18_marker_3_takes_all_that_are_left() -> None:
    state = s.act(with_laid(["marker_3"], general=2), "use marker_3")
    assert (state.general[A], state.personal[A]) == (0, 16)


@pytest.mark.parametrize(("benefit", "count"), [("louis_1", 1), ("louis_3", 3)])
def test_l18_louis(benefit: str, count: int) -> None:
    state = with_laid([benefit])
    before = state.louis[A]
    s.act(state, f"use {benefit}")
    assert state.louis[A] - before == count


@pytest.mark.parametrize(
    ("choice", "louis", "markers"),
    [("two 2-louis", 2, 0), ("two louis-and-marker", 1, 1), ("two 2-markers", 0, 2)],
)
def test_l18_two_of_louis_marker(choice: str, louis: int, markers: int) -> None:
    state = with_laid(["two_of_louis_marker"])
    before = state.louis[A]
    s.act(state, "use two_of_louis_marker", choice)
    assert (state.louis[A] - before, state.personal[A] - 11) == (louis, markers)


def test_l18_two_of_louis_marker_with_a_short_reserve_loses_markers() -> None:
    """R35."""
    state = s.act(with_laid(["two_of_louis_marker"], general=1), "use two_of_louis_marker")
    assert len(s.options(state)) == 3
    assert s.act(state, "two 2-markers").personal[A] == 16


def test_l18_coat_1_and_conspiracy_1() -> None:
    state = s.act(with_laid(["coat_1", "conspiracy_1"]), "use coat_1", "use conspiracy_1")
    assert s.coats_of(state, A) == 1
    assert state.conspiracy_seat.count(A) == 1


def test_l18_marker_for_card_comes_before_the_deal() -> None:
    state = with_laid(["marker_for_card"])
    s.act(state, "use marker_for_card")
    assert (state.general[A], state.personal[A]) == (6, 10)
    assert sum(state.influence[A]) == 6


def test_l18_marker_for_card_needs_a_personal_marker() -> None:
    """R34."""
    state = s.bare(3)
    s.missions(state, laid={A: ["marker_for_card"]})
    s.reserves(state, A, general=16, personal=0)
    assert s.asked(s.supply(state))[0] != "use-supply"


def test_l15_9_laid_missions_can_be_used_again_in_the_next_round() -> None:
    state = s.act(with_laid(["louis_1"]), "use louis_1")
    assert sum(state.used) == 1
    s.at(state, ROUND_BEGINS)
    state.round, state.turn = 2, 0
    s.influence(state, {})
    state = s.go_on(state)
    assert s.options(state) == ["done", "use louis_1"]


def test_a_step_without_supply_missions_asks_nobody() -> None:
    state = s.supply(s.bare(3))
    assert state.step > START_MISSIONS
    assert s.asked(state) == ("choose-mode", A)
    assert GAME.options(state)
    assert state.asked_seat != C
