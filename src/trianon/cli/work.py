"""`trianon work`: a process that thinks for tables others serve."""

from __future__ import annotations

from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import DatabaseUrl, HintsUrl, database_of, hints_of


def work(
    database: DatabaseUrl = "",
    hints: HintsUrl = "",
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes for bots that search (default: one for each processor).", min=1, max=256
        ),
    ] = None,
    lang: Language = "",
) -> None:
    """Let bots think for the tables of a database, until stopped; any number, on any machine."""
    from trianon.core.words import core_words
    from trianon.server.run import work_on
    from trianon.server.settings import Settings, cores

    words = core_words(choose(lang))
    settings = Settings(
        data=database_of(None, database), thinkers=thinkers or cores(), hints=hints_of(hints)
    )
    shown = settings.place.shown
    work_on(settings, lambda: print(words.sentence("work-ready", database=shown), flush=True))
    print(words.sentence("work-stopped"), flush=True)
