"""How long work is shown and broken off: a bar on the error stream, and Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trianon.core.words import Words

INTERRUPTED = 130  # as shells name it


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar where a person looks; yields the function that moves it on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda count: progress.advance(task, count)


def say(words: Words, message: str, **arguments: str | int) -> None:
    """A sentence on the error stream, where a person looks."""
    print(words.sentence(message, **arguments), file=sys.stderr, flush=True)
