"""What a report says is what the rows say: means, effects, differences, luck; planted truths are found."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from tests.study.test_rows import study
from trianon.core.errors import BadRequest
from trianon.core.words import LANGUAGES
from trianon.lab.intervals import estimate, percent
from trianon.lab.numbers import written
from trianon.study import read
from trianon.study.compare import differences
from trianon.study.measures import Data, Effect, corrected
from trianon.study.plan import BASE, OTHER, Change
from trianon.study.report import page, telling_of, write_report
from trianon.study.run import run
from trianon.study.words import HERE


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two kinds of bots, each shuffle in every seating."""
    folder = tmp_path_factory.mktemp("mixed") / "out"
    run(study("bastille", bots=("page", "random", "random", "random"), games=40), folder)
    return folder


@pytest.fixture(scope="module")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Random games with a variant in which coins are worth three times as much."""
    folder = tmp_path_factory.mktemp("chance") / "out"
    dearer = Change(overrides={"scoring": {"coins_per_vp": 1}})
    run(study("bastille", games=600, against=dearer), folder)
    return folder


def rows_of(folder: Path, table: str) -> list[dict[str, Any]]:
    return [r for r in read(folder).table(table).iter_rows(named=True) if r["variant"] == BASE]


def test_means_are_those_of_the_arena(mixed: Path) -> None:
    """The same intervals as `lab.intervals` computes row by row."""
    found = Data(mixed).means("won", by="seat")
    for seat in range(4):
        ours = [(r["shuffle"], r["won"]) for r in rows_of(mixed, "seats") if r["seat"] == seat]
        expected = estimate(ours)
        assert found[seat].mean == pytest.approx(expected.mean)
        assert found[seat].error == pytest.approx(expected.error)
        assert (found[seat].clusters, found[seat].count) == (expected.clusters, expected.count)


def by_hand(folder: Path, component: str) -> tuple[float, float, float]:
    """Difference in win share, its error over shuffles and the relative points, row by row."""
    takers = {
        (r["game"], r["seat"]) for r in rows_of(folder, "components") if r["component"] == component
    }
    seats = rows_of(folder, "seats")
    totals: dict[int, float] = defaultdict(float)
    for row in seats:
        totals[row["game"]] += row["score"]
    ours = [row for row in seats if (row["game"], row["seat"]) in takers]
    rest = [row for row in seats if (row["game"], row["seat"]) not in takers]
    one = sum(row["won"] for row in ours) / len(ours)
    two = sum(row["won"] for row in rest) / len(rest)
    residuals: dict[int, float] = defaultdict(float)
    for row in ours:
        residuals[row["shuffle"]] += (row["won"] - one) / len(ours)
    for row in rest:
        residuals[row["shuffle"]] -= (row["won"] - two) / len(rest)
    number = len({row["shuffle"] for row in seats})
    error = sqrt(sum(value**2 for value in residuals.values()) * number / (number - 1))
    points = sum(row["score"] - totals[row["game"]] / 4 for row in ours) / len(ours)
    return one - two, error, points


@pytest.mark.parametrize("folder", ["mixed", "chance"])
def test_effects_are_what_a_walk_over_the_rows_gives(
    folder: str, request: pytest.FixtureRequest
) -> None:
    path = request.getfixturevalue(folder)
    effects = Data(path).components()
    assert len(effects) > 20
    common = [one for one in effects if min(one.share, 1 - one.share) * one.taken > 6][::4]
    assert common
    for one in common:
        difference, error, points = by_hand(path, one.name)
        assert one.difference == pytest.approx(difference, abs=1e-6)
        assert (one.interval[1] - one.interval[0]) / 2 == pytest.approx(2 * error, rel=0.2)
        assert one.points == pytest.approx(points, abs=1e-6)


def test_holm_corrects_for_as_many_comparisons_as_there_are() -> None:
    def effect(p: float) -> Effect:
        return Effect("x", "card", 99, 0.3, 0.2, 0.1, (0, 0), 0, (0, 0), p)

    assert [one.sure for one in corrected([effect(0.04)])] == [True]
    assert not any(one.sure for one in corrected([effect(0.04), effect(0.04)]))
    sure = {one.p: one.sure for one in corrected([effect(0.001), effect(0.02), effect(0.2)])}
    assert sure == {0.001: True, 0.02: True, 0.2: False}


def test_chance_alone_is_seldom_called_sure(chance: Path) -> None:
    """Victories drawn by lot: hardly anything may be sure; planted, one card decides and is found."""
    data = Data(chance)
    draw = random.Random(5)
    wins = [(number, draw.randrange(4)) for number in range(data.study.total)]
    data.database.execute("create table lot (game integer, winner integer)")
    data.database.executemany("insert into lot values (?, ?)", wins)
    rewritten = "(s.seat = {}.winner)::float as won"
    query = (
        "create or replace view seats as select s.* replace ({}) from read s join lot using (game)"
    )
    files = sorted(map(str, (chance / "seats").glob("*.parquet")))
    data.database.read_parquet(files).create_view("read")
    data.database.execute(query.format(rewritten.format("lot")))
    assert sum(one.sure for one in data.components()) <= 1
    planted = next(one for one in data.components() if one.kind == "card")
    data.database.execute(
        f"create or replace table lot as select game, coalesce(min(c.seat), min(l.winner)) as winner "
        f"from lot l left join (select game, seat from components where component = '{planted.name}' "
        f"and variant = 'base') c using (game) group by game"
    )
    best = data.components()[0]
    assert (best.name, best.sure) == (planted.name, True)
    assert best.difference > 0.5


def test_paired_differences_are_those_of_the_rows(chance: Path) -> None:
    seats = read(chance).seats
    points: dict[tuple[int, int], dict[str, int]] = defaultdict(dict)
    for row in seats.iter_rows(named=True):
        points[row["game"], row["seat"]][row["variant"]] = row["points_coins"]
        points[row["game"], row["seat"]]["shuffle"] = row["shuffle"]
    expected = estimate((one["shuffle"], one[OTHER] - one[BASE]) for one in points.values())
    found = {one.name: one for one in differences(Data(chance))}
    coins = found["points_coins"]
    assert coins.difference.mean == pytest.approx(expected.mean)
    assert coins.difference.error == pytest.approx(expected.error)
    assert coins.other - coins.base == pytest.approx(expected.mean)
    assert coins.p < 1e-6
    assert found["points_gems"].difference.mean == 0
    assert found["after_8"].of == "lead"


def test_pairs_say_more_than_two_studies_would(chance: Path) -> None:
    """The error of a paired difference is far below that of two independent means."""
    data = Data(chance)
    score = next(one for one in differences(data) if one.name == "score")
    apart = data.means("points_coins")[0].error, data.means("points_coins", variant=OTHER)[0].error
    assert score.difference.error < sqrt(apart[0] ** 2 + apart[1] ** 2)


def test_skill_explains_more_where_skills_differ(mixed: Path, chance: Path) -> None:
    shares = Data(mixed).luck_and_skill()
    assert shares is not None
    assert shares.players > 0.15
    assert shares.players + shares.seats + shares.deal + shares.rest == pytest.approx(1)
    assert Data(chance).luck_and_skill() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_file_in_every_language(chance: Path, language: str) -> None:
    telling = telling_of(chance, language)
    text = page(telling)
    assert f'<html lang="{language}"' in text
    assert not re.search(r'(src|href)="http', text)
    for name in ("sources", "order", "scores", "components", "openings"):
        assert f'id="chart-{name}"' in text
    findings = telling.findings()
    assert len(findings) > 8
    assert all(text and "study-" not in text for text in findings)


def test_the_report_says_what_the_variant_changes(chance: Path, mixed: Path) -> None:
    first = telling_of(chance, "en").findings()
    assert any("points from Coins: up by" in text for text in first)
    assert not any("points from Gems" in text for text in first)
    changes = [one for one in telling_of(chance, "en").sheets() if "other variant" in one.title]
    assert [one.rows for one in changes] == [[["scoring.coins_per_vp", "3", "1"]]]
    assert any("who plays explains" in text for text in telling_of(mixed, "en").findings())
    assert write_report(mixed, "fr").read_text(encoding="utf-8").count("<h2>") > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_which_bot_won(mixed: Path, chance: Path, language: str) -> None:
    telling = telling_of(mixed, language)
    more, less, *rest = telling.about_bots()
    assert not rest
    assert set(telling.about_bots()) < set(telling.findings())
    seats = [(r["shuffle"], r["won"]) for r in rows_of(mixed, "seats") if r["bot"] == "page"]
    share = telling.written(percent(estimate(seats).mean))
    assert f"page ({share}" in more
    assert telling.bot_name("random") in less
    (sheet,) = [one for one in telling.sheets() if one.title == telling.say("sheet-bots")]
    assert [row[0] for row in sheet.rows] == ["page", telling.bot_name("random")]
    assert telling.written(sheet.rows[0][2]) == share
    assert 'id="chart-bots"' in page(telling)
    assert not telling_of(chance, language).about_bots()


@pytest.mark.parametrize(
    ("language", "marks", "figure"),
    [("en", ".,", "1,000.5"), ("de", ",.", "1.000,5"), ("fr", ",\u202f", "")],
)
def test_charts_and_tables_write_numbers_as_the_language_does(
    mixed: Path, language: str, marks: str, figure: str
) -> None:
    text = write_report(mixed, language).read_text(encoding="utf-8")
    told = re.search(r"^const formatLocale = (.*);$", text, re.MULTILINE)
    drawn = re.search(r"^const charts = (.*);$", text, re.MULTILINE)
    assert told
    assert drawn
    numbers = json.loads(told[1])
    assert numbers["decimal"] + numbers["thousands"] == marks
    assert numbers["grouping"] == [3]
    assert re.search(r"vegaEmbed\(.*, options\)", text)
    tips = [tip for spec in json.loads(drawn[1]).values() for tip in tooltips(spec)]
    assert len(tips) > 10
    assert all("title" in tip for tip in tips)
    cells = re.findall(r"<td>([^<]*\d[^<]*)</td>", text)
    assert not any(
        re.search(rf"\d{'[.]' if language != 'en' else ','}\d(?!\d\d)", one) for one in cells
    )
    assert any(f"{marks[0]}0\u00a0%" in one for one in cells)
    assert not figure or written("1000.5", language) == figure


def tooltips(spec: Any) -> list[dict[str, Any]]:
    """All that a chart says of what one points at."""
    layers = [one for layer in spec.get("layer", []) for one in tooltips(layer)]
    return layers + list(spec.get("encoding", {}).get("tooltip", []))


def test_the_languages_of_studies_have_the_same_messages() -> None:
    found = [
        re.findall(r"^([\w-]+) =", (HERE / "locale" / f"{one}.ftl").read_text(), re.MULTILINE)
        for one in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == len(found[0])


def test_an_unfinished_study_is_not_reported(tmp_path: Path) -> None:
    folder = run(study("bastille", games=2), tmp_path / "out")
    folder.open()  # as when it is begun
    with pytest.raises(BadRequest, match="not finished"):
        Data(tmp_path / "out")
