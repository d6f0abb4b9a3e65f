"""What the folder of a game lacks, by name: asked before any test runs, so that nobody finds out at play."""

from __future__ import annotations

import ast
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from trianon.core import codes
from trianon.core.edition import FIGURES
from trianon.core.errors import BadGame
from trianon.core.rooms import META, ROOMS, games_folder, read_meta
from trianon.core.words import LANGUAGES, rulebook

WORDS = ("game-title", "game-about")  # of every game, besides those of its events and so on


def game_folders() -> list[Path]:
    """Every folder that wants to be a game, finished or not."""
    return sorted(path.parent for path in games_folder().glob("*/__init__.py"))


def lacking(folder: Path) -> list[str]:
    """All that is missing, each in a few words that name the file."""
    files = [META, FIGURES, *(f"{module}.py" for module in ROOMS)]
    files += [f"locale/{language}.ftl" for language in LANGUAGES]
    files += [f"rules/{language}.md" for language in LANGUAGES]
    found = [f"{folder.name}/{file}" for file in files if not (folder / file).exists()]
    return found or lacking_inside(folder)


def lacking_inside(folder: Path) -> list[str]:
    """What the files lack, once all are there."""
    try:
        switches = read_meta(folder / META).switches
    except BadGame as error:
        return [str(error)]
    found = [
        f"{folder.name}/{module}.py: {answer}"
        for module, answers in ROOMS.items()
        for answer in answers
        if answer not in names_in(folder / f"{module}.py")
    ]
    return found or [*lacking_words(folder, list(switches)), *lacking_clauses(folder)]


def names_in(path: Path) -> set[str]:
    """The names a module has at its top: what it defines, assigns or imports."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
    return names


def loaded(path: Path) -> ModuleType:
    """A module of a game read from its file."""
    spec = spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lacking_words(folder: Path, switches: list[str]) -> list[str]:
    """Messages of events, decisions and switches that a language does not have."""
    kinds = codes.names_of(loaded(folder / "events.py")).values()
    asked = loaded(folder / "decisions.py").DECISIONS
    wanted = [*WORDS, *(f"event-{kind}" for kind in kinds), *(f"decision-{kind}" for kind in asked)]
    wanted += [f"switch-{switch}" for switch in switches]
    return [
        f"{folder.name}/locale/{language}.ftl: {word}"
        for language in LANGUAGES
        for word in wanted
        if not re.search(rf"^{re.escape(word)} =", text(folder / f"locale/{language}.ftl"), re.M)
    ]


def lacking_clauses(folder: Path) -> list[str]:
    """Clauses that the rules of a language do not have."""
    clauses = codes.clauses_of(loaded(folder / "clauses.py")).values()
    return [
        f"{folder.name}/rules/{language}.md: {clause}"
        for language in LANGUAGES
        for clause in clauses
        if clause not in rulebook(folder, language)
    ]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
