"""The king (L12) and his board (L14.4)."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C, D
from tests.games.louis_xiv.test_court import board
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.state import State

FIRST_GETS = {"helmet": 1, "crown": 1}


def with_king(
    counts: dict[int, int], side: str = "a", laid: dict[int, list[str]] | None = None
) -> State:
    return s.score(board(4, counts, side, laid=laid), 4, king=4)


@pytest.mark.parametrize("side", ["a", "b"])
def test_l12_1_sole_first_and_sole_second(side: str) -> None:
    state = with_king({A: 3, B: 2, C: 1}, side)
    if side == "a":
        assert s.asked(state) == ("bribe", C)
        s.act(state, "no")
    assert [s.tiles_of(state, seat) for seat in (A, B, C)] == [FIRST_GETS, {"helmet": 1}, {}]
    assert state.general[:3] == [6, 3, 3]


@pytest.mark.parametrize("side", ["a", "b"])
def test_l12_1_sole_first_and_tied_seconds(side: str) -> None:
    state = with_king({A: 3, B: 2, C: 2, D: 1}, side)
    asked = []
    while s.asked(state)[0] == "bribe":
        asked.append(state.asked_seat)
        s.act(state, "no")
    assert asked == ([B, C, D] if side == "a" else [])
    assert [s.tiles_of(state, seat) for seat in (A, B, C)] == [FIRST_GETS, {}, {}]


def test_l12_1_sole_first_alone() -> None:
    state = with_king({C: 1})
    assert s.tiles_of(state, C) == FIRST_GETS


@pytest.mark.parametrize("side", ["a", "b"])
def test_l12_1_tied_firsts_get_the_tile_without_a_crown_and_lose_their_markers(side: str) -> None:
    state = with_king({A: 3, B: 3, C: 2}, side)
    if side == "a":
        assert s.asked(state) == ("bribe", C)
        s.act(state, "no")
    tiles = [s.tiles_of(state, seat) for seat in (A, B, C)]
    assert tiles == [{"helmet": 1}, {"helmet": 1}, {}]
    assert state.general[:3] == [6, 6, 3]


def test_l12_2_the_second_place_is_free_and_cannot_bribe_besides() -> None:
    state = with_king({A: 3, B: 2})
    assert s.asked(state)[0] != "bribe"
    assert state.louis[B] == 9 or state.round == 2


def test_l12_3_clockwise_from_the_sole_first() -> None:
    state = with_king({A: 1, B: 1, C: 4, D: 1})
    asked = []
    while s.asked(state)[0] == "bribe":
        asked.append(state.asked_seat)
        s.act(state, "no")
    assert asked == [D, A, B]


def test_l12_4_the_king_returns_to_the_bank_and_the_board_flips() -> None:
    state = with_king({A: 3, B: 1})
    assert (state.king, state.side[3]) == (NOBODY, 1)


def test_l12_5_win_tie_one_other_tied_player_is_second() -> None:
    state = s.act(with_king({A: 2, B: 2}, laid={A: ["win_tie"]}), "yes")
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [FIRST_GETS, {"helmet": 1}]
    assert state.general[:2] == [5, 3]


def test_l12_5_win_tie_several_others_are_tied_seconds() -> None:
    state = s.act(with_king({A: 2, B: 2, C: 2, D: 1}, "b", laid={A: ["win_tie"]}), "yes")
    assert [s.tiles_of(state, seat) for seat in range(4)] == [FIRST_GETS, {}, {}, {}]


def test_l12_5_declined_it_is_a_tie() -> None:
    state = s.act(with_king({A: 2, B: 2}, "b", laid={A: ["win_tie"]}), "no")
    assert [s.tiles_of(state, seat) for seat in (A, B)] == [{"helmet": 1}] * 2


def test_l14_4_flipped_after_a_tie_and_if_empty() -> None:
    assert with_king({A: 2, B: 2}, "b").side[3] == 0
    assert with_king({}).side[3] == 1


def test_l14_4_not_if_empty_without_the_switch() -> None:
    """R15."""
    state = s.bare(3, king_board_always_flips=False)
    assert s.score(state, 4, king=4).side[3] == 0
    assert GAME.switches["king_board_always_flips"]
