"""What may be concluded from a view, clause by clause: a view with a few facts changed, one conclusion."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.bastille import situation as s
from tests.games.bastille.situation import A, J, N, U
from trianon.games.bastille.box import Box
from trianon.games.bastille.outlook import Outlook, in_order, option_words, outlook, rank_if_placed
from trianon.games.bastille.view import LocationView, TileView, View

BOX: Box = s.started().box


def cards_of(group: str, armed: bool, count: int) -> list[str]:
    """So many characters of a group."""
    rows = s.GAME.base_tables()["characters"]
    fitting = [row["id"] for row in rows if row["group"] == group and row["armed"] == armed]
    assert len(fitting) >= count
    return fitting[:count]


def seen(seat: int = U, **switches: bool) -> View:
    """The first view of a game, with empty hands and no cards."""
    view: View = s.GAME.view(s.started(**switches), seat)
    return view


def changed(view: View, seat: int, **facts: Any) -> View:
    """The view with some facts about a player changed."""
    players = list(view.players)
    players[seat] = replace(players[seat], **facts)
    return replace(view, players=players)


def concluded(view: View) -> Outlook:
    return outlook(view, BOX)


def place(*tiles: tuple[int, int], spaces: int = 4) -> LocationView:
    return LocationView(
        "notre_dame",
        spaces,
        [TileView(seat, value, 1, space) for space, (seat, value) in enumerate(tiles)],
    )


def test_b5_3_a_tile_comes_behind_equals_and_before_smaller_ones() -> None:
    lying = place((J, 3), (A, 1))
    assert [rank_if_placed(lying, value) for value in (1, 2, 3, 4)] == [3, 2, 2, 1]


def test_b5_1_without_a_free_space_there_is_no_rank() -> None:
    assert rank_if_placed(place((J, 1), (A, 1), spaces=2), 4) == 0


def test_b5_3_of_equal_tiles_the_earlier_acts_first() -> None:
    order = in_order(place((J, 2), (A, 3), (N, 3)))
    assert [(one.seat, one.value) for one in order] == [(A, 3), (N, 3), (J, 2)]


def test_b6_5_the_price_falls_with_the_tile_and_coins_may_lack() -> None:
    view = replace(changed(seen(), U, coins=2), display=["", "S06", "", ""])
    (card,) = concluded(view).cards
    assert card.prices == [6, 5, 4, 3]
    assert card.lacks == [4, 3, 2, 1]


def flags(view: View, *numbers: int) -> View:
    for seat, number in enumerate(numbers):
        view = changed(view, seat, flags=number)
    return view


def test_b7_2_tied_flags_go_clockwise_from_the_start_player() -> None:
    view = flags(replace(seen(), start_player=A), 2, 2, 0, 2)
    order = concluded(view).flags.order
    assert [(one.seat, one.tied) for one in order] == [(N, True), (U, True)]


def test_b7_4_without_a_flag_there_is_no_bonus_but_by_the_house_rule() -> None:
    plain = concluded(flags(seen(), 0, 1, 0, 0))
    assert [one.seat for one in plain.flags.order] == [J]
    with_zero = concluded(flags(replace(seen(zero_majority=True), start_player=A), 0, 1, 0, 0))
    assert [one.seat for one in with_zero.flags.order] == [J, A]


@pytest.mark.parametrize(("start", "lacks"), [(U, [2, 0]), (J, [3, 1])])
def test_b7_2_what_i_lack_depends_on_who_wins_the_tie(start: int, lacks: list[int]) -> None:
    view = flags(replace(seen(), start_player=start), 1, 3, 1, 0)
    assert concluded(view).flags.lacks == lacks


def test_b9_2_everybody_with_most_crowns_scores_and_nobody_for_none() -> None:
    assert concluded(seen()).crowns.seats == []
    tied = changed(changed(seen(), U, crowns=2), N, crowns=2)
    assert concluded(tied).crowns.seats == [U, N]
    assert concluded(seen(zero_majority=True)).crowns.seats == [U, J, A, N]


def test_b9_6_the_last_line_passed_counts_and_the_next_is_so_far() -> None:
    lines = list(zip(BOX.line_space, BOX.line_points, strict=True))[: BOX.lines]
    (first, points), (second, more) = lines[:2]
    found = concluded(changed(seen(), U, track=first)).track[U]
    assert (found.points, found.steps, found.next_points) == (points, second - first, more)
    last = concluded(changed(seen(), U, track=lines[-1][0])).track[U]
    assert (last.points, last.steps) == (lines[-1][1], 0)


def test_b12_5_fitting_tokens_come_first_then_torches() -> None:
    peasants, soldiers = cards_of("peasant", False, 2), cards_of("soldier", False, 2)
    owned = {"pitchfork": 1, "rifle": 0, "rapier": 3}
    view = changed(seen(), U, cards=[*peasants, *soldiers], weapons=owned, torches=1)
    mine = concluded(view).arms[U]
    assert [(one.need, one.have) for one in mine.weapons] == [(2, 1), (2, 0), (0, 3)]
    assert (mine.missing, mine.penalty) == (2, BOX.penalty[2])


def test_b10_1_a_free_monk_joins_where_a_weapon_is_spare() -> None:
    monks = cards_of("monk", False, 2)
    owned = {"pitchfork": 0, "rifle": 1, "rapier": 0}
    view = changed(seen(), U, cards=monks, weapons=owned)
    assert concluded(view).arms[U].missing == 1
    joined = changed(view, U, monks={monks[0]: "noble", monks[1]: "noble"})
    assert concluded(joined).arms[U].missing == 2


def test_b12_6_five_or_more_unarmed_are_alike() -> None:
    many = cards_of("peasant", False, 4) + cards_of("soldier", False, 3)
    mine = concluded(changed(seen(), U, cards=many)).arms[U]
    assert (mine.missing, mine.penalty) == (7, BOX.penalty[5])


def crowns(view: View, *numbers: int) -> View:
    for seat, number in enumerate(numbers):
        view = changed(view, seat, crowns=number)
    return replace(view, my_missions=["MAX_CROWNS"])


@pytest.mark.parametrize(
    ("numbers", "place", "share"),
    [((3, 2, 1, 0), 1, "most"), ((2, 3, 3, 0), 2, "second"), ((1, 3, 2, 0), 3, "none")],
)
def test_b13_3_the_ranking_is_dense(numbers: tuple[int, ...], place: int, share: str) -> None:
    (mission,) = concluded(crowns(seen(), *numbers)).missions
    second = next(
        row["second"] for row in s.GAME.base_tables()["missions"] if row["id"] == "MAX_CROWNS"
    )
    assert mission.place == place
    assert mission.points == {"most": mission.most, "second": second, "none": 0}[share]


def test_b13_3_nothing_scores_only_by_the_house_rule_zero_majority() -> None:
    (plain,) = concluded(crowns(seen(), 0, 0, 0, 0)).missions
    assert (plain.points, plain.done) == (0, False)
    (ruled,) = concluded(crowns(seen(zero_majority=True), 0, 0, 0, 0)).missions
    assert (ruled.points, ruled.done) == (ruled.most, True)


def test_b13_5_weapons_are_tokens_torches_and_armed_characters() -> None:
    armed = cards_of("soldier", True, 1)
    owned = {"pitchfork": 1, "rifle": 0, "rapier": 1}
    view = changed(seen(), U, cards=armed, weapons=owned, torches=2)
    (mission,) = concluded(replace(view, my_missions=["MAX_WEAPONS"])).missions
    assert mission.mine == 5


def test_b13_6_a_series_lacks_the_values_not_owned() -> None:
    view = changed(seen(), U, cards=["S06"])
    missions = concluded(
        replace(view, my_missions=["SER_SOLDIER_LOW", "SER_SOLDIER_HIGH"])
    ).missions
    rows = {row["id"]: row["values"] for row in s.GAME.base_tables()["missions"] if "values" in row}
    for mission in missions:
        assert mission.values == [value for value in rows[mission.id] if value != 7]
        assert mission.points == 0


def test_b13_7_a_set_wants_so_many_of_every_group() -> None:
    owned = cards_of("peasant", False, 2) + cards_of("soldier", False, 1)
    view = replace(changed(seen(), U, cards=owned), my_missions=["SET_TWO_EACH"])
    (mission,) = concluded(view).missions
    assert mission.groups == {"soldier": 1, "noble": 2}
    monks = cards_of("monk", False, 3)
    helped = {monks[0]: "soldier", monks[1]: "noble", monks[2]: "noble"}
    (complete,) = concluded(changed(view, U, cards=[*owned, *monks], monks=helped)).missions
    assert complete.done


def test_b9_3_the_chances_of_the_bag_are_shares_in_percent() -> None:
    found = concluded(replace(seen(), bag=[1, 2, 0, 0])).bag
    assert [(one.seat, one.share) for one in found] == [(J, 67), (U, 33)]
    assert concluded(replace(seen(), bag=[0, 0, 0, 0])).bag == []


def test_a_watcher_has_nothing_to_conclude_about_a_hand() -> None:
    found = concluded(seen(-1))
    assert (found.missions, found.flags.lacks) == ([], [])
    assert all(card.lacks == [] and card.unarmed == -1 for card in found.cards)


def test_the_words_of_placing_tell_rank_and_reach() -> None:
    view = replace(changed(seen(), U, coins=20), locations=[place((J, 3)), *seen().locations[1:]])
    found = concluded(view)
    assert option_words(found, "place 2 notre_dame") == [("outlook-rank", {"place": 2, "tiles": 2})]
    reach = option_words(found, "place 4 place_louis")[1]
    assert reach == ("outlook-reach", {"count": len([one for one in view.display if one])})


def test_an_outlook_goes_through_json() -> None:
    found = concluded(crowns(seen(), 1, 0, 0, 0))
    assert msgspec.json.decode(msgspec.json.encode(found))["missions"][0]["id"] == "MAX_CROWNS"
