"""In a copy of the tree: a new game is a command, and a new language is its files; nothing else is edited."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src", "tests", "tools", "records", "web/src", "pyproject.toml", "Makefile", "docs")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "*.pxd", "page")
NEW = ("src/trianon/games/tiny_war/", "tests/games/tiny_war/", "records/tiny-war/")
COMMITTER = ("-c", "user.name=x", "-c", "user.email=x@example.org")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the tree under version control, to be changed at will."""
    copy = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target)
    for command in (("init", "-q"), ("add", "-A", "-f"), (*COMMITTER, "commit", "-qm", "all")):
        subprocess.run(["git", *command], cwd=copy, check=True)
    yield copy
    for made in (copy, Path(f"{copy}-bytecode")):
        shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def clean(tree: Path) -> Path:
    """The copy as it was."""
    subprocess.run(["git", "clean", "-qfdx"], cwd=tree, check=True)
    subprocess.run(["git", "checkout", "-q", "."], cwd=tree, check=True)
    return tree


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of Python in the copy, with its rules uncompiled."""
    environment = {**os.environ, "TRIANON_PURE": "1", "PYTHONPATH": f"{tree / 'src'}:{tree}"}
    environment["PYTHONPYCACHEPREFIX"] = (
        f"{tree}-bytecode"  # version control is to see what is edited only
    )
    return subprocess.run(
        [sys.executable, *command],
        cwd=tree, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


def changes(tree: Path) -> list[str]:
    """What version control says of the copy."""
    answer = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=normal"],
        cwd=tree, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return answer.stdout.splitlines()


def test_a_new_game_runs_and_nothing_else_is_edited(clean: Path) -> None:
    made = run(clean, "tools/new_game.py", "tiny_war")
    assert made.returncode == 0, made.stderr
    assert sorted(changes(clean)) == sorted(f"?? {folder}" for folder in NEW)
    plain = ("-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider")
    own = run(clean, *plain, "tests/games/tiny_war")
    assert own.returncode == 0, own.stdout
    laws = ("tests/laws", "tests/borders", "tests/core", "tests/records", "tests/boards")
    every = run(clean, *plain, *laws, "-k", "tiny", "--deselect", "tests/borders/test_new_game.py")
    assert every.returncode == 0, every.stdout[-3000:]
    assert "tiny" in run(clean, "-m", "trianon", "games").stdout
    assert sorted(changes(clean)) == sorted(f"?? {folder}" for folder in NEW)


def test_a_new_game_is_played_by_chance_alone_until_it_is_judged(clean: Path) -> None:
    run(clean, "tools/new_game.py", "tiny_war")
    simulate = ("-m", "trianon", "simulate", "tiny-war", "--games", "3")
    assert run(clean, *simulate, "--bots", "random").returncode == 0
    refused = run(clean, *simulate, "--bots", "courtier")
    assert (refused.returncode, "Traceback" in refused.stderr) == (2, False)
    assert "tiny-war" in refused.stderr + refused.stdout


@pytest.mark.parametrize("name", ["bastille", "Tiny", "9lives", "", "a b", "../x"])
def test_a_name_no_game_can_have_is_refused_and_nothing_written(clean: Path, name: str) -> None:
    done = run(clean, "tools/new_game.py", name)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert done.stderr.strip()
    assert changes(clean) == []


def test_a_game_that_lacks_a_word_ends_the_run_of_the_tests_by_its_name(clean: Path) -> None:
    run(clean, "tools/new_game.py", "tiny_war")
    words = clean / "src/trianon/games/tiny_war/locale/fr.ftl"
    words.write_text(words.read_text().replace("event-round-won", "event-round-lost"))
    done = run(clean, "-m", "pytest", "-q", "-p", "no:xdist", "tests/core/test_layout.py")
    assert done.returncode == 2
    assert "tiny_war/locale/fr.ftl: event-round-won" in done.stdout + done.stderr


def catalogues(tree: Path) -> list[Path]:
    """The English files of all catalogues."""
    words = [path for path in tree.rglob("locale/en.ftl") if ".git" not in path.parts]
    return [*words, *tree.glob("src/trianon/games/*/rules/en.md")]


def test_a_language_is_one_file_per_catalogue_and_nothing_else(clean: Path) -> None:
    """Spanish, made of English words: every word is there, so everything speaks it."""
    made = [path.with_stem("es") for path in catalogues(clean)]
    for path in made:
        shutil.copy(path.with_stem("en"), path)
    assert len(changes(clean)) == len(made) > 8
    spoken = run(clean, "-m", "trianon", "games", "--lang", "es")
    assert spoken.returncode == 0, spoken.stderr
    plain = ("-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider")
    checked = ("tests/borders/test_words.py", "tests/borders/test_rooms.py")
    every = run(clean, *plain, *checked, "-k", "words or messages or rules or rooms")
    assert every.returncode == 0, every.stdout[-3000:]
    assert all(line.startswith("??") for line in changes(clean))
