"""What every view begins with. A view is a public part, the same for all readers, and the reader's own part."""

from __future__ import annotations

from msgspec import Struct


class Public(Struct, frozen=True):
    """The part that everybody may know; each game adds its own fields."""

    game: str
    ply: int
    over: bool
    winners: list[int]
    asked_seat: int
    switches: dict[str, bool]  # those that a state holds
