"""A study of records: the rows of the games as they were played, and sentences for what cannot be studied."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.command import run as trianon
from tests.study.test_rows import study
from trianon.cli import main
from trianon.core import record as records
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES, game
from trianon.lab import match, runner
from trianon.study import chunk, read, recorded
from trianon.study.manifest import read_manifest
from trianon.study.plan import BASE, Study
from trianon.study.report import write_report

every_game = pytest.mark.parametrize("name", GAMES)


def written(plan: Study, folder: Path, kinds: tuple[str, ...] = ()) -> None:
    """The games of a plan, played again by the engine alone, as records."""
    terms = plan.terms(BASE)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(plan.total):
        shuffle = runner.shuffle_seed(plan.seed, plan.shuffle(number))
        state = terms.game.start(plan.players, shuffle, terms.switches, terms.edition)
        names = [f"Player {seat + 1}" for seat in range(plan.players)]
        who = list(kinds or plan.seats(number))
        recorder = records.Recorder(terms.game, state, names, who, plan.overrides)
        seats = match.seats_of(terms.game, plan.seats(number), plan.seed, number, plan.guests)
        while not state.over:
            recorder.apply(state, seats[state.asked_seat].choose(terms.game, state))
        file = folder / f"{plan.game}-{number:05}.trianon"
        file.write_text(records.write(recorder.record), encoding="utf-8")


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / table).to_pylist()
    return found


@every_game
def test_rows_of_records_are_the_rows_of_the_games_as_they_were_played(
    name: str, tmp_path: Path
) -> None:
    """Every table and column, with every switch on, against a study that played the games itself."""
    switches = dict.fromkeys(game(name).switches, True)
    players = game(name).players[0]
    bots = ("greedy", *["random"] * (players - 1))
    plan = study(name, players=players, bots=bots, games=players, switches=switches, decisions=1.0)
    written(plan, tmp_path / "records")
    for number in range(1, plan.total):  # one shuffle in several seatings: only the first counts
        (tmp_path / "records" / f"{name}-{number:05}.trianon").unlink()
    found = recorded.shelf(tmp_path / "records", name, 0, switches, {})
    again = recorded.study_of(name, found, switches, {}, decisions=1.0)
    recorded.run(again, found, tmp_path / "out")
    part = chunk.play(plan, 0).files
    for table, data in part.items():
        (tmp_path / "played" / table).mkdir(parents=True)
        (tmp_path / "played" / table / "part.parquet").write_bytes(data)
        wanted = [row for row in rows(tmp_path / "played", table) if row["game"] == 0]
        assert rows(tmp_path / "out", table) == wanted
        assert wanted
    manifest = read_manifest(tmp_path / "out")
    assert (manifest.repeatable, manifest.finished, manifest.games) == (True, True, 1)
    assert manifest.study.records == found.digest


def test_a_folder_is_studied_by_one_command_and_again(tmp_path: Path) -> None:
    """People and bots, another number of players, a copy, an unfinished game, older rules."""
    here = tmp_path / "records"
    written(study("bastille", games=3), here, ("human", "greedy", "human", "mixed"))
    written(study("bastille", players=3, games=1, seed=7), here / "three")
    written(study("louis-xiv", games=1), here)
    whole = (here / "bastille-00001.trianon").read_text()
    (here / "copy.trianon").write_text(whole)
    (here / "left.trianon").write_text(left(records.read(whole)))
    (here / "old.trianon").write_text(whole.replace("  rules ", "  rules 9", 1))
    command = ("study", "bastille", "--records", str(here), "--out", str(tmp_path / "out"))
    done = trianon(*command, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert re.search(r"left aside .*: 5\.", done.stderr)
    frames = read(tmp_path / "out")
    assert frames.games.height == 3
    assert set(frames.seats["bot"]) == {"human", "greedy", "mixed"}
    assert frames.seats.filter(frames.seats["seat"] == 1)["bot"].to_list() == ["greedy"] * 3
    report = (tmp_path / "out" / "report.html").read_text()
    assert "people" in report
    assert trianon(*command).returncode == 0  # nothing is missing: the report is written anew
    for language in ("fr", "de"):
        write_report(tmp_path / "out", language)


def left(record: records.Record) -> str:
    """A game that was broken off after some moves."""
    rules = game(record.game)
    state = rules.start(len(record.seats), record.seed, rules.recorded_switches(record.switches))
    record.moves, record.over = record.moves[:9], False
    for move in record.moves:
        rules.act(state, move.action)
    record.scores, record.digest = rules.scores(state), rules.digest(state)
    return records.write(record)


def test_what_cannot_be_studied_gets_a_sentence_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, out = tmp_path / "records", tmp_path / "out"
    written(study("bastille", games=1), here)
    wishes: list[tuple[tuple[str, ...], str]] = [
        (("--records", str(tmp_path / "nowhere")), "holds no records"),
        (("--records", str(here), "--players", "3"), "1 × 4"),
        (("--records", str(here), "--switch", "secret_mission"), "1 × 4"),
        (("--records", str(here), "--bots", "greedy"), "--bots"),
        (("--records", str(here), "--against-opening", "x"), "--against-opening"),
        (("--records", str(here), "--decisions", "7"), "between 0 and 1"),
        (("--records", str(here), "--jobs", "0"), "0"),
    ]
    for wish, said in wishes:
        words = ["trianon", "study", "bastille", "--out", str(out), *wish, "--lang", "en"]
        monkeypatch.setattr("sys.argv", words)
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr().err
        assert (ended.value.code, said in told) == (2, True), told
        assert len(told.strip().splitlines()) == 1
        assert not out.exists()


def test_a_record_that_was_changed_is_named(tmp_path: Path) -> None:
    written(study("bastille", games=2), tmp_path)
    file = tmp_path / "bastille-00001.trianon"
    lines = file.read_text().splitlines()
    chance = random.Random(1)
    for _ in range(5):
        place = chance.randrange(5, len(lines) - 1)
        changed = [*lines[:place], *lines[place + 1 :]]
        file.write_text("\n".join(changed) + "\n")
        with pytest.raises(BadRequest, match=file.name):
            recorded.shelf(tmp_path, "bastille", 0, {}, {})
