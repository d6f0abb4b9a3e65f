"""`trianon review`: take a record into the database, to look at it again in the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.language import Language, choose
from trianon.cli.options import DatabaseUrl, DataFolder, database_of

if TYPE_CHECKING:
    from trianon.core.record import Record
    from trianon.server.rows import Stored
    from trianon.server.settings import Settings

IMPORTER = "import"  # no browser has this session


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")],
    data: DataFolder = None,
    database: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Take a finished game into the database; prints the links by which it is reviewed."""
    from trianon.core import record as records
    from trianon.core.errors import BadRecord
    from trianon.core.words import core_words
    from trianon.server.settings import Settings

    words = core_words(choose(lang))
    record = records.read_file(file)
    fault = records.verify(record)
    if fault is not None:
        raise fault
    if not record.over:
        raise BadRecord("record-unfinished", file=str(file))
    settings = Settings(data=database_of(data, database))
    table, token = asyncio.run(taken_in(record, settings))
    print(words.sentence("review-taken-in", moves=len(record.moves)))
    print(f"/join#{token}\n/review/{table}")


async def taken_in(record: Record, settings: Settings) -> tuple[str, str]:
    """The table a record became, and the token by which anybody may watch it; all of it or nothing."""
    from tempfile import TemporaryDirectory

    from trianon.server.tables import Tables

    with TemporaryDirectory() as aside:
        stored, token = await played(record, Path(aside), settings.name_longest)
    tables = Tables(settings)
    try:
        await tables.run(tables.store.create, stored)
    finally:
        tables.close()
    return stored.header.id, token


async def played(record: Record, aside: Path, longest: int) -> tuple[Stored, str]:
    """A record played at a table of a database of its own, which may be thrown away."""
    from trianon.core.registry import game
    from trianon.server import bodies, new_tables
    from trianon.server.settings import Settings
    from trianon.server.tables import Tables

    tables = Tables(Settings(data=aside, name_longest=longest))
    try:
        wish = bodies.NewTable(
            game=record.game,
            seats=[bodies.Mine(name=seat.name[:longest].strip()) for seat in record.seats],
            switches=game(record.game).recorded_switches(record.switches),
            edition=record.overrides,
            seed=record.seed.hex(),
        )
        made = await new_tables.make(tables, IMPORTER, "", wish)
        table = await tables.get(made.table.table)
        for number, move in enumerate(record.moves, 1):
            seat, seq = table.state.asked_seat, table.seq_for(table.held_by(IMPORTER))
            name = f"{IMPORTER} {number}"
            await tables.act(table, IMPORTER, seat, seq, name, move.action, lambda _: None)
        stored = await tables.run(tables.store.load, table.id)
        assert stored is not None
    finally:
        tables.close()
    return stored, made.invitations[-1].token
