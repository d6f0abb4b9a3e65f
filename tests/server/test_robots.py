"""Bots in processes of their own: same choices, no secrets, nothing lost when processes die."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Browser, Nursery, Page, Server, players_of, running
from tests.server.test_leaks import every_table, table_with
from tests.tables import TABLES, Tabletop, walk
from trianon.bots.bot import ask, bot_named
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import thinkers
from trianon.server.advice import advising
from trianon.server.lanes import AWAY, QUICK, SEARCH, Job
from trianon.server.robots import NONE, Plan, Robots, choosing
from trianon.server.rows import Entry
from trianon.server.settings import Settings
from trianon.server.table import Table
from trianon.server.thinkers import Slot, Thinkers
from trianon.server.thinking import Answer, Choose, answer, think

GAME = next(iter(GAMES))
STEADY = ("random", "page", "courtier", "minister:30", "sun-king:30")  # no clock in their budgets
WAIT = 30.0


# What a process gets, and what it makes of it.


def decisions(tabletop: Tabletop, seed: int, share: float) -> Iterator[Any]:
    """Some states of a random game in which somebody has a choice."""
    chance = random.Random(seed)
    for state, _ in walk(tabletop, seed):
        if not state.over and state.option_count > 1 and chance.random() < share:
            yield tabletop.rules.copy(state)


def bots_table(tabletop: Tabletop, state: Any, level: str = "sun-king") -> Table:
    """A table of bots that stands at this state."""
    table = table_with(tabletop, state, [], [])
    for seat in table.seats:
        seat.kind, seat.level = "bot", level
    return table


@every_table
def test_same_view_and_same_seed_same_choice_in_a_process(tabletop: Tabletop) -> None:
    game = tabletop.rules
    for number, state in enumerate(decisions(tabletop, 5, 0.03)):
        for level in STEADY:
            here = ask(bot_named(level, game, number), game, game.copy(state))
            task = choosing(bots_table(tabletop, state, level), 99, number)
            assert think(task)[0] == here, (level, number)


def sent(table: Table) -> Iterator[bytes]:
    """Everything a process gets to know about a game that is not over."""
    yield msgspec.msgpack.encode(choosing(table, 7, 1))
    yield msgspec.msgpack.encode(advising(table, 7, 0.5))


def true_state(table: Table) -> Iterator[bytes]:
    """Planted: the state itself."""
    world = table.game.save(table.state)
    yield msgspec.msgpack.encode(Choose(*table.figures, world, "random", 1))


def differences(tabletop: Tabletop, shown: Callable[[Table], Iterator[bytes]]) -> int:
    """How often what is sent depends on what the seat that is asked cannot know."""
    found = 0
    for number, state in enumerate(decisions(tabletop, 6, 0.2)):
        other = tabletop.rules.resample(state, state.asked_seat, number + 1)
        here, there = bots_table(tabletop, state), bots_table(tabletop, other)
        found += list(shown(here)) != list(shown(there))
    return found


@every_table
def test_a_process_learns_nothing_the_seat_does_not_know(tabletop: Tabletop) -> None:
    assert differences(tabletop, sent) == 0
    assert differences(tabletop, true_state) > 0


def test_an_edition_of_ones_own_is_thought_with() -> None:
    game = game_named("bastille")
    name, figure, value = first_number(game.base_tables())
    changed = {name: {figure: value + 1}}
    edition = game.edition(changed)
    state = game.start(3, b"x", edition=edition, silent=True)
    world = game.save(state)
    task = Choose(game.name, msgspec.msgpack.encode(changed), 3, world, "page", 1)
    found = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(task)), type=Answer)
    assert not found.fault
    assert msgspec.msgpack.decode(found.thought)[0] in game.options(state)


def first_number(tables: dict[str, Any]) -> tuple[str, str, int]:
    """A figure that can be changed."""
    return next(
        (name, figure, value)
        for name, figures in tables.items()
        if isinstance(figures, dict)
        for figure, value in figures.items()
        if type(value) is int
    )


def test_a_plan_is_followed_until_something_is_learned() -> None:
    """A bot thinks once for a turn; what it learns in between, or a seat that changes, makes it think again."""
    tabletop = next(one for one in TABLES if one.game == "louis-xiv" and one.players == 3)
    game, robots = tabletop.rules, Robots.__new__(Robots)
    robots.plans = {}
    followed = learned = 0
    for state in decisions(tabletop, 8, 0.5):
        table, seat = bots_table(tabletop, state), state.asked_seat
        code = game.options(state)[-1]
        after = game.copy(state)
        game.listen(after)
        game.apply(after, code)
        row = Entry(1, "id", seat, False, code, "x", "", 0)
        table.advance(row, after, game.events(after), None)
        if after.over or after.asked_seat != seat:
            continue
        code = game.options(after)[0]
        robots.plans[table.id] = Plan(seat, table.bot, table.seq, [code])
        found = robots.next_planned(table)
        assert found == (NONE if table.revealed[1] else code)
        followed, learned = followed + (found == code), learned + bool(table.revealed[1])
        robots.plans[table.id] = Plan(seat, table.bot, table.seq - 1, [code])
        assert robots.next_planned(table) == NONE  # somebody has acted since
    assert followed
    assert learned


def test_a_fault_is_an_answer() -> None:
    task = Choose(GAME, b"", 3, b"too short", "random", 1)
    found = msgspec.msgpack.decode(answer(msgspec.msgpack.encode(task)), type=Answer)
    assert "BadRequest" in found.fault
    assert not found.thought


# When bots think.


def seats_for(game: str, level: str, mine: int | None = 0) -> list[dict[str, str]]:
    """Bots at every seat but mine."""
    seats = [{"kind": "bot", "level": level} for _ in range(players_of(game))]
    if mine is not None:
        seats[mine] = {"kind": "mine"}
    return seats


def until(found: Callable[[], Any], seconds: float = WAIT) -> Any:
    """What is found in the end."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return value


