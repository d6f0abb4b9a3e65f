"""Copies: what many of them lack comes in one question, the same as asked for one by one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from msgspec.structs import replace

from tests.server.conftest import BOTH
from tests.server.harness import Browser, running
from tests.server.postgres import cluster
from tests.server.test_faults import all_mine
from tests.server.test_following import at
from trianon.core.registry import GAMES
from trianon.server.copies import Copy, Reader
from trianon.server.problems import Refusal
from trianon.server.rows import News

GAME = next(iter(GAMES))
DATABASES = BOTH


def test_many_copies_lack_what_each_of_them_lacks(place: Path | str) -> None:
    with running(place) as server:
        anna, store = Browser(server.port, "Anna"), server.house.tables.store
        names = [anna.new_table(GAME, all_mine()).table.table for _ in range(4)]
        for number, name in enumerate(names):
            page = anna.page(name)
            page.until("whole")
            for _ in range(2 * number):
                page.move()
            page.send({"type": "say", "text": "a line, and so another version"})
            page.until("said")
        versions = {name: server.house.tables.live[name].standing[1] for name in names}
        copies = [Copy(name, seq, versions[name]) for seq, name in enumerate(names)]
        found = store.all_news([*copies, Copy("gone", 0, 0)])
        alone = {one.game: store.news(one.game, one.seq, one.version) for one in copies}
        assert found == alone
        assert [len(found[name].entries) for name in names] == [0, 1, 2, 3]
        old = replace(copies[3], version=copies[3].version - 1)
        assert store.all_news([old])[old.game].version == versions[old.game]
        assert store.news(old.game, old.seq, old.version).stored is not None


def asked(reader: Reader, games: list[str]) -> list[News | BaseException | None]:
    """What each of several copies hears that ask at the same moment."""

    async def ask() -> list[News | BaseException | None]:
        waiting = [reader.news(Copy(game, 0, 0)) for game in games]
        return await asyncio.gather(*waiting, return_exceptions=True)

    return asyncio.run(ask())


def test_copies_that_wait_together_ask_together() -> None:
    questions: list[list[str]] = []

    async def all_news(copies: list[Copy]) -> dict[str, News]:
        await asyncio.sleep(0)
        questions.append([copy.game for copy in copies])
        return {copy.game: News(1, copy.game, [], 0) for copy in copies if copy.game != "gone"}

    games = [f"g{number}" for number in range(10)]
    answers = asked(Reader(all_news), [*games, "gone"])
    assert answers == [*(News(1, game, [], 0) for game in games), None]
    assert len(questions) <= 2


def test_a_database_that_fails_fails_all_who_asked_and_is_asked_again() -> None:
    tries: list[int] = []

    async def all_news(copies: list[Copy]) -> dict[str, News]:
        tries.append(len(copies))
        if len(tries) == 1:
            raise Refusal("storage")
        return {}

    reader = Reader(all_news)
    assert all(isinstance(answer, Refusal) for answer in asked(reader, ["a", "b"]))
    assert asked(reader, ["a"]) == [None]


def test_a_copy_nobody_looks_at_follows_when_it_is_asked_for() -> None:
    place = cluster().fresh()
    with running(place) as first, running(place) as second:
        anna = Browser(first.port, "Anna")
        table = anna.new_table(GAME, all_mine()).table.table
        there, page = at(second, anna), anna.page(table)
        assert there.get(f"/api/tables/{table}").status_code == 200
        page.until("whole")
        for _ in range(3):
            page.move()
        time.sleep(1.5 * second.settings.look_seconds)
        assert second.house.tables.live[table].seq == 0
        assert there.get(f"/api/tables/{table}").status_code == 200
        assert second.house.tables.live[table].seq == 3
