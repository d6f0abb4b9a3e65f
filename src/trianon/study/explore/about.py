"""What a page has to know of a study before it asks anything: `explore/about.json`."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from trianon.core.errors import BadRequest
from trianon.core.words import Message

FORMAT = "trianon explore 1"
FOLDER = "explore"  # beside the tables of the study
FILE = "about.json"
MANIFEST = "manifest.json"  # of the study itself
SEATS, SCORES, GAMES, COMPONENTS, LINES = "seats", "scores", "games", "components", "lines"
PLAIN = (SEATS, SCORES, GAMES)
DETAIL = (COMPONENTS, LINES)
DIGITS = 16
DEPTH = 6  # choices of a game that can be followed one after the other


class StudyChoice(Struct, frozen=True):
    """A choice by the name of its action; its words are missing if no shuffle that was tried offers it."""

    name: str
    words: Message | None = None


class Component(Struct, frozen=True):
    """A card, tile, mission ...; `kind` is what it is."""

    id: str
    kind: str
    words: Message | None = None


class About(Struct, frozen=True, kw_only=True):
    """A study and what its filters may be; `groups` is how many blocks of shuffles the sums are over."""

    format: str
    digest: str  # of the tables of sums
    game: str
    rules: int
    players: int
    bots: tuple[str, ...]  # each once
    games: int  # of one variant
    groups: int
    seed: str
    command: str
    repeatable: bool
    version: str
    variants: tuple[str, ...]
    switches: dict[str, bool]
    edition: str  # digest of the figures
    figures: dict[str, Any] = {}  # what differs from the printed ones
    other_switches: dict[str, bool] = {}
    other_figures: dict[str, Any] = {}
    other_opening: str = ""
    randomised: bool = False  # first choices were drawn: what follows from them is their effect
    detail: bool = True
    sources: tuple[str, ...] = ()
    choices: tuple[StudyChoice, ...] = ()
    components: tuple[Component, ...] = ()

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of sums that belong to it."""
        return PLAIN + (DETAIL if self.detail else ())


def table_file(folder: Path, table: str) -> Path:
    """The file of a table of sums, in the folder of a study."""
    return folder / FOLDER / f"{table}.parquet"


def digest_of(folder: Path, tables: tuple[str, ...]) -> str:
    """One digest of all tables of sums."""
    digest = hashlib.sha256()
    for table in tables:
        digest.update(table.encode() + b"\0" + table_file(folder, table).read_bytes())
    return digest.hexdigest()[:DIGITS]


def read_about(folder: Path) -> About:
    """A study that can be explored; BadRequest says why this folder is none."""
    path = folder / FOLDER / FILE
    if not (folder / MANIFEST).is_file():
        raise BadRequest("explore-foreign", folder=str(folder))
    if not path.exists():
        raise BadRequest("explore-unprepared", folder=str(folder))
    try:
        found = msgspec.json.decode(path.read_bytes(), type=About)
        whole = found.format == FORMAT and digest_of(folder, found.tables) == found.digest
    except (OSError, msgspec.MsgspecError) as error:
        raise broken(folder, error) from error
    if not whole:
        raise BadRequest("explore-broken", folder=str(folder), reason="digest")
    return found


def broken(folder: Path, error: Exception) -> BadRequest:
    """Files that are not what was written."""
    reason = str(getattr(error, "strerror", None) or error).rstrip(".")[:200]
    return BadRequest("explore-broken", folder=str(folder), reason=reason)


def write_about(folder: Path, about: About) -> None:
    """Write it last, in one step: without it there is nothing to explore."""
    data: Any = msgspec.json.format(msgspec.json.encode(about), indent=1)
    passing = folder / FOLDER / f".{FILE}"
    passing.write_bytes(data + b"\n")
    passing.replace(folder / FOLDER / FILE)
