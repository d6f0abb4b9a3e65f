"""`trianon analyse` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import run
from trianon.core.words import CORE, LANGUAGES

RECORD = sorted((CORE.parents[2] / "records" / "bastille").glob("*-3-players.trianon"))[0]
FEW = ("--simulations", "16")


def test_an_analysis_is_one_object() -> None:
    done = run("analyse", str(RECORD), *FEW, "--json", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [len(point["chances"]) for point in found["course"]] == [3] * len(found["course"])
    assert len(found["mistakes"]) == len(found["seats"]) == 3
    for one in (mistake for mistakes in found["mistakes"] for mistake in mistakes):
        assert one["loss"] == pytest.approx(one["better_chance"] - one["chance"])
        assert isinstance(one["words"], str)
        assert one["better"] != one["action"]
    again = run("analyse", str(RECORD), *FEW, "--json")
    assert again.stdout == done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_a_page(tmp_path: Path, language: str) -> None:
    page = tmp_path / "out.html"
    done = run("analyse", str(RECORD), *FEW, "--report", str(page), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert {"en": "100.0 %"}.get(language, "100,0 %") in done.stdout
    assert f'lang="{language}"' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rules 1", "rules 99", "version 99"),
        ("end ", "fin ", "line"),
        ("game bastille", "game chess", "chess"),
        ("  1 ", "  2 ", "line"),
    ],
)
def test_bad_records_get_a_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = tmp_path / "bad.trianon"
    file.write_text(RECORD.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    done = run("analyse", str(file), *FEW, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_cut_missing_and_foreign_files_get_a_sentence(tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    cut = tmp_path / "cut.trianon"
    cut.write_text("".join(text.splitlines(keepends=True)[:20]), encoding="utf-8")
    other = tmp_path / "other.bin"
    other.write_bytes(b"\xff\xfe\x00")
    for file in (cut, other, tmp_path / "none"):
        done = run("analyse", str(file), *FEW)
        assert done.returncode == 2
        assert "trianon: " in done.stderr
    for wrong in (("--simulations", "0"), (*FEW, "--jobs", "0"), (*FEW, "--report", str(other))):
        done = run("analyse", str(RECORD), *wrong)
        assert done.returncode == 2, wrong
        assert "trianon: " in done.stderr
