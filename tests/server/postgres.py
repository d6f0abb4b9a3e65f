"""A real PostgreSQL for the tests: started once, stopped at the end, a new database for whoever asks."""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from trianon.server.database import open_engine

OWNERS = ("postgres", "nobody")  # PostgreSQL does not run as root
FIGURES = {
    "listen_addresses": "127.0.0.1",
    "max_connections": 200,
    "shared_buffers": "64MB",
    "log_min_messages": "panic",
    "max_wal_senders": 4,
    "recovery_init_sync_method": "syncfs",  # one call instead of one for each file
}
INITDB = ("-A", "trust", "-U", "house", "-E", "UTF8", "--locale=C.UTF-8", "--no-instructions", "-N")


def binary(name: str) -> str:
    """A program of PostgreSQL: on the path, or where Debian puts it; a missing one is a failure."""
    found = shutil.which(name)
    if found is None:
        candidates = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        assert candidates, f"{name} is not installed: these tests need PostgreSQL"
        found = str(candidates[-1])
    return found


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A cluster in a temporary folder, with all its promises kept (fsync and full synchronisation)."""

    def __init__(
        self, folder: Path | None = None, source: int = 0, environment: dict[str, str] | None = None
    ) -> None:
        self.owner = pwd.getpwnam(next(filter(exists, OWNERS))) if os.geteuid() == 0 else None
        self.environment = environment or {}
        self.folder = folder or Path(tempfile.mkdtemp(prefix="trianon-postgres-"))
        self.data, self.port = self.folder / "data", free_port()
        self.folder.chmod(0o755)
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        if not source:  # else the port of one to follow
            small = ("--wal-segsize=1",) if folder else ()
            self.run("initdb", "-D", str(self.data), *INITDB, *small)
        else:
            here = f"host=127.0.0.1 port={source} user=house application_name={self.name}"
            self.run("pg_basebackup", "-D", str(self.data), "-d", here, "-R", "-N", "-c", "fast")
        self.configure(port=self.port, unix_socket_directories=str(self.folder), **FIGURES)
        self.start()
        atexit.register(self.end)

    @property
    def name(self) -> str:
        """As a replica it is known by this."""
        return f"replica_{self.port}"

    def configure(self, **figures: Any) -> None:
        """Settings from the next start or `reload` on; what comes last counts."""
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("".join(f"{name} = '{value}'\n" for name, value in figures.items()))

    def reload(self, **figures: Any) -> None:
        """Settings from now on."""
        self.configure(**figures)
        self.run("pg_ctl", "reload", "-D", str(self.data))

    def promote(self) -> None:
        """A replica becomes the one that is written to."""
        self.run("pg_ctl", "promote", "-w", "-D", str(self.data))

    def is_running(self) -> bool:
        """Whether it has not given up."""
        try:
            self.run("pg_ctl", "status", "-D", str(self.data))
        except subprocess.CalledProcessError:
            return False
        return True

    def ask(self, query: str) -> Any:
        """One value, asked by hand."""
        engine = create_engine(
            self.url("postgres").replace("://", "+psycopg://"), isolation_level="AUTOCOMMIT"
        )
        try:
            with engine.connect() as db:
                return db.execute(text(query)).scalar()
        finally:
            engine.dispose()

    def run(self, name: str, *arguments: str) -> None:
        """One of its programs, as its owner."""
        who = {}
        if self.owner is not None:
            who = {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}
        subprocess.run(
            [binary(name), *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
            env={**os.environ, **self.environment}, **who,
        )  # type: ignore[call-overload]  # fmt: skip

    def start(self) -> None:
        """Let it run, and wait until it answers."""
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.data), "-l", log)

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; at once leaves everything to its log."""
        self.run("pg_ctl", "stop", "-w", "-D", str(self.data), "-m", mode)

    def restart(self) -> None:
        """As after a crash."""
        log = str(self.folder / "log")
        self.run("pg_ctl", "restart", "-w", "-m", "immediate", "-D", str(self.data), "-l", log)

    def end(self) -> None:
        """Nothing of it stays."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str, port: int = 0) -> str:
        """How a server is told about one of its databases."""
        return f"postgresql://house@127.0.0.1:{port or self.port}/{database}"

    def empty(self) -> str:
        """The URL of a database with nothing in it."""
        return self.url(self.created("template0"))

    def fresh(self) -> str:
        """The URL of a database of this version, with no game in it."""
        return self.url(self.created(self.model()))

    def created(self, template: str) -> str:
        """A new database."""
        name = f"house_{secrets.token_hex(6)}"
        engine = create_engine(
            self.url("postgres").replace("://", "+psycopg://"), isolation_level="AUTOCOMMIT"
        )
        with engine.connect() as db:
            db.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        engine.dispose()
        return name

    @cache  # noqa: B019 - one cluster a process
    def model(self) -> str:
        """The database others are copied from."""
        name = self.created("template0")
        open_engine(self.url(name), 5.0).dispose()
        return name


def exists(user: str) -> bool:
    """Whether the machine knows somebody."""
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


@cache
def cluster() -> Postgres:
    """The one cluster of this process."""
    return Postgres()
