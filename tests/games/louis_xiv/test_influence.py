"""Phase 2: Influence (L6, L7) and the missions that work in it (L8)."""

from __future__ import annotations

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.numbers import END_MISSION, START_MISSIONS
from trianon.games.louis_xiv.state import State

JOKER = 13


def table(
    cards: list[int],
    others: list[int] | None = None,
    laid: list[str] | None = None,
    general: int | None = None,
    personal: int | None = None,
    **switches: bool,
) -> State:
    """A to play with these cards."""
    state = s.bare(3, **switches)
    s.missions(state, laid={A: laid or []})
    if general is not None or personal is not None:
        s.reserves(state, A, general=general, personal=personal)
    s.influence(state, {A: cards, B: others if others is not None else [7, 8, 9]})
    return s.turn(state)


def test_l6_1_start_missions_in_turn_order_and_in_the_order_of_the_list() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["place_on_9", "place_on_2"], B: ["place_on_5"]})
    s.influence(state, {A: [1, 2], B: [3, 4]})
    state = s.go_on(s.at(state, START_MISSIONS))
    seen = []
    while s.asked(state)[0] == "use-start":
        seen.append((state.asked_seat, state.box.benefit[state.card]))
        s.act(state, "yes")
    assert [seat for seat, _ in seen] == [A, A, B]
    assert s.own(state, A) == {2: 1, 9: 1}
    assert s.own(state, B) == {5: 1}


def test_l6_2_one_card_then_the_next_player() -> None:
    state = s.act(table([1, 2, 3]), "mode take", "card anne")
    assert state.played[0] == 1
    assert s.asked(state) == ("choose-mode", B)


def test_l6_3_only_players_with_two_cards_are_active() -> None:
    state = s.bare(3)
    s.influence(state, {A: [1, 2, 3], C: [4, 5, 6]})
    state = s.act(s.turn(state), "mode take", "card anne")
    assert s.asked(state) == ("choose-mode", C)


def test_l6_4_the_last_card_goes_unplayed_on_top_of_the_deck() -> None:
    state = s.act(table([1, 2]), "mode take", "card anne")
    assert sum(state.influence[A]) == 0
    assert state.influence_deck[state.influence_count - 1] == 1
    assert state.played[1] == 0


def test_l6_5_the_last_active_player_plays_on() -> None:
    state = table([1, 2], [3, 4, 5, 6])
    s.act(state, "mode take", "card anne")
    assert "last-active" in s.kinds_told(state)
    for card in ("marie_therese", "dauphin"):
        assert s.asked(state) == ("choose-mode", B)
        s.act(state, "mode take", f"card {card}")


def test_l6_6_all_cards_are_shuffled_into_a_new_deck() -> None:
    state = s.bare(3)
    s.influence(state, {A: [1, 2]})
    s.act(state := s.turn(state), "mode take", "card anne")
    told = [event for event in GAME.events(state) if event.kind == "cards-collected"]
    assert [(event.clause, event.figures["count"]) for event in told] == [("L6.6", 30)]
    assert sum(state.played) == 0


def test_l7_1_markers_come_from_the_personal_reserve() -> None:
    state = s.act(table([6, 2, 3], general=5), "mode place", "card conde")
    assert (state.general[A], state.personal[A]) == (5, 10)
    assert s.own(state, A) == {6: 1}


def test_l7_2_stay_move_on_or_stop() -> None:
    state = s.act(table([6, 2, 3]), "mode place", "card conde")
    assert s.options(state) == ["board anne", "board montespan", "board conde", "stop"]
    s.act(state, "board anne", "board anne")
    assert s.own(state, A) == {6: 1, 1: 2}
    assert s.asked(state) == ("choose-mode", B)


def test_l7_2_it_ends_with_the_last_marker_of_the_reserve() -> None:
    state = s.act(table([6, 2, 3], personal=1, general=3), "mode place", "card conde")
    assert s.asked(state) == ("choose-mode", B)


def test_l7_3_no_splitting_in_two_directions() -> None:
    state = s.act(table([6, 2, 3]), "mode place", "card conde", "board anne")
    assert "board montespan" not in s.options(state)  # a neighbour of 6, not of 1


def test_l7_4_older_markers_do_not_count() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=5, boards={1: 2})
    s.influence(state, {A: [6, 2, 3], B: [7, 8]})
    state = s.act(s.turn(state), "mode place", "card conde")
    assert s.own(state, A) == {1: 2, 6: 1}


def test_l7_5_the_chain_never_returns() -> None:
    state = s.act(
        table([6, 2, 3], laid=["four_marker_card"]),
        "mode four-place",
        "card philippe",
        "board conde",
        "board anne",
    )
    assert "board conde" not in s.options(state)


def test_l7_6_take_three() -> None:
    state = s.act(table([6, 2, 3], general=5), "mode take", "card conde")
    assert (state.general[A], state.personal[A]) == (2, 14)


def test_l7_6_without_take_is_max_any_number_up_to_three() -> None:
    """R8."""
    state = table([6, 2, 3], general=5, take_is_max=False)
    s.act(state, "mode take", "card conde")
    assert s.options(state) == ["stop", "yes"]
    s.act(state, "yes", "stop")
    assert state.general[A] == 3


