"""What the tables of a study say: means with clustered intervals, values, openings, luck and skill.

Every query is written here; nothing from outside becomes part of one.
"""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from trianon.core.errors import BadRequest
from trianon.lab.intervals import Interval, Mean
from trianon.study import columns
from trianon.study.certainty import FEWEST, RARE, Winnings, around, chance_of_share, sure_ones
from trianon.study.manifest import Manifest, read_manifest
from trianon.study.notes import Subject
from trianon.study.plan import BASE, Study

MEMORY = "768MB"
QUANTILES = (0.05, 0.5, 0.95)


class Effect(Struct, frozen=True):
    """How those who did something fared against those who did not."""

    name: str
    kind: str
    taken: int  # seats
    share: float  # of the victories, for these seats
    others: float  # likewise for all other seats
    difference: float
    interval: Interval
    points: float  # victory points above the mean of the table
    points_interval: Interval
    p: float
    sure: bool = False  # after correction for many comparisons (Holm)


class Source(Struct, frozen=True):
    """Points from one source."""

    name: str
    winners: Mean
    others: Mean
    correlation: float  # with winning


class Spread(Struct, frozen=True):
    """A figure of whole games: its mean and where most games lie."""

    name: str
    mean: Mean
    quantiles: tuple[float, ...]


class Shares(Struct, frozen=True):
    """Shares of the variance of scores."""

    players: float
    seats: float
    deal: float
    rest: float


