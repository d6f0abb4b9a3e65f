"""One way a puzzle might go on: an imagined world of the seat, played on by Courtiers."""

from __future__ import annotations

from typing import Any, NamedTuple

from trianon.bots.bot import ask
from trianon.bots.levels import bot_named
from trianon.core.events import Event
from trianon.core.game import Game

MOST = 16  # actions


class Act(NamedTuple):
    """An action of the sample: who acted, the state after it, and what was told."""

    seat: int
    state: Any
    events: list[Event]


def sample(game: Game, world: Any, action: int, number: int, most: int = MOST) -> list[Act]:
    """What might follow from an option, until its seat chooses again after somebody else has."""
    seat = world.asked_seat
    state = game.resample(world, seat, number)
    bots = [bot_named("courtier", game, number + other) for other in range(state.seats)]
    found = [taken(game, state, action)]
    others = False
    while not state.over and len(found) < most:
        others = others or state.asked_seat != seat
        if others and state.asked_seat == seat and state.option_count > 1:
            break
        found.append(taken(game, state, ask(bots[state.asked_seat], game, state)))
    return found


def taken(game: Game, state: Any, action: int) -> Act:
    """Carry out an action; the state of an act stays as it was."""
    seat = state.asked_seat
    game.listen(state)
    game.apply(state, action)
    return Act(seat, game.copy(state), game.events(state))
