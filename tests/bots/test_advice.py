"""Hints: sorted, honest about noise, and explained by the ledger in the same imagined worlds."""

from __future__ import annotations

from typing import Any

import pytest

from trianon.bots.advice import (
    COMPARED,
    MOST_REASONS,
    PLAYOUTS,
    Difference,
    differences,
    hint,
    played_out,
    reasons_of,
)
from trianon.bots.bot import sight_of
from trianon.bots.judgement import judgement_of
from trianon.bots.search import Budget
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES, game_words

every_game = pytest.mark.parametrize("rules", [game(name) for name in GAMES], ids=list(GAMES))
QUICK = Budget(simulations=400)


def stood(rules: Game, plies: int, players: int = 3, seed: int = 2) -> Any:
    """A game some way on, with a real choice."""
    state = rules.start(players, seed_of(seed), silent=True)
    word = 7
    while state.ply < plies or len(rules.options(state)) < 3:
        options = rules.options(state)
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        rules.apply(state, options[word % len(options)])
    return state


@every_game
def test_a_hint_goes_from_the_best_to_the_worst(rules: Game) -> None:
    state = stood(rules, 25)
    sight = sight_of(rules, state)
    found = hint(rules, sight.decision, sight.imagine, QUICK, playouts=60)
    chances = [one.chances[state.asked_seat] for one in found]
    assert chances == sorted(chances, reverse=True)
    assert not found[0].even
    assert not any(one.even or one.reasons for one in found[COMPARED:])
    assert all(len(one.reasons) <= MOST_REASONS for one in found)
    again = hint(rules, sight.decision, sight.imagine, QUICK, playouts=60)
    assert again == found


@every_game
def test_the_ledger_of_a_playout_adds_up_to_the_scores(rules: Game) -> None:
    """The points by source of an option are those of the breakdown: they sum up to the mean score."""
    state = stood(rules, 30)
    judgement, seat = judgement_of(rules), state.asked_seat
    heuristic = judgement.rules["heuristic"]
    assert heuristic.sources() == len(judgement.sources)
    for number in range(6):
        end = rules.copy(state)
        rules.play_randomly(end, number + 1, 1000)
        assert end.over
        for other in range(end.seats):
            told: dict[str, int] = {}
            for entry in rules.breakdown(end):
                if entry.seat == other:
                    told[entry.source] = told.get(entry.source, 0) + entry.points
            row = ledger(judgement, end, other)
            found = dict(zip(judgement.sources, row, strict=True))
            assert {name: points for name, points in found.items() if points} == {
                name: points for name, points in told.items() if points
            }
            assert sum(row) == rules.scores(end)[other]
    rows = played_out(rules, judgement, seat, rules.resample(state, seat, 3), [1], 1, 5)
    assert len(rows[0][0]) == len(judgement.sources) + 2


def ledger(judgement: Any, state: Any, seat: int) -> list[int]:
    """The points by source, read by the very function the playouts call."""
    from trianon.bots.tree import points_of

    return points_of(judgement.rules, state, seat)


@every_game
def test_an_option_beside_itself_makes_no_difference(rules: Game) -> None:
    """Common random numbers: the same option in the same worlds comes to the same, in every source."""
    state = stood(rules, 20)
    judgement, seat = judgement_of(rules), state.asked_seat
    first, second, *_ = rules.options(state)
    world = rules.resample(state, seat, 3)
    rows = played_out(rules, judgement, seat, world, [first, first, second], 40, 5)
    assert all(one.mean == 0 and one.spread == 0 for one in differences(rows[1], 40))
    assert rows[0][0] == rows[1][0]
    assert any(one.mean != 0 for one in differences(rows[2], 40))


@every_game
def test_playouts_know_no_more_than_the_player(rules: Game) -> None:
    state = stood(rules, 24)
    seat, judgement = state.asked_seat, judgement_of(rules)
    actions = list(rules.options(state))[:3]
    twin = rules.resample(state, seat, 99)
    found = [
        played_out(rules, judgement, seat, rules.resample(one, seat, 3), actions, 12, 5)
        for one in (state, twin)
    ]
    assert found[0] == found[1]


def test_a_difference_inside_the_noise_is_no_reason() -> None:
    names = ["coins", "flags", "crowns", "rivals"]
    apart = [
        Difference(0.8, 0.9),  # noise
        Difference(-1.5, 0.4),
        Difference(0.05, 0.01),  # too small to teach anything
        Difference(2.0, 0.3),
        Difference(0.1, 0.0),  # the victory
    ]
    found = reasons_of(names, apart, 1)
    assert [(one.source, one.points) for one in found] == [("rivals", 2.0), ("flags", -1.5)]
    assert [one.points for one in reasons_of(names, apart, -1)] == [-2.0, 1.5]


def test_points_given_away_are_told_by_their_source() -> None:
    """Louis XIV, last round: who has a mission to lay and lays none loses its points, and hears which."""
    rules = game("louis-xiv")
    for seed in range(40):
        state = rules.start(3, seed_of(seed), silent=True)
        while not state.over and not (state.round == 4 and is_fulfilling(rules, state)):
            rules.apply(state, rules.options(state)[-1])
        if state.over:
            continue
        sight = sight_of(rules, state)
        found = hint(rules, sight.decision, sight.imagine, Budget(simulations=1500))
        done = next(one for one in found if one.name == "done")
        assert found[0].name != "done"
        assert [one.source for one in done.reasons if one.points < -2] == ["missions"]
        return
    raise AssertionError("no such decision")


def is_fulfilling(rules: Game, state: Any) -> bool:
    """Whether a mission can be laid, or not."""
    return rules.asked_kind(state) == "fulfil" and len(rules.options(state)) == 2


@every_game
def test_every_source_has_a_name_in_every_language(rules: Game) -> None:
    for language in LANGUAGES:
        words = game_words(rules, language)
        for source in judgement_of(rules).sources:
            assert words.sentence(f"source-{source}") != f"source-{source}"
    assert PLAYOUTS >= 300
