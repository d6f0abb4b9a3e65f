"""Components, layout, setup and course of the game (L1-L4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core.errors import BadEdition
from trianon.core.game import seed_of
from trianon.core.sizes import EVERYBODY, NOBODY
from trianon.games.louis_xiv import supply
from trianon.games.louis_xiv.components import filled_box
from trianon.games.louis_xiv.numbers import FIRST, MARKERS, MONEY, ROUND_BEGINS, ROUND_ENDS, ROUNDS

NEIGHBOURS = {
    1: (2, 4, 6, 7),
    2: (1, 3, 8, 9),
    3: (2, 4, 10, 11),
    4: (1, 3, 5, 12),
    5: (4, 6),
    6: (1, 5),
    7: (1, 8),
    8: (2, 7),
    9: (2, 10),
    10: (3, 9),
    11: (3, 12),
    12: (4, 11),
}


def test_l1_1_twelve_boards_begin_on_side_a() -> None:
    """L1.1, L3.1: and the king is at the bank until the first money card."""
    state = s.started()
    assert state.side == [0] * 12
    assert state.king == state.box.money_king[state.money[0]]


def test_l1_2_the_income_of_a_board_does_not_depend_on_its_side() -> None:
    for letter in "ab":
        state = s.bare(3)
        s.side(state, 4, letter)
        s.reserves(state, A, general=2, boards={4: 2})
        assert s.tiles_of(s.score(state, 4), A) == {"helmet": 1}


def test_l1_3_ninety_cards() -> None:
    box = s.started().box
    assert Counter(box.colour) == {0: 20, 1: 12, 2: 8}
    assert box.influence_copies == [2] * 12 + [6]
    assert Counter(box.money_king) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_l1_4_sixteen_markers_each_and_l1_6_sixty_coats() -> None:
    """L1.4, L1.6."""
    state = s.started()
    assert [state.general[seat] + state.personal[seat] for seat in range(4)] == [16] * 4
    assert state.coat_supply == [10] * 6


def test_l1_5_a_crown_is_wild() -> None:
    state = s.bare(3)
    s.missions(state, hands={A: ["D01", "M01", "L01"]})
    s.tiles(state, A, {"crown": 2})
    state = s.mission_turn(state)
    assert s.options(state) == ["done", "fulfil L01", "fulfil M01", "fulfil D01"]


def test_l2_2_neighbours() -> None:
    table = s.started().box.neighbour
    for board, others in NEIGHBOURS.items():
        assert tuple(o + 1 for o in range(12) if table[board - 1][o]) == others


def test_l3_2_four_money_cards_are_played_four_left_unseen() -> None:
    state = s.started()
    assert sorted(state.money) == list(range(8))
    assert len(GAME.view(state, A).money_cards) == 1


def test_l3_3_decks_are_shuffled_by_the_seed() -> None:
    first, second = s.started(seed=1), s.started(seed=2)
    assert list(first.conspiracy_deck) != list(second.conspiracy_deck)
    assert list(first.mission_deck) != list(second.mission_deck)
    assert list(first.influence_deck) != list(second.influence_deck)


def test_l3_4_one_light_and_one_medium_mission() -> None:
    state = s.started()
    for seat in range(4):
        assert [state.box.colour[card] for card in state.hand[seat][:2]] == [0, 1]


def test_l3_5_seat_1_begins_where_the_table_wants_it() -> None:
    assert {s.started(seed=seed).first_player for seed in range(20)} == {A}


@pytest.mark.parametrize("players", GAME.players)
def test_l3_5_the_first_player_is_drawn(players: int) -> None:
    """L3.5, R1: by default every seat begins about as often as any other, and all are told."""
    begun = [0] * players
    for seed in range(60 * players):
        state = GAME.start(players, seed_of(seed))
        begun[state.first_player] += 1
        told = [event for event in GAME.events(state) if event.kind == "first-player"]
        assert [(event.clause, event.figures["seat"], event.reader) for event in told] == [
            ("L3.5", state.first_player, EVERYBODY)
        ]
    assert sum(begun) == 60 * players
    assert min(begun) > 35
    assert max(begun) < 90


def test_l3_5_nothing_before_the_draw_depends_on_it() -> None:
    """L3.2, L3.3, L3.5: money and decks are shuffled before the draw, which changes no hand."""
    for seed in range(10):
        drawn, seat_1 = s.started(seed=seed, first_player_drawn=True), s.started(seed=seed)
        assert drawn.drawn > seat_1.drawn
        assert drawn.money == seat_1.money
        assert drawn.hand == seat_1.hand
        assert drawn.mission_deck == seat_1.mission_deck


@pytest.mark.parametrize(("players", "general"), [(2, [5, 6]), (3, [5, 5, 6]), (4, [5, 5, 6, 7])])
def test_l3_6_reserves_follow_the_turn_order_of_round_1(players: int, general: list[int]) -> None:
    """L3.6, L3.7, L17.1: counted from the first player, whoever that is."""
    seen = set()
    for seed in range(30):
        state = GAME.start(players, seed_of(seed))
        turn_order = [(state.first_player + rank) % players for rank in range(players)]
        assert [state.general[seat] for seat in turn_order] == general
        assert [state.personal[seat] for seat in turn_order] == [16 - held for held in general]
        seen.add(state.first_player)
    assert seen == set(range(players))


def test_l3_7_three_players_use_the_first_three_seats_of_l3_6() -> None:
    """L3.7, L3.6."""
    assert s.started(3).general[:3] == [5, 5, 6]


def test_l4_1_four_rounds_of_four_phases() -> None:
    state = s.started()
    phases: list[tuple[int, str]] = []
    while not state.over:
        view = GAME.view(state, NOBODY)
        step = (view.round, view.phase)
        if not phases or phases[-1] != step:
            phases.append(step)
        GAME.apply(state, GAME.options(state)[-1])
    rounds = [round_ for round_, _ in phases]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3, 4}


def test_l4_2_the_first_player_marker_passes_on_clockwise() -> None:
    state = s.bare(3)
    state.king = NOBODY
    state = s.go_on(s.at(state, ROUND_ENDS))
    assert (state.round, state.first_player) == (2, B)


def test_l4_3_the_game_ends_after_round_4() -> None:
    state = s.bare(3)
    state.round, state.first_player, state.king = ROUNDS, A, NOBODY
    state = s.go_on(s.at(state, ROUND_ENDS))
    assert state.over
    assert state.first_player == A


@pytest.mark.parametrize(("players", "cards"), [(2, 0), (3, 1), (4, 0)])
def test_l4_4_three_players_the_first_of_round_4_draws_a_conspiracy_card(
    players: int, cards: int
) -> None:
    state = s.bare(players)
    state.round, state.first_player = ROUNDS, A
    state = s.go_on(s.at(state, ROUND_BEGINS))
    assert state.conspiracy_seat.count(A) == cards


def test_l4_4_it_comes_before_the_money_card() -> None:
    state = s.bare(3)
    GAME.listen(state)
    state.round = ROUNDS
    supply.begin_round(state)
    kinds = s.kinds_told(state)
    assert kinds.index("conspiracy-drawn") < kinds.index("money-turned")


def test_l11_8_conditions_of_round_1() -> None:
    box = s.started().box
    kinds = {kind: [b + 1 for b in range(12) if box.condition[b][0] == kind] for kind in range(3)}
    assert kinds == {MONEY: [1, 2, 3, 4, 8, 12], FIRST: [5, 7, 9, 11], MARKERS: [6, 10]}


def test_l11_9_side_b_of_1_to_4_is_first_place_of_5_and_9_money() -> None:
    box = s.started().box
    assert [box.condition[board][1] for board in range(4)] == [FIRST] * 4
    assert box.condition[4][1] == box.condition[8][1] == MONEY


def test_l12_1_a_markers_side_for_a_kings_board_is_refused() -> None:
    tables = GAME.base_tables()
    tables["board"][0]["a"] = {"kind": "markers", "min": 2}
    with pytest.raises(BadEdition, match="anne"):
        filled_box(tables, 3)


def test_editions_change_figures_by_row() -> None:
    edition = GAME.edition({"money_card": [{"id": "money_1", "louis": 9}]})
    assert GAME.box(edition, C + 1).money_louis[0] == 9
    with pytest.raises(BadEdition):
        GAME.box(GAME.edition({"mission": [{"id": "L01", "cost": ["crown", "any"]}]}), 3)
