"""Whose thinking comes next: the scheduler alone, as a law, and the planted faults it must catch."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trianon.server import lanes
from trianon.server.lanes import AWAY, HINT, QUICK, SEARCH, Job, Lane, Lanes

SEARCHER = (HINT, SEARCH, QUICK, AWAY)


def job(session: str, table: str = "t", lane: str = SEARCH) -> Job:
    """Something to think about."""
    return Job(lane, session, table)


class OneForAll(Lane):
    """Planted: first come, first served."""

    def __init__(self) -> None:
        super().__init__()
        self.line: deque[Job] = deque()

    def push(self, job: Job) -> None:
        self.line.append(job)

    def pop(self) -> Job | None:
        return self.line.popleft() if self.line else None


class ByTableOnly(Lane):
    """Planted: whoever has more tables is served more often."""

    def push(self, job: Job) -> None:
        super().push(Job(job.lane, job.table, job.table, job.session.encode()))

    def pop(self) -> Job | None:
        found = super().pop()
        return found and Job(found.lane, found.task.decode(), found.table)


class Forgetful(Lane):
    """Planted: whoever comes back at once is served at once."""

    def remember(self, session: str) -> None:
        pass


def most_served_before(kind: type[Lane], steps: list[tuple[bool, int]]) -> int:
    """How often another session was served while somebody's only job waited, beside a session with 100."""
    lane, worst = kind(), 0
    waiting: dict[str, dict[str, int]] = {}  # whose only job waits: how often others were served
    for number in range(100):
        lane.push(job("greedy", f"{number}"))
    for pushed, who in steps:
        session = f"session {who}"
        if pushed and session not in waiting:
            waiting[session] = {}
            lane.push(job(session))
        elif not pushed and (found := lane.pop()):
            waiting.pop(found.session, None)
            for counts in waiting.values():
                counts[found.session] = counts.get(found.session, 0) + 1
                worst = max(worst, counts[found.session])
            if found.session == "greedy":
                lane.push(job("greedy", found.table))
    return worst


def begun_next(kind: type[Lane], steps: list[tuple[bool, int]], processes: int) -> bool:
    """Whether, whatever happened before, a guest's job is begun when the first process is free again."""
    lane = kind()
    for pushed, who in steps:
        if pushed:
            lane.push(job(f"session {who}"))
        else:
            lane.pop()
    while lane.pop():
        pass
    for number in range(100):
        lane.push(job("greedy", f"{number}"))
    for _ in range(processes):
        lane.pop()
    lane.push(job("guest"))
    found = lane.pop()
    return found is not None and found.session == "guest"


courses = st.lists(st.tuples(st.booleans(), st.integers(0, 4)), max_size=200)


@given(courses)
def test_nobody_is_served_twice_while_the_only_job_of_another_waits(
    steps: list[tuple[bool, int]],
) -> None:
    assert most_served_before(Lane, steps) <= 1


@given(courses, st.integers(1, 4))
def test_a_hundred_jobs_delay_another_by_one_in_service_per_process(
    steps: list[tuple[bool, int]], processes: int
) -> None:
    assert begun_next(Lane, steps, processes)


@pytest.mark.parametrize("planted", [OneForAll, ByTableOnly, Forgetful])
def test_planted_lanes_without_shares_are_caught(planted: type[Lane]) -> None:
    course = [(False, 0), (True, 1), *[(False, 0)] * 10]
    assert most_served_before(Lane, course) <= 1
    assert most_served_before(planted, course) > 1 or not begun_next(planted, [], 2)


def test_tables_of_a_session_take_turns() -> None:
    lane = Lane()
    for table in "aaab":
        lane.push(job("s", table))
    assert [found.table for found in iter(lane.pop, None)] == ["a", "b", "a", "a"]


def test_a_job_taken_back_is_not_served() -> None:
    found = Lanes()
    first, second = job("s", "a"), job("s", "b")
    found.push(first)
    found.push(second)
    assert found.remove(first)
    assert not found.remove(first)
    assert found.next(SEARCHER) is second
    assert not found.remove(second)
    assert found.next(SEARCHER) is None
    found.push(first)
    assert found.next(SEARCHER) is first


def test_a_job_taken_back_and_given_again_is_served_once() -> None:
    lane = Lane()
    mine = job("s")
    for _ in range(3):
        lane.push(mine)
        lane.remove(mine)
    lane.push(mine)
    assert [*iter(lane.pop, None)] == [mine]
    assert lane.waiting == 0


def test_the_urgent_lane_first_and_each_only_for_who_serves_it() -> None:
    found = Lanes()
    for lane in (AWAY, SEARCH, QUICK, HINT):
        found.push(job("s", lane=lane))
    assert found.next((lanes.ANALYSIS,)) is None
    served = [found.next(SEARCHER) for _ in range(4)]
    assert [one.lane for one in served if one] == [HINT, SEARCH, QUICK, AWAY]


def test_the_last_lane_is_served_now_and_then() -> None:
    found = Lanes()
    found.push(job("s", lane=AWAY))
    for number in range(100):
        found.push(job("s", str(number)))
    course: list[Any] = [found.next(SEARCHER) for _ in range(lanes.PATIENCE + 1)]
    assert [one.lane for one in course] == [SEARCH] * lanes.PATIENCE + [AWAY]


@given(courses)
def test_every_job_is_served_once(steps: list[tuple[bool, int]]) -> None:
    lane, given_in, served = Lane(), [], []
    for pushed, who in steps:
        if pushed:
            given_in.append(job(f"{who % 2}", f"{who}"))
            lane.push(given_in[-1])
        elif found := lane.pop():
            served.append(found)
    served += iter(lane.pop, None)
    assert sorted(map(id, served)) == sorted(map(id, given_in))
    assert lane.waiting == 0


def test_turns_long_past_are_forgotten() -> None:
    lane = Lane()
    for number in range(3 * lanes.REMEMBERED):
        lane.push(job(f"{number}"))
        lane.pop()
        lane.push(job("regular"))
        lane.pop()
    assert len(lane.last_turns) <= lanes.REMEMBERED
