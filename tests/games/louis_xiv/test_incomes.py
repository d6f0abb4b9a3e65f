"""Incomes of the boards (L13)."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B
from tests.games.louis_xiv.test_court import board
from trianon.games.louis_xiv import gains
from trianon.games.louis_xiv.numbers import FROM_INCOME, KINDLESS
from trianon.games.louis_xiv.state import State

TILES = {1: "sceptre", 2: "letter", 3: "ring", 4: "helmet", 5: "crown", 9: "crown"}


@pytest.mark.parametrize(("number", "tile"), TILES.items())
def test_tiles(number: int, tile: str) -> None:
    """L13.1-L13.5, L13.9: each board has its tile."""
    state = s.score(board(number, {A: 2}), number)
    assert s.tiles_of(state, A) == {tile: 1}


def conde(general: int, personal: int | None = None) -> State:
    state = s.bare(3)
    s.reserves(state, A, general=general, personal=personal, boards={6: 2})
    return s.score(state, 6)


def test_l13_6_a_coat_and_a_marker_of_the_general_reserve() -> None:
    state = conde(3)
    assert s.coats_of(state, A) == 1
    assert len(s.options(state)) == 13
    s.act(state, "board mazarin")  # still to be scored: they are alone there
    assert sum(state.influence[A]) in (1, 6)


def test_l13_6_of_the_personal_reserve_if_the_general_is_empty() -> None:
    state = s.act(conde(0), "board anne")
    assert s.own(state, A) == {1: 1}
    assert (state.general[A], state.personal[A]) == (0, 15)


def test_l13_6_not_asked_with_both_reserves_empty() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=0, personal=0, boards={6: 4, 1: 12})
    assert s.asked(s.score(state, 6))[0] != "conde-marker"


def test_l13_7_five_louis() -> None:
    state = board(7, {A: 1})
    before = state.louis[A]
    state = s.score(state, 7)
    money = state.box.money_louis[state.money[1]] if state.round == 2 else 0
    assert state.louis[A] - before == 5 + money


def test_l13_8_up_to_two_on_board_5_then_one_back() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=3, boards={8: 1})
    state = s.score(state, 8)
    assert s.options(state) == ["count 0", "count 1", "count 2"]
    s.act(state, "count 2")
    assert s.own(state, A) == {5: 2}
    assert (state.general[A], state.personal[A]) == (0 + 1, 12 + 1)  # the scored one is lost


def test_l13_8_missing_ones_from_the_personal_reserve() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=1, personal=1, boards={8: 1, 1: 13})
    state = s.act(s.score(state, 8), "count 2")
    assert s.own(state, A) == {1: 13, 5: 2}
    assert (state.general[A], state.personal[A]) == (1, 0)


def test_l13_8_never_more_than_both_reserves_hold() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=1, personal=0, boards={8: 1, 1: 14})
    assert s.options(s.score(state, 8)) == ["count 0", "count 1"]


@pytest.mark.parametrize(("number", "stays"), [(5, True), (6, True), (7, False)])
def test_l14_6_a_marker_on_a_scored_board_is_told_to_stay(number: int, stays: bool) -> None:
    """Board 6 places anywhere: on a board before it or on itself the marker waits for the next round."""
    state = conde(general=3)
    s.act(state, s.options(state)[number - 1])
    told = [event.figures["board"] for event in GAME.events(state) if event.clause == "L14.6"]
    assert told == [number - 1] * stays


def test_l13_10_two_coats() -> None:
    state = s.score(board(10, {A: 3}), 10)
    assert s.coats_of(state, A) == 2
    assert state.earned[A][FROM_INCOME] == 2


def test_l13_11_an_influence_card_for_the_next_round() -> None:
    state = s.score(board(11, {A: 1}), 11)
    assert sum(state.influence[A]) == (6 if state.round == 2 else 1)


def test_l13_12_a_coat_and_a_conspiracy_card() -> None:
    state = s.score(board(12, {A: 1}), 12)
    assert s.coats_of(state, A) == 1
    assert state.conspiracy_seat.count(A) == 1


def test_l13_13_only_the_owner_sees_the_kinds_of_his_coats() -> None:
    state = s.started(3)
    gains.draw_coats(state, A, 2, 1, FROM_INCOME)
    events = GAME.events(state)
    assert all(event.reader == A for event in events if event.kind == "coats-known")
    assert sum(GAME.view(state, A).my_coats.values()) == 2
    seen = GAME.view(state, B).players[A]
    assert (seen.coats, seen.revealed_coats) == (2, {})


def test_l13_14_after_sixty_coats_come_coats_without_a_kind() -> None:
    state = s.bare(3)
    gains.draw_coats(state, A, 62, 1, FROM_INCOME)
    assert sum(state.coat_supply) == 0
    assert state.coats[A][KINDLESS] == 2
    assert GAME.scores(state)[A] == 62
