"""An analysis as sheets of words and figures, for the terminal and the page alike, and the page itself."""

from __future__ import annotations

from pathlib import Path

from trianon import __version__
from trianon.core.registry import game as game_named
from trianon.core.words import GameWords
from trianon.lab.analyse import Analysis, Mistake, Point, Turn
from trianon.lab.intervals import percent
from trianon.lab.report import Parts, filled, write_page
from trianon.lab.sheets import Sheet

ROWS = 16  # of the course, about
TURN_COLUMNS = ("move", "player", "played", "whose", "before", "after")
MISTAKE_COLUMNS = ("move", "played", "better", "chance", "better-chance", "loss")


def about(analysis: Analysis, words: GameWords) -> str:
    """What was looked at, in a sentence."""
    return words.sentence(
        "analysis-about",
        moves=str(analysis.moves),
        decisions=str(analysis.decisions),
        simulations=str(analysis.simulations),
    )


def distinct(names: list[str]) -> list[str]:
    """Names that tell the seats apart."""
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def sheets(analysis: Analysis, names: list[str], words: GameWords) -> list[Sheet]:
    """The course, the turning points, the mistakes of each seat."""
    found = [course_sheet(analysis, names, words), turns_sheet(analysis, names, words)]
    for seat, mistakes in enumerate(analysis.mistakes):
        found.append(mistakes_sheet(names[seat], mistakes, words))
    return found


def course_sheet(analysis: Analysis, names: list[str], words: GameWords) -> Sheet:
    """The chances at moments spread over the game."""
    rows = [course_row(point, words) for point in spread(analysis.course)]
    headings = [words.sentence("analysis-move"), *names]
    return Sheet(heading(words, "course"), words.sentence("analysis-course-note"), headings, rows)


def course_row(point: Point, words: GameWords) -> list[str]:
    """The chances of all seats after one move."""
    move = words.sentence("analysis-start") if point.seat < 0 else str(point.ply)
    return [move, *map(percent, point.chances)]


def spread(course: list[Point]) -> list[Point]:
    """So many points that a person reads them; the first and the last among them."""
    if len(course) <= ROWS:
        return course
    last = len(course) - 1
    return [course[number * last // (ROWS - 1)] for number in range(ROWS)]


def turns_sheet(analysis: Analysis, names: list[str], words: GameWords) -> Sheet:
    """One row for each turning point."""
    rows = [turn_row(one, names, words) for one in analysis.turns]
    note = words.sentence("analysis-turns-note")
    return Sheet(heading(words, "turns"), note, columns(words, TURN_COLUMNS), rows, words=4)


def turn_row(one: Turn, names: list[str], words: GameWords) -> list[str]:
    """Who did what, and whose chance it changed."""
    said = words.message(one.words)
    changed = [percent(one.before), percent(one.after)]
    return [str(one.ply), names[one.seat], said, names[one.whose], *changed]


def mistakes_sheet(name: str, mistakes: list[Mistake], words: GameWords) -> Sheet:
    """One row for each mistake of a seat."""
    rows = [
        [
            str(one.ply),
            words.message(one.words),
            words.message(one.better_words),
            percent(one.chance),
            percent(one.better_chance),
            percent(one.loss),
        ]
        for one in mistakes
    ]
    note = words.sentence("analysis-mistakes-note" if rows else "analysis-no-mistakes")
    title = words.sentence("analysis-heading-mistakes", player=name)
    return Sheet(title, note, columns(words, MISTAKE_COLUMNS), rows, words=3)


def heading(words: GameWords, name: str) -> str:
    """A heading in the reader's language."""
    return words.sentence(f"analysis-heading-{name}")


def columns(words: GameWords, names: tuple[str, ...]) -> list[str]:
    """Columns in the reader's language."""
    return [words.sentence(f"analysis-{name}") for name in names]


def write_report(
    analysis: Analysis, names: list[str], words: GameWords, command: str, path: Path
) -> None:
    """Write the page of an analysis."""
    from trianon.lab.charts import course_chart, spec_of

    rules = game_named(analysis.game).rules_version
    course, turns, *mistakes = sheets(analysis, names, words)
    parts = Parts(
        kind="analysis",
        title=words.sentence("analysis-title", game=words.sentence("game-title")),
        about=about(analysis, words),
        sheets=[turns, *mistakes, course],
        charts={"course": spec_of(course_chart(analysis, names, words))},
        command=command,
        provenance=words.sentence("analysis-reproduce-note", version=__version__, rules=str(rules)),
    )
    write_page(filled(parts, words), path)
