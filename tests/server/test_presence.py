"""Who is here: written down while the process lives, not after its end."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from trianon.server.presence import Presence
from trianon.server.table import Table
from trianon.server.tables import Tables


class Written:
    """Tables whose database writes down who is here."""

    def __init__(self) -> None:
        self.rows: list[dict[Any, bool]] = []
        self.store = SimpleNamespace(note_presence=None)

    async def run(self, _call: object, _process: str, changes: dict[Any, bool]) -> None:
        """One statement."""
        self.rows.append(changes)

    def on_stored(self, _hint: object) -> None:
        """Nobody listens."""


def test_whoever_leaves_after_the_end_is_not_written_down() -> None:
    """Pages close last of all: what they said then found no database, and the log told of a fault."""

    async def story() -> list[dict[Any, bool]]:
        written = Written()
        presence = Presence(cast("Tables", written), "process")
        table = cast("Table", SimpleNamespace(id="t", pages=[]))
        presence.note(table, "early")
        await asyncio.sleep(0.01)
        await presence.close()
        presence.note(table, "late")
        assert presence.flushing is None
        return written.rows

    assert asyncio.run(story()) == [{("t", "early"): False}]
