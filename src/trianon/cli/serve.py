"""`trianon serve`: the tables in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import DatabaseUrl, DataFolder, HintsUrl, database_of, hints_of


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at.", min=0, max=65535)] = 8017,
    data: DataFolder = None,
    database: DatabaseUrl = "",
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
        int,
        typer.Option(help="Remove finished tables after so many days (0: never).", min=0),
    ] = 0,
    processes: Annotated[
        int, typer.Option(help="Processes that serve (more than one on PostgreSQL).", min=1, max=64)
    ] = 1,
    hints: HintsUrl = "",
    work: Annotated[
        bool, typer.Option("--work/--no-work", help="Bots think here, or only in `trianon work`.")
    ] = True,
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
    from trianon.server.settings import Settings, cores

    words = core_words(choose(lang))
    settings = Settings(
        data=database_of(data, database),
        origins=tuple(origin or ()),
        trusted_proxies=proxies_of(trusted_proxy or []),
        keep_days=keep_days,
        thinkers=thinkers or max(1, cores() // processes),
        hints=hints_of(hints),
        works=work,
    )
    check_processes(settings, processes)
    if not work and not settings.place.shared:
        raise BadRequest("work-file")
    listening = bound(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(words.sentence("serve-open", address=address), flush=True)
        if open_page:  # the socket listens already: the browser waits for the first answer
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def upgrading(done: int, total: int) -> None:
        print(words.sentence("serve-upgrading", done=done, total=total), file=sys.stderr)

    serve_on(settings, listening, ready, upgrading, processes)
    print(words.sentence("serve-stopped"), flush=True)


def proxies_of(texts: list[str]) -> tuple[str, ...]:
    """Addresses and networks, written after commas or one by one."""
    import ipaddress

    from trianon.core.errors import BadRequest

    found = [part.strip() for text in texts for part in text.split(",") if part.strip()]
    for part in found:
        try:
            ipaddress.ip_network(part)
        except ValueError as error:
            raise BadRequest("trusted-proxy", found=part[:60]) from error
    return tuple(found)
