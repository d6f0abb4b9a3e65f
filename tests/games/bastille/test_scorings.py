"""Sections 9 to 13: the interim and the final scoring, missions, the winner."""

from __future__ import annotations

import pytest

from tests.games.bastille import situation as s
from tests.games.bastille.situation import A, J, N, U
from trianon.core.sizes import NOBODY, NOTHING
from trianon.games.bastille import catacombs, flow, monks, preparation, scoring
from trianon.games.bastille.names import CARD_IDS, GROUP_IDS, MISSION_IDS
from trianon.games.bastille.numbers import (
    CATACOMBS,
    FLAGS,
    MONKS,
    NEW_TOKENS,
    SCORE_BASTILLE,
    SCORE_CHARACTERS,
    WEAPONS_CLAIMED,
    WINNER,
)


def at_catacombs(number: int = 4, bag: tuple[int, int, int, int] = (3, 1, 0, 0)) -> s.State:
    state = s.in_round(s.started(), number)
    state.bag = list(bag)
    state.cubes = [20 - count for count in bag]
    return state


def offered(state: s.State) -> list[str]:
    """The options of the open question by name."""
    s.GAME.list_options(state)
    return [s.GAME.action_name(state, action) for action in s.GAME.options(state)]


def test_b1_4_one_score_and_a_ledger_that_adds_up() -> None:
    state = s.in_round(s.started(), 4)
    state.track = [3, 6, 11, 17]
    scoring.score_bastille(state)
    assert state.score == [sum(row) for row in state.earned] == [2, 5, 9, 14]


def test_b9_2_nobody_scores_for_no_crowns() -> None:
    state = s.in_round(s.started(), 4)
    s.clear_cards(state)
    scoring.score_crowns(state)
    assert state.score == s.all_seats()
    state.zero_majority = 1
    scoring.score_crowns(state)
    assert state.score == s.all_seats(3)


def test_b9_3_drawing_stops_when_the_bag_is_empty() -> None:
    state = at_catacombs(bag=(1, 1, 0, 0))
    state.step, state.asked = CATACOMBS, NOTHING
    pick = lambda now: s.GAME.options(state)[0]  # noqa: E731
    asked = s.answer_all(state, lambda: state.step == CATACOMBS, [pick, pick])
    assert asked == 2
    assert state.step == SCORE_BASTILLE
    assert "bag-empty" in [event.kind for event in s.GAME.events(state)]


def test_b9_3_at_most_five_cubes_are_drawn() -> None:
    state = at_catacombs(bag=(9, 0, 0, 0))
    state.step, state.asked = CATACOMBS, NOTHING
    points = [s.named(f"bonus {name}") for name in ("CL1", "CL2", "CL3", "CR1", "CR2")]
    asked = s.answer_all(state, lambda: state.step == CATACOMBS, points)
    assert asked == 5
    assert state.bag[U] == 4 + 2  # the two cubes of the right board went back afterwards


@pytest.mark.parametrize(("number", "bonus"), [(4, "CL1"), (4, "CR1"), (8, "CF1")])
def test_b9_3_a_bonus_with_a_cube_is_blocked_for_everybody(number: int, bonus: str) -> None:
    """B9.3, B11.3: for the cube's owner as for the others, until the boards are cleared (docs/rulings.md)."""
    state = at_catacombs(number, (2, 1, 1, 0))
    s.draw_cube(state, U)
    free = offered(state)
    assert f"bonus {bonus}" in free
    s.settle_questions(state, s.named(f"bonus {bonus}"))
    for seat in (J, A, U):
        s.draw_cube(state, seat)
        assert offered(state) == [name for name in free if name != f"bonus {bonus}"]


def test_b9_4_character_takes_the_top_card_unseen_and_free() -> None:
    state = at_catacombs()
    top = state.deck[state.deck_next]
    s.draw_cube(state, U)
    s.settle_questions(state, s.named("bonus CL5"))
    assert state.place[top] == U
    assert state.coins[U] == 8


def test_b9_4_an_empty_deck_gives_no_card() -> None:
    state = at_catacombs()
    state.deck_next = 35
    s.draw_cube(state, U)
    s.settle_questions(state, s.named("bonus CL5"))
    assert U not in state.place


