"""Chance by name: shuffles, the thoughts of bots and the choice of puzzles are the same in each run."""

from __future__ import annotations

import os
import random
import secrets
import sys
from pathlib import Path
from typing import Any

from trianon.server import advice, mistake_routes, new_tables, puzzle_book, puzzle_routes, robots
from trianon.server.run import bound, serve_on
from trianon.server.settings import Rate, Settings

CHANCY = (advice, mistake_routes, new_tables, puzzle_book, puzzle_routes, robots)
SHUFFLE = os.environ.get("SHUFFLE", "")  # other games for all tests: SHUFFLE=2 make test-browser
BITS = 31


class Deals:
    """Stands in for `secrets`: a row of numbers that begins anew whenever the file names another test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name, self.chance = "", random.Random()
        self.token_hex = secrets.token_hex  # ids need only be unique

    def drawn(self) -> random.Random:
        """The row of the test that runs now."""
        name = self.file.read_text(encoding="utf-8")
        if name != self.name:
            self.name, self.chance = name, random.Random(f"{SHUFFLE} {name}")
        return self.chance

    def token_bytes(self, count: int) -> bytes:
        """A seed."""
        return self.drawn().randbytes(count)

    def randbits(self, count: int) -> int:
        """A number."""
        return self.drawn().getrandbits(count)

    def choice(self, every: list[Any]) -> Any:
        """One of them."""
        return self.drawn().choice(every)


def thought(table: Any, _number: int, _seed: int, threads: int = 1) -> Any:
    """What a bot is asked, by the table and its moment: tables that play at once do not disturb each other."""
    chance = random.Random(f"{table.stored.seed.hex()} {table.seq}")
    return CHOOSING(table, chance.getrandbits(BITS), chance.getrandbits(BITS), threads)


CHOOSING = robots.choosing


def deal(file: Path) -> None:
    """From now on the server of this process draws by the name in this file."""
    deals = Deals(file)
    for module in CHANCY:
        vars(module)["secrets"] = deals
    vars(robots)["choosing"] = thought


def serve(data: str, port: str, file: str, studies: str) -> None:
    """The server of the browser tests: all of them come from one address within an hour."""
    if file:
        deal(Path(file))
    many = Rate(100_000, 1_000)
    limits: dict[str, Any] = {"visitor_rate": many, "host_rate": many, "table_rate": many}
    if studies:
        limits["studies"] = Path(studies)
    made = Settings(data=Path(data), tables_each=1000, **limits)
    serve_on(made, bound("127.0.0.1", int(port)))


if __name__ == "__main__":
    serve(*sys.argv[1:])
