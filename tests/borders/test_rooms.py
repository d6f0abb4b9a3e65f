"""A game is its folder: what it lacks is named before play; nothing outside lists games or languages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.rooms import game_folders, lacking
from trianon.bots.judgement import judgement_of
from trianon.bots.levels import bot_named
from trianon.core.errors import BadGame, BadRequest
from trianon.core.registry import GAMES
from trianon.core.rooms import META, ROOMS, found_games, module_of, room
from trianon.envs.setting import encoder_of

ROOT = Path(__file__).resolve().parents[2]
every_folder = pytest.mark.parametrize("folder", game_folders(), ids=lambda path: path.name)


@every_folder
def test_a_game_has_all_its_rooms_and_words(folder: Path) -> None:
    assert lacking(folder) == []


def test_every_folder_with_rules_is_a_game() -> None:
    assert sorted(map(module_of, GAMES)) == [folder.name for folder in game_folders()]
    assert [GAMES[name].order for name in GAMES] == sorted(meta.order for meta in GAMES.values())


def copy_of_a_game(to: Path) -> Path:
    return Path(shutil.copytree(game_folders()[0], to / game_folders()[0].name))


@pytest.mark.parametrize("module", ROOMS)
def test_a_missing_module_is_named(tmp_path: Path, module: str) -> None:
    folder = copy_of_a_game(tmp_path)
    (folder / f"{module}.py").unlink()
    assert lacking(folder) == [f"{folder.name}/{module}.py"]


def without(folder: Path, file: str, pattern: str) -> None:
    """Take the lines that begin so out of a file."""
    path = folder / file
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not re.match(pattern, line)]
    assert len(kept) < len(lines)
    path.write_text("".join(kept), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "pattern", "named"),
    [
        ("locale/fr.ftl", r"game-about =", "locale/fr.ftl: game-about"),
        ("locale/de.ftl", r"decision-\S+ =", "locale/de.ftl: decision-"),
        ("locale/en.ftl", r"switch-\S+ =", "locale/en.ftl: switch-"),
        ("rules/en.md", r"- [A-Z]1\.1 ", "1.1"),
        ("flow.py", r"def begin\(", "flow.py: begin"),
        (META, r"title =", "title"),
    ],
)
def test_a_missing_word_clause_answer_or_fact_is_named(
    tmp_path: Path, file: str, pattern: str, named: str
) -> None:
    folder = copy_of_a_game(tmp_path)
    if file == "flow.py":
        path = folder / file
        path.write_text(path.read_text().replace("def begin(", "def start("), encoding="utf-8")
    else:
        without(folder, file, pattern)
    assert named in " ".join(lacking(folder))


def test_a_room_that_is_not_there_is_a_clear_sentence() -> None:
    with pytest.raises(BadGame) as caught:
        room(next(iter(GAMES)), "kitchen")
    assert "kitchen.py" in str(caught.value)


def test_a_meta_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = copy_of_a_game(tmp_path)
    (folder / META).write_text("title = 3\n", encoding="utf-8")
    with pytest.raises(BadGame) as caught:
        found_games(tmp_path)
    assert folder.name in str(caught.value)


class Unjudged:
    """Stands for a game nobody wrote a heuristic or an encoder for."""

    name = "no-such-game"


@pytest.mark.parametrize(
    "use",
    [
        lambda: bot_named("courtier", UNJUDGED, 1),
        lambda: judgement_of(UNJUDGED),
        lambda: encoder_of(UNJUDGED),
    ],
    ids=["a bot", "a judgement", "an encoder"],
)
def test_what_a_game_does_not_have_is_a_clear_sentence(use: Callable[[], object]) -> None:
    with pytest.raises(BadRequest) as caught:
        use()
    assert "no-such-game" in str(caught.value)
    assert bot_named("random", UNJUDGED, 1)


UNJUDGED: Any = Unjudged()

LISTS = (
    "pyproject.toml",
    "setup.py",
    "Makefile",
    "src/trianon/core/*.py",
    "src/trianon/bots/*.py",
    "src/trianon/envs/*.py",
    "src/trianon/lab/*.py",
    "src/trianon/server/*.py",
    "src/trianon/cli/*.py",
    "tools/*.py",
    "web/src/*.ts",
    "web/src/games/*.ts",
    "web/src/lobby/*",
    "web/src/ui/*",
)


def test_nothing_outside_lists_the_games() -> None:
    """Two games named in one file are a list; examples name one, and pictures are chosen by hand."""
    for pattern in LISTS:
        for path in ROOT.glob(pattern):
            if path.is_file() and not re.search(r"screens|film|\.test\.|wire\.ts", path.name):
                text = path.read_text(encoding="utf-8")
                named = [n for n in GAMES if re.search(rf"[\"']{n}[\"']|\b{module_of(n)}\.", text)]
                assert len(named) < 2, (path, named)


def test_a_switch_costs_five_places() -> None:
    """Its default, its field, the chapter that reads it, its words, its clause: catalogues count once."""
    skeleton = ROOT / "tools" / "skeleton" / "game"
    paths = [path for path in skeleton.rglob("*.in") if "last_wins" in path.read_text("utf-8")]
    places = {path.relative_to(skeleton).parts[0] for path in paths}
    assert places == {"meta.toml.in", "state.py.in", "rounds.py.in", "locale", "rules"}