def test_b9_4_the_upgrade_asks_which_tile_and_scores_nothing() -> None:
    state = at_catacombs()
    s.draw_cube(state, U)
    asked = s.settle_questions(state, s.named("bonus CL4"), s.named("upgrade 1"))
    assert asked == 2
    assert s.tiles(state.hand[U]) == [1, 2, 2]
    assert state.score[U] == 0


def test_b9_4_an_upgrade_without_a_fitting_tile_has_no_effect() -> None:
    state = at_catacombs()
    s.put(state, "hand", {U: s.counts([4, 4, 4])})
    s.draw_cube(state, U)
    assert s.settle_questions(state, s.named("bonus CL4")) == 1
    assert s.tiles(state.hand[U]) == [4, 4, 4]


def test_b9_4_the_mission_bonus_is_taken_as_at_the_etats_without_coins() -> None:
    state = at_catacombs()
    s.draw_cube(state, U)
    s.settle_questions(state, s.named("bonus CL6"), lambda now: s.GAME.options(state)[0])
    assert len(s.missions_of(state, U)) == 2
    assert state.coins[U] == 8


def test_b9_5_both_boards_leave_the_game() -> None:
    state = at_catacombs()
    catacombs.clear_boards(state)
    assert state.boards_gone
    assert set(s.GAME.view(state, 0).fields) == {f"CF{n}" for n in range(1, 8)}


def test_b9_6_no_line_passed_scores_nothing() -> None:
    state = s.in_round(s.started(), 4)
    state.track = [2, 3, 17, 20]
    scoring.score_bastille(state)
    assert state.score == [0, 2, 14, 14]


def test_b9_7_in_bastille_order_all_but_the_last_take_two() -> None:
    state = s.in_round(s.started(), 4)
    state.track_order = [N, A, J, U]
    state.step, state.asked = WEAPONS_CLAIMED, NOTHING
    first = lambda now: s.GAME.options(state)[0]  # noqa: E731
    s.answer_all(state, lambda: state.step == WEAPONS_CLAIMED, [first] * 3)
    assert [sum(state.tokens[seat]) for seat in (N, A, J, U)] == [2, 2, 2, 1]
    assert sum(state.token_display) == 0


def test_b9_7_a_pair_needs_both_of_its_tokens_on_display() -> None:
    """One pitchfork, two rifles, no rapier: two pitchforks are not there to be taken."""
    state = s.in_round(s.started(), 4)
    state.token_display = [1, 2, 0]
    state.step, state.asked, state.claimed = WEAPONS_CLAIMED, NOTHING, 2
    flow.advance(state)
    decision = s.GAME.decision(state)
    assert decision is not None
    assert decision.names == ("claim pitchfork rifle", "claim rifle rifle")


def test_b9_8_new_tokens_are_turned_up_after_the_interim_only() -> None:
    state = s.in_round(s.started(), 4)
    state.token_display = [0, 0, 0]
    state.step, state.asked = NEW_TOKENS, NOTHING
    s.answer_all(state, lambda: state.step == NEW_TOKENS, [])
    assert sum(state.token_display) == 7
    assert state.pool_count == 1


def test_b10_1_several_monks_of_a_player_ascend_by_id() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, J, ["M04", "M02"])
    assert monks.next_monk(state) == CARD_IDS.index("M02")


def test_b10_1_a_player_without_monks_is_not_asked() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    state.step, state.asked = MONKS, NOTHING
    assert s.answer_all(state, lambda: state.step == MONKS, []) == 0


def test_b10_2_a_late_monk_is_assigned_before_the_next_cube() -> None:
    state = at_catacombs(8)
    monk = CARD_IDS.index("M05")
    state.deck = [card for card in range(35) if card != monk] + [monk]
    state.deck_next = 34
    s.draw_cube(state, U)
    s.settle_questions(state, s.named("bonus CF6"), s.named("assign M05 peasant"))
    assert GROUP_IDS[state.joined[monk]] == "peasant"
    assert "B10.2" in [event.clause for event in s.GAME.events(state)]


def test_b11_1_b11_2_gems_as_before_crowns_five() -> None:
    state = s.final(s.started())
    s.give_icons(state, "crowns", {U: 2, A: 1})
    gems = [scoring.gems_of(state, seat) for seat in range(4)]
    scoring.score_gems(state)
    scoring.score_crowns(state)
    assert state.score == [gems[U] + 5, gems[J], gems[A], gems[N]]


