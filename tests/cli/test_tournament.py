"""`trianon tournament` as a user meets it: results, reports, cuts, bad input."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.command import TRIANON, run
from trianon.core.words import LANGUAGES

PLAN = ("tournament", "bastille", "--bots", "greedy,random,random,random", "--seed", "3")
UNEVEN = ("seconds", "thinking")  # what differs from run to run


def steady(value: Any) -> Any:
    """A report without its clocks."""
    if isinstance(value, dict):
        return {name: steady(one) for name, one in value.items() if name not in UNEVEN}
    return [steady(one) for one in value] if isinstance(value, list) else value


def test_a_tournament_prints_one_object() -> None:
    done = run(*PLAN, "--games", "6", "--json")
    report = json.loads(done.stdout)
    assert report["games_asked"] == 6
    assert report["games"] == 8
    assert "8" in done.stderr
    wanted = (
        "game players bots seed lineups games shuffles moves fair_share standings seats mirrors "
        "incidents command version rules_version code seconds"
    )
    assert set(wanted.split()) <= set(report)
    of_a_bot = (
        "bot games seats win_share interval wilson mean_rank mean_rank_interval margin "
        "margin_interval mean_score places scores rating thinking incidents"
    )
    for one in report["standings"]:
        assert set(one) == set(of_a_bot.split())
        assert set(one["thinking"]) == {"mean", "p95", "longest", "moves"}
        assert set(one["rating"]) == {"mu", "sigma"}
        assert one["interval"][0] <= one["win_share"] <= one["interval"][1]
    command = report["command"].split()
    assert command[0] == "trianon"
    again = json.loads(run(*command[1:], "--json").stdout)
    assert steady(again) == steady(report)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal_in_every_language(language: str) -> None:
    done = run(*PLAN, "--games", "4", "--mirror", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert "greedy #4" in done.stdout
    assert "…" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [TRIANON, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """A shell's background jobs ignore interrupts, and so would what they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for_lines(file: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while lines_in(file) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_cut_tournament_goes_on_to_the_same_end(
    tmp_path: Path, how: signal.Signals, jobs: str
) -> None:
    file = tmp_path / "results.jsonl"
    plan = (*PLAN, "--games", "40", "--json", "--jobs", jobs)
    process = start(*plan, "--results", str(file))
    wait_for_lines(file, 4)
    process.send_signal(how)
    output, errors = process.communicate(timeout=60)
    if output:  # whole shuffles that were done by then are told
        assert (how, json.loads(output)["games"] < 40) == (signal.SIGINT, True)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert "results.jsonl" in errors
        assert "Traceback" not in errors
        assert file.read_bytes().endswith(b"\n")
    assert 4 <= lines_in(file) < 41
    resumed = run(*plan, "--resume", str(file))
    assert steady(json.loads(resumed.stdout)) == steady(json.loads(run(*plan).stdout))
    assert lines_in(file) == 41


def test_a_report_is_written_over_only_if_it_is_ours(tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    plan = (*PLAN, "--games", "4", "--report", str(page))
    for _ in range(2):
        assert run(*plan).returncode == 0
    text = page.read_text(encoding="utf-8")
    assert 'src="http' not in text
    assert "--bots greedy,random,random,random" in text
    page.write_text("precious")
    assert run(*plan).returncode == 2
    assert page.read_text() == "precious"


BAD = [
    ("tournament", "chess", "--bots", "random"),
    ("tournament", "bastille"),
    ("tournament", "bastille", "--bots", ""),
    ("tournament", "bastille", "--bots", "napoleon"),
    ("tournament", "bastille", "--bots", "random,random,greedy"),
    ("tournament", "bastille", "--bots", "random", "--players", "2"),
    ("tournament", "bastille", "--bots", "random", "--games", "0"),
    ("tournament", "bastille", "--bots", "random", "--jobs", "0"),
    ("tournament", "bastille", "--bots", "random", "--switch", "free_cake"),
    ("tournament", "bastille", "--bots", "random", "--results", "pyproject.toml"),
    ("tournament", "bastille", "--bots", "random", "--results", "no/such/folder/results.jsonl"),
    ("tournament", "bastille", "--bots", "random", "--report", "no/such/folder/out.html"),
    ("tournament", "bastille", "--bots", "random", "--lang", "la"),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_gets_a_sentence_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stdout
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("language", "word"), [("en", "another"), ("fr", "autre"), ("de", "anderen")]
)
def test_results_of_another_plan_are_refused(tmp_path: Path, language: str, word: str) -> None:
    file = tmp_path / "results.jsonl"
    assert run(*PLAN, "--games", "4", "--results", str(file)).returncode == 0
    before = file.read_bytes()
    done = run(*PLAN, "--mirror", "--results", str(file), "--lang", language)
    assert done.returncode == 2
    assert word in done.stderr
    assert "mirror" in done.stderr
    assert file.read_bytes() == before


def test_a_report_says_what_an_edition_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[setup]\nstart_coins = 9\n")
    page = tmp_path / "page.html"
    wishes = ("--games", "4", "--edition", str(file), "--report", str(page))
    assert "Played otherwise than in the box" in run(*PLAN, *wishes).stdout
    text = page.read_text(encoding="utf-8")
    assert "Played otherwise than in the box" in text
    assert "setup.start_coins" in text


def test_a_long_name_is_folded_and_no_figure_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a-folder-with-a-long-name"
    folder.mkdir()
    (folder / "mine.py").write_text(
        "class MyOwn:\n    def choose(self, sight):\n        return sight.decision.actions[0]\n"
    )
    bot = f"{folder}/mine.py:MyOwn"
    monkeypatch.setenv("COLUMNS", "80")
    found = run("tournament", "bastille", "--bots", f"random,{bot}", "--games", "4").stdout
    assert "…" not in found
    assert max(map(len, found.splitlines())) <= 80
    assert bot in "".join(line.split(" ")[0] for line in found.splitlines())
