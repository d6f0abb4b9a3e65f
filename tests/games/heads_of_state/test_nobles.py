"""H6 and H7: creating nobles, and the courtesan."""

from __future__ import annotations

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.games.heads_of_state import nobles
from trianon.games.heads_of_state.names import CARD_IDS, NOBLE_IDS

SETS = {row["id"]: row["set"] for row in s.TABLES["nobles"]}
SPOT_OF = {
    "baron": "gb_ireland.baron",
    "count": "sp_aragon.count",
    "earl": "sp_aragon.earl",
    "marquis": "gb_ireland.marquis",
    "duke": "gb_scotland.duke",
    "prince": "fr_paris.prince",
    "king": "gb_england.king",
}


def hand_for(noble: str) -> dict[str, int]:
    return dict.fromkeys(SETS[noble], 1)


@pytest.mark.parametrize("noble", NOBLE_IDS)
def test_h6_1_and_h6_2_exactly_the_set_makes_the_noble(noble: str) -> None:
    state = s.situation(hands={0: hand_for(noble)})
    told = s.act(state, f"create {SPOT_OF[noble]}")
    code = NOBLE_IDS.index(noble)
    assert s.held(state, 0) == {}
    assert s.owner_of(state, SPOT_OF[noble]) == 0
    assert state.supply[0][code] == GAME.box(GAME.base_edition, 3).noble_tokens[code] - 1
    assert state.noble_cards[0][code] == 1
    assert "noble-card-taken" in told


@pytest.mark.parametrize("noble", NOBLE_IDS)
def test_h6_2_a_missing_card_forbids_the_noble(noble: str) -> None:
    for missing in SETS[noble]:
        hand = {card: 1 for card in SETS[noble] if card != missing}
        state = s.situation(hands={0: hand})
        assert SPOT_OF[noble] not in s.options(state, "create")


def test_h6_3_every_empty_spot_of_the_type_is_offered_in_option_1() -> None:
    state = s.situation(hands={0: {"gold": 1}}, board={"fr_provence.baron": 1})
    barons = [name for name in state.box.spot_ids.values() if name.endswith(".baron")]
    assert s.options(state, "create") == [name for name in barons if name != "fr_provence.baron"]


def test_h6_4_option_2_offers_own_victims_only() -> None:
    state = s.situation(option="treachery", hands={0: {"gold": 2}}, killed=["sp_galicia.baron"])
    assert s.options(state, "create") == ["sp_galicia.baron"]


def test_h6_5_both_nobles_of_a_sector_may_be_mine() -> None:
    state = s.situation(hands={0: {"gold": 1}}, board={"sp_galicia.marquis": 0})
    s.act(state, "create sp_galicia.baron")
    assert s.owner_of(state, "sp_galicia.baron") == s.owner_of(state, "sp_galicia.marquis") == 0


def test_h6_6_no_token_no_creation() -> None:
    kings = ["gb_england.king", "fr_paris.king", "ge_brandenburg.king"]
    state = s.situation(
        hands={0: s.KING}, board=dict.fromkeys(kings, 0), face_down={"sp_castile.king": [0]}
    )
    assert state.supply[0][6] == 0
    assert "sp_castile.king" not in s.options(state, "create")


def test_h6_7_an_empty_stack_gives_no_card() -> None:
    state = s.situation(hands={0: {"gold": 1}}, noble_stack={"baron": 0})
    told = s.act(state, "create gb_ireland.baron")
    assert "no-noble-card" in told
    assert (state.noble_cards[0][0], state.types_created[0]) == (0, 1)


def test_h6_8_awards_come_in_order() -> None:
    """The last sector of Britain and the seventh type at once."""
    others = {"fr_aquitaine.count": 0, "fr_normandy.earl": 0, "fr_normandy.marquis": 0}
    board = {"gb_england.king": 0, "gb_scotland.duke": 0, "fr_paris.prince": 0, **others}
    state = s.situation(hands={0: {"gold": 1}}, board=board)
    told = s.act(state, "create gb_ireland.baron")
    awards = ["initial-marker-taken", "country-marker-taken", "house-marker-taken"]
    assert [kind for kind in told if kind in awards] == awards
    assert state.score[0] == 2 + 4 + 16


