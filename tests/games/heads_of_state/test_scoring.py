"""H13 and H14: markers, influence and places, most nobles, the winner."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.heads_of_state import situation as s
from tests.games.heads_of_state.situation import GAME
from trianon.core.game import WATCHER
from trianon.games.heads_of_state import countries, scoring
from trianon.games.heads_of_state.names import COUNTRY_IDS, NOBLE_IDS
from trianon.games.heads_of_state.numbers import SEATS
from trianon.games.heads_of_state.state import State

FR, GE, SP = COUNTRY_IDS.index("fr"), COUNTRY_IDS.index("ge"), COUNTRY_IDS.index("sp")


def test_h13_1_only_the_first_noble_of_the_game_takes_the_initial_marker() -> None:
    state = s.situation(hands={0: {"gold": 2}}, face_down={"gb_ireland.marquis": [1]})
    s.act(state, "create gb_ireland.baron")
    assert state.score[0] == 0
    s.act(state, "create sp_galicia.baron")
    assert state.score[0] == 2


def test_h13_2_larger_marker_then_smaller_then_nothing() -> None:
    points = []
    for scored in ({}, {1: ["gb"]}, {1: ["gb"], 2: ["gb"]}):
        state = s.situation(
            hands={0: {"gold": 1}},
            board={"gb_england.king": 0, "gb_scotland.duke": 0, "gb_ireland.marquis": 1},
            scored=scored,
        )
        s.act(state, "create gb_ireland.baron")
        points.append(state.score[0])
    assert points == [4, 3, 0]


def test_h13_2a_the_record_outlives_the_tokens() -> None:
    state = s.situation(hands={0: {"gold": 1}}, board={"gb_scotland.duke": 0}, scored={0: ["gb"]})
    s.act(state, "create gb_ireland.baron")
    assert state.score[0] == 0  # each player at most once per country
    view = GAME.view(state, WATCHER)
    assert [sector.created for sector in view.countries[0].sectors] == [[0], [0], [0]]


def test_h13_2b_all_his_tokens_of_the_country_come_back_and_nobody_elses() -> None:
    state = s.situation(
        hands={0: {"gold": 1}},
        face_down={
            "gb_england.king": [0, 1],
            "gb_scotland.earl": [0, 0],
            "gb_ireland.marquis": [1],
            "fr_normandy.earl": [0],
        },
    )
    told = s.act(state, "create gb_ireland.baron")
    assert "tokens-taken-back" in told
    assert state.supply[0] == [5, 6, 3, 4, 4, 4, 4]
    assert sum(state.face_down[0]) == 1
    assert sum(state.face_down[1]) == 2


def test_h13_3_the_seventh_type_takes_the_next_house_marker() -> None:
    board = {
        "fr_aquitaine.count": 0,
        "fr_normandy.earl": 0,
        "fr_normandy.marquis": 0,
        "ge_bavaria.duke": 0,
        "fr_paris.prince": 0,
        "gb_england.king": 0,
    }
    state = s.situation(hands={0: {"gold": 1}}, board=board, noble_stack={"baron": 0})
    s.act(state, "create fr_aquitaine.baron")
    assert (state.score[0], state.house_marker[0]) == (16, 1)  # a type counts without its card
    assert GAME.view(state, WATCHER).house_markers == [12, 8]


@pytest.mark.parametrize(
    ("board", "influence"),
    [
        ({"fr_burgundy.duke": 0, "fr_burgundy.count": 1}, [2, 1, 0]),
        ({"fr_burgundy.count": 1}, [0, 2, 0]),
        ({"fr_paris.king": 0, "fr_paris.prince": 1}, [4, 2, 0]),
        ({"fr_paris.prince": 1}, [0, 4, 0]),
        ({"fr_paris.king": 2, "fr_paris.prince": 2}, [0, 0, 6]),
    ],
)
def test_h13_4_influence_of_a_sector(board: dict[str, int], influence: list[int]) -> None:
    state = s.situation(board=board)
    countries.count_influence(state, FR)
    assert state.tally[:3] == influence


@pytest.mark.parametrize(
    ("country", "points"), [("fr", [10, 2]), ("gb", [8, 3]), ("sp", [7, 4]), ("ge", [6, 5])]
)
def test_h13_4a_points_of_the_places(country: str, points: list[int]) -> None:
    capital, province = s.COUNTRY_SECTORS[country][:2]
    board = {f"{capital}.king": 1, f"{province}.{s.SECTORS[province]['spots'][0]}": 2}
    state = s.situation(board=board)
    countries.score_country(state, COUNTRY_IDS.index(country))
    assert state.score[:3] == [0, *points]


def test_h13_4b_alone_first_place_only() -> None:
    state = s.situation(board={"sp_castile.king": 1})
    countries.score_countries(state)
    assert state.score[:3] == [0, 7, 0]
    removed = [event.figures for event in GAME.events(state) if event.kind == "marker-removed"]
    assert len(removed) == 7


def test_h13_4c_the_best_noble_breaks_a_tie() -> None:
    state = s.situation(board={"ge_bavaria.duke": 1, "ge_saxony.marquis": 0})
    countries.score_country(state, GE)
    assert state.score[:2] == [5, 6]
    assert "tie-broken" in s.kinds(state)


def test_h13_4c_then_the_highest_hexagon() -> None:
    state = s.situation(
        board={"fr_burgundy.count": 1, "fr_aquitaine.count": 0, "fr_provence.count": 2}
    )
    countries.score_country(state, FR)
    assert state.score[:3] == [2, 10, 0]


def test_h13_4c_the_order_is_total() -> None:
    chance = random.Random(3)
    spots = [name for name in GAME.box(GAME.base_edition, 3).spot_ids.values() if name[:2] == "fr"]
    for _ in range(40):
        board = {spot: chance.randrange(3) for spot in spots if chance.random() < 0.7}
        state = s.started()
        state.owner = [board.get(name, -1) for name in state.box.spot_ids.values()]
        countries.count_influence(state, FR)
        present = [seat for seat in range(3) if state.tally[seat]]
        for one, other in itertools.combinations(present, 2):
            above = countries.stands_above(state, one, other, FR)
            assert above != countries.stands_above(state, other, one, FR)


def test_h13_5_most_nobles_alone_shared_and_tied() -> None:
    cards = {0: {"king": 2, "duke": 1, "earl": 1}, 1: {"duke": 1, "earl": 1}, 2: {"earl": 1}}
    state = s.situation(noble_cards=cards)
    scoring.score_most_nobles(state)
    assert state.score[:3] == [16 + 6, 6, 0]
    assert s.kinds(state).count("most-nobles-tied") == 1


def test_h13_6_points_never_fall_and_the_breakdown_adds_up() -> None:
    for players in GAME.players:
        state = s.started(players)
        before = GAME.scores(state)
        chance = random.Random(players)
        while not state.over:
            GAME.apply(state, chance.choice(GAME.options(state)))
            scores = GAME.scores(state)
            assert all(now >= then for now, then in zip(scores, before, strict=True))
            explained = [0] * players
            for source in GAME.breakdown(state):
                explained[source.seat] += source.points
            assert explained == scores
            before = scores


def test_h14_1_round_scoring_then_most_nobles() -> None:
    state = s.situation(
        round=3,
        asked="take-attribute",
        owed=3,
        deck=[],
        pile=["REVOLUTION"],
        noble_cards={0: {"baron": 1}},
    )
    s.act(state, "draw attribute")
    told = s.kinds(state)
    assert told.index("marker-removed") < told.index("game-ended")
    assert told.index("game-ended") < told.index("most-nobles-scored") < told.index("game-won")
    assert (GAME.winners(state), GAME.scores(state)) == ([0], [4, 0, 0])


def ended(scores: list[int], cards: list[dict[str, int]]) -> State:
    """A finished game with these scores and noble cards."""
    state = s.started(len(scores))
    state.score = scores + [0] * (SEATS - len(scores))
    rows = [[hand.get(noble, 0) for noble in NOBLE_IDS] for hand in cards]
    state.noble_cards = rows + [[0] * 7] * (SEATS - len(rows))
    state.over = 1
    return state


def test_h14_2_most_points_then_kings_then_princes_and_so_on() -> None:
    assert GAME.winners(ended([5, 9, 7], [{}, {}, {}])) == [1]
    assert GAME.winners(ended([9, 9, 7], [{"king": 1}, {"king": 2}, {"king": 3}])) == [1]
    cards = [{"king": 1, "baron": 2}, {"king": 1, "prince": 1}, {"king": 1, "duke": 4}]
    assert GAME.winners(ended([9, 9, 9], cards)) == [1]


def test_h14_3_complete_equality_is_a_shared_victory() -> None:
    state = ended([9, 9, 9], [{"king": 1, "baron": 2}, {"king": 1, "baron": 2}, {"king": 1}])
    assert GAME.winners(state) == [0, 1]
    state.over = 0
    state.noble_stack = [0] * 7
    scoring.end_game(state, 3)
    assert s.kinds(state).count("victory-shared") == 2


@pytest.mark.parametrize(("players", "cards"), [(2, 55), (3, 70), (4, 85), (5, 100)])
def test_h14_4_turns_and_decisions_are_bounded(players: int, cards: int) -> None:
    for seed in range(40):
        state = GAME.start(players, bytes([seed]), silent=True)
        moves = GAME.play_randomly(state, seed + 1, 9)
        assert state.over
        assert moves < 24 * cards <= GAME.move_bound
        assert state.turn < 3 * (cards - 5)
