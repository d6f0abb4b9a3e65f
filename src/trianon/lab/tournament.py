"""Tournaments between bots: every lineup on the same shuffles, every bot in every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cached_property, partial
from typing import Any, NamedTuple

from msgspec import Struct, structs

from trianon.bots import entrants
from trianon.core.edition import TomlTable as Overrides
from trianon.core.errors import BadRequest
from trianon.lab import match, runner
from trianon.lab.lineups import Lineup, is_mirror, lineups, mirror_of, seating
from trianon.lab.match import Result
from trianon.lab.runner import Progress

Keep = Callable[[Result], None]


class Tournament(Struct, frozen=True, kw_only=True, dict=True):
    """What is to be played; the same on any number of processes."""

    game: str
    players: int
    bots: tuple[Any, ...]  # entrants; objects become names in `__post_init__`
    games: int
    seed: int = 1
    mirror: bool = False
    switches: dict[str, bool] = {}
    overrides: Overrides = {}
    guests: dict[str, Any] = {}

    def __post_init__(self) -> None:
        names, guests = entrants.named(self.bots)
        structs.force_setattr(self, "bots", names)
        structs.force_setattr(self, "guests", {**self.guests, **guests})

    @cached_property
    def contests(self) -> list[Lineup]:
        """The tables the standings are made of."""
        return lineups(self.bots, self.players)

    @cached_property
    def tables(self) -> list[Lineup]:
        """The contests, then a mirror table for each bot if they are wanted."""
        mirrors = [mirror_of(bot, self.players) for bot in dict.fromkeys(self.bots)]
        wanted = mirrors if self.mirror else []
        return self.contests + [lineup for lineup in wanted if lineup not in self.contests]

    @property
    def shuffles(self) -> int:
        """Whole shuffles only, as many as the games asked for need."""
        return -(-self.games // (len(self.contests) * self.players))

    @property
    def total(self) -> int:
        """All games that will be played, mirrors included."""
        return self.shuffles * len(self.tables) * self.players


class Spot(NamedTuple):
    """Where a game stands in its tournament."""

    shuffle: int
    lineup: Lineup
    turn: int

    @property
    def mirror(self) -> bool:
        """Whether all seats are held by one bot."""
        return is_mirror(self.lineup)


def spot(tournament: Tournament, number: int) -> Spot:
    """Games are numbered shuffle by shuffle, table by table, turn by turn."""
    rest, turn = divmod(number, tournament.players)
    shuffle, table = divmod(rest, len(tournament.tables))
    return Spot(shuffle, tournament.tables[table], turn)


def check(tournament: Tournament) -> None:
    """Raise BadRequest for what cannot be played."""
    terms = terms_of(tournament)
    if tournament.games < 1:
        raise BadRequest("bad-games", found=tournament.games)
    for name in tournament.bots:
        entrants.enter(name, terms.game, 0, tournament.guests)
    lineups(tournament.bots, tournament.players)


def play_game(tournament: Tournament, number: int) -> Result:
    """One game, from the tournament and its number alone."""
    shuffle, lineup, turn = spot(tournament, number)
    dealt = runner.shuffle_seed(tournament.seed, shuffle)
    bots = seating(lineup, shuffle, turn)
    place = (tournament.seed, number)
    return match.play(terms_of(tournament), bots, dealt, *place, tournament.guests)


def terms_of(tournament: Tournament) -> match.Terms:
    """What its games are played with."""
    wishes = (tournament.switches, tournament.overrides)
    return match.terms_of(tournament.game, tournament.players, *wishes)


def run(
    tournament: Tournament,
    jobs: int = 1,
    done: Sequence[Result] = (),
    keep: Keep = lambda result: None,
    progress: Progress = runner.no_progress,
) -> list[Result]:
    """All results in order: those already there and those still to be played, each kept as it comes in."""
    check(tournament)
    results = {result.number: result for result in done if result.number < tournament.total}
    progress(len(results))
    missing = [number for number in range(tournament.total) if number not in results]
    jobs = runner.processes(jobs, len(missing))
    with closing(runner.done(partial(play_game, tournament), missing, jobs)) as games:
        for result in games:
            keep(result)
            results[result.number] = result
            progress(1)
    return [results[number] for number in sorted(results)]
