"""What may be concluded from a view, clause by clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tests.games.heads_of_state.situation import GAME, situation
from trianon.games.heads_of_state.outlook import NobleOutlook, Outlook, option_words, outlook
from trianon.games.heads_of_state.state import State
from trianon.games.heads_of_state.view import View


def seen(state: State, seat: int = 0) -> View:
    view: Any = GAME.view(state, seat)
    found: View = view
    return found


def concluded(state: State, seat: int = 0) -> Outlook:
    return outlook(seen(state, seat), state.box)


def noble(found: Outlook, name: str) -> NobleOutlook:
    return next(one for one in found.nobles if one.noble == name)


def set_of(name: str) -> list[str]:
    """The cards of a noble."""
    return [one.card for one in noble(concluded(situation()), name).set]


def hand(*names: str) -> Mapping[int, Mapping[str, int]]:
    return {0: {name: names.count(name) for name in names}}


def test_the_nobles_come_dearest_first() -> None:
    assert [one.noble for one in concluded(situation()).nobles][:2] == ["king", "prince"]


def test_h6_2_a_noble_lacks_the_cards_of_its_set_that_are_not_held() -> None:
    earl = set_of("earl")
    found = noble(concluded(situation(hands=hand(earl[0]))), "earl")
    assert [one.held for one in found.set] == [True, *[False] * (len(earl) - 1)]
    assert (found.missing, found.payable, found.spots) == (len(earl) - 1, False, [])


def test_h7_1_a_courtesan_stands_for_one_card() -> None:
    earl = set_of("earl")
    found = noble(concluded(situation(hands=hand(*earl[1:], "courtesan"))), "earl")
    assert (found.courtesan, found.missing, found.payable) == (True, 0, True)
    assert found.wants == []


def test_h7_2_not_for_a_baron_nor_a_king() -> None:
    for name in ("baron", "king"):
        cards = set_of(name)
        found = noble(concluded(situation(hands=hand(*cards[1:], "courtesan"))), name)
        assert (found.courtesan, found.missing) == (False, 1)
        assert found.wants == cards[:1]


def test_h7_1_one_card_or_a_courtesan_would_complete_a_set() -> None:
    earl = set_of("earl")
    assert noble(concluded(situation(hands=hand(*earl[1:]))), "earl").wants == [
        earl[0],
        "courtesan",
    ]
    two = noble(concluded(situation(hands=hand(*earl[2:], "courtesan"))), "earl")
    assert two.wants == earl[:2]


def test_h6_3_any_empty_spot_of_its_type_can_be_filled() -> None:
    state = situation(hands=hand(*set_of("earl")), board={"sp_aragon.earl": 1})
    found = noble(concluded(state), "earl")
    assert "sp_aragon.earl" not in found.spots
    assert found.free == len(found.spots) > 0


def test_h6_6_without_a_token_nothing_can_be_created() -> None:
    view = seen(state := situation(hands=hand(*set_of("earl"))))
    me = replace(view.players[0], supply={**view.players[0].supply, "earl": 0})
    found = noble(outlook(replace(view, players=[me, *view.players[1:]]), state.box), "earl")
    assert (found.payable, found.spots) == (True, [])


def test_h6_4_in_my_treachery_turn_only_the_spots_of_my_victims() -> None:
    view = seen(state := situation(hands=hand(*set_of("earl"))))
    turn = replace(view, option="treachery", unfilled=["sp_aragon.earl"])
    assert noble(outlook(turn, state.box), "earl").spots == ["sp_aragon.earl"]
    others = replace(turn, active=1)
    assert len(noble(outlook(others, state.box), "earl").spots) > 1


def test_h13_1_the_first_noble_of_a_sector_brings_its_number() -> None:
    state = situation(hands=hand(*set_of("earl")))
    sectors = {one.id: one for country in seen(state).countries for one in country.sectors}
    found = concluded(state).creations
    assert found
    for one in found:
        sector = sectors[one.spot.split(".")[0]]
        assert one.initial == (sector.hexagon if sector.initial_marker else 0)


def test_h13_2_the_last_sector_of_a_country_brings_its_marker() -> None:
    state = situation(hands=hand(*set_of("earl")))
    view = seen(state)
    britain = next(one for one in view.countries if one.id == "gb")
    sectors = [
        replace(one, created=[] if one.id == "gb_scotland" else [0]) for one in britain.sectors
    ]
    rest = [one for one in view.countries if one.id != "gb"]
    changed = replace(view, countries=[replace(britain, sectors=sectors), *rest])
    found = outlook(changed, state.box)
    made = next(one for one in found.creations if one.spot == "gb_scotland.earl")
    assert made.marker == britain.markers[0] == found.countries[0].marker
    assert found.countries[0].lacks == ["gb_scotland"]
    me = replace(view.players[0], country_markers={"gb": "larger"})
    again = outlook(replace(changed, players=[me, *view.players[1:]]), state.box)
    assert next(one for one in again.creations if one.spot == made.spot).marker == 0


def test_h13_3_the_seventh_type_brings_a_house_marker() -> None:
    view = seen(state := situation(hands=hand(*set_of("earl"))))
    types = ["baron", "count", "marquis", "duke", "prince", "king"]
    me = replace(view.players[0], types_created=types)
    found = outlook(replace(view, players=[me, *view.players[1:]]), state.box)
    assert found.types_lacking == ["earl"]
    assert {one.house for one in found.creations} == {view.house_markers[0]} == {found.house}


def test_h13_4_influence_is_ranked_and_first_and_second_are_paid() -> None:
    state = situation(board={"gb_england.king": 1, "gb_scotland.earl": 2})
    britain = concluded(state).countries[0]
    view = seen(state).countries[0]
    assert [one.seat for one in britain.standing] == view.order == [1, 2]
    assert [one.points for one in britain.standing] == [view.first_places[0], view.second_places[0]]


def test_h13_4a_a_creation_shifts_the_points_of_its_country() -> None:
    state = situation(hands=hand(*set_of("earl")), board={"gb_england.king": 1})
    found = next(one for one in concluded(state).creations if one.spot == "gb_scotland.earl")
    assert (found.place, found.shift) == (2, seen(state).countries[0].second_places[0])


def test_h11_1_cards_above_the_limit_would_be_discarded() -> None:
    view = seen(state := situation())
    me = replace(view.players[0], attributes=state.box.attribute_limit + 2)
    assert outlook(replace(view, players=[me, *view.players[1:]]), state.box).surplus == 2


def test_the_words_of_a_card_tell_which_noble_it_completes() -> None:
    earl = set_of("earl")
    found = concluded(situation(hands=hand(*earl[1:])))
    told = option_words(found, f"take {earl[0]}")
    assert ("outlook-completes", {"noble": ("noble-earl", {})}) in told


def test_a_watcher_has_no_hand() -> None:
    found = concluded(situation(hands=hand("gold")), -1)
    assert (found.nobles, found.creations, found.surplus) == ([], [], 0)
