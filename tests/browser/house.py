"""A server of its own for the browser tests, which can be stopped and started again at the same address."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
READY_SECONDS = 120.0
PORTS = range(
    20_000, 30_000
)  # below those the system lends to connections: it stays free for a restart


def free_port() -> int:
    """A port nobody listens at."""
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class House:
    """A server as a process."""

    def __init__(self, data: Path, deals: Path | None = None, studies: Path | None = None) -> None:
        self.data = data
        self.deals = deals  # a file with the name by which chance is drawn; else it is secret
        self.studies = studies  # that are published
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        told = (str(self.data), str(self.port), str(self.deals or ""), str(self.studies or ""))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.dealt", *told],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + READY_SECONDS
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/livez", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Stop it without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
