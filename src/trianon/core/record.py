"""Game records: readable text, one action per line with the digest of the state it led to (docs/records.md)."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli_w
from msgspec import Struct, field

from trianon.core.edition import Edition, TomlTable
from trianon.core.errors import BadRecord, IllegalAction, TrianonError
from trianon.core.game import SEED_BYTES, Game, seed_in
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState

HEAD = re.compile(r"game (\S+)  players (\d+)  rules (\d+)  seed ([0-9a-f]{64})")
SWITCH = re.compile(r"switch (\S+) (true|false)")
SEAT = re.compile(r"seat (\S+) (\S+) (.+)")
EDITION = re.compile(r"edition \|(?: (.*))?")
MOVE = re.compile(r"\s*(\d+) (\S+)\s+(.+?)\s+([0-9a-f]{4})")
END = re.compile(r"(end|stop) (\d+) moves  scores ([-\d ]+?)  digest ([0-9a-f]{64})")
SHORT = 4  # hexadecimal digits of a digest on each line


class Seat(Struct, frozen=True):
    """Who sits where: a short name for the lines, what plays (human or a bot), the full name."""

    label: str
    kind: str
    name: str


class Move(Struct, frozen=True):
    """One action: who, what, and the first digits of the digest after it."""

    label: str
    action: str
    digest: str
    line: int = 0


class Record(Struct):
    """A whole game, or its beginning, as text and back."""

    game: str
    rules: int
    seed: bytes
    seats: list[Seat]
    switches: dict[str, bool] = field(default_factory=dict)
    overrides: TomlTable = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    over: bool = False
    scores: list[int] = field(default_factory=list)
    digest: str = ""


def labels(names: list[str]) -> list[str]:
    """Short, distinct names for the lines of a record."""
    found: list[str] = []
    for index, name in enumerate(names):
        label = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:12] or f"seat{index}"
        found.append(label if label not in found else f"{label}-{index}")
    return found


class Recorder:
    """Writes the record of a game while it is played."""

    def __init__(
        self,
        game: Game,
        state: CoreState,
        names: list[str],
        kinds: list[str],
        overrides: TomlTable | None = None,
    ) -> None:
        self.game = game
        seats = [
            Seat(label, kind, name)
            for label, kind, name in zip(labels(names), kinds, names, strict=True)
        ]
        switches = header_switches(game, state, overrides or {})
        self.record = Record(
            game.name, game.rules_version, seed_in(state), seats, switches, overrides or {}
        )
        self.close(state)

    def apply(self, state: CoreState, action: int) -> None:
        """Carry out an option and note it."""
        label = self.record.seats[state.asked_seat].label
        name = self.game.action_name(state, action)
        self.game.apply(state, action)
        self.record.moves.append(Move(label, name, self.game.digest(state)[:SHORT]))
        self.close(state)

    def undo(self, state: CoreState) -> None:
        """Forget the last action; the state is the one before it."""
        self.record.moves.pop()
        self.close(state)

    def close(self, state: CoreState) -> None:
        """Note how things stand."""
        self.record.over = bool(state.over)
        self.record.scores = self.game.scores(state)
        self.record.digest = self.game.digest(state)


def header_switches(game: Game, state: CoreState, overrides: TomlTable) -> dict[str, bool]:
    """What a header says of the switches: those that differ from their default, and all of the set-up."""
    kept = game.switches_of(state)
    differing = {name: value for name, value in kept.items() if value != game.switches[name]}
    if not game.setup_switches:
        return differing
    edition, found = game.edition(overrides or None), game.digest(state)
    for values in itertools.product((True, False), repeat=len(game.setup_switches)):
        chosen = dict(zip(game.setup_switches, values, strict=True))
        again = game.start(state.seats, seed_in(state), kept | chosen, edition, silent=True)
        if game.digest(again) == found:
            return chosen | differing
    raise ValueError("a record begins with the first state of its game")


def write(record: Record) -> str:
    """The text of a record."""
    head = f"game {record.game}  players {len(record.seats)}  rules {record.rules}"
    lines = [f"{head}  seed {record.seed.hex()}"]
    lines += [f"switch {name} {str(on).lower()}" for name, on in record.switches.items()]
    lines += [f"seat {seat.label} {seat.kind} {seat.name}" for seat in record.seats]
    if record.overrides:
        toml = tomli_w.dumps(record.overrides).splitlines()
        lines += [f"edition | {line}".rstrip() for line in toml]
    width = max(len(seat.label) for seat in record.seats)
    lines += [
        f"{ply:>3} {move.label:<{width}}  {move.action:<28}  {move.digest}"
        for ply, move in enumerate(record.moves, 1)
    ]
    word, scores = ending(record.over, record.scores)
    lines.append(f"{word} {len(record.moves)} moves  scores {scores}  digest {record.digest}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record of a text; BadRecord names the line at fault."""
    lines = text.splitlines()
    head = HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise BadRecord("record-line", line=1, reason="game NAME  players N  rules N  seed 64-HEX")
    record = Record(head[1], int(head[3]), bytes.fromhex(head[4]), [])
    game = game_named(record.game)
    if record.rules != game.rules_version:
        raise BadRecord("record-rules", found=record.rules, wanted=game.rules_version)
    toml: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if record.digest:
            raise BadRecord("record-line", line=number, reason=f"text after the end: {line[:40]!r}")
        read_line(record, toml, number, line)
    if not record.digest:
        raise BadRecord("record-truncated", line=len(lines))
    check_seats(record, game, int(head[2]))
    record.overrides = read_toml(toml)
    return record


