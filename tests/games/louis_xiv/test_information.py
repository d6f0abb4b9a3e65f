"""Who knows what, and which questions are asked (L19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.louis_xiv import situation as s
from tests.games.louis_xiv.situation import GAME, A, B, C
from trianon.core import position
from trianon.core.errors import BadPosition
from trianon.games.louis_xiv.names import MISSION_IDS
from trianon.games.louis_xiv.numbers import MISSION_SWAPS


def view(state: Any, seat: int) -> Any:
    return GAME.view(state, seat)


def test_l19_1_hands_are_the_owners_their_size_and_colours_are_public() -> None:
    state = s.started()
    mine, other, watcher = view(state, A), view(state, B), view(state, -1)
    assert len(mine.my_influence) == 5
    assert len(mine.my_missions) == 2
    assert other.players[A].influence_cards == 5
    assert other.players[A].missions == {"light": 1, "medium": 1, "dark": 0}
    assert (watcher.my_influence, watcher.my_missions, watcher.my_coats) == ([], [], {})


def test_l19_1_only_the_owner_has_his_decision_with_its_options() -> None:
    state = s.started()
    assert s.GAME.decision_for(state, A) is not None
    assert s.GAME.decision_for(state, B) is None
    assert view(state, B).asked == "choose-mode"


def test_l19_1_a_last_card_on_the_deck_is_known_to_its_owner_only() -> None:
    state = s.bare(3)
    s.influence(state, {A: [1, 2], B: [7, 8, 9], C: [10, 11, 12]})
    state = s.act(s.turn(state), "mode take", "card anne")
    assert [(p.deck, p.place, p.card) for p in view(state, A).known_places] == [
        ("influence", 0, "philippe")
    ]
    assert view(state, B).known_places == []
    tops = {
        GAME.resample(state, seat, n).influence_deck[state.influence_count - 1]
        for seat in (A,)
        for n in range(20)
    }
    assert tops == {1}
    others = {
        GAME.resample(state, B, n).influence_deck[state.influence_count - 1] for n in range(20)
    }
    assert len(others) > 1


def test_l19_1_his_last_card_drawn_by_another_who_discards_it_is_followed() -> None:
    """A knows B's only card, so they know what B puts on the deck."""
    state = s.bare(3)
    s.missions(state, laid={B: ["swap_influence_card"]})
    s.influence(state, {A: [1, 2], B: [7, 8], C: [10, 11, 12]})
    state = s.act(s.turn(state), "mode take", "card anne", "mode swap", "card colbert")
    s.act(state, "mode take", "card turenne")  # C
    s.act(state, "mode take", "card maintenon")  # B keeps philippe, the card of A
    assert [p.card for p in view(state, A).known_places] == ["philippe"]
    assert [p.card for p in view(state, C).known_places] == []


def test_l19_1_what_others_privately_know_is_forgotten_in_an_imagined_world() -> None:
    state = s.bare(3)
    s.influence(state, {A: [1, 2], B: [7, 8, 9], C: [10, 11, 12]})
    state = s.act(s.turn(state), "mode take", "card anne")
    world = GAME.resample(state, B, 1)
    assert sum(world.influence_known) == 0
    assert sum(GAME.resample(state, A, 1).influence_known) == 1 << A


def test_l19_3_the_card_is_asked_for_even_if_all_are_equal() -> None:
    state = s.bare(3)
    s.influence(state, {A: [13, 13, 13], B: [7, 8]})
    state = s.act(s.turn(state), "mode take")
    assert s.asked(state) == ("choose-card", A)
    assert s.options(state) == ["card joker"]


def test_l19_3_d12_is_asked_whenever_he_has_a_tile() -> None:
    state = s.bare(3)
    s.tiles(state, A, {"ring": 1})
    state = s.mission_turn(state)
    assert (s.asked(state), s.options(state)) == (("fulfil", A), ["done"])


def test_l19_3_d12_is_not_asked_without_a_tile() -> None:
    state = s.bare(3)
    s.missions(state, hands={A: ["L01"]})
    s.tiles(state, B, {"ring": 1})
    assert s.asked(s.mission_turn(state)) == ("fulfil", B)


def test_l19_3_d15_is_asked_whenever_he_has_a_mission() -> None:
    state = s.bare(3)
    s.missions(state, laid={A: ["swap_missions"], B: ["swap_missions"]}, hands={B: ["L01"]})
    s.at(state, MISSION_SWAPS)
    s.king_on(state, 1)
    assert s.asked(s.go_on(state)) == ("swap-mission", B)


def test_a_broken_position_is_refused_by_row_and_field() -> None:
    text = position.write(GAME, s.started())
    for found, wanted in (
        ("general = 5", "general = 6"),
        ('"L0', '"M0'),
        ("louis = ", "louis = -"),
    ):
        with pytest.raises(BadPosition):
            position.read(text.replace(found, wanted, 1))


def test_positions_name_every_hidden_fact() -> None:
    table = GAME.write_position(s.started())
    listed = [name for deck in ("light", "medium", "dark") for name in table["missions"][deck]]
    listed += [name for seat in table["seats"] for name in seat["missions"]]
    assert sorted(listed) == sorted(MISSION_IDS)
