"""Weights from self-play: the fit finds what decides, the file reads back, the command repeats."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from tests.command import run
from tests.tables import JUDGED
from trianon.bots.judgement import figures_of
from trianon.core.registry import game
from trianon.lab.tune import (
    Conditions,
    Lesson,
    blank,
    fitted,
    tune,
    tune_by_search,
    tune_policy,
    written,
)


def test_the_fit_finds_the_feature_that_decides() -> None:
    chance = random.Random(1)
    lessons = []
    for _ in range(400):
        rows = [[chance.randrange(10), chance.randrange(10)] for _ in range(3)]
        best = max(range(3), key=lambda seat: rows[seat][0])
        shares = [1.0 if seat == best else 0.0 for seat in range(3)]
        lessons.append(Lesson(0, rows, shares, [10 * row[0] for row in rows]))
    weights = fitted(lessons, 2, 10.0)
    assert weights[0] > 0.5
    assert abs(weights[1]) < 0.1 * weights[0]


def test_the_fit_learns_what_is_worth_points_and_how_far_points_win() -> None:
    """Both features bring points, the second half as many; luck decides the rest."""
    chance = random.Random(2)

    def lessons(luck: int) -> list[Lesson]:
        found = []
        for _ in range(2000):
            rows = [[chance.randrange(10), chance.randrange(10)] for _ in range(3)]
            points = [2 * row[0] + row[1] + chance.randrange(luck) for row in rows]
            shares = [1.0 if number == max(points) else 0.0 for number in points]
            won = [share / sum(shares) for share in shares]
            found.append(Lesson(0, rows, won, points))
        return found

    plain, lucky = fitted(lessons(5), 2, 10.0), fitted(lessons(40), 2, 10.0)
    assert plain[0] / plain[1] == pytest.approx(2, rel=0.1)
    assert lucky[0] / lucky[1] == pytest.approx(2, rel=0.2)
    assert plain[0] > 3 * lucky[0] > 0


@pytest.mark.parametrize("name", JUDGED)
def test_a_small_tuning_repeats_and_reads_back(name: str) -> None:
    start = blank(figures_of(game(name)))
    first = tune(name, start, 4, 2, 1)
    assert first == tune(name, start, 4, 2, 1)
    assert first["weights"] != start["weights"]
    policy = tune_policy(name, first, 2, 20, 1)
    assert policy["policy"] != first["policy"]
    assert policy["weights"] == first["weights"]
    assert tomllib.loads(written(policy)) == policy
    searched = tune_by_search(name, first, 2, 1, 20, 1)
    assert searched["weights"] != first["weights"]
    assert searched["policy"] == policy["policy"]
    kept = tune_by_search(name, first, 2, 1, 20, 1, counting=False)
    assert kept == {**searched, "policy": first["policy"]}


def test_the_command_writes_a_data_file(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    few = ("--games", "4", "--turns", "1", "--policy-games", "1", "--simulations", "5")
    done = run("tune", "bastille", "--out", str(out), *few)
    assert done.returncode == 0, done.stderr
    assert tomllib.loads(out.read_text()).keys() == figures_of(game("bastille")).keys()


@pytest.mark.parametrize(
    ("option", "value"), [("--games", "0"), ("--jobs", "0"), ("--turns", "-1")]
)
def test_a_tuning_of_nothing_is_refused(tmp_path: Path, option: str, value: str) -> None:
    out = tmp_path / "weights.toml"
    done = run("tune", "bastille", "--out", str(out), option, value)
    assert done.returncode == 2
    assert "Tuning needs" in done.stderr
    assert not out.exists()


def test_tuning_plays_the_edition_and_the_switches_it_is_given(tmp_path: Path) -> None:
    start = blank(figures_of(game("bastille")))
    plain = tune("bastille", start, 2, 1, 1)
    rich = Conditions(overrides={"setup": {"start_coins": 17}})
    secret = Conditions(switches={"secret_mission": True})
    found = [tune("bastille", start, 2, 1, 1, conditions=one) for one in (rich, secret)]
    assert plain not in found
    assert found[0] != found[1]
    assert '# Learned with {"switches":{},"overrides":{"setup"' in written(found[0], rich)
    assert tomllib.loads(written(found[0], rich)) == found[0]
    file = tmp_path / "box.toml"
    file.write_text("[setup]\nstart_coins = -1\n")
    done = run("tune", "bastille", "--out", str(tmp_path / "out.toml"), "--edition", str(file))
    assert done.returncode == 2
    assert "start_coins" in done.stderr
    assert not (tmp_path / "out.toml").exists()
