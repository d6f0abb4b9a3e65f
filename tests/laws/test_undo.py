"""The law of undo: what showed anybody anything cannot be taken back; what showed nothing can.

Judged by worlds that a reader could believe in, never by what the games declare about their events: an action
reveals if some reader sees something else after it in the true world than in one of them.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tests.tables import TABLES, Tabletop, walk
from trianon.core import undo
from trianon.core.events import visible
from trianon.core.game import WATCHER, Game
from trianon.core.registry import GAMES, game
from trianon.lab.speed import is_compiled

WORLDS = 64  # for each reader judge an action that may be taken back
FEW = 4  # are enough where it is refused: if they show nothing it does not count as revealing
COUNT = 500 if is_compiled() else 20  # revealing actions of each game in the tests
SHARE = 0.2  # of the decisions of a game, so that there are many games
OPTIONS = 3  # of one decision are judged
RAREST = 0.02  # share judged of the actions of a kind that never reveals anything
Rule = Callable[[Game, Any, int], bool]  # whether an action may be taken back
Seen = tuple[bytes, bytes]


class Finding(Struct):
    """What a run of the law has counted."""

    judged: int = 0
    revealing: int = 0
    leaked: int = 0  # revealing actions that could be taken back: must be zero
    kinds: Counter[str] = Counter()  # kinds of action that leaked

    def note(self, kind: str, reveals: bool, allowed: bool) -> None:
        """Count one action."""
        self.judged += 1
        self.revealing += reveals
        if reveals and allowed:
            self.leaked += 1
            self.kinds[kind] += 1


def by_construction(rules: Game, before: Any, action: int) -> bool:
    """The first lock alone, as the offer on the wire has it."""
    return not undo.action_reveals(rules, before, action)


def by_worlds(rules: Game, before: Any, action: int) -> bool:
    """The second lock alone."""
    return not undo.teaches(rules, before, action)


def told_of(rules: Game, world: Any, action: int, reader: int) -> bytes:
    """Act in a world, and what the log tells a reader; where the mover cannot do it, of another action."""
    options = rules.options(world)
    rules.listen(world)
    rules.apply(world, action if action in options else options[0])
    return msgspec.json.encode(visible(rules.events(world), reader))


def table_seen(rules: Game, state: Any, reader: int) -> bytes:
    """The table as a reader sees it, with the options if they are asked."""
    asked = rules.decision_for(state, reader)
    return msgspec.json.encode((rules.view(state, reader), asked))


def seen(rules: Game, world: Any, action: int, reader: int) -> Seen:
    """What a reader sees of an action: the log, then the table."""
    told = told_of(rules, world, action, reader)
    return told, table_seen(rules, world, reader)


class Reader:
    """Somebody who may notice an action, with what they truly see of it; the table only where it counts."""

    def __init__(self, rules: Game, before: Any, action: int, seat: int) -> None:
        self.rules, self.before, self.action, self.seat = rules, before, action, seat
        self.after = rules.copy(before)
        self.told = told_of(rules, self.after, action, seat)

    @cached_property
    def table(self) -> bytes:
        return table_seen(self.rules, self.after, self.seat)

    @cached_property
    def table_before(self) -> bytes:
        return table_seen(self.rules, self.before, self.seat)

    @cached_property
    def notices(self) -> bool:
        """Who is told nothing and sees no change cannot even know that there was an action."""
        return self.told != b"[]" or self.table != self.table_before

    def could_tell(self, number: int) -> bool:
        """Whether a world they could believe in shows them something else than the true one."""
        if not self.notices:
            return False
        world = self.rules.resample(self.before, self.seat, number)
        told = told_of(self.rules, world, self.action, self.seat)
        if told == self.told and table_seen(self.rules, world, self.seat) == self.table:
            return False
        believed = self.rules.resample(self.before, self.seat, number)
        assert table_seen(self.rules, believed, self.seat) == self.table_before, "not believable"
        return True


def is_revealing(rules: Game, before: Any, action: int, first: int, worlds: int) -> bool:
    """Whether some reader could tell one of their worlds from the true one; the first difference decides."""
    readers = [Reader(rules, before, action, seat) for seat in range(WATCHER, before.seats)]
    return any(reader.could_tell(first + number) for number in range(worlds) for reader in readers)


def situations(
    seed: int, tables: list[Tabletop], shares: dict[str, list[int]]
) -> Iterator[tuple[Tabletop, Any, int, str]]:
    """Actions of random games without end; kinds of action that reveal more often come more often."""
    chance = random.Random(seed)
    while True:
        table = chance.choice(tables)
        for state, action in walk(table, chance.randrange(1 << 30)):
            if action >= 0 and chance.random() < SHARE:
                options = table.rules.options(state)
                for option in chance.sample(options, min(OPTIONS, len(options))):
                    kind = kind_of(table.rules, state, option)
                    revealed, judged = shares.get(kind, (0, 0))
                    if chance.random() < max(RAREST, (revealed + 0.5) / (judged + 1)):
                        yield table, state, option, kind


def kind_of(rules: Game, state: Any, action: int) -> str:
    """An action by its game, its decision and its first word."""
    word = rules.action_name(state, action).split()[0]
    return f"{rules.name} {rules.decision_names[state.asked]} {word}"


def revealing(
    count: int, seed: int, rule: Rule = by_construction, names: Iterable[str] = GAMES
) -> Finding:
    """Random games, each game until its share of so many revealing actions was judged."""
    found, chance, chosen = Finding(kinds=Counter()), random.Random(seed), list(names)
    for number, name in enumerate(chosen, 1):
        shares: dict[str, list[int]] = {}
        for table, state, action, kind in situations(seed, of_game(name), shares):
            allowed = rule(table.rules, state, action)
            worlds, first = WORLDS if allowed else FEW, chance.randrange(1, 1 << 29)
            reveals = is_revealing(table.rules, state, action, first, worlds)
            found.note(kind, reveals, allowed)
            share = shares.setdefault(kind, [0, 0])
            share[:] = share[0] + reveals, share[1] + 1
            if found.revealing >= count * number // len(chosen):
                break
    return found


def of_game(name: str) -> list[Tabletop]:
    """All tables of one game."""
    return [table for table in TABLES if table.game == name]


LEAST = {"bastille": 0.7, "louis-xiv": 0.5, "heads-of-state": 0.4}  # of all actions

compiled_only = pytest.mark.skipif(
    not is_compiled(), reason="hundreds of worlds: too slow uncompiled"
)
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_what_reveals_cannot_be_taken_back(name: str) -> None:
    found = revealing(COUNT, 1, names=[name])
    assert found.leaked == 0, found.kinds


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_what_reveals_nothing_can_be_taken_back(name: str, least: float) -> None:
    """The twin: of the actions of random games a fair share; a rule that refuses everything is no rule."""
    allowed = total = 0
    for seed, table in enumerate(of_game(name)):
        for state, action in walk(table, seed):
            if action >= 0:
                total += 1
                allowed += by_construction(table.rules, state, action)
    assert allowed >= least * total, (allowed, total)


@compiled_only
@every_game
def test_the_second_lock_alone_holds_too(name: str) -> None:
    """Sixteen worlds overlook only what differs in fewer than one world of ten."""
    found = revealing(COUNT // 5, 2, by_worlds, [name])
    assert found.leaked <= 0.03 * found.revealing, found.kinds


# Planted faults: the law finds each.


def leaks(name: str, rule: Rule = by_construction) -> bool:
    """Whether the law finds a leak of one game among some hundred revealing actions."""
    return any(revealing(30, seed, rule, [name]).leaked for seed in range(20))


@compiled_only
@every_game
def test_one_world_is_too_few(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the first lock, and with one imagined world in the second."""
    monkeypatch.setattr(undo, "SAMPLES", 1)
    assert leaks(name, by_worlds)


