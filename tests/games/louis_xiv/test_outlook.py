"""What may be concluded from a view, clause by clause: a view with a few facts changed, one conclusion."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import A, B, C, D
from trianon.games.louis_xiv import numbers
from trianon.games.louis_xiv.box import Box
from trianon.games.louis_xiv.names import BENEFIT_IDS, MISSION_IDS
from trianon.games.louis_xiv.outlook import BoardOutlook, Outlook, lacking, option_words, outlook
from trianon.games.louis_xiv.view import ScoringView, View

BOX: Box = s.started().box
NO_TILES = dict.fromkeys(("sceptre", "letter", "ring", "helmet", "crown"), 0)


def seen(seat: int = A, players: int = 4, **switches: bool) -> View:
    view: Any = s.GAME.view(s.started(players, **switches), seat)
    found: View = view
    return found


def changed(view: View, seat: int, **facts: Any) -> View:
    """The view with some facts about a player changed."""
    players = list(view.players)
    players[seat] = replace(players[seat], **facts)
    return replace(view, players=players)


def board(view: View, markers: list[int], **facts: Any) -> View:
    """The view with only one board's markers, and its printed facts."""
    boards = [
        replace(one, markers=[0] * len(one.markers), fictive=0, king=False) for one in view.boards
    ]
    given = {"condition": "money", "bribe": 3, "needed": 0, **facts}
    boards[8] = replace(boards[8], markers=markers, **given)
    return replace(view, boards=boards, scoring=None)


def concluded(view: View) -> Outlook:
    return outlook(view, BOX)


def only(view: View) -> BoardOutlook:
    return concluded(view).boards[8]


def dues(found: BoardOutlook) -> dict[int, str]:
    return {one.seat: one.due for one in found.claims}


def places(found: BoardOutlook) -> dict[int, str]:
    return {one.seat: one.place for one in found.claims}


def test_l11_1_the_sole_first_is_free_and_the_others_may_pay() -> None:
    found = only(board(seen(), [2, 1, 0, 1]))
    assert dues(found) == {A: "income", B: "bribe", D: "bribe"}
    assert (found.winners, found.firsts, found.flips) == ([A], [A], True)
    assert [one.rest for one in found.claims] == [2, 0, 0]


def test_l11_2_after_a_tie_nobody_is_free_and_all_may_pay() -> None:
    found = only(board(seen(), [2, 2, 1, 0]))
    assert dues(found) == {A: "bribe", B: "bribe", C: "bribe"}
    assert (found.winners, found.firsts, found.flips) == ([], [A, B], False)


def test_l11_3_a_first_place_board_goes_to_the_sole_first_only() -> None:
    assert dues(only(board(seen(), [2, 1, 0, 0], condition="first"))) == {A: "income", B: "nothing"}
    assert only(board(seen(), [2, 2, 0, 0], condition="first")).winners == []


def test_l11_4_a_markers_board_pays_everybody_with_enough() -> None:
    found = only(board(seen(), [3, 4, 2, 0], condition="markers", needed=3))
    assert found.winners == [A, B]
    assert places(found) == {A: "enough", B: "enough", C: "short"}
    assert all(one.rest == 0 for one in found.claims)


def test_l11_6_a_broken_tie_makes_a_sole_first() -> None:
    view = board(seen(), [2, 2, 0, 0], condition="first")
    scoring = ScoringView(view.boards[8].id, [2, 2, 0, 0], 0, B, -1)
    assert only(replace(view, scoring=scoring)).winners == [B]


def test_l9_4_the_frozen_counts_are_compared() -> None:
    view = board(seen(), [1, 2, 0, 0])
    scoring = ScoringView(view.boards[8].id, [1, 0, 0, 0], 0, -1, A)
    assert only(replace(view, scoring=scoring)).winners == [A]


def test_l11_7_bribe_minus_1_makes_it_cheaper_and_louis_may_lack() -> None:
    card = MISSION_IDS[BOX.copy[numbers.BRIBE_MINUS_1][0]]
    view = changed(board(seen(), [2, 1, 1, 0]), B, laid=[card], louis=1)
    claims = {one.seat: one for one in only(changed(view, C, louis=5)).claims}
    assert (claims[B].price, claims[B].left) == (2, -1)
    assert (claims[C].price, claims[C].left) == (3, 2)


def test_l12_1_with_the_king_the_first_has_a_crown_and_the_sole_second_is_free() -> None:
    found = only(board(seen(), [3, 2, 1, 0], king=True))
    assert dues(found) == {A: "crown", B: "income", C: "bribe"}
    assert (found.crown, found.second) == (A, B)


def test_l12_1_tied_firsts_share_without_a_crown_and_lose_their_markers() -> None:
    found = only(board(seen(), [2, 2, 1, 0], king=True))
    assert dues(found) == {A: "income", B: "income", C: "bribe"}
    assert (found.crown, [one.rest for one in found.claims]) == (-1, [2, 2, 0])


