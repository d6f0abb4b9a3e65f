"""Phase 4: Missions (L15) and the missions that work in it (L18)."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.names import MISSION_IDS
from trianon.games.louis_xiv.numbers import COLOURS, DECK_ROOM, MISSION_SWAPS, PUBLIC, ROUNDS
from trianon.games.louis_xiv.state import State


def table(
    hand: list[str],
    tiles: dict[str, int],
    laid: list[str] | None = None,
    louis: int = 5,
    tops: list[str] | None = None,
    **switches: bool,
) -> State:
    state = s.bare(3, **switches)
    s.missions(state, laid={A: laid or []}, hands={A: hand}, tops=tops or [])
    s.tiles(state, A, tiles)
    s.put(state, "louis", {A: louis})
    return s.mission_turn(state)


def test_l15_1_in_turn_order_as_much_as_he_wants() -> None:
    state = s.bare(3)
    s.missions(state, hands={A: ["L01"], B: ["L02"]})
    s.tiles(state, A, {"crown": 1})
    s.tiles(state, B, {"crown": 1})
    state = s.mission_turn(state)
    assert s.asked(state) == ("fulfil", A)
    assert s.asked(s.act(state, "done")) == ("fulfil", B)


@pytest.mark.parametrize(
    ("mission", "tiles", "payable"),
    [
        ("L01", {"sceptre": 1, "ring": 1}, True),
        ("L01", {"ring": 1, "letter": 1}, False),
        ("L01", {"crown": 1, "letter": 1}, True),
        ("M01", {"sceptre": 1, "letter": 1}, True),
        ("M01", {"sceptre": 2}, False),
        ("M01", {"sceptre": 1, "crown": 1}, True),
        ("D01", {"sceptre": 2}, True),
        ("D01", {"sceptre": 1, "letter": 1}, False),
        ("D01", {"crown": 2}, True),
    ],
)
def test_l15_2_what_pays_for_a_mission(mission: str, tiles: dict[str, int], payable: bool) -> None:
    assert (f"fulfil {mission}" in s.options(table([mission], tiles))) == payable


def test_l15_3_the_payer_chooses() -> None:
    state = s.act(table(["L01"], {"sceptre": 1, "crown": 1, "ring": 1}), "fulfil L01")
    assert s.options(state) == ["pay sceptre", "pay crown"]
    s.act(state, "pay crown")
    assert s.options(state) == ["pay sceptre", "pay ring"]
    s.act(state, "pay ring")
    assert s.tiles_of(state, A) == {"sceptre": 1}


def test_l15_4_a_new_mission_must_be_drawn_and_may_be_fulfilled_at_once() -> None:
    state = table(["L01"], {"sceptre": 2, "ring": 2}, tops=["M03"])
    s.act(state, "fulfil L01", "pay ring")
    assert s.options(state) == ["deck light", "deck medium", "deck dark"]
    s.act(state, "deck medium")
    assert s.options(state) == ["done", "fulfil M03"]


def test_l15_4_nothing_is_drawn_when_all_decks_are_empty() -> None:
    state = s.bare(3)
    rest = [name for name in MISSION_IDS if name != "L01"]
    s.missions(state, laid={B: rest}, hands={A: ["L01"]})
    assert state.mission_count == [0] * COLOURS
    s.tiles(state, A, {"sceptre": 2, "ring": 1})
    state = s.act(s.mission_turn(state), "fulfil L01", "pay ring")
    assert s.asked(state) == ("fulfil", A)
    assert state.hand_size[A] == 0


def test_l15_5_the_first_card_is_seen_before_the_second_deck_is_chosen() -> None:
    state = s.act(table(["L13"], {"crown": 2}, tops=["D01"]), "fulfil L13", "deck dark")
    assert s.asked(state) == ("choose-deck", A)
    assert GAME.view(state, A).my_missions == ["D01"]
    assert s.act(state, "deck light").hand_size[A] == 2


def test_l15_6_with_a_laid_copy() -> None:
    state = s.act(table([], {"ring": 1, "letter": 1}, ["tile_to_crown"]), "crown", "exchange ring")
    assert s.tiles_of(state, A) == {"letter": 1, "crown": 1}
    assert state.louis[A] == 3
    assert "crown" not in s.options(state)


def test_l15_6_from_the_hand_by_showing_it() -> None:
    state = table(["L17", "L01"], {"ring": 2, "letter": 1})
    s.act(state, "crown L17", "exchange ring")
    shown = MISSION_IDS.index("L17")
    assert state.known[shown] == PUBLIC
    assert GAME.view(state, B).known_hands[A].missions == ["L17"]
    assert all(shown in GAME.resample(state, B, number).hand[A] for number in range(5))
    assert "crown L17" not in s.options(state)


def test_l15_6_a_copy_used_from_the_hand_is_used_up_even_if_laid() -> None:
    state = table(["L17"], {"ring": 2, "sceptre": 1})
    s.act(state, "crown L17", "exchange ring", "fulfil L17", "pay sceptre", "pay ring")
    s.act(state, "deck dark")
    assert "crown" not in s.options(state)


def test_l15_6_not_from_the_hand_without_the_switch() -> None:
    """R22."""
    state = table(["L17"], {"ring": 1}, tile_to_crown_from_hand=False)
    assert s.options(state) == ["done"]


def test_l15_6_needs_2_louis_and_a_tile_that_is_no_crown() -> None:
    assert s.options(table([], {"ring": 1}, ["tile_to_crown"], louis=1)) == ["done"]
    assert s.options(table([], {"crown": 1}, ["tile_to_crown"])) == ["done"]


def test_l15_7_one_tile_is_kept_the_others_become_coats() -> None:
    state = s.act(table([], {"ring": 2, "letter": 1}), "done")
    assert s.options(state) == ["keep letter", "keep ring"]
    s.act(state, "keep letter")
    assert s.tiles_of(state, A) == {"letter": 1}
    assert s.coats_of(state, A) == 2


def test_l15_7_one_kind_needs_no_question() -> None:
    state = s.act(table([], {"ring": 3}), "done")
    assert s.tiles_of(state, A) == {"ring": 1}
    assert s.coats_of(state, A) == 2


def swapping(hands: dict[int, list[str]], laid: dict[int, list[str]], round_: int = 1) -> State:
    state = s.bare(3)
    state.round = round_
    s.missions(state, laid=laid, hands=hands)
    s.at(state, MISSION_SWAPS)
    s.king_on(state, 1)
    return s.go_on(state)


def test_l15_8_two_missions_under_their_decks_the_second_lowest() -> None:
    state = swapping({A: ["L01", "L02"]}, {A: ["swap_missions"]})
    assert s.options(state) == ["no", "return L01", "return L02"]
    s.act(state, "return L02", "return L01")
    assert [MISSION_IDS[card] for card in state.mission_deck[0][:2]] == ["L01", "L02"]
    s.act(state, "deck dark", "deck dark")
    assert state.hand_size[A] == 2
    assert state.round == 2


def test_l15_8_one_copy_after_the_other_in_turn_order() -> None:
    state = swapping({A: ["L01"], B: ["L02"]}, {A: ["swap_missions"], B: ["swap_missions"]})
    assert s.asked(state) == ("swap-mission", A)
    assert s.asked(s.act(state, "no")) == ("swap-mission", B)


def test_l15_8_not_in_round_4() -> None:
    assert swapping({A: ["L01"]}, {A: ["swap_missions"]}, ROUNDS).over


def test_l15_8_who_put_a_mission_there_knows_its_place() -> None:
    """L19.1: number and colour are public, the card is not."""
    state = swapping({A: ["L01", "M01"]}, {A: ["swap_missions"]})
    s.act(state, "return M01")
    public = [event for event in GAME.events(state) if event.reader == NOBODY]
    assert [event.kind for event in public] == ["benefit-used", "mission-returned"]
    places = GAME.view(state, A).known_places
    assert [(place.deck, place.card) for place in places] == [("medium", "M01")]
    card = MISSION_IDS.index("M01")
    assert all(GAME.resample(state, A, n).mission_deck[1][0] == card for n in range(9))
    assert not all(GAME.resample(state, B, n).mission_deck[1][0] == card for n in range(9))


def test_l15_8_and_who_draws_it_from_there_is_known_to_him() -> None:
    state = s.bare(3)
    rest = [name for name in MISSION_IDS if name[0] == "M" and name != "M01"]
    s.missions(
        state,
        laid={A: ["swap_missions"], B: ["swap_missions"], C: rest},
        hands={A: ["M01"], B: ["L01"]},
    )
    s.at(state, MISSION_SWAPS)
    s.king_on(state, 1)
    state = s.act(s.go_on(state), "return M01", "deck light", "return L01", "deck medium")
    assert GAME.view(state, A).known_hands[B].missions == ["M01"]
    assert GAME.view(state, C).known_hands[B].missions == []
    assert len(state.mission_deck[0]) == DECK_ROOM


def test_l15_8_a_shown_mission_is_returned_by_name() -> None:
    state = swapping({A: ["L17", "L01"]}, {A: ["swap_missions"]})
    s.put(state, "known", {MISSION_IDS.index("L17"): PUBLIC})
    s.act(state, "return L17")
    assert "returned-shown" in s.kinds_told(state)
    places = GAME.view(state, C).known_places
    assert [place.card for place in places] == ["L17"]


def test_l15_8_what_a_reader_cannot_tell_apart_he_forgets() -> None:
    """L19.1: C knew one of A's two light missions; after one went back they are sure of neither."""
    state = swapping({A: ["L01", "L02", "M01"]}, {A: ["swap_missions"]})
    s.put(state, "known", {MISSION_IDS.index("L01"): 1 << C})
    s.act(state, "return L02")
    assert GAME.view(state, C).known_hands[A].missions == []


def test_l15_9_five_points_whatever_the_colour() -> None:
    state = s.act(table(["D01"], {"crown": 2}), "fulfil D01")
    assert GAME.scores(state)[A] == 5


def test_l15_10_any_number_in_one_turn() -> None:
    state = table(["L01", "L02"], {"crown": 5}, tops=["L03"])
    s.act(state, "fulfil L01", "deck light", "fulfil L02", "deck dark")
    assert sum(owner == A for owner in state.laid) == 2
    assert s.asked(state) == ("fulfil", A)
