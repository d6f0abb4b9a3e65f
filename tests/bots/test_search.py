"""The search: legal, honest, reproducible, within its budget, and the same compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

import pytest

from tests.tables import JUDGED
from trianon.bots.bot import ALIASES, Bot, ask, bot_named
from trianon.bots.judgement import figures_of, judgement_of
from trianon.bots.levels import MAKERS, Fallback
from trianon.bots.random import Random
from trianon.bots.search import Budget, Estimate, Searcher, best_of, think
from trianon.core.errors import BadRequest
from trianon.core.game import Game, seed_of
from trianon.core.registry import game

every_game = pytest.mark.parametrize("rules", [game(name) for name in JUDGED], ids=list(JUDGED))
WAYS: tuple[dict[str, Any], ...] = (
    {"horizon": 0, "by_policy": False},
    {"horizon": 0, "by_policy": True},
    {"horizon": 2, "by_policy": False},
    {"horizon": 2, "by_policy": True},
    {"horizon": 2, "by_policy": True, "stop_when_decided": True},
)


def position(rules: Game, players: int, moves: int) -> Any:
    """A game some random moves old, with a real choice open."""
    state = rules.start(players, seed_of(moves), silent=True)
    bot = Random(rules, moves)
    while moves > 0 or len(rules.options(state)) < 2:
        rules.apply(state, ask(bot, rules, state))
        moves -= 1
    return state


def searched(rules: Game, state: Any, budget: Budget, seed: int = 3, **ways: Any) -> list[Estimate]:
    seat = state.asked_seat
    decision = rules.decision(state)
    assert decision is not None
    return think(
        rules, decision, lambda number: rules.resample(state, seat, number), budget, seed, **ways
    )


@every_game
@pytest.mark.parametrize("ways", WAYS, ids=str)
def test_estimates_are_of_legal_options_and_shares_of_one(
    rules: Game, ways: dict[str, Any]
) -> None:
    for players in rules.players:
        state = position(rules, players, 30)
        found = searched(rules, state, Budget(simulations=150), margin=0.0, **ways)
        assert {estimate.action for estimate in found} <= set(rules.options(state))
        assert sum(estimate.visits for estimate in found) == 150 or "stop_when_decided" in ways
        for estimate in found:
            assert estimate.available >= estimate.visits
            assert sum(estimate.values) == pytest.approx(1)


@every_game
def test_every_option_is_tried_in_every_world(rules: Game) -> None:
    state = position(rules, 3, 20)
    found = searched(rules, state, Budget(worlds=5))
    assert [estimate.action for estimate in found] == rules.options(state)
    assert {estimate.visits for estimate in found} == {5}


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_same_view_seed_and_simulations_give_the_same_estimates(rules: Game, threads: int) -> None:
    state = position(rules, 3, 25)
    world = rules.resample(state, state.asked_seat, 99)  # the same view, another truth
    budget = Budget(simulations=200, threads=threads)
    assert searched(rules, state, budget) == searched(rules, world, budget)
    assert searched(rules, state, budget) != searched(rules, state, budget, seed=4)


@every_game
def test_a_decided_search_may_stop_with_the_same_choice(rules: Game) -> None:
    shorter = 0
    for moves in range(0, 60, 6):
        state = position(rules, 3, moves)
        whole = searched(rules, state, Budget(simulations=400))
        stop_when_decided = searched(rules, state, Budget(simulations=400), stop_when_decided=True)
        seat = state.asked_seat
        assert best_of(stop_when_decided, seat).action == best_of(whole, seat).action
        shorter += sum(one.visits for one in stop_when_decided) < 400
    assert shorter > 0


@every_game
def test_time_is_kept_and_the_state_untouched(rules: Game) -> None:
    state = position(rules, 3, 25)
    before = rules.save(state)
    started = time.monotonic()
    found = searched(rules, state, Budget(seconds=0.05))
    assert time.monotonic() - started >= 0.05
    assert sum(estimate.visits for estimate in found) > 0
    assert rules.save(state) == before


@every_game
def test_a_search_learns_what_its_actions_bring(rules: Game) -> None:
    state = position(rules, 3, 25)
    for simulations, learned in ((60, False), (300, True)):
        budget = Budget(simulations=simulations)
        plain = searched(rules, state, budget, temperature=0.0)
        assert (searched(rules, state, budget) != plain) == learned
        unled = {"by_policy": False}  # there is no policy that could learn
        assert searched(rules, state, budget, **unled) == searched(
            rules, state, budget, temperature=0.0, **unled
        )


@every_game
def test_the_sun_king_learns_and_the_minister_does_not(rules: Game) -> None:
    def choices(bot: Bot) -> list[int]:
        return [ask(bot, rules, position(rules, 3, moves)) for moves in range(0, 80, 4)]

    budget = Budget(simulations=400)
    plain = choices(Searcher(rules, 5, budget, temperature=0.0))
    assert choices(bot_named("minister:400", rules, 5)) == plain
    learned = choices(Searcher(rules, 5, budget))
    assert choices(bot_named("sun-king:400", rules, 5)) == learned
    assert learned != plain


def test_compiled_and_uncompiled_trees_are_equal() -> None:
    code = (
        "import json; from tests.bots.test_search import *;"
        "print(json.dumps([[searched(g, position(g, 3, 25), Budget(simulations=140), 3, **w)"
        " for w in WAYS] + [searched(g, position(g, 3, 25), Budget(worlds=2))]"
        " for g in map(game, JUDGED)]))"
    )
    answers = []
    for pure in ("", "1"):
        environment = {**os.environ, "TRIANON_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]


@every_game
def test_the_data_file_fits_the_heuristic(rules: Game) -> None:
    judgement = judgement_of(rules)
    figures = figures_of(rules)
    stages = len(figures["policy"])
    assert judgement.width == judgement.rules["heuristic"].width()
    assert {len(row) for row in figures["weights"].values()} == {stages}
    assert {len(row) for row in figures["policy"]} == {rules.action_count}
    assert min(min(row) for row in figures["policy"]) >= 1
    assert any(judgement.weights)


def test_the_levels_are_listed_once() -> None:
    assert set(ALIASES.values()) <= set(MAKERS)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("emperor", "unknown-bot"),
        ("minister:0", "bad-simulations"),
        ("minister:", "bad-simulations"),
        ("minister:many", "bad-simulations"),
        ("random:5", "bad-simulations"),
    ],
)
def test_a_wrong_name_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        bot_named(name, game("bastille"), 1)
    assert refused.value.code == code


@pytest.mark.parametrize("budget", [Budget(), Budget(simulations=5, threads=0)])
def test_an_empty_budget_is_refused(budget: Budget) -> None:
    rules = game("bastille")
    with pytest.raises(BadRequest) as refused:
        searched(rules, position(rules, 3, 5), budget)
    assert refused.value.code == "bad-budget"


class Failing:
    """A bot with a fault."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer

    def choose(self, sight: object) -> int:
        if self.answer is None:
            raise RuntimeError("lost")
        return self.answer


@pytest.mark.parametrize("answer", [None, -5])
def test_a_failing_bot_is_replaced_and_the_incident_logged(
    answer: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    rules = game("bastille")
    state = position(rules, 3, 5)
    bot = Fallback("minister", Failing(answer), Random(rules, 1))
    assert ask(bot, rules, state) in rules.options(state)
    assert bot.incidents == 1
    assert "minister" in caplog.text
