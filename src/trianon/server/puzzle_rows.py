"""Puzzles in the database: what somebody answered, how well they solve, on how many days. Blocking calls."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, Table, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from trianon.learn.puzzles.skill import RIGHT, Skill, after
from trianon.server import schema
from trianon.server.store import Store

DAY = 86400


class Answered(Struct, frozen=True):
    """What somebody has answered to a puzzle: the first verdict, and whether they have solved it since."""

    verdict: str
    solved: bool
    at: int


class Standing(Struct, frozen=True):
    """How somebody stands: their skill, their answers, the days in a row."""

    skill: Skill
    answers: dict[str, Answered]
    days: int


class Outcome(Struct, frozen=True):
    """What an answer changed; `rated` only the first time."""

    rated: bool
    before: Skill
    skill: Skill
    puzzle: Skill
    days: int


def today() -> int:
    """The day, counted from 1970."""
    return int(time.time()) // DAY


def standing(store: Store, session: str, game: str) -> Standing:
    """How somebody stands in the puzzles of a game."""
    rows = schema.puzzle_answers
    with store.reader.begin() as db:
        mine = and_(rows.c.session == session, rows.c.game == game)
        found = db.execute(select(rows).where(mine)).mappings().all()
        skill = solver_of(db, session, game)
        days = days_of(db, session)
    answers = {row["puzzle"]: answered(row["verdict"], row["solved"], row["at"]) for row in found}
    return Standing(skill, answers, days)


def answered(verdict: str, solved: int, at: int) -> Answered:
    """A row of answers."""
    return Answered(verdict, bool(solved), at)


def skills(store: Store, game: str) -> dict[str, Skill]:
    """The puzzles of a game that somebody has answered."""
    rows = schema.puzzle_skills
    with store.reader.begin() as db:
        found = db.execute(select(rows).where(rows.c.game == game)).mappings().all()
    return {row["puzzle"]: Skill(row["mu"], row["sigma"]) for row in found}


def answer(
    store: Store, session: str, game: str, puzzle: str, verdict: str, first: Skill
) -> Outcome:
    """Note an answer; the first one moves the skills of both."""
    try:
        return first_answer(store, session, game, puzzle, verdict, first)
    except IntegrityError:  # answered before
        return later_answer(store, session, game, puzzle, verdict, first)


def first_answer(
    store: Store, session: str, game: str, puzzle: str, verdict: str, first: Skill
) -> Outcome:
    """The answer that counts."""
    named = {"session": session, "game": game, "puzzle": puzzle}
    row = {"verdict": verdict, "tries": 1, "solved": int(verdict == RIGHT)}
    with store.engine.begin() as db:
        db.execute(insert(schema.puzzle_answers).values(**named, **row, at=int(time.time())))
        before, hard = solver_of(db, session, game), skill_of(db, game, puzzle, first)
        skill, harder = after(before, hard, verdict)
        keep(db, schema.puzzle_solvers, {"session": session, "game": game}, skill)
        keep(db, schema.puzzle_skills, {"game": game, "puzzle": puzzle}, harder)
        return Outcome(True, before, skill, harder, note_day(db, session))


def later_answer(
    store: Store, session: str, game: str, puzzle: str, verdict: str, first: Skill
) -> Outcome:
    """Another try: it may solve, and counts for nothing else."""
    rows = schema.puzzle_answers
    mine = and_(rows.c.session == session, rows.c.game == game, rows.c.puzzle == puzzle)
    values = {"tries": rows.c.tries + 1, "at": int(time.time())}
    with store.engine.begin() as db:
        solved = {"solved": 1} if verdict == RIGHT else {}
        db.execute(update(rows).where(mine).values(**values, **solved))
        skill, hard = solver_of(db, session, game), skill_of(db, game, puzzle, first)
        return Outcome(False, skill, skill, hard, days_of(db, session))


def solver_of(db: Connection, session: str, game: str) -> Skill:
    """The skill of somebody; a new one if they have answered nothing."""
    rows = schema.puzzle_solvers
    mine = and_(rows.c.session == session, rows.c.game == game)
    found = db.execute(select(rows.c.mu, rows.c.sigma).where(mine)).first()
    return Skill(*found) if found else Skill()


def skill_of(db: Connection, game: str, puzzle: str, first: Skill) -> Skill:
    """How hard a puzzle is by now."""
    rows = schema.puzzle_skills
    one = and_(rows.c.game == game, rows.c.puzzle == puzzle)
    found = db.execute(select(rows.c.mu, rows.c.sigma).where(one)).first()
    return Skill(*found) if found else first


def keep(db: Connection, rows: Table, named: dict[str, str], skill: Skill) -> None:
    """A skill after one more answer."""
    one = and_(*(rows.c[name] == value for name, value in named.items()))
    values = {"mu": skill.mu, "sigma": skill.sigma}
    changed = update(rows).where(one).values(**values, answers=rows.c.answers + 1)
    if not db.execute(changed).rowcount:
        db.execute(insert(rows).values(**named, **values, answers=1))


def days_of(db: Connection, session: str) -> int:
    """On how many days in a row, up to today or yesterday."""
    rows = schema.puzzle_days
    found = db.execute(select(rows.c.day, rows.c.days).where(rows.c.session == session)).first()
    return int(found.days) if found and today() - found.day <= 1 else 0


def note_day(db: Connection, session: str) -> int:
    """Today counts, once."""
    rows, day = schema.puzzle_days, today()
    found = db.execute(select(rows.c.day, rows.c.days).where(rows.c.session == session)).first()
    if found is None:
        db.execute(insert(rows).values(session=session, day=day, days=1))
        return 1
    days = int(found.days)
    if found.day != day:
        days = days + 1 if day - found.day == 1 else 1
        db.execute(update(rows).where(rows.c.session == session).values(day=day, days=days))
    return days
