"""A study read as frames, for notebooks: Polars as it is, pandas if it is asked for."""

from __future__ import annotations

import warnings
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trianon.core.errors import BadRequest
from trianon.study.manifest import Manifest, read_manifest

if TYPE_CHECKING:
    import polars as pl


class Frames:
    """The tables of one folder; each is read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest: Manifest = read_manifest(folder)
        if not self.manifest.finished:
            command = self.manifest.command or "trianon study"
            unfinished = BadRequest("study-unfinished", folder=str(folder), command=command)
            warnings.warn(str(unfinished), stacklevel=3)

    def table(self, name: str) -> pl.DataFrame:
        """A table by name, in the order of the games."""
        try:
            import polars as pl
        except ModuleNotFoundError as error:
            raise BadRequest("study-needs", module=str(error.name)) from error

        files = sorted((self.folder / name).glob("*.parquet"))
        if not files:
            raise BadRequest("study-no-table", folder=str(self.folder), table=name)
        return pl.read_parquet(files)

    def pandas(self, name: str) -> Any:
        """The same table for pandas."""
        return self.table(name).to_pandas()

    @cached_property
    def games(self) -> pl.DataFrame:
        """One row for each game."""
        return self.table("games")

    @cached_property
    def seats(self) -> pl.DataFrame:
        """One row for each seat of each game."""
        return self.table("seats")

    @cached_property
    def decisions(self) -> pl.DataFrame:
        """One row for each decision that was kept."""
        return self.table("decisions")

    @cached_property
    def clauses(self) -> pl.DataFrame:
        """One row for each clause that fired in a game."""
        return self.table("clauses")

    @cached_property
    def components(self) -> pl.DataFrame:
        """One row for each component a seat took in a game."""
        return self.table("components")

    def columns(self, name: str) -> dict[str, str]:
        """What each column of a table means."""
        import pyarrow.parquet as pq

        file = min((self.folder / name).glob("*.parquet"))
        return {
            field.name: (field.metadata or {}).get(b"about", b"").decode()
            for field in pq.read_schema(file)
        }
