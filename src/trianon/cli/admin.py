"""`trianon admin`: what a host does besides starting and stopping."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trianon.cli.language import Language, choose, current
from trianon.cli.options import ConfigFile, DatabaseUrl, DataFolder, configured

if TYPE_CHECKING:
    from trianon.server.store import Store

admin = typer.Typer(help="What a host does: tables, players, bans, backups.", no_args_is_help=True)
Most = Annotated[int, typer.Option(help="Show at most so many.", min=1)]
Sought = Annotated[str, typer.Argument(help="Part of a name, or the beginning of an id.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
TableId = Annotated[str, typer.Argument(help="Beginning of a table's id.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@contextmanager
def opened(data: Path | None, database: str | None, config: Path | None) -> Iterator[Store]:
    """The database, also beside a server; nothing is created."""
    from trianon.cli.prune import check_database
    from trianon.server.store import Store

    settings = configured(config, data=data, database=database).settings
    check_database(settings.place)
    store = Store(settings.place, settings.busy_seconds)
    try:
        yield store
    finally:
        store.close()


def say(message: str, **facts: str | int) -> None:
    """A sentence."""
    from trianon.core.words import core_words

    print(core_words(current()).sentence(message, **facts))


def show(rows: list[Any], headings: tuple[str, ...], json: bool) -> None:
    """Rows for a person, or for a program."""
    import msgspec
    from rich.console import Console
    from rich.table import Table

    from trianon.core.words import core_words

    if json:
        print(msgspec.json.encode(rows).decode())
        return
    words = core_words(current())
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(words.sentence(f"admin-{heading}"))
    for row in rows:
        table.add_row(*(shown(heading, getattr(row, heading)) for heading in headings))
    Console(markup=False, highlight=False).print(table)


def shown(name: str, value: Any) -> str:
    """A cell: moments by day and minute, lists after commas."""
    import time

    if name in ("created", "touched", "used", "until", "at"):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value)) if value else "-"
    if isinstance(value, bool):
        return "x" if value else ""
    return ", ".join(value) if isinstance(value, list) else str(value)


@admin.command()
def tables(
    sought: Sought = "",
    running: Annotated[
        bool | None, typer.Option("--running/--finished", help="Only these.")
    ] = None,
    most: Most = 50,
    json: AsJson = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """List tables, the latest first: who sits there and how far they are, nothing that is hidden."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        rows = administration.tables(store, running, most, sought)
    headings = ("table", "game", "players", "ply", "over", "closed", "kept", "touched")
    show(rows, headings, json)


@admin.command()
def players(
    sought: Sought = "",
    most: Most = 50,
    json: AsJson = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """List players, those seen last first."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        rows = administration.players(store, most, sought)
    show(rows, ("player", "name", "tables", "created", "used", "banned"), json)


@admin.command()
def close(
    table: TableId,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """End a table without removing it: nobody moves or writes there any more."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        name = administration.table_named(store, table)
        administration.close(store, name)
    say("admin-was-closed", table=name)


@admin.command()
def reopen(
    table: TableId,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Let a closed table go on."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        name = administration.table_named(store, table)
        administration.close(store, name, closed=False)
    say("admin-was-reopened", table=name)


@admin.command()
def remove(
    table: TableId,
    yes: Yes = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Remove a table with everything that belongs to it, for good."""
    from trianon.core.words import core_words
    from trianon.server import administration

    words = core_words(choose(lang))
    with opened(data, database, config) as store:
        name = administration.table_named(store, table)
        if not yes:
            typer.confirm(words.sentence("admin-remove-sure", table=name), abort=True)
        store.remove(name)
    say("admin-was-removed", table=name)


@admin.command()
def ban(
    who: Annotated[
        str, typer.Argument(help="Beginning of a player's id, an address or a network.")
    ],
    days: Annotated[int, typer.Option(help="For so many days (0: for ever).", min=0)] = 0,
    reason: Annotated[str, typer.Option(help="Why; only hosts read it.")] = "",
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Do not let somebody in; their open pages are closed within a second."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        made = administration.ban(store, who, days, reason)
    say("admin-was-banned", who=made.who[: administration.SHORT * 4], days=days)


@admin.command()
def unban(
    who: Annotated[
        str, typer.Argument(help="Beginning of a player's id, an address or a network.")
    ],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Let somebody in again."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        administration.unban(store, who)
    say("admin-was-unbanned", who=who)


@admin.command()
def bans(
    json: AsJson = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """List who is not let in."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        rows = administration.bans(store)
    show(rows, ("kind", "who", "until", "reason", "at"), json)


@admin.command()
def token(
    new: Annotated[
        bool, typer.Option("--new", help="Make a new one; the old one and its sessions end.")
    ] = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Say where the host's token is, with which the host's page is opened."""
    from trianon.server import host

    choose(lang)
    settings = configured(config, data=data, database=database).settings
    with opened(data, database, config) as store:
        if new:
            host.renew_token(settings, store)
        elif not host.known_hash(store):
            host.first_token(settings)
    say("admin-token", file=str(host.token_file(settings)))


@admin.command()
def export(
    to: Annotated[Path, typer.Option("--to", help="Folder for the records.")],
    table: Annotated[
        list[str] | None, typer.Argument(help="Beginnings of ids (default: all finished tables).")
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Write finished games as records, a file each; a game that runs is told to nobody."""
    from trianon.server import administration

    choose(lang)
    with opened(data, database, config) as store:
        named = [administration.table_named(store, one) for one in table or []]
        texts = {
            name: administration.finished(store, name)
            for name in named or administration.finished_tables(store)
        }
        save_all(to, texts)
    say("admin-was-exported", tables=len(texts), folder=str(to))


@admin.command("export-games")
def export_games(
    out: Annotated[Path, typer.Option(help="New folder for the open data set.")],
    new: Annotated[
        bool, typer.Option("--new", help="Only games that never went into a data set.")
    ] = False,
    without: Annotated[
        list[str] | None, typer.Option(help="Leave out a table, by the beginning of its id.")
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Write the open data set: finished games whose people all agreed, without who they were."""
    from trianon.core.words import core_words
    from trianon.server import administration, open_data

    words = core_words(choose(lang))
    with opened(data, database, config) as store:
        left = frozenset(administration.table_named(store, one) for one in without or [])
        made = open_data.export(store, out, words, new, left)
    say("open-data-written", games=made.games, folder=str(out))
    if made.left_out:
        say("open-data-left-out", games=made.left_out)


def save_all(folder: Path, texts: dict[str, str]) -> None:
    """A file for each record."""
    from trianon.core.errors import BadRequest

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    except OSError as error:
        reason = str(error.strerror or error)
        raise BadRequest("data-folder", folder=str(folder), reason=reason) from error
