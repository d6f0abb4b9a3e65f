"""Sheets of words and figures as tables of the terminal, within 80 columns in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trianon.cli.language import current

if TYPE_CHECKING:
    from rich.table import Table

    from trianon.lab.sheets import Sheet


def show_sheets(about: str, sheets: Iterable[Sheet]) -> None:
    """What it is about, then every sheet under its title."""
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False)
    console.print(escape(about))
    for sheet in sheets:
        console.print(f"\n[bold]{escape(sheet.title)}[/]  [dim]{escape(sheet.note)}[/]")
        if sheet.rows:
            console.print(table_of(sheet))


def table_of(sheet: Sheet) -> Table:
    """Figures stay whole under upright headings; words, which one may have to type, are folded, never cut."""
    from rich.markup import escape
    from rich.table import Table

    from trianon.lab.numbers import written

    language = current()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(sheet.headings):
        if number < sheet.words:
            table.add_column(escape(heading), overflow="fold")
        else:
            upright = escape(heading).replace(" ", "\n")
            table.add_column(upright, justify="right", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*(escape(written(cell, language)) for cell in row))
    return table
