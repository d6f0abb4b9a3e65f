"""`trianon simulate`: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import EditionFile, GameName, Switches, bots_of, overrides_of, switches_of
from trianon.cli.progress import INTERRUPTED, progress_bar, say

if TYPE_CHECKING:
    from trianon.core.words import Words
    from trianon.lab.simulate import Plan, Report


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
    lang: Language = "",
) -> None:
    """Play many games and tally scores, wins and the clauses that never fired."""
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words
    from trianon.lab.simulate import Plan, seated

    rules = game_named(game)
    words = game_words(rules, choose(lang))
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
    show(report, words, json)
    if not whole:
        say(words, "simulate-broken-off", games=report.games, total=games)
        raise typer.Exit(INTERRUPTED)


def played(plan: Plan, jobs: int) -> tuple[Report, bool]:
    """What was played, and whether it is all: Ctrl-C leaves what was done so far."""
    import time

    from trianon.lab.simulate import check, empty_tally, gather, report

    check(plan)
    tally, whole = empty_tally(plan.players), True
    started = time.perf_counter()
    try:
        with progress_bar(plan.games) as advance:
            gather(plan, tally, jobs, advance)
    except KeyboardInterrupt:
        whole = False
    return report(plan, tally, time.perf_counter() - started), whole


def show(report: Report, words: Words, json: bool) -> None:
    """One JSON object, or a table in the language of the user."""
    import msgspec

    if report.incidents:
        say(words, "tournament-incidents-found", count=report.incidents)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show_table(report, words)


def show_table(report: Report, words: Words) -> None:
    """A line for each figure."""
    from msgspec import structs
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(show_header=False, show_edge=False, pad_edge=False)
    for name, value in structs.asdict(report).items():
        label = words.sentence(f"simulate-{name.replace('_', '-')}")
        table.add_row(label, escape(shown(value)))
    Console(highlight=False).print(table)


def shown(value: object) -> str:
    """A figure as a person reads it; lists by seat or clause."""
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return str(value)
