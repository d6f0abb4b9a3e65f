"""What anybody may read: games, figures, words and rules."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from trianon.bots.bot import BOTS
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import CORE, LANGUAGES
from trianon.server import wire
from trianon.server.problems import Refusal

Asked = Request[Any, Any, Any]
TAGS = ["texts"]
FRESH = {"cache-control": "no-cache"}


@get("/api/games", tags=TAGS, sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """What can be played."""
    return [game_info(name) for name in GAMES]


@get("/api/games/{game:str}/components", tags=TAGS, sync_to_thread=False)
def components(game: FromPath[str]) -> dict[str, Any]:
    """The figures of components.toml."""
    return game_named(game).base_edition.tables


@get("/api/games/{game:str}/locale/{file:str}", tags=TAGS, sync_to_thread=False)
def game_locale(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The words of a game, as Fluent text: en.ftl, fr.ftl, de.ftl."""
    folder = game_named(game).folder
    return text(request, folder / "locale" / known(file, ".ftl"), "text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules/{file:str}", tags=TAGS, sync_to_thread=False)
def game_rules(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The rules of a game: en.md, fr.md, de.md."""
    folder = game_named(game).folder
    return text(request, folder / "rules" / known(file, ".md"), "text/markdown; charset=utf-8")


@get("/api/locale/{file:str}", tags=TAGS, sync_to_thread=False)
def core_locale(request: Asked, file: FromPath[str]) -> Response[bytes]:
    """The words all games share, errors included."""
    return text(request, CORE / "locale" / known(file, ".ftl"), "text/plain; charset=utf-8")


def game_info(name: str) -> wire.GameInfo:
    """One game."""
    game = game_named(name)
    players, switches = list(game.players), dict(game.switches)
    return wire.GameInfo(name, game.rules_version, players, switches, list(BOTS), list(LANGUAGES))


def known(file: str, ending: str) -> str:
    """The name of a text in one of our languages, nothing else."""
    language = file.removesuffix(ending)
    if not file.endswith(ending):
        raise Refusal("unknown-route")
    if language not in LANGUAGES:
        raise BadRequest("unknown-language", language=language[:20], known=", ".join(LANGUAGES))
    return file


@cache
def content(path: Path) -> tuple[bytes, str]:
    """A text and its tag, read once."""
    data = path.read_bytes()
    return data, f'"{hashlib.sha256(data).hexdigest()[:16]}"'


def text(request: Asked, path: Path, media_type: str) -> Response[bytes]:
    """A text, or the news that it has not changed."""
    data, tag = content(path)
    headers = {**FRESH, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(data, media_type=media_type, headers=headers)


HANDLERS = [games, components, game_locale, game_rules, core_locale]
