"""One game of a tournament: bots think against the clock, a bot that fails gives up its seat to chance."""

from __future__ import annotations

import hashlib
import random
import time
from math import ceil, log
from typing import Any

from msgspec import Struct, field

from trianon.bots.bot import Bot, ask, bot_named
from trianon.core.edition import Edition
from trianon.core.game import Game

BIN_GROWTH = 1.05  # each bin of thinking times is 5 % longer than the one before
SHORTEST = 1e-6  # seconds, the first bin
ERROR_LENGTH = 200  # characters of an error that are kept


class Thinking(Struct):
    """How long choices took; only decisions with more than one option count."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    bins: dict[int, int] = field(default_factory=dict)

    def note(self, seconds: float) -> None:
        """One more choice."""
        number = max(0, ceil(log(max(seconds, SHORTEST) / SHORTEST) / log(BIN_GROWTH)))
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.bins[number] = self.bins.get(number, 0) + 1

    def add(self, other: Thinking) -> None:
        """Take in the choices of another game."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for number, count in other.bins.items():
            self.bins[number] = self.bins.get(number, 0) + count

    def quantile(self, share: float) -> float:
        """The time that this share of the choices kept within, to 5 %."""
        passed = 0
        for number in sorted(self.bins):
            passed += self.bins[number]
            if passed >= share * self.moves:
                return min(self.longest, SHORTEST * BIN_GROWTH**number)
        return 0.0


class Incident(Struct, frozen=True):
    """A bot that raised an error or chose what was not offered."""

    game: int
    seat: int
    bot: str
    move: int
    error: str


class Result(Struct, frozen=True):
    """A finished game: one line of a results file."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 for each winner; those who tie share the better place
    moves: int
    thinking: tuple[Thinking, ...]
    incidents: tuple[Incident, ...] = ()


class Table(Struct, frozen=True):
    """What a game is played with."""

    game: Game
    edition: Edition
    switches: dict[str, bool]


class NotOffered(Exception):
    """A choice that is none of the options."""


class Seat:
    """A bot and its clock."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.name = name
        self.bot: Bot | None = bot_named(name, game, seed)
        self.chance = random.Random(seed)
        self.thinking = Thinking()

    def choose(self, game: Game, state: Any) -> int:
        """The bot's choice, timed; any option once it has failed."""
        options = game.options(state)
        if self.bot is None:
            return self.chance.choice(options)
        started = time.perf_counter()
        action = ask(self.bot, game, state)
        if len(options) > 1:
            self.thinking.note(time.perf_counter() - started)
        if action not in options:
            raise NotOffered(f"{action!r} is not among the options")
        return action

    def fail(self, error: Exception, game: int, seat: int, move: int) -> Incident:
        """From now on this seat is played at random."""
        self.bot = None
        text = f"{type(error).__name__}: {error}"[:ERROR_LENGTH]
        return Incident(game, seat, self.name, move, text)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Chance of a bot's own, unlike that of any other seat, game or tournament."""
    digest = hashlib.sha256(f"trianon bot {seed} {number} {seat}".encode()).digest()
    return int.from_bytes(digest[:4], "little") & 0x7FFFFFFF


def play(table: Table, bots: tuple[str, ...], shuffle: bytes, seed: int, number: int) -> Result:
    """Game `number` of the tournament with this seed, on this shuffle."""
    game = table.game
    state = game.start(len(bots), shuffle, table.switches, table.edition, silent=True)
    seats = [Seat(game, name, bot_seed(seed, number, seat)) for seat, name in enumerate(bots)]
    incidents = finish(game, state, seats, number)
    scores = game.scores(state)
    return Result(
        number=number,
        bots=bots,
        scores=tuple(scores),
        places=places(scores, game.winners(state)),
        moves=int(state.ply),
        thinking=tuple(seat.thinking for seat in seats),
        incidents=tuple(incidents),
    )


def finish(game: Game, state: Any, seats: list[Seat], number: int) -> list[Incident]:
    """Let the seats play to the end, whatever happens to their bots."""
    incidents = []
    while not state.over:
        asked = int(state.asked_seat)
        try:
            action = seats[asked].choose(game, state)
        except Exception as error:  # a stranger's bot may raise anything
            incidents.append(seats[asked].fail(error, number, asked, int(state.ply)))
            action = seats[asked].choose(game, state)
        game.apply(state, action)
    return incidents


def places(scores: list[int], winners: list[int]) -> tuple[int, ...]:
    """The winners are first, the others follow by score."""
    keys = [(1, 0) if seat in winners else (0, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
