"""Phase 3: Scoring (L9), conditions without the king (L11), flipping (L14)."""

from __future__ import annotations

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C, D
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.numbers import ROUNDS
from trianon.games.louis_xiv.state import State


def board(
    number: int,
    counts: dict[int, int],
    side: str = "a",
    players: int = 4,
    laid: dict[int, list[str]] | None = None,
) -> State:
    """A board with these markers, not yet scored; 9 louis each."""
    state = s.bare(players)
    s.missions(state, laid=laid or {})
    s.side(state, number, side)
    state.louis = [9] * players + [0] * (4 - players)
    for seat, count in counts.items():
        s.reserves(state, seat, general=3, boards={number: count})
    return state


def test_l9_1_boards_are_scored_from_1_to_12() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=5, boards={9: 1, 7: 1, 2: 1})
    state = s.score(state, 1)
    told = [e.figures["board"] for e in GAME.events(state) if e.kind == "board-opened"]
    assert told == sorted(told)
    assert s.tiles_of(state, A) == {"letter": 1, "crown": 1}


def test_l9_3_win_tie_is_asked_after_conspiracy_cards() -> None:
    state = board(4, {A: 2, B: 2}, laid={A: ["win_tie"]})
    s.conspiracies(state, {B: [4]})
    state = s.score(state, 4)
    assert s.asked(state) == ("conspire", B)
    s.act(state, "no")
    assert s.asked(state) == ("break-tie", A)


def test_l9_3_not_asked_once_the_tie_is_gone() -> None:
    state = board(4, {A: 2, B: 2}, laid={A: ["win_tie"]})
    s.conspiracies(state, {B: [4]})
    state = s.act(s.score(state, 4), "conspire personal 1")
    assert s.asked(state)[0] == "bribe"


def test_l9_4_counts_are_frozen() -> None:
    """L9.4, L14.6: a marker put on 6 by its own income stays there."""
    state = s.score(board(6, {A: 2}), 6)
    s.act(state, "board conde")
    assert s.own(state, A) == {6: 1}


def test_l9_5_each_player_completes_his_income_before_the_next() -> None:
    state = s.score(board(6, {A: 2, B: 2}), 6)
    assert s.coats_of(state, A) == 1
    assert s.coats_of(state, B) == 0
    s.act(state, "no")
    assert s.coats_of(state, B) == 1


def test_l9_6_the_holder_to_the_general_the_others_to_the_personal_reserve() -> None:
    state = s.act(s.score(board(4, {A: 3, B: 2}), 4), "no")
    assert (state.general[A], state.personal[A]) == (6, 10)
    assert (state.general[B], state.personal[B]) == (3, 13)


def test_l9_7_the_board_flips_at_the_end() -> None:
    state = s.act(s.score(board(4, {A: 3, B: 2}), 4), "no")
    assert state.side[3] == 1


def test_l9_8_clockwise_from_the_sole_majority_holder_else_turn_order() -> None:
    """L9.8: bribes in the order of incomes."""
    state = s.score(board(4, {A: 1, B: 1, C: 3, D: 1}), 4)
    order = []
    while s.asked(state)[0] == "bribe":
        order.append(state.asked_seat)
        s.act(state, "no")
    assert order == [D, A, B]
    state = board(4, {A: 1, B: 2, C: 2, D: 1})
    state.first_player = C
    state = s.score(state, 4)
    assert state.asked_seat == C


def test_l9_9_and_l9_10_once_and_only_with_a_marker() -> None:
    """L9.9, L9.10: the holder is not asked for a bribe, nor who has no marker."""
    state = s.score(board(4, {A: 3, B: 1}), 4)
    assert s.asked(state) == ("bribe", B)
    s.act(state, "yes")
    assert s.asked(state)[0] != "bribe"


def test_l9_11_a_board_without_markers_is_skipped_and_not_flipped() -> None:
    state = s.score(board(5, {}), 5)
    assert state.side[4] == 0
    assert s.tiles_of(state, A) == {}


