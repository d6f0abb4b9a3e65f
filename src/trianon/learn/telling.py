"""Events as lessons write them, `coins-gained seat=3 count=4`: do they happen, and where to hold the board."""

from __future__ import annotations

from collections.abc import Sequence

from trianon.core.events import Event
from trianon.core.game import Game
from trianon.learn.lessons import Step
from trianon.learn.things import teaching


def named(rules: Game, event: Event) -> dict[str, str]:
    """The figures of an event, ids instead of numbers where there are ids."""
    ids = teaching(rules.name).FIGURES
    return {
        key: ids[key][value] if key in ids and 0 <= value < len(ids[key]) else str(value)
        for key, value in event.figures.items()
    }


def is_told(rules: Game, event: Event, wanted: str) -> bool:
    """Whether an event is the one written."""
    kind, *pairs = wanted.split()
    if event.kind != kind:
        return False
    figures = named(rules, event)
    return all(figures.get(key) == value for key, value in (pair.split("=") for pair in pairs))


def places(rules: Game, told: Sequence[Event], start: int, wanted: Sequence[str]) -> list[int]:
    """Where the events written stand in a story, in any order, each at most once; -1: it does not happen."""
    free = list(range(start, len(told)))
    found = []
    for one in wanted:
        at = next((index for index in free if is_told(rules, told[index], one)), -1)
        found.append(at)
        if at >= 0:
            free.remove(at)
    return found


def first_told(rules: Game, told: Sequence[Event], start: int, step: Step) -> int:
    """Where the first event of a step stands; without any: the end of the story."""
    found = [at for at in places(rules, told, start, step.events) if at >= 0]
    return min(found, default=len(told))


def last_told(rules: Game, told: Sequence[Event], start: int, step: Step, waits: bool) -> int:
    """How far the board plays in a step: behind the last event it watches; nothing while a later one waits."""
    if step.kind != "watch":
        return start if waits else len(told)
    found = [at for at in places(rules, told, start, step.events) if at >= 0]
    return max(found, default=start - 1) + 1
