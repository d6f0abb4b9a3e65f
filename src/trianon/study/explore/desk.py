"""The desk at which published studies are read: one database in memory, narrow and locked.

It reads the tables of the published studies and nothing else, takes questions only, has little memory and
little time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from trianon.core.errors import TrianonError
from trianon.study.explore.about import About, broken, table_file

Found = TypeVar("Found")
MEMORY = "256MB"
THREADS = 2
SECONDS = 2.0  # for one answer, whatever it asks


class Overtaxed(TrianonError):
    """An answer would take more time or memory than a study gets."""


class Sitting:
    """One answer's questions about one study."""

    def __init__(self, cursor: Any, prefix: str) -> None:
        self.cursor, self.prefix = cursor, prefix

    def __getitem__(self, table: str) -> str:
        """What a table of this study is called at the desk."""
        return self.prefix + table

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of one of our queries; whatever is not one question alone is refused."""
        import duckdb

        asked = duckdb.extract_statements(query)
        if [one.type for one in asked] != [duckdb.StatementType.SELECT]:
            raise duckdb.PermissionException("only questions are answered here")
        found: list[tuple[Any, ...]] = self.cursor.execute(asked[0], list(values)).fetchall()
        return found


class Desk:
    """All published studies in one database."""

    def __init__(
        self,
        studies: dict[Path, About],
        seconds: float = SECONDS,
        memory: str = MEMORY,
        threads: int = THREADS,
    ) -> None:
        import duckdb

        self.seconds = seconds
        self.prefixes = {folder: f"study_{number}_" for number, folder in enumerate(studies)}
        self.database = duckdb.connect(
            config={
                "memory_limit": memory,
                "threads": threads,
                "temp_directory": "",  # nothing is written, not even when memory is short
                "autoinstall_known_extensions": False,
                "autoload_known_extensions": False,
                "allow_community_extensions": False,
            }
        )
        allowed = [file for folder, about in studies.items() for file in files_of(folder, about)]
        self.database.execute("set allowed_paths = $1", [allowed])
        self.database.execute("set enable_external_access = false")
        self.database.execute("set lock_configuration = true")

    def open(self, folder: Path, about: About) -> None:
        """The tables of a study as views."""
        import duckdb

        try:
            for table, file in zip(about.tables, files_of(folder, about), strict=True):
                self.database.read_parquet(file).create_view(self.prefixes[folder] + table)
        except duckdb.Error as error:
            raise broken(folder, error) from error

    def ask(self, folder: Path, question: Callable[[Sitting], Found]) -> Found:
        """An answer within its time and memory, or Overtaxed."""
        return self.ask_all([folder], lambda asks: question(asks[0]))

    def ask_all(self, folders: list[Path], question: Callable[[list[Sitting]], Found]) -> Found:
        """An answer from several studies, within the time and memory of one."""
        import duckdb

        with self.limited() as cursor:
            try:
                return question([Sitting(cursor, self.prefixes[folder]) for folder in folders])
            except duckdb.InterruptException as error:
                raise Overtaxed("explore-slow", seconds=round(self.seconds)) from error
            except duckdb.OutOfMemoryException as error:
                raise Overtaxed("explore-large") from error

    @contextmanager
    def limited(self) -> Iterator[Any]:
        """A cursor that is interrupted when its time is over."""
        cursor = self.database.cursor()
        bell = threading.Timer(self.seconds, cursor.interrupt)
        bell.daemon = True
        bell.start()
        try:
            yield cursor
        finally:
            bell.cancel()
            bell.join()
            cursor.close()

    def close(self) -> None:
        """Let the database go."""
        self.database.close()


def files_of(folder: Path, about: About) -> list[str]:
    """The files of a study: these may be read, and nothing else."""
    return [str(table_file(folder.resolve(), table)) for table in about.tables]
