"""Answers about a study, each with its interval: typed in, typed out; every query is written here."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from trianon.core.words import Message
from trianon.lab.intervals import Interval, Mean, Sums, cluster_error
from trianon.study.certainty import FEWEST, RARE, around, chance_of_share, sure_ones
from trianon.study.explore.about import (
    COMPONENTS,
    DEPTH,
    GAMES,
    LINES,
    SCORES,
    SEATS,
    About,
    StudyChoice,
)
from trianon.study.explore.desk import Sitting
from trianon.study.explore.filters import ANY_TURN, ANYBODY, Filter, Line

MOST_CHOICES = 200  # of one moment


class StudyBar(Struct, frozen=True):
    """So many seats ended with this score, so many of them as winners."""

    score: int
    seats: int
    winners: int


class StudyOverview(Struct, frozen=True):
    """How the games went: `seats` are those the filter leaves."""

    games: int
    seats: int
    score: float
    score_interval: Interval
    median: int
    winners_median: int
    margin: float
    decisions: float
    scores: list[StudyBar]


class StudyPlace(Struct, frozen=True):
    """Victories of one place, from 0, as a share."""

    place: int
    seats: int
    share: float
    interval: Interval


class StudySeats(Struct, frozen=True):
    """Victories by seat and by place in the order of play; `equal` is an equal share."""

    equal: float
    by_seat: list[StudyPlace]
    by_turn: list[StudyPlace]


class StudySource(Struct, frozen=True):
    """Mean points of a seat from one source."""

    source: str
    winners: float
    others: float
    difference: float
    interval: Interval


class StudyOpening(Struct, frozen=True):
    """A choice, and how often the seat that made it won; `few`: too rare to say anything."""

    name: str
    words: Message | None
    games: int
    share: float
    interval: Interval
    few: bool


class StudyOpenings(Struct, frozen=True):
    """What was chosen after a line; `turn` is the place of the seat that chose, -1 if it differs."""

    line: list[StudyChoice]
    games: int
    turn: int
    equal: float
    deeper: bool
    choices: list[StudyOpening]


class StudyCard(Struct, frozen=True):
    """A component and how its takers fared against all other seats.

    `points` are victory points above the mean of the table; `sure` holds after correction for many comparisons.
    """

    id: str
    kind: str
    words: Message | None
    taken: int
    rate: float
    share: float
    difference: float
    interval: Interval
    points: float
    points_interval: Interval
    sure: bool


def overview(ask: Sitting, about: About, wish: Filter) -> StudyOverview:
    """Scores and lengths."""
    where, values = condition(wish)
    bars = ask.rows(
        f"select score, sum(n)::bigint, coalesce(sum(n) filter (winner), 0)::bigint from {ask[SCORES]} "
        f"where {where} group by score order by score",
        *values,
    )
    blocks = ask.rows(
        f"select sum(n), sum(score) from {ask[SEATS]} where {where} group by block order by block",
        *values,
    )
    ((games, margin, decisions),) = ask.rows(
        f"select sum(n)::bigint, sum(margin) / sum(n), sum(decisions) / sum(n) from {ask[GAMES]} "
        "where variant = ?",
        wish.variant,
    )
    score = ratio(blocks)
    return StudyOverview(
        games=games,
        seats=score.count,
        score=score.mean,
        score_interval=score.interval(),
        median=median([(bar[0], bar[1]) for bar in bars]),
        winners_median=median([(bar[0], bar[2]) for bar in bars]),
        margin=margin,
        decisions=decisions,
        scores=[StudyBar(*bar) for bar in bars],
    )


def seats(ask: Sitting, about: About, wish: Filter) -> StudySeats:
    """Victories by seat and by place in the order of play."""
    return StudySeats(
        equal=1 / about.players,
        by_seat=shares(ask, wish, "seat"),
        by_turn=shares(ask, wish, "turn"),
    )


def shares(ask: Sitting, wish: Filter, column: str) -> list[StudyPlace]:
    """Victories by a column of ours."""
    where, values = condition(wish)
    found = ask.rows(
        f"select {column}, sum(n), sum(won) from {ask[SEATS]} where {where} "
        f"group by {column}, block order by {column}, block",
        *values,
    )
    return [
        StudyPlace(place, mean.count, mean.mean, mean.share_interval())
        for place, mean in means(found).items()
    ]


def sources(ask: Sitting, about: About, wish: Filter) -> list[StudySource]:
    """Points by source, of winners and of the others."""
    where, values = condition(wish)
    summed = ", ".join(f"sum(source_{place})" for place in range(len(about.sources)))
    found = ask.rows(
        f"select winner, block, sum(n), {summed} from {ask[SEATS]} where {where} "
        "group by winner, block order by winner, block",
        *values,
    )
    answer = []
    for place, source in enumerate(about.sources, 3):
        won = {row[1]: (row[2], row[place]) for row in found if row[0]}
        lost = {row[1]: (row[2], row[place]) for row in found if not row[0]}
        ours, theirs = ratio(list(won.values())), ratio(list(lost.values()))
        error = difference_error(won, lost, ours, theirs)
        difference = ours.mean - theirs.mean
        answer.append(
            StudySource(
                source=source,
                winners=ours.mean,
                others=theirs.mean,
                difference=difference,
                interval=around(difference, error, max(ours.clusters, theirs.clusters)),
            )
        )
    return answer


def openings(ask: Sitting, about: About, wish: Filter, line: Line) -> StudyOpenings:
    """What was chosen after a line, and how often the chooser won."""
    moves, depth = line.codes(about), len(line.moves)
    clauses, values = ["variant = ?", f"move_{depth} is not null"], list[Any]([wish.variant])
    for ply, move in enumerate(moves):
        clauses.append(f"move_{ply} = ?")
        values.append(move)
    if wish.bot != ANYBODY:
        clauses.append(f"bot_{depth} = ?")
        values.append(wish.bot)
    where = " and ".join(clauses)
    found = ask.rows(
        f"select move_{depth}, count(*), sum(won_{depth})::double, min(turn_{depth}), max(turn_{depth}) "
        f"from {ask[LINES]} where {where} group by move_{depth}, block order by move_{depth}, block",
        *values,
    )
    turns = {turn for row in found for turn in row[3:5]}
    by_move = means([row[:3] for row in found])
    ordered = sorted(by_move, key=lambda code: -by_move[code].count)[:MOST_CHOICES]
    return StudyOpenings(
        line=[about.choices[move] for move in moves],
        games=sum(mean.count for mean in by_move.values()),
        turn=turns.pop() if len(turns) == 1 else ANY_TURN,
        equal=1 / about.players,
        deeper=depth + 1 < line_depth(about),
        choices=[opening(about, code, by_move[code]) for code in ordered],
    )


def line_depth(about: About) -> int:
    """How many choices can be followed."""
    return DEPTH if about.detail else 0


def opening(about: About, code: int, mean: Mean) -> StudyOpening:
    """One choice."""
    choice = about.choices[code]
    few = mean.count < FEWEST
    return StudyOpening(
        choice.name, choice.words, mean.count, mean.mean, mean.share_interval(), few
    )  # fmt: skip


def cards(ask: Sitting, about: About, wish: Filter) -> list[StudyCard]:
    """What each component was worth to those who took it."""
    where, values = condition(wish)
    everybody = {
        block: (n, won)
        for block, n, won in ask.rows(
            f"select block, sum(n), sum(won) from {ask[SEATS]} where {where} group by block",
            *values,
        )
    }
    takers: dict[int, dict[int, tuple[float, float, float]]] = {}
    for code, block, *sums in ask.rows(
        f"select code, block, sum(n), sum(won), sum(points) from {ask[COMPONENTS]} where {where} "
        "group by code, block order by code, block",
        *values,
    ):
        takers.setdefault(code, {})[block] = (sums[0], sums[1], sums[2])
    found = [card(about, code, some, everybody) for code, some in takers.items()]
    return corrected([one for one in found if one is not None])


Blocks = dict[int, tuple[float, float]]
Pulls = dict[int, float]


def card(
    about: About, code: int, takers: dict[int, tuple[float, float, float]], everybody: Blocks
) -> tuple[StudyCard, float] | None:
    """Takers against all others, the error over blocks; and how likely it would be by chance."""
    ours = {block: (n, won) for block, (n, won, _) in takers.items()}
    rest = {
        block: (n - ours.get(block, (0, 0))[0], won - ours.get(block, (0, 0))[1])
        for block, (n, won) in everybody.items()
    }
    one, two = ratio(list(ours.values())), ratio(list(rest.values()))
    if one.count < FEWEST or two.count < FEWEST:
        return None
    blocks = len(everybody)
    error = difference_error(ours, rest, one, two)
    victories = one.mean * one.count
    if min(victories, one.count - victories) < RARE:  # hardly any spread to judge by
        smooth = (victories + 1) / (one.count + 2)
        error = max(error, sqrt(smooth * (1 - smooth) / one.count))
    points = ratio([(n, total) for n, _, total in takers.values()])
    difference = one.mean - two.mean
    component = about.components[code]
    found = StudyCard(
        id=component.id,
        kind=component.kind,
        words=component.words,
        taken=one.count,
        rate=one.count / (one.count + two.count),
        share=one.mean,
        difference=difference,
        interval=around(difference, error, blocks),
        points=points.mean,
        points_interval=points.interval(),
        sure=False,
    )
    likely = chance_of_share(
        victories, one.count, two.mean * two.count, two.count, error, one.clusters
    )
    return found, likely


def corrected(found: list[tuple[StudyCard, float]]) -> list[StudyCard]:
    """Holm's correction, then the most helpful first."""
    from msgspec.structs import replace

    sure = sure_ones([p for _, p in found])
    kept = [replace(one, sure=place in sure) for place, (one, _) in enumerate(found)]
    return sorted(kept, key=lambda one: (-one.difference, one.id))


