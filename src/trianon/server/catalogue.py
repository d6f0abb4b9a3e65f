"""What anybody may read: games, figures, words and rules."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from trianon.bots.levels import levels_of
from trianon.core.errors import BadRequest
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import CORE, LANGUAGES
from trianon.server import bodies
from trianon.server.problems import Refusal

Asked = Request[Any, Any, Any]
TAGS = ["texts"]
FRESH = {"cache-control": "no-cache"}


@get("/api/games", tags=TAGS, sync_to_thread=False)
def games(request: Asked) -> Response[list[bodies.GameInfo]]:
    """What can be played."""
    return tagged(request, *game_list(), "application/json")


@get("/api/games/{game:str}/components", tags=TAGS, sync_to_thread=False)
def components(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The figures of components.toml."""
    return tagged(request, *figures(game_named(game).name), "application/json")


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


def game_info(name: str) -> bodies.GameInfo:
    """What the lobby needs to know of a game: players, switches, bots, languages."""
    game = game_named(name)
    players, switches, bots = list(game.players), dict(game.switches), list(levels_of(game))
    return bodies.GameInfo(name, game.rules_version, players, switches, bots, list(LANGUAGES))


def known(file: str, ending: str) -> str:
    """The name of a text in one of our languages, nothing else."""
    language = file.removesuffix(ending)
    if not file.endswith(ending):
        raise Refusal("unknown-route")
    if language not in LANGUAGES:
        raise BadRequest("unknown-language", language=language[:20], known=", ".join(LANGUAGES))
    return file


@cache
def game_list() -> tuple[bytes, str]:
    """All games and their tag, written once."""
    return with_tag(msgspec.json.encode([game_info(name) for name in GAMES]))


@cache
def figures(game: str) -> tuple[bytes, str]:
    """The figures of a game and their tag, written once."""
    return with_tag(msgspec.json.encode(game_named(game).base_edition.tables))


@cache
def content(path: Path) -> tuple[bytes, str]:
    """A text and its tag, read once."""
    return with_tag(path.read_bytes())


def with_tag(data: bytes) -> tuple[bytes, str]:
    """Something public and the tag by which a browser knows that it has not changed."""
    return data, f'"{hashlib.sha256(data).hexdigest()[:16]}"'


def text(request: Asked, path: Path, media_type: str) -> Response[bytes]:
    """A text, or the news that it has not changed."""
    return tagged(request, *content(path), media_type)


def tagged(request: Asked, data: bytes, tag: str, media_type: str) -> Response[Any]:
    """Something public, or the news that it has not changed."""
    headers = {**FRESH, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(data, media_type=media_type, headers=headers)


HANDLERS = [games, components, game_locale, game_rules, core_locale]
