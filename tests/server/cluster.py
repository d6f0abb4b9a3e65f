"""A house of several processes under play, and all that can happen to it."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from redis import Redis as RedisClient
from redis.exceptions import RedisError
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.cut import Cut
from tests.server.harness import WAIT, Browser, Cradle, Nursery, Page, Process, players_of
from tests.server.postgres import Postgres, free_port
from tests.server.troubles import Clocks, Disk, Pair
from trianon.core.registry import GAMES
from trianon.server import checking, schema
from trianon.server.database import open_to_read
from trianon.server.store import Store

GAME = next(iter(GAMES))
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
Changes = dict[str, Any]
PASSING = ("stale", "game-over", "storage", "stand-in", "not-your-turn")


class Redis:
    """A real Redis, killed and flushed; a missing one is a failure."""

    def __init__(self) -> None:
        assert shutil.which("redis-server"), "redis-server is not installed: these tests need it"
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Let it run."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.child = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd="/tmp")

    def kill(self) -> None:
        """Without a word; and it starts again, empty."""
        self.child.kill()
        self.child.wait()
        self.start()

    def flush(self) -> None:
        """Everything in it is forgotten, and everybody who listens is sent away."""
        with RedisClient.from_url(self.url) as client, suppress(RedisError):
            client.flushall()
            client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")

    def end(self) -> None:
        """No more."""
        self.child.kill()
        self.child.wait()


class Person:
    """Plays at one table, at whichever process answers, and remembers what was acknowledged."""

    def __init__(self, house: House, browser: Browser, table: str, seed: int) -> None:
        self.house, self.table = house, table
        self.asks, self.hints = bool(seed % 2), 0  # alone with bots
        self.refused = 0  # because nothing could be stored
        self.cookies = browser.http.cookies
        self.acknowledged: dict[str, int] = {}
        self.doubtful: dict[str, Any] | None = None  # sent, answer lost
        self.chance = random.Random(seed)
        self.over = False
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Until the game is over or we are told to stop; whatever breaks, come back."""
        while not self.over and not self.house.stopping:
            browser = Browser(self.chance.choice(self.house.ports()), greeted=False)
            browser.http.cookies = self.cookies
            try:
                self.play(browser.page(self.table))
            except LOST:
                time.sleep(0.05)
            except BaseException as error:
                self.fault = error
                return
            finally:
                browser.close()

    def play(self, page: Page) -> None:
        """Move whenever one of my seats is asked; first send again what was in doubt."""
        page.until("whole")
        if self.doubtful is not None:
            self.send(page, self.doubtful)
        while page.end is None and not self.house.stopping:
            page.forget()
            if page.my_turn():
                self.ask_now_and_then(page)
                self.send(page, self.next_move(page))
            else:
                page.receive()
        self.over = page.end is not None

    def ask_now_and_then(self, page: Page) -> None:
        """A hint, where there are hints: it comes, or there is no time for it."""
        if self.asks and self.chance.random() < 0.1:
            page.send({"type": "hint", "seat": page.asked_seat, "seq": page.seq})
            answer = page.until("hint", "refused")
            assert answer.get("code") in (None, "hint-late", "stale", "storage"), answer
            self.hints += answer["type"] == "hint"

    def next_move(self, page: Page) -> dict[str, Any]:
        """Any legal move."""
        options = page.looks[page.asked_seat]["decision"]["options"]
        action = self.chance.choice(options)["action"]
        place = {"seat": page.asked_seat, "seq": page.seq, "move_id": uuid.uuid4().hex}
        return {"type": "move", **place, "action": action}

    def send(self, page: Page, message: dict[str, Any]) -> None:
        """One move; what is not answered, or could not be stored now, stays in doubt."""
        self.doubtful = message
        page.send(message)
        answer = page.until("ack", "refused")
        if answer["type"] == "refused":
            assert answer["code"] in PASSING, answer
            if answer["code"] == "storage":
                self.refused += 1
                raise EOFError
        else:
            known = self.acknowledged.setdefault(message["move_id"], answer["seq"])
            assert known == answer["seq"]
            page.until_seq(answer["seq"])
        self.doubtful = None


