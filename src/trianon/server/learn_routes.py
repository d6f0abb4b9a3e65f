"""Lessons over HTTP: the list, the place somebody left, an answer, the next step; words and glossary.

Nothing of a lesson is kept in memory: every request names its step and what was done in it, and the table is
built again from the right answers before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from trianon.core.registry import game as game_named
from trianon.learn import lesson_run
from trianon.learn.glossary import Explained, explained
from trianon.learn.lesson_run import LessonRun
from trianon.learn.lessons import Course, Lesson, course
from trianon.learn.moments import moments, shown
from trianon.learn.words import word_files
from trianon.server import lesson_rows, outgoing, wire
from trianon.server.catalogue import known, tagged, with_tag
from trianon.server.lesson_rows import Place
from trianon.server.problems import Refusal
from trianon.server.services import House, house

Asked = Request[Any, Any, Any]
TAGS = ["learn"]
HERE = "/api/learn/{game:str}"
LESSON = f"{HERE}/lessons/{{lesson:str}}"
Done = Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=12)]


class LessonInfo(Struct, frozen=True):
    """A lesson in the list; title and aim are messages, `step` is where to go on, from 1."""

    id: str
    number: int
    title: str
    aim: str
    minutes: int
    step: int
    steps: int
    done: bool


class AtStep(Struct, frozen=True, forbid_unknown_fields=True):
    """The step I am at: another one comes too late."""

    step: Annotated[int, Meta(ge=1, le=100)]


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done in a step, all of it from its beginning; `help`: show what would be right."""

    step: Annotated[int, Meta(ge=1, le=100)]
    line: Done = []
    help: bool = False


class LessonScene(Struct, frozen=True):
    """A step of a lesson as the learner sees it; names of messages, things by id.

    `verdict` is empty while the answer is open; `taps` answer things that cannot be chosen; `expected` is
    what would be right, if help was asked for. `many`: several things may be pointed at together; `held`:
    the view is ahead of the events, a later step tells the rest.
    """

    lesson: str
    number: int
    step: int
    steps: int
    kind: str
    lit: str
    name: str
    say: str
    hint: str
    verdict: str
    offers: list[str]
    many: bool
    taps: dict[str, str]
    expected: list[str]
    names: list[str]
    look: wire.Look
    sources: list[wire.SourceLine]
    held: bool
    over: bool


class ClauseScene(Struct, frozen=True):
    """A clause on the board: one action of a golden game, before it and after it, for the seat that acted."""

    clause: str
    names: list[str]
    before: wire.Look
    after: wire.Look
    sources: list[wire.SourceLine]


@get(HERE, tags=TAGS)
async def lesson_list(request: Asked, game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, with the place where I left each."""
    at = house(request)
    session = await at.who(request)
    left = await at.tables.run(lesson_rows.places, at.tables.store, session, game_named(game).name)
    found = await asyncio.to_thread(lessons, game)
    return [info(lesson, left.get(lesson.id)) for lesson in found.lessons]


@get(f"{HERE}/locale/{{file:str}}", tags=TAGS, sync_to_thread=False)
def learn_locale(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The words of lessons, teacher and glossary, as Fluent text: en.ftl, fr.ftl, de.ftl."""
    data = words(game_named(game).name, known(file, ".ftl").removesuffix(".ftl"))
    return tagged(request, *data, "text/plain; charset=utf-8")


@get(f"{HERE}/glossary/{{language:str}}", tags=TAGS, sync_to_thread=False)
def learn_glossary(game: FromPath[str], language: FromPath[str]) -> list[Explained]:
    """Every sign on the table in a word and a line."""
    return explained(game_named(game).name, known(f"{language}.ftl", ".ftl").removesuffix(".ftl"))


@get(f"{HERE}/moments", tags=TAGS, sync_to_thread=False)
def clause_list(game: FromPath[str]) -> list[str]:
    """The clauses that can be seen on the board."""
    return list(moments(game_named(game).name))


@get(f"{HERE}/moments/{{clause:str}}", tags=TAGS, sync_to_thread=True)
def clause_scene(game: FromPath[str], clause: FromPath[str]) -> Response[bytes]:
    """One moment of a golden game that shows a clause."""
    return Response(clause_data(game_named(game).name, clause), media_type="application/json")


@get(LESSON, tags=TAGS)
async def lesson_left(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> LessonScene:
    """A lesson where I left it, or at its beginning."""
    at = house(request)
    session = await at.who(request)
    run = await resumed(at, session, game, lesson)
    return scene(run)


@post(f"{LESSON}/answer", tags=TAGS, status_code=200)
async def lesson_answer(
    request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Given]
) -> LessonScene:
    """What follows from what I do in this step; nothing is counted against me."""
    at = house(request)
    session = await at.who(request)
    run = await resumed(at, session, game, lesson, data.step)
    run = await asyncio.to_thread(answered, run, data.line)
    return scene(run, data.help)


@post(f"{LESSON}/next", tags=TAGS, status_code=200)
async def lesson_next(
    request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Given]
) -> LessonScene:
    """The next step, after a right answer or where there is nothing to answer; my place is kept."""

    def onward(run: LessonRun) -> LessonRun:
        return lesson_run.go_on(answered(run, data.line))

    return await led(request, game, lesson, data.step, onward)


