"""The rule of undo, condition by condition: each alone refuses, and each is missed when it is gone."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tables import PLAIN_TABLES, walk
from trianon.core import codes, undo
from trianon.core.events import Event
from trianon.core.game import Game
from trianon.core.registry import GAMES, game
from trianon.core.sizes import EVENT_ROOM

every_game = pytest.mark.parametrize("name", GAMES)


def declared(name: str) -> Any:
    """The module in which a game declares its kinds of event."""
    import importlib

    return importlib.import_module(f"trianon.games.{name.replace('-', '_')}.events")


@every_game
def test_every_kind_of_event_is_declared_once(name: str) -> None:
    """A new kind must say whether it reveals."""
    module = declared(name)
    kinds = codes.names_of(module)
    undeclared = set(kinds) - module.REVEALING - module.HARMLESS
    assert not undeclared, [kinds[kind] for kind in undeclared]
    assert not module.REVEALING & module.HARMLESS
    assert set(kinds) == module.REVEALING | module.HARMLESS
    assert game(name).harmless_kinds == {kinds[kind] for kind in module.HARMLESS}


@every_game
def test_every_question_is_declared_once(name: str) -> None:
    module, rules = declared(name), game(name)
    assert not module.REVEALING_QUESTIONS & module.HARMLESS_QUESTIONS
    assert set(rules.decision_names) == module.REVEALING_QUESTIONS | module.HARMLESS_QUESTIONS
    assert rules.harmless_questions == module.HARMLESS_QUESTIONS


@every_game
def test_what_is_whispered_is_declared_revealing(name: str) -> None:
    """A kind that is ever told to one seat alone shows something."""
    rules = game(name)
    for table in PLAIN_TABLES:
        if table.game == name:
            for state, _ in walk(table, 1):
                for event in rules.events(state):
                    assert event.reader < 0 or event.kind not in rules.harmless_kinds, event.kind


# One condition at a time, on a story in which nothing else reveals.

Story = tuple[Any, Any, list[Event]]


def quiet(rules: Game, **changes: Any) -> Story:
    """An action that reveals nothing: a harmless event, no draw, a harmless question."""
    kind, asked = min(rules.harmless_kinds), min(rules.harmless_questions)
    before = SimpleNamespace(drawn=7, asked=asked)
    after = SimpleNamespace(**{"drawn": 7, "asked": asked, **changes})
    return before, after, [Event(kind, "", {})]


def a_draw(rules: Game) -> Story:
    return quiet(rules, drawn=8)


def a_whisper(rules: Game) -> Story:
    before, after, told = quiet(rules)
    return before, after, [*told, Event(told[0].kind, "", {}, reader=1)]


def a_revealing_kind(rules: Game) -> Story:
    before, after, told = quiet(rules)
    kind = min(set(rules.event_names.values()) - rules.harmless_kinds)
    return before, after, [Event(kind, "", {}), *told]


def an_undeclared_kind(rules: Game) -> Story:
    before, after, told = quiet(rules)
    return before, after, [*told, Event("something-new", "", {})]


def an_undeclared_question(rules: Game) -> Story:
    return quiet(rules, asked=99)


def more_than_there_was_room_for(rules: Game) -> Story:
    before, after, told = quiet(rules)
    return before, after, told * EVENT_ROOM


ALONE: list[tuple[Callable[[Game], Story], undo.Condition]] = [
    (a_draw, undo.drew),
    (a_whisper, undo.whispered),
    (a_revealing_kind, undo.turned_up),
    (an_undeclared_kind, undo.turned_up),
    (an_undeclared_question, undo.asks_openly),
    (more_than_there_was_room_for, undo.lost_count),
]
each_alone = pytest.mark.parametrize(("story", "condition"), ALONE)


@every_game
def test_a_quiet_action_may_be_taken_back(name: str) -> None:
    rules = game(name)
    assert not undo.reveals(rules, *quiet(rules))


@every_game
@each_alone
def test_each_condition_alone_refuses(
    name: str, story: Callable[[Game], Story], condition: undo.Condition
) -> None:
    rules = game(name)
    assert undo.reveals(rules, *story(rules))


@every_game
@each_alone
def test_an_ignored_condition_is_missed(
    name: str,
    story: Callable[[Game], Story],
    condition: undo.Condition,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mutants: without its condition each story would be let through, so no other one hides its loss."""
    kept = tuple(one for one in undo.CONDITIONS if one is not condition)
    monkeypatch.setattr(undo, "CONDITIONS", kept)
    with pytest.raises(AssertionError):
        test_each_condition_alone_refuses(name, story, condition)


@every_game
def test_an_undeclared_kind_taken_for_harmless_is_missed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mutant: only what is declared revealing counts."""
    revealing = set(game(name).event_names.values()) - game(name).harmless_kinds

    def lenient(rules: Game, before: Any, after: Any, told: list[Event]) -> bool:
        return any(event.kind in revealing for event in told)

    kept = tuple(lenient if one is undo.turned_up else one for one in undo.CONDITIONS)
    monkeypatch.setattr(undo, "CONDITIONS", kept)
    test_each_condition_alone_refuses(name, a_revealing_kind, undo.turned_up)
    with pytest.raises(AssertionError):
        test_each_condition_alone_refuses(name, an_undeclared_kind, undo.turned_up)


# The same on real actions.


def actions_that(name: str, condition: undo.Condition) -> int:
    """How many actions of some games are refused because of this condition alone."""
    found = 0
    for table in PLAIN_TABLES:
        if table.game == name:
            for state, action in walk(table, 2):
                if action >= 0:
                    found += refused_by(table.rules, state, action) == [condition]
    return found


def refused_by(rules: Game, before: Any, action: int) -> list[undo.Condition]:
    """The conditions that hold for an action."""
    after = rules.copy(before)
    rules.listen(after)
    rules.apply(after, action)
    story = (rules, before, after, rules.events(after))
    return [condition for condition in undo.CONDITIONS if condition(*story)]


@every_game
def test_kinds_refuse_what_neither_draws_nor_whispers(name: str) -> None:
    assert actions_that(name, undo.turned_up) > 0


def test_the_cards_of_a_pile_are_shown_by_the_question_alone() -> None:
    """Bastille: whoever is asked for a mission sees its pile, and no event says so."""
    assert actions_that("bastille", undo.asks_openly) > 0


@every_game
def test_both_locks_agree_on_what_may_be_taken_back(name: str) -> None:
    """What the first lock lets through the second does too; else it would refuse what was offered."""
    tried = 0
    for table in PLAIN_TABLES:
        if table.game == name:
            for state, action in walk(table, 3):
                if (
                    action >= 0
                    and tried < 60
                    and not undo.action_reveals(table.rules, state, action)
                ):
                    tried += 1
                    assert undo.may_take_back(table.rules, state, action)
    assert tried in (0, 60)  # none where every action shows something; laws/test_undo says how many
