"""Sums over games: noted column by column while a portion is played, added up when it is done."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import Any

from msgspec import Struct

from trianon.bots.judgement import Judgement, is_judged, judgement_of
from trianon.bots.tree import points_of
from trianon.core.game import Game


class Tally(Struct):
    """Sums over games; tallies can be added."""

    games: int
    moves: int
    scores: list[int]
    wins: list[float]
    fired: dict[str, int]
    incidents: int = 0
    seconds: float = 0.0
    squares: list[int] = []  # of the scores, by seat
    win_squares: list[float] = []
    move_squares: int = 0
    shortest: int = 0
    longest: int = 0
    points: dict[str, list[int]] = {}  # by source, then by seat
    won_points: dict[str, float] = {}  # those of the winners

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.move_squares += other.move_squares
        self.squares = added(self.squares, other.squares)
        self.win_squares = added(self.win_squares, other.win_squares)
        for source, points in other.points.items():
            self.points[source] = added(self.points.get(source, []), points)
        for source, mean in other.won_points.items():
            self.won_points[source] = self.won_points.get(source, 0.0) + mean
        self.games += other.games
        self.moves += other.moves
        self.scores = added(self.scores, other.scores)
        self.wins = added(self.wins, other.wins)
        self.incidents += other.incidents
        self.seconds += other.seconds
        for clause, count in other.fired.items():
            self.fired[clause] = self.fired.get(clause, 0) + count


class Notes:
    """The finished games of one portion: a cell for each game, or for each seat of each game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.incidents = 0
        self.moves = array("i")
        self.scores = array("i")
        self.wins = array("d")
        self.points: dict[str, array[int]] = {}  # by source

    def end(self, game: Game, state: Any, incidents: int) -> None:
        """One more finished game."""
        winners = game.winners(state)
        share = 1 / len(winners)
        self.incidents += incidents
        self.wins.extend([share * (seat in winners) for seat in range(self.players)])
        for source, row in points_by_source(game, state):
            self.cells(source).extend(row)
        self.scores.extend(game.scores(state))
        self.moves.append(state.ply)

    def cells(self, source: str) -> array[int]:
        """The points from a source so far: none in the games that did not tell of it."""
        found = self.points.setdefault(source, array("i"))
        lacking = len(self.moves) * self.players - len(found)
        if lacking:
            found.extend([0] * lacking)
        return found

    def tally(self, fired: dict[str, int]) -> Tally:
        """What all of them come to."""
        points = {source: self.cells(source) for source in self.points}
        return Tally(
            games=len(self.moves),
            moves=sum(self.moves),
            scores=self.by_seat(self.scores),
            wins=self.by_seat(self.wins),
            fired=fired,
            incidents=self.incidents,
            squares=self.by_seat(products(self.scores, self.scores)),
            win_squares=self.by_seat(products(self.wins, self.wins)),
            move_squares=sum(products(self.moves, self.moves)),
            shortest=min(self.moves, default=0),
            longest=max(self.moves, default=0),
            points={source: self.by_seat(cells) for source, cells in points.items()},
            won_points={
                source: sum(products(self.wins, cells)) for source, cells in points.items()
            },
        )

    def by_seat(self, cells: Sequence[Any]) -> list[Any]:
        """The sum of each seat."""
        return [sum(cells[seat :: self.players]) for seat in range(self.players)]


def empty_tally(players: int) -> Tally:
    """Nothing played yet."""
    return Tally(0, 0, [0] * players, [0.0] * players, {})


def products(ours: Iterable[Any], theirs: Iterable[Any]) -> list[Any]:
    """Cell by cell."""
    return list(map(mul, ours, theirs))


def points_by_source(game: Game, state: Any) -> Iterable[tuple[str, Sequence[int]]]:
    """The points of a finished game by source, then by seat."""
    judgement = counting(game)
    if judgement is not None:
        rows = [points_of(judgement.rules, state, seat) for seat in range(state.seats)]
        return zip(judgement.sources, zip(*rows, strict=True), strict=True)
    found: dict[str, list[int]] = {}
    for entry in game.breakdown(state):
        found.setdefault(entry.source, [0] * state.seats)[entry.seat] += entry.points
    return found.items()


@cache
def counting(game: Game) -> Judgement | None:
    """Who counts points by source compiled: the breakdown takes longer than a random game."""
    return judgement_of(game) if is_judged(game) else None


def added(ours: list[Any], theirs: list[Any]) -> list[Any]:
    """Sums, seat by seat."""
    return [a + b for a, b in zip(ours, theirs, strict=True)] if ours and theirs else ours or theirs
