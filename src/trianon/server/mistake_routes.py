"""My mistakes over HTTP: taken from the analysis of a finished game, asked again until they are known."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from trianon.core.game import Game
from trianon.core.registry import game as game_named
from trianon.core.state import CoreState
from trianon.learn.puzzles.mistakes import lost_by, reviewed, solution_of, summed
from trianon.learn.puzzles.skill import RIGHT, verdict_on
from trianon.server import bodies, history, mistake_rows, outgoing, wire
from trianon.server.mistake_rows import ME, Kept
from trianon.server.problems import Refusal
from trianon.server.puzzle_routes import (
    NUMBERS,
    PuzzleAnswer,
    PuzzleGiven,
    PuzzleScene,
    choice_line,
    chosen,
    scenes,
    source_words,
)
from trianon.server.services import house
from trianon.server.table import Table

Asked = Request[Any, Any, Any]
TAGS = ["puzzles"]
HERE = "/api/mistakes"
ID_DIGITS = 16
NO_SOURCE = ""  # a player without mistakes still counts as one who played


class MistakesFound(Struct, frozen=True):
    """How many mistakes a game has brought, and how many of them are new."""

    found: int
    fresh: int


class MistakeLine(Struct, frozen=True):
    """A mistake to be tried again; `due` in seconds from now, 0 if it is time."""

    mistake: str
    game: str
    table: str
    seq: int
    due: int
    solved: bool


class LossLine(Struct, frozen=True):
    """What mistakes cost a game, on the average: me, or a level I have played against."""

    game: str
    who: str
    source: wire.Words
    points: float
    games: int


class MistakeShelf(Struct, frozen=True):
    """All my mistakes, the one due first at the front, and what they cost."""

    mistakes: list[MistakeLine]
    losses: list[LossLine]


@post("/api/tables/{table:str}/mistakes", tags=TAGS, status_code=200)
async def mistakes_of_game(request: Asked, table: FromPath[str]) -> MistakesFound:
    """Keep my mistakes of a finished game, to try them again."""
    at = house(request)
    session, found = await at.member(request, table)
    held = found.held_by(session)
    if not found.over:
        raise Refusal("game-running")
    if not held:
        raise Refusal("not-your-seat")
    analysis = await at.advisers.analysis(found, session)
    kept, losses = await asyncio.to_thread(kept_of, found, analysis, tuple(held))
    fresh = await at.tables.run(mistake_rows.keep, at.tables.store, session, kept, losses)
    return MistakesFound(len(kept), fresh)


@get(HERE, tags=TAGS)
async def mistake_shelf(request: Asked) -> MistakeShelf:
    """My mistakes and what I lose points by."""
    at = house(request)
    session = await at.who(request)
    rows = await at.tables.run(mistake_rows.all_of, at.tables.store, session)
    losses = await at.tables.run(mistake_rows.losses_of, at.tables.store, session)
    return MistakeShelf(
        mistakes=[line(one) for one in rows],
        losses=[
            LossLine(one.game, one.who, source_words(one.source), round(one.points, 2), one.games)
            for one in losses
            if one.source != NO_SOURCE
        ],
    )


@get(f"{HERE}/{{mistake:str}}", tags=TAGS)
async def mistake_asked(request: Asked, mistake: FromPath[str]) -> PuzzleScene:
    """One of my mistakes as a puzzle."""
    at = house(request)
    session = await at.who(request)
    row = await at.tables.run(mistake_rows.one_of, at.tables.store, session, mistake)
    return await asyncio.to_thread(asking, row)


@post(f"{HERE}/{{mistake:str}}/answer", tags=TAGS, status_code=200)
async def mistake_answer(
    request: Asked, mistake: FromPath[str], data: JSONBody[PuzzleGiven]
) -> PuzzleAnswer:
    """What my answer is worth now, and when it comes back."""
    at = house(request)
    session = await at.who(request)
    row = await at.tables.run(mistake_rows.one_of, at.tables.store, session, mistake)
    answer, card = await asyncio.to_thread(told, row, data.action, secrets.randbits(NUMBERS))
    text, due, solved = card
    await at.tables.run(mistake_rows.answered, at.tables.store, session, row.id, text, due, solved)
    return answer


# From the analysis.


def kept_of(
    table: Table, analysis: bodies.Analysis, held: tuple[int, ...]
) -> tuple[list[Kept], list[dict[str, Any]]]:
    """My mistakes as positions, and what the mistakes of all who played cost."""
    numbers = {one.seq for row in analysis.mistakes for one in row}
    states = states_before(table, numbers)
    kept: list[Kept] = []
    costs: dict[str, list[dict[str, float]]] = {}
    chances: dict[str, float] = {}
    for seat, row in enumerate(analysis.mistakes):
        who = ME if seat in held else table.stored.seats[seat].played_by_bot
        if not who:
            continue  # what other people lose is theirs to know
        costs.setdefault(who, []).append({})
        for one in row:
            found = kept_one(table, states[one.seq], one)
            code = code_of(table.game, states[one.seq], one.action)
            costs[who].append(lost_by(found.solution, code))
            chances[who] = chances.get(who, 0.0) + one.better_chance - one.chance
            kept += [found] if seat in held else []
    return kept, loss_rows(table, held, costs, chances)


def states_before(table: Table, numbers: set[int]) -> dict[int, CoreState]:
    """The states before some actions of a finished game."""
    found: dict[int, CoreState] = {}
    for moment in history.moments(table.game, table.stored):
        if moment.seq + 1 in numbers:
            found[moment.seq + 1] = table.game.copy(moment.state)
    return found


def kept_one(table: Table, state: CoreState, mistake: bodies.Mistake) -> Kept:
    """A mistake as a position in a world its seat could believe in."""
    game = table.game
    world = game.resample(state, state.asked_seat, mistake.seq)
    better = code_of(game, state, mistake.better_action)
    chosen = code_of(game, state, mistake.action)
    pair = (mistake.chance, mistake.better_chance)
    name = hashlib.sha256(f"{table.id} {mistake.seq}".encode()).hexdigest()[:ID_DIGITS]
    return Kept(
        id=name,
        game=game.name,
        table=table.id,
        seq=mistake.seq,
        players=state.seats,
        edition=table.stored.header.edition or {},
        position=game.save(world),
        solution=solution_of(game, world, better, chosen, pair),
    )


def code_of(game: Game, state: CoreState, name: str) -> int:
    """An option of a state by its name."""
    decision = game.decision(state)
    assert decision is not None
    return decision.actions[decision.names.index(name)]


def loss_rows(
    table: Table,
    held: tuple[int, ...],
    costs: dict[str, list[dict[str, float]]],
    chances: dict[str, float],
) -> list[dict[str, Any]]:
    """A row for each source and kind of player; one without a source says who played."""
    rows = []
    for who, losses in costs.items():
        levels = [seat.played_by_bot for seat in table.stored.seats]
        seats = len(held) if who == ME else levels.count(who)
        common = {"table": table.id, "who": who, "game": table.game.name, "seats": max(seats, 1)}
        rows.append({**common, "source": NO_SOURCE, "points": 0.0, "chance": chances.get(who, 0.0)})
        for source, points in summed(losses).items():
            rows.append({**common, "source": source, "points": points, "chance": 0.0})
    return rows


# Asked again.


def line(row: Kept) -> MistakeLine:
    """A mistake in the list."""
    due = max(0, row.due - int(time.time()))
    return MistakeLine(row.id, row.game, row.table, row.seq, due, row.solved)


def world_of(row: Kept) -> tuple[Game, CoreState]:
    """The game and the world of a mistake."""
    game = game_named(row.game)
    return game, game.load(row.position, game.edition(row.edition or None), row.players)


def asking(row: Kept) -> PuzzleScene:
    """The question; its seat sees what it saw then."""
    game, world = world_of(row)
    return PuzzleScene(
        game=game.name,
        puzzle=row.id,
        players=row.players,
        daily=False,
        level=0,
        rating=0,
        doubt=0,
        days=0,
        verdict="",
        look=outgoing.look(game, world, [], world.asked_seat),
        sources=outgoing.sources(game, world),
    )


def told(row: Kept, action: str, number: int) -> tuple[PuzzleAnswer, tuple[str, int, bool]]:
    """The verdict with samples, and the card."""
    game, world = world_of(row)
    choice = chosen(game, world, row.solution, action)
    best = row.solution[0]
    verdict = verdict_on(choice.chance, best.chance, choice is best)
    card, due, solved = reviewed(row.card, verdict)
    seconds = int(due.timestamp())
    answer = PuzzleAnswer(
        verdict=verdict,
        action=action,
        choices=[choice_line(game, world, one) for one in row.solution],
        yours=scenes(game, world, choice.action, number),
        better=[] if verdict == RIGHT else scenes(game, world, best.action, number),
        rated=False,
        rating=0,
        doubt=0,
        change=0,
        level=0,
        days=0,
        again=-1 if solved else max(0, seconds - int(time.time())),
    )
    return answer, (card, seconds, solved)


HANDLERS = [mistakes_of_game, mistake_shelf, mistake_asked, mistake_answer]
