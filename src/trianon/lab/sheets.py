"""A tournament as sheets of words and figures, for the terminal and the page alike."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from trianon.core.figures import Alteration
from trianon.core.words import Words
from trianon.lab.intervals import percent, percents
from trianon.lab.match import Incident
from trianon.lab.numbers import written
from trianon.lab.standings import Mirror, SeatStanding, Standing, Summary

SHORT_COLUMNS = ("bot", "win-share", "interval", "rank", "margin", "rating", "thinking")
ALL_COLUMNS = (*SHORT_COLUMNS, "thinking-p95", "score", "games", "incidents")
SEAT_COLUMNS = ("seat", "win-share", "interval", "score")
INCIDENT_COLUMNS = ("bot", "games", "error")
NONE = "–"


class Sheet(Struct, frozen=True):
    """Headings and rows; the first columns are words, the others count."""

    title: str
    note: str
    headings: list[str]
    rows: list[list[str]]
    words: int = 1  # how many columns of words


def about(summary: Summary, words: Words) -> str:
    """What was played, in a sentence."""
    return words.sentence(
        "tournament-about",
        games=summary.games,
        players=summary.players,
        shuffles=summary.shuffles,
        seed=str(summary.seed),
    )


def sheets(summary: Summary, words: Words, columns: tuple[str, ...] = ALL_COLUMNS) -> list[Sheet]:
    """Standings, seats, mirrors; incidents and what an edition changed, if there were any."""
    share = written(percent(summary.fair_share), words.language)
    fair = words.sentence("tournament-fair-share", share=share)
    title = words.sentence("tournament-heading-standings")
    found = [standings_sheet(title, fair, summary.standings, words, columns)]
    found.append(seats_sheet(summary.seats, words))
    for mirror in summary.mirrors:
        found += mirror_sheets(mirror, words, columns)
    if summary.incidents:
        found.append(incidents_sheet(summary.incidents, words))
    found += not_as_in_the_box(summary.altered, words)
    return found


def altered_sheet(found: list[Alteration], title: str, columns: list[str]) -> list[Sheet]:
    """What is played otherwise, if anything is."""
    rows = [[one.what, one.before, one.after] for one in found]
    return [Sheet(title, "", columns, rows)] if rows else []


def not_as_in_the_box(found: list[Alteration], words: Words) -> list[Sheet]:
    """What an edition or a switch changed, beside what the box has."""
    columns = [words.sentence(f"altered-{name}") for name in ("what", "box", "here")]
    return altered_sheet(found, words.sentence("altered-title"), columns)


def mirror_sheets(mirror: Mirror, words: Words, columns: tuple[str, ...]) -> list[Sheet]:
    """The copies of one bot, and its seats."""
    title = words.sentence("tournament-heading-mirror", bot=mirror.bot)
    note = words.sentence("tournament-mirror-note")
    return [
        standings_sheet(title, note, mirror.copies, words, columns),
        seats_sheet(mirror.seats, words),
    ]


def standings_sheet(
    title: str, note: str, standings: list[Standing], words: Words, columns: tuple[str, ...]
) -> Sheet:
    """One row for each bot."""
    figures = [standing_figures(one) for one in standings]
    rows = [[row[column] for column in columns] for row in figures]
    return Sheet(title, note, headings(words, columns), rows)


def standing_figures(one: Standing) -> dict[str, str]:
    """The figures of one bot by column."""
    rating = one.rating and f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}"
    return {
        "bot": one.bot,
        "games": str(one.games),
        "win-share": percent(one.win_share),
        "interval": percents(one.interval),
        "rank": f"{one.mean_rank:.2f}",
        "margin": f"{one.margin:+.1f}",
        "rating": rating or NONE,
        "thinking": milliseconds(one.thinking.mean),
        "thinking-p95": milliseconds(one.thinking.p95),
        "score": f"{one.mean_score:.1f}",
        "incidents": str(one.incidents),
    }


def seats_sheet(seats: list[SeatStanding], words: Words) -> Sheet:
    """One row for each seat, counted from 1 as people do."""
    rows = [
        [str(one.seat + 1), percent(one.win_share), percents(one.interval), f"{one.mean_score:.1f}"]
        for one in seats
    ]
    title = words.sentence("tournament-heading-seats")
    return Sheet(title, "", headings(words, SEAT_COLUMNS), rows)


def incidents_sheet(incidents: list[Incident], words: Words) -> Sheet:
    """The same failure of the same bot once, with the number of games it happened in."""
    counts = Counter((incident.bot, incident.error) for incident in incidents)
    rows = [[bot, str(count), error] for (bot, error), count in counts.most_common()]
    title = words.sentence("tournament-heading-incidents")
    return Sheet(title, "", headings(words, INCIDENT_COLUMNS), rows)


def milliseconds(time: float) -> str:
    """Three digits, or all before the point."""
    return f"{time:.0f}" if time >= 100 else f"{time:.3g}"


def headings(words: Words, columns: tuple[str, ...]) -> list[str]:
    """Columns in the reader's language."""
    return [words.sentence(f"tournament-{column}") for column in columns]
