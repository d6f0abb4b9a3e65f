"""A decision: who is asked what, by which clause, and the legal answers."""

from __future__ import annotations

from msgspec import Struct


class Decision(Struct, frozen=True):
    """Computed from a record, never stored; `actions` are sorted and never empty."""

    seat: int
    kind: str
    clause: str
    actions: tuple[int, ...]
    names: tuple[str, ...]  # the same options as readable text
