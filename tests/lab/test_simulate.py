"""Clauses that never fired are named: a bug, or blind bots."""

from __future__ import annotations

import pytest

from trianon.core.registry import GAMES, game
from trianon.lab.simulate import Plan, Tally, never_fired, report

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
