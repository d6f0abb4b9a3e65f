"""`trianon work`: a process that thinks for tables others serve."""

from __future__ import annotations

from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, DatabaseUrl, HintsUrl, configured
from trianon.cli.serve import Logs, Metrics


def work(
    database: DatabaseUrl = None,
    hints: HintsUrl = "",
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes for bots that search (default: one for each processor).", min=1, max=256
        ),
    ] = None,
    metrics: Metrics = None,
    logs: Logs = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Let bots think for the tables of a database, until stopped; any number, on any machine."""
    from trianon.core.words import core_words
    from trianon.server.run import work_on

    words = core_words(choose(lang))
    chosen = configured(
        config,
        database=database,
        hints=hints or None,
        thinkers=thinkers,
        processes=1,
        work=True,
        metrics=metrics,
        logs=logs,
    )
    settings = chosen.settings
    shown = settings.place.shown
    work_on(settings, lambda: print(words.sentence("work-ready", database=shown), flush=True))
    print(words.sentence("work-stopped"), flush=True)
