"""Sections 2 and 3: components and set-up."""

from __future__ import annotations

import pytest

from tests.games.bastille import situation as s
from trianon.core.errors import BadRequest
from trianon.core.game import seed_of
from trianon.games.bastille.numbers import BONUS_TILES, IN_DECK, MONK, ON_DISPLAY


def test_b2_1_three_or_four_players() -> None:
    for players in (1, 2, 5):
        with pytest.raises(BadRequest):
            s.GAME.start(players)


def test_b2_2_the_components_are_counted() -> None:
    tables = s.GAME.base_tables()
    listed = tables["counts"]
    assert len(tables["characters"]) == listed["characters"] == 35
    assert sum(row["copies"] for row in tables["missions"]) == listed["missions"] == 20
    assert len(tables["versailles_tiles"]) == listed["versailles_tiles"]
    assert len(tables["bonus_tiles"]) == listed["bonus_tiles"]
    assert len(tables["end_bonus_tiles"]) == listed["end_bonus_tiles"]
    tokens = tables["weapon_tokens"]
    assert tokens["torch"] + tokens["pitchfork"] + tokens["rifle"] + tokens["rapier"] == 24
    coins = tables["coins"]
    worth = zip(coins["denominations"], coins["pieces"], strict=True)
    assert sum(value * pieces for value, pieces in worth) == coins["total_value"] == 142


def test_b2_3_each_player_has_twelve_tiles() -> None:
    box = s.started().box
    assert s.tiles(box.all_tiles) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert box.henchmen == 20


def test_b2_4_eighteen_spaces() -> None:
    assert sum(s.started().box.spaces) == 18


def test_b2_5_b2_6_monks_are_never_armed() -> None:
    box = s.started().box
    assert not any(box.armed[card] for card in range(35) if box.group[card] == MONK)
    rows = s.GAME.base_tables()
    for row in rows["characters"]:
        expected = rows["group_weapon"].get(row["group"], "by_group")
        assert row["weapon"] == expected


def test_b2_7_torches_are_not_mixed_with_the_tokens() -> None:
    state = s.started()
    assert state.torch_supply == 9
    assert state.pool_count + sum(state.token_display) == 15


def test_b3_1_the_first_versailles_tile_is_open_the_rest_hidden() -> None:
    view = s.GAME.view(s.started(), 0)
    assert view.versailles not in view.versailles_unseen
    assert len(view.versailles_unseen) == 7


def test_b3_2_the_bag_is_empty_and_the_boards_lie_ready() -> None:
    state = s.started()
    assert state.bag == s.all_seats()
    assert set(s.GAME.view(state, 0).fields) == {
        name for field, name in state.box.field_ids.items() if field < 12
    }


@pytest.mark.parametrize("players", [3, 4])
def test_b3_3_four_cards_of_letter_a_are_dealt_and_letters_stay_in_order(players: int) -> None:
    state = s.started(players)
    dealt = [card for card in range(35) if state.place[card] == ON_DISPLAY]
    assert sorted(state.display) == sorted(dealt)
    assert len(dealt) == 4
    stages = [state.box.stage[card] for card in state.deck]
    assert stages == sorted(stages)
    assert [state.place[card] for card in state.deck[4:]] == [IN_DECK] * 31


@pytest.mark.parametrize(("players", "shown"), [(3, 5), (4, 7)])
def test_b3_4_five_or_seven_tokens_are_turned_up(players: int, shown: int) -> None:
    state = s.started(players)
    assert sum(state.token_display) == shown
    assert state.pool_count == 15 - shown


def test_b3_5_the_missions_form_one_deck() -> None:
    state = s.started(3)
    assert sum(state.pile[0]) + sum(map(sum, state.missions)) == 20
    assert sum(state.pile[1]) == 0


def test_b3_6_seven_bonus_tiles_and_one_end_tile_are_used() -> None:
    state = s.started()
    assert sorted(state.bonus[:BONUS_TILES]) == list(range(8))
    assert sorted(state.bonus[BONUS_TILES:]) == [8, 9]
    view = s.GAME.view(state, 0)
    assert view.bonus not in view.bonus_unseen
    assert len(view.bonus_unseen) == 9


def test_b3_7_the_start_player_is_drawn_fairly() -> None:
    drawn = [s.started(4, seed).start_player for seed in range(400)]
    assert all(70 < drawn.count(seat) < 130 for seat in range(4))


def test_b3_8_everybody_has_eight_coins_and_no_points() -> None:
    state = s.started(3)
    assert state.coins == [8, 8, 8, 0]
    assert state.score == s.all_seats()


@pytest.mark.parametrize(("players", "tiles"), [(3, [1, 1, 1, 2]), (4, [1, 1, 2])])
def test_b3_9_the_first_tiles(players: int, tiles: list[int]) -> None:
    state = s.started(players)
    for seat in range(players):
        assert s.tiles(state.hand[seat]) == tiles
        assert sum(state.supply[seat]) == 12 - len(tiles)


def test_b3_10_markers_stand_in_player_order() -> None:
    state = s.started()
    start = state.start_player
    assert state.track_order == [(start + step) % 4 for step in range(4)]
    assert state.track == s.all_seats()


def test_b3_11_everybody_draws_one_secret_mission() -> None:
    state = s.started()
    assert [sum(hand) for hand in state.missions] == [1, 1, 1, 1]
    known = [event for event in s.GAME.events(state) if event.kind == "mission-known"]
    assert sorted(event.reader for event in known) == [0, 1, 2, 3]


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = s.started(4, 5), s.started(4, 5), s.started(4, 6)
    assert s.GAME.digest(first) == s.GAME.digest(second) != s.GAME.digest(other)
    assert seed_of(5) != seed_of(6)
