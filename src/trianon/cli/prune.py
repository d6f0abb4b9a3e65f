"""`trianon prune`: clear old finished tables and unused sessions away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, DatabaseUrl, DataFolder, database_of

if TYPE_CHECKING:
    from trianon.core.words import Words
    from trianon.server.place import Place
    from trianon.server.store import Store


def prune(
    data: DataFolder = None,
    database: DatabaseUrl = None,
    days: Annotated[
        int, typer.Option(help="Finished tables not touched for so many days go.", min=0)
    ] = 365,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Remove old finished tables that nobody has marked as kept, and forget unused sessions.

    The server may run meanwhile: each table goes in a short transaction of its own.
    """
    from trianon.core.words import core_words
    from trianon.server.settings import Settings
    from trianon.server.store import Store

    words = core_words(choose(lang))
    settings = Settings(data=database_of(data, database, config))
    check_database(settings.place)
    store = Store(settings.place, settings.busy_seconds)
    try:
        cleared = counted if dry_run else removed
        tables, sessions = cleared(store, days, settings.session_days)
    finally:
        store.close()
    say(words, "prune-would-" if dry_run else "prune-", tables, sessions, days)


def check_database(place: Place) -> None:
    """There is something to clear away; nothing is created."""
    from trianon.core.errors import BadRequest
    from trianon.server.folder import is_there

    if place.file is not None and not is_there(place.file):
        raise BadRequest("no-database", folder=str(place.file.parent))


def counted(store: Store, days: int, session_days: int) -> tuple[int, int]:
    """How many tables and sessions would go."""
    from trianon.server.keeping import days_ago

    return len(store.old_tables(days_ago(days))), store.old_sessions(days_ago(session_days))


def removed(store: Store, days: int, session_days: int) -> tuple[int, int]:
    """Remove them, with a bar; how many went."""
    from trianon.cli.progress import progress_bar
    from trianon.server.keeping import days_ago

    before, tables = days_ago(days), 0
    old = store.old_tables(before)
    with progress_bar(len(old)) as advance:
        for name in old:
            tables += store.remove_old(name, before)
            advance(1)
    return tables, store.remove_old_sessions(days_ago(session_days))


def say(words: Words, kind: str, tables: int, sessions: int, days: int) -> None:
    """What was done, or would be."""
    if not tables and not sessions:
        print(words.sentence("prune-nothing", days=days))
    if tables:
        print(words.sentence(f"{kind}tables", tables=tables, days=days))
    if sessions:
        print(words.sentence(f"{kind}sessions", sessions=sessions))
