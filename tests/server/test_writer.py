"""The writer: what waits together is written together, and one that does not fit harms nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from trianon.server.problems import Refusal
from trianon.server.rows import Entry, Snapshot, Step
from trianon.server.writer import Writer


def item(game: str) -> Step:
    entry = Entry(1, game, 0, False, 0, "", "", 0)
    return Step(game, entry, Snapshot(1, 1, 0, False, "", b""))


async def attempts(writer: Writer, games: list[str]) -> list[Any]:
    """What each of several actions at the same moment hears."""
    waiting = [writer.append(item(game)) for game in games]
    return await asyncio.gather(*waiting, return_exceptions=True)


def recording(batches: list[list[str]], fault: dict[str, Exception]) -> Any:
    """A store that notes its transactions and refuses some games."""

    async def append(batch: list[Step]) -> None:
        await asyncio.sleep(0)
        batches.append([step.game for step in batch])
        for step in batch:
            if step.game in fault:
                raise fault[step.game]

    return append


def test_actions_that_wait_together_share_a_transaction() -> None:
    batches: list[list[str]] = []
    games = [f"g{number}" for number in range(10)]
    answers = asyncio.run(attempts(Writer(recording(batches, {})), games))
    assert answers == [None] * 10
    assert [game for batch in batches for game in batch] == games
    assert len(batches) <= 2


@pytest.mark.parametrize("error", [IntegrityError("", {}, Exception()), OverflowError()])
def test_one_that_does_not_fit_harms_nobody_else(error: Exception) -> None:
    batches: list[list[str]] = []
    writer = Writer(recording(batches, {"bad": error}))
    answers = asyncio.run(attempts(writer, ["a", "bad", "b"]))
    assert answers == [None, error, None]
    assert batches[-3:] == [["a"], ["bad"], ["b"]]


def test_a_disk_that_fails_is_not_tried_once_for_each() -> None:
    """Each attempt may wait for a lock: ten of them would keep the last player waiting ten times as long."""
    batches: list[list[str]] = []
    error = Refusal("storage")
    writer = Writer(recording(batches, {"a": error}))
    answers = asyncio.run(attempts(writer, ["a", "b", "c"]))
    assert answers == [error, error, error]
    assert batches == [["a", "b", "c"]]
