"""The puzzles of the package in memory: the one of the day, those of a theme, the next one for somebody."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from functools import cache

from trianon.core.errors import BadPuzzles
from trianon.core.registry import game as game_named
from trianon.learn.puzzles import files
from trianon.learn.puzzles.files import Puzzle
from trianon.learn.puzzles.skill import Skill, first_skill
from trianon.server.problems import Refusal, log
from trianon.server.puzzle_rows import Standing

NEAREST = 5  # the next puzzle is one of so many that fit one's skill best


@cache
def book(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by id; a broken file or line is told once, the rest goes on."""
    rules = game_named(game)
    found: dict[str, Puzzle] = {}
    for path in files.files_of(rules):
        try:
            puzzles, faults = files.sound(path, rules)
        except BadPuzzles as error:
            puzzles, faults = [], [error]
        found |= {one.id: one for one in puzzles}
        for fault in faults:
            log.error("%s", fault)
    return found


def named(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id."""
    found = book(game).get(puzzle)
    if found is None:
        raise Refusal("unknown-puzzle")
    return found


def of_the_day(game: str, day: int) -> Puzzle:
    """The same for everybody, another one every day."""
    every = list(book(game).values())
    if not every:
        raise Refusal("no-puzzles", game=game_named(game).title)
    digest = hashlib.sha256(f"{game} {day // len(every)}".encode()).digest()
    ordered = sorted(every, key=lambda one: hashlib.sha256(digest + one.id.encode()).digest())
    return ordered[day % len(every)]


def themes(game: str) -> Counter[str]:
    """How many puzzles each theme has: kinds of decision, and sources of the gain."""
    return Counter(theme for one in book(game).values() for theme in one.themes)


def next_for(game: str, theme: str, mine: Standing, skills: dict[str, Skill]) -> Puzzle:
    """One not yet answered that fits my skill; else one I have not solved; else any."""
    every = [one for one in book(game).values() if not theme or theme in one.themes]
    if not every:
        raise Refusal("no-puzzles", game=game_named(game).title)
    fresh = [one for one in every if one.id not in mine.answers]
    unsolved = [one for one in every if one.id in mine.answers and not mine.answers[one.id].solved]
    if not fresh and unsolved:
        return min(unsolved, key=lambda one: mine.answers[one.id].at)

    def distance(one: Puzzle) -> float:
        return abs(skills.get(one.id, first_skill(one.missed)).mu - mine.skill.mu)

    return secrets.choice(sorted(fresh or every, key=distance)[:NEAREST])
