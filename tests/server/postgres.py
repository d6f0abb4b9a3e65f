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

from sqlalchemy import create_engine, text

from trianon.server.database import open_engine

OWNERS = ("postgres", "nobody")  # PostgreSQL does not run as root
FIGURES = {
    "listen_addresses": "127.0.0.1",
    "max_connections": 200,
    "shared_buffers": "64MB",
    "log_min_messages": "panic",
}


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

    def __init__(self) -> None:
        self.owner = pwd.getpwnam(next(filter(exists, OWNERS))) if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="trianon-postgres-"))
        self.data, self.port = self.folder / "data", free_port()
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "house", "-E", "UTF8",
                 "--locale=C.UTF-8", "--no-instructions")  # fmt: skip
        lines = [f"{name} = '{value}'" for name, value in FIGURES.items()]
        lines += [f"port = {self.port}", f"unix_socket_directories = '{self.folder}'"]
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("\n".join(lines) + "\n")
        self.start()
        atexit.register(self.end)

    def run(self, name: str, *arguments: str) -> None:
        """One of its programs, as its owner."""
        who = {}
        if self.owner is not None:
            who = {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}
        subprocess.run(
            [binary(name), *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **who,
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