class Data:
    """A study's tables, read where they lie."""

    def __init__(self, folder: Path) -> None:
        import duckdb

        self.folder = folder
        self.manifest: Manifest = read_manifest(folder)
        if not self.manifest.finished:
            raise BadRequest("study-unfinished", folder=str(folder), command=self.manifest.command)
        self.study: Study = self.manifest.study
        self.database = duckdb.connect(config={"memory_limit": MEMORY, "threads": 2})
        self.database.execute("set enable_progress_bar = false")  # it would write between our lines
        self.tables = columns.PLAIN + (columns.DETAIL if self.study.detail else ())
        for table in self.tables:
            files = sorted(str(path) for path in (folder / table).glob("*.parquet"))
            if not files:
                raise BadRequest("study-no-table", folder=str(folder), table=table)
            self.database.read_parquet(files).create_view(table)

    @cached_property
    def subject(self) -> Subject:
        """The game as planned."""
        return Subject(self.study.terms(BASE), self.study.players)

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of one of our queries."""
        found: list[tuple[Any, ...]] = self.database.execute(query, list(values)).fetchall()
        return found

    def means(
        self, value: str, by: str = "0", table: str = columns.SEATS, variant: str = BASE
    ) -> dict[Any, Mean]:
        """The mean of a column by another, its error over shuffles."""
        query = f"""
            with sums as (
                select {by} as k, shuffle, sum({value})::double as t, count(*)::double as n
                from {table} where variant = ? group by all),
            whole as (select k, sum(t) / sum(n) as mean, sum(n) as n, count(*) as clusters
                from sums group by k)
            select k, any_value(mean), any_value(whole.n), any_value(clusters),
                sum((t - mean * sums.n) ** 2)
            from sums join whole using (k) group by k order by k"""
        return {key: mean_of(*found) for key, *found in self.rows(query, variant)}

    def by_bot(self) -> dict[str, Winnings]:
        """What each bot won, the best first; nothing if nobody met anybody else."""
        if not self.study.mixed:
            return {}
        games = (
            "(select variant, game, shuffle, bot, sum(won) as won from seats "
            "group by variant, game, shuffle, bot)"
        )
        means: dict[str, Mean] = self.means("won", by="bot::varchar", table=games)
        found = {bot: Winnings(self.study.bots.count(bot), one) for bot, one in means.items()}
        return dict(sorted(found.items(), key=lambda one: -one[1].share))

    def spread(self, value: str, table: str = columns.GAMES) -> Spread:
        """Mean and quantiles of a column."""
        mean = self.means(value, table=table)[0]
        ((found,),) = self.rows(
            f"select quantile_cont({value}, [0.05, 0.5, 0.95]) from {table} where variant = ?", BASE
        )
        return Spread(value, mean, tuple(found))

    def histogram(self) -> list[tuple[int, int]]:
        """How many seats reached each score."""
        return self.rows(
            "select score, count(*) from seats where variant = ? group by score order by score",
            BASE,
        )

    def by_source(self) -> list[Source]:
        """Points by source, of winners and of the others."""
        found = []
        for source in self.subject.sources:
            column = columns.points_column(source)
            means = self.means(column, by="won > 0")
            ((correlation,),) = self.rows(
                f"select corr({column}, won) from seats where variant = ?", BASE
            )
            nobody = Mean(0.0, 0.0, 1, 0)
            value = float(correlation) if correlation == correlation and correlation else 0.0
            winners, others = means.get(True, nobody), means.get(False, nobody)
            found.append(Source(source, winners, others, value))
        return found

    def components(self) -> list[Effect]:
        """What each component was worth to those who took it."""
        return self.effects(
            "select component as name, any_value(kind) as kind, game, seat "
            f"from components where variant = '{BASE}' group by component, game, seat"
        )

    def openings(self) -> list[Effect]:
        """How seats fared by their first choice."""
        return self.effects(
            "select name, any_value(kind) as kind, game, seat "
            f"from decisions where variant = '{BASE}' and first group by name, game, seat"
        )

    def effects(self, doers: str) -> list[Effect]:
        """Seats that did something against the seats that did not, with errors over shuffles."""
        query = f"""
            with doers as ({doers}),
            relative as (select game, seat, shuffle, won,
                    score - avg(score) over (partition by game) as points
                from seats where variant = ?),
            sums as (select name, any_value(kind) as kind, shuffle, count(*)::double as k,
                    sum(won)::double as s, sum(points)::double as t
                from doers join relative using (game, seat) group by name, shuffle)
            select name, any_value(kind), k, s, count(*), sum(t), sum(t * t)
            from sums group by name, k, s order by name, k, s"""
        groups: dict[str, list[tuple[Any, ...]]] = {}
        for row in self.rows(query, BASE):
            groups.setdefault(row[0], []).append(row)
        found = [self.effect(name, rows) for name, rows in groups.items()]
        return corrected([one for one in found if one is not None])

    def effect(self, name: str, rows: list[tuple[Any, ...]]) -> Effect | None:
        """One effect from how many shuffles had so many doers with so many victories."""
        study = self.study
        shuffles = study.total // study.turns
        seats, victories = study.players * study.turns, float(study.turns)  # of one shuffle
        doers = sum(k * count for _, _, k, _, count, _, _ in rows)
        won = sum(s * count for _, _, _, s, count, _, _ in rows)
        rest = shuffles * seats - doers
        if doers < FEWEST or rest < FEWEST:
            return None
        ours, theirs = won / doers, (shuffles * victories - won) / rest

        def residual(k: float, s: float) -> float:
            return float((s - k * ours) / doers - (victories - s - (seats - k) * theirs) / rest)

        idle = shuffles - sum(row[4] for row in rows)
        squares = sum(row[4] * residual(row[2], row[3]) ** 2 for row in rows)
        squares += idle * residual(0, 0) ** 2
        error = sqrt(squares * shuffles / max(1, shuffles - 1))
        if min(won, doers - won) < RARE:  # hardly any spread to judge by
            smooth = (won + 1) / (doers + 2)
            error = max(error, sqrt(smooth * (1 - smooth) / doers))
        points = sum(row[5] for row in rows) / doers
        point_squares = sum(
            row[6] - 2 * points * row[2] * row[5] + row[4] * (points * row[2]) ** 2 for row in rows
        )
        difference = ours - theirs
        return Effect(
            name=name,
            kind=str(rows[0][1]),
            taken=int(doers),
            share=ours,
            others=theirs,
            difference=difference,
            interval=around(difference, error, shuffles),
            points=points,
            points_interval=around(points, sqrt(max(0.0, point_squares)) / doers, shuffles),
            p=chance_of_share(
                won, doers, shuffles * victories - won, rest, error, sum(row[4] for row in rows)
            ),
        )

    def unused_clauses(self) -> list[str]:
        """Clauses with an event of their own that never fired."""
        game = self.subject.game
        fired = {
            clause
            for (clause,) in self.rows(
                "select distinct clause from clauses where variant = ?", BASE
            )
        }
        reasons = game.reasons_unfired(game.check_switches(self.study.switches))
        return [
            one for one in game.clause_names.values() if one not in fired and one not in reasons
        ]

    def luck_and_skill(self) -> Shares | None:
        """Shares of the variance of scores, if different bots met on the same shuffles."""
        if not self.study.mixed:
            return None
        turns = self.study.turns
        ((variance,),) = self.rows("select var_pop(score) from seats where variant = ?", BASE)
        ((between_cells,),) = self.rows(
            "select var_pop(mean) from (select avg(score) as mean from seats "
            "where variant = ? group by shuffle, seat)",
            BASE,
        )
        of_bots = self.between("bot")
        of_turns = self.between("turn")
        left = max(0.0, variance - between_cells - of_bots)
        noise = left / max(1, turns - 1)  # what chance alone puts between cells
        deal = max(0.0, between_cells - noise - of_turns)
        whole = max(1e-9, variance)
        shares = (of_bots / whole, of_turns / whole, deal / whole)
        return Shares(*shares, rest=max(0.0, 1 - sum(shares)))

    def between(self, column: str) -> float:
        """Variance of the mean scores by a column, weighed by its rows."""
        ((found,),) = self.rows(
            f"select sum(n * (mean - whole) ** 2) / sum(n) from (select avg(score) as mean, "
            f"count(*) as n, (select avg(score) from seats where variant = '{BASE}') as whole "
            f"from seats where variant = ? group by {column})",
            BASE,
        )
        return float(found)


def mean_of(mean: float, count: float, clusters: int, squares: float) -> Mean:
    """A mean with the error that squared sums of clusters give it."""
    error = sqrt(squares * clusters / (clusters - 1)) / count if clusters > 1 else 0.0
    return Mean(mean, error, clusters, int(count))


def corrected(effects: list[Effect]) -> list[Effect]:
    """Holm's correction: of all that is called sure, nothing is by chance, with 95 % confidence."""
    from msgspec.structs import replace

    sure = sure_ones([one.p for one in effects])
    found = [replace(one, sure=place in sure) for place, one in enumerate(effects)]
    return sorted(found, key=lambda one: -one.difference)
