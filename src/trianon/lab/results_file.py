"""The file of a running tournament: what is played in the first line, then a line for each finished game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct, structs

import trianon
from trianon.bots.entrants import sources_of
from trianon.core.errors import BadRequest
from trianon.core.registry import game as game_named
from trianon.lab.match import Result
from trianon.lab.tournament import Tournament

FORMAT = "trianon tournament 1"
SOURCES = (".py", ".pyx", ".toml", ".json")  # what the play of a bot can depend on
CODE_DIGITS = 12


class ResultsHeader(Struct, frozen=True):
    """What the results belong to."""

    format: str
    version: str
    rules_version: int
    code: str
    tournament: Tournament


def header_of(tournament: Tournament) -> ResultsHeader:
    """The first line for this tournament, played by this program."""
    rules = game_named(tournament.game).rules_version
    named = structs.replace(
        tournament, guests={}
    )  # objects stay here; their files are in the digest
    return ResultsHeader(FORMAT, trianon.__version__, rules, code_digest(tournament), named)


def code_digest(tournament: Tournament) -> str:
    """A digest of rules and bots: results of other code must not be mixed with ours."""
    root = Path(trianon.__file__).parent
    rooms = (root / "core", root / "bots", game_named(tournament.game).folder)
    digest = hashlib.sha256()
    for path in sorted(path for room in rooms for path in room.rglob("*")):
        if path.suffix in SOURCES:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    for path in sources_of(tournament.bots, tournament.guests):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:CODE_DIGITS]


class ResultsFile:
    """Takes up a tournament where it was left; a cut last line is played again."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.header = header_of(tournament)
        self.results: list[Result] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> ResultsFile:
        """Read what is there and open the file for more."""
        whole = self.read()
        try:
            self.file = self.path.open("ab")
            self.file.truncate(whole)
        except OSError as error:
            raise unwritable(self.path, error) from error
        if not whole:
            self.write(self.header)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        assert self.file is not None
        self.file.close()

    def read(self) -> int:
        """Take in the finished games; the length of the file up to its last whole line."""
        lines = list(whole_lines(self.path))
        if lines:
            self.compare(self.decode(lines[0], 1, ResultsHeader))
        for number, line in enumerate(lines[1:], 2):
            self.results.append(self.decode(line, number, Result))
        return sum(map(len, lines))

    def decode(self, line: bytes, number: int, kind: type[Any]) -> Any:
        """One line, or a sentence about what is wrong with it."""
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            code = "results-not-results" if number == 1 else "results-line"
            raise BadRequest(
                code, file=str(self.path), line=number, reason=str(error).rstrip(".")
            ) from error

    def compare(self, found: ResultsHeader) -> None:
        """Refuse the results of another tournament; more or fewer games are no difference."""
        ours, theirs = facts(self.header), facts(found)
        for name, value in ours.items():
            if theirs[name] != value:
                raise BadRequest(
                    "results-other",
                    file=str(self.path),
                    field=name,
                    found=shown(theirs[name]),
                    wanted=shown(value),
                )

    def keep(self, result: Result) -> None:
        """Write a finished game, at once."""
        self.write(result)

    def write(self, row: Struct) -> None:
        """One whole line."""
        assert self.file is not None
        self.file.write(msgspec.json.encode(row) + b"\n")
        self.file.flush()


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file that end as lines do; none if there is no file."""
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error.strerror)) from error
    lines = data.splitlines(keepends=True)
    if len(lines) == 1 and not lines[0].endswith(b"\n") and not lines[0].startswith(b'{"format"'):
        yield lines[0]  # not a first line of ours that was cut: let the reader refuse it
        return
    yield from (line for line in lines if line.endswith(b"\n"))


def facts(header: ResultsHeader) -> dict[str, Any]:
    """What must be the same, by name."""
    flat = {**structs.asdict(header), **structs.asdict(header.tournament)}
    return {name: value for name, value in flat.items() if name not in ("tournament", "games")}


def shown(value: Any) -> str:
    """A fact as a user writes it."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ",".join(value)
    return msgspec.json.encode(value).decode()


def unwritable(path: Path, error: OSError) -> BadRequest:
    """The sentence for a file we cannot write."""
    return BadRequest("file-unwritable", file=str(path), reason=str(error.strerror))
