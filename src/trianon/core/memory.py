"""New and copied records. `memory.pyx` is the compiled twin of this file."""

from __future__ import annotations

from typing import Any

from trianon.core.layout import copied_fields, duplicate, fields, zeros
from trianon.core.state import CoreState, Story


def blank(state: CoreState) -> None:
    """Set every field of a new record to zero (compiled records begin so)."""
    kind: Any = type(state)
    for field in fields(kind):
        setattr(state, field.name, zeros(field.size))


def new_story() -> Story:
    """An empty story."""
    story = Story.__new__(Story)
    for field in fields(Story):
        setattr(story, field.name, zeros(field.size))
    return story


def copy_into(source: CoreState, target: CoreState) -> None:
    """Make the target equal to the source; a copy is silent."""
    if not hasattr(target, "telling"):
        blank(target)
    for field in copied_fields(type(source)):
        setattr(target, field.name, duplicate(getattr(source, field.name), len(field.size)))
    target.telling = 0
    target.cached_block = 0
