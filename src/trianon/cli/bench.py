"""`trianon bench`: how fast the rules run on this machine."""

from __future__ import annotations

from typing import Annotated

import typer


def bench(
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Random moves inside, through the Python API and uncompiled; clones; games. Median of 5 runs."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    from trianon.core.registry import GAMES
    from trianon.core.registry import game as game_named
    from trianon.lab.speed import measure

    names = [game_named(game).name] if game else list(GAMES)
    results = [measure(name) for name in names]
    if json:
        print(msgspec.json.encode(results).decode())
        return
    table = Table(show_header=False, show_edge=False, pad_edge=False)
    table.add_column(no_wrap=True)
    for _ in results:
        table.add_column(justify="right", no_wrap=True)
    for name in results[0]:  # a line for each figure: games side by side fit any terminal
        figures = (result[name] for result in results)
        table.add_row(name.replace("_", " "), *map(shown, figures))
    Console(highlight=False).print(table)


def shown(value: object) -> str:
    """A figure with its thousands apart."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return f"{value:,}" if number else str(value)
