"""Troubles of a whole machine: a full disk, clocks that jump, a database that fails over to its replica."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.server.cut import Cut
from tests.server.postgres import Postgres

LIBRARIES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/local/lib/faketime/libfaketimeMT.so.1")
CAUGHT_UP_SECONDS = 60.0


class Disk:
    """A small disk of its own (tmpfs) that can really be filled."""

    def __init__(self, megabytes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="trianon-disk-"))
        size = f"size={megabytes}m"
        mounting = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.folder)]
        done = subprocess.run(mounting, capture_output=True, check=False)
        assert not done.returncode, "no small disk can be mounted here: these tests need one"

    def fill(self) -> None:
        """Write until nothing fits."""
        with (self.folder / "filling").open("wb", buffering=0) as out, suppress(OSError):
            while True:
                out.write(b"\0" * 65536)

    def empty(self) -> None:
        """As before."""
        (self.folder / "filling").unlink(missing_ok=True)

    def close(self) -> None:
        """No more."""
        subprocess.run(["umount", "--lazy", str(self.folder)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class Clocks:
    """The clocks of all who are started with its environment; they jump while those run."""

    def __init__(self) -> None:
        found = [path for pattern in LIBRARIES for path in Path("/").glob(pattern[1:])]
        assert found, "libfaketime is not installed: these tests need it"
        handle, name = tempfile.mkstemp(prefix="trianon-clock-")
        os.close(handle)
        self.file = Path(name)
        self.file.chmod(0o644)
        self.jump(0)
        self.environment = {
            "LD_PRELOAD": str(found[0]),
            "FAKETIME_TIMESTAMP_FILE": name,
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_DONT_RESET": "1",
        }

    def jump(self, seconds: int) -> None:
        """So far from the true time, within a second."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}s\n")
        fresh.chmod(0o644)
        fresh.replace(self.file)

    def close(self) -> None:
        """No more."""
        self.file.unlink()


class Pair:
    """A database and its streaming replica, which is waited for (synchronous) or not."""

    def __init__(self, synchronous: bool) -> None:
        self.synchronous = synchronous
        self.primary = Postgres()
        self.replica = self.copied()
        self.old: list[Postgres] = []

    def copied(self) -> Postgres:
        """A new replica, which has everything; from then on a commit waits for it, if it is to."""
        self.link = Cut(self.primary.port)  # the way from one to the other
        replica = Postgres(source=self.link.port)
        if self.synchronous:
            self.primary.reload(synchronous_standby_names=replica.name)
        self.caught_up(replica)
        return replica

    def caught_up(self, replica: Postgres) -> None:
        """Until the replica follows as it should."""
        state = "sync" if self.synchronous else "async"
        query = (
            f"SELECT count(*) FROM pg_stat_replication WHERE application_name = '{replica.name}'"
        )
        query += f" AND state = 'streaming' AND sync_state = '{state}'"
        end = time.monotonic() + CAUGHT_UP_SECONDS
        while not self.primary.ask(query):
            assert time.monotonic() < end, "the replica does not follow"
            time.sleep(0.05)

    def fall_behind(self) -> None:
        """The replica hears nothing more, and nobody is told."""
        self.link.hang()

    def fail_over(self) -> None:
        """The primary dies, and what was on its way with it; the replica takes its place and gets a new one."""
        self.primary.stop()
        self.link.close()
        self.replica.promote()
        self.old.append(self.primary)
        self.primary = self.replica
        self.primary.reload(synchronous_standby_names="")
        self.replica = self.copied()

    def close(self) -> None:
        """No more."""
        for one in (self.primary, self.replica, *self.old):
            one.end()
        self.link.close()
