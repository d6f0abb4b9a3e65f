"""`trianon check`: is every stored game as it was written?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, DatabaseUrl, DataFolder, database_of

if TYPE_CHECKING:
    from trianon.core.words import Words
    from trianon.server.reading import Fault


def check(
    data: DataFolder = None,
    database: DatabaseUrl = None,
    json: Annotated[bool, typer.Option("--json", help="What was found, as JSON.")] = False,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Verify a whole database, also while a server runs: every digest, every log, every state."""
    import msgspec

    from trianon.cli.progress import progress_bar
    from trianon.core.words import core_words
    from trianon.server import checking
    from trianon.server.database import open_to_read

    words = core_words(choose(lang))
    engine = open_to_read(database_of(data, database, config))
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
