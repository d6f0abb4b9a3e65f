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
    """A bar where a person looks, with rate and time left; yields the function that moves it on."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    rate = TextColumn("{task.fields[rate]}")
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = not console.is_terminal  # else there would be an empty line for each bar
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=total, rate="")

        def advance(count: int) -> None:
            progress.advance(task, count)
            progress.update(task, rate=per_second(progress.tasks[0].speed))

        yield advance


def per_second(speed: float | None) -> str:
    """A rate as short as it can be read; nothing before it is known."""
    if not speed:
        return ""
    return f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s"


def say(words: Words, message: str, **arguments: str | int) -> None:
    """A sentence on the error stream, where a person looks."""
    print(words.sentence(message, **arguments), file=sys.stderr, flush=True)
