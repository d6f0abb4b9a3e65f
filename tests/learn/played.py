"""Positions of first games: a learner and the others play like Pages, who err as people do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trianon.bots.bot import plan
from trianon.bots.levels import bot_named
from trianon.core.game import Game, seed_of
from trianon.core.registry import game


def played(name: str, players: int, seed: int, every: int = 1) -> Iterator[tuple[Game, Any]]:
    """Each so manyth real choice of a whole game, as it stands before it is made."""
    rules = game(name)
    state = rules.start(players, seed_of(seed), silent=True)
    bots = [bot_named("page", rules, 10 * seed + seat) for seat in range(players)]
    choices = 0
    while not state.over:
        if len(rules.options(state)) > 1:
            choices += 1
            if choices % every == 0:
                yield rules, rules.copy(state)
        for action in plan(bots[state.asked_seat], rules, state):
            rules.apply(state, action)
