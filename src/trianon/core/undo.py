"""May an action be taken back? Only if by construction nobody, the mover included, learned anything from it.

The first lock reads what happened: an event told that shows something, a whisper, a word of the generator, a
question whose options show something. Kinds are declared beside their numbers in `games/<game>/events.py`; one
that is not declared harmless reveals. The second lock compares imagined worlds; it costs milliseconds and is
tried only when an undo is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trianon.core.events import Event, visible
from trianon.core.game import WATCHER, Game
from trianon.core.sizes import EVENT_ROOM, EVERYBODY
from trianon.core.state import CoreState

SAMPLES = 16  # imagined worlds compared with the true one for each reader

Condition = Callable[[Game, Any, Any, list[Event]], bool]


# The first lock: what happened.


def drew(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """Words were taken from the generator: another try would have another result."""
    return bool(after.drawn != before.drawn)


def whispered(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """Somebody was told what others may not know."""
    return any(event.reader != EVERYBODY for event in told)


def turned_up(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """A kind of event that shows something, or one that nobody has declared."""
    return any(event.kind not in game.harmless_kinds for event in told)


def asks_openly(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """The next question shows something by its options; the end of the game shows everything."""
    return after.asked not in game.harmless_questions


def lost_count(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """There was no room for all that happened, so nobody knows what it was."""
    return len(told) >= EVENT_ROOM


CONDITIONS: tuple[Condition, ...] = (drew, whispered, turned_up, asks_openly, lost_count)


def reveals(game: Game, before: CoreState, after: CoreState, told: list[Event]) -> bool:
    """Whether an action may have shown anybody anything, judged by what happened; any condition is enough."""
    return any(condition(game, before, after, told) for condition in CONDITIONS)


def action_reveals(game: Game, before: CoreState, action: int) -> bool:
    """Likewise for an action that is tried on a copy of the state before it."""
    after = game.copy(before)
    game.listen(after)
    game.apply(after, action)
    return reveals(game, before, after, game.events(after))


# The second lock: imagined worlds.


def teaches(game: Game, before: CoreState, action: int) -> bool:
    """True if any reader's view of the action depends on hidden information."""
    return any(learns(game, before, action, seat) for seat in range(WATCHER, before.seats))


def learns(game: Game, before: CoreState, action: int, seat: int) -> bool:
    """Likewise for one reader; who cannot notice the action learns nothing from it."""
    truth = outcome(game, game.copy(before), action, seat)
    if truth == (shown(game, before, seat), []):
        return False
    worlds = (game.resample(before, seat, number) for number in range(1, SAMPLES + 1))
    return any(outcome(game, world, action, seat) != truth for world in worlds)


def outcome(game: Game, world: CoreState, action: int, seat: int) -> tuple[bytes, list[Event]]:
    """All that a reader sees after the action in one world: the table and their lines of the log."""
    if action not in game.options(world):  # it needs something that the mover does not have here
        action = game.options(world)[0]
    game.listen(world)
    game.apply(world, action)
    return shown(game, world, seat), visible(game.events(world), seat)


def shown(game: Game, state: CoreState, seat: int) -> bytes:
    """The table as a reader sees it: their view, and the options if they are asked."""
    import msgspec

    return msgspec.json.encode((game.view(state, seat), game.decision_for(state, seat)))


def may_take_back(game: Game, before: CoreState, action: int) -> bool:
    """Both locks, for an undo that is asked for."""
    return not action_reveals(game, before, action) and not teaches(game, before, action)
