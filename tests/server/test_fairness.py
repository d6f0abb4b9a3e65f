"""One session's bots keep nobody else waiting: the door as a law, a small server, a planted fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks.fairness import Crowd
from tests.server.harness import running
from tests.server.test_lanes import OneForAll
from trianon.server import lanes, robots
from trianon.server.lanes import SEARCH
from trianon.server.robots import Door

KINGS = 30
ANSWER_MOST = 3000.0  # milliseconds; `benchmarks/fairness.py` measures the promised second


def test_the_door_is_shared_by_sessions() -> None:
    async def course() -> list[str]:
        door, begun, passed = Door(2), asyncio.Event(), []

        async def bot(host: str, name: str) -> None:
            async with door.turn(host, name):
                await begun.wait()
                passed.append(host)

        greedy = [asyncio.create_task(bot("greedy", str(number))) for number in range(100)]
        await asyncio.sleep(0)
        guest = asyncio.create_task(bot("guest", "table"))
        await asyncio.sleep(0)
        for one in (greedy[0], greedy[50]):  # whoever is sent home gives the place back
            one.cancel()
        begun.set()
        await asyncio.gather(*greedy, guest, return_exceptions=True)
        assert door.places == 2
        assert not door.called
        return passed

    passed = asyncio.run(course())
    assert len(passed) == 99
    assert passed.index("guest") <= 3


def answers_beside_kings(port: int) -> float:
    """Milliseconds in which random bots answer (p99) while others' Sun Kings think."""

    async def course() -> Any:
        crowd = Crowd(port, 1)
        await crowd.seat(6, "random", sessions=1)
        await crowd.leave_alone(KINGS, "sun-king")
        await crowd.seat(KINGS, "sun-king", sessions=3)
        found = await crowd.phase(5.0, 5.0)
        await crowd.go()
        return found

    found = asyncio.run(course())
    return float(found["answer_ms"]["p99"])


def test_quick_bots_answer_while_sun_kings_of_others_think(tmp_path: Path) -> None:
    with running(tmp_path, tables_each=1000) as server:
        assert answers_beside_kings(server.port) <= ANSWER_MOST


def test_a_planted_lane_for_all_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "lane_of", lambda _: SEARCH)
    monkeypatch.setattr(lanes, "Lane", OneForAll)
    with running(tmp_path, tables_each=1000) as server:
        assert answers_beside_kings(server.port) > ANSWER_MOST
