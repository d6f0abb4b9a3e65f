"""Among equals: the figures of a walk over the rows; a lead is taken out, a true effect is left."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.study.test_measures import rows_of
from tests.study.test_rows import study
from trianon.study.matched import GROUPS, LEAST_GROUPS, matched
from trianon.study.measures import Data
from trianon.study.run import run

ROUNDS = 8


@pytest.fixture(scope="module")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("matched") / "out"
    run(study("bastille", games=600), folder)
    return folder


def cells_of(folder: Path) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """By game and seat: before each round, the place in the order and the fifth of the standing."""
    seats = rows_of(folder, "seats")
    tables: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in seats:
        tables[row["game"]].append(row)
    found = {(row["game"], row["seat"]): [(row["turn"], 0)] * 2 for row in seats}
    for number in range(1, ROUNDS):
        name = f"after_{number}"
        leads = {
            (row["game"], row["seat"]): row[name]
            - sum(one[name] for one in tables[row["game"]]) / len(tables[row["game"]])
            for row in seats
        }
        cuts = list(np.quantile(list(leads.values()), [0.2, 0.4, 0.6, 0.8]))
        for row in seats:
            key = row["game"], row["seat"]
            found[key].append((row["turn"], bisect_left(cuts, leads[key])))
    return found


def test_equals_are_what_a_walk_over_the_rows_gives(chance: Path) -> None:
    cells = cells_of(chance)
    won = {(row["game"], row["seat"]): row["won"] for row in rows_of(chance, "seats")}
    rows = rows_of(chance, "components")
    for effect in matched(Data(chance))[::25]:
        taken = {(r["game"], r["seat"]): r["round"] for r in rows if r["component"] == effect.name}
        gained = []
        for key, number in taken.items():
            equals = [
                won[other]
                for other in won
                if cells[other][number] == cells[key][number] and taken.get(other, 99) > number
            ]
            if equals:
                gained.append(won[key] - sum(equals) / len(equals))
        assert effect.taken == len(gained)
        assert effect.difference == pytest.approx(sum(gained) / len(gained), abs=1e-6)


def planted(data: Data, taken: dict[tuple[int, int], int], winners: dict[int, int]) -> None:
    """Other truths in the place of the rows: who took one card in which round, and who won."""
    data.database.execute("create table truth (game integer, seat integer, round integer)")
    rows = [(*key, number) for key, number in taken.items()]
    data.database.executemany("insert into truth values (?, ?, ?)", rows)
    data.database.execute("create table winners (game integer, winner integer)")
    data.database.executemany("insert into winners values (?, ?)", list(winners.items()))
    for table in ("seats", "components"):
        files = sorted(map(str, (data.folder / table).glob("*.parquet")))
        data.database.read_parquet(files).create_view(f"true_{table}")
    data.database.execute(
        "create or replace view seats as select s.* replace ((s.seat = winner)::float as won) "
        "from true_seats s join winners using (game)"
    )
    data.database.execute(
        "create or replace view components as select game, seat, round, 1 as count, "
        "'base' as variant, 'card' as kind, 'planted' as component from truth"
    )


@pytest.mark.parametrize("works", [False, True])
def test_a_lead_is_taken_out_and_a_true_effect_is_left(chance: Path, works: bool) -> None:
    """A card that only leaders take seems to win; matched, it does so only if it really works."""
    draw = random.Random(3)
    cells, data = cells_of(chance), Data(chance)
    taken: dict[tuple[int, int], int] = {}
    winners: dict[int, int] = {}
    for number in range(data.study.total):
        standing = [cells[number, seat][5][1] for seat in range(4)]
        weights = [4.0**one for one in standing]
        for seat in range(4):
            if standing[seat] >= 3 and draw.random() < 0.5:
                taken[number, seat] = 5
                weights[seat] *= 6 if works else 1
        winners[number] = draw.choices(range(4), weights)[0]
    planted(data, taken, winners)
    (plain,), (equal,) = data.components(), matched(data)
    assert plain.sure
    assert plain.difference > 0.2
    assert equal.sure == works
    assert equal.difference > 0.1 if works else abs(equal.difference) < 0.08
    assert equal.interval[0] < equal.difference < equal.interval[1]


def test_the_error_is_that_of_clusters(chance: Path) -> None:
    """Intervals hold: over draws in which nothing matters, the truth lies in about 95 of 100."""
    draw, held = random.Random(8), 0
    trials = 20
    for _ in range(trials):
        data = Data(chance)
        games = range(data.study.total)
        taken = {
            (one, seat): draw.randrange(1, 9)
            for one in games
            for seat in range(4)
            if draw.random() < 0.3
        }
        planted(data, taken, {one: draw.randrange(4) for one in games})
        (equal,) = matched(data)
        held += equal.interval[0] <= 0 <= equal.interval[1]
    assert held >= trials - 4


def test_few_shuffles_say_nothing(tmp_path: Path) -> None:
    assert LEAST_GROUPS < GROUPS
    run(study("louis-xiv", games=LEAST_GROUPS - 1), tmp_path / "out")
    assert matched(Data(tmp_path / "out")) == []