def opened(browser: Browser, level: str, mine: int | None = 0) -> tuple[str, Page]:
    """A new table and a page before it."""
    table = browser.new_table(GAME, seats_for(GAME, level, mine)).table.table
    page = browser.page(table)
    page.until("whole")
    return table, page


def test_bots_among_themselves_play_only_while_somebody_looks(server: Server) -> None:
    anna = Browser(server.port)
    table = anna.new_table(GAME, seats_for(GAME, "random", None)).table.table
    live = server.house.tables.live[table]
    time.sleep(0.3)
    assert live.seq == 0
    assert table not in server.house.robots.tasks
    page = anna.page(table)
    page.until("update")
    page.close()
    until(lambda: table not in server.house.robots.tasks)
    seq = live.seq
    time.sleep(0.3)
    assert live.seq == seq
    again = anna.page(table)
    again.until("whole")
    again.until("update")


def test_bots_go_on_until_a_person_is_asked_though_nobody_looks(server: Server) -> None:
    anna = Browser(server.port)
    table = anna.new_table(GAME, seats_for(GAME, "random", players_of(GAME) - 1)).table.table
    live = server.house.tables.live[table]
    until(lambda: not live.bot)
    assert live.state.asked_seat == players_of(GAME) - 1
    server.house.tables.sweep()
    assert table in server.house.tables.live


def test_a_table_of_bots_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.0) as server:
        anna = Browser(server.port)
        table = anna.new_table(GAME, seats_for(GAME, "minister", None)).table.table
        assert server.house.tables.live[table].bot
        server.house.tables.sweep()
        assert table not in server.house.tables.live
        anna.page(table).until("update")


def test_thoughts_change_their_lane_when_pages_come_and_go(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=1) as server:
        anna = Browser(server.port)
        mine = players_of(GAME) - 1
        made = [
            anna.new_table(GAME, seats_for(GAME, "sun-king", mine)).table.table for _ in range(4)
        ]
        slot = next(slot for slot in server.house.thinkers.slots if SEARCH in slot.lanes)
        until(lambda: slot.busy and slot.thinker)
        os.kill(slot.thinker.number, signal.SIGSTOP)  # the others wait
        jobs = server.house.robots.jobs
        waiting = until(lambda: [name for name in made if name in jobs][1:])[-1]
        assert jobs[waiting][0].lane == AWAY
        page = anna.page(waiting)
        page.until("whole")
        until(lambda: jobs[waiting][0].lane == SEARCH)
        page.close()
        until(lambda: jobs[waiting][0].lane == AWAY)


