"""The fields of a record, read from its annotations: what `memory` copies, packs and clears uncompiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Annotated, Any, get_args, get_origin, get_type_hints

FIRST_COPIED = "option_count"
FIRST_SAVED = "ply"

Field = tuple[str, tuple[int, ...]]


@cache
def fields(kind: Any) -> tuple[Field, ...]:
    """Name and dimensions of each integer field, in order; each class is padded to an even count."""
    listed: list[Field] = []
    for owner in reversed(kind.__mro__[:-1]):
        hints = get_type_hints(owner, include_extras=True)
        numbers = [
            (name, size)
            for name in owner.__annotations__
            if (size := dimensions(hints[name])) is not None
        ]
        listed += numbers
        if sum(prod(size) for _, size in numbers) % 2:
            listed.append((f"padding_{owner.__name__}", ()))
    return tuple(listed)


def copied_fields(kind: Any) -> tuple[Field, ...]:
    """The option buffer and all that is saved."""
    return fields_from(kind, FIRST_COPIED)


def saved_fields(kind: Any) -> tuple[Field, ...]:
    """All that is saved and digested."""
    return fields_from(kind, FIRST_SAVED)


@cache
def fields_from(kind: Any, first: str) -> tuple[Field, ...]:
    listed = fields(kind)
    return listed[[name for name, _ in listed].index(first) :]


def dimensions(hint: Any) -> tuple[int, ...] | None:
    """() for a number, (n,) or (n, m) for arrays, None for a pointer to another record."""
    if hint is int or hint is bool:
        return ()
    if get_origin(hint) is not Annotated:
        return None
    inner, *sizes = get_args(hint)
    return () if inner is int else tuple(sizes)


def zeros(size: tuple[int, ...]) -> Any:
    """An array of noughts."""
    return [zeros(size[1:]) for _ in range(size[0])] if size else 0


def duplicate(value: Any, depth: int) -> Any:
    """A copy of an array of so many dimensions."""
    if depth == 0:
        return value
    return [duplicate(item, depth - 1) for item in value] if depth > 1 else list(value)


def flat(value: Any, depth: int) -> Iterator[int]:
    """The numbers of an array, row by row."""
    if depth == 0:
        yield value
    else:
        for item in value:
            yield from flat(item, depth - 1)


def shaped(numbers: Iterator[int], size: tuple[int, ...]) -> Any:
    """The inverse of `flat`."""
    return [shaped(numbers, size[1:]) for _ in range(size[0])] if size else next(numbers)
