"""One search for a whole turn: each choice rests on as much as one searched by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from trianon.bots.bot import bot_named, plan, sight_of
from trianon.bots.levels import SUN_KING, Fallback, shared_out
from trianon.bots.search import Budget, Forest, Searcher
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.core.undo import action_reveals

every_game = pytest.mark.parametrize("rules", [game(name) for name in GAMES], ids=list(GAMES))
BUDGET = Budget(simulations=60)


def moments(rules: Game, seed: int = 3, share: float = 0.2) -> Iterator[Any]:
    """Some states of a random game in which somebody has a choice."""
    state, chance = rules.start(3, seed_of(seed), silent=True), random.Random(seed)
    while not state.over:
        if state.option_count > 1 and chance.random() < share:
            yield rules.copy(state)
        rules.apply(state, chance.choice(rules.options(state)))


@every_game
def test_the_first_choice_is_the_one_a_search_makes(rules: Game) -> None:
    for number, state in enumerate(moments(rules)):
        alone = Searcher(rules, number, BUDGET).choose(sight_of(rules, state))
        assert Searcher(rules, number, BUDGET).plan(sight_of(rules, state))[0] == alone


@every_game
def test_a_plan_is_legal_and_ends_where_something_new_is_learned(rules: Game) -> None:
    longest = 0
    for number, state in enumerate(moments(rules)):
        seat, found = state.asked_seat, plan(Searcher(rules, number, BUDGET), rules, state)
        longest = max(longest, len(found))
        for place, action in enumerate(found):
            assert state.asked_seat == seat
            assert action in rules.options(state)  # in the true state, not only in the imagined one
            last = place == len(found) - 1
            assert last or not action_reveals(rules, state, action)
            rules.apply(state, action)
    assert longest > 1 or rules.name == "bastille"  # there a turn is one choice


@every_game
def test_no_choice_rests_on_less_than_one_searched_by_itself(
    rules: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below each choice lie as many simulations as the budget says, unless there was nothing to choose."""
    rested: list[tuple[int, int]] = []
    chosen = Forest.chosen

    def noted(self: Forest, seat: int) -> int:
        options = len(self.game.options(self.world))
        found = chosen(self, seat)
        visits = sum(row[1] for tree in self.trees for row in tree.rows())
        rested.append((options, visits))
        return found

    monkeypatch.setattr(Forest, "chosen", noted)
    for number, state in enumerate(moments(rules)):
        bot = Searcher(rules, number, BUDGET, stop_when_decided=False)
        bot.plan(sight_of(rules, state))
    least = round(BUDGET.simulations * 0.98) - 1
    assert all(visits >= least for options, visits in rested if options > 1)


def test_two_threads_think_as_much_in_half_the_time() -> None:
    assert shared_out(SUN_KING, 2) == SUN_KING._replace(seconds=SUN_KING.seconds / 2, threads=2)
    bot = bot_named("sun-king", game("bastille"), 1, threads=2)
    assert isinstance(bot, Fallback)
    assert isinstance(bot.bot, Searcher)
    assert bot.bot.budget == shared_out(SUN_KING, 2)
    courtier = bot_named("courtier", game("bastille"), 1, threads=2)
    assert isinstance(courtier, Fallback)
    assert isinstance(courtier.bot, Searcher)
    assert courtier.bot.budget.threads == 1


def test_a_plan_that_fails_is_made_by_the_deputy(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Searcher, sight: Any) -> list[int]:
        raise RuntimeError

    monkeypatch.setattr(Searcher, "plan", broken)
    rules = game("bastille")
    state = next(moments(rules))
    found = plan(bot_named("minister:20", rules, 1), rules, state)
    assert found[0] in rules.options(state)
