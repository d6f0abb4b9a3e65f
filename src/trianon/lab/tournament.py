"""Tournaments between bots: every lineup on the same shuffles, every bot in every seat."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import cached_property
from multiprocessing import active_children, get_context, parent_process
from typing import NamedTuple

from msgspec import Struct

from trianon.bots.bot import bot_named
from trianon.core.edition import Table as Overrides
from trianon.core.errors import BadRequest
from trianon.core.game import seed_of
from trianon.core.registry import game as game_named
from trianon.lab import match
from trianon.lab.lineups import Lineup, is_mirror, lineups, mirror_of, seating
from trianon.lab.match import Result

Progress = Callable[[int], None]
Keep = Callable[[Result], None]
Games = Generator[Result, None, None]


class Tournament(Struct, frozen=True, kw_only=True, dict=True):
    """What is to be played; the same on any number of processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    mirror: bool = False
    switches: dict[str, bool] = {}
    overrides: Overrides = {}

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
    game = game_named(tournament.game)
    game.check_players(tournament.players)
    game.check_switches(tournament.switches)
    game.box(game.edition(tournament.overrides or None), tournament.players)
    if tournament.games < 1:
        raise BadRequest("bad-games", found=tournament.games)
    for name in tournament.bots:
        bot_named(name, game, 0)
    lineups(tournament.bots, tournament.players)


def play_game(tournament: Tournament, number: int) -> Result:
    """One game, from the tournament and its number alone."""
    game = game_named(tournament.game)
    edition = game.edition(tournament.overrides or None)
    shuffle, lineup, turn = spot(tournament, number)
    table = match.Table(game, edition, tournament.switches)
    dealt = seed_of(tournament.seed * 1_000_003 + shuffle)
    return match.play(table, seating(lineup, shuffle, turn), dealt, tournament.seed, number)


def run(
    tournament: Tournament,
    jobs: int = 1,
    done: Sequence[Result] = (),
    keep: Keep = lambda result: None,
    progress: Progress = lambda games: None,
) -> list[Result]:
    """All results in order: those already there and those still to be played, each kept as it comes in."""
    check(tournament)
    if jobs < 1:
        raise BadRequest("bad-jobs", found=jobs)
    results = {result.number: result for result in done if result.number < tournament.total}
    progress(len(results))
    missing = [number for number in range(tournament.total) if number not in results]
    with closing(played(tournament, missing, min(jobs, max(1, len(missing))))) as games:
        for result in games:
            keep(result)
            results[result.number] = result
            progress(1)
    return [results[number] for number in sorted(results)]


def played(tournament: Tournament, numbers: list[int], jobs: int) -> Games:
    """The games of these numbers as they finish."""
    if jobs == 1:
        return (play_game(tournament, number) for number in numbers)
    return played_apart(tournament, numbers, jobs)


def played_apart(tournament: Tournament, numbers: list[int], jobs: int) -> Games:
    """The same on processes of their own; they end with us, whatever they are thinking about."""
    others = set(active_children())
    # Spawned, not forked: bots and progress bars have threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=serve_parent)
    try:
        yield from finished([pool.submit(play_game, tournament, number) for number in numbers])
        pool.shutdown()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()


def finished(waiting: list[Future[Result]]) -> Games:
    """Results as they come in; a process that died is named as what it is."""
    try:
        for future in as_completed(waiting):
            yield future.result()
    except BrokenProcessPool as error:
        raise BadRequest("worker-died") from error


def serve_parent() -> None:
    """A process plays as long as its parent lives: Ctrl-C is the parent's, its end is ours too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed could not tell us."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
