"""The fields of all we read, learnt before there are threads: two that learn one at once crash msgspec 0.22."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Struct

from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named

OURS = "trianon."


def learn_types() -> set[type[Struct]]:
    """All types of ours that are loaded, the views of the games among them."""
    for name in GAMES:
        game_named(name)
    return {kind for kind in kinds_below(Struct) if learn(kind)}


def kinds_below(kind: type[Struct]) -> Iterator[type[Struct]]:
    """All that are made from a type, and from those."""
    for one in kind.__subclasses__():
        yield one
        yield from kinds_below(one)


def learn(kind: type[Struct]) -> bool:
    """Whether it is one that can be read; a few hold what never leaves the process."""
    if not kind.__module__.startswith(OURS):
        return False
    with suppress(TypeError, NameError):
        msgspec.json.Decoder(kind)
        return True
    return False
