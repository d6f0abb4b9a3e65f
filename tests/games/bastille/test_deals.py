"""Imagined missions (B14.6, B14.7) fit what the reader knows, also where next to no deal does."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Struct

from tests.games.bastille import situation as s
from tests.tables import TABLES, Tabletop
from trianon.core import chance
from trianon.core.game import WATCHER
from trianon.games.bastille import deals, fitting, flow, missions
from trianon.games.bastille.numbers import (
    ETATS,
    LOCATIONS,
    MISSIONS,
    PILES,
    PLACE_TILE,
    SEATS,
    TAKE_MISSION,
)
from trianon.lab.speed import is_compiled

WORLDS = 60 if is_compiled() else 6
GAMES = 25 if is_compiled() else 2
HISTORIES = 300 if is_compiled() else 10


class Late(Struct, frozen=True):
    """Missions late in a game, a digit for each kind; `looks` by pile: its content and the cards taken then."""

    reader: int
    hands: list[str]
    piles: list[str]
    took: list[list[int]]
    barren: list[tuple[int, int]] = []  # seat and pile
    asked: tuple[int, int] | None = None  # seat and pile
    looks: dict[int, tuple[str, list[int]]] = {}

    def __str__(self) -> str:
        return f"{len(self.hands)}-{len(self.piles)}-{self.reader}-{self.hands[0]}"


def row(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


def padded(rows: list[list[int]], count: int, width: int) -> list[list[int]]:
    return [one + [0] * (width - len(one)) for one in rows] + [[0] * width] * (count - len(rows))


def laid_out(late: Late) -> s.State:
    """A game in which the missions lie so, and the reader has looked so."""
    state = s.started(len(late.hands), secret_mission=len(late.piles) == PILES)
    state.missions = padded([row(hand) for hand in late.hands], SEATS, MISSIONS)
    state.pile = padded([row(pile) for pile in late.piles], PILES, MISSIONS)
    state.took = padded(late.took, SEATS, PILES)
    for seat, pile in late.barren:
        s.put(state, "barren", {seat: [int(pile == 0), int(pile == 1)]})
    for pile, (content, taken) in late.looks.items():
        looked = [int(pile in late.looks) for pile in range(PILES)]
        s.put(state, "looked", {late.reader: looked})
        s.put(state, "seen", {late.reader * PILES + pile: row(content)})
        s.put(state, "seen_took", {late.reader * PILES + pile: padded([taken], 1, SEATS)[0]})
    if late.asked:
        state.asked, (state.asked_seat, state.pile_in_use) = TAKE_MISSION, late.asked
    return state


# Random deals hardly ever fit here, or never: who found no legal card took one just before, or holds one of
# each kind that lies there.
HARD = [
    Late(
        1,
        ["1010100101101", "0100010000000", "1011000000010", "0101111010001"],
        ["0000000000000"],
        [[7], [2], [4], [7]],
        barren=[(0, 0)],
        looks={0: ("0012100100001", [4, 2, 3, 5])},
    ),
    Late(
        1,
        ["0111100000011", "1000011000101", "1110100011000"],
        ["0000010100000", "0001000000000"],
        [[2, 4], [4, 1], [2, 4]],
        barren=[(0, 1)],
        looks={0: ("0000010100000", [2, 4, 2]), 1: ("0011100000000", [3, 1, 3])},
    ),
    Late(
        2,
        ["0111110000100", "1100000001001", "1000000100010", "0011101010001"],
        ["0000010000000"],
        [[6], [4], [3], [6]],
        barren=[(0, 0)],
        asked=(3, 0),
        looks={0: ("0110010000001", [5, 3, 3, 5])},
    ),
    Late(
        WATCHER,
        ["0001010100110", "0001100000000", "1110111011001"],
        ["1110000000001"],
        [[5], [2], [9]],
        barren=[(2, 0)],
        asked=(1, 0),
    ),
    Late(
        WATCHER,
        ["1010100101010", "0000001000000", "1010000010100", "0101110000001"],
        ["0101010000001"],
        [[6], [1], [4], [5]],
        barren=[(3, 0)],
        asked=(0, 0),
    ),
    Late(
        WATCHER,
        ["0101000000101", "0001011000000", "0000010101001", "1010100010000"],
        ["1010100000000", "0100000000010"],
        [[0, 4], [2, 1], [1, 3], [4, 0]],
        barren=[(3, 0)],
        asked=(0, 1),
    ),
    Late(
        1,
        ["0101010001000", "1000000000001", "1011000010100", "0000001000000"],
        ["0010200100011", "0100010000000"],
        [[2, 2], [0, 2], [2, 3], [0, 1]],
        barren=[(0, 1)],
        looks={1: ("0101011001100", [0, 2, 2, 0])},
    ),
    Late(
        WATCHER,
        ["1111001001000", "0000100000001", "1101100110111"],
        ["0000020000000", "0010000000000"],
        [[2, 4], [2, 0], [4, 5]],
        barren=[(0, 1)],
        asked=(2, 0),
    ),
    Late(
        0,
        ["0000010000000", "0110000101010", "0001101000101", "1000010000000"],
        ["0000000000001", "1111100010000"],
        [[0, 1], [4, 1], [4, 1], [1, 1]],
        barren=[(2, 0)],
        looks={1: ("1111100010000", [1, 1, 1, 1])},
    ),
    Late(
        1,
        ["0111010000010", "1100001000001", "0010010011100", "1001100100001"],
        ["0000100000000"],
        [[5], [4], [5], [5]],
        asked=(0, 0),
        looks={0: ("0000120000000", [4, 4, 4, 5])},
    ),
]
every_hard_one = pytest.mark.parametrize("late", HARD, ids=str)


def shown(state: s.State, reader: int) -> bytes:
    """All bytes a reader gets for a state, options included."""
    return msgspec.json.encode((s.GAME.view(state, reader), s.GAME.decision_for(state, reader)))


def assert_fits(world: s.State, state: s.State, reader: int) -> None:
    """The world looks to the reader like the true one, and breaks nothing that is known."""
    assert shown(world, reader) == shown(state, reader)
    assert deals.fits_public_facts(world, reader)
    assert all(held < 2 for hand in world.missions for held in hand)


@every_hard_one
def test_b14_7_the_rarest_deals_are_found(late: Late) -> None:
    state = laid_out(late)
    for number in range(1, WORLDS):
        assert_fits(s.GAME.resample(state, late.reader, number), state, late.reader)


@every_hard_one
def test_b14_7_a_rare_deal_depends_on_what_is_known_alone(late: Late) -> None:
    """Worlds that look the same lead to the same worlds, in any of which the search might have begun."""
    state = laid_out(late)
    for number in range(1, WORLDS, 3):
        world = s.GAME.resample(state, late.reader, number)
        again = s.GAME.resample(world, late.reader, 7)
        assert s.GAME.digest(again) == s.GAME.digest(s.GAME.resample(state, late.reader, 7))


@every_hard_one
def test_b14_6_the_true_deal_is_one_of_many(late: Late) -> None:
    state = laid_out(late)
    worlds = [s.GAME.resample(state, late.reader, number) for number in range(1, 20)]
    assert len({str(world.missions) for world in worlds}) > 2


def histories(count: int, seed: int) -> Iterator[tuple[s.State, int]]:
    """Random looks and takings without the game around them, and a reader; few cards are left in the end."""
    rng = random.Random(seed)
    for number in range(count):
        players, secret = rng.choice((3, 4)), rng.random() < 0.5
        state = s.started(players, seed * 1000 + number, secret_mission=secret)
        weights = [rng.random() ** 3 for _ in range(players)]
        for _ in range(rng.randint(8, 26)):
            take_one(state, rng.choices(range(players), weights)[0], rng)
            yield state, rng.randrange(WATCHER, players)
            if state.asked == TAKE_MISSION:
                missions.take_mission(state, rng.choice(s.GAME.options(state)))


def take_one(state: s.State, seat: int, rng: random.Random) -> None:
    """A seat looks through a pile that has cards, if one has; it may be asked then."""
    filled = [pile for pile in range(PILES) if sum(state.pile[pile])]
    state.asked, state.asked_seat = PLACE_TILE, state.start_player
    missions.look_and_take(state, seat, rng.choice(filled or [0]))
    flow.list_options(state)


def test_b14_7_worlds_fit_whatever_was_taken() -> None:
    for number, (state, reader) in enumerate(histories(HISTORIES, 3)):
        assert_fits(s.GAME.resample(state, reader, number + 1), state, reader)


def test_b14_7_a_deal_can_always_be_built() -> None:
    """The search by itself, where random deals would do as well; it rarely has to begin again."""
    restarts = 0
    for number, (state, reader) in enumerate(histories(HISTORIES, 4)):
        world = s.GAME.copy(state)
        chance.rekey(world, number + 1)
        while not fitting.build_deal(world, reader):
            restarts += 1
            assert restarts < 5
        assert [sum(pile) for pile in world.pile] == [sum(pile) for pile in state.pile]
        assert [sum(hand) for hand in world.missions] == [sum(hand) for hand in state.missions]
        assert_fits(world, state, reader)


def rush(table: Tabletop, seed: int) -> Iterator[s.State]:
    """A game in which everybody goes for the missions: each state in which something about them has changed."""
    rng, state, before = random.Random(seed), table.start(seed, silent=True), None
    while not state.over:
        known = state.took, state.barren, state.asked == TAKE_MISSION and state.asked_seat
        if known != before:
            before = known
            yield state
        options = s.GAME.options(state)
        if state.asked == PLACE_TILE and rng.random() < 0.8:
            options = [action for action in options if action % LOCATIONS == ETATS] or options
        s.GAME.apply(state, rng.choice(options))


@pytest.mark.parametrize("table", [t for t in TABLES if t.game == "bastille"], ids=str)
def test_b14_7_worlds_look_like_the_true_one_in_games_full_of_missions(table: Tabletop) -> None:
    for seed in range(GAMES):
        for state in rush(table, seed):
            for reader in range(WATCHER, table.players):
                world = s.GAME.resample(state, reader, seed + 1)
                assert shown(world, reader) == shown(state, reader)
