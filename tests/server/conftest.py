from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, close_all, running
from tests.server.postgres import cluster

BOTH = ("sqlite", "postgresql")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file that says `DATABASES = BOTH` runs on both, the others on SQLite."""
    if "database" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "DATABASES", BOTH[:1])
        metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest) -> str:
    """The kind of database a test runs on."""
    return str(request.param)


def new_place(kind: str, folder: Path) -> Path | str:
    """Where a new server can keep its data."""
    return cluster().fresh() if kind == "postgresql" else folder


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits of speed, shared by the tests of one file."""
    with running(new_place(database, tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture
def place(database: str, tmp_path: Path) -> Path | str:
    """A place for the data of a server, empty."""
    return new_place(database, tmp_path)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Browsers do not outlive their test."""
    yield
    close_all()
