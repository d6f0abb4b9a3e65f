"""H12: the revolution at every point of a turn, in each of the three rounds, and what follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.game import WATCHER
from trianon.games.heads_of_state.names import CARD_IDS
from trianon.games.heads_of_state.numbers import CLEAR, DRAW_THREE, REVOLUTION, TREACHERY
from trianon.games.heads_of_state.state import State

ROUNDS = pytest.mark.parametrize("round_", [1, 2, 3])
BOARD = {"sp_castile.king": 1, "sp_aragon.earl": 2}


def first_draw(round_: int) -> State:
    state = s.situation(
        round=round_,
        asked="take-attribute",
        owed=3,
        deck=[],
        pile=["REVOLUTION", "gold"],
        board=BOARD,
    )
    s.act(state, "draw attribute")
    return state


def second_draw(round_: int) -> State:
    pile = ["title", "REVOLUTION", "gold"]
    state = s.situation(
        round=round_, asked="take-attribute", owed=3, deck=[], pile=pile, board=BOARD
    )
    s.act(state, "draw attribute", "draw attribute")
    return state


def third_draw(round_: int) -> State:
    state = s.situation(
        round=round_,
        asked="take-attribute",
        owed=3,
        deck=["title"],
        pile=["REVOLUTION", "gold"],
        display=["palace"] * 6,
        board=BOARD,
    )
    s.act(state, "take palace", "draw attribute", "draw attribute")
    return state


def after_a_clear(round_: int) -> State:
    state = s.situation(
        round=round_,
        asked="turn-option",
        option="undecided",
        deck=6,
        pile=["REVOLUTION", "gold"],
        board=BOARD,
    )
    s.act(state, "option clear", "draw attribute")
    return state


def step_b(round_: int) -> State:
    state = s.situation(
        round=round_,
        asked="turn-option",
        option="undecided",
        deck=[],
        pile=["REVOLUTION", "gold"],
        treachery_display=["gallows", "axeman"],
        board=BOARD,
    )
    s.act(state, "option treachery", "take gallows", "draw attribute")
    return state


def while_refilling(round_: int) -> State:
    state = s.situation(
        round=round_, display=["title"] * 3, deck=[], pile=["gold", "REVOLUTION"], board=BOARD
    )
    s.act(state, "stop")
    return state


# The moment, the cards drawn before it, the draws still owed, the option that goes on.
MOMENTS: list[tuple[Callable[[int], State], dict[str, int], int, int]] = [
    (first_draw, {}, 3, DRAW_THREE),
    (second_draw, {"title": 1}, 2, DRAW_THREE),
    (third_draw, {"title": 1, "palace": 1}, 1, DRAW_THREE),
    (after_a_clear, {}, 1, CLEAR),
    (step_b, {}, 1, TREACHERY),
]
EVERY_MOMENT = pytest.mark.parametrize(
    ("moment", "hand", "owed", "option"), MOMENTS, ids=lambda value: getattr(value, "__name__", "")
)


@EVERY_MOMENT
@pytest.mark.parametrize("round_", [1, 2])
def test_h12_1_to_h12_3_play_resumes_at_that_very_point(
    moment: Callable[[int], State], hand: dict[str, int], owed: int, option: int, round_: int
) -> None:
    state = moment(round_)
    assert (state.round, state.active, state.option) == (round_ + 1, 0, option)
    assert s.held(state, 0) == hand
    assert (s.asked(state), state.owed_attributes, state.owed_treachery) == (
        "take-attribute",
        owed,
        0,
    )
    new_table(state)
    s.act(state, *["draw attribute"] * owed)
    assert (s.asked(state), state.active) == ("act", 0)


def new_table(state: State) -> None:
    """H12.2 (d), (e): six and two cards open, eleven in the pile, nothing set aside or discarded."""
    view = GAME.view(state, WATCHER)
    assert sum(view.display.values()) == 6
    assert sum(view.treachery_display.values()) == 2
    assert view.revolution_pile == 11
    assert list(state.pile).count(REVOLUTION) == 1
    assert (view.cleared, view.discard) == ({}, {})
    assert view.deck + 6 + 10 + sum(p.attributes for p in view.players) == 70
    assert state.score[1:3] == [7, 4]  # Spain was scored


@EVERY_MOMENT
def test_h12_5_in_1789_the_game_ends_at_once(
    moment: Callable[[int], State], hand: dict[str, int], owed: int, option: int
) -> None:
    state = moment(3)
    assert state.over
    assert (state.round, state.owed_attributes) == (3, owed)
    assert s.held(state, 0) == hand
    assert state.score[1:3] == [7, 4]
    assert "game-ended" in s.kinds(state)
    assert GAME.options(state) == []


@ROUNDS
def test_h12_1_while_refilling_the_next_player_follows(round_: int) -> None:
    state = while_refilling(round_)
    if round_ == 3:
        assert state.over
        return
    assert (state.round, state.active, s.asked(state)) == (round_ + 1, 1, "turn-option")
    new_table(state)


def test_h12_2_scoring_comes_before_the_new_round_and_the_new_cards() -> None:
    told = s.kinds(first_draw(1))
    order = ["revolution-revealed", "first-place-scored", "round-started", "pile-made"]
    order += ["attribute-turned", "treachery-swept", "treachery-turned", "turn-resumed"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)


def test_h12_2_everybody_trims_to_six_and_two_the_active_player_too() -> None:
    state = s.situation(
        asked="take-attribute",
        owed=2,
        deck=[],
        pile=["REVOLUTION", "gold"],
        active=1,
        hands={1: {"gold": 4, "title": 4}, 0: {"bishop": 4, "palace": 3}},
        treachery={2: {"axeman": 2, "gallows": 1}},
    )
    s.act(state, "draw attribute")
    asked = []
    while s.asked(state) == "trim":
        asked.append((state.asked_seat, s.options(state)[0]))
        s.act(state, s.options(state)[0])
    assert asked == [
        (1, "discard gold"),
        (1, "discard gold"),
        (2, "discard axeman"),
        (0, "discard bishop"),
    ]
    assert (state.active, state.owed_attributes, s.asked(state)) == (1, 2, "take-attribute")
    assert [sum(state.hand[seat]) for seat in range(3)] == [6, 6, 0]
    assert [sum(state.treachery[seat]) for seat in range(3)] == [0, 0, 2]


@pytest.mark.parametrize("active", range(4))
def test_h12_4_trimming_begins_with_the_active_player(active: int) -> None:
    """Whoever was first in the game: seat 0 here."""
    state = s.situation(
        players=4,
        asked="take-attribute",
        owed=1,
        deck=[],
        pile=["REVOLUTION"],
        active=active,
        hands={seat: dict.fromkeys(CARD_IDS[:7], 1) for seat in range(4)},
    )
    s.act(state, "draw attribute")
    order = []
    while s.asked(state) == "trim":
        order.append(state.asked_seat)
        s.act(state, s.options(state)[0])
    assert order == [(active + place) % 4 for place in range(4)]


def test_h12_4_attribute_cards_are_trimmed_first_and_openly() -> None:
    state = s.situation(
        asked="take-attribute",
        owed=1,
        deck=[],
        pile=["REVOLUTION"],
        hands={0: {"gold": 4, "title": 3}},
        treachery={0: {"axeman": 2, "gallows": 1}},
    )
    s.act(state, "draw attribute")
    assert s.options(state) == ["discard gold", "discard title"]
    s.act(state, "discard title")
    event = GAME.events(state)[0]
    assert (event.kind, event.clause, event.reader) == ("attribute-discarded", "H12.4", -1)
    assert s.options(state) == ["discard axeman", "discard gallows"]


def test_h12_2_the_revolution_card_is_nowhere_during_the_trims() -> None:
    state = s.situation(
        asked="take-attribute",
        owed=1,
        deck=[],
        pile=["REVOLUTION", "palace"],
        hands={0: {"gold": 4, "title": 3}},
    )
    s.act(state, "draw attribute")
    assert (s.asked(state), GAME.view(state, WATCHER).trimming) == ("trim", True)
    assert list(state.pile[: state.pile_count]) == [7]
    GAME.check(state)


def test_h12_2_the_treachery_deck_is_not_shuffled() -> None:
    deck = ["gallows", "axeman", "guillotine", "assassin"]
    state = s.situation(
        asked="take-attribute",
        owed=1,
        deck=[],
        pile=["REVOLUTION"],
        treachery_display=["assassin", "assassin"],
        treachery_deck=deck,
    )
    s.act(state, "draw attribute")
    assert GAME.view(state, WATCHER).treachery_display == {"axeman": 1, "gallows": 1}
    assert list(state.treachery_deck[:2]) == [0, 2]


@pytest.mark.parametrize("players", GAME.players)
def test_h12_6_the_new_deck_always_suffices(players: int) -> None:
    for seed in range(10):
        state = s.started(players, seed)
        for round_ in (1, 2):
            GAME.play_randomly(state, seed + 1, round_)
            while state.trimmed >= 0:
                GAME.apply(state, GAME.options(state)[0])
            assert state.deck_count >= 55 - 6 * players - 16