class House:
    """Two processes that serve, one that works, people at tables with and without bots."""

    def __init__(
        self,
        postgres: Postgres,
        hints: str = "",
        tables: int = 4,
        works: bool = True,
        moving: bool = False,  # the database will be somewhere else: everybody goes through the proxy
        cradle: Cradle | None = None,
        lease: float = 0.0,  # seconds after which the work of the dead is taken over, else as always
    ) -> None:
        near = postgres.fresh()
        self.postgres, self.cut = postgres, Cut(postgres.port)
        far = postgres.url(near.rpartition("/")[2], self.cut.port)
        self.url: Path | str = far if moving else near
        changes: Changes = {"hints": hints, "works": works, "busy_seconds": 2.0}
        changes |= {"hint_seconds": 0.02, "thinkers": 1, "lease": lease}
        self.nursery = Nursery(self.url, cradle, **changes)
        self.far_nursery = Nursery(far, cradle, **changes)
        self.open([self.nursery, self.far_nursery], [self.nursery.worker()], tables)

    def open(self, nurseries: list[Nursery], workers: list[Process], tables: int) -> None:
        """A server of each nursery, and people who sit down."""
        self.nurseries = nurseries
        self.servers = [nursery.server() for nursery in nurseries]
        self.workers = workers
        self.stopping = False
        self.asleep = 0  # the process that is paused
        self.finished: list[Person] = []  # their games are over
        self.lost = 0  # acknowledged moves that an asynchronous replica did not have
        self.people = [self.person(number) for number in range(tables)]

    def ports(self) -> list[int]:
        """Where somebody may serve."""
        return [server.port for server in self.servers]

    def awake(self, number: int) -> int:
        """Where somebody serves who is not paused."""
        ports = [server.port for server in self.servers if server.number != self.asleep]
        return ports[number % len(ports)] if ports else self.servers[0].port

    def person(self, number: int) -> Person:
        """Somebody at a new table: alone with bots, or at all of its seats."""
        anna = self.patiently(lambda: Browser(self.awake(number), f"Anna {number}"))
        bot = {"kind": "bot", "level": "random"}
        others = [bot if number % 2 else {"kind": "mine"}] * (players_of(GAME) - 1)
        made = anna.new_table(GAME, [{"kind": "mine"}, *others])
        return Person(self, anna, made.table.table, number)

    def patiently(self, call: Callable[[], Any]) -> Any:
        """A process has just been started."""
        end = time.monotonic() + WAIT
        while True:
            try:
                return call()
            except Exception:
                assert time.monotonic() < end
                time.sleep(0.1)

    def moves(self) -> int:
        """How many have been acknowledged."""
        return sum(len(person.acknowledged) for person in self.people)

    def play(self, more: int) -> None:
        """Until so many more moves are acknowledged, or nobody has anything to do."""
        for person in self.people:
            if person.thread.ident is None:
                person.thread.start()
        wanted, end = self.moves() + more, time.monotonic() + WAIT
        while self.moves() < wanted and any(person.thread.is_alive() for person in self.people):
            assert time.monotonic() < end, f"nobody can move: {self.moves()} of {wanted}"
            time.sleep(0.01)
        for number, person in enumerate(self.people):
            if person.fault is not None:
                raise person.fault
            if person.over:
                self.finished.append(person)
                self.people[number] = self.person(number)
                self.people[number].thread.start()

    # What can happen.

    def kill_server(self, which: int) -> None:
        """A server dies; another takes its place."""
        self.servers[which].end(signal.SIGKILL)
        self.servers[which] = self.nurseries[which].server()

    def replace(self, which: int, nursery: Nursery) -> None:
        """A server ends in peace; another takes its place."""
        self.servers[which].end(signal.SIGTERM)
        self.servers[which] = nursery.server()

    def kill_worker(self) -> None:
        """A worker dies; another takes its place."""
        self.workers[0].end(signal.SIGKILL)
        self.workers[0] = self.nursery.worker()

    def pause(self, which: int, seconds: float) -> None:
        """A server, or the worker, sleeps and does not know it."""
        self.asleep = [*self.servers, *self.workers][which].number
        os.kill(self.asleep, signal.SIGSTOP)
        try:
            self.play(5)
            time.sleep(seconds)
        finally:
            os.kill(self.asleep, signal.SIGCONT)
            self.asleep = 0

    def cut_off(self, silently: bool, seconds: float) -> None:
        """The second server does not reach the database."""
        (self.cut.hang if silently else self.cut.sever)()
        time.sleep(seconds)
        self.cut.mend()

    def fill(self, disk: Disk, seconds: float) -> None:
        """The database's disk is full for a while."""
        disk.fill()
        time.sleep(seconds)
        disk.empty()
        if not self.postgres.is_running():  # without room for its log it gives up
            self.postgres.start()

    def jump(self, clocks: Clocks, seconds: int) -> None:
        """It is an hour later, or earlier, for everybody: the database and all processes."""
        clocks.jump(seconds)

    def fail_over(self, pair: Pair) -> None:
        """The database dies, its replica takes over, and gets a replica of its own."""
        self.cut.sever()
        pair.fail_over()
        self.postgres, self.cut.target = pair.primary, pair.primary.port
        self.cut.mend()

    # What must be true afterwards.

    def check(self, may_lose: bool = False) -> None:
        """Nothing acknowledged is lost or doubled, nothing diverges, every bot that was asked has moved."""
        self.play(len(self.people))  # everybody can still move
        self.stopping = True
        for person in self.people:
            person.thread.join(WAIT)
            assert not person.thread.is_alive(), "somebody waits for ever"
        self.check_views()
        store = Store(self.url)
        for person in [*self.finished, *self.people]:
            self.lost += check_person(store, person, may_lose)
        self.check_jobs(store)
        store.close()
        engine = open_to_read(self.url)
        assert list(checking.check(engine, checking.games_in(engine))) == []
        engine.dispose()

    def check_jobs(self, store: Store) -> None:
        """Everybody is asked, so nothing is left to do: no job was lost, and none is forgotten."""
        end = time.monotonic() + WAIT
        while left := self.jobs(store):
            assert time.monotonic() < end, f"never done: {left}"
            time.sleep(0.1)

    def jobs(self, store: Store) -> list[Any]:
        """What is still to be done at the tables of those who play."""
        mine = schema.jobs.c.game.in_([person.table for person in self.people])
        with store.reader.begin() as db:
            return list(db.execute(select(schema.jobs).where(mine)))

    def check_views(self) -> None:
        """Both processes show the same, and bots have had their turns."""
        for person in self.people:
            shown = [self.patiently(partial(self.shown, person, port)) for port in self.ports()]
            assert all(one == shown[0] for one in shown)

    def shown(self, person: Person, port: int) -> Any:
        """What a process shows somebody once it is their turn again."""
        browser = Browser(port, greeted=False)
        browser.http.cookies = person.cookies
        try:
            page = browser.page(person.table)
            page.until("whole")
            while page.end is None and not page.my_turn():
                page.receive()
            return page.seq, [look["view"] for look in page.looks.values()]
        finally:
            browser.close()

    def close(self) -> None:
        """All processes end."""
        self.stopping = True
        self.cut.mend()
        for nursery in self.nurseries:
            nursery.close()
        self.cut.close()