def test_l7_7_a_joker_starts_anywhere() -> None:
    state = s.act(table([JOKER, JOKER, 3]), "mode place", "card joker")
    assert len(s.options(state)) == 12
    s.act(state, "board mazarin")
    assert s.options(state) == ["board marie_therese", "board mazarin", "board louvois", "stop"]
    s.act(state, "board louvois")
    assert s.own(state, A) == {11: 1, 12: 1}
    assert s.asked(state)[0] == "choose-mode"


def test_l7_8_a_joker_takes_two() -> None:
    state = s.act(table([JOKER, 2, 3], general=5), "mode take", "card joker")
    assert state.general[A] == 3


def test_l7_9_place_and_take_need_a_marker() -> None:
    """The action is taken without a question if all can see that it is the only one."""
    assert s.asked(table([1, 2, 3], general=4, personal=0)) == ("choose-card", A)
    assert s.asked(table([1, 2, 3], general=0, personal=4)) == ("choose-card", A)


def test_l7_9_without_any_marker_a_card_is_played_without_effect() -> None:
    state = table([1, 2, 3], general=0, personal=0)
    assert s.asked(state) == ("choose-card", A)
    s.act(state, "card anne")
    assert s.own(state, A) == {12: 16}
    assert "null-played" in s.kinds_told(state)


def test_l7_10_no_limit_of_markers_on_a_board() -> None:
    state = s.bare(3)
    s.reserves(state, A, general=2, boards={6: 11})
    s.influence(state, {A: [6, 2, 3], B: [7, 8]})
    state = s.act(s.turn(state), "mode place", "card conde", "board conde", "board conde")
    assert s.own(state, A) == {6: 14}


def test_l8_1_on_the_kings_board() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["place_on_king"]})
    s.influence(state, {A: [1, 2]})
    s.king_on(state, 3)
    s.act(state := s.go_on(s.at(state, START_MISSIONS)), "yes")
    assert s.own(state, A) == {3: 1}


def test_l8_1_declined() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["place_on_4"]})
    s.influence(state, {A: [1, 2]})
    state = s.act(s.go_on(s.at(state, START_MISSIONS)), "no")
    assert s.own(state, A) == {}


def test_l8_2_pay_2_and_skip() -> None:
    state = table([1, 2, 3], laid=["pay_2_skip"])
    before = state.louis[A]
    s.act(state, "mode skip")
    assert before - state.louis[A] == 2
    assert sum(state.influence[A]) == 3
    assert s.asked(state) == ("choose-mode", B)
    s.act(state, "mode take", "card colbert")
    assert "mode skip" not in s.options(state)


def test_l8_2_not_while_nobody_else_is_active_and_not_without_2_louis() -> None:
    """R9."""
    assert "mode skip" not in s.options(table([1, 2, 3], [], laid=["pay_2_skip"]))
    state = s.bare(3)
    s.missions(state, laid={A: ["pay_2_skip"]})
    s.influence(state, {A: [1, 2, 3], B: [4, 5]})
    s.put(state, "louis", {A: 1})
    assert "mode skip" not in s.options(s.turn(state))


def test_l8_3_swap_an_influence_card_as_the_whole_turn() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["swap_influence_card"]})
    s.influence(state, {A: [1, 2], B: [7, 8]}, tops=[5])
    state = s.act(s.turn(state), "mode swap", "card anne")
    assert state.influence[A][4] == state.influence[A][1] == 1
    assert state.played[0] == 1
    assert s.asked(state) == ("choose-mode", B)


def test_l8_3_who_put_the_drawn_card_there_knows_it() -> None:
    """L19.1: and after it has been played they know no more of that hand."""
    state = s.bare(3)
    s.missions(state, laid={B: ["swap_influence_card"]})
    s.influence(state, {A: [1, 2], B: [7, 8, 9]})
    state = s.act(s.turn(state), "mode take", "card anne", "mode swap", "card colbert")
    assert GAME.view(state, A).known_hands[B].influence == ["philippe"]
    assert GAME.view(state, C).known_hands[B].influence == []
    for number in range(5):
        assert GAME.resample(state, A, number).influence[B][1] >= 1
    s.act(state, "mode take", "card philippe")
    assert state.swap_seat == [NOBODY, NOBODY]


def test_l8_4_four_markers_from_any_board() -> None:
    state = table([6, 2, 3], laid=["four_marker_card"])
    s.act(state, "mode four-place", "card conde")
    assert len(s.options(state)) == 12
    s.act(state, "board turenne", "board la_valliere", "board philippe", "board anne")
    assert s.own(state, A) == {10: 1, 9: 1, 2: 1, 1: 1}


def test_l8_4_take_four_once_in_a_phase() -> None:
    state = table([6, 2, 3], [], laid=["four_marker_card"], general=7)
    s.act(state, "mode four-take", "card conde")
    assert state.general[A] == 3
    assert "mode four-take" not in s.options(state)


def test_l8_4_without_chains_all_stay_on_one_board() -> None:
    """R12."""
    state = table([6, 2, 3], laid=["four_marker_card"], four_marker_card_may_chain=False)
    s.act(state, "mode four-place", "card conde", "board anne")
    assert s.options(state) == ["board anne", "stop"]


def test_l8_5_a_marker_at_the_end() -> None:
    state = s.bare(3)
    s.missions(state, laid={B: ["place_at_end"]})
    s.influence(state, {A: [1, 2]})
    state = s.act(s.turn(state), "mode take", "card anne")
    assert s.asked(state) == ("end-marker", B)
    assert state.step == END_MISSION
    general = state.general[B]
    s.act(state, "board mazarin")
    assert state.general[B] == general  # given, scored alone on a first-place board, lost
