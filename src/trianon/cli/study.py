"""`trianon study`: many games as tables and a report; two rules compared; on one core or a cluster."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.explore import prepare_one
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

if TYPE_CHECKING:
    from trianon.core.game import Game
    from trianon.core.words import Words
    from trianon.lab.runner import Progress
    from trianon.study.plan import Change

    Work = Callable[[Path, str, int, Progress], object]


Pdf = Annotated[bool, typer.Option("--pdf", help="Also DIR/report.pdf, by a Chromium.")]


def study(
    game: GameName,
    out: Annotated[
        Path, typer.Option(help="Folder of the study; one begun before is gone on with.")
    ],
    games: Annotated[int, typer.Option(help="How many games, made up to whole shuffles.")] = 10_000,
    bots: Annotated[
        str, typer.Option(help="One for all seats, or one for each, also file.py:Class.")
    ] = "random",
    players: Annotated[int, typer.Option(help="Number of players (default: the most).")] = 0,
    seed: Annotated[int, typer.Option(help="Same seed, same shuffles.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    cluster: Cluster = "",
    switch: Switches = None,
    edition: EditionFile = None,
    against: Annotated[
        Path | None,
        typer.Option(help="Another edition (TOML) to compare with, on the same shuffles."),
    ] = None,
    against_switch: Annotated[
        list[str] | None, typer.Option("--against-switch", help="Likewise another switch.")
    ] = None,
    against_opening: Annotated[
        str,
        typer.Option(
            help="Likewise a first choice one seat is made to take, e.g. 'place 1 banque'."
        ),
    ] = "",
    openings: Annotated[
        str,
        typer.Option(help="own, or random: first choices are drawn, so that effects are causes."),
    ] = "own",
    plain: Annotated[
        bool, typer.Option("--plain", help="Rows of games and seats only: fastest and smallest.")
    ] = False,
    decisions: Annotated[
        float, typer.Option(help="Share of the games of which every decision is kept.")
    ] = 0.0,
    by_time: Annotated[
        bool, typer.Option("--by-time", help="Allow bots that think by the clock: not repeatable.")
    ] = False,
    records: Annotated[
        Path | None,
        typer.Option(help="Play nothing: study the finished games in this folder (*.trianon)."),
    ] = None,
    report: Annotated[bool, typer.Option(help="Write DIR/report.html when all is played.")] = True,
    pdf: Pdf = False,
    lang: Language = "",
) -> None:
    """Play many games into tables anybody can open, and report what wins and why."""
    from trianon.core.errors import BadRequest
    from trianon.core.registry import game as game_named
    from trianon.core.words import core_words
    from trianon.lab.runner import on_cluster
    from trianon.lab.simulate import seated

    language = choose(lang)
    rules = game_named(game)
    check_packages()
    from trianon.study import recorded
    from trianon.study.plan import Study
    from trianon.study.run import begun, run

    words = core_words(language)
    switches, overrides = switches_of(rules, switch), overrides_of(edition)
    aside = 0
    if records is not None:
        given = {
            "--bots": bots != "random",
            "--against": against,
            "--against-switch": against_switch,
            "--against-opening": against_opening,
            "--openings": openings != "own",
        }
        if unfit := [name for name, value in given.items() if value]:
            raise BadRequest("study-records-option", option=unfit[0])
        found = recorded.shelf(records, game, players, switches, overrides)
        plan = recorded.study_of(game, found, switches, overrides, not plain, decisions)
        work: Work = partial(recorded.run, plan, found)
        aside = found.aside
    else:
        table = players or rules.players[-1]
        plan = Study(
            game=game,
            players=table,
            bots=seated(tuple(bots_of(bots)), table),
            games=games,
            seed=seed,
            switches=switches,
            overrides=overrides,
            against=change_of(rules, against, against_switch, against_opening),
            openings=openings,
            detail=not plain,
            decisions=decisions,
            by_time=by_time,
        )
        work = partial(run, plan)
    command = shlex.join(["trianon", *sys.argv[1:]])
    with on_cluster(cluster), begun(plan, out, command, jobs):
        total = plan.total * len(plan.variants)
        counted(partial(work, out, command, jobs), total, out, words)
        if aside:
            say(words, "study-records-aside", records=aside)
        prepare_one(out, language)
        if report:
            write(out, language, pdf)


def check_packages() -> None:
    """Raise BadRequest before anything is played if the tables could not be written."""
    from importlib.util import find_spec

    from trianon.core.errors import BadRequest

    for module in ("numpy", "pyarrow", "duckdb", "altair", "vl_convert"):
        if find_spec(module) is None:
            raise BadRequest("study-needs", module=module)


def change_of(
    rules: Game, edition: Path | None, switches: list[str] | None, opening: str
) -> Change | None:
    """What the study is compared with, if with anything."""
    from trianon.study.plan import Change

    if not (edition or switches or opening):
        return None
    return Change(
        switches=switches_of(rules, switches),
        overrides=overrides_of(edition),
        opening=" ".join(opening.split()),
    )


def counted(work: Callable[[Progress], object], total: int, out: Path, words: Words) -> None:
    """Work with a bar; Ctrl-C loses the chunks that are not finished, and says so."""
    from trianon.study.manifest import read_manifest

    played = 0
    try:
        with progress_bar(total) as advance:

            def count(games: int) -> None:
                nonlocal played
                played += games
                advance(games)

            work(count)
    except KeyboardInterrupt:
        say(words, "study-broken-off", games=played, total=total, folder=str(out))
        raise typer.Exit(INTERRUPTED) from None
    say(words, "study-played", games=total, folder=str(out))
    if failures := read_manifest(out).incidents:
        say(words, "tournament-incidents-found", count=failures)


def write(out: Path, language: str, pdf: bool) -> None:
    """The report, and its PDF if there is a browser to print it."""
    from trianon.core.words import core_words
    from trianon.study.report import print_pdf, write_report

    words = core_words(language)
    page = write_report(out, language)
    say(words, "study-report-written", file=str(page))
    if pdf:
        printed = print_pdf(page)
        if printed:
            say(words, "study-report-written", file=str(printed))
        else:
            say(words, "study-no-browser", file=str(page))
