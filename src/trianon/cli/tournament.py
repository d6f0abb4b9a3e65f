"""`trianon tournament`: bots against each other, measured honestly."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import (
    Cluster,
    EditionFile,
    GameName,
    Switches,
    bots_of,
    overrides_of,
    switches_of,
)
from trianon.cli.progress import INTERRUPTED, progress_bar, say
from trianon.cli.sheets import show_sheets

if TYPE_CHECKING:
    from trianon.core.words import Words
    from trianon.lab.match import Result
    from trianon.lab.standings import Summary
    from trianon.lab.tournament import Tournament


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, also file.py:Class; as many as there are seats is one table as named."
        ),
    ],
    players: Annotated[int, typer.Option(help="Number of players (default: the most).")] = 0,
    games: Annotated[int, typer.Option(help="How many games, made up to whole shuffles.")] = 1000,
    seed: Annotated[int, typer.Option(help="Same seed, same shuffles.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    cluster: Cluster = "",
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Play each bot against itself as well.")
    ] = False,
    results: Annotated[
        Path | None,
        typer.Option("--results", "--resume", help="Keep finished games here, and go on from it."),
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with charts here.")] = None,
    switch: Switches = None,
    edition: EditionFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play each other on the same shuffles, each in every seat, and say how sure the result is."""
    import time

    from msgspec import structs

    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words
    from trianon.lab.report import check_report, write_report
    from trianon.lab.runner import on_cluster
    from trianon.lab.standings import summarise
    from trianon.lab.tournament import Tournament, check

    language = choose(lang)
    rules = game_named(game)
    words = game_words(rules, language)
    plan = Tournament(
        game=game,
        players=players or rules.players[-1],
        bots=tuple(bots_of(bots)),
        games=games,
        seed=seed,
        mirror=mirror,
        switches=switches_of(rules, switch),
        overrides=overrides_of(edition),
    )
    check(plan)
    if report:
        check_report(report)
    started = time.perf_counter()
    with on_cluster(cluster):
        found, whole = play(plan, jobs, results, words)
    seconds = time.perf_counter() - started
    if not whole:
        broken_off(plan, found, results, words)
        found = whole_shuffles(plan, found)
        plan = structs.replace(plan, games=len(found))
    if found:
        summary = summarise(plan, found, seconds, str(edition) if edition else "")
        if report and whole:
            write_report(summary, words, report)
            say(words, "tournament-report-written", file=str(report))
        show(summary, words, json)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def play(plan: Tournament, jobs: int, file: Path | None, words: Words) -> tuple[list[Result], bool]:
    """The games, with a bar, and whether they are all: Ctrl-C leaves what is finished."""
    from trianon.lab.results_file import ResultsFile
    from trianon.lab.tournament import run

    with ResultsFile(file, plan) if file else nullcontext() as kept:
        found = list(kept.results) if kept else []
        if found:
            say(words, "tournament-resumed", file=str(file), games=len(found))

        def keep(result: Result) -> None:
            if kept:
                kept.keep(result)
            found.append(result)

        try:
            with progress_bar(plan.total) as advance:
                return run(plan, jobs, list(found), keep, advance), True
        except KeyboardInterrupt:
            return found, False


def broken_off(plan: Tournament, found: list[Result], file: Path | None, words: Words) -> None:
    """Say how far it came, and whether it can go on."""
    ending = "tournament-broken-off" if file else "tournament-broken-off-lost"
    say(words, ending, games=len(found), total=plan.total, file=str(file))


def whole_shuffles(plan: Tournament, found: list[Result]) -> list[Result]:
    """The games of shuffles that were played in every seating; the others would weigh unevenly."""
    size = len(plan.tables) * plan.players
    finished = {result.number for result in found}
    shuffles = 0
    while all(shuffles * size + place in finished for place in range(size)):
        shuffles += 1
    return sorted(
        (result for result in found if result.number < shuffles * size),
        key=lambda result: result.number,
    )


def show(summary: Summary, words: Words, json: bool) -> None:
    """One JSON object, or tables."""
    import msgspec

    from trianon.lab.sheets import SHORT_COLUMNS, about, sheets

    if summary.games != summary.games_asked:
        say(words, "tournament-rounded", asked=summary.games_asked, games=summary.games)
    if summary.incidents:
        say(words, "tournament-incidents-found", count=len(summary.incidents))
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        show_sheets(about(summary, words), sheets(summary, words, SHORT_COLUMNS))
