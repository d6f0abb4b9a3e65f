"""H8 and H9: treachery in general, and the cards."""

from __future__ import annotations

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.games.heads_of_state import treachery
from trianon.games.heads_of_state.names import TREACHERY_IDS
from trianon.games.heads_of_state.numbers import KILLED, SPARED
from trianon.games.heads_of_state.state import State

BOARD = {
    "gb_england.king": 1,
    "gb_ireland.baron": 1,
    "fr_paris.king": 1,
    "fr_paris.prince": 2,
    "fr_normandy.earl": 2,
    "ge_brandenburg.king": 1,
    "ge_rhineland.count": 2,
    "sp_castile.prince": 1,
    "sp_galicia.baron": 2,
}
COUNTRY_OF_CARD = {"axeman": "gb", "guillotine": "fr", "inquisition": "sp", "gallows": "ge"}


def traitor(hand: dict[str, int], **facts: object) -> State:
    """A player acting in option 2 with these treachery cards."""
    facts = {"board": BOARD, "option": "treachery", **facts}
    return s.situation(treachery={0: hand}, **facts)  # type: ignore[arg-type]


def provinces(*countries: str) -> list[str]:
    return [
        name
        for name in BOARD
        if name[:2] in countries and s.SECTORS[name.split(".")[0]]["kind"] == "province"
    ]


def capitals(*countries: str) -> list[str]:
    return [name for name in BOARD if name[:2] in countries and name not in provinces(*countries)]


def test_h8_1_treachery_comes_after_both_draws_and_the_new_card_may_be_played() -> None:
    state = s.situation(
        option="treachery",
        asked="take-treachery",
        owed=1,
        owed_treachery=1,
        board=BOARD,
        treachery_display=["gallows", "axeman"],
    )
    s.act(state, "take gallows")
    assert s.asked(state) == "take-attribute"
    s.act(state, "draw attribute")
    assert s.options(state) == ["target ge_rhineland.count", "stop"]


def test_h8_2_one_card_for_a_province_two_for_a_capital() -> None:
    one, two = traitor({"guillotine": 1}), traitor({"guillotine": 2})
    assert s.options(one, "target") == provinces("fr")
    assert s.options(two, "target") == capitals("fr") + provinces("fr")
    s.act(one, "target fr_normandy.earl")
    s.act(two, "target fr_paris.king")
    assert s.treachery_held(one, 0) == s.treachery_held(two, 0) == {}


def test_h8_3_own_nobles_are_no_targets() -> None:
    state = traitor({"guillotine": 2}, board={"fr_paris.king": 0, "fr_normandy.earl": 0})
    assert s.options(state) == ["stop"]


def test_h8_4_a_noble_that_escaped_is_safe_for_the_turn() -> None:
    state = traitor({"assassin": 1, "guillotine": 1}, spared=["fr_normandy.earl"])
    assert "fr_normandy.earl" not in s.options(state, "target")
    assert "gb_ireland.baron" in s.options(state, "target")


def test_h8_5_plays_and_creations_alternate() -> None:
    state = traitor({"guillotine": 1, "inquisition": 1}, hands={0: {"gold": 1, "title": 1}})
    s.act(state, "target sp_galicia.baron", "create sp_galicia.baron")
    assert s.options(state) == ["target fr_normandy.earl", "stop"]
    s.act(state, "target fr_normandy.earl", "stop")
    assert s.owner_of(state, "sp_galicia.baron") == 0


def test_h8_6_the_victim_lies_face_down_and_its_owner_keeps_the_card() -> None:
    state = traitor({"guillotine": 1}, noble_cards={2: {"earl": 1}})
    score = list(state.score)
    s.act(state, "target fr_normandy.earl")
    spot = s.spot_number(state, "fr_normandy.earl")
    assert (state.owner[spot], state.face_down[2][spot], state.fate[spot]) == (-1, 1, KILLED)
    assert (state.noble_cards[2][2], list(state.score)) == (1, score)


def test_h8_7_after_scoring_the_country_the_token_goes_home() -> None:
    state = traitor({"guillotine": 1}, scored={2: ["fr"]})
    before = state.supply[2][2]
    told = s.act(state, "target fr_normandy.earl")
    assert "token-to-supply" in told
    assert state.supply[2][2] == before + 1


