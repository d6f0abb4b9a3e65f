"""`trianon serve`: the tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at.", min=0, max=65535)] = 8017,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the database (default: your data folder).")
    ] = None,
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
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Language = "",
) -> None:
    """Serve the tables until stopped; prints the address to open."""
    import sys
    import threading
    import webbrowser

    from trianon.core.words import core_words
    from trianon.server.run import bound, serve_on
    from trianon.server.settings import Settings, cores, default_data

    words = core_words(choose(lang))
    settings = Settings(
        data=data or default_data(),
        origins=tuple(origin or ()),
        trusted_proxies=proxies_of(trusted_proxy or []),
        keep_days=keep_days,
        thinkers=thinkers or cores(),
    )
    listening = bound(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(words.sentence("serve-open", address=address), flush=True)
        if open_page:  # the socket listens already: the browser waits for the first answer
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def upgrading(done: int, total: int) -> None:
        print(words.sentence("serve-upgrading", done=done, total=total), file=sys.stderr)

    serve_on(settings, listening, ready, upgrading)
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
