"""Trianon: play, study and train bots on three strategy board games.

    import trianon

    bastille = trianon.game("bastille")
    state = bastille.start(players=4, seed=trianon.seed_of(7))

The names below are the public ones; they are imported when they are first asked for.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trianon.core.decision import Decision
    from trianon.core.errors import BadRequest, IllegalAction, TrianonError
    from trianon.core.events import Event, Source
    from trianon.core.game import WATCHER, Game, seed_of
    from trianon.core.record import Record, Recorder
    from trianon.core.registry import GAMES, game
    from trianon.core.view import Public as View
    from trianon.core.words import game_words

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "WATCHER",
    "BadRequest",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "Recorder",
    "Source",
    "TrianonError",
    "View",
    "__version__",
    "game",
    "game_words",
    "seed_of",
]

_HOMES = {
    "trianon.core.decision": ("Decision",),
    "trianon.core.errors": ("BadRequest", "IllegalAction", "TrianonError"),
    "trianon.core.events": ("Event", "Source"),
    "trianon.core.game": ("Game", "WATCHER", "seed_of"),
    "trianon.core.record": ("Record", "Recorder"),
    "trianon.core.registry": ("GAMES", "game"),
    "trianon.core.view": ("Public",),
    "trianon.core.words": ("game_words",),
}
_RENAMED = {"View": "Public"}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    inside = _RENAMED.get(name, name)
    if name not in __all__ or inside not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_HOME_OF[inside]), inside)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


if os.environ.get("TRIANON_PURE"):
    from trianon import _pure

    _pure.install()
