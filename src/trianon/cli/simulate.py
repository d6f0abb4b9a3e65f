"""`trianon simulate`: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose, current
from trianon.cli.options import EditionFile, GameName, Switches, bots_of, overrides_of, switches_of
from trianon.cli.progress import INTERRUPTED, progress_bar, say

if TYPE_CHECKING:
    from rich.table import Table

    from trianon.core.words import GameWords
    from trianon.lab.simulate import Plan, Report

SHOWN = ("games", "seconds", "games_per_s", "incidents", "clauses_never_fired")


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of players (default: the most).")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each; file.py:Class is yours.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    switch: Switches = None,
    edition: EditionFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print a line for each seat.")] = False,
    lang: Language = "",
) -> None:
    """Play many games: scores and wins with intervals, lengths, points by source, silent clauses."""
    from trianon.core.errors import BadRequest
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words
    from trianon.lab.simulate import Plan, seated

    rules = game_named(game)
    words = game_words(rules, choose(lang))
    if json and csv:
        raise BadRequest("two-formats")
    count = players or rules.players[-1]
    plan = Plan(
        game=game,
        players=count,
        games=games,
        bots=seated(bots_of(bots), count),
        seed=seed,
        switches=switches_of(rules, switch),
        overrides=overrides_of(edition),
    )
    report, whole = played(plan, jobs)
    show(report, words, json, csv)
    if not whole:
        say(words, "simulate-broken-off", games=report.games, total=games)
        raise typer.Exit(INTERRUPTED)


def played(plan: Plan, jobs: int) -> tuple[Report, bool]:
    """What was played, and whether it is all: Ctrl-C leaves what was done so far."""
    import time

    from trianon.lab.simulate import check, gather, report
    from trianon.lab.tally import empty_tally

    check(plan)
    tally, whole = empty_tally(plan.players), True
    started = time.perf_counter()
    try:
        with progress_bar(plan.games) as advance:
            gather(plan, tally, jobs, advance)
    except KeyboardInterrupt:
        whole = False
    return report(plan, tally, time.perf_counter() - started), whole


def show(report: Report, words: GameWords, json: bool, csv: bool) -> None:
    """One JSON object, lines for a spreadsheet, or tables in the language of the user."""
    import msgspec

    if report.incidents:
        say(words, "tournament-incidents-found", count=report.incidents)
    if json:
        print(msgspec.json.encode(report).decode())
    elif csv:
        print_lines(report)
    else:
        show_tables(report, words)


def print_lines(report: Report) -> None:
    """A line for each seat, the points by source in columns of their own."""
    import csv
    import sys

    sources = [one.source for one in report.points_by_source]
    figures = ["mean_score", "score_low", "score_high", "win_share", "win_low", "win_high", "moves"]
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["game", "players", "seed", "games", "seat", "bot", *figures, *sources])
    for one in report.seats:
        out.writerow(
            [
                *(report.game, report.players, report.seed, report.games, one.seat + 1, one.bot),
                *(one.mean_score, *one.score_interval, one.win_share, *one.win_interval),
                report.length.mean,
                *(source.by_seat[one.seat] for source in report.points_by_source),
            ]
        )


def show_tables(report: Report, words: GameWords) -> None:
    """What was played, then the seats, then where the points came from."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    about = Table(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    about.add_column(no_wrap=True)
    for name in SHOWN:
        label = words.sentence(f"simulate-{name.replace('_', '-')}")
        about.add_row(label, shown(getattr(report, name)))
    length, mean = report.length, figure(f"{report.length.mean:.1f}")
    about.add_row(
        words.sentence("simulate-length"),
        f"{mean} ({between(length.interval)}), {length.shortest}–{length.longest}",
    )
    console.print(about)
    for title, table in (
        ("seats", seats_table(report, words)),
        ("sources", sources_table(report, words)),
    ):
        console.print(f"\n[bold]{words.sentence(f'simulate-heading-{title}')}[/]")
        console.print(table)
    if report.altered:
        console.print(f"\n[bold]{words.sentence('altered-title')}[/]")
        console.print(altered_table(report, words))


def between(interval: tuple[float, float]) -> str:
    """The two ends of an interval."""
    return figure(f"{interval[0]:.1f}–{interval[1]:.1f}")


def figure(text: str) -> str:
    """A figure as the reader's language writes it."""
    from trianon.lab.numbers import written

    return written(text, current())


def table_of(headings: list[str]) -> Table:
    """Figures under upright headings: narrow enough for 80 columns in any language."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        upright = escape(heading).replace(" ", "\n")
        table.add_column(upright, justify="right" if number else "left", overflow="fold")
    return table


def seats_table(report: Report, words: GameWords) -> Table:
    """Wins and scores of each seat, counted from 1 as people do."""
    from rich.markup import escape

    from trianon.lab.intervals import percent, percents

    names = ("seat", "bot", "win-share", "interval", "score", "interval")
    table = table_of([words.sentence(f"tournament-{name}") for name in names])
    for one in report.seats:
        wins = figure(percent(one.win_share)), figure(percents(one.win_interval))
        scores = figure(f"{one.mean_score:.1f}"), between(one.score_interval)
        table.add_row(str(one.seat + 1), escape(one.bot), *wins, *scores)
    return table


def sources_table(report: Report, words: GameWords) -> Table:
    """Mean points by source: of each seat, of those who won, of the others."""
    seats = [str(seat + 1) for seat in range(report.players)]
    ends = [words.sentence(f"simulate-{name}") for name in ("winners", "others")]
    table = table_of([words.sentence("label-source"), *seats, *ends])
    for one in report.points_by_source:
        figures = [*one.by_seat, one.winners, one.others]
        name = words.sentence(f"source-{one.source}")
        table.add_row(name, *(figure(f"{points:.1f}") for points in figures))
    return table


def altered_table(report: Report, words: GameWords) -> Table:
    """What an edition or a switch changed, beside what the box has."""
    from rich.markup import escape

    table = table_of([words.sentence(f"altered-{name}") for name in ("what", "box", "here")])
    for one in report.altered:
        table.add_row(escape(one.what), escape(one.before), escape(one.after))
    return table


def shown(value: object) -> str:
    """A figure as a person reads it; lists by clause."""
    from rich.markup import escape

    if isinstance(value, list):
        return escape(", ".join(map(str, value)) or "-")
    return escape(figure(str(value)))
