"""An event: a fact that became true, the clause that made it so, and who may see it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from trianon.core.sizes import EVERYBODY


class Event(Struct, frozen=True):
    """`figures` are small integers by name; `reader` is a seat, or EVERYBODY."""

    kind: str
    clause: str
    figures: dict[str, int]
    reader: int = EVERYBODY

    def visible_to(self, seat: int) -> bool:
        """Whether this seat (or a watcher, seat -1) may see it."""
        return self.reader in (EVERYBODY, seat)


def visible(events: Iterable[Event], seat: int) -> list[Event]:
    """The events one seat may see, in order."""
    return [event for event in events if event.visible_to(seat)]


class Source(Struct, frozen=True):
    """One entry of a score explained: victory points by seat, source, clause and round."""

    seat: int
    source: str
    clause: str
    round: int
    points: int
    detail: str = ""
