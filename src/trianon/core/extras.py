"""Which extra of the package brings a module: the rules need three packages, everything else is asked for."""

from __future__ import annotations

import sys
from typing import NoReturn

from trianon.core.errors import BadRequest, TrianonError
from trianon.core.words import core_words

# By the first part of a module's name. A test compares them with pyproject.toml.
EXTRAS = {
    "typer": "play",
    "rich": "play",
    "alembic": "serve",
    "brotli": "serve",
    "fsrs": "serve",
    "litestar": "serve",
    "platformdirs": "serve",
    "prometheus_client": "serve",
    "sqlalchemy": "serve",
    "structlog": "serve",
    "uvicorn": "serve",
    "websockets": "serve",
    "psycopg": "postgres",
    "redis": "redis",
    "openskill": "lab",
    "pyarrow": "lab",
    "duckdb": "explore",
    "polars": "lab",
    "pandas": "lab",
    "altair": "lab",
    "vl_convert": "lab",
    "ray": "ray",
    "opentelemetry": "traces",
    "numpy": "tune",
    "scipy": "tune",
}


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module, None if it is not one of ours to bring."""
    return EXTRAS.get((module or "").partition(".")[0])


def lacking(error: ModuleNotFoundError) -> BadRequest:
    """What to say of a module that is not there; the error itself goes on if no extra would bring it."""
    extra = extra_of(error.name)
    if extra is None:
        raise error
    return BadRequest("needs-extra", module=str(error.name), extra=extra)


def refuse(error: TrianonError, language: str) -> NoReturn:
    """How every command ends that cannot be done: a sentence, exit code 2."""
    sentence = core_words(language).sentence(f"error-{error.code}", **error.facts)
    print(f"trianon: {sentence}", file=sys.stderr)
    sys.exit(2)
