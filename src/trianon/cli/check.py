"""`trianon check`: is every stored game as it was written?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose

if TYPE_CHECKING:
    from trianon.core.words import Words
    from trianon.server.reading import Fault


def check(
    data: Annotated[
        Path | None, typer.Option(help="Folder of the database (default: your data folder).")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="What was found, as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Verify a whole database, also while a server runs: every digest, every log, every state."""
    import msgspec

    from trianon.cli.progress import progress_bar
    from trianon.core.words import core_words
    from trianon.server import checking
    from trianon.server.engine import open_to_read
    from trianon.server.settings import default_data

    words = core_words(choose(lang))
    engine = open_to_read(data or default_data())
    games = checking.games_in(engine)
    with progress_bar(len(games)) as advance:
        found = list(checking.check(engine, games, advance))
    engine.dispose()
    if json:
        print(msgspec.json.encode({"tables": len(games), "faults": found}).decode())
    else:
        say(words, len(games), found)
    if found:
        raise typer.Exit(1)


def say(words: Words, games: int, found: list[Fault]) -> None:
    """What was found, a line for each row that is wrong."""
    for fault in found:
        sentence = words.sentence(f"check-{fault.code}", detail=fault.detail)
        print(f"{fault.game or '-'}  {fault.row}  {sentence}")
    harmed = len({fault.game for fault in found})
    print(words.sentence("check-harmed" if found else "check-clean", tables=games, harmed=harmed))
