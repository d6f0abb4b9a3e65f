"""Names for integers: constants of a module as words of records, views and messages."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType


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
