"""The small doors of the command line: versions, lists for programs, tables that fit 80 columns."""

from __future__ import annotations

import csv
import io
import json
from itertools import pairwise

import pytest

from tests.cli.test_commands import RECORD
from tests.command import run
from trianon import __version__
from trianon.core.registry import GAMES, game
from trianon.core.words import LANGUAGES


def test_the_version_and_the_short_help() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"trianon {__version__} (Python ")
    for command in ([], ["games"], ["simulate"]):
        assert "Usage" in run(*command, "-h").stdout


def test_the_games_as_json_have_all_that_may_be_typed() -> None:
    found = json.loads(run("games", "--json", "--lang", "fr").stdout)
    assert [one["game"] for one in found] == list(GAMES)
    for one in found:
        rules = game(one["game"])
        assert one["players"] == list(rules.players)
        assert {row["name"]: row["default"] for row in one["switches"]} == dict(rules.switches)
        assert "random" in one["bots"]


def narrow(*arguments: str) -> list[str]:
    """The lines of a command in a terminal of 80 columns."""
    done = run(*arguments, COLUMNS="80")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_tables_fit_80_columns_and_cut_nothing(language: str) -> None:
    games = narrow("games", "--lang", language)
    plan = ("--games", "30", "--bots", "random", "--lang", language)
    tables = [line for name in GAMES for line in narrow("simulate", name, *plan)]
    for line in games + tables:
        assert len(line) <= 80
        assert "…" not in line
    words = " ".join(games).split()
    for name in GAMES:
        assert name in words
        for switch, on in game(name).switches.items():
            typed = f"{switch}=false" if on else switch
            assert typed in words


def test_simulate_prints_lines_for_a_spreadsheet() -> None:
    done = run("simulate", "bastille", "--players", "3", "--games", "20", "--csv")
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert [row["seat"] for row in rows] == ["1", "2", "3"]
    assert sum(float(row["win_share"]) for row in rows) == pytest.approx(1, abs=0.001)
    names = list(rows[0])
    for one in rows:
        for low, high in pairwise(("score_low", "mean_score", "score_high")):
            assert float(one[low]) <= float(one[high])
        points = sum(float(one[source]) for source in names[names.index("moves") + 1 :])
        assert points == pytest.approx(float(one["mean_score"]), abs=0.1)


def test_two_formats_at_once_are_refused() -> None:
    done = run("simulate", "bastille", "--games", "2", "--csv", "--json")
    assert done.returncode == 2
    assert "--json" in done.stderr


def test_a_move_before_the_first_is_refused() -> None:
    done = run("replay", str(RECORD), "--ply", "-7")
    assert done.returncode == 2
    assert "-7" in done.stderr
