"""Two settings of one game side by side: each figure of both, and by how much they differ, with intervals.

What both played on the same shuffles is compared block by block, so that luck they share does not count.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trianon.core.words import Message
from trianon.lab.intervals import Interval
from trianon.study.certainty import (
    EXPECTED,
    FEWEST,
    LEAST_CLUSTERS,
    RARE,
    around,
    chance_of,
    sure_ones,
)
from trianon.study.explore.about import COMPONENTS, GAMES, LINES, SEATS, About
from trianon.study.explore.answers import (
    Blocks,
    Pulls,
    apart,
    condition,
    pulls,
    ratio,
    spread,
)
from trianon.study.explore.desk import Sitting
from trianon.study.explore.filters import ANY_TURN, ANYBODY, Filter

FEW_EXPECTED = 30  # of a share, below which the spread that was seen may be far too small

SCORE, BEST, WON, MARGIN, DECISIONS = "score", "best", "won", "margin", "decisions"


class StudyContrast(Struct, frozen=True):
    """A figure of two settings; `difference` is the second less the first.

    `sure` holds after correction for all comparisons of the answer.
    """

    id: str
    kind: str
    words: Message | None
    one: float
    two: float
    difference: float
    interval: Interval
    sure: bool


class StudySide(Struct, frozen=True):
    """How much a setting holds."""

    games: int
    seats: int


class StudyComparison(Struct, frozen=True):
    """Two settings compared.

    `paired`: both were played on the same shuffles. `relative`: numbers of players differ, so that shares of
    the victories are told above an equal one.
    """

    paired: bool
    relative: bool
    one: StudySide
    two: StudySide
    figures: list[StudyContrast]
    turns: list[StudyContrast]
    sources: list[StudyContrast]
    chosen: list[StudyContrast]
    openings: list[StudyContrast]
    taken: list[StudyContrast]
    gains: list[StudyContrast]


class Estimate(Struct, frozen=True):
    """A figure, how far each block pulls it, and the least error that its counts allow."""

    value: float
    pulls: Pulls
    count: int
    floor: float = 0.0
    held: float | None = None  # of a share: how many of the count
    few: bool = False  # too few to call anything sure

    def above(self, level: float) -> Estimate:
        """The same figure told from another level."""
        return replace(self, value=self.value - level)

    def less(self, other: Estimate) -> Estimate:
        """The difference of two figures of the same blocks."""
        return Estimate(
            self.value - other.value,
            apart(self.pulls, other.pulls),
            min(self.count, other.count),
            max(sqrt(self.floor**2 + other.floor**2), self.by_chance(other)),
            few=self.few or other.few or self.is_few(other),
        )

    def expected(self, other: Estimate) -> float | None:
        """The share of both together, if they are shares."""
        if self.held is None or other.held is None or not self.count + other.count:
            return None
        return (self.held + other.held) / (self.count + other.count)

    def by_chance(self, other: Estimate) -> float:
        """The error that chance alone gives two equal shares of which few are expected."""
        share = self.expected(other)
        if share is None or not self.count or not other.count:
            return 0.0
        if min(share, 1 - share) * min(self.count, other.count) >= FEW_EXPECTED:
            return 0.0  # the spread that was seen is right, and knows what the same shuffles share
        return sqrt(share * (1 - share) * (1 / self.count + 1 / other.count))

    def is_few(self, other: Estimate) -> bool:
        """Whether too few are expected in one of two shares to tell them apart for sure."""
        share = self.expected(other)
        if share is None:
            return False
        return min(share, 1 - share) * min(self.count, other.count) < EXPECTED


class Seating(Struct, frozen=True):
    """The seats of one block, place in the order and outcome."""

    block: int
    turn: int
    winner: bool
    seats: float
    won: float
    score: float
    points: tuple[float, ...]


class Side:
    """One setting: its questions and its sums by block."""

    def __init__(self, ask: Sitting, about: About, wish: Filter) -> None:
        self.ask, self.about, self.wish = ask, about, wish
        where, values = condition(wish)
        summed = "".join(f", sum(source_{place})" for place in range(len(about.sources)))
        found = ask.rows(
            f"select block, turn, winner, sum(n), sum(won), sum(score) {summed} from {ask[SEATS]} "
            f"where {where} group by block, turn, winner order by block, turn, winner",
            *values,
        )
        self.rows = [
            Seating(block, turn, winner, seats, won, score, tuple(points))
            for block, turn, winner, seats, won, score, *points in found
        ]

    @property
    def told(self) -> StudySide:
        """How much it holds."""
        ((games,),) = self.ask.rows(
            f"select sum(n)::bigint from {self.ask[GAMES]} where variant = ?", self.wish.variant
        )
        return StudySide(games, round(sum(row.seats for row in self.rows)))

    def score(self, winners: bool = False) -> Estimate:
        """The mean score of a seat, of all or of winners."""
        rows = [row for row in self.rows if row.winner or not winners]
        return mean_of(gathered((row.block, row.seats, row.score) for row in rows))

    def points(self, source: str) -> Estimate:
        """The mean points of a seat from a source."""
        place = self.about.sources.index(source)
        return mean_of(gathered((row.block, row.seats, row.points[place]) for row in self.rows))

    def victories(self, turn: int = ANY_TURN) -> Estimate:
        """The share of the victories, of all seats or of one place."""
        rows = [row for row in self.rows if turn in (ANY_TURN, row.turn)]
        return share_of(gathered((row.block, row.seats, row.won) for row in rows))

    def per_game(self, column: str) -> Estimate:
        """The mean of a game, whoever is looked at."""
        found = self.ask.rows(
            f"select block, sum(n), sum({column}) from {self.ask[GAMES]} where variant = ? group by block",
            self.wish.variant,
        )
        return mean_of(gathered(found))

    def first_choices(self) -> dict[str, tuple[Estimate, Estimate]]:
        """How often each first choice was made, and how often it won."""
        clauses, values = ["variant = ?", "move_0 is not null"], list[Any]([self.wish.variant])
        if self.wish.bot != ANYBODY:
            clauses.append("bot_0 = ?")
            values.append(self.wish.bot)
        found = self.ask.rows(
            f"select move_0, block, count(*), sum(won_0)::double from {self.ask[LINES]} "
            f"where {' and '.join(clauses)} group by move_0, block order by move_0, block",
            *values,
        )
        everything = gathered((block, count, 0) for _, block, count, _ in found)
        answer = {}
        for code in dict.fromkeys(row[0] for row in found):
            won = gathered(row[1:] for row in found if row[0] == code)
            answer[self.about.choices[code].name] = (part_of(won, everything), share_of(won))
        return answer

    def components(self) -> dict[str, tuple[Estimate, Estimate]]:
        """How often each component was taken, and how much more often its takers won than all others."""
        where, values = condition(self.wish)
        found = self.ask.rows(
            f"select code, block, sum(n), sum(won) from {self.ask[COMPONENTS]} where {where} "
            "group by code, block order by code, block",
            *values,
        )
        everybody = gathered((row.block, row.seats, row.won) for row in self.rows)
        takers: dict[int, Blocks] = {}
        for code, block, count, won in found:
            takers.setdefault(code, {})[block] = (count, won)
        return {
            self.about.components[code].id: (
                part_of(some, everybody),
                share_of(some).less(share_of(rest_of(everybody, some))),
            )
            for code, some in takers.items()
        }


def gathered(rows: Iterable[tuple[Any, ...]]) -> Blocks:
    """Sums by block of rows of block, count and sum."""
    found: Blocks = {}
    for block, count, total in rows:
        before = found.get(block, (0, 0))
        found[block] = (before[0] + count, before[1] + total)
    return found


def rest_of(everybody: Blocks, some: Blocks) -> Blocks:
    """All others."""
    return {
        block: (n - some.get(block, (0, 0))[0], won - some.get(block, (0, 0))[1])
        for block, (n, won) in everybody.items()
    }


def mean_of(blocks: Blocks) -> Estimate:
    """A mean."""
    mean = ratio(list(blocks.values()))
    return Estimate(mean.mean, pulls(blocks, mean), mean.count)


def share_of(blocks: Blocks) -> Estimate:
    """A share; the counts alone judge it where hardly anything or nearly everything is in it."""
    found = mean_of(blocks)
    held = found.value * found.count
    found = replace(found, held=held, few=len(blocks) < LEAST_CLUSTERS)
    if not found.count or min(held, found.count - held) >= RARE:
        return found
    smooth = (held + 1) / (found.count + 2)
    return replace(found, floor=sqrt(smooth * (1 - smooth) / found.count))


def part_of(some: Blocks, everybody: Blocks) -> Estimate:
    """How many of all are among some."""
    return share_of({block: (n, some.get(block, (0, 0))[0]) for block, (n, _) in everybody.items()})


class Comparison:
    """Both settings, and all figures that are compared."""

    def __init__(self, one: Side, two: Side) -> None:
        self.one, self.two = one, two
        self.paired = alike(one.about, two.about)
        self.relative = one.about.players != two.about.players
        self.chances: list[float] = []

    def row(
        self, id: str, one: Estimate, two: Estimate, kind: str = "", words: Message | None = None
    ) -> StudyContrast:
        """One figure of both; how likely its difference would be by chance is kept."""
        both = two.less(one)
        blocks = len(both.pulls) if self.paired else min(len(one.pulls), len(two.pulls))
        error = spread(both.pulls) if self.paired else apart_error(one, two)
        error = max(error, both.floor)
        self.chances.append(1.0 if both.few else chance_of(both.value, error, blocks))
        interval = around(both.value, error, blocks)
        return StudyContrast(id, kind, words, one.value, two.value, both.value, interval, False)

    def share(self, id: str, one: Estimate, two: Estimate, **facts: Any) -> StudyContrast:
        """Victories: above an equal share if numbers of players differ."""
        if self.relative:
            one = one.above(1 / self.one.about.players)
            two = two.above(1 / self.two.about.players)
        return self.row(id, one, two, **facts)

    def figures(self) -> list[StudyContrast]:
        """Scores, victories, margins, lengths: as far as the settings can differ in them."""
        one, two = self.one, self.two
        found = [self.row(SCORE, one.score(), two.score())]
        best = one.score(winners=True), two.score(winners=True)
        if all(side.count for side in best):
            found.append(self.row(BEST, *best))
        if any(side.wish.bot != ANYBODY or side.wish.turn != ANY_TURN for side in (one, two)):
            found.append(self.share(WON, one.victories(), two.victories()))
        if not same_games(one, two):
            for column in (MARGIN, DECISIONS):
                found.append(self.row(column, one.per_game(column), two.per_game(column)))
        return found

    def turns(self) -> list[StudyContrast]:
        """Victories by place, where both have seats."""
        places = [{row.turn for row in side.rows} for side in (self.one, self.two)]
        return [
            self.share(str(turn), self.one.victories(turn), self.two.victories(turn))
            for turn in sorted(places[0] & places[1])
        ]

    def sources(self) -> list[StudyContrast]:
        """Mean points of a seat by source."""
        return [
            self.row(source, self.one.points(source), self.two.points(source))
            for source in self.one.about.sources
            if source in self.two.about.sources
        ]

    def choices(self) -> tuple[list[StudyContrast], list[StudyContrast]]:
        """First choices: how often they were made, and how often they won."""
        same_chooser = self.one.wish.bot == self.two.wish.bot
        if not self.detail or (same_games(self.one, self.two) and same_chooser):
            return [], []
        words = {one.name: one.words for side in (self.one, self.two) for one in side.about.choices}
        found = both_of(self.one.first_choices(), self.two.first_choices())
        return (
            [self.row(name, a[0], b[0], words=words[name]) for name, a, b in found],
            [
                self.share(name, a[1], b[1], words=words[name])
                for name, a, b in found
                if enough(a, b)
            ],
        )

    def components(self) -> tuple[list[StudyContrast], list[StudyContrast]]:
        """Components: how often they were taken, and what they bring."""
        if not self.detail:
            return [], []
        known = {one.id: one for one in self.one.about.components}
        found = both_of(self.one.components(), self.two.components())
        rows = [(known[name], a, b) for name, a, b in found if name in known]
        return (
            [self.row(one.id, a[0], b[0], one.kind, one.words) for one, a, b in rows],
            [
                self.row(one.id, a[1], b[1], one.kind, one.words)
                for one, a, b in rows
                if enough(a, b)
            ],
        )

    @property
    def detail(self) -> bool:
        """Whether both have choices and components."""
        return self.one.about.detail and self.two.about.detail

    def told(self) -> StudyComparison:
        """Everything, with one correction for all of it."""
        lists = [self.figures(), self.turns(), self.sources(), *self.choices(), *self.components()]
        sure, place = sure_ones(self.chances), 0
        for rows in lists:
            for at, row in enumerate(rows):
                rows[at] = replace(row, sure=place in sure)
                place += 1
        return StudyComparison(self.paired, self.relative, self.one.told, self.two.told, *lists)


Pair = tuple[Estimate, Estimate]


def both_of(one: dict[str, Pair], two: dict[str, Pair]) -> list[tuple[str, Pair, Pair]]:
    """What both settings know."""
    return [(name, found, two[name]) for name, found in one.items() if name in two]


def enough(one: Pair, two: Pair) -> bool:
    """Whether there is enough to judge by."""
    return min(one[1].count, two[1].count) >= FEWEST


def apart_error(one: Estimate, two: Estimate) -> float:
    """The error of a difference of what has nothing in common."""
    return sqrt(spread(one.pulls) ** 2 + spread(two.pulls) ** 2)


def same_games(one: Side, two: Side) -> bool:
    """Whether both look at the very same games."""
    return one.about.digest == two.about.digest and one.wish.variant == two.wish.variant


def alike(one: About, two: About) -> bool:
    """Whether the blocks of two studies are of the same shuffles."""
    return (one.seed, one.games, one.groups, one.players) == (
        two.seed, two.games, two.groups, two.players,
    )  # fmt: skip


def compare(asks: list[Sitting], abouts: list[About], wishes: list[Filter]) -> StudyComparison:
    """Two settings, the second less the first."""
    one, two = map(Side, asks, abouts, wishes)
    return Comparison(one, two).told()
