"""`trianon backup` and `trianon restore`: a whole house in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import ConfigFile, DatabaseUrl, DataFolder, configured


def backup(
    to: Annotated[
        Path | None, typer.Option("--to", help="Folder of the backups (default: see `config`).")
    ] = None,
    keep: Annotated[
        int, typer.Option(help="Keep so many of the newest in the folder (0: all).", min=0)
    ] = 0,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Copy the whole house into one file of SQLite, also while it serves; prints its name."""
    from trianon.core.words import core_words
    from trianon.server.backups import back_up

    words = core_words(choose(lang))
    settings = configured(config, data=data, database=database, backups=to).settings
    made = back_up(settings.place, settings.backup_folder, keep)
    print(words.sentence("backup-made", file=str(made.file), kilobytes=-(-made.size // 1024)))


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Put a backup into an empty folder or database, checked first; nothing is ever written over."""
    from trianon.cli.progress import progress_bar
    from trianon.core.words import core_words
    from trianon.server import backups

    words = core_words(choose(lang))
    settings = configured(config, data=data, database=database).settings
    with progress_bar(backups.games_of(file)) as advance:
        games = backups.restore(file, settings.place, advance)
    print(words.sentence("restore-done", tables=games, database=settings.place.shown))
