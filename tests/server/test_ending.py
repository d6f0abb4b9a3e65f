"""Tasks that are to end, end: a cancellation that was lost is said again."""

from __future__ import annotations

import asyncio

from trianon.server.ending import ended


async def deaf_once(heard: list[str]) -> None:
    """Loses its first cancellation, as `asyncio.wait_for` may, and goes on for ever."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("end")
            if len(heard) > 1:
                raise


async def fails() -> None:
    """Ends by a fault of its own."""
    raise ValueError


def test_whoever_does_not_hear_it_is_told_again() -> None:
    async def story() -> list[str]:
        heard: list[str] = []
        tasks = [asyncio.create_task(deaf_once(heard)), asyncio.create_task(fails()), None]
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await ended(tasks)
        return heard

    assert asyncio.run(story()) == ["end", "end"]


def test_nobody_is_waited_for_if_there_is_nobody() -> None:
    asyncio.run(ended([None]))
