"""The application: routes, errors, life span."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from trianon import __version__
from trianon.core.errors import TrianonError
from trianon.server import (
    bodies,
    catalogue,
    comment_routes,
    consent_routes,
    host_routes,
    learn_routes,
    lobby,
    mistake_routes,
    page,
    puzzle_routes,
    study_routes,
    table_routes,
    teacher_routes,
)
from trianon.server.bans import Bans
from trianon.server.gate import Gate
from trianon.server.learnt import learn_types
from trianon.server.openapi import PlainPage
from trianon.server.problems import Refusal, incident, problem_headers, status_of
from trianon.server.services import House, house
from trianon.server.settings import Settings
from trianon.server.watch import Watch

Asked = Request[Any, Any, Any]
COMPRESSION = CompressionConfig(
    backend="brotli", brotli_quality=4, minimum_size=1024, exclude_opt_key=page.COMPRESSED
)


@get("/livez", tags=["health"], sync_to_thread=False)
def livez() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", tags=["health"])
async def readyz(request: Asked) -> str:
    """The database can be written to and the server is not on its way out."""
    at = house(request)
    if not at.ready or not await at.tables.is_storing():
        raise Refusal("storage")
    return "ok"


def problem(request: Asked, error: Exception) -> Response[bodies.Problem]:
    """Every answer that is not 2xx: a code and its facts."""
    known = error if isinstance(error, TrianonError) else refusal_of(error)
    house(request).watch.refused(known.code)
    body = bodies.Problem(known.code, known.facts)
    status, headers = status_of(known), problem_headers(known)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refusal_of(error: Exception) -> Refusal:
    """What the framework refused, in our words."""
    if isinstance(error, RecursionError):  # a body nested too deeply
        return Refusal("malformed", reason="depth")
    if not isinstance(error, HTTPException):
        return incident(error)
    if error.status_code == 404:
        return Refusal("unknown-route")
    if error.status_code == 405:
        return Refusal("method")
    if error.status_code == 413:
        return Refusal("too-large", most=0)
    if error.status_code >= 500:
        return incident(error)
    return Refusal("malformed", reason=reason_of(error)[:120])


def reason_of(error: HTTPException) -> str:
    """Which field of a body is wrong."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        return str(first.get("message", "")) if isinstance(first, dict) else str(first)
    return str(error.detail)


def too_large(settings: Settings) -> Any:
    """Bodies over the limit, with the limit."""

    def handle(request: Asked, error: Exception) -> Response[bodies.Problem]:
        return problem(request, Refusal("too-large", most=settings.body_bytes))

    return handle


def in_our_words(response: Response[Any]) -> Response[Any]:
    """The framework answers unknown pages beside its schema with HTML; we answer like everywhere."""
    if response.status_code == 404:
        raise Refusal("unknown-route")
    return response


def create_app(
    settings: Settings, bans: Bans | None = None, watch: Watch | None = None
) -> Litestar:
    """The application without its gate."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        learn_types()
        app.state.house = House(settings, bans, watch)
        yield
        await app.state.house.close()

    return Litestar(
        route_handlers=[
            livez,
            readyz,
            *catalogue.HANDLERS,
            *lobby.HANDLERS,
            *table_routes.HANDLERS,
            *learn_routes.HANDLERS,
            *teacher_routes.HANDLERS,
            *puzzle_routes.HANDLERS,
            *mistake_routes.HANDLERS,
            *comment_routes.HANDLERS,
            *consent_routes.HANDLERS,
            *study_routes.HANDLERS,
            *host_routes.HANDLERS,
            *page.HANDLERS,
        ],
        lifespan=[living],
        exception_handlers={
            TrianonError: problem,
            HTTPException: problem,
            Exception: problem,
            413: too_large(settings),
        },
        request_max_body_size=settings.body_bytes,
        compression_config=COMPRESSION,
        openapi_config=OpenAPIConfig(
            title="Trianon",
            version=__version__,
            openapi_router=Router(
                "/schema", route_handlers=[], include_in_schema=False, after_request=in_our_words
            ),
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def create_server(settings: Settings) -> Gate:
    """The application behind its gate: what uvicorn runs."""
    bans, watch = Bans(), Watch(settings)
    return Gate(create_app(settings, bans, watch), settings, bans, watch)