class Alone(House):
    """One process that serves and thinks, on SQLite."""

    def __init__(self, folder: Path, cradle: Cradle | None = None, tables: int = 4) -> None:
        self.url = folder
        changes: Changes = {"busy_seconds": 2.0, "hint_seconds": 0.02, "thinkers": 1}
        self.open([Nursery(folder, cradle, **changes)], [], tables)

    def pause(self, which: int, seconds: float) -> None:
        """Nobody can move meanwhile."""
        number = self.servers[which].number
        os.kill(number, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(number, signal.SIGCONT)

    def kill_thinkers(self) -> None:
        """Whoever thinks for the server dies."""
        number = self.servers[0].number
        for child in Path(f"/proc/{number}/task/{number}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def fill(self, disk: Disk, seconds: float) -> None:
        """The disk is full for a while."""
        disk.fill()
        time.sleep(seconds)
        disk.empty()

    def close(self) -> None:
        """The process ends."""
        self.stopping = True
        for nursery in self.nurseries:
            nursery.close()


def check_person(store: Store, person: Person, may_lose: bool = False) -> int:
    """Every acknowledged move is there once; no gaps. How many are lost, where that may be."""
    stored = store.load(person.table)
    assert stored is not None
    assert [entry.seq for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
    mine = {e.move_id: e.seq for e in stored.entries if not e.move_id.startswith("bot-")}
    lost = [move for move in person.acknowledged if move not in mine]
    assert may_lose or not lost, f"{len(lost)} of {len(person.acknowledged)} lost"
    kept = len(person.acknowledged) - len(lost)
    assert len(mine) - kept <= 1  # stored, but its answer was lost
    return len(lost)
