"""Published studies over HTTP: the list, and typed questions; nothing from outside becomes part of a query."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from trianon.server import studies
from trianon.server.catalogue import tagged, with_tag
from trianon.server.services import house
from trianon.server.studies import StudyBoard
from trianon.study.explore import answers, contrast, library
from trianon.study.explore.filters import ANY_TURN, ANYBODY, Filter, Line
from trianon.study.explore.library import Library, StudyLine

Asked = Request[Any, Any, Any]
TAGS = ["studies"]
HERE = "/api/studies/{study:str}"


@get("/api/studies", tags=TAGS, sync_to_thread=False)
def study_list(request: Asked) -> Response[list[StudyLine]]:
    """The published studies."""
    found = msgspec.json.encode(house(request).studies.lines())
    return tagged(request, *with_tag(found), "application/json")


@get(f"{HERE}/overview", tags=TAGS)
async def study_overview(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    turn: FromQuery[int] = ANY_TURN,
) -> Response[answers.StudyOverview]:
    """Scores and lengths."""
    return await answered(request, study, library.OVERVIEW, Filter(variant, bot, turn))


@get(f"{HERE}/seats", tags=TAGS)
async def study_seats(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    turn: FromQuery[int] = ANY_TURN,
) -> Response[answers.StudySeats]:
    """Victories by seat and by place in the order of play."""
    return await answered(request, study, library.SEATS, Filter(variant, bot, turn))


@get(f"{HERE}/sources", tags=TAGS)
async def study_sources(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    turn: FromQuery[int] = ANY_TURN,
) -> Response[list[answers.StudySource]]:
    """Points by source, of winners and of the others."""
    return await answered(request, study, library.SOURCES, Filter(variant, bot, turn))


@get(f"{HERE}/cards", tags=TAGS)
async def study_cards(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    turn: FromQuery[int] = ANY_TURN,
) -> Response[list[answers.StudyCard]]:
    """What each component was worth to those who took it."""
    return await answered(request, study, library.CARDS, Filter(variant, bot, turn))


@get(f"{HERE}/compare", tags=TAGS)
async def study_comparison(
    request: Asked,
    study: FromPath[str],
    against: FromQuery[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    turn: FromQuery[int] = ANY_TURN,
    against_variant: FromQuery[str] = "base",
    against_bot: FromQuery[str] = ANYBODY,
    against_turn: FromQuery[int] = ANY_TURN,
) -> Response[contrast.StudyComparison]:
    """Two settings of one game: the second, `against` with its own filters, less the first."""
    one, two = Filter(variant, bot, turn), Filter(against_variant, against_bot, against_turn)
    return await told(request, study, lambda shelf: shelf.compare(study, one, against, two))


@get(f"{HERE}/openings", tags=TAGS)
async def study_openings(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    bot: FromQuery[str] = ANYBODY,
    line: FromQuery[list[str] | None] = None,
) -> Response[answers.StudyOpenings]:
    """What was chosen after a line of choices, `line` once for each; `bot` is the one that chooses now."""
    moves = Line(tuple(line or ()))
    return await answered(request, study, library.OPENINGS, Filter(variant, bot), moves)


@get(f"{HERE}/board", tags=TAGS)
async def study_board(
    request: Asked,
    study: FromPath[str],
    variant: FromQuery[str] = "base",
    line: FromQuery[list[str] | None] = None,
) -> Response[StudyBoard]:
    """A position that a line leads to, in a shuffle of no table."""
    moves = Line(tuple(line or ()))
    return await told(request, study, lambda shelf: studies.board(shelf, study, variant, moves))


@get(f"{HERE}/components", tags=TAGS)
async def study_components(
    request: Asked, study: FromPath[str], variant: FromQuery[str] = "base"
) -> Response[dict[str, Any]]:
    """The figures a study was played with."""
    return await told(request, study, lambda shelf: studies.figures(shelf, study, variant))


async def answered(
    request: Asked, study: str, question: str, wish: Filter, line: Line | None = None
) -> Response[Any]:
    """An answer to a question of the library."""
    return await told(request, study, lambda shelf: shelf.answer(study, question, wish, line))


async def told(request: Asked, study: str, make: Callable[[Library], bytes]) -> Response[Any]:
    """Something about a study, or the news that it has not changed."""
    shelf = house(request).studies.holding(study)
    data = await house(request).studies.work(lambda: make(shelf))
    return tagged(request, *with_tag(data), "application/json")


HANDLERS = [
    study_list,
    study_overview,
    study_seats,
    study_sources,
    study_openings,
    study_cards,
    study_comparison,
    study_board,
    study_components,
]
