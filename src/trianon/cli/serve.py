"""`trianon serve`: the tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, DatabaseUrl, DataFolder, HintsUrl, configured

Metrics = Annotated[
    str | None,
    typer.Option(help="host:port of a listener of its own for Prometheus, e.g. 127.0.0.1:9117."),
]
Logs = Annotated[str | None, typer.Option(help="Form of the log: text or json.")]


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at (default: 127.0.0.1).")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port to listen at (default: 8017).", min=0, max=65535)
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Address of the page behind a proxy, e.g. https://games.example."),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(
            help="Processes for bots that search (default: one for each processor).", min=1, max=256
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network of a proxy whose X-Forwarded-For is believed; commas or several times."
        ),
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(help="Remove finished tables after so many days (0: never).", min=0),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(help="Processes that serve (more than one on PostgreSQL).", min=1, max=64),
    ] = None,
    hints: HintsUrl = "",
    work: Annotated[
        bool | None,
        typer.Option("--work/--no-work", help="Bots think here, or only in `trianon work`."),
    ] = None,
    studies: Annotated[
        Path | None,
        typer.Option(help="Folder whose folders are studies that anybody may explore."),
    ] = None,
    metrics: Metrics = None,
    logs: Logs = None,
    config: ConfigFile = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Language = "",
) -> None:
    """Serve the tables until stopped; prints the address to open."""
    import sys
    import threading
    import webbrowser

    from trianon.core.errors import BadRequest
    from trianon.core.words import core_words
    from trianon.server.processes import check_processes
    from trianon.server.run import bound, serve_on
    from trianon.server.studies import check_studies

    words = core_words(choose(lang))
    chosen = configured(
        config,
        host=host,
        port=port,
        data=data,
        database=database,
        origins=tuple(origin) if origin else None,
        thinkers=thinkers,
        trusted_proxies=listed(trusted_proxy),
        keep_days=keep_days,
        processes=processes,
        hints=hints or None,
        work=work,
        studies=studies,
        metrics=metrics,
        logs=logs,
    )
    settings = chosen.settings
    check_processes(settings, chosen["processes"])
    check_studies(settings)
    if not settings.works and not settings.place.shared:
        raise BadRequest("work-file")
    listening = bound(chosen["host"], chosen["port"])
    shown = "localhost" if chosen["host"] in ("127.0.0.1", "0.0.0.0", "::") else chosen["host"]
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(words.sentence("serve-open", address=address), flush=True)
        if open_page:  # the socket listens already: the browser waits for the first answer
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def upgrading(done: int, total: int) -> None:
        print(words.sentence("serve-upgrading", done=done, total=total), file=sys.stderr)

    serve_on(settings, listening, ready, upgrading, chosen["processes"])
    print(words.sentence("serve-stopped"), flush=True)


def listed(texts: list[str] | None) -> tuple[str, ...] | None:
    """Texts written after commas or one by one."""
    if not texts:
        return None
    return tuple(part.strip() for text in texts for part in text.split(",") if part.strip())
