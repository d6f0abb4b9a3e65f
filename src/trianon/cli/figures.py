"""`trianon figures`: every figure of a game and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import EditionFile, GameName, overrides_of

if TYPE_CHECKING:
    from rich.table import Table

    from trianon.core.figures import Figure
    from trianon.core.words import Words


def figures(
    game: GameName,
    edition: EditionFile = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
    lang: Language = "",
) -> None:
    """List every figure with its origin: rulebook, public page, reconstruction or your edition."""
    import msgspec

    from trianon.core.figures import figures as figures_of
    from trianon.core.registry import game as game_named
    from trianon.core.words import game_words

    language = choose(lang)
    rules = game_named(game)
    played = rules.edition(overrides_of(edition) or None)
    rules.box(played, rules.players[-1])
    found = figures_of(rules.base_edition, played)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, game_words(rules, language))


def show(found: list[Figure], words: Words) -> None:
    """What the origins mean, then the figures under the names of their tables."""
    from rich.console import Console

    console = Console(highlight=False)
    heading = f"{words.sentence('game-title')}: {words.sentence('figures-title')}"
    console.print(heading, style="bold")
    console.print(meanings(found, words))
    console.print(words.sentence("figures-names"))
    for group, inside in groupby(found, lambda one: one.group):
        console.print(f"\n{words.sentence(f'figures-{group}')} [dim]{group}[/dim]", style="bold")
        console.print(columns(lines(list(inside), words)))


def meanings(found: list[Figure], words: Words) -> Table:
    """How many figures come from where, and what that means."""
    from rich.table import Table

    from trianon.core.figures import counted

    table = Table(show_header=False, box=None, pad_edge=False)
    for origin, count in counted(found).items():
        name = words.sentence(f"origin-{origin}")
        number = words.sentence("figures-count", count=count)
        table.add_row(name, number, words.sentence(f"origin-{origin}-about"))
    return table


def lines(found: list[Figure], words: Words) -> Iterator[list[str]]:
    """What, figure, origin; figures of one row and one origin share a line."""
    for (row, origin), inside in groupby(found, lambda one: (one.row, one.origin)):
        together = list(inside)
        named = words.sentence(f"origin-{origin}")
        if row:
            yield [row, ", ".join(f"{one.field} {one.value}" for one in together), named]
        else:
            yield from ([one.field, one.value, named] for one in together)


def columns(rows: Iterable[list[str]]) -> Table:
    """Three columns; names that one types are never broken, figures take the room that is left."""
    from rich.table import Table
    from rich.text import Text

    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, style="dim")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
