"""Component figures: the base tables of a game, and an owner's file that overrides named rows."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from trianon.core.errors import BadEdition

TomlTable = dict[str, Any]
FIGURES = "components.toml"
REMARKS = ("source", "ref", "seed_fields", "reconstructed_fields")  # origins, not figures


def base_tables(folder: Path) -> TomlTable:
    """The figures of the base edition of the game in a folder."""
    return tomllib.loads((folder / FIGURES).read_text(encoding="utf-8"))


def ids(tables: TomlTable, table: str) -> list[str]:
    """The ids of a table of rows, in order."""
    return [row["id"] for row in tables[table]]


class Edition:
    """All figures of one box, the overrides that were handed in, and the boxes filled from them."""

    def __init__(self, tables: TomlTable, overrides: TomlTable) -> None:
        self.tables = tables
        self.overrides = overrides
        self.boxes: dict[int, Any] = {}  # by number of players


def read_overrides(path: Path) -> TomlTable:
    """The rows of an owner's file."""
    try:
        return overrides_in(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadEdition(
            "edition-unreadable", file=str(path), reason=str(error.strerror)
        ) from error
    except UnicodeDecodeError as error:
        raise BadEdition("edition-not-toml", file=str(path), reason=str(error)) from error


def overrides_in(text: str, file: str) -> TomlTable:
    """The rows of the text of an owner's file."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadEdition("edition-not-toml", file=file, reason=str(error)) from error


def merged(base: TomlTable, overrides: TomlTable) -> Edition:
    """The base with the overrides laid over it; every row and field must exist and fit."""
    return Edition(tables=merge_table(base, overrides, ""), overrides=overrides)


def merge_table(base: TomlTable, overrides: TomlTable, row: str) -> TomlTable:
    """One table: known fields only, of the same type."""
    result = dict(base)
    for field, value in overrides.items():
        here = f"{row}.{field}" if row else field
        if field in REMARKS:
            check_remark(value, here, field)
            result[field] = value
        elif field not in base:
            known = ", ".join(name for name in base if name not in REMARKS)
            raise BadEdition(
                "edition-unknown-field", row=row or "edition", field=field, known=known
            )
        else:
            result[field] = merge_value(base[field], value, here, row, field)
    return result


def check_remark(value: Any, row: str, field: str) -> None:
    """A remark is a text or a list of texts: records and databases can keep it."""
    texts = value if isinstance(value, list) else [value]
    if not all(isinstance(text, str) for text in texts):
        raise BadEdition(
            "edition-wrong-type", row=row, field=field, wanted="string", found=f"{value!r}"
        )


def merge_value(base: Any, value: Any, here: str, row: str, field: str) -> Any:
    """One value: tables and rows with ids are merged, everything else is replaced."""
    if isinstance(base, dict) and isinstance(value, dict):
        return merge_table(base, value, here)
    if has_ids(base) and isinstance(value, list):
        return merge_rows(base, value, here)
    check_type(base, value, row or here, field)
    return value


def has_ids(value: Any) -> bool:
    """A list of tables whose rows have names of their own and are merged by them."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(item, dict) and "id" in item and "source" in item for item in value)
    )


def merge_rows(base: list[TomlTable], overrides: list[Any], row: str) -> list[TomlTable]:
    """Rows by id; a row that is not in the base is refused."""
    by_id = {item["id"]: item for item in base}
    for override in overrides:
        if not isinstance(override, dict) or "id" not in override:
            raise BadEdition("edition-row-without-id", row=row)
        name = override["id"]
        if name not in by_id:
            raise BadEdition("edition-unknown-row", row=row, id=str(name), known=", ".join(by_id))
        changed = merge_table(by_id[name], override, f"{row}.{name}")
        changed.setdefault("source", "edition")
        if "source" not in override:
            changed["source"] = "edition"
        by_id[name] = changed
    return list(by_id.values())


def check_type(base: Any, value: Any, row: str, field: str) -> None:
    """The same kind of value as in the base; rows of a list have the same fields."""
    if type(base) is not type(value):
        raise BadEdition(
            "edition-wrong-type",
            row=row,
            field=field,
            wanted=type_name(base),
            found=f"{value!r}",
        )
    if isinstance(base, list) and base:
        for item in value:
            check_type(base[0], item, row, field)
            if isinstance(item, dict):
                check_fields(base, item, row, field)


def check_fields(base: list[TomlTable], item: TomlTable, row: str, field: str) -> None:
    """A replaced list row has the fields all base rows have, and none that no base row has."""
    here = f"{row}.{field}"
    known = {name: value for one in base for name, value in one.items() if name not in REMARKS}
    for name in known:
        if name not in item and all(name in one for one in base):
            raise BadEdition("edition-missing-field", row=here, field=name)
    for name, value in item.items():
        if name in known:
            check_type(known[name], value, here, name)
        elif name not in REMARKS:
            names = ", ".join(known)
            raise BadEdition("edition-unknown-field", row=here, field=name, known=names)


def type_name(value: Any) -> str:
    """What a value is, in the words of TOML."""
    names = {int: "integer", bool: "boolean", str: "string", list: "array", dict: "table"}
    return names.get(type(value), type(value).__name__)