BEARING = [  # kinds that are told of the same act, each of them enough, stand together
    ("heads-of-state", "attribute-turned"),
    ("heads-of-state", "set-spent courtesan-spent"),
    ("louis-xiv", "card-played"),
    ("louis-xiv", "mission-laid"),
    ("bastille", "card-dealt bonus-turned versailles-turned token-turned"),
]


@compiled_only
@pytest.mark.parametrize(("name", "kinds"), BEARING)
def test_a_revealing_kind_declared_harmless_is_found(
    name: str, kinds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, lie = game(name), set(kinds.split())
    assert not lie & rules.harmless_kinds
    monkeypatch.setattr(rules, "harmless_kinds", rules.harmless_kinds | lie)
    assert leaks(name)


@compiled_only
def test_a_revealing_question_declared_harmless_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bastille")
    monkeypatch.setattr(rules, "harmless_questions", frozenset(rules.decision_names))
    assert leaks("bastille")


@compiled_only
@every_game
def test_the_offer_tells_the_mover_nothing(name: str) -> None:
    """Where the mover sees the same, the rule says the same: it may not hang on somebody's secret."""
    chance, compared = random.Random(5), 0
    for table, state, action, _ in itertools.islice(situations(5, of_game(name), {}), 120):
        rules, mover = table.rules, state.asked_seat
        truth = seen(rules, rules.copy(state), action, mover)
        offer = by_construction(rules, state, action)
        for _ in range(12):
            world = rules.resample(state, mover, chance.randrange(1, 1 << 30))
            if seen(rules, rules.copy(world), action, mover) == truth:
                compared += 1
                assert by_construction(rules, world, action) == offer
    assert compared > 100