def read_line(record: Record, toml: list[str], number: int, line: str) -> None:
    """One line after the first."""
    if found := MOVE.fullmatch(line):
        if int(found[1]) != len(record.moves) + 1:
            reason = f"move {len(record.moves) + 1} expected, not {found[1]}"
            raise BadRecord("record-line", line=number, reason=reason)
        record.moves.append(Move(found[2], found[3], found[4], number))
    elif found := SWITCH.fullmatch(line):
        record.switches[found[1]] = found[2] == "true"
    elif found := SEAT.fullmatch(line):
        record.seats.append(Seat(found[1], found[2], found[3]))
    elif found := EDITION.fullmatch(line):
        toml.append(found[1] or "")
    elif found := END.fullmatch(line):
        if int(found[2]) != len(record.moves):
            reason = f"{found[2]} moves announced, {len(record.moves)} found"
            raise BadRecord("record-line", line=number, reason=reason)
        record.over = found[1] == "end"
        record.scores = [int(score) for score in found[3].split()]
        record.digest = found[4]
    else:
        raise BadRecord("record-line", line=number, reason=repr(line[:60]))


def read_toml(lines: list[str]) -> TomlTable:
    """The overrides of an edition, as the record keeps them."""
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        raise BadRecord("record-line", line=2, reason=f"edition: {error}") from error


def check_seats(record: Record, game: Game, players: int) -> None:
    """As many seats as players, each label once."""
    game.check_players(players)
    if len({seat.label for seat in record.seats}) != players or len(record.seats) != players:
        reason = f"{players} different seats expected, {len(record.seats)} found"
        raise BadRecord("record-line", line=2, reason=reason)


def read_file(path: Path) -> Record:
    """A record from a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = str(error.strerror)
        raise BadRecord("record-unreadable", file=str(path), reason=reason) from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-record", file=str(path)) from error


def edition_of(record: Record) -> Edition:
    """The figures the game was played with."""
    return game_named(record.game).edition(record.overrides or None)


def replay(record: Record) -> Iterator[tuple[int, Any]]:
    """The state after each ply, 0 first; raises BadRecord at the first ply that does not fit.

    The same state is handed out each time: copy it to keep it.
    """
    game = game_named(record.game)
    switches = game.recorded_switches(record.switches)
    state = game.start(len(record.seats), record.seed, switches, edition_of(record))
    assert len(record.seed) == SEED_BYTES
    yield 0, state
    for ply, move in enumerate(record.moves, 1):
        replay_move(game, state, record, move, ply)
        yield ply, state
    found = game.digest(state)
    if found != record.digest:
        ply = len(record.moves)
        raise BadRecord("record-digest", ply=ply, expected=record.digest, found=found)
    check_end(record, bool(state.over), game.scores(state))


def check_end(record: Record, over: bool, scores: list[int]) -> None:
    """The last line says how the game really ended."""
    if (record.over, record.scores) != (over, scores):
        found, wanted = ending(record.over, record.scores), ending(over, scores)
        raise BadRecord("record-end", found=", ".join(found), wanted=", ".join(wanted))


def ending(over: bool, scores: list[int]) -> tuple[str, str]:
    """Whether a game is over, and its scores, as a record writes them."""
    return "end" if over else "stop", " ".join(map(str, scores))


def replay_move(game: Game, state: CoreState, record: Record, move: Move, ply: int) -> None:
    """One action of a record, checked: seat, legality, digest."""
    if not state.over and record.seats[state.asked_seat].label != move.label:
        reason = f"{record.seats[state.asked_seat].label} is to move, not {move.label}"
        raise BadRecord("record-line", line=move.line, reason=reason)
    try:
        game.act(state, move.action)
    except IllegalAction as error:
        legal = str(error.facts.get("legal", ""))
        raise BadRecord(
            "record-illegal", line=move.line, action=move.action, legal=legal
        ) from error
    found = game.digest(state)[:SHORT]
    if found != move.digest:
        raise BadRecord("record-digest", ply=ply, expected=move.digest, found=found)


def verify(record: Record) -> TrianonError | None:
    """None if the record replays exactly, else what is wrong."""
    try:
        for _ in replay(record):
            pass
    except TrianonError as error:
        return error
    return None
