"""The puzzle files of a game: a first line that says what they belong to, then a line for each puzzle."""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from trianon.bots.advice import Reason
from trianon.core.edition import REMARKS
from trianon.core.errors import BadPuzzles, TrianonError
from trianon.core.game import Game, digest_of

FORMAT = "trianon puzzles 1"
FOLDER = "puzzles"  # in the folder of a game
SUFFIX = ".jsonl"
ID_DIGITS = 10
FIGURES_DIGITS = 16
MOST_BYTES = 1 << 16  # of a saved position: a line that unpacks to more is broken


class Header(Struct, frozen=True, kw_only=True):
    """What the puzzles of a file belong to, and how far the making has come."""

    format: str
    game: str
    rules: int
    figures: str  # digest of the component figures
    seed: int
    games: int  # so many games of self-play were looked at


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option of a puzzle: what the search thinks of it, and what it brings beside the best one."""

    action: int
    chance: float  # of victory of the seat that is asked
    reasons: tuple[Reason, ...] = ()  # of the best option beside the next, of the others beside it


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position and what to do in it; the position is a world its seat could believe in."""

    id: str  # the beginning of the digest of the position
    origin: int  # which game of self-play
    players: int
    seat: int
    kind: str  # of decision
    clause: str
    theme: str  # the source of the gain
    missed: float  # how often a Courtier does
    position: str
    choices: tuple[Choice, ...]  # the best first

    @property
    def best(self) -> Choice:
        """The solution."""
        return self.choices[0]

    @property
    def lead(self) -> float:
        """How far the solution is ahead of all others."""
        return self.choices[0].chance - self.choices[1].chance

    @property
    def themes(self) -> tuple[str, str]:
        """By decision and by source."""
        return self.kind, self.theme


@cache
def figures_digest(game: Game) -> str:
    """A digest of all figures of the base edition; where they come from is no figure."""
    text = msgspec.json.encode(without_remarks(game.base_edition.tables), order="sorted")
    return hashlib.sha256(text).hexdigest()[:FIGURES_DIGITS]


def without_remarks(value: Any) -> Any:
    """Tables without the origins of their figures."""
    if isinstance(value, dict):
        return {
            name: without_remarks(field) for name, field in value.items() if name not in REMARKS
        }
    return [without_remarks(item) for item in value] if isinstance(value, list) else value


def header_for(game: Game, seed: int, games: int = 0) -> Header:
    """The first line for this program's rules and figures."""
    return Header(
        format=FORMAT,
        game=game.name,
        rules=game.rules_version,
        figures=figures_digest(game),
        seed=seed,
        games=games,
    )


def packed(game: Game, world: Any) -> tuple[str, str]:
    """The id of a position and the position as text."""
    saved = game.save(world)
    return digest_of(saved)[:ID_DIGITS], base64.b64encode(zlib.compress(saved, 9)).decode()


def world_of(game: Game, puzzle: Puzzle) -> Any:
    """The world of a puzzle, checked: a changed one is refused."""
    try:
        saved = unpacked(puzzle.position)
        if digest_of(saved)[:ID_DIGITS] != puzzle.id:
            raise BadPuzzles("puzzle-changed", id=puzzle.id)
        world = game.load(saved, game.edition(), puzzle.players)
        game.check(world)
    except (TrianonError, ValueError, zlib.error) as error:
        raise BadPuzzles("puzzle-changed", id=puzzle.id) from error
    options = game.options(world)
    if world.asked_seat != puzzle.seat or sorted(one.action for one in puzzle.choices) != options:
        raise BadPuzzles("puzzle-changed", id=puzzle.id)
    return world


def unpacked(text: str) -> bytes:
    """The bytes of a position; never more than a record can have."""
    unpacker = zlib.decompressobj()
    try:
        saved = unpacker.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
    except binascii.Error as error:
        raise ValueError(str(error)) from error
    if not unpacker.eof:
        raise ValueError("too long, or cut off")
    return saved


def read(path: Path, game: Game) -> tuple[Header, list[Puzzle]]:
    """A file of puzzles; BadPuzzles names the file and the line at fault."""
    header, lines = opened(path, game)
    return header, [puzzle_in(path, number, line, game) for number, line in enumerate(lines, 2)]


def sound(path: Path, game: Game) -> tuple[list[Puzzle], list[BadPuzzles]]:
    """The puzzles of a file that can be played, and what is wrong with the other lines.

    BadPuzzles if it is no file of puzzles of this game.
    """
    puzzles, faults = list[Puzzle](), list[BadPuzzles]()
    for number, line in enumerate(opened(path, game)[1], 2):
        try:
            puzzle = puzzle_in(path, number, line, game)
            playable(path, number, puzzle, game)
            puzzles.append(puzzle)
        except BadPuzzles as fault:
            faults.append(fault)
    return puzzles, faults


def opened(path: Path, game: Game) -> tuple[Header, list[bytes]]:
    """The first line, checked, and all others."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadPuzzles("file-unreadable", file=str(path), reason=str(error.strerror)) from error
    header = decoded(path, 1, lines[0] if lines else b"", Header)
    check_header(path, game, header)
    return header, lines[1:]


def puzzle_in(path: Path, number: int, line: bytes, game: Game) -> Puzzle:
    """The puzzle of one line; its position is not looked at."""
    puzzle: Puzzle = decoded(path, number, line, Puzzle)
    if len(puzzle.choices) < 2 or puzzle.players not in game.players:
        raise BadPuzzles("puzzles-line", file=str(path), line=number, reason=puzzle.id)
    return puzzle


def playable(path: Path, number: int, puzzle: Puzzle, game: Game) -> None:
    """Refuse a puzzle whose position is damaged, by the line it stands in."""
    try:
        world_of(game, puzzle)
    except BadPuzzles as error:
        reason = str(error).rstrip(".")
        raise BadPuzzles("puzzles-line", file=str(path), line=number, reason=reason) from error


def decoded(path: Path, number: int, line: bytes, kind: type[Any]) -> Any:
    """One line, or a sentence about what is wrong with it."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason = str(error).rstrip(".")
        raise BadPuzzles("puzzles-line", file=str(path), line=number, reason=reason) from error


def check_header(path: Path, game: Game, header: Header) -> None:
    """Refuse the puzzles of another game, of other rules or of other figures."""
    ours = header_for(game, header.seed)
    for name in ("format", "game", "rules", "figures"):
        found, wanted = getattr(header, name), getattr(ours, name)
        if found != wanted:
            raise BadPuzzles(
                "puzzles-other", file=str(path), field=name, found=str(found), wanted=str(wanted)
            )


def write(path: Path, header: Header, puzzles: list[Puzzle]) -> None:
    """The whole file at once: a reader finds the old one or the new one."""
    beside = path.with_name(path.name + ".new")
    lines = [msgspec.json.encode(one) for one in (header, *puzzles)]
    try:
        with beside.open("wb") as file:
            file.write(b"\n".join(lines) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        reason = str(error.strerror)
        raise BadPuzzles("file-unwritable", file=str(path), reason=reason) from error


def files_of(game: Game) -> list[Path]:
    """The puzzle files in the package."""
    return sorted((game.folder / FOLDER).glob(f"*{SUFFIX}"))
