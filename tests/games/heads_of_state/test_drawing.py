"""H3, H4 and H5: options of a turn, drawing, displays and decks, the first turn."""

from __future__ import annotations

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.errors import IllegalAction
from trianon.core.game import WATCHER
from trianon.games.heads_of_state.names import CARD_IDS, TREACHERY_IDS
from trianon.games.heads_of_state.state import State

GOLD, TITLE = CARD_IDS.index("gold"), CARD_IDS.index("title")


def turn(**facts: object) -> State:
    """A player before the choice of their option."""
    return s.situation(asked="turn-option", option="undecided", **facts)  # type: ignore[arg-type]


def test_h3_1_three_rounds_end_with_the_revolution() -> None:
    state, rounds = s.started(3), []
    while not state.over:
        rounds.append(state.round)
        GAME.play_randomly(state, 11, state.round)
    assert rounds == [1, 2, 3]


def test_h3_2_a_turn_is_choice_draw_act_end_and_nobody_passes() -> None:
    state = turn()
    assert s.options(state) == ["option draw-three", "option clear", "option treachery"]
    asked = []
    for name in ("option draw-three", *["draw attribute"] * 3, "stop"):
        asked.append(s.asked(state))
        s.act(state, name)
    assert asked == ["turn-option", *["take-attribute"] * 3, "act"]
    assert (state.active, s.asked(state)) == (1, "turn-option")


def test_h3_3_no_treachery_card_may_be_played_in_option_1() -> None:
    state = s.situation(board={"fr_normandy.earl": 1}, treachery={0: {"guillotine": 2}})
    assert s.options(state) == ["stop"]


def test_h3_4_and_h4_3_draw_three_draws_exactly_three() -> None:
    state = turn()
    s.act(state, "option draw-three")
    for owed in (3, 2, 1):
        assert state.owed_attributes == owed
        assert "stop" not in s.options(state)
        s.act(state, "draw attribute")
    assert (sum(state.hand[0]), s.asked(state)) == (3, "act")


def test_h3_5_a_clear_lays_six_aside_and_six_new_ones_out() -> None:
    state = turn(display=["gold"] * 6, deck=["title"] * 6 + ["palace"])
    told = s.act(state, "option clear")
    assert told.count("attribute-cleared") == told.count("attribute-turned") == 6
    view = GAME.view(state, WATCHER)
    assert (view.cleared, view.display, view.deck) == ({"gold": 6}, {"title": 6}, 1)
    s.act(state, "take title")
    assert (s.held(state, 0), s.asked(state)) == ({"title": 1}, "act")


def test_h3_6_and_h3_7_option_2_draws_treachery_first_then_one_attribute() -> None:
    state = turn()
    s.act(state, "option treachery")
    assert s.asked(state) == "take-treachery"
    s.act(state, "draw treachery")
    assert s.asked(state) == "take-attribute"
    s.act(state, "draw attribute")
    assert (sum(state.treachery[0]), sum(state.hand[0])) == (1, 1)
    assert s.asked(state) == "act"


def test_h3_8_the_option_stays_after_a_revolution() -> None:
    state = s.situation(asked="take-attribute", owed=3, deck=[], pile=["REVOLUTION", "gold"])
    s.act(state, "draw attribute")
    assert (state.option, s.asked(state)) == (2, "take-attribute")


def test_h4_1_each_type_on_display_once_and_the_unseen_card() -> None:
    display = ["gold", "gold", "title", "bishop", "bishop", "courtesan"]
    state = s.situation(asked="take-attribute", owed=3, display=display)
    wanted = ["take gold", "take title", "take bishop", "take courtesan", "draw attribute"]
    assert s.options(state) == wanted


def test_h4_1_each_card_is_seen_before_the_next_is_chosen() -> None:
    state = s.situation(asked="take-attribute", owed=3, deck=["palace", "gold", "title"])
    s.act(state, "draw attribute")
    seen = [event for event in GAME.events(state) if event.kind == "attribute-seen"]
    assert [(event.reader, event.figures["attribute"]) for event in seen] == [(0, 7)]
    assert GAME.view(state, 0).my_hand == {"palace": 1}


