"""May an action be taken back? Only while nobody, the mover included, learned anything hidden from it."""

from __future__ import annotations

from typing import Any

from trianon.core.events import visible
from trianon.core.game import WATCHER, Game

SAMPLES = 3  # imagined worlds compared for each reader


def teaches(game: Game, before: Any, action: int) -> bool:
    """Whether somebody learns something hidden: what he sees differs between worlds he could believe in."""
    return any(learns(game, before, action, seat) for seat in range(WATCHER, before.seats))


def learns(game: Game, before: Any, action: int, seat: int) -> bool:
    """Whether this reader's view or log after the action depends on what he could not know before."""
    told = {
        outcome(game, game.resample(before, seat, number), action, seat)
        for number in range(1, SAMPLES + 1)
    }
    return len(told) > 1


def outcome(game: Game, world: Any, action: int, seat: int) -> bytes:
    """All that a reader sees after the action in one imagined world."""
    import msgspec

    if action not in game.options(world):  # a hidden choice of somebody else
        action = game.options(world)[0]
    game.listen(world)
    game.apply(world, action)
    told = visible(game.events(world), seat)
    seen = (game.view(world, seat), game.decision_for(world, seat), told)
    return msgspec.json.encode(seen)
