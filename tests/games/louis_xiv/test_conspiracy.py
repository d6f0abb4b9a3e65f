"""Conspiracy cards (L10), and the secrecy of declining one."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core.events import visible
from trianon.games.louis_xiv import gains
from trianon.games.louis_xiv.state import State


def holding(hands: dict[int, list[int]], board: int = 7) -> State:
    state = s.bare(3)
    s.conspiracies(state, hands)
    return s.score(state, board)


def test_l9_2_the_holder_may_play_before_the_comparison() -> None:
    """L9.2, L10.2: also on an empty board (L9.11), which is then theirs."""
    state = s.act(holding({A: [7]}), "conspire personal 2")
    assert "majority-held" in s.kinds_told(state)
    assert "louis-gained" in s.kinds_told(state)


def test_l10_1_once_played_nobody_else_is_asked() -> None:
    state = s.act(holding({A: [7], B: [3]}), "conspire general 1")
    assert state.board > 6


def test_l10_2_one_general_or_one_or_two_personal() -> None:
    assert s.options(holding({A: [7]})) == [
        "no",
        "conspire general 1",
        "conspire personal 1",
        "conspire personal 2",
    ]


def test_l10_3_a_played_card_goes_under_the_deck_seen_by_all() -> None:
    state = s.act(holding({A: [7], B: [3]}), "conspire general 1")
    assert state.conspiracy_deck[0] == 6
    assert state.conspiracy_bottom == 1
    places = GAME.view(state, C).known_places
    assert [(place.deck, place.card) for place in places] == [("conspiracy", "colbert")]
    for number in range(5):
        assert GAME.resample(state, C, number).conspiracy_deck[0] == 6


def test_l10_3_when_it_is_drawn_again_all_know_its_holder() -> None:
    state = s.act(holding({A: list(range(1, 13))}), "conspire general 1")
    gains.draw_conspiracy(state, B, 1)
    assert GAME.view(state, C).players[B].known_conspiracies == ["colbert"]
    assert GAME.resample(state, C, 3).conspiracy_seat[6] == B


def test_l10_4_a_declined_card_is_kept() -> None:
    state = s.act(holding({A: [7]}), "no")
    assert state.conspiracy_seat[6] == A


def test_l10_5_every_holder_is_asked_whichever_card_he_has() -> None:
    state = holding({A: [3], C: [5]})
    assert s.asked(state) == ("conspire", A)
    assert s.options(state) == ["no"]
    s.act(state, "no")
    assert s.asked(state) == ("conspire", C)


def test_l10_5_without_a_marker_in_a_reserve_he_is_not_asked() -> None:
    state = s.bare(3)
    s.conspiracies(state, {A: [7], B: [8]})
    s.reserves(state, A, general=0, personal=0)
    assert s.asked(s.score(state, 7)) == ("conspire", B)


def seen(state: State, reader: int) -> tuple[bytes, bytes]:
    """All that reaches somebody else: their view and their log lines."""
    events = visible(GAME.events(state), reader)
    return msgspec.json.encode(GAME.view(state, reader)), msgspec.json.encode(events)


def trail(state: State, reader: int) -> list[tuple[Any, ...]]:
    """What a reader sees while everybody declines at all boards to the end of the scoring."""
    steps: list[tuple[Any, ...]] = []
    while s.asked(state)[0] == "conspire":
        steps.append((s.asked(state), state.ply, *seen(state, reader)))
        s.act(state, "no")
    steps.append(seen(state, reader))
    return steps


def test_l10_5_declining_leaves_no_trace() -> None:
    """L10.5, L19.3: with or without the card of the board, the others see the same, byte for byte.

    A holds the card of board 7 in one world and another in the second; B reads along.
    """
    with_card = holding({A: [7], B: [3]})
    without = holding({A: [9], B: [3]})
    for reader in (B, C, -1):
        first = trail(GAME.copy(with_card), reader)
        second = trail(GAME.copy(without), reader)
        assert first == second
    assert "conspire general 1" in s.options(with_card)
    assert s.options(without) == ["no"]


def test_l10_5_a_refusal_is_no_event() -> None:
    state = holding({A: [7], B: [3]})
    s.act(state, "no")
    assert s.kinds_told(state) == []


def test_l10_6_an_empty_deck_gives_no_card() -> None:
    state = holding({A: list(range(1, 13))})
    gains.draw_conspiracy(state, B, 1)
    assert state.conspiracy_seat.count(B) == 0
    assert "conspiracy-none" in s.kinds_told(state)