def test_h8_8_an_emptied_spot_takes_its_own_type_only() -> None:
    state = traitor({}, killed=["gb_scotland.earl"], board={}, hands={0: {"gold": 3, "title": 2}})
    assert s.options(state) == ["stop"]
    full = {"title": 1, "troops": 1, "castle": 1, "gold": 1}
    state = traitor({}, killed=["gb_scotland.earl"], board={}, hands={0: full})
    assert s.options(state) == ["create gb_scotland.earl", "stop"]


@pytest.mark.parametrize("seed", range(12))
def test_h8_9_played_cards_are_discarded_after_success_and_failure(seed: int) -> None:
    state = traitor({"assassin": 1}, seed=seed)
    before = state.treachery_discard[0]
    s.act(state, "target fr_normandy.earl")
    assert state.treachery_discard[0] == before + 1
    assert s.treachery_held(state, 0) == {}


def test_h9_1_an_assassin_succeeds_three_times_in_four() -> None:
    state = traitor({"assassin": 1})
    kills = 0
    for words in range(2000):
        twin = GAME.copy(state)
        twin.drawn = words
        kills += treachery.draw_cube(twin, 2)
    assert 1420 < kills < 1580


def test_h9_1_a_failed_attempt_changes_nothing_but_the_cards() -> None:
    fates = set()
    for seed in range(20):
        state = traitor({"assassin": 2}, seed=seed)
        told = s.act(state, "target gb_england.king")
        spot = s.spot_number(state, "gb_england.king")
        fates.add(state.fate[spot])
        if state.fate[spot] == SPARED:
            assert "noble-spared" in told
            assert state.owner[spot] == 1
        assert s.treachery_held(state, 0) == {}
    assert fates == {KILLED, SPARED}


@pytest.mark.parametrize(("card", "country"), COUNTRY_OF_CARD.items())
def test_h9_2_country_cards_work_in_their_country_and_never_fail(card: str, country: str) -> None:
    assert s.options(traitor({card: 1}), "target") == provinces(country)
    state = traitor({card: 2})
    assert s.options(state, "target") == capitals(country) + provinces(country)
    for name in s.options(state, "target"):
        twin = traitor({card: 2})
        s.act(twin, f"target {name}")
        assert s.owner_of(twin, name) == -1


@pytest.mark.parametrize("card", TREACHERY_IDS[5:])
def test_h9_3_specials_work_in_either_country(card: str) -> None:
    _, first, second = card.split("_")
    found = s.options(traitor({card: 1}), "target")
    assert found == [name for name in BOARD if name in provinces(first, second)]


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ({"axeman": 2}, True),
        ({"axeman": 1, "special_gb_sp": 1}, True),
        ({"special_gb_ge": 1, "special_gb_fr": 1}, True),
        ({"axeman": 1, "special_fr_ge": 1}, False),
        ({"axeman": 1, "gallows": 1}, False),
        ({"assassin": 2}, True),
    ],
)
def test_h9_4_any_two_cards_showing_the_country(hand: dict[str, int], legal: bool) -> None:
    assert ("gb_england.king" in s.options(traitor(hand), "target")) == legal


def test_h9_4_the_pair_is_chosen_in_two_steps_in_file_order() -> None:
    state = traitor({"axeman": 2, "special_gb_ge": 1, "special_gb_fr": 1, "assassin": 1})
    s.act(state, "target gb_england.king")
    assert s.options(state) == ["play axeman", "play special_gb_ge"]
    s.act(state, "play axeman")
    assert s.options(state) == ["play axeman", "play special_gb_ge", "play special_gb_fr"]
    s.act(state, "play special_gb_fr")
    left = {"assassin": 1, "axeman": 1, "special_gb_ge": 1}
    assert s.treachery_held(state, 0) == left
    assert s.owner_of(state, "gb_england.king") == -1


def test_h9_5_an_assassin_never_combines() -> None:
    state = traitor({"assassin": 1, "axeman": 1})
    assert "gb_england.king" not in s.options(state, "target")
    assert set(s.options(state, "target")) == set(provinces("gb", "fr", "ge", "sp"))
