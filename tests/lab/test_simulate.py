"""Clauses that never fired are named: a bug, or blind bots."""

from __future__ import annotations

import statistics

import msgspec
import pytest

from trianon.core.registry import GAMES, game
from trianon.lab import tally
from trianon.lab.intervals import student
from trianon.lab.simulate import Plan, never_fired, play_some, report, simulate
from trianon.lab.tally import Tally

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_clause_that_never_fired_is_named(name: str) -> None:
    rules = game(name)
    fired = dict.fromkeys(rules.clause_names.values(), 1)
    assert never_fired(rules, fired, {}) == []
    told = [clause for clause in fired if clause not in rules.reasons_unfired({})]
    for clause in (told[0], told[-1]):
        assert never_fired(rules, {**fired, clause: 0}, {}) == [clause]
    assert never_fired(rules, {}, {}) == told


@every_game
def test_the_report_names_them(name: str) -> None:
    rules = game(name)
    players = rules.players[0]
    plan = Plan(name, players, 1, ("random",) * players, 1, {}, {})
    tally = Tally(1, 5, [0] * players, [0.0] * players, {})
    silent = report(plan, tally, 1.0).clauses_never_fired
    assert len(silent) > 50
    assert set(silent).isdisjoint(rules.reasons_unfired({}))


def test_a_clause_of_a_variant_is_missed_only_there() -> None:
    rules = game("bastille")
    assert "B15.2" not in never_fired(rules, {}, {})
    assert "B15.2" in never_fired(rules, {}, {"secret_mission": True})


@every_game
def test_the_points_by_source_add_up_to_the_scores(name: str) -> None:
    players = game(name).players[-1]
    found = simulate(Plan(name, players, 12, ("random",) * players))
    for seat in found.seats:
        total = sum(one.by_seat[seat.seat] for one in found.points_by_source)
        assert total == pytest.approx(seat.mean_score, abs=0.1)
    winners = sum(one.winners for one in found.points_by_source)
    others = sum(one.others for one in found.points_by_source)
    assert winners > others
    assert winners + others * (players - 1) == pytest.approx(sum(found.mean_scores), abs=0.3)


def test_intervals_and_lengths_are_those_of_the_games() -> None:
    """The figures of single games, reckoned anew."""
    plan = Plan("bastille", 3, 30, ("random", "random", "page"), 5)
    games = [play_some(plan, range(number, number + 1)) for number in range(30)]
    found = simulate(plan)
    scores = [one.scores[2] for one in games]
    mean, error = statistics.mean(scores), statistics.stdev(scores) / 30**0.5
    low, high = found.seats[2].score_interval
    assert found.seats[2].mean_score == pytest.approx(mean, abs=0.01)
    assert (low + high) / 2 == pytest.approx(mean, abs=0.01)
    assert (high - low) / 2 == pytest.approx(student(29) * error, abs=0.02)
    assert (
        found.seats[2].win_interval[0] < found.seats[2].win_share < found.seats[2].win_interval[1]
    )
    moves = [one.moves for one in games]
    length = found.length
    assert (length.shortest, length.longest) == (min(moves), max(moves))
    assert length.interval[0] < length.mean < length.interval[1]


@every_game
def test_a_portion_comes_to_the_same_as_its_games_one_by_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Columns summed at the end, clauses counted by one story, points explained entry by entry."""
    players = game(name).players[0]
    plan = Plan(name, players, 6, ("random",) * players, 3)
    whole = play_some(plan, range(6))
    monkeypatch.setattr(tally, "counting", lambda game: None)
    total = tally.empty_tally(players)
    for number in range(6):
        total.add(play_some(plan, range(number, number + 1)))
    for one in (whole, total):
        one.seconds = 0.0
        one.points = {source: row for source, row in one.points.items() if any(row)}
        one.won_points = {source: won for source, won in one.won_points.items() if won}
    assert msgspec.to_builtins(total) == msgspec.to_builtins(whole)
    assert whole.points
    assert sum(map(sum, whole.points.values())) == sum(whole.scores)