def test_a_thought_is_dropped_when_a_person_takes_the_seat_back(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=1) as server:
        anna, others = Browser(server.port), Browser(server.port)
        for _ in range(3):
            opened(others, "sun-king", None)
        table, page = opened(anna, "random")
        while not page.my_turn():
            page.receive()
        live, at = server.house.tables.live[table], server.house.robots
        live.seats[0].stand_in = "sun-king"
        loop = next(iter(at.tasks.values())).get_loop()
        loop.call_soon_threadsafe(at.wake, live)
        assert until(lambda: at.jobs.get(table))
        assert anna.put(f"/api/tables/{table}/seats/0", {"kind": "back"}).status_code == 200
        until(lambda: table not in at.tasks, seconds=0.5)  # the Sun Kings before it think longer
        assert page.move()["type"] == "ack"


# Processes that die or hang.


def process_of(server: Server, lane: str) -> int:
    """The process that serves a lane first; 0 if none has been started."""
    slot = next(slot for slot in server.house.thinkers.slots if slot.lanes[0] == lane)
    return slot.thinker.number if slot.thinker else 0


def play_on(page: Page, moves: int) -> None:
    """Some moves of mine, each answered."""
    for _ in range(moves):
        while not page.my_turn() and page.end is None:
            page.receive()
        if page.end is None:
            assert page.move()["type"] == "ack"


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, page = opened(Browser(server.port), "random")
        for _ in range(3):
            play_on(page, 3)
            first = until(lambda: process_of(server, QUICK))
            os.kill(first, signal.SIGKILL)
        play_on(page, 3)
        assert until(lambda: process_of(server, QUICK)) != first


def test_a_process_killed_in_thought_thinks_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, thinkers=1) as server:
        _, page = opened(Browser(server.port), "sun-king", None)
        slot = next(slot for slot in server.house.thinkers.slots if SEARCH in slot.lanes)
        until(lambda: slot.busy and slot.thinker)
        os.kill(slot.thinker.number, signal.SIGKILL)
        page.until("update")
    assert "incident" in caplog.text
    assert "Unanswered" not in caplog.text


def test_a_process_that_hangs_is_overruled_and_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, bot_seconds=1.0) as server:
        _, page = opened(Browser(server.port), "random")
        play_on(page, 3)
        hung = until(lambda: process_of(server, QUICK))
        os.kill(hung, signal.SIGSTOP)
        play_on(page, 4)
        assert process_of(server, QUICK) not in (0, hung)
        until(lambda: not alive(hung))
    assert "no answer in 1.0 s" in caplog.text


def alive(number: int) -> bool:
    """Whether a process is there."""
    with suppress(ProcessLookupError):
        os.kill(number, 0)
        return True
    return False


def descendants(number: int) -> set[int]:
    """The children of a process, and theirs."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        with suppress(ValueError, OSError):
            fields = (folder / "stat").read_text().rsplit(") ", 1)[1].split()
            parents[int(folder.name)] = int(fields[1])
    found = {number}
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {number}


def test_a_signal_for_all_is_left_to_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, page = opened(Browser(server.port), "random")
        play_on(page, 3)
        number = until(lambda: process_of(server, QUICK))
        for how in (signal.SIGTERM, signal.SIGINT):
            os.kill(number, how)
        play_on(page, 4)
        assert process_of(server, QUICK) == number


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_its_server(tmp_path: Path, how: int) -> None:
    nursery = Nursery(tmp_path)
    try:
        process = nursery.server()
        opened(Browser(process.port), "sun-king", None)
        opened(Browser(process.port), "random")
        until(lambda: len(descendants(process.number)) >= 2)  # the nurse and one who thinks
        time.sleep(0.3)
        children = descendants(process.number)
        assert process.end(how) < 5
        until(lambda: not any(map(alive, children)), seconds=10.0)
    finally:
        nursery.close()


def test_where_processes_cannot_be_forked_threads_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Slot, "kind", thinkers.Thread)
    with running(tmp_path) as server:
        _, page = opened(Browser(server.port), "courtier")
        play_on(page, 3)


def test_jobs_dropped_while_they_wait_are_never_thought_about(tmp_path: Path) -> None:
    async def course() -> None:
        pool = Thinkers(Settings(data=tmp_path))
        for slot in pool.slots:
            slot.busy = True
        job = Job(QUICK, "session", "table", b"", 1.0)
        waiting = asyncio.create_task(pool.think(job, int))
        await asyncio.sleep(0)
        pool.drop(job)
        with pytest.raises(thinkers.Dropped):
            await waiting
        assert pool.lanes.next((QUICK,)) is None
        await pool.close()

    asyncio.run(course())
