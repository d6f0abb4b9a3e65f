"""The writer: actions that wait at the same moment share one transaction, and so one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from trianon.server.problems import Refusal
from trianon.server.rows import Step

MOST = 64  # actions in one transaction
Append = Callable[[list[Step]], Awaitable[None]]


class Writer:
    """While one transaction is on its way to the disk, the next one gathers."""

    def __init__(self, append: Append) -> None:
        self.append_all = append
        self.waiting: list[tuple[Step, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, item: Step) -> None:
        """Return when the action is on the disk; raise what the store raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((item, done))
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.flush())
        await done

    async def flush(self) -> None:
        """Write until nothing waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                if not await self.written(batch):
                    for one in batch:  # one of them does not fit: find out which
                        await self.written([one])
        finally:
            self.task = None

    async def written(self, batch: list[tuple[Step, asyncio.Future[None]]]) -> bool:
        """One transaction. A disk that fails fails them all; else one is to blame, and alone it hears why."""
        try:
            await self.append_all([item for item, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refusal):
                return False
            for _, done in batch:
                settle(done, error)
            return True
        for _, done in batch:
            settle(done, None)
        return True


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