def test_h4_2_the_treachery_card_comes_from_display_or_deck() -> None:
    facts = {"asked": "take-treachery", "option": "treachery", "owed": 1, "owed_treachery": 1}
    state = s.situation(treachery_display=["gallows", "gallows"], **facts)  # type: ignore[arg-type]
    assert s.options(state) == ["take gallows", "draw treachery"]
    s.act(state, "take gallows")
    assert s.treachery_held(state, 0) == {"gallows": 1}


def test_h4_4_holes_stay_open_during_the_turn() -> None:
    state = s.situation(asked="take-attribute", owed=3, display=["gold"] * 3 + ["title"] * 3)
    s.act(state, "take gold", "take gold")
    assert GAME.view(state, WATCHER).display == {"gold": 1, "title": 3}


def test_h4_5_the_pile_is_touched_only_when_the_deck_is_empty() -> None:
    pile = ["title", "troops", "REVOLUTION"]
    state = s.situation(asked="take-attribute", owed=3, deck=["gold"], pile=pile)
    s.act(state, "draw attribute")
    assert (s.held(state, 0), state.pile_count) == ({"gold": 1}, 3)
    s.act(state, "draw attribute")
    assert (s.held(state, 0), state.pile_count) == ({"gold": 1, "title": 1}, 2)


@pytest.mark.parametrize(("deck", "legal"), [(0, False), (5, False), (6, True), (20, True)])
def test_h4_6_clearing_needs_six_cards_in_the_deck(deck: int, legal: bool) -> None:
    assert ("option clear" in s.options(turn(deck=deck))) == legal


def test_h4_7_after_a_clear_of_the_last_six_the_unseen_card_is_from_the_pile() -> None:
    state = turn(deck=6, pile=["palace", "REVOLUTION", "gold"])
    s.act(state, "option clear", "draw attribute")
    assert s.held(state, 0) == {"palace": 1}
    assert state.pile_count == 2


def test_h4_8_cleared_cards_are_shuffled_back_before_the_refill() -> None:
    state = turn(display=["gold"] * 6, deck=["title"] * 6, pile=["REVOLUTION", "palace"])
    s.act(state, "option clear", "take title")
    told = s.act(state, "stop")
    assert told.index("cleared-shuffled") < told.index("attribute-turned")
    assert (state.round, state.pile_count) == (1, 2)
    assert GAME.view(state, WATCHER).display == {"gold": 1, "title": 5}


def test_h4_9_discards_are_not_reshuffled_during_the_round() -> None:
    state = s.situation(hands={0: {"gold": 1}}, deck=1, display=["title"] * 6)
    before = state.discard[GOLD]
    s.act(state, "create gb_ireland.baron", "stop")
    assert state.discard[GOLD] == before + 1
    assert state.deck_count == 1


def test_h4_10_an_empty_treachery_deck_is_made_from_the_discards() -> None:
    facts = {"asked": "take-treachery", "option": "treachery", "owed": 1, "owed_treachery": 1}
    state = s.situation(treachery_deck=[], **facts)  # type: ignore[arg-type]
    discards = sum(state.treachery_discard)
    told = s.act(state, "draw treachery")
    assert "treachery-shuffled" in told
    assert (state.treachery_count, sum(state.treachery_discard)) == (discards - 1, 0)


@pytest.mark.parametrize(
    ("players", "draws"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])]
)
def test_h5_1_first_turns_by_place_in_the_order(players: int, draws: list[int]) -> None:
    state = s.started(players, seed=5)
    for place, count in enumerate(draws):
        assert state.active == (state.first_player + place) % players
        s.act(state, *["draw attribute"] * count)
        assert s.asked(state) == "act"
        s.act(state, "stop")
    assert s.asked(state) == "turn-option"


def test_h5_2_no_option_in_the_first_turn() -> None:
    state = s.started(3)
    assert s.asked(state) == "take-attribute"
    with pytest.raises(IllegalAction):
        s.act(state, "option treachery")


def test_h5_3_a_first_turn_may_create() -> None:
    state = s.situation(option="first-turn", turn=0, hands={0: {"gold": 1}})
    told = s.act(state, "create gb_ireland.baron")
    assert "noble-created" in told
    assert GAME.events(state)[1].clause == "H5.3"


def test_treachery_types_have_their_file_order() -> None:
    assert TREACHERY_IDS[:5] == ["assassin", "axeman", "guillotine", "inquisition", "gallows"]
