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
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Language = "",
) -> None:
    """Serve the tables until stopped; prints the address to open."""
    import sys
    import threading
    import webbrowser

    from trianon.core.words import core_words
    from trianon.server.run import bound, serve_on
    from trianon.server.settings import Settings, default_data

    words = core_words(choose(lang))
    settings = Settings(data=data or default_data(), origins=tuple(origin or ()))
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
