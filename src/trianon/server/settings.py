"""How a server is set up: where it keeps its data, and every limit in one place."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct, field

from trianon.server.place import Place, place_of

KIB = 1024
HOUR = 3600


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Rate(Struct, frozen=True):
    """A token bucket: so many at once, so many more each second."""

    burst: float
    per_second: float


class Settings(Struct, frozen=True):
    """The figures of a server; the defaults are those of a public one."""

    data: Path | str  # a folder with a database of SQLite, or the URL of a database
    hints: str = ""  # the URL of a Redis or Valkey that carries hints; without one PostgreSQL does
    look_seconds: float = 1.0  # so often a process looks for what a lost hint would have said
    origins: tuple[str, ...] = ()  # allowed besides the server's own, e.g. https://games.example
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    page: Path = Path(__file__).parent / "page"
    studies: Path | None = None  # a folder whose folders are studies that anybody may explore
    metrics: str = ""  # host:port of a listener of its own for Prometheus; none without
    logs: str = "text"  # or json: one object a line
    traces: str = ""  # where OpenTelemetry sends spans, e.g. http://127.0.0.1:4318
    backups: Path | None = (
        None  # the folder of backups; without one: beside the file, or the user's
    )
    host_token: Path | None = None  # where the host's token is written at the first start

    frame_bytes: int = 8 * KIB
    body_bytes: int = 64 * KIB
    behind_bytes: int = 256 * KIB  # a client further behind is dropped
    behind_seconds: float = 10.0
    missed_most: int = 40  # a page that missed more gets the whole

    socket_rate: Rate = Rate(30, 10)
    session_rate: Rate = Rate(60, 20)
    address_rate: Rate = Rate(400, 100)  # a club may share one; what costs more counts for more
    health_rate: Rate = Rate(20, 5)  # /livez and /readyz, by address
    visitor_rate: Rate = Rate(100, 0.1)  # new sessions, by address
    table_rate: Rate = Rate(60, 60 / HOUR)  # new tables, by address
    host_rate: Rate = Rate(5, 1 / 30)  # attempts to log in as the host, by address

    connections_each: int = 300  # by address, sockets among them
    sockets_address: int = 200
    sockets_session: int = 8
    requests_at_once: int = 4  # of an address; the next ones wait
    dear_at_once: int = 2  # logs, replays, records, lobbies, new tables
    requests_waiting: int = 100
    dear_waiting: int = 20  # of a session, which gets one after the other
    refusals_most: int = 20  # within a second, then an address is shut out
    shut_seconds: float = 10.0

    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 10.0
    hello_seconds: float = 5.0
    ping_seconds: float = 20.0  # a socket that does not answer in time is cut

    name_longest: int = 40
    chat_longest: int = 500
    chat_kept: int = 100  # lines a page gets when it comes
    tables_each: int = 30  # unfinished ones made by one session
    tables_fresh_days: int = 30  # what nobody touched for longer no longer counts against its maker
    tables_most: int = 20_000  # unfinished ones of the whole server
    keep_days: int = 0  # finished tables, unless marked as kept; 0: for ever
    session_days: int = 400  # unused sessions that have no table
    away_seconds: float = 20.0  # so long after a player's last page closed a bot may stand in
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory

    thinkers: int = field(
        default_factory=cores
    )  # processes for bots that search; two more beside them
    works: bool = True  # whether bots think here; else `trianon work` does it
    bots_at_once: int = 8  # on their way through the door: people never queue behind hundreds
    bot_seconds: float = 5.0  # a bot that thinks longer is overruled by the random one
    hint_seconds: float = 0.5
    analysis_simulations: int = 200  # for each decision of a finished game
    analysis_seconds: float = 600.0
    busy_seconds: float = 5.0  # how long a locked database is waited for
    spare_bytes: int = 1024 * KIB  # with less room on its disk a server is not ready

    @property
    def place(self) -> Place:
        """Where the database is."""
        return place_of(self.data)

    @property
    def burst_bytes(self) -> int:
        """What a page is sent at once of what it has missed: it is not behind by that alone."""
        return self.behind_bytes // 2

    @property
    def own_folder(self) -> Path:
        """Where the house keeps files of its own: beside its database, or in the user's data folder."""
        file = self.place.file
        return file.parent if file is not None else default_data()

    @property
    def backup_folder(self) -> Path:
        """Where backups go."""
        return self.backups or self.own_folder / "backups"


def default_data() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("trianon", appauthor=False)
