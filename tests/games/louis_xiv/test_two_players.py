"""Two players and the fictive one (L17)."""

from __future__ import annotations

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import A, B
from tests.games.louis_xiv.test_court import board
from trianon.games.louis_xiv.numbers import FICTIVE, FICTIVE_PLACES
from trianon.games.louis_xiv.state import State

JOKER = 13


def scored(
    number: int,
    counts: dict[int, int],
    fictive: int,
    side: str = "a",
    king: bool = False,
    laid: dict[int, list[str]] | None = None,
) -> State:
    state = board(number, counts, side, players=2, laid=laid)
    s.fictive(state, {number: fictive})
    return s.score(state, number, king=number if king else None)


def test_l17_1_general_reserves_of_5_and_6() -> None:
    assert s.started(2).general[:2] == [5, 6]


def test_l17_2_eight_markers_of_a_third_colour() -> None:
    state = s.started(2)
    assert sum(row[FICTIVE] for row in state.markers) == 8


def test_l17_3_jokers_are_replaced_and_turned_cards_are_out() -> None:
    state = s.bare(2)
    s.influence(state, {A: [5, 6], B: [9, 10]}, [JOKER, 1, JOKER, 2, 3])
    s.king_on(state, 4)
    state = s.go_on(s.at(state, FICTIVE_PLACES))
    assert [state.markers[b][FICTIVE] for b in range(4)] == [2, 2, 2, 2]
    assert sum(state.played) == 5


def test_l17_4_markers_add_up() -> None:
    state = s.bare(2)
    s.influence(state, {A: [5, 6], B: [9, 10]}, [4, 4, 3])
    s.king_on(state, 4)
    state = s.go_on(s.at(state, FICTIVE_PLACES))
    assert [state.markers[b][FICTIVE] for b in (3, 2)] == [6, 2]


def test_l17_4_without_the_switch_a_second_card_is_replaced() -> None:
    """R26."""
    state = s.bare(2, fictive_stacks=False)
    s.influence(state, {A: [5, 6], B: [9, 10]}, [4, 3, 3, 2, 1])
    s.king_on(state, 4)
    state = s.go_on(s.at(state, FICTIVE_PLACES))
    assert [state.markers[b][FICTIVE] for b in range(4)] == [2, 2, 2, 2]


def test_l17_5_his_markers_leave_after_the_scoring() -> None:
    state = scored(5, {A: 1}, 2)
    assert "fictive-removed" in s.kinds_told(state) or state.markers[4][FICTIVE] in (0, 2)


def test_l17_6_fictive_majority_nobody_free_others_may_bribe_and_it_flips() -> None:
    state = scored(4, {A: 1, B: 1}, 2)
    assert s.asked(state) == ("bribe", A)
    s.act(state, "no", "yes")
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [{}, {"helmet": 1}]
    assert state.side[3] == 1


def test_l17_6_fictive_tied_for_first_is_a_tie() -> None:
    state = scored(5, {A: 2}, 2)
    assert s.tiles_of(state, A) == {}
    assert state.side[4] == 0


def test_l17_6_with_the_king_a_real_tied_player_gets_the_tile_and_loses_his_markers() -> None:
    state = scored(4, {A: 2}, 2, "b", king=True)
    assert s.tiles_of(state, A) == {"helmet": 1}
    assert state.general[A] == 5


def test_l17_6_fictive_first_with_the_king_the_real_second_gets_the_tile_no_crown() -> None:
    state = scored(4, {A: 2, B: 1}, 4, "b", king=True)
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [{"helmet": 1}, {}]
    assert state.general[A] == 3


def test_l17_6_fictive_second_no_tile_is_given() -> None:
    state = scored(4, {A: 3, B: 1}, 2, "b", king=True)
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [{"helmet": 1, "crown": 1}, {}]


def test_l17_6_fictive_tied_for_second_nobody_gets_it_free() -> None:
    state = scored(4, {A: 3, B: 2}, 2, "b", king=True)
    assert s.tiles_of(state, B) == {}


def test_l17_6_win_tie_beats_the_fictive_player() -> None:
    laid = {A: ["win_tie"]}
    state = s.act(scored(4, {A: 2, B: 1}, 2, "b", king=True, laid=laid), "yes")
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [{"helmet": 1, "crown": 1}, {}]


def test_l17_6_on_markers_boards_he_changes_nothing() -> None:
    state = scored(10, {A: 3}, 8)
    assert s.coats_of(state, A) == 2
    assert scored(10, {A: 2}, 8).side[9] == 0
