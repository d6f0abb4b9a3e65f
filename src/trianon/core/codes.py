"""Names for integers: constants of a module as words of records, views and messages."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from trianon.core.sizes import NOBODY


def names_of(module: ModuleType) -> dict[int, str]:
    """The integer constants of a module by value, as lower-case words with hyphens."""
    return {
        value: name.lower().replace("_", "-")
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }


def clauses_of(module: ModuleType) -> dict[int, str]:
    """The clause constants of a module by value: B6_6_1 is B6.6.1."""
    return {
        value: name.replace("_", ".")
        for name, value in vars(module).items()
        if name[:1].isupper() and isinstance(value, int)
    }


def inverse(names: Mapping[int, str]) -> dict[str, int]:
    """The integers by their names."""
    return {name: value for value, name in names.items()}


def counted(codes: list[int], size: int) -> list[int]:
    """How often each code occurs; the inverse of `spread`."""
    return [codes.count(code) for code in range(size)]


def spread(counts: list[int], ids: list[str]) -> list[str]:
    """Counts by kind as a list of ids."""
    return [name for name, count in zip(ids, counts, strict=True) for _ in range(count)]


def name_or_empty(code: int, ids: list[str]) -> str:
    """The id of a code; empty for NOBODY."""
    return ids[code] if code != NOBODY else ""
