"""The command `trianon` as a user runs it; it starts at once, forked from a process that has read it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from multiprocessing import get_context
from pathlib import Path

TRIANON = Path(sys.executable).with_name("trianon")
READ_BEFORE = [  # what commands read when they begin, all but the largest
    "trianon.cli",
    "trianon.lab.tournament",
    "trianon.learn.puzzles.maker",
    "trianon.server.administration",
    "trianon.server.run",
    "trianon.study.plots",
    "trianon.study.run",
    "tests.command",
]
WAIT = 120.0  # a command that takes so long has failed

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(READ_BEFORE)


def run(*arguments: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command to its end, with these answers typed; a process of its own, as from a shell."""
    with tempfile.TemporaryDirectory(prefix="trianon-command-") as folder:
        spoken = [Path(folder) / name for name in ("in", "out", "err")]
        spoken[0].write_text(answers, encoding="utf-8")
        around = (str(Path.cwd()), {**os.environ, **environment})
        child = FORKS.Process(target=begin, args=(arguments, *map(str, spoken), *around))
        child.start()
        child.join(WAIT)
        if child.is_alive():
            child.kill()
            raise TimeoutError(f"trianon {' '.join(arguments)}")
        out, err = (file.read_text(encoding="utf-8") for file in spoken[1:])
        return subprocess.CompletedProcess(arguments, child.exitcode or 0, out, err)


def begin(
    arguments: tuple[str, ...], typed: str, out: str, err: str, folder: str, around: dict[str, str]
) -> None:
    """Become the command: its own streams, folder and environment."""
    from trianon.__main__ import main

    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND
    for number, opened in enumerate(
        (os.open(typed, os.O_RDONLY), os.open(out, flags), os.open(err, flags))
    ):
        os.dup2(opened, number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8")
        for number, mode in enumerate(("r", "w", "w"))
    )  # fmt: skip
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(around)
    sys.argv = [str(TRIANON), *arguments]
    main()
