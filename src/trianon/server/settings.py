"""How a server is set up: where it keeps its data, and every limit in one place."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

KIB = 1024


class Rate(Struct, frozen=True):
    """A token bucket: so many at once, so many more each second."""

    burst: float
    per_second: float


class Settings(Struct, frozen=True):
    """The figures of a server; the defaults are those of a public one."""

    data: Path
    origins: tuple[str, ...] = ()  # allowed besides the server's own, e.g. https://games.example
    page: Path = Path(__file__).parent / "page"

    frame_bytes: int = 8 * KIB
    body_bytes: int = 64 * KIB
    behind_bytes: int = 256 * KIB  # a client further behind is dropped
    behind_seconds: float = 10.0
    missed_most: int = 40  # a page that missed more gets the whole

    socket_rate: Rate = Rate(30, 10)
    session_rate: Rate = Rate(60, 20)
    address_rate: Rate = Rate(240, 80)

    name_longest: int = 40
    chat_longest: int = 500
    chat_kept: int = 100  # lines a page gets when it comes
    tables_each: int = 100  # unfinished ones made by one session
    tables_most: int = 20_000
    away_seconds: float = 20.0  # so long after his last page closed a bot may stand in
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory

    bot_threads: int = 2
    bots_at_once: int = 2  # on their way through the door: people never queue behind hundreds
    bot_seconds: float = 5.0  # a bot that thinks longer is overruled by the random one
    hint_seconds: float = 0.5
    analysis_simulations: int = 200  # for each decision of a finished game
    busy_seconds: float = 5.0  # how long a locked database is waited for
    spare_bytes: int = 1024 * KIB  # with less room on its disk a server is not ready


def default_data() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("trianon", appauthor=False)
