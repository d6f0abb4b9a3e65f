"""What a teacher may look at: one seat's view, its decision, what follows from them, the printed figures."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from trianon.core.decision import Decision

V = TypeVar("V")  # a game's view
O = TypeVar("O")  # its outlook  # noqa: E741
B = TypeVar("B")  # its box

# What fills the words of a line: numbers, texts, messages; seats under `player`, `leader` and `rival`.
Slots = dict[str, Any]


class Now(Struct, Generic[V, O, B], frozen=True):
    """A moment as the learner may know it; never a record."""

    view: V
    decision: Decision | None
    outlook: O
    box: B
