"""The teacher beside a first game, over HTTP: what to look at, what followed, a warning for each bad choice.

Only where hints are allowed: at a table of one person and bots. The server keeps nothing: every question
brings what was heard before, and every answer says what has been heard then.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from trianon.core.events import Event, Source
from trianon.core.registry import game as game_named
from trianon.core.teaching import Now
from trianon.learn import teacher
from trianon.learn.teacher import Against, Heard, Said, with_names
from trianon.learn.things import has_teacher
from trianon.server import bodies, history, new_tables, wire
from trianon.server.members import mask_of
from trianon.server.problems import Refusal
from trianon.server.services import House, house
from trianon.server.table import Table
from trianon.server.tables import check_holder, check_seq

Asked = Request[Any, Any, Any]
TAGS = ["learn"]
HERE = "/api/tables/{table:str}/teacher"
SOURCE = "source-"  # the messages that name a source of points
Name = Annotated[str, Meta(max_length=40)]
HUNDRED = 100


class HeardLines(Struct, frozen=True, forbid_unknown_fields=True):
    """What was heard in this game: kinds of decision met, how often each line."""

    kinds: Annotated[list[Name], Meta(max_length=60)] = []
    lines: Annotated[dict[Name, Annotated[int, Meta(ge=0, le=9)]], Meta(max_length=200)] = {}


class AskTeacher(Struct, frozen=True, forbid_unknown_fields=True):
    """At my decision `seq`; `since` is the number of my last action, what followed it is told."""

    seat: int
    seq: int
    since: Annotated[int, Meta(ge=-1)] = -1
    heard: HeardLines = field(default_factory=HeardLines)


class TeacherLine(Struct, frozen=True):
    """A line in words; of an event it tells of: the rule behind it, and the source of its points."""

    id: str
    words: wire.Words
    clause: str
    source: str


class Taught(Struct, frozen=True):
    """What the teacher says now: before the decision, after the last one, to somebody who asks, at the end."""

    seq: int
    before: TeacherLine | None
    after: list[TeacherLine]
    look_at: list[TeacherLine]
    farewell: list[TeacherLine]
    heard: HeardLines


class Warnings(Struct, frozen=True):
    """For each choice that is clearly bad what is said before it is carried out."""

    seq: int
    lines: dict[str, TeacherLine]


@post("/api/learn/{game:str}/first-game", tags=TAGS)
async def first_game(
    request: Asked, game: FromPath[str], data: JSONBody[bodies.FirstGame]
) -> bodies.Made:
    """A table for a first game with the teacher: how many play and when I act first is the teacher's choice."""
    at = house(request)
    session = await at.who(request)
    title = game_named(game).name
    if not has_teacher(title):
        raise Refusal("unknown-route")
    await at.check_maker(request)
    return await new_tables.first_game(at.tables, session, await at.name_of(session), title, data)


@post(HERE, tags=TAGS, status_code=200)
async def taught(request: Asked, table: FromPath[str], data: JSONBody[AskTeacher]) -> Taught:
    """What the teacher says at my decision, and when the game is over."""
    _, found = await pupil(house(request), request, table, data)
    now = teacher.moment(found.game, found.state, data.seat)
    points = found.game.breakdown(found.state)
    return await asyncio.to_thread(lesson_at, found, now, points, data)


@post(f"{HERE}/warnings", tags=TAGS, status_code=200)
async def warnings(
    request: Asked, table: FromPath[str], data: JSONBody[AskTeacher]
) -> Warnings:  # fmt: skip
    """What a search holds against the choices of my decision."""
    at = house(request)
    session, found = await pupil(at, request, table, data)
    now = teacher.moment(found.game, found.state, data.seat)
    hint = await at.advisers.hint(found, session, data.seat, data.seq)
    lines = {}
    for one in hint.options:
        said, _ = teacher.warning(found.game, now, one.action, heard_in(data), against(one))
        if said is not None:
            lines[one.action] = line_of(found, said)
    return Warnings(data.seq, lines)


def against(advice: wire.Advice) -> Against | None:
    """What the hint holds against an option, if it is clearly worse than the best."""
    return Against(advice.loss * HUNDRED, by_source(advice)) if advice.loss > 0 else None


def by_source(advice: wire.Advice) -> dict[str, float]:
    """The learner's own points more or less by source, as the hint knows them."""
    told = [(why.words[0], why.points) for why in advice.reasons]
    return {name.removeprefix(SOURCE): points for name, points in told if name.startswith(SOURCE)}


async def pupil(at: House, request: Asked, name: str, asked: AskTeacher) -> tuple[str, Table]:
    """A table at which the asker is alone with bots, and asked or at the end; nobody else is taught."""
    session, table = await at.member(request, name)
    check_holder(table, session, asked.seat)
    if not table.solo:
        raise Refusal("no-hints")
    if not has_teacher(table.game.name):
        raise Refusal("unknown-route")
    if table.over:
        check_seq(table, session, asked.seq)
    else:
        at.tables.check_turn(table, session, asked.seat, asked.seq, "teacher")
    return session, table


def heard_in(asked: AskTeacher) -> Heard:
    """What the asker has been told before."""
    return Heard(frozenset(asked.heard.kinds), asked.heard.lines)


def lesson_at(
    table: Table, now: Now[Any, Any, Any], points: list[Source], asked: AskTeacher
) -> Taught:
    """Lines for this moment, in the order they are heard: what followed, then what comes."""
    rules = table.game
    told = since(table, asked.seat, asked.since)
    after, heard = teacher.after(rules, now, told, heard_in(asked), points)
    before, heard = teacher.before(rules, now, heard)
    known = HeardLines(sorted(heard.kinds), dict(heard.lines))
    return Taught(
        seq=asked.seq,
        before=line_of(table, before) if before else None,
        after=[line_of(table, one) for one in after],
        look_at=[line_of(table, one) for one in teacher.look_at(rules, now)],
        farewell=[line_of(table, one) for one in teacher.farewell(rules, now, points)]
        if table.over
        else [],
        heard=known,
    )


def since(table: Table, seat: int, seq: int) -> list[Event]:
    """What was told from my last action on; nothing before the first."""
    if seq < 0:
        return []
    mask = mask_of((seat,))
    past = history.moments(table.game, table.stored, mask, seq)
    return [event for moment in past if moment.seq >= seq for event in moment.events]


def line_of(table: Table, said: Said) -> TeacherLine:
    """A line as it goes out: people by name, things as messages."""
    names = [seat.name or str(seat.seat + 1) for seat in table.seats]
    words = (said.message, with_names(said.slots, names))
    return TeacherLine(said.id, words, said.clause, said.source)


HANDLERS = [first_game, taught, warnings]
