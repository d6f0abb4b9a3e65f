"""What holds: every setting by option, environment or file, checked by name before anything starts."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

from trianon.core.errors import BadRequest
from trianon.server import addresses
from trianon.server.place import place_of
from trianon.server.settings import Rate, Settings, cores, default_data

PREFIX, FROM_FILE = "TRIANON_", "_FILE"
# Of the build and the tests; they are no settings.
OTHER_VARIABLES = ("PURE", "SANITIZE", "CHROMIUM", "PICTURES", "SHOTS", "CONFIG")
FILE_NAME = "trianon.toml"
DEFAULT = "default"
BOTH = ("data", "database")  # two names of one thing
NOT_SET = ("data", "page", "works")  # fields that are set under another name, or by nobody
LEAST = {"port": 0, "processes": 1, "thinkers": 1, "bots_at_once": 1, "requests_at_once": 1}
MOST = {"port": 65_535, "processes": 64, "thinkers": 256}


class Front(Struct, frozen=True):
    """What is about the process, not about the house."""

    host: str = "127.0.0.1"
    port: int = 8017
    processes: int = 1
    work: bool = True
    database: str = ""
    data: Path | None = None


class Found(Struct, frozen=True):
    """A value and where it comes from."""

    value: Any
    source: str


FIELDS: dict[str, Any] = get_type_hints(Front) | {
    name: kind for name, kind in get_type_hints(Settings).items() if name not in NOT_SET
}
DEFAULTS: dict[str, Any] = {
    field.name: field.default_factory()
    if field.default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT
    else field.default
    for kind in (Settings, Front)
    for field in msgspec.structs.fields(kind)
    if field.name in FIELDS
}


class Configuration:
    """Everything that can be set, with its source; BadRequest names the first thing that is wrong."""

    def __init__(
        self,
        options: Mapping[str, Any] | None = None,
        file: Path | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.file = found_file(file, environment)
        given = {name: value for name, value in (options or {}).items() if value is not None}
        levels = [
            {name: Found(value, option_of(name)) for name, value in given.items()},
            from_environment(environment),
            from_file(self.file) if self.file else {},
        ]
        for level in levels:
            check_empty(level)
            if all(name in level for name in BOTH):
                raise BadRequest("database-both")
        self.found = {name: Found(value, DEFAULT) for name, value in DEFAULTS.items()}
        for level in reversed(levels):
            if any(name in level for name in BOTH):
                self.found |= {name: Found(DEFAULTS[name], DEFAULT) for name in BOTH}
            self.found |= level
        self.settle()
        for name, one in self.found.items():
            check_bounds(name, one)
        self.check_addresses()

    def __getitem__(self, name: str) -> Any:
        """The value that holds."""
        return self.found[name].value

    def settle(self) -> None:
        """What follows from other settings."""
        if self.found["thinkers"].source == DEFAULT:
            share = max(1, cores() // max(1, self["processes"]))
            self.found["thinkers"] = Found(share, DEFAULT)
        if not self["database"] and self["data"] is None:
            self.found["data"] = Found(default_data(), DEFAULT)

    def check_addresses(self) -> None:
        """Every address and URL is one."""
        place_of(self["database"] or self["data"])
        addresses.check_hints(self["hints"])
        addresses.check_traces(self["traces"])
        if self["metrics"]:
            addresses.listener(self["metrics"])
        for origin in self["origins"]:
            addresses.check_origin(origin)
        addresses.check_proxies(self["trusted_proxies"])
        if self["logs"] not in ("text", "json"):
            raise wrong("logs", self.found["logs"].source, "exactly", "text | json")

    @property
    def settings(self) -> Settings:
        """As a server takes them."""
        values = {name: self[name] for name in FIELDS if name not in Front.__struct_fields__}
        return Settings(
            data=self["database"] or self["data"], works=self["work"], **values
        )  # fmt: skip

    def shown(self) -> list[tuple[str, str, str]]:
        """Name, value and source of each, without secrets."""
        return [(name, written(name, self.found[name].value), self.found[name].source)
                for name in sorted(FIELDS)]  # fmt: skip


def option_of(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


# Where values come from.


def found_file(given: Path | None, environment: Mapping[str, str]) -> Path | None:
    """The one file that counts: the one that is named, else the user's, else the machine's."""
    from platformdirs import user_config_path

    named = given or (
        Path(environment["TRIANON_CONFIG"]) if environment.get("TRIANON_CONFIG") else None
    )
    if named is not None:
        if not within_reach(named):
            raise BadRequest("config-file", file=str(named))
        return named
    usual = (
        user_config_path("trianon", appauthor=False) / FILE_NAME,
        Path("/etc/trianon") / FILE_NAME,
    )
    return next((file for file in usual if within_reach(file)), None)


def within_reach(file: Path) -> bool:
    """Whether there is such a file; one in a folder that is closed to us is not (ProtectHome of systemd)."""
    try:
        return file.is_file()
    except OSError:
        return False


def from_file(file: Path) -> dict[str, Found]:
    """The settings of a file."""
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRequest("config-unreadable", file=str(file), reason=str(error)) from error
    check_empty({name: Found(value, str(file)) for name, value in values.items()})
    return {
        name: Found(converted(name, value, str(file), strict=True), str(file))
        for name, value in values.items()
    }


def from_environment(environment: Mapping[str, str]) -> dict[str, Found]:
    """The settings of the environment; `TRIANON_DATABASE_FILE` names a file that holds the value."""
    found: dict[str, Found] = {}
    for variable, text in sorted(environment.items()):
        name = variable.removeprefix(PREFIX)
        if variable == name or name in OTHER_VARIABLES:
            continue
        if name.endswith(FROM_FILE) and name.lower() not in FIELDS:
            name, text = name.removesuffix(FROM_FILE), secret_in(variable, Path(text))
        known(name.lower(), variable)
        if name.lower() in found:
            raise BadRequest("setting-twice", first=found[name.lower()].source, second=variable)
        value = in_parts(FIELDS[name.lower()], text)
        check_empty({name.lower(): Found(value, variable)})
        found[name.lower()] = Found(
            converted(name.lower(), value, variable, strict=False), variable
        )
    return found


def secret_in(variable: str, file: Path) -> str:
    """The one line of a file with a secret."""
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise BadRequest(
            "config-unreadable", file=f"{variable}={file}", reason=str(error)
        ) from error


def in_parts(kind: Any, text: str) -> Any:
    """A text as the type wants it: lists after commas, rates as `burst, per second`."""
    if kind is Rate:
        parts = [part.strip() for part in text.split(",")]
        return dict(zip(Rate.__struct_fields__, parts, strict=False))
    if kind == tuple[str, ...]:
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def check_empty(level: Mapping[str, Found]) -> None:
    """A place that is named, but as nothing, is a mistake: nobody means a new house by it."""
    for name in BOTH:
        if name in level and isinstance(level[name].value, str) and not level[name].value.strip():
            raise BadRequest("database-empty", name=name, source=level[name].source)


def known(name: str, source: str) -> None:
    """Refuse a name that is no setting; say which one may be meant."""
    if name not in FIELDS:
        near = difflib.get_close_matches(name, FIELDS, 1) or ["-"]
        raise BadRequest("setting-unknown", name=name[:60], source=source, near=near[0])


def converted(name: str, value: Any, source: str, strict: bool) -> Any:
    """A value of the right type."""
    known(name, source)
    try:
        return msgspec.convert(value, FIELDS[name], strict=strict, dec_hook=as_path)
    except (msgspec.ValidationError, TypeError) as error:
        raise wrong(name, source, *kind_words(name, strict)) from error


def as_path(kind: type, value: Any) -> Any:
    """Paths are written as texts."""
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise TypeError(kind)


def wrong(name: str, source: str, wanted: str, example: str, most: str = "") -> BadRequest:
    """A value that cannot be; the value itself is not repeated, it may be a secret."""
    facts = {"wanted": wanted, "example": example, "most": most}
    return BadRequest("setting-wrong", name=name, source=source, **facts)


def kind_words(name: str, in_file: bool) -> tuple[str, str]:
    """What a setting takes, with an example."""
    kind, usual = FIELDS[name], DEFAULTS[name]
    kinds = [one for one in get_args(kind) or (kind,) if one is not type(None)]
    if kind is Rate:
        return "rate", "{burst = 60, per_second = 10}" if in_file else "60, 10"
    if kind == tuple[str, ...]:
        return "texts", '["a", "b"]' if in_file else "a, b"
    if bool in kinds:
        return "exactly", "true | false"
    if int in kinds:
        return "whole", str(usual or 30)
    if float in kinds:
        return "number", f"{usual or 1.5:g}"
    return "text", ""


def check_bounds(name: str, one: Found) -> None:
    """No figure of a house is below zero."""
    numbers = (
        [one.value.burst, one.value.per_second] if isinstance(one.value, Rate) else [one.value]
    )
    least, most = LEAST.get(name, 0), MOST.get(name)
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int | float):
            continue
        if number < least or (most is not None and number > most) or number != number:
            wanted = "least" if most is None else "between"
            raise wrong(name, one.source, wanted, str(least), str(most))


def written(name: str, value: Any) -> str:
    """A value as a person reads it; passwords are not shown."""
    if name in ("database", "hints", "traces") and value:
        return make_url(value).render_as_string(hide_password=True) if "@" in value else str(value)
    if isinstance(value, Rate):
        return f"{value.burst:g}, {value.per_second:g}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ", ".join(value) or "-"
    return str(value) if value not in (None, "") else "-"
