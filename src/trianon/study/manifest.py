"""The manifest of a study: what was played by which program, and whether it can be played again."""

from __future__ import annotations

import hashlib
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

import trianon
from trianon.bots.entrants import sources_of
from trianon.core.errors import BadRequest
from trianon.core.registry import game as game_named
from trianon.lab.results_file import shown
from trianon.study.plan import OTHER, Study, thinks_by_time

FORMAT = "trianon study 2"
FILE = "manifest.json"
SOURCES = (".py", ".pyx", ".toml", ".json")  # what a game can depend on
PACKAGES = ("numpy", "pyarrow")
DIGITS = 16


class Manifest(Struct, frozen=True, kw_only=True):
    """The first thing to read in a study's folder."""

    format: str
    command: str
    study: Study
    chunk: int
    versions: dict[str, str]
    rules_version: int
    digests: dict[str, str]
    repeatable: bool
    finished: bool = False
    games: int = 0  # of all variants
    incidents: int = 0  # failures of bots; each time the seat was played at random to the end
    seconds: float = 0.0


def manifest_of(study: Study, command: str) -> Manifest:
    """The manifest of a study that begins now."""
    played = () if study.records else study.bots
    clock = any(thinks_by_time(bot, study.guests) for bot in played)
    named = structs.replace(study, guests={})  # objects stay here; their files are in the digests
    return Manifest(
        format=FORMAT,
        command=command,
        study=named,
        chunk=study.chunk,
        versions=versions(),
        rules_version=game_named(study.game).rules_version,
        digests=digests(study),
        repeatable=not clock,
    )


def versions() -> dict[str, str]:
    """The packages that rows or files depend on."""
    found = {name: version(name) for name in PACKAGES}
    return {"trianon": trianon.__version__, "python": platform.python_version(), **found}


def digests(study: Study) -> dict[str, str]:
    """Digests of rules, bots and figures."""
    root = Path(trianon.__file__).parent
    rules = [root / "core", game_named(study.game).folder]
    guests = sources_of(study.bots, study.guests)
    found = {
        "rules": digest_of(files_in(rules), root),
        "bots": digest_of([*files_in([root / "bots"]), *guests], root),
        "edition": figures_digest(study, study.variants[0]),
    }
    if study.against:
        found["other_edition"] = figures_digest(study, OTHER)
    return found


def files_in(folders: list[Path]) -> list[Path]:
    """The sources in some folders, always in the same order."""
    return sorted(
        path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES
    )


def digest_of(paths: list[Path], root: Path) -> str:
    """One digest of all these files."""
    digest = hashlib.sha256()
    for path in paths:
        name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:DIGITS]


def figures_digest(study: Study, variant: str) -> str:
    """A digest of the figures of a variant."""
    tables = msgspec.json.encode(study.terms(variant).edition.tables, order="deterministic")
    return hashlib.sha256(tables).hexdigest()[:DIGITS]


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a folder; BadRequest if it holds no study."""
    path = folder / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadRequest("study-none", folder=str(folder), reason=reason(error)) from error


def reason(error: Exception) -> str:
    """An error in a few words."""
    return str(getattr(error, "strerror", None) or error).rstrip(".")[:200]


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write it under its name in one step."""
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
    passing = folder / f".{FILE}"
    passing.write_bytes(text + b"\n")
    passing.replace(folder / FILE)


def compare(folder: Path, ours: Manifest) -> None:
    """Refuse the folder of another study, or of the same one played by another program."""
    theirs = read_manifest(folder)
    wanted, found = facts(ours), facts(theirs)
    for name, value in wanted.items():
        if found[name] != value:
            raise BadRequest(
                "study-other",
                folder=str(folder),
                field=name,
                found=shown(found[name])[:200],
                wanted=shown(value)[:200],
            )


def facts(manifest: Manifest) -> dict[str, Any]:
    """What must be the same for a study to be gone on with."""
    study = msgspec.to_builtins(manifest.study)
    rest = {name: getattr(manifest, name) for name in ("format", "chunk", "rules_version")}
    marks = {f"{name} digest": value for name, value in manifest.digests.items()}
    packages = {f"{name} version": value for name, value in manifest.versions.items()}
    return {**study, **rest, **marks, **packages}
