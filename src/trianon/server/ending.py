"""Tasks that are to end: it is said until they hear it.

A cancellation can be lost: before Python 3.12 `asyncio.wait_for` drops one that comes in the moment of its
result, and a task that goes round for ever would then be waited for for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

PATIENCE_SECONDS = 1.0  # until it is said again: who has heard it may still tidy up


async def ended(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks and wait until all of them are done, whatever comes of them."""
    going = {task for task in tasks if task is not None}
    while going:
        for task in going:
            task.cancel()
        done, going = await asyncio.wait(going, timeout=PATIENCE_SECONDS)
        for task in done:
            if not task.cancelled():
                task.exception()  # seen: nobody else asks for it
