"""`trianon config`: what holds, and where it comes from."""

from __future__ import annotations

from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, configured


def config(
    config: ConfigFile = None,
    changed: Annotated[bool, typer.Option("--changed", help="Only what is not a default.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    lang: Language = "",
) -> None:
    """Print every setting with its value and its source; passwords are not shown."""
    import msgspec
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from trianon.core.words import core_words
    from trianon.server.configuration import DEFAULT

    words = core_words(choose(lang))
    chosen = configured(config)
    rows = [row for row in chosen.shown() if not changed or row[2] != DEFAULT]
    if json:
        found = {name: {"value": value, "source": source} for name, value, source in rows}
        print(msgspec.json.encode(found).decode())
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("name", "value", "source"):
        table.add_column(words.sentence(f"config-{heading}"), overflow="fold")
    for row in rows:
        table.add_row(*map(escape, row))
    Console(highlight=False).print(table)
