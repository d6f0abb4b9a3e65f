"""Puzzles over HTTP: how I stand, the one of the day, the next one, an answer. The solution comes after it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from trianon.bots.advice import RIVALS, Reason
from trianon.core.errors import IllegalAction
from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.learn.puzzles import files
from trianon.learn.puzzles.files import Choice, Puzzle
from trianon.learn.puzzles.sample import Act, sample
from trianon.learn.puzzles.skill import RIGHT, Skill, first_skill, verdict_on
from trianon.server import bodies, outgoing, puzzle_book, puzzle_rows, wire
from trianon.server.puzzle_rows import Outcome, Standing
from trianon.server.services import House, house

Asked = Request[Any, Any, Any]
TAGS = ["puzzles"]
HERE = "/api/puzzles/{game:str}"
DAY, NEXT = "day", "next"  # instead of an id
NUMBERS = 30  # bits of the number of a world


class PuzzleTheme(Struct, frozen=True):
    """A kind of puzzle: by decision (with its clause) or by source; how many there are, how many I solved."""

    theme: str
    clause: str
    words: wire.Words | None
    puzzles: int
    solved: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game and how I stand; `day` is the id of today's, `day_verdict` what I answered."""

    game: str
    puzzles: int
    answered: int
    solved: int
    rating: int
    doubt: int
    days: int
    day: str
    day_verdict: str
    themes: list[PuzzleTheme]


class PuzzleScene(Struct, frozen=True):
    """A puzzle as it is asked: what its seat sees, and nothing of the solution.

    `level` is how hard it is, in the figures of ratings; `verdict` what I answered at first, empty if nothing.
    """

    game: str
    puzzle: str
    players: int
    daily: bool
    level: int
    rating: int
    doubt: int
    days: int
    verdict: str
    look: wire.Look
    sources: list[wire.SourceLine]


class PuzzleGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """My answer: an action by name."""

    action: Annotated[str, Meta(max_length=200)]


class PuzzleChoice(Struct, frozen=True):
    """An option after the answer: its chance of victory, its points by source beside the best one."""

    action: str
    words: wire.Words
    chance: float
    reasons: list[wire.Reason]


class PuzzleAnswer(Struct, frozen=True):
    """What an answer was worth, the solution, and one sample of what might have followed.

    `choices` are from the best down; `yours` and `better` are scenes in the same imagined world, drawn anew for
    every answer; `better` is empty if the answer was right.
    """

    verdict: str
    action: str
    choices: list[PuzzleChoice]
    yours: list[bodies.Scene]
    better: list[bodies.Scene]
    rated: bool
    rating: int
    doubt: int
    change: int
    level: int
    days: int
    again: int = -1  # a mistake comes back after so many seconds; -1: never


@get(HERE, tags=TAGS)
async def puzzle_shelf(request: Asked, game: FromPath[str]) -> PuzzleShelf:
    """The puzzles of a game: themes, today's, and how I stand."""
    at = house(request)
    session = await at.who(request)
    rules = game_named(game)
    mine = await at.tables.run(puzzle_rows.standing, at.tables.store, session, rules.name)
    return shelf(rules, mine)


@get(f"{HERE}/{{puzzle:str}}", tags=TAGS)
async def puzzle_asked(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], theme: FromQuery[str] = ""
) -> PuzzleScene:
    """A puzzle by its id; `day`: the one of the day; `next`: one that fits me, of a theme if one is named."""
    at = house(request)
    session = await at.who(request)
    rules = game_named(game)
    mine = await at.tables.run(puzzle_rows.standing, at.tables.store, session, rules.name)
    skills = await at.tables.run(puzzle_rows.skills, at.tables.store, rules.name)
    today = puzzle_book.of_the_day(rules.name, puzzle_rows.today())
    if puzzle == DAY:
        found = today
    elif puzzle == NEXT:
        found = puzzle_book.next_for(rules.name, theme, mine, skills)
    else:
        found = puzzle_book.named(rules.name, puzzle)
    level = skills.get(found.id, first_skill(found.missed))
    return await asyncio.to_thread(asking, rules, found, mine, level, found.id == today.id)


@post(f"{HERE}/{{puzzle:str}}/answer", tags=TAGS, status_code=200)
async def puzzle_answer(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleGiven]
) -> PuzzleAnswer:
    """What my answer is worth; the first one is rated."""
    at = house(request)
    session = await at.who(request)
    rules = game_named(game)
    found = puzzle_book.named(rules.name, puzzle)
    world = await asyncio.to_thread(files.world_of, rules, found)
    choice = chosen(rules, world, found.choices, data.action)
    verdict = verdict_on(choice.chance, found.best.chance, choice is found.best)
    outcome = await noted(at, session, rules, found, verdict)
    number = secrets.randbits(NUMBERS)
    return await asyncio.to_thread(told, rules, found, choice, verdict, outcome, number)