def test_b11_3_all_cubes_on_the_final_bonuses_return_to_their_owners() -> None:
    state = at_catacombs(8, (2, 0, 0, 0))
    s.draw_cube(state, U)
    s.settle_questions(state, s.named("bonus CF1"))
    catacombs.clear_boards(state)
    assert state.bag[U] == 1
    assert state.cubes[U] == 19
    assert state.score[U] == 4


def test_b11_4_no_new_tokens_after_the_final_hand_out() -> None:
    state = s.final(s.started())
    state.step, state.asked = WEAPONS_CLAIMED, NOTHING
    first = lambda now: s.GAME.options(state)[0]  # noqa: E731
    s.answer_all(state, lambda: state.step == WEAPONS_CLAIMED, [first] * 3)
    assert state.step == SCORE_CHARACTERS
    assert sum(state.token_display) == 0


def test_b12_1_printed_points() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, U, ["N09", "P01"])
    scoring.score_characters(state)
    assert state.score[U] == 7


def test_b12_2_unfulfilled_missions_cost_nothing_and_all_are_revealed() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.GAME.listen(state)
    scoring.score_missions(state)
    assert state.score == s.all_seats()
    assert len([e for e in s.GAME.events(state) if e.kind == "mission-scored"]) == 4


def test_b12_3_a_point_for_each_cube_in_the_bag() -> None:
    state = s.final(s.started())
    state.bag = [3, 0, 1, 0]
    scoring.score_henchmen(state)
    assert state.score == [3, 0, 1, 0]


def test_b12_4_full_threes_of_coins_are_counted_not_spent() -> None:
    state = s.final(s.started())
    state.coins = [8, 9, 2, 0]
    scoring.score_coins(state)
    assert state.score == [2, 3, 0, 0]
    assert state.coins == [8, 9, 2, 0]


def test_b12_5_a_wrong_token_is_useless_and_a_torch_is_wild() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, U, ["P01", "S01", "M01"], M01="noble")
    s.give_tokens(state, U, rapier=0, rifle=3, torch=1)
    assert scoring.unarmed_of(state, U) == 1


def test_b12_7_scores_may_become_negative() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, U, ["P01"])
    scoring.score_weapons(state)
    assert state.score[U] == -2


def test_b13_1_arming_is_not_needed_for_a_mission() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, U, ["S01", "S02", "S06"])
    assert scoring.unarmed_of(state, U) > 0
    assert scoring.mission_points(state, U, MISSION_IDS.index("SER_SOLDIER_LOW")) == 8


@pytest.mark.parametrize(
    ("mission", "cards"),
    [("MAX_PEASANTS", ["P01"]), ("MAX_SOLDIERS", ["S01"]), ("MAX_CROWNS", ["N01"])],
)
def test_b13_2_all_players_are_compared(mission: str, cards: list[str]) -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, J, cards)
    kind = MISSION_IDS.index(mission)
    assert scoring.max_points(state, J, kind) == 6
    assert scoring.max_points(state, U, kind) == 0


def test_r21_one_card_cannot_stand_for_two_values() -> None:
    state = s.final(s.started())
    s.clear_cards(state)
    s.give_cards(state, U, ["S01", "S04", "S06"])  # costs 5, 5, 7
    assert scoring.mission_points(state, U, MISSION_IDS.index("SER_SOLDIER_LOW")) == 0


def test_b13_9_coins_break_a_tie_then_victory_is_shared() -> None:
    state = s.final(s.started())
    state.step, state.over = WINNER, 1
    state.score, state.coins = [50, 50, 49, 50], [3, 4, 9, 4]
    assert s.GAME.winners(state) == [J, N]


def test_b14_1_forced_choices_are_not_asked() -> None:
    state = s.in_round(s.started(), 4)
    state.token_display = [7, 0, 0]
    state.step, state.asked = WEAPONS_CLAIMED, NOTHING
    assert s.answer_all(state, lambda: state.step == WEAPONS_CLAIMED, []) == 0


def test_b9_9_nobody_is_armed_at_the_interim_scoring() -> None:
    state = s.in_round(s.started(), 4)
    s.give_cards(state, U, ["P01"])
    scoring.announce(state)
    state.step, state.asked = FLAGS, NOTHING
    first = lambda now: s.GAME.options(state)[0]  # noqa: E731
    s.answer_all(state, lambda: state.round == 4, [first] * 20)
    assert min(state.score) >= 0
    assert preparation.top_card(state) != NOBODY
