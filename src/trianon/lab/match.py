"""One game of a tournament: bots think against the clock, a bot that fails gives up its seat to chance."""

from __future__ import annotations

import random
import time
from math import ceil, log

from msgspec import Struct, field

from trianon.bots.bot import Bot, ask
from trianon.bots.entrants import Guests, enter
from trianon.core.edition import Edition
from trianon.core.edition import TomlTable as Overrides
from trianon.core.figures import Alteration, altered_figures
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.lab.runner import bot_seed

BIN_GROWTH = 1.05  # each bin of thinking times is 5 % longer than the one before
SHORTEST = 1e-6  # seconds, the first bin
ERROR_LENGTH = 200  # characters of an error that are kept
LAST_ROUND = 1_000_000  # random players go on to the end


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


class Terms(Struct, frozen=True):
    """What a game is played with: rules, figures, switches."""

    game: Game
    edition: Edition
    switches: dict[str, bool]


def terms_of(game: str, players: int, switches: dict[str, bool], overrides: Overrides) -> Terms:
    """The terms by name; BadRequest for what this game does not have."""
    rules = game_named(game)
    rules.check_players(players)
    rules.check_switches(switches)
    edition = rules.edition(overrides or None)
    rules.box(edition, players)
    return Terms(rules, edition, switches)


def altered(before: Terms, after: Terms) -> list[Alteration]:
    """What differs between two ways of playing the same game."""
    base, switches = after.game.base_edition, after.game.check_switches(after.switches)
    found = altered_figures(base, before.edition, after.edition)
    for name, value in before.game.check_switches(before.switches).items():
        if switches[name] != value:
            found.append(Alteration(name, str(value).lower(), str(switches[name]).lower()))
    return found


def altered_from_box(terms: Terms) -> list[Alteration]:
    """What is played otherwise than in the box."""
    return altered(Terms(terms.game, terms.game.base_edition, {}), terms)


class NotOffered(Exception):
    """A choice that is none of the options."""


class Contestant:
    """A bot and its clock."""

    def __init__(self, game: Game, name: str, seed: int, guests: Guests) -> None:
        self.name = name
        self.bot: Bot | None = enter(name, game, seed, guests)
        self.chance = random.Random(seed)
        self.thinking = Thinking()

    def choose(self, game: Game, state: CoreState) -> int:
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


def seats_of(
    game: Game, bots: tuple[str, ...], seed: int, number: int, guests: Guests
) -> list[Contestant]:
    """The bots of game `number`, each with its own chance."""
    return [
        Contestant(game, name, bot_seed(seed, number, seat), guests)
        for seat, name in enumerate(bots)
    ]


def play(
    terms: Terms, bots: tuple[str, ...], shuffle: bytes, seed: int, number: int, guests: Guests
) -> Result:
    """Game `number` of the tournament with this seed, on this shuffle."""
    game = terms.game
    state = game.start(len(bots), shuffle, terms.switches, terms.edition, silent=True)
    seats = seats_of(game, bots, seed, number, guests)
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


def finish(game: Game, state: CoreState, seats: list[Contestant], number: int) -> list[Incident]:
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


def finish_randomly(game: Game, state: CoreState, seed: int, number: int) -> None:
    """The same between random players only, in the compiled loop."""
    game.play_randomly(state, bot_seed(seed, number, 0) | 1, LAST_ROUND)


def places(scores: list[int], winners: list[int]) -> tuple[int, ...]:
    """The winners are first, the others follow by score."""
    keys = [(1, 0) if seat in winners else (0, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
