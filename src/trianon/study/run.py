"""Run a study: chunk by chunk into a folder, from where it was left."""

from __future__ import annotations

import errno
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

from msgspec import structs

from trianon.core.errors import BadRequest
from trianon.core.lock import held
from trianon.lab import runner
from trianon.lab.runner import Progress
from trianon.study import chunk, columns
from trianon.study.chunk import Part
from trianon.study.manifest import FILE, Manifest, compare, manifest_of, write_manifest
from trianon.study.plan import Study, check

SEAT_BYTES = 45  # of a seat's row, as measured, generously
DETAIL_BYTES = 250  # of a seat's decisions, clauses and components
ALL_DECISIONS_BYTES = 1_300  # of a game of which every decision is kept
LOCK = ".lock"  # of the folder that is being written
FILE_BYTES = 3_000  # of a file, whatever it holds


def estimated_bytes(study: Study) -> int:
    """About how much disk a study needs, rather too much than too little."""
    games = study.total * len(study.variants)
    seat = SEAT_BYTES + DETAIL_BYTES * study.detail
    rows = games * (study.players * seat + study.decisions * ALL_DECISIONS_BYTES)
    tables = columns.PLAIN + (columns.DETAIL if study.detail else ())
    return int(rows + study.parts * len(tables) * FILE_BYTES)


def check_disk(folder: Path, needed: int) -> None:
    """Raise BadRequest if the disk cannot hold so much."""
    nearest = next(one for one in (folder, *folder.resolve().parents) if one.exists())
    free = shutil.disk_usage(nearest).free
    if needed > free:
        raise BadRequest(
            "study-disk", folder=str(folder), needed=megabytes(needed), free=megabytes(free)
        )


def megabytes(count: int) -> int:
    """Bytes as people count them, rounded up."""
    return -(-count // 1_000_000)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """The only process that writes into the folder of a study, which is made if it is not there."""
    with ExitStack() as stack:
        try:
            path.mkdir(parents=True, exist_ok=True)
            stack.enter_context(held(path / LOCK, "study-in-use"))
        except OSError as error:
            raise unwritable(path, error) from error
        yield


class Folder:
    """Where a study lies: a manifest, and a folder of parts for each table."""

    def __init__(self, path: Path, study: Study, command: str) -> None:
        self.path = path
        self.study = study
        self.manifest: Manifest = manifest_of(study, command)

    def check(self) -> None:
        """Raise BadRequest for a folder of something else, before anything is written."""
        if (self.path / FILE).exists():
            compare(self.path, self.manifest)
        elif self.path.exists() and (not self.path.is_dir() or strangers(self.path)):
            raise BadRequest("study-folder", folder=str(self.path))
        check_disk(self.path, self.needed())

    def needed(self) -> int:
        """About how much disk the missing chunks need: by those that are there, if there are any."""
        if not self.path.exists():
            return estimated_bytes(self.study)  # however many games are asked for
        missing = set(self.missing())
        numbers = [one for one in range(self.study.parts) if one not in missing]
        kept = sum(len(self.study.numbers(one)) for one in numbers)
        if not kept:
            return estimated_bytes(self.study)
        files = [self.part(table, one) for table in self.tables for one in numbers]
        size = sum(file.stat().st_size for file in files if file.exists())
        return size * (self.study.total - kept) // kept

    def open(self) -> None:
        """Make the folder."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            for table in self.tables:
                (self.path / table).mkdir(exist_ok=True)
            write_manifest(self.path, self.manifest)
        except OSError as error:
            raise unwritable(self.path, error) from error

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of this study."""
        return columns.PLAIN + (columns.DETAIL if self.study.detail else ())

    def missing(self) -> list[int]:
        """The chunks that are still to be played: the games of a whole one are written last."""
        return [
            number
            for number in range(self.study.parts)
            if not self.part(columns.GAMES, number).exists()
        ]

    def part(self, table: str, number: int) -> Path:
        """The file of one chunk of one table."""
        return self.path / table / f"part-{number:05}.parquet"

    def keep(self, part: Part) -> None:
        """Write a chunk; its files get their names only when they are whole."""
        order = [table for table in self.tables if table != columns.GAMES] + [columns.GAMES]
        passing = []
        try:
            for table in order:
                path = self.part(table, part.number).with_suffix(".passing")
                passing.append(path)
                path.write_bytes(part.files[table])
            for path in passing:
                path.replace(path.with_suffix(".parquet"))
        except OSError as error:
            for path in passing:
                path.unlink(missing_ok=True)
            raise unwritable(self.path, error) from error

    def incidents(self) -> int:
        """How often bots failed, in all chunks, whenever they were played."""
        import pyarrow.compute as pc
        import pyarrow.parquet as pq

        found = 0
        for number in range(self.study.parts):
            column = pq.read_table(self.part(columns.GAMES, number), columns=["incidents"])
            found += int(pc.sum(column["incidents"]).as_py() or 0)
        return found

    def finish(self, seconds: float) -> None:
        """The study is whole."""
        games = self.study.total * len(self.study.variants)
        whole = structs.replace(
            self.manifest,
            finished=True,
            games=games,
            incidents=self.incidents(),
            seconds=round(seconds, 3),
        )
        write_manifest(self.path, whole)


def strangers(path: Path) -> list[Path]:
    """What lies in a folder besides the lock of a study that is just being begun."""
    return [one for one in path.iterdir() if one.name != LOCK]


def unwritable(path: Path, error: OSError) -> BadRequest:
    """The sentence for a folder that cannot be written to, or is full."""
    code = "study-disk-full" if error.errno == errno.ENOSPC else "file-unwritable"
    facts = {"folder": str(path)} if code == "study-disk-full" else {"file": str(path)}
    return BadRequest(code, **facts, reason=str(error.strerror))


def run(
    study: Study,
    path: Path,
    command: str = "",
    jobs: int = 1,
    progress: Progress = runner.no_progress,
) -> Folder:
    """Play what is missing; what is finished is kept whatever happens."""
    return filled(study, path, partial(chunk.play, study), command, jobs, progress)


def filled(
    study: Study,
    path: Path,
    work: Callable[[int], Part],
    command: str = "",
    jobs: int = 1,
    progress: Progress = runner.no_progress,
) -> Folder:
    """The folder of a study with all its chunks, each from its number by some work."""
    with begun(study, path, command, jobs) as folder:
        folder.open()
        started = time.perf_counter()
        missing = folder.missing()
        each = len(study.variants)
        progress(each * (study.total - sum(len(study.numbers(number)) for number in missing)))
        with closing(runner.done(work, missing, runner.processes(jobs, study.parts))) as parts:
            for part in parts:
                folder.keep(part)
                progress(part.games)
        folder.finish(time.perf_counter() - started)
    return folder


@contextmanager
def begun(study: Study, path: Path, command: str, jobs: int) -> Iterator[Folder]:
    """The folder of a study, this process alone in it; whatever is wrong is said before it is made."""
    check(study)
    runner.processes(jobs, study.parts)
    folder = Folder(path, study, command)
    folder.check()
    with alone(path):
        folder.check()  # somebody else may have begun a study here meanwhile
        yield folder
