"""Two variants on the same shuffles: paired differences with intervals."""

from __future__ import annotations

from msgspec import Struct

from trianon.lab.intervals import Mean
from trianon.study import columns
from trianon.study.certainty import chance_of
from trianon.study.measures import Data, mean_of
from trianon.study.plan import BASE, OTHER

SEAT, GAME, LEAD, FORCED = "seat", "game", "lead", "forced"


class Difference(Struct, frozen=True):
    """A figure in both variants, and how much the other one differs."""

    of: str  # SEAT: mean over seats; GAME; LEAD: the leader's lead after a round; FORCED
    name: str  # of the column
    base: float
    other: float
    difference: Mean
    p: float


def differences(data: Data) -> list[Difference]:
    """Everything that can be compared; of a forced opening, how the seat fared that took it."""
    if data.study.against is None:
        return []
    if data.study.against.opening:
        names = ["score", "won", *map(columns.points_column, data.subject.sources)]
        return [one for name in names if (one := forced(data, name)) is not None]
    sources = [columns.points_column(source) for source in data.subject.sources]
    found = [paired(data, SEAT, name, columns.SEATS, name, "seat") for name in ("score", *sources)]
    found += [
        paired(data, GAME, name, columns.GAMES, name, "0")
        for name in ("best", "margin", "decisions")
    ]
    for number in range(1, data.subject.rounds + 1):
        found.append(lead(data, number))
    return found


def paired(data: Data, of: str, name: str, table: str, value: str, key: str) -> Difference:
    """The same game, the same seat, both variants."""
    pairs = f"""
        select one.shuffle as shuffle, one.{value} as a, two.{value} as b
        from (select *, {key} as k from {table} where variant = '{BASE}') one
        join (select *, {key} as k from {table} where variant = '{OTHER}') two using (game, k)"""
    return measured(data, of, name, pairs)


def lead(data: Data, number: int) -> Difference:
    """What the leader is ahead of the next after a round."""
    column = f"after_{number}"
    leads = f"""
        select game, any_value(shuffle) as shuffle, variant,
            max({column}) - list_reverse_sort(list({column}))[2] as v
        from seats group by game, variant"""
    pairs = f"""
        with leads as ({leads})
        select one.shuffle as shuffle, one.v as a, two.v as b
        from (select * from leads where variant = '{BASE}') one
        join (select * from leads where variant = '{OTHER}') two using (game)"""
    return measured(data, LEAD, column, pairs)


def forced(data: Data, name: str) -> Difference | None:
    """How a seat fared that was made to open so, against the same seat on the same shuffle when free."""
    pairs = f"""
        select one.shuffle as shuffle, one.{name} as a, two.{name} as b
        from (select * from seats where variant = '{BASE}') one
        join (select * from seats where variant = '{OTHER}' and forced) two using (game, seat)"""
    ((count,),) = data.rows(f"select count(*) from ({pairs})")
    return measured(data, FORCED, name, pairs) if count else None


def measured(data: Data, of: str, name: str, pairs: str) -> Difference:
    """Means of both, and of their difference with its error over shuffles."""
    query = f"""
        with pairs as ({pairs}),
        sums as (select shuffle, sum(a)::double as a, sum(b)::double as b, count(*)::double as n,
            sum(b - a)::double as d from pairs group by shuffle),
        whole as (select sum(a) / sum(n) as a, sum(b) / sum(n) as b, sum(d) / sum(n) as mean,
            sum(n) as n, count(*) as clusters from sums)
        select any_value(whole.a), any_value(whole.b), any_value(mean), any_value(whole.n),
            any_value(clusters), sum((sums.d - mean * sums.n) ** 2)
        from sums, whole"""
    ((base, other, *found),) = data.rows(query)
    mean = mean_of(*found)
    return Difference(of, name, base, other, mean, chance_of(mean.mean, mean.error, mean.clusters))
