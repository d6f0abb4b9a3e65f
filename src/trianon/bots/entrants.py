"""Who may play in the lab and the environments: a level, `file.py:Class`, or a Python object.

The server knows levels only: nobody names a file over the wire.
"""

from __future__ import annotations

import copy
import hashlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from trianon.bots import levels
from trianon.bots.bot import Bot
from trianon.core.errors import BadRequest
from trianon.core.game import Game

Maker = Callable[..., Bot]  # of (game, seed), or of nothing
Entrant = str | Bot | Maker  # an object is a bot, or a class or function that makes one
Guests = Mapping[str, Any]  # the objects among the entrants, by the names they go by
FILE_MARK = ".py:"


def enter(entrant: Entrant, game: Game, seed: int, guests: Guests | None = None) -> Bot:
    """A new bot with its own stream of chance."""
    if not isinstance(entrant, str):
        return from_object(entrant, game, seed)
    if guests and entrant in guests:
        return from_object(guests[entrant], game, seed)
    if FILE_MARK in entrant:
        return made(class_in(entrant), game, seed)
    return levels.bot_named(entrant, game, seed)


def from_object(entrant: Any, game: Game, seed: int) -> Bot:
    """A class or function makes a bot; a bot is copied, so that no game depends on another."""
    if not inspect.isclass(entrant) and hasattr(entrant, "choose"):
        return copy.deepcopy(entrant)  # type: ignore[no-any-return]
    if callable(entrant):
        return made(entrant, game, seed)
    raise BadRequest("bot-no-choose", bot=repr(entrant)[:80])


def made(maker: Callable[..., Any], game: Game, seed: int) -> Bot:
    """What a maker makes of a game and a seed; one without parameters is called without."""
    wants = inspect.signature(maker).parameters
    bot: Bot = maker(game, seed) if wants else maker()
    if not callable(getattr(bot, "choose", None)):
        raise BadRequest("bot-no-choose", bot=name_of(maker))
    return bot


def class_in(entrant: str) -> Callable[..., Any]:
    """The class of `file.py:Class`; whatever is wrong with the file is named by file and line."""
    path, _, name = entrant.rpartition(":")
    module = module_in(str(Path(path).resolve()))
    found = getattr(module, name, None)
    if not callable(found):
        makers = [one for one, value in vars(module).items() if makes_bots(value, module)]
        raise BadRequest("bot-no-class", file=path, name=name, known=", ".join(makers) or "-")
    return found  # type: ignore[no-any-return]


def makes_bots(value: Any, module: ModuleType) -> bool:
    """Whether a thing of a bot author's file looks like what they meant."""
    return (
        inspect.isclass(value) and value.__module__ == module.__name__ and hasattr(value, "choose")
    )


@cache
def module_in(path: str) -> ModuleType:
    """A bot author's file, imported once under a name of its own."""
    if not Path(path).is_file():
        raise BadRequest("bot-no-file", file=path)
    name = f"trianon_guest_{hashlib.sha256(path.encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # so that its classes can be sent to other processes
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadRequest(
            "bot-import", file=path, line=line_of(error, path), reason=reason_of(error)
        ) from error
    return module


def line_of(error: Exception, path: str) -> int:
    """The line of this file at which an import failed."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return error.lineno or 0
    lines = [
        one.lineno for one in traceback.extract_tb(error.__traceback__) if one.filename == path
    ]
    return lines[-1] or 0 if lines else 0


def reason_of(error: Exception) -> str:
    """An error in one line."""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}".splitlines()[0][:200]


def name_of(entrant: Entrant) -> str:
    """What an entrant is called in results."""
    if isinstance(entrant, str):
        return entrant
    given = getattr(entrant, "name", None)
    if isinstance(given, str) and given:
        return given
    return str(getattr(entrant, "__name__", type(entrant).__name__))


def named(entrants: Iterable[Entrant]) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The names of all entrants, and the objects among them by name; two of one name are told apart."""
    names: list[str] = []
    guests: dict[str, Any] = {}
    for entrant in entrants:
        name = name_of(entrant)
        if not isinstance(entrant, str):
            name = free_name(name, entrant, guests)
            guests[name] = entrant
        names.append(name)
    return tuple(names), guests


def free_name(name: str, entrant: Any, guests: dict[str, Any]) -> str:
    """The name of an object, with a number if another one has it."""
    number, found = 2, name
    while (found in guests and guests[found] is not entrant) or found in levels.MAKERS:
        found, number = f"{name}-{number}", number + 1
    return found


def sources_of(entrants: Iterable[str], guests: Guests) -> list[Path]:
    """The files of bots that are not ours: results depend on them."""
    files = {Path(one.rpartition(":")[0]).resolve() for one in entrants if FILE_MARK in one}
    for guest in guests.values():
        thing = guest if inspect.isclass(guest) or inspect.isroutine(guest) else type(guest)
        found = inspect.getsourcefile(thing) if thing.__module__ != "builtins" else None
        files |= {Path(found)} if found else set()
    return sorted(files)


def short_name(entrant: str) -> str:
    """A name without its folder: `Bold` for `bots/mine.py:Bold`; records write it in one word."""
    return entrant.rpartition(":")[2] if FILE_MARK in entrant else entrant