def test_h6_9_several_nobles_each_paid_with_its_own_cards() -> None:
    state = s.situation(hands={0: {"gold": 2, "title": 1}})
    s.act(state, "create gb_ireland.baron", "create sp_aragon.count", "stop")
    assert s.held(state, 0) == {}
    assert state.owner.count(0) == 2


def test_h7_1_a_courtesan_stands_for_any_missing_card() -> None:
    for missing in SETS["duke"]:
        hand = {**{card: 1 for card in SETS["duke"] if card != missing}, "courtesan": 1}
        state = s.situation(hands={0: hand})
        told = s.act(state, "create gb_scotland.duke")
        assert "courtesan-spent" in told
        assert s.held(state, 0) == {}


@pytest.mark.parametrize("noble", ["baron", "king"])
def test_h7_2_no_courtesan_for_baron_and_king(noble: str) -> None:
    hand = {**dict.fromkeys(SETS[noble][1:], 1), "courtesan": 2}
    state = s.situation(hands={0: hand})
    assert SPOT_OF[noble] not in s.options(state, "create")


@pytest.mark.parametrize("noble", NOBLE_IDS)
def test_h7_2_the_ways_to_pay_for_each_noble(noble: str) -> None:
    """With the whole set and a courtesan in hand: she may stand for any card, but not for baron and king."""
    state = s.situation(hands={0: {**dict.fromkeys(SETS[noble], 1), "courtesan": 1}})
    s.act(state, f"create {SPOT_OF[noble]}")
    if noble in ("baron", "king"):
        assert s.owner_of(state, SPOT_OF[noble]) == 0  # nothing to choose: paid without her
        assert s.held(state, 0) == {"courtesan": 1}
    else:
        ways = [f"pay courtesan {card}" for card in CARD_IDS if card in SETS[noble]]
        assert s.options(state) == ["pay plain", *ways]


def test_h7_2_at_most_one_courtesan_in_a_set() -> None:
    state = s.situation(hands={0: {"title": 1, "courtesan": 3}})
    assert s.options(state, "create") == [
        name for name in state.box.spot_ids.values() if name.endswith(".count")
    ]


def test_h7_3_the_courtesan_may_replace_a_card_that_is_held() -> None:
    state = s.situation(hands={0: {"title": 1, "troops": 1, "castle": 1, "courtesan": 1}})
    s.act(state, "create sp_aragon.earl")
    ways = ["pay plain", "pay courtesan title", "pay courtesan troops", "pay courtesan castle"]
    assert s.options(state) == ways
    s.act(state, "pay courtesan troops")
    assert s.held(state, 0) == {"troops": 1}
    spent = [event.clause for event in GAME.events(state) if event.kind == "courtesan-spent"]
    assert spent == ["H7.1"]  # the same clause whether they hold the card or not


def test_h7_4_courtesans_count_for_the_hand_limit() -> None:
    state = s.situation(asked="discard", hands={0: {"courtesan": 7, "gold": 4}})
    s.act(state, "discard courtesan")
    assert sum(state.hand[0]) == 10
    assert s.asked(state) == "turn-option"


def test_h7_4_several_courtesans_serve_several_sets() -> None:
    state = s.situation(hands={0: {"title": 2, "courtesan": 2}})
    s.act(state, "create sp_aragon.count", "create sp_andalusia.count")
    assert s.held(state, 0) == {}


def test_a_noble_created_directly_is_recorded() -> None:
    state = s.situation()
    nobles.create(state, 1, s.spot_number(state, "ge_saxony.marquis"))
    assert state.sectors_created[1] == 1 << 10
    assert CARD_IDS[8] == "courtesan"
