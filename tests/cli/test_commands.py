"""The command line as a user meets it: what works, and what bad input gets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import run
from trianon.core.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
RECORD = next(iter(sorted((ROOT / "records" / "bastille").glob("*.trianon"))))


def test_games_are_listed() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "bastille" in done.stdout


def test_simulate_prints_one_object() -> None:
    done = run(
        "simulate", "bastille", "--players", "3", "--games", "20", "--bots", "random,greedy,random",
        "--seed", "4", "--json",
    )  # fmt: skip
    report = json.loads(done.stdout)
    wanted = (
        "game players games seconds moves games_per_s mean_scores wins_by_seat clauses_never_fired"
    )
    assert set(wanted.split()) <= set(report)
    assert report["games"] == 20
    assert report["wins_by_seat"][1] > 15
    assert abs(sum(report["wins_by_seat"]) - 20) < 0.01


def test_simulate_is_the_same_on_any_number_of_processes() -> None:
    plan = ("simulate", "bastille", "--games", "60", "--json", "--seed", "9")
    one, two = (json.loads(run(*plan, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for name in ("moves", "mean_scores", "wins_by_seat"):
        assert one[name] == two[name]


def test_replay_checks_a_record() -> None:
    done = run("replay", str(RECORD), "--lang", "fr")
    assert done.returncode == 0
    assert "B5.1" in done.stdout


def test_a_position_taken_from_a_record_can_be_played(tmp_path: Path) -> None:
    text = run("replay", str(RECORD), "--ply", "30", "--position").stdout
    file = tmp_path / "position.toml"
    file.write_text(text)
    first = json.loads(run("position", str(file), "--json").stdout)
    option = first["options"][0]
    second = json.loads(run("position", str(file), "--apply", option, "--json").stdout)
    assert second["digest"] != first["digest"]
    assert second["events"]
    assert option in run("position", str(file), "--options").stdout
    written = run("position", str(file), "--apply", option).stdout
    assert "[[seats]]" in written


def test_a_game_can_be_played_and_saved(tmp_path: Path) -> None:
    save = tmp_path / "game.trianon"
    answers = "\n".join(["? 1", "log", "x", "undo"] + ["1"] * 400)
    done = run(
        "play", "bastille", "--players", "3", "--bots", "random", "--seed", "5", "--lang", "de",
        "--save", str(save), answers=answers,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert run("replay", str(save), "--quiet").returncode == 0
    assert save.read_text().splitlines()[-1].startswith("end ")


def test_leaving_early_keeps_an_unfinished_record(tmp_path: Path) -> None:
    save = tmp_path / "game.trianon"
    done = run("play", "bastille", "--seed", "5", "--save", str(save), answers="1\n1\nquit\n")
    assert done.returncode == 0
    assert save.read_text().splitlines()[-1].startswith("stop ")
    assert run("replay", str(save)).returncode == 0


def test_bench_prints_a_list() -> None:
    results = json.loads(run("bench", "--game", "bastille", "--json").stdout)
    wanted = "game players inside_moves_per_s api_moves_per_s clone_ns games_per_s uncompiled_moves_per_s"
    assert set(wanted.split()) <= set(results[0])


BAD = [
    ("simulate", "chess"),
    ("simulate", "bastille", "--players", "2"),
    ("simulate", "bastille", "--players", "9"),
    ("simulate", "bastille", "--games", "0"),
    ("simulate", "bastille", "--games", "many"),
    ("simulate", "bastille", "--jobs", "0"),
    ("simulate", "bastille", "--bots", "random,greedy"),
    ("simulate", "bastille", "--bots", "napoleon"),
    ("simulate", "bastille", "--switch", "free_cake"),
    ("simulate", "bastille", "--edition", "no-such-file.toml"),
    ("simulate", "bastille", "--lang", "la"),
    ("simulate", "bastille", "--colour", "red"),
    ("play", "chess"),
    ("play", "bastille", "--players", "5"),
    ("replay", "no-such-file"),
    ("replay", str(ROOT / "pyproject.toml")),
    ("replay", str(RECORD), "--ply", "9999"),
    ("position", "no-such-file"),
    ("position", str(ROOT / "README.md")),
    ("position", str(RECORD)),
    ("bench", "--game", "chess"),
    ("serve", "--trusted-proxy", "localhost"),
    ("serve", "--trusted-proxy", "127.0.0.1,*"),
    ("serve", "--trusted-proxy", "10.0.0.1/8"),
    ("prune", "--data", "no-such-folder"),
    ("dance",),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_gets_a_sentence_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stdout
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_is_named_with_what_is_legal(language: str, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(run("replay", str(RECORD), "--ply", "0", "--position").stdout)
    done = run("position", str(file), "--apply", "place 9 moon", "--lang", language)
    assert done.returncode == 2
    assert "place 9 moon" in done.stderr
    assert "place 1 banque_de_paris" in done.stderr
    assert done.stdout == ""


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    save = tmp_path / "game.trianon"
    save.write_text("precious")
    done = run("play", "bastille", "--save", str(save), answers="quit\n")
    assert done.returncode == 2
    assert save.read_text() == "precious"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("study",), ("GAME",)),
        (("study", "bastille"), ("--out",)),
        (("study", "--gams"), ("--gams", "--games")),
        (("--xyzzy",), ("--xyzzy",)),
        (("simulate", "bastille", "--games", "ten"), ("--games",)),
        (("nonsense",), ("nonsense",)),
        (("games", "one", "two"), ("one",)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_command_line_gets_a_sentence_in_the_readers_language(
    line: tuple[str, ...], told: tuple[str, ...], language: str
) -> None:
    done = run(*line, LC_ALL=f"{language}_XX.UTF-8", LANGUAGE=language)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert all(one in done.stderr for one in told)
    said = {
        "en": ("is missing", "There is no", "cannot"),
        "de": ("fehlt", "Es gibt keine", "nicht"),
    }
    assert any(one in done.stderr for one in said.get(language, ("Il manque", "n’y a pas", "peut")))


def test_a_wrong_command_line_is_told_in_the_language_it_asks_for() -> None:
    assert "fehlt" in run("study", "bastille", "--lang", "de").stderr
    assert "Il manque" in run("study", "bastille", "--lang=fr").stderr
