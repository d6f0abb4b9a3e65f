"""`trianon serve --processes N` and `trianon work`: real commands, one socket, replaced when they die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import Browser, players_of
from tests.server.postgres import cluster
from tests.server.test_folder import TRIANON, said
from trianon.core.registry import GAMES

GAME = next(iter(GAMES))


@contextmanager
def command(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command that runs until it is told to stop, and its first line; it ends within five seconds."""
    child = subprocess.Popen(
        [*TRIANON, *arguments, "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    try:
        yield child, child.stdout.readline()
        started = time.monotonic()
        child.send_signal(signal.SIGTERM)
        assert child.wait(60) == 0
        assert time.monotonic() - started < 15  # five on a machine of one's own
    finally:
        child.kill()
        child.stdout.close()
        child.wait()


def children(parent: int) -> list[int]:
    """The processes a process has started."""
    return [int(n) for n in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def serving(parent: int, count: int) -> list[int]:
    """Its processes, once there are so many."""
    end = time.monotonic() + 60
    while len(found := children(parent)) < count:
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def test_several_processes_serve_one_address_and_workers_think() -> None:
    place = cluster().fresh()
    serve = ("serve", "--processes", "2", "--port", "0", "--no-work", "--database", place)
    with command(*serve) as (parent, line), command("work", "--database", place) as (_, ready):
        assert "thinks for the tables" in ready
        port = int(line.rstrip("/\n").rpartition(":")[2])
        first = serving(parent.pid, 2)
        anna = Browser(port, "Anna")
        bots = [{"kind": "bot", "level": "random"}] * (players_of(GAME) - 1)
        table = anna.new_table(GAME, [{"kind": "mine"}, *bots]).table.table
        page = anna.page(table)
        page.until("whole")
        for _ in range(3):
            while not page.my_turn():
                page.receive()
            assert page.move()["type"] == "ack"
        os.kill(first[0], signal.SIGKILL)
        while set(serving(parent.pid, 2)) == set(first):
            time.sleep(0.05)
        assert anna.get("/livez").status_code == 200
        anna.close()


def test_what_needs_a_shared_database_says_so(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path), "--port", "0", "--lang", "en")
    for wrong in (("--processes", "2"), ("--no-work",)):
        code, sentence = said("serve", *wrong, *data)
        assert code == 2
        assert "PostgreSQL" in sentence or "postgresql://" in sentence
    code, sentence = said("work", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert (code, "postgresql://" in sentence) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_hints_need_a_redis() -> None:
    code, sentence = said("work", "--hints", "http://me:secret@here", "--lang", "en")
    assert (code, "redis://" in sentence, "secret" in sentence) == (2, True, False)


UNLUCKY = """
import os, signal, time
from trianon.server.processes import Supervisor

fork, times = os.fork, 0

def told_in_that_moment():
    global times
    child, times = fork(), times + 1
    if bool(child) == {parent} and times == 1:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(0.1)  # Python hears it now, if it hears it at all
    if child and times == 2:  # the first died of it, as it should, and has a successor: enough seen
        os.kill(os.getpid(), signal.SIGTERM)
    return child

os.fork = told_in_that_moment
Supervisor(lambda: time.sleep(60), 1).run()
"""


@pytest.mark.parametrize("parent", [True, False], ids=["the parent", "the child"])
def test_whoever_is_told_to_stop_while_a_process_is_born_stops(parent: bool) -> None:
    code = UNLUCKY.format(parent=parent)
    assert subprocess.run([sys.executable, "-c", code], timeout=20, check=False).returncode == 0
