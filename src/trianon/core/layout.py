"""The fields of a record, read from its annotations, and its saved part as bytes.

The bytes are the same whether the rules are compiled or not, however a compiled record lies in memory:
every number of the saved fields as 32 bits, in the order of the source.
"""

from __future__ import annotations

import importlib.util
import struct
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from math import prod
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from trianon.core.sizes import Word

FIRST_COPIED = "option_count"
FIRST_SAVED = "ply"

SMALL = "h"  # type codes of `struct`: 16 bits, 32 bits, 32 bits without a sign
NUMBER = "i"
WORD = "I"


class Field(NamedTuple):
    """The numbers under one name: () for a single number, (n,) or (n, m) for arrays."""

    name: str
    size: tuple[int, ...]
    code: str

    @property
    def total(self) -> int:
        """How many numbers there are."""
        return prod(self.size)


@cache
def fields(kind: Any) -> tuple[Field, ...]:
    """The integer fields of a record, in order; each class is padded to an even count."""
    listed: list[Field] = []
    for owner in reversed(kind.__mro__[:-1]):
        written = as_written(owner)
        hints = get_type_hints(written, include_extras=True)
        own = [field(name, hints[name]) for name in written.__annotations__]
        numbers = [found for found in own if found is not None]
        listed += numbers
        if sum(number.total for number in numbers) % 2:
            listed.append(Field(f"padding_{owner.__name__}", (), NUMBER))
    return tuple(listed)


def is_as_written(kind: Any) -> bool:
    """Whether a class is not compiled."""
    return "__annotations__" in vars(kind)


def as_written(kind: Any) -> Any:
    """A class with its annotations: a compiled one has lost them, its source beside it has not."""
    if is_as_written(kind):
        return kind
    compiled = Path(str(sys.modules[kind.__module__].__file__))
    source = compiled.with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    spec = importlib.util.spec_from_file_location(f"{kind.__module__}_as_written", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return getattr(module, kind.__name__)


def field(name: str, hint: Any) -> Field | None:
    """What an annotation says; None for a pointer to another record."""
    if hint is int or hint is bool:
        return Field(name, (), NUMBER)
    if get_origin(hint) is not Annotated:
        return None
    inner, *sizes = get_args(hint)
    if inner is int:
        return Field(name, (), WORD if hint == Word else NUMBER)
    while get_origin(inner) is list:
        inner = get_args(inner)[0]
    return Field(name, tuple(sizes), WORD if inner == Word else SMALL if inner is int else NUMBER)


def copied_fields(kind: Any) -> tuple[Field, ...]:
    """The option buffer and all that is saved."""
    return fields_from(kind, FIRST_COPIED)


def saved_fields(kind: Any) -> tuple[Field, ...]:
    """All that is saved and digested."""
    return fields_from(kind, FIRST_SAVED)


@cache
def fields_from(kind: Any, first: str) -> tuple[Field, ...]:
    listed = fields(kind)
    return listed[[each.name for each in listed].index(first) :]


def zeros(size: tuple[int, ...]) -> Any:
    """An array of zeros."""
    return [zeros(size[1:]) for _ in range(size[0])] if size else 0


def duplicate(value: Any, depth: int) -> Any:
    """A copy of an array of so many dimensions."""
    if depth == 0:
        return value
    return [duplicate(item, depth - 1) for item in value] if depth > 1 else list(value)


def flat(value: Any, depth: int) -> list[int]:
    """The numbers of an array, row by row."""
    if depth == 0:
        return [value]
    return list(chain.from_iterable(value)) if depth == 2 else value


def shaped(numbers: Iterator[int], size: tuple[int, ...]) -> Any:
    """The inverse of `flat`."""
    return [shaped(numbers, size[1:]) for _ in range(size[0])] if size else next(numbers)


@cache
def form(kind: Any, tight: bool) -> struct.Struct:
    """All saved numbers as bytes: 32 bits each, or tightly, as narrow as a compiled record holds them."""
    codes = ((each.total, each.code) for each in saved_fields(kind))
    return struct.Struct(
        "="
        + "".join(f"{total}{code if tight or code == WORD else NUMBER}" for total, code in codes)
    )


def packed_size(state: Any) -> int:
    """How many bytes `pack` writes for records of this kind."""
    kind: Any = type(state)
    return form(kind, False).size


def pack(state: Any) -> bytes:
    """The saved part of a record; OverflowError if a number would not fit when compiled."""
    kind: Any = type(state)
    numbers: list[int] = []
    for name, size, _ in saved_fields(kind):
        numbers += flat(getattr(state, name, 0), len(size))
    if is_as_written(kind):
        check(kind, numbers)
    return form(kind, False).pack(*numbers)


def unpack(state: Any, data: bytes) -> None:
    """Read back what `pack` wrote; the caller checks the length, OverflowError as in `pack`."""
    kind: Any = type(state)
    numbers = form(kind, False).unpack(data)
    check(kind, numbers)
    left = iter(numbers)
    for name, size, _ in saved_fields(kind):
        value = shaped(left, size)
        if hasattr(state, name):  # compiled records have no padding
            setattr(state, name, value)
    state.cached_block = 0


def check(kind: Any, numbers: Sequence[int]) -> None:
    """Refuse numbers that would be cut off in a compiled record."""
    try:
        form(kind, True).pack(*numbers)
    except struct.error as error:
        raise OverflowError(f"{kind.__name__}: {error}") from error
