"""Options several commands share, and how their text is read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from trianon.core.game import Game
    from trianon.server.configuration import Configuration

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game, see `trianon games`.")
]
Switches = Annotated[
    list[str] | None,
    typer.Option("--switch", help="Variant or ruling to switch on, e.g. secret_mission."),
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="Your own component figures (TOML).")
]

Cluster = Annotated[
    str,
    typer.Option(
        "--cluster", help="Work on Ray: local, auto, or the address host:port of a cluster."
    ),
]

DataFolder = Annotated[
    Path | None, typer.Option("--data", help="Folder of the database (default: your data folder).")
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="URL of the database: sqlite:////path/file or postgresql://user@host/name (instead of --data).",
    ),
]
HintsUrl = Annotated[
    str,
    typer.Option(
        "--hints", help="URL of a Redis or Valkey that carries hints between processes (optional)."
    ),
]


ConfigFile = Annotated[
    Path | None,
    typer.Option("--config", help="File of settings (TOML); see `trianon config`."),
]


def configured(config: Path | None = None, **options: Any) -> Configuration:
    """What holds: options first, then the environment, then the file, then the defaults."""
    from trianon.server.configuration import Configuration

    return Configuration(options, config)


def database_of(data: Path | None, database: str | None, config: Path | None = None) -> Path | str:
    """Where the database is, by a folder or by a URL."""
    return configured(config, data=data, database=database).settings.data


def switches_of(game: Game, names: list[str] | None) -> dict[str, bool]:
    """`--switch name` and `--switch name=false` as values; unknown names are refused."""
    switches = {}
    for item in names or []:
        name, _, value = item.partition("=")
        switches[name.replace("-", "_")] = value.lower() not in ("false", "off", "0", "no")
    game.check_switches(switches)
    return switches


def overrides_of(path: Path | None) -> dict[str, Any]:
    """The rows of an edition file, none without one."""
    from trianon.core.edition import read_overrides

    return read_overrides(path) if path else {}


def bots_of(text: str) -> list[str]:
    """`random,greedy` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]
