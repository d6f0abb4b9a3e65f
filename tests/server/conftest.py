from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, close_all, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits of speed, shared by the tests of one file."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder) as found:
        yield found


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Browsers do not outlive their test."""
    yield
    close_all()
