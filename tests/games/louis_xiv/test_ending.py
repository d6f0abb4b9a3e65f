"""The end of the game (L16)."""

from __future__ import annotations

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv import ending
from trianon.games.louis_xiv.numbers import COAT_COLUMNS, ROUND_ENDS, ROUNDS
from trianon.games.louis_xiv.state import State


def last_round() -> State:
    state = s.bare(3)
    state.round, state.king = ROUNDS, NOBODY
    state.louis = [0, 0, 0, 0]
    return s.at(state, ROUND_ENDS)


def with_coats(rows: list[list[int]]) -> State:
    state = last_round()
    state.coats = [row + [0] * (COAT_COLUMNS - len(row)) for row in rows] + [[0] * COAT_COLUMNS]
    return state


def test_l16_1_one_coat_for_each_thing_given() -> None:
    state = last_round()
    s.influence(state, {A: [3]})
    s.conspiracies(state, {A: [1, 2]})
    s.tiles(state, A, {"ring": 1})
    s.reserves(state, A, general=2, boards={5: 2})
    s.put(state, "louis", {A: 8})
    ending.exchange(state, A)
    assert s.coats_of(state, A) == 1 + 2 + 1 + 2 + 2
    assert state.louis[A] == 2
    assert (state.general[A], state.personal[A]) == (4, 12)


def test_l16_2_the_most_of_each_kind_and_tied_players_each() -> None:
    state = with_coats([[3, 1, 0], [2, 1, 0], [0, 0, 2]])
    ending.give_extra_coats(state)
    assert state.extra_coats[:3] == [2, 1, 1]


def test_l16_3_extra_coats_do_not_count_for_majorities() -> None:
    state = with_coats([[1], [1], [0, 1]])
    ending.give_extra_coats(state)
    assert [s.coats_of(state, seat) for seat in range(3)] == [1, 1, 1]
    assert state.extra_coats[:3] == [1, 1, 1]


def test_l16_4_a_point_for_each_coat_and_five_for_each_mission() -> None:
    state = with_coats([[2, 1], [], []])
    s.missions(state, laid={A: ["L01", "D01"]})
    state.extra_coats = [2, 0, 0, 0]
    assert GAME.scores(state) == [15, 0, 0]


def test_l16_5_most_points_then_personal_reserve_then_shared() -> None:
    state = with_coats([[4], [4], [3]])
    state.over = 1
    state.personal = [5, 6, 9, 0]
    assert GAME.winners(state) == [B]
    state.personal = [6, 6, 9, 0]
    assert GAME.winners(state) == [A, B]
    assert C not in GAME.winners(state)
