"""Section 6: the seven locations beyond the worked examples."""

from __future__ import annotations

from tests.games.bastille import situation as s
from tests.games.bastille.situation import A, J, N, U
from trianon.games.bastille import gains
from trianon.games.bastille.names import CARD_IDS
from trianon.games.bastille.numbers import (
    BANQUE,
    BASTILLE,
    CATACOMBES,
    DO_FORFEIT,
    ETATS,
    NOTRE_DAME,
    PLACE_LOUIS,
    VERSAILLES,
)


def test_b6_1_the_start_player_may_keep_the_marker() -> None:
    state = s.started()
    state.start_player = J
    s.evaluate(s.placed(state, BANQUE, [(J, 2), (U, 1)]))
    assert state.start_player == J


def test_b6_2_a_four_is_never_exchanged_but_scores() -> None:
    state = s.started()
    state.hand = [[0, 1, 1, 0, 0], *state.hand[1:]]
    s.evaluate(s.placed(state, NOTRE_DAME, [(U, 4)]))
    assert s.tiles(state.hand[U]) == [1, 2, 4]
    assert state.score[U] == 1
    assert sum(state.removed[U]) == 0


def test_b6_2_only_the_first_scores() -> None:
    state = s.started()
    s.evaluate(s.placed(state, NOTRE_DAME, [(U, 1), (J, 2), (A, 1)]))
    assert state.score == [0, 1, 0, 0]


def test_b6_3_with_one_tile_the_other_bonus_is_lost() -> None:
    state = s.started()
    state.versailles = [6, 0, 1, 2, 3, 4, 5, 7]  # V7: 4 coins or 3 points
    state.coins = s.all_seats()
    asked = s.evaluate(s.placed(state, VERSAILLES, [(U, 1)]), s.named("pick left"))
    assert asked == 1
    assert (state.coins[U], state.score[U]) == (4, 0)
    assert [e.kind for e in s.GAME.events(state)].count("versailles-lost") == 1


def test_b6_3_a_player_with_both_tiles_gets_both() -> None:
    state = s.started()
    state.versailles = [6, 0, 1, 2, 3, 4, 5, 7]
    state.coins = s.all_seats()
    s.evaluate(s.placed(state, VERSAILLES, [(U, 1), (U, 1)]), s.named("pick right"))
    assert (state.coins[U], state.score[U]) == (4, 3)


def test_b6_4_first_two_cubes_second_one() -> None:
    state = s.started()
    s.evaluate(s.placed(state, CATACOMBES, [(U, 1), (J, 3)]))
    assert state.bag == [1, 2, 0, 0]
    assert state.cubes == [19, 18, 20, 20]


def test_b6_5_a_surplus_is_not_paid_out_and_the_display_is_not_refilled() -> None:
    state = s.started()
    cheap = CARD_IDS.index("P01")
    state.display = [cheap, -1, -1, -1]
    state.coins = s.all_seats(0)
    asked = s.evaluate(s.placed(state, PLACE_LOUIS, [(U, 4), (J, 4)]), s.named("recruit P01"))
    assert asked == 1  # nothing is left for Jan but to forfeit, which is not asked
    assert state.coins == s.all_seats(0)
    assert state.place[cheap] == U
    assert list(state.display) == [-1, -1, -1, -1]


def test_b6_5_forfeiting_is_always_allowed() -> None:
    state = s.started()
    s.placed(state, PLACE_LOUIS, [(U, 1)])
    s.evaluate(state, lambda now: DO_FORFEIT)
    assert state.coins[U] == 8


def test_b6_6_first_moves_one_more_than_the_value() -> None:
    state = s.started()
    s.evaluate(s.placed(state, BASTILLE, [(U, 2), (J, 2)]))
    assert state.track == [3, 2, 0, 0]


def test_b6_6_1_a_marker_stands_behind_those_already_there() -> None:
    state = s.started()
    state.track, state.track_order = [5, 2, 2, 0], [U, J, A, N]
    gains.move_marker(state, N, 2, 1)
    assert state.track_order == [U, J, A, N]
    gains.move_marker(state, A, 3, 1)
    assert state.track_order == [U, A, J, N]


def test_b6_6_2_a_marker_that_cannot_move_keeps_its_place_and_is_paid() -> None:
    state = s.started()
    state.coins = s.all_seats()
    state.track, state.track_order = [20, 20, 0, 0], [U, J, A, N]
    gains.move_marker(state, U, 3, 1)
    assert state.track_order == [U, J, A, N]
    assert state.coins[U] == 3


def test_b6_7_a_held_mission_is_not_offered() -> None:
    state = s.started()
    held = s.missions_of(state, U)[0]
    offered: list[str] = []

    def look(now: object) -> int:
        offered.extend(s.GAME.action_name(state, action) for action in s.GAME.options(state))
        return s.GAME.options(state)[0]

    s.evaluate(s.placed(state, ETATS, [(U, 1)]), look)
    assert f"take {held}" not in offered
    assert len(s.missions_of(state, U)) == 2
    assert state.coins[U] == 10
