"""H11: hand limits, cleared cards, refilling, the next player."""

from __future__ import annotations

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.game import WATCHER


def test_h11_1_discard_to_ten_and_four_attribute_cards_first() -> None:
    state = s.situation(
        option="treachery",
        hands={0: {"gold": 5, "title": 6}},
        treachery={0: {"gallows": 3, "axeman": 2}},
    )
    s.act(state, "stop")
    assert s.options(state) == ["discard gold", "discard title"]
    told = s.act(state, "discard title")
    assert told == ["attribute-discarded"]
    assert s.options(state) == ["discard axeman", "discard gallows"]
    s.act(state, "discard gallows")
    assert (sum(state.hand[0]), sum(state.treachery[0])) == (10, 4)
    assert s.asked(state) == "turn-option"


def test_h11_1_no_limit_during_the_turn() -> None:
    state = s.situation(
        asked="take-attribute", owed=3, hands={0: {"gold": 5, "title": 5}}, deck=["palace"] * 3
    )
    s.act(state, *["draw attribute"] * 3)
    assert (sum(state.hand[0]), s.asked(state)) == (13, "act")
    s.act(state, "stop")
    for left in (12, 11, 10):
        s.act(state, "discard palace")
        assert sum(state.hand[0]) == left
    assert s.asked(state) == "turn-option"


def test_h11_2_cleared_cards_return_before_refilling() -> None:
    cleared = ["gold"] * 6
    state = s.situation(
        option="clear", cleared=cleared, display=["title"] * 5, deck=[], pile=["REVOLUTION"]
    )
    told = s.act(state, "stop")
    assert told.index("cleared-shuffled") < told.index("attribute-turned")
    assert GAME.view(state, WATCHER).display == {"gold": 1, "title": 5}
    assert (state.deck_count, sum(state.cleared)) == (5, 0)


def test_h11_3_displays_are_refilled_attribute_cards_first() -> None:
    state = s.situation(
        display=["title"] * 3,
        treachery_display=["axeman"],
        deck=["gold"],
        pile=["palace", "bishop", "REVOLUTION"],
    )
    told = s.act(state, "stop")
    assert [kind for kind in told if kind.endswith("-turned")] == [
        *["attribute-turned"] * 3,
        "treachery-turned",
    ]
    view = GAME.view(state, WATCHER)
    assert view.display == {"gold": 1, "title": 3, "bishop": 1, "palace": 1}
    assert (view.deck, view.revolution_pile) == (0, 1)
    assert sum(view.treachery_display.values()) == 2


def test_h11_4_a_revolution_while_refilling_leaves_nothing_of_the_turn() -> None:
    state = s.situation(
        option="treachery",
        killed=["sp_galicia.baron"],
        display=["title"] * 5,
        deck=[],
        pile=["REVOLUTION", "gold"],
    )
    s.act(state, "stop")
    revealed = [event for event in GAME.events(state) if event.kind == "revolution-revealed"]
    assert [event.clause for event in revealed] == ["H11.4"]
    assert (state.round, state.active, s.asked(state)) == (2, 1, "turn-option")
    assert (sum(state.fate), state.unfilled, state.option) == (0, 0, 0)


def test_h11_5_the_left_neighbour_follows() -> None:
    state = s.situation(players=4, active=3)
    s.act(state, "stop")
    assert (state.active, state.asked_seat, state.turn) == (0, 0, 20)
