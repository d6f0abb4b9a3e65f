"""Copies and bytes of a record. `memory.pyx` is the compiled twin of this file."""

from __future__ import annotations

from array import array
from math import prod
from typing import Any

from trianon.core.layout import copied_fields, duplicate, fields, flat, saved_fields, shaped, zeros
from trianon.core.state import CoreState, Story


def blank(state: CoreState) -> None:
    """Set every field of a new record to nought (compiled records begin so)."""
    kind: Any = type(state)
    for name, size in fields(kind):
        setattr(state, name, zeros(size))


def new_story() -> Story:
    """An empty story."""
    story = Story.__new__(Story)
    for name, size in fields(Story):
        setattr(story, name, zeros(size))
    return story


def copy_into(source: CoreState, target: CoreState) -> None:
    """Make the target equal to the source; a copy is silent."""
    if not hasattr(target, "telling"):
        blank(target)
    for name, size in copied_fields(type(source)):
        setattr(target, name, duplicate(getattr(source, name), len(size)))
    target.telling = 0
    target.cached_block = 0


def packed_size(state: CoreState) -> int:
    """How many bytes `pack` writes for records of this kind."""
    return 4 * sum(prod(size) for _, size in saved_fields(type(state)))


def pack(state: CoreState) -> bytes:
    """The saved part of a record as bytes, equal whether compiled or not."""
    numbers = array("I")
    for name, size in saved_fields(type(state)):
        numbers.extend(number & 0xFFFFFFFF for number in flat(getattr(state, name), len(size)))
    return numbers.tobytes()


def unpack(state: CoreState, data: bytes) -> None:
    """Read back what `pack` wrote; the caller checks the length."""
    words = iter(array("I", data))
    ints = (number - (1 << 32) if number >> 31 else number for number in words)
    for name, size in saved_fields(type(state)):
        setattr(state, name, shaped(words if name == "key" else ints, size))
    state.cached_block = 0