@post(f"{LESSON}/back", tags=TAGS, status_code=200)
async def lesson_back(
    request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AtStep]
) -> LessonScene:
    """The step before, as it began; my place is kept."""
    return await led(request, game, lesson, data.step, lesson_run.go_back)


@post(f"{LESSON}/skip", tags=TAGS, status_code=200)
async def lesson_skip(
    request: Asked, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AtStep]
) -> LessonScene:
    """The step after, as if I had answered; my place is kept."""
    return await led(request, game, lesson, data.step, lesson_run.skip)


async def led(
    request: Asked, game: str, lesson: str, step: int, onward: Callable[[LessonRun], LessonRun]
) -> LessonScene:
    """From my step of a lesson to another one; my place is kept."""
    at = house(request)
    session = await at.who(request)
    run = await resumed(at, session, game, lesson, step)
    return await arrived(at, session, await asyncio.to_thread(onward, run))


@delete(LESSON, tags=TAGS, status_code=204)
async def lesson_again(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> None:
    """Begin a lesson anew."""
    at = house(request)
    session = await at.who(request)
    found = await asyncio.to_thread(named, game, lesson)
    await at.tables.run(lesson_rows.forget, at.tables.store, session, found.game, found.id)


@cache
def lessons(game: str) -> Course:
    """The lessons of a game, read once."""
    return course(game_named(game).name)


@cache
def words(game: str, language: str) -> tuple[bytes, str]:
    """All words of learning a game in one text, with its tag."""
    files = word_files(game_named(game), language)
    return with_tag(b"\n".join(path.read_bytes() for path in files))


@lru_cache(maxsize=256)
def clause_data(game: str, clause: str) -> bytes:
    """A clause on the board, played once."""
    found = moments(game).get(clause)
    if found is None:
        raise Refusal("unknown-route")
    one = shown(game, found)
    before, after = (
        msgspec.structs.replace(outgoing.look(one.rules, state, told, found.seat), decision=None)
        for state, told in ((one.before, []), (one.after, one.told))
    )
    points = outgoing.sources(one.rules, one.after)
    return msgspec.json.encode(ClauseScene(clause, one.names, before, after, points))


def info(lesson: Lesson, left: Place | None) -> LessonInfo:
    """A lesson with somebody's place in it."""
    return LessonInfo(
        id=lesson.id,
        number=lesson.number,
        title=f"{lesson.prefix}-title",
        aim=f"{lesson.prefix}-aim",
        minutes=lesson.minutes,
        step=left.step + 1 if left else 1,
        steps=len(lesson.steps),
        done=bool(left and left.done),
    )


def named(game: str, lesson: str) -> Lesson:
    """A lesson by its name."""
    for one in lessons(game).lessons:
        if one.id == lesson:
            return one
    raise Refusal("unknown-route")


async def arrived(at: House, session: str, run: LessonRun) -> LessonScene:
    """Another step: my place is kept; after the last one the lesson is done and begins anew."""
    kept = Place(run.lesson.id, run.index, list(run.trail), False)
    if run.over:
        kept = Place(run.lesson.id, 0, [], True)
    await at.tables.run(lesson_rows.save, at.tables.store, session, run.lesson.game, kept)
    return scene(run)


async def resumed(at: House, session: str, game: str, lesson: str, step: int = 0) -> LessonRun:
    """A lesson where somebody left it; an answer to another step comes too late."""
    found = await asyncio.to_thread(named, game, lesson)
    left = await at.tables.run(lesson_rows.places, at.tables.store, session, found.game)
    place = left.get(found.id, Place(found.id, 0, [], False))
    run = await asyncio.to_thread(lesson_run.resume, found, place.step, place.trail)
    if step and step != run.index + 1:
        raise Refusal("stale", seq=run.index + 1)
    return run


def answered(run: LessonRun, line: list[str]) -> LessonRun:
    """A step with what was done in it."""
    return lesson_run.repeated(run, tuple(line)) if line else run


def scene(run: LessonRun, help: bool = False) -> LessonScene:
    """What the learner sees: their own view, what the board plays, what is said."""
    lesson, index, step = run.lesson, run.index, run.step
    look = outgoing.look(run.rules, run.state, list(run.acts), lesson.learner)
    if run.decision() is None:
        look = msgspec.structs.replace(look, decision=None)
    right = lesson_run.expected(run) if help else []
    return LessonScene(
        lesson=lesson.id,
        number=lesson.number,
        step=index + 1,
        steps=len(lesson.steps),
        kind=step.kind,
        lit=step.lit,
        name=lesson.word(index, "name"),
        say=run.say,
        hint=lesson.word(index, "hint") if step.hint else "",
        verdict=run.reply.verdict,
        offers=step.offers,
        many=any(len(line) > 1 for one in step.answer if one.things for line in one.lines()),
        taps={tap.thing: lesson.word(index, f"tap-{n}") for n, tap in enumerate(step.tap, 1)},
        expected=list(right[0]) if right else [],
        names=lesson.names,
        look=look,
        sources=outgoing.sources(run.rules, run.state),
        held=run.until < len(run.told),
        over=run.over,
    )


HANDLERS = [
    lesson_list,
    learn_locale,
    learn_glossary,
    clause_list,
    clause_scene,
    lesson_left,
    lesson_answer,
    lesson_next,
    lesson_back,
    lesson_skip,
    lesson_again,
]