def test_l11_1_the_sole_majority_gets_it_free_others_may_bribe() -> None:
    state = s.score(board(4, {A: 3, B: 2}), 4)
    assert s.tiles_of(state, A) == {"helmet": 1}
    s.act(state, "yes")
    assert s.tiles_of(state, B) == {"helmet": 1}
    assert state.louis[B] == 6


def test_l11_1_no_bribe_without_enough_louis() -> None:
    state = board(4, {A: 3, B: 2})
    s.put(state, "louis", {B: 2})
    assert s.asked(s.score(state, 4))[0] != "bribe"


def test_l11_2_a_tie_nobody_free_all_may_bribe_no_flip() -> None:
    state = s.score(board(4, {A: 2, B: 2}), 4)
    assert s.asked(state) == ("bribe", A)
    s.act(state, "yes", "no")
    assert s.tiles_of(state, A) == {"helmet": 1}
    assert (state.general[A], state.general[B], state.side[3]) == (3, 3, 0)


def test_l11_3_first_place_only() -> None:
    state = s.score(board(5, {A: 3, B: 2}), 5)
    assert (s.tiles_of(state, A), s.tiles_of(state, B)) == ({"crown": 1}, {})
    tied = s.score(board(5, {A: 2, B: 2}), 5)
    assert (s.tiles_of(tied, A), tied.general[A], tied.side[4]) == ({}, 3, 0)


def test_l11_4_markers_everybody_with_enough_and_no_loss() -> None:
    state = s.score(board(10, {A: 4, B: 3, C: 2}), 10)
    assert [s.coats_of(state, seat) for seat in range(4)] == [2, 2, 0, 0]
    assert state.general == [3, 3, 3, state.general[D]]


def test_l11_5_a_single_player_is_the_sole_majority_holder() -> None:
    state = s.score(board(5, {B: 1}), 5)
    assert s.tiles_of(state, B) == {"crown": 1}
    assert state.general[B] == 4


def test_l11_6_win_tie_makes_him_the_sole_holder_once() -> None:
    state = board(5, {A: 2, B: 2}, laid={B: ["win_tie"]})
    state = s.act(s.score(state, 5), "yes")
    assert s.tiles_of(state, B) == {"crown": 1}
    assert (state.general[B], state.side[4]) == (5, 1)
    assert sum(state.used) in (0, 1)  # fresh again if the next round has begun


def test_l11_6_not_on_markers_boards_and_not_if_he_is_not_tied() -> None:
    for number, counts in ((10, {A: 3, B: 3}), (5, {A: 1, B: 2, C: 2})):
        state = s.score(board(number, counts, laid={A: ["win_tie"]}), number)
        assert s.asked(state)[0] != "break-tie"


def test_l11_7_bribes_cost_one_less() -> None:
    state = board(4, {A: 3, B: 2}, laid={B: ["bribe_minus_1"]})
    s.put(state, "louis", {B: 2})
    state = s.act(s.score(state, 4), "yes")
    assert state.louis[B] == 0
    assert s.tiles_of(state, B) == {"helmet": 1}


def test_l14_1_a_majority_flips() -> None:
    assert s.score(board(5, {A: 3, B: 2}), 5).side[4] == 1


def test_l14_2_a_tie_does_not() -> None:
    assert s.score(board(5, {A: 3, B: 3}), 5).side[4] == 0


def test_l14_3_markers_boards_flip_if_somebody_received() -> None:
    assert s.score(board(10, {A: 3}), 10).side[9] == 1
    assert s.score(board(10, {A: 2}), 10).side[9] == 0


def test_l14_5_nothing_flips_in_round_4_but_markers_move() -> None:
    state = board(5, {A: 3, B: 2})
    state.round = ROUNDS
    state = s.score(state, 5)
    assert state.side[4] == 0
    assert state.general[A] == 6


def test_l14_5_a_flipped_board_may_flip_back() -> None:
    assert s.score(board(5, {A: 3}, side="b"), 5).side[4] == 0


def test_l14_6_markers_that_stayed_count_in_the_next_round() -> None:
    state = s.act(s.score(board(8, {A: 1}), 8), "count 2")
    assert s.own(state, A) == {5: 2}
    assert s.tiles_of(s.score(state, 5), A) == {"crown": 1}
    assert state.tie_winner == NOBODY