def shelf(game: Game, mine: Standing) -> PuzzleShelf:
    """What the first page of the puzzles shows."""
    every = puzzle_book.book(game.name)
    day = puzzle_book.of_the_day(game.name, puzzle_rows.today()).id if every else ""
    known = {name: one for name, one in mine.answers.items() if name in every}
    solved = {name for name, one in known.items() if one.solved}
    return PuzzleShelf(
        game=game.name,
        puzzles=len(every),
        answered=len(known),
        solved=len(solved),
        rating=mine.skill.shown,
        doubt=mine.skill.doubt,
        days=mine.days,
        day=day,
        day_verdict=known[day].verdict if day in known else "",
        themes=[theme_line(game, name, solved) for name in puzzle_book.themes(game.name)],
    )


def theme_line(game: Game, theme: str, solved: set[str]) -> PuzzleTheme:
    """A theme with its name: the clause of a decision, or the words of a source."""
    every = [one for one in puzzle_book.book(game.name).values() if theme in one.themes]
    by_kind = [one.clause for one in every if one.kind == theme]
    words = None if by_kind else theme_words(theme)
    done = sum(one.id in solved for one in every)
    return PuzzleTheme(theme, by_kind[0] if by_kind else "", words, len(every), done)


def theme_words(theme: str) -> wire.Words:
    """What names a source of the gain."""
    if theme == "position":
        return ("puzzle-theme-position", {})
    return source_words(theme)


def source_words(source: str) -> wire.Words:
    """What names a source of points."""
    return ("hint-rivals" if source == RIVALS else f"source-{source}", {})


def asking(game: Game, puzzle: Puzzle, mine: Standing, level: Skill, daily: bool) -> PuzzleScene:
    """The question."""
    world = files.world_of(game, puzzle)
    answered = mine.answers.get(puzzle.id)
    return PuzzleScene(
        game=game.name,
        puzzle=puzzle.id,
        players=puzzle.players,
        daily=daily,
        level=level.shown,
        rating=mine.skill.shown,
        doubt=mine.skill.doubt,
        days=mine.days,
        verdict=answered.verdict if answered else "",
        look=outgoing.look(game, world, [], puzzle.seat),
        sources=outgoing.sources(game, world),
    )


def chosen(game: Game, world: CoreState, choices: tuple[Choice, ...], name: str) -> Choice:
    """The option of this name."""
    names = {game.action_name(world, one.action): one for one in choices}
    if name not in names:
        raise IllegalAction("illegal-action", action=name, legal=", ".join(sorted(names)))
    return names[name]


async def noted(at: House, session: str, game: Game, puzzle: Puzzle, verdict: str) -> Outcome:
    """The answer in the database."""
    first, store = first_skill(puzzle.missed), at.tables.store
    return await at.tables.run(
        puzzle_rows.answer, store, session, game.name, puzzle.id, verdict, first
    )


def told(
    game: Game, puzzle: Puzzle, choice: Choice, verdict: str, outcome: Outcome, number: int
) -> PuzzleAnswer:
    """The verdict, the solution and the samples."""
    world = files.world_of(game, puzzle)
    better = [] if verdict == RIGHT else scenes(game, world, puzzle.best.action, number)
    return PuzzleAnswer(
        verdict=verdict,
        action=game.action_name(world, choice.action),
        choices=[choice_line(game, world, one) for one in puzzle.choices],
        yours=scenes(game, world, choice.action, number),
        better=better,
        rated=outcome.rated,
        rating=outcome.skill.shown,
        doubt=outcome.skill.doubt,
        change=outcome.skill.shown - outcome.before.shown,
        level=outcome.puzzle.shown,
        days=outcome.days,
    )


def choice_line(game: Game, world: CoreState, choice: Choice) -> PuzzleChoice:
    """An option with what speaks for and against it."""
    return PuzzleChoice(
        action=game.action_name(world, choice.action),
        words=game.option_words(world, choice.action),
        chance=choice.chance,
        reasons=[reason_line(one) for one in choice.reasons],
    )


def reason_line(reason: Reason) -> wire.Reason:
    """Points from one source."""
    return wire.Reason(source_words(reason.source), reason.points)


def scenes(game: Game, world: CoreState, action: int, number: int) -> list[bodies.Scene]:
    """One sample of what might follow, as the seat of the puzzle would see it."""
    acts, seat = sample(game, world, action, number), world.asked_seat
    return [scene(game, act, place, len(acts), seat) for place, act in enumerate(acts, 1)]


def scene(game: Game, act: Act, place: int, last: int, seat: int) -> bodies.Scene:
    """One action of it."""
    events = outgoing.events(game, act.state, act.events, seat)
    return bodies.Scene(
        seq=place,
        last=last,
        step=bodies.Step(place, place, act.seat, False, "", None, events),
        look=outgoing.look(game, act.state, act.events, seat),
        sources=outgoing.sources(game, act.state),
        end=None,
    )


HANDLERS = [puzzle_shelf, puzzle_asked, puzzle_answer]