def condition(wish: Filter) -> tuple[str, list[Any]]:
    """A filter as a condition of ours with its values."""
    clauses, values = ["variant = ?"], list[Any]([wish.variant])
    if wish.bot != ANYBODY:
        clauses.append("bot = ?")
        values.append(wish.bot)
    if wish.turn != ANY_TURN:
        clauses.append("turn = ?")
        values.append(wish.turn)
    return " and ".join(clauses), values


def ratio(blocks: Sequence[tuple[Any, ...]]) -> Mean:
    """The mean of sums by block, its error over blocks."""
    sums = [Sums(int(count), float(total)) for count, total in blocks if count]
    count = sum(one.count for one in sums)
    if not count:
        return Mean(0.0, 0.0, 0, 0)
    mean = sum(one.total for one in sums) / count
    return Mean(mean, cluster_error(sums, mean, count), len(sums), count)


def means(rows: Sequence[tuple[Any, ...]]) -> dict[Any, Mean]:
    """The mean of each key."""
    groups: dict[Any, list[tuple[Any, ...]]] = {}
    for key, *sums in rows:
        groups.setdefault(key, []).append(tuple(sums))
    return {key: ratio(sums) for key, sums in groups.items()}


def difference_error(ours: Blocks, theirs: Blocks, one: Mean, two: Mean) -> float:
    """The error of a difference of two means over the same blocks."""
    if not one.count or not two.count:
        return 0.0
    return spread(apart(pulls(ours, one), pulls(theirs, two)))


def pulls(blocks: Blocks, mean: Mean) -> Pulls:
    """How far each block draws a mean away from where it is."""
    return {
        block: (total - n * mean.mean) / mean.count if mean.count else 0.0
        for block, (n, total) in blocks.items()
    }


def apart(ours: Pulls, theirs: Pulls) -> Pulls:
    """How far each block draws a difference."""
    blocks = ours.keys() | theirs.keys()
    return {block: ours.get(block, 0.0) - theirs.get(block, 0.0) for block in blocks}


def spread(found: Pulls) -> float:
    """The standard error that the blocks show; zero for a single one."""
    if len(found) < 2:
        return 0.0
    return sqrt(sum(one**2 for one in found.values()) * len(found) / (len(found) - 1))


def median(counts: list[tuple[int, int]]) -> int:
    """The middle score of so many seats each."""
    half, seen = sum(count for _, count in counts) / 2, 0
    for score, count in counts:
        seen += count
        if count and seen >= half:
            return score
    return 0
