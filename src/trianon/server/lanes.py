"""Lanes: whose thinking comes next. Pure, without clocks and processes: its fairness is a law to test."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count

from msgspec import Struct

QUICK = "quick"  # levels that answer in milliseconds
HINT = "hint"  # a person waits
SEARCH = "search"  # levels that think for a while
AWAY = "away"  # any level, where people sit but nobody looks
ANALYSIS = "analysis"
LANES = (QUICK, HINT, SEARCH, AWAY, ANALYSIS)

PATIENCE = 8  # a lane passed over so often comes first once
REMEMBERED = 1000  # sessions, before those whose last turn is long past are forgotten


class Job(Struct, eq=False):
    """Something to think about: for whom, at which table, and the task as plain data."""

    lane: str
    session: str
    table: str
    task: bytes = b""
    seconds: float = 0.0  # the longest a process may take for it


class Lane:
    """Jobs of one kind: sessions take turns, and so do the tables of a session.

    Fair queueing by turns: a session that was served in this turn waits for the next one, one that was not is
    served in this. So between a session's only job and its service every other session is served at most once.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.last_turns: dict[str, int] = {}
        self.queue: list[tuple[int, int, str]] = []  # turn, arrival, session
        self.arrivals = count()
        self.shares: dict[str, dict[str, deque[Job]]] = {}  # by session, by table
        self.waiting = 0

    def push(self, job: Job) -> None:
        """A job joins those of its table."""
        if job.session not in self.shares:
            self.shares[job.session] = {}
            self.line_up(job.session)
        self.shares[job.session].setdefault(job.table, deque()).append(job)
        self.waiting += 1

    def line_up(self, session: str) -> None:
        """A session waits for this turn or, if it has had it, for the next."""
        turn = max(self.turn, self.last_turns.get(session, -1) + 1)
        heappush(self.queue, (turn, next(self.arrivals), session))

    def pop(self) -> Job | None:
        """The next job, if there is one."""
        while self.queue:
            turn, _, session = heappop(self.queue)
            share = self.shares.pop(session)
            if share:
                self.turn = turn
                return self.serve(session, share)
        return None

    def serve(self, session: str, share: dict[str, deque[Job]]) -> Job:
        """A session's turn: the first job of its first table, which then goes to the end."""
        self.remember(session)
        table = next(iter(share))
        jobs = share.pop(table)
        job = jobs.popleft()
        if jobs:
            share[table] = jobs
        if share:
            self.shares[session] = share
            self.line_up(session)
        self.waiting -= 1
        return job

    def remember(self, session: str) -> None:
        """A session has had its turn; turns long past make no difference any more."""
        if len(self.last_turns) >= REMEMBERED:
            self.last_turns = {
                one: turn for one, turn in self.last_turns.items() if turn >= self.turn
            }
        self.last_turns[session] = self.turn

    def remove(self, job: Job) -> bool:
        """Take back a job that waits; the session keeps its place in the queue."""
        jobs = self.shares.get(job.session, {}).get(job.table)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self.shares[job.session][job.table]
        self.waiting -= 1
        return True


class Lanes:
    """All jobs that wait, lane by lane."""

    def __init__(self) -> None:
        self.lanes = {name: Lane() for name in LANES}
        self.passed_over = dict.fromkeys(LANES, 0)

    def push(self, job: Job) -> None:
        """A job joins its lane."""
        self.lanes[job.lane].push(job)

    def remove(self, job: Job) -> bool:
        """Take back a job; False if it is being thought about already."""
        return self.lanes[job.lane].remove(job)

    def next(self, served: Sequence[str]) -> Job | None:
        """The next job for somebody who serves these lanes, the most urgent lane first."""
        waiting = [name for name in served if self.lanes[name].waiting]
        if not waiting:
            return None
        tired = [name for name in waiting if self.passed_over[name] >= PATIENCE]
        chosen = (tired or waiting)[0]
        for name in waiting:
            self.passed_over[name] += 1
        self.passed_over[chosen] = 0
        return self.lanes[chosen].pop()
