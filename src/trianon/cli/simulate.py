"""`trianon simulate`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import EditionFile, GameName, Switches, bots_of, overrides_of, switches_of


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of players (default: the most).")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "random",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    switch: Switches = None,
    edition: EditionFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = "",
) -> None:
    """Play many games and tally scores, wins and the clauses that never fired."""
    import msgspec

    from trianon.core.registry import game as game_named
    from trianon.lab.simulate import Plan, check, seated
    from trianon.lab.simulate import simulate as run

    language = choose(lang)
    rules = game_named(game)
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
    check(plan)
    with progress_bar(games) as advance:
        report = run(plan, jobs, advance)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report, language)


def progress_bar(games: int):  # type: ignore[no-untyped-def]
    """A bar on the error stream, where a person looks."""
    from contextlib import contextmanager

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    @contextmanager
    def bar():  # type: ignore[no-untyped-def]
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=games)
            yield lambda count: progress.advance(task, count)

    return bar()


def show(report: dict[str, object], language: str) -> None:
    """The report as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False, show_edge=False, pad_edge=False)
    for name, value in report.items():
        table.add_row(name.replace("_", " "), str(value))
    Console().print(table)