def test_l12_2_tied_seconds_are_not_free() -> None:
    assert dues(only(board(seen(), [3, 1, 1, 0], king=True, condition="first"))) == {
        A: "crown",
        B: "nothing",
        C: "nothing",
    }


def test_l14_4_the_kings_board_flips_when_empty_only_by_the_switch() -> None:
    assert only(board(seen(), [0] * 4, king=True)).flips
    assert not only(board(seen(king_board_always_flips=False), [0] * 4, king=True)).flips


def test_l14_5_nothing_flips_in_the_last_round() -> None:
    assert not only(replace(board(seen(), [1, 0, 0, 0]), round=numbers.ROUNDS)).flips


def test_l17_6_the_fictive_player_can_have_the_majority() -> None:
    found = only(board(seen(players=2), [1, 2], fictive=3))
    assert (found.fictive, found.firsts, found.winners) == (True, [], [])
    assert dues(found) == {A: "bribe", B: "bribe"}


@pytest.mark.parametrize(
    ("verdict", "markers", "facts"),
    [
        ("empty", [0, 0, 0, 0], {}),
        ("free", [2, 1, 0, 0], {}),
        ("bribes", [2, 2, 0, 0], {}),
        ("first", [2, 1, 0, 0], {"condition": "first"}),
        ("tied", [2, 2, 0, 0], {"condition": "first"}),
        ("enough", [3, 0, 0, 0], {"condition": "markers", "needed": 3}),
        ("short", [2, 2, 0, 0], {"condition": "markers", "needed": 3}),
        ("crown", [2, 1, 0, 0], {"king": True}),
        ("shared", [2, 2, 0, 0], {"king": True, "condition": "first"}),
    ],
)
def test_l9_11_l11_l12_a_board_in_one_word(
    verdict: str, markers: list[int], facts: dict[str, Any]
) -> None:
    assert only(board(seen(), markers, **facts)).verdict == verdict


def test_l10_2_further_markers_are_counted_on_top() -> None:
    one, two = only(board(seen(), [1, 2, 0, 0], condition="first")).more
    assert (one.place, one.due) == ("tied", "nothing")
    assert (two.place, two.due, two.rest) == ("first", "income", 3)


@pytest.mark.parametrize(
    ("symbols", "tiles", "lacks"),
    [
        ([numbers.RING, numbers.ANY], {"ring": 1}, [False, True]),
        ([numbers.RING, numbers.ANY], {"ring": 1, "letter": 1}, [False, False]),
        ([numbers.RING, numbers.ANY], {"letter": 1, "crown": 1}, [False, False]),
        ([numbers.RING, numbers.RING], {"ring": 1}, [False, True]),
        ([numbers.RING, numbers.RING], {"crown": 2}, [False, False]),
        ([numbers.RING, numbers.HELMET], {"letter": 3}, [True, True]),
    ],
)
def test_l15_2_tiles_cover_symbols_and_crowns_the_rest(
    symbols: list[int], tiles: dict[str, int], lacks: list[bool]
) -> None:
    assert lacking(symbols, {**NO_TILES, **tiles}) == lacks


def laid(view: View, benefit: str, used: bool = False) -> View:
    card = MISSION_IDS[BOX.copy[BENEFIT_IDS.index(benefit)][0]]
    return changed(view, A, laid=[card], used=[card] if used else [])


def test_l18_a_mission_works_in_its_step_or_before_it() -> None:
    turns = replace(seen(), phase="influence", step="influence-turns")
    assert concluded(laid(turns, "place_at_end")).missions[0].usable
    assert not concluded(laid(turns, "place_on_king")).missions[0].usable
    assert not concluded(laid(turns, "louis_1")).missions[0].usable


def test_l15_9_a_used_mission_works_no_more_in_this_round() -> None:
    scoring = replace(seen(), phase="scoring", step="scoring")
    assert concluded(laid(scoring, "win_tie")).missions[0].usable
    assert not concluded(laid(scoring, "win_tie", used=True)).missions[0].usable


def test_laid_missions_come_first_and_those_in_hand_say_what_they_lack() -> None:
    view = laid(seen(), "louis_1")
    found = concluded(changed(view, A, tiles=NO_TILES)).missions
    assert [one.laid for one in found] == [True, *[False] * len(view.my_missions)]
    assert all(one.lacks == 2 and not one.payable for one in found[1:])


def test_the_words_of_a_board_tell_my_place() -> None:
    view = board(seen(), [1, 2, 0, 0], condition="first")
    ((first, said),) = option_words(concluded(view), f"board {view.boards[8].id}")
    assert (first, said["place"], said["due"]) == ("outlook-claim", "tied", "nothing")
    scoring = ScoringView(view.boards[8].id, [1, 2, 0, 0], 0, -1, -1)
    told = option_words(concluded(replace(view, scoring=scoring)), "conspire personal 2")
    assert [name for name, _ in told] == ["outlook-claim", "outlook-rest"]
