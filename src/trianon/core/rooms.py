"""The rooms of a game: a folder of `trianon.games` is a game, and its modules answer by their names.

Nothing lists games. What else a folder holds is the game's own affair: its chapters, its names.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import msgspec

from trianon.core.errors import BadGame

PACKAGE = "trianon.games"
META = "meta.toml"

# What is asked of which module; each has its sentence in `core/game.py`.
ROOMS: dict[str, tuple[str, ...]] = {
    "numbers": ("ACTIONS",),
    "clauses": (),
    "events": ("FIGURES", "HARMLESS", "HARMLESS_QUESTIONS", "REVEALING", "REVEALING_QUESTIONS"),
    "decisions": ("DECISIONS",),
    "state": ("State",),
    "components": ("filled_box",),
    "flow": ("copy", "begin", "apply", "list_options", "play_randomly"),
    "resample": ("resample", "reimagine"),
    "view": ("View", "public", "own"),
    "outlook": ("outlook", "option_words", "standing_words"),
    "actions": ("action_name",),
    "position": ("write", "read"),
    "invariants": ("check",),
    "openness": ("is_open",),
    "breakdown": ("explain", "scores", "is_winner"),
    "wording": ("figure", "option", "asked_about", "reasons_unfired", "DEFINITIONS"),
}
ANSWERS_ITSELF = (
    "game"  # a module a game may have: its class `Rules` answers some questions in its own way
)


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`meta.toml`: what the house knows of a game before it opens its rules."""

    title: str
    order: int  # its place in lists of games
    players: tuple[int, ...]
    move_bound: int  # no game asks more questions than this
    rules_version: int = 1
    switches: dict[str, bool] = {}  # variants and rulings to choose, with their defaults
    # Switches that only the set-up reads, so that no state keeps them: what a header means that lacks them.
    setup_switches: dict[str, bool] = {}


def games_folder() -> Path:
    """Where the games lie."""
    spec = find_spec(PACKAGE)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(next(iter(spec.submodule_search_locations)))


def found_games(folder: Path) -> dict[str, Meta]:
    """All games of a folder by name, in the order they wish to be listed in."""
    found = {name_of(path.parent): read_meta(path) for path in sorted(folder.glob(f"*/{META}"))}
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


def name_of(folder: Path) -> str:
    """The name of the game in a folder: `sun-king` for `sun_king`."""
    return folder.name.replace("_", "-")


def module_of(name: str) -> str:
    """The inverse of `name_of`; heuristics, encoders and boards lie under this name too."""
    return name.replace("-", "_")


def read_meta(path: Path) -> Meta:
    """The meta.toml of one game."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Meta)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError, ValueError) as error:
        raise BadGame("game-meta", game=path.parent.name, reason=str(error)) from error


def room(name: str, module: str) -> ModuleType:
    """One module of a game; BadGame names it if it is not there or does not answer what it should."""
    full = f"{PACKAGE}.{module_of(name)}.{module}"
    if not exists(full):
        raise BadGame("game-module", game=module_of(name), module=module)
    found = import_module(full)
    for answer in ROOMS.get(module, ()):
        if not hasattr(found, answer):
            raise BadGame("game-answer", game=module_of(name), module=module, answer=answer)
    return found


def exists(module: str) -> bool:
    """Whether there is a module of this name, compiled or not."""
    return find_spec(module) is not None


def beside(package: str, name: str) -> ModuleType | None:
    """What another package holds for a game, e.g. its board; None if it has nothing."""
    full = f"{package}.{module_of(name)}"
    return import_module(full) if exists(full) else None
