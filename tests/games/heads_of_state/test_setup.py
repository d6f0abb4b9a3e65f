"""H1 and H2: what is in the box and how it lies at the start."""

from __future__ import annotations

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.errors import BadEdition
from trianon.core.game import WATCHER, seed_of
from trianon.games.heads_of_state.names import NOBLE_IDS
from trianon.games.heads_of_state.numbers import REVOLUTION

PLAYERS = pytest.mark.parametrize("players", GAME.players)


def test_h1_1_four_countries_sixteen_sectors_thirty_one_spots() -> None:
    view = GAME.view(s.started(), WATCHER)
    sectors = [sector for country in view.countries for sector in country.sectors]
    assert (len(view.countries), len(sectors)) == (4, 16)
    assert sum(len(sector.spots) for sector in sectors) == 31


def test_h1_2_every_country_has_one_capital() -> None:
    for country in GAME.view(s.started(), WATCHER).countries:
        assert sum(sector.capital for sector in country.sectors) == 1


def test_h1_3_capitals_hold_a_king_and_england_nobody_else() -> None:
    capitals = {name: row["spots"] for name, row in s.SECTORS.items() if row["kind"] == "capital"}
    assert capitals.pop("gb_england") == ["king"]
    assert list(capitals.values()) == [["king", "prince"]] * 3


def test_h1_4_the_upper_spot_is_for_the_higher_rank() -> None:
    for row in s.SECTORS.values():
        ranks = [NOBLE_IDS.index(noble) for noble in row["spots"]]
        assert ranks == sorted(set(ranks), reverse=True)
    edition = GAME.edition({"sectors": [{"id": "gb_scotland", "spots": ["earl", "duke"]}]})
    with pytest.raises(BadEdition, match="gb_scotland"):
        GAME.box(edition, 3)


def test_h1_5_counts_of_cards() -> None:
    box = GAME.box(GAME.base_edition, 5)
    assert sum(box.attribute_cards) == 100
    assert sum(box.treachery_cards) == 29
    assert list(box.treachery_cards) == [7, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]
    assert list(box.noble_cards) == [10] * 7


def test_h1_6_thirty_two_tokens_each() -> None:
    assert all(sum(s.started(4).supply[seat]) == 32 for seat in range(4))


def test_h1_7_the_box_has_the_markers_of_its_checksums() -> None:
    view = GAME.view(s.started(), WATCHER)
    assert sum(len(country.markers) for country in view.countries) == 8
    ends = [len(country.first_places + country.second_places) for country in view.countries]
    assert sum(ends) == 24
    initial = [sector.initial_marker for country in view.countries for sector in country.sectors]
    assert initial == [True] * 16


@pytest.mark.parametrize(("players", "cards"), [(2, 55), (3, 70), (4, 85), (5, 100)])
def test_h2_1_the_deck_depends_on_the_number_of_players(players: int, cards: int) -> None:
    state = s.started(players)
    assert state.deck_count + state.pile_count - 1 + sum(state.display) == cards


@PLAYERS
def test_h2_2_ten_cards_and_the_revolution_are_set_aside(players: int) -> None:
    state = s.started(players)
    pile = state.pile[: state.pile_count]
    assert len(pile) == 11
    assert pile.count(REVOLUTION) == 1


def test_h2_2_the_revolution_card_lies_anywhere_in_its_pile() -> None:
    places = {list(s.started(2, seed).pile).index(REVOLUTION) for seed in range(120)}
    assert places == set(range(11))


@PLAYERS
def test_h2_3_and_h2_4_six_attribute_cards_and_two_treachery_cards_lie_open(players: int) -> None:
    state = s.started(players)
    assert (sum(state.display), sum(state.treachery_display)) == (6, 2)
    assert state.treachery_count == 27


@pytest.mark.parametrize(("players", "points"), [(2, [16, 8]), (3, [16, 12, 8]), (5, [16, 12, 8])])
def test_h2_6_house_of_nobles_markers(players: int, points: list[int]) -> None:
    assert GAME.view(s.started(players), WATCHER).house_markers == points


@PLAYERS
def test_h2_7_everybody_begins_with_nothing(players: int) -> None:
    view = GAME.view(s.started(players), WATCHER)
    assert set(view.noble_stacks.values()) == {10}
    assert view.year == 1589
    for player in view.players:
        assert (player.score, player.attributes, player.treachery) == (0, 0, 0)


@PLAYERS
def test_h2_8_the_first_player_is_drawn(players: int) -> None:
    first = {GAME.start(players, seed_of(seed), silent=True).first_player for seed in range(60)}
    assert first == set(range(players))


@PLAYERS
def test_h2_8_turns_go_clockwise_through_all_rounds(players: int) -> None:
    state = s.started(players)
    while not state.over:
        assert state.active == (state.first_player + state.turn) % players
        GAME.play_randomly(state, 5, state.round)


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ({"limits": {"attribute_display": 2}}, "limits"),
        ({"nobles": [{"id": "duke", "most": 11}]}, "nobles.duke"),
        ({"nobles": [{"id": "duke", "set": ["gold", "gold"]}]}, "nobles.duke"),
        ({"treachery": [{"id": "axeman", "count": 5}]}, "treachery"),
        ({"treachery": [{"id": "axeman", "countries": ["it"]}]}, "treachery.axeman"),
        ({"sectors": [{"id": "gb_england", "spots": ["king", "prince"]}]}, "sectors"),
        ({"sectors": [{"id": "gb_england", "kind": "province"}]}, "countries.gb"),
        ({"countries": [{"id": "gb", "country_markers": [4]}]}, "countries.gb"),
        ({"attributes": [{"id": "gold", "count": 14}]}, "attributes.gold"),
        ({"influence": {"capital": [4]}}, "influence"),
    ],
)
def test_an_edition_the_rules_cannot_use_is_refused_by_row(table: dict, row: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(BadEdition) as caught:
        GAME.box(GAME.edition(table), 4)
    assert caught.value.facts["row"] == row


def test_an_edition_changes_the_board() -> None:
    edition = GAME.edition({"sectors": [{"id": "gb_scotland", "spots": ["duke", "count"]}]})
    state = GAME.start(3, seed_of(1), edition=edition)
    assert "gb_scotland.count" in state.box.spot_ids.values()
    GAME.play_randomly(state, 3, 9)
    GAME.check(state)
