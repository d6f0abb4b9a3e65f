"""H19: what holds after every decision; a position that breaks it is refused by row and field."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core import position
from trianon.core.errors import BadPosition

Table = dict[str, Any]


@pytest.mark.parametrize("players", GAME.players)
def test_h19_1_to_h19_14_hold_in_random_games(players: int) -> None:
    for seed in range(3):
        state, chance = s.started(players, seed), random.Random(seed)
        starts: dict[int, list[int]] = {1: [], 2: [], 3: []}  # face-down cards, turn by turn
        while not state.over:
            GAME.check(state)
            options = GAME.options(state)
            assert options == sorted(set(options)) != []
            GAME.apply(state, chance.choice(options))
            if s.asked(state) == "turn-option":
                starts[state.round].append(state.deck_count + state.pile_count)
        for cards in starts.values():
            assert cards == sorted(set(cards), reverse=True)  # H19.13
        GAME.check(state)


@pytest.mark.parametrize("players", GAME.players)
def test_positions_read_back_to_equal_digests(players: int) -> None:
    state, chance = s.started(players, 4), random.Random(4)
    while not state.over:
        if chance.random() < 0.2:
            assert GAME.digest(s.state_of(s.table_of(state))) == GAME.digest(state)
        GAME.apply(state, chance.choice(GAME.options(state)))
    assert GAME.digest(position.read(position.write(GAME, state))[1]) == GAME.digest(state)


def lose_a_card(table: Table) -> None:
    table["attributes"]["deck"].pop()


def second_revolution(table: Table) -> None:
    table["attributes"]["revolution_pile"].append("revolution")


def third_gallows_card(table: Table) -> None:
    table["treachery"]["deck"].append("gallows")


def extra_noble_card(table: Table) -> None:
    table["noble_stacks"]["duke"] = 9


def extra_token(table: Table) -> None:
    table["seats"][1]["supply"]["king"] = 5


def unrecorded_noble(table: Table) -> None:
    table["board"]["fr_paris.king"]["seat"] = 1
    table["seats"][1]["supply"]["king"] = 3


def unearned_marker(table: Table) -> None:
    table["seats"][0]["country_markers"] = {"gb": "larger"}


def unexplained_points(table: Table) -> None:
    table["seats"][2]["score"] = 3


def points_of_the_future(table: Table) -> None:
    table["seats"][0]["score"] = 10
    row = {"seat": 0, "round": 3, "source": "round-fr", "points": 10}
    table["points"].append(row)


def huge_hand(table: Table) -> None:
    deck = table["attributes"]["deck"]
    table["seats"][1]["hand"] = [deck.pop() for _ in range(11)]


def cleared_without_a_clear(table: Table) -> None:
    table["attributes"]["cleared"] = [table["attributes"]["deck"].pop()]


def killed_in_option_1(table: Table) -> None:
    table["board"]["fr_paris.king"]["fate"] = "killed"


def known_but_not_held(table: Table) -> None:
    table["seats"][1]["known"] = ["gold"]


def another_active_player(table: Table) -> None:
    table["turn"]["active"] = 2


def a_spot_for_no_decision(table: Table) -> None:
    table["turn"]["spot_chosen"] = "fr_paris.king"


def nothing_owed(table: Table) -> None:
    table["turn"]["owed_attributes"] = 0


def wrong_seat(table: Table) -> None:
    table["asked"]["seat"] = 1


BROKEN: list[tuple[Callable[[Table], None], str, str]] = [
    (lose_a_card, "H19.1", "attributes"),
    (second_revolution, "H19.2", "attributes"),
    (third_gallows_card, "H19.3", "treachery"),
    (extra_noble_card, "H19.4", "noble_stacks"),
    (extra_token, "H19.5", "seats.1"),
    (unrecorded_noble, "H19.6", "seats.1"),
    (unearned_marker, "H19.7", "seats"),
    (unexplained_points, "H19.8", "seats.2"),
    (points_of_the_future, "H19.7", "points"),
    (huge_hand, "H19.9", "seats.1"),
    (cleared_without_a_clear, "H19.10", "attributes"),
    (killed_in_option_1, "H19.11", "board.fr_paris.king"),
    (known_but_not_held, "H19.12", "seats.1"),
    (another_active_player, "H2.8", "turn"),
    (a_spot_for_no_decision, "H16", "turn"),
    (nothing_owed, "H3.7", "turn"),
    (wrong_seat, "H16", "asked"),
]


@pytest.mark.parametrize(
    ("change", "invariant", "row"), BROKEN, ids=lambda value: getattr(value, "__name__", "")
)
def test_h19_a_broken_invariant_is_named(
    change: Callable[[Table], None], invariant: str, row: str
) -> None:
    table = s.table_of(s.situation(asked="take-attribute", owed=3))
    change(table)
    with pytest.raises(BadPosition) as caught:
        s.state_of(table)
    assert (caught.value.facts["invariant"], caught.value.facts["row"]) == (invariant, row)


def test_h19_11_a_duty_that_cannot_be_met_is_refused() -> None:
    with pytest.raises(BadPosition) as caught:
        s.situation(option="treachery", killed=["fr_paris.king", "gb_england.king"])
    assert caught.value.facts["invariant"] == "H19.11"


@pytest.mark.parametrize(
    ("row", "field", "value"),
    [
        ("turn", "step", "sleeping"),
        ("turn", "round", 4),
        ("turn", "spot_chosen", "atlantis.king"),
        ("attributes", "deck", ["silver"]),
        ("treachery", "display", "gallows"),
        ("noble_stacks", "duke", -1),
    ],
)
def test_a_wrong_value_is_named_by_row_and_field(row: str, field: str, value: object) -> None:
    table = s.table_of(s.started())
    table[row][field] = value
    with pytest.raises(BadPosition) as caught:
        s.state_of(table)
    assert (caught.value.facts["row"], caught.value.facts["field"]) == (f"position.{row}", field)


def test_a_missing_or_unknown_field_is_named() -> None:
    table = s.table_of(s.started())
    del table["seats"][1]["hand"]
    with pytest.raises(BadPosition, match="hand"):
        s.state_of(table)
    table = s.table_of(s.started())
    table["board"]["fr_paris.king"]["crown"] = True
    with pytest.raises(BadPosition, match="crown"):
        s.state_of(table)
