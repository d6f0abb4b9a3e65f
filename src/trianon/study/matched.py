"""Equals against equals: seats that took something beside seats that stood alike and did not.

Who is ahead can take more, so what goes with winning need not cause it. A seat that took a component in a
round is compared with the seats of the same bot at the same place in the start order that had about as many
points more or less than their table before that round, and had not taken it by its end.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from trianon.study import columns
from trianon.study.certainty import FEWEST, RARE, around, chance_of_share
from trianon.study.measures import Data, Effect, corrected
from trianon.study.plan import BASE

STANDINGS = 5  # how finely leads are told apart: fifths of the seats
GROUPS = 100  # of shuffles; the error comes from leaving out each in turn
LEAST_GROUPS = 20
MOST_GAMES = 200_000  # that are matched; more would tell little more
FIGURES = 3  # of a cell: seats, victories, points above the table


def matched(data: Data) -> list[Effect]:
    """What each component was worth among equals; nothing if too few shuffles were played."""
    study = data.study
    shuffles = min(study.total, MOST_GAMES) // study.turns
    groups = min(GROUPS, shuffles)
    rounds = [name for name, *_ in data.rows(f"describe {columns.COMPONENTS}")]
    if groups < LEAST_GROUPS or "round" not in rounds:
        return []
    write_equals(data, groups)
    everybody = grid(data, groups)
    fill(everybody, data.rows(counted("unnest(range(len(cells)))", "equals")))
    takers = by_name(data, groups, "[round]")
    before = by_name(data, groups, "range(round + 1, len(cells))")
    kinds = dict(data.rows("select component, any_value(kind) from components group by component"))
    found = []
    for name, seats in takers.items():
        rest = everybody - seats - before.get(name, 0)
        one = compared(name, kinds[name], seats, rest)
        found += [one] if one is not None else []
    return corrected(found)


def write_equals(data: Data, groups: int) -> None:
    """A table of seats, each with the cell of those it stood alike with before every round."""
    rounds = range(1, data.subject.rounds)
    leads = "".join(f", after_{one} - avg(after_{one}) over w as lead_{one}" for one in rounds)
    shares = [place / STANDINGS for place in range(1, STANDINGS)]
    cuts = ", ".join(f"quantile_cont(lead_{one}, {shares}) as cuts_{one}" for one in rounds)
    standings = "".join(f", alike + {standing(one)}" for one in rounds)
    bots = list(dict.fromkeys(data.study.bots))
    query = f"""
        create or replace temp table equals as
        with relative as (
            select game, seat, shuffle % {groups} as part, won,
                score - avg(score) over w as points,
                (turn * {len(bots)} + list_position(?, bot::varchar) - 1) * {STANDINGS} as alike
                {leads}
            from seats where variant = '{BASE}' and game < {MOST_GAMES}
            window w as (partition by game)),
        cuts as (select {cuts or "0 as none"} from relative)
        select game, seat, part, won, points, [alike, alike{standings}] as cells
        from relative, cuts"""
    data.database.execute(query, [bots])


def standing(round_: int) -> str:
    """How many fifths of the seats were behind after a round."""
    passed = (f"(lead_{round_} > cuts_{round_}[{one}])::integer" for one in range(1, STANDINGS))
    return " + ".join(passed)


def counted(rounds: str, table: str, name: str = "''") -> str:
    """How many seats a cell has in each group, with their victories and points."""
    return f"""
        with placed as (select {name} as name, part, won, points, cells, {rounds} as round
            from {table})
        select name, round, cells[round + 1], part, count(*), sum(won)::double, sum(points)::double
        from placed group by all order by name"""


def by_name(data: Data, groups: int, rounds: str) -> dict[str, Any]:
    """The cells of those who took each component, at these rounds."""
    table = f"""(select component, round, part, won, points, cells
        from components join equals using (game, seat) where variant = '{BASE}')"""
    found: dict[str, Any] = {}
    for row in data.rows(counted(f"unnest({rounds})", table, "component")):
        if row[0] not in found:
            found[row[0]] = grid(data, groups)
        fill(found[row[0]], [row])
    return found


def grid(data: Data, groups: int) -> Any:
    """Empty cells: for each round those who stood alike, by group, with their figures."""
    alike = data.study.players * len(set(data.study.bots)) * STANDINGS
    return np.zeros((data.subject.rounds + 1, alike, groups, FIGURES))


def fill(cells: Any, rows: list[tuple[Any, ...]]) -> None:
    """Write counted rows into their cells."""
    for _, round_, alike, part, *figures in rows:
        cells[round_, alike, part] = figures


def compared(name: str, kind: str, takers: Any, rest: Any) -> Effect | None:
    """Those who took it against their equals; None if hardly anybody has equals."""
    ours, theirs = takers.reshape(-1, *takers.shape[2:]), rest.reshape(-1, *rest.shape[2:])
    whole = differences(ours.sum(axis=1), theirs.sum(axis=1))
    seats, share, others, points = whole
    equals = float(theirs[..., 0].sum())
    if seats < FEWEST or equals < FEWEST:
        return None
    groups = ours.shape[1]
    without = np.array(
        [
            differences(ours.sum(axis=1) - ours[:, one], theirs.sum(axis=1) - theirs[:, one])
            for one in range(groups)
        ]
    )
    error = left_out_error(without[:, 1] - without[:, 2])
    won, clusters = share * seats, int((ours[..., 0].sum(axis=0) > 0).sum())
    if min(won, seats - won) < RARE:  # hardly any spread to judge by
        smooth = (won + 1) / (seats + 2)
        error = max(error, sqrt(smooth * (1 - smooth) / seats))
    return Effect(
        name=name,
        kind=str(kind),
        taken=round(seats),
        share=share,
        others=others,
        difference=share - others,
        interval=around(share - others, error, groups),
        points=points,
        points_interval=around(points, left_out_error(without[:, 3]), groups),
        p=chance_of_share(won, seats, others * equals, equals, error, clusters),
    )


def differences(ours: Any, theirs: Any) -> tuple[float, float, float, float]:
    """Seats with equals, their win share, that of their equals, and the points between them."""
    has_equals = (ours[:, 0] > 0) & (theirs[:, 0] > 0)
    ours, theirs = ours[has_equals], theirs[has_equals]
    seats = float(ours[:, 0].sum())
    if not seats:
        return 0.0, 0.0, 0.0, 0.0
    expected = (ours[:, :1] / theirs[:, :1] * theirs[:, 1:]).sum(axis=0) / seats
    won, points = ours[:, 1:].sum(axis=0) / seats
    return seats, float(won), float(expected[0]), float(points - expected[1])


def left_out_error(values: Any) -> float:
    """The standard error of a figure from its values without each group of shuffles (jackknife)."""
    count = len(values)
    return float(np.sqrt((count - 1) / count * ((values - values.mean()) ** 2).sum()))
