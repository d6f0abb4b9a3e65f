"""Boards drawn from events alone: the public facts of a view, and what each event changes in them.

A fold knows no rule: it reads the figures of an event and moves what they name. Kinds that change
nothing a watcher sees drawn are listed as such, so that a new kind of event is missed by nobody.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

Facts = dict[str, Any]
Figures = dict[str, int]


class Fold(Protocol):
    """One game: its public facts by number, and how an event changes them."""

    QUIET: frozenset[str]

    def facts(self, view: Any) -> Facts:
        """What a watcher's board draws, taken from the view."""

    def change(self, facts: Facts, kind: str, figures: Figures) -> bool:
        """Carry out one event; false if the kind is not known here."""


def fold_of(game: str) -> Fold:
    """The fold of a game, found by its name."""
    return cast(Fold, import_module(f"{__name__}.{game.replace('-', '_')}"))
