"""Any state as readable TOML and back: typed reading that names the row and the field at fault."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomli_w

from trianon.core.edition import TomlTable, type_name
from trianon.core.errors import BadPosition
from trianon.core.game import Game, key_of, seed_in
from trianon.core.registry import game as game_named
from trianon.core.sizes import NOBODY, NOTHING
from trianon.core.state import CoreState

MOST = 9999  # a number on a table; arrays of a record hold three times as much
HEAD = ("game", "rules", "players", "ply", "over", "seed", "words_drawn")


class Row:
    """One table of a position: every field is asked for by name and type; none may be left over."""

    def __init__(self, name: str, table: Any) -> None:
        if not isinstance(table, dict):
            raise BadPosition("position-missing-row", row=name)
        self.name = name
        self.table = table
        self.asked_for: set[str] = set()

    def value(self, field: str, kind: type) -> Any:
        """The field, if it is there and of this type."""
        self.asked_for.add(field)
        if field not in self.table:
            raise BadPosition("position-missing-field", row=self.name, field=field)
        found = self.table[field]
        if type(found) is not kind:
            raise self.wrong(field, type_name(kind()), found)
        return found

    def wrong(self, field: str, wanted: str, found: Any) -> BadPosition:
        return BadPosition(
            "position-wrong-value", row=self.name, field=field, wanted=wanted, found=f"{found!r}"
        )

    def number(self, field: str, least: int = 0, most: int = MOST) -> int:
        """A whole number between two bounds."""
        found = self.value(field, int)
        if not least <= found <= most:
            raise self.wrong(field, f"{least}..{most}", found)
        return int(found)

    def switch(self, field: str) -> bool:
        """True or false."""
        return bool(self.value(field, bool))

    def text(self, field: str) -> str:
        """The string of a field."""
        return str(self.value(field, str))

    def code(self, field: str, ids: Sequence[str], or_nobody: bool = False) -> int:
        """The number of an id; an empty string is NOBODY where that is allowed."""
        return self.code_of(self.text(field), field, ids, or_nobody)

    def code_of(self, found: Any, field: str, ids: Sequence[str], or_nobody: bool = False) -> int:
        if or_nobody and found == "":
            return NOBODY
        if found not in ids:
            raise self.wrong(field, " | ".join(ids), found)
        return ids.index(found)

    def codes(self, field: str, ids: Sequence[str], or_nobody: bool = False) -> list[int]:
        """A list of ids as numbers."""
        return [self.code_of(item, field, ids, or_nobody) for item in self.value(field, list)]

    def numbers(self, field: str, count: int | None = None, least: int = 0) -> list[int]:
        """A list of whole numbers."""
        found = self.value(field, list)
        if any(type(item) is not int or not least <= item <= MOST for item in found):
            raise self.wrong(field, f"integers {least}..{MOST}", found)
        if count is not None and len(found) != count:
            raise self.wrong(field, f"{count} numbers", found)
        return list(found)

    def row(self, field: str) -> Row:
        """A table inside."""
        self.asked_for.add(field)
        return Row(f"{self.name}.{field}" if self.name else field, self.table.get(field))

    def rows(self, field: str, count: int | None = None) -> list[Row]:
        """A list of tables."""
        self.asked_for.add(field)
        found = self.table.get(field)
        if not isinstance(found, list):
            raise BadPosition("position-missing-row", row=field)
        if count is not None and len(found) != count:
            raise BadPosition("position-row-count", row=field, wanted=count, found=len(found))
        return [Row(f"{field}.{index}", item) for index, item in enumerate(found)]

    def close(self) -> None:
        """Refuse fields nobody asked for."""
        for field in self.table:
            if field not in self.asked_for:
                known = ", ".join(sorted(self.asked_for))
                raise BadPosition("position-unknown-field", row=self.name, field=field, known=known)


def padded(numbers: list[int], count: int, filler: int = 0) -> list[int]:
    """A list filled up to so many numbers."""
    return numbers + [filler] * (count - len(numbers))


def write_points(state: Any, rounds: int, sources: list[str]) -> list[TomlTable]:
    """The ledger of a record: every victory point by seat, round and source."""
    return [
        {"seat": seat, "round": place // len(sources) + 1, "source": source, "points": points}
        for seat, earned in enumerate(state.earned[: state.seats])
        for place, (source, points) in enumerate(zip(sources * rounds, earned, strict=True))
        if points
    ]


def read_points(rows: list[Row], state: Any, rounds: int, sources: list[str]) -> None:
    """The inverse of `write_points`; the record has room for more seats than play."""
    earned = [[0] * (rounds * len(sources)) for _ in state.earned]
    for row in rows:
        seat = row.number("seat", 0, state.seats - 1)
        round_ = row.number("round", 1, rounds)
        source = row.code("source", sources)
        earned[seat][(round_ - 1) * len(sources) + source] = row.number("points")
        row.close()
    state.earned = earned


def write(game: Game, state: CoreState, overrides: TomlTable | None = None) -> str:
    """The text of a position."""
    head: TomlTable = {
        "game": game.name,
        "rules": game.rules_version,
        "players": state.seats,
        "ply": state.ply,
        "over": bool(state.over),
        "seed": seed_in(state).hex(),
        "words_drawn": state.drawn,
    }
    asked = {
        "decision": "" if state.over else game.decision_names[state.asked],
        "seat": state.asked_seat,
    }
    table = {**head, "switches": game.switches_of(state), "asked": asked}
    table |= game.write_position(state)
    if overrides:
        table["edition"] = overrides
    return tomli_w.dumps(table)


def read(text: str) -> tuple[Game, Any]:
    """The game and the state of a position; BadPosition names what is wrong."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition("position-not-toml", reason=str(error)) from error
    head = Row("position", table)
    game = game_named(head.text("game"))
    if head.number("rules") != game.rules_version:
        raise head.wrong("rules", str(game.rules_version), table["rules"])
    players = head.number("players")
    game.check_players(players)
    edition = game.edition(table.get("edition"))
    state = game.new_state(game.box(edition, players))
    state.seats = players
    read_head(game, state, head)
    game.read_position({key: table[key] for key in table if key not in head.asked_for}, state)
    game.check(state)
    game.list_options(state)
    if not state.over and state.option_count == 0:
        raise BadPosition("position-no-option", row="asked", field="decision")
    return game, state


def read_head(game: Game, state: CoreState, head: Row) -> None:
    """The fields every game has."""
    state.ply = head.number("ply")
    state.over = int(head.switch("over"))
    seed = head.text("seed")
    try:
        state.key = key_of(bytes.fromhex(seed))
    except ValueError as error:
        raise head.wrong("seed", "hexadecimal digits", seed) from error
    state.drawn = head.number("words_drawn", most=1 << 30)
    switches = head.row("switches")
    kept = {name: switches.switch(name) for name in game.kept_switches}
    game.set_switches(state, game.recorded_switches(kept))
    switches.close()
    asked = head.row("asked")
    decisions = list(game.decision_names.values())
    if state.over:
        state.asked, state.asked_seat = NOTHING, NOBODY
        asked.code("decision", [""])
        asked.number("seat", NOBODY, NOBODY)
    else:
        state.asked = list(game.decision_names)[asked.code("decision", decisions)]
        state.asked_seat = asked.number("seat", 0, state.seats - 1)
    asked.close()
    head.asked_for.add("edition")


def read_file(path: Path) -> tuple[Game, Any]:
    """A position from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPosition("file-unreadable", file=str(path), reason=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadPosition("position-not-toml", reason=str(error)) from error
    return read(text)
