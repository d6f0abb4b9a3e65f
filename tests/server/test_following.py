"""Two processes serve the same tables: all follow the log, the database decides, nobody is left behind."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Browser, Page, Server, players_of, running
from tests.server.postgres import cluster
from tests.server.test_faults import all_mine, race
from trianon.core.registry import GAMES
from trianon.server import following
from trianon.server.settings import Rate
from trianon.server.table import Table
from trianon.server.tables import Tables

GAME = next(iter(GAMES))
RACES = 60
Two = tuple[Server, Server]


@pytest.fixture(scope="module", params=["hints", "looking"])
def two(request: pytest.FixtureRequest) -> Iterator[Two]:
    """Two servers of one database; in the second case every hint is lost."""
    place = cluster().fresh()
    with running(place) as first, running(place) as second:
        if request.param == "looking":
            for server in (first, second):
                server.house.tables.on_stored = lambda hint: None
        yield first, second


def at(server: Server, browser: Browser) -> Browser:
    """The same person at another process."""
    found = Browser(server.port, greeted=False)
    found.http.cookies.set("trianon", browser.http.cookies["trianon"], domain="127.0.0.1")
    return found


def pages_at(two: Two, anna: Browser, table: str) -> list[Page]:
    """One page of Anna at each process."""
    pages = [at(server, anna).page(table) for server in two]
    for page in pages:
        page.until("whole")
    return pages


def copies(two: Two, table: str) -> list[Table]:
    """The table in both processes."""
    return [server.house.tables.live[table] for server in two]


def agreed(two: Two, table: str) -> None:
    """Both copies are the same, to the last bit."""
    first, second = copies(two, table)
    assert first.standing == second.standing
    assert first.game.digest(first.state) == second.game.digest(second.state)
    assert first.stored.entries == second.stored.entries
    assert first.stored.seats == second.stored.seats


def test_a_game_is_played_at_two_processes(two: Two) -> None:
    """Each move goes to one of them, both pages hear it, and both copies agree at the end."""
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    pages, chance = pages_at(two, anna, table), random.Random(4)
    for _ in range(12):
        seq = pages[0].seq
        assert chance.choice(pages).move(chance.randrange(50))["type"] == "ack"
        for page in pages:
            page.until_seq(seq + 1)
    views = [[look["view"] for look in page.looks.values()] for page in pages]
    assert views[0] == views[1]
    agreed(two, table)


def test_what_was_taken_back_is_taken_back_everywhere(two: Two) -> None:
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    pages, undone = pages_at(two, anna, table), 0
    for _ in range(8):
        seat = pages[0].asked_seat
        pages[0].move()
        if pages[0].looks[seat]["undo"]["allowed"]:
            place = {"seat": seat, "seq": pages[0].seq, "move_id": uuid.uuid4().hex}
            pages[0].send({"type": "undo", **place})
            assert pages[0].until("ack", "refused")["type"] == "ack"
            pages[0].catch_up()
            undone += 1
    pages[1].until_seq(pages[0].seq)
    assert undone
    agreed(two, table)


def test_a_page_hears_of_many_actions_at_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that comes late tells its pages more than they may be behind: they did nothing wrong."""
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    pages = pages_at(two, anna, table)
    for name in ("heard", "follow_soon"):
        monkeypatch.setattr(two[1].house.tables, name, lambda _: None)
    while sum(map(len, pages[0].raw)) < 2 * two[1].settings.behind_bytes:
        assert pages[0].move()["type"] == "ack"
    monkeypatch.undo()
    pages[1].until_seq(pages[0].seq)
    views = [[look["view"] for look in page.looks.values()] for page in pages]
    assert views[0] == views[1]
    assert pages[1].move()["type"] == "ack"
    pages[0].until_seq(pages[1].seq)
    agreed(two, table)


def test_of_two_processes_exactly_one_moves(two: Two) -> None:
    anna = Browser(two[0].port, "Anna")
    chance = random.Random(3)
    for number in range(RACES):
        if number % 20 == 0:
            table = anna.new_table(GAME, all_mine()).table.table
            pages = pages_at(two, anna, table)
        race(pages, chance, same_id=number % 4 == 0)
        agreed(two, table)


def test_a_move_sent_again_to_another_process_is_the_same_move(two: Two) -> None:
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    first, second = pages_at(two, anna, table)
    options = first.looks[first.asked_seat]["decision"]["options"]
    place = {"seat": first.asked_seat, "seq": 0, "move_id": "once"}
    for page, option in ((first, options[0]), (second, options[-1])):
        page.send({"type": "move", **place, "action": option["action"]})
        assert page.until("ack", "refused") == {"type": "ack", "move_id": "once", "seq": 1}
    second.until_seq(1)
    agreed(two, table)
    assert copies(two, table)[1].seq == 1


def friends(two: Two) -> tuple[Browser, Browser, str, int]:
    """Anna at the first process and Ben, whom she invited, at the second; the table and that seat."""
    anna, ben = Browser(two[0].port, "Anna"), Browser(two[1].port, "Ben")
    seats = [{"kind": "mine"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 4]
    made = anna.new_table(GAME, seats[: players_of(GAME)])
    ben.join(next(item.token for item in made.invitations if item.seat == 1))
    return anna, ben, made.table.table, 1


def test_whoever_joins_at_one_process_is_known_at_the_other(two: Two) -> None:
    anna, ben, table, seat = friends(two)
    there = at(two[0], ben).page(table)
    assert there.until("welcome")["mine"] == [seat]
    page = anna.page(table)
    assert page.until("welcome")["table"]["seats"][seat]["name"] == "Ben"


def test_chat_is_heard_everywhere(two: Two) -> None:
    anna, ben, table, _ = friends(two)
    hers, his = anna.page(table), ben.page(table)
    for page in (hers, his):
        page.until("whole")
    for number in range(5):
        for page in (hers, his):
            page.send({"type": "say", "text": f"line {number}"})
    said = [[page.until("said")["line"] for _ in range(10)] for page in (hers, his)]
    assert said[0] == said[1]
    assert [line["id"] for line in said[0]] == list(range(1, 11))


def test_a_page_whose_seat_was_taken_away_hears_nothing_more(two: Two) -> None:
    """Ben moves to another device at the first process; the old page is open at the second."""
    _, ben, table, seat = friends(two)
    old = ben.page(table)
    old.until("whole")
    token = ben.post(f"/api/tables/{table}/seats/{seat}/invitation").json()["token"]
    device = Browser(two[0].port, "Ben's telephone")
    start = time.monotonic()
    device.join(token)
    with pytest.raises(ConnectionClosed):
        old.until("never")
    assert time.monotonic() - start < 1 + two[0].settings.look_seconds
    assert old.seen[-1]["code"] == "not-at-table"
    assert ben.get(f"/api/tables/{table}").status_code == 403


def test_a_table_removed_at_one_process_is_gone_at_the_other(two: Two) -> None:
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    page = pages_at(two, anna, table)[1]
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    with pytest.raises(ConnectionClosed):
        page.until("never")
    assert page.seen[-1]["code"] == "table-removed"
    assert table not in two[1].house.tables.live


def test_a_move_checked_against_old_seats_is_not_stored(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat has gone to somebody else and the process has not heard of it: the database has."""
    anna, ben, table, seat = friends(two)
    for server in two:
        monkeypatch.setattr(server.house.tables, "heard", lambda hint: None)
        monkeypatch.setattr(server.house.tables, "follow_soon", lambda table: None)
    pages = {0: anna.page(table), seat: ben.page(table)}
    for page in pages.values():
        page.until("whole")
    his = pages[seat]
    while his.asked_seat != seat:  # by hand: that process hears nothing
        if pages[0].my_turn():
            pages[0].move()
        else:
            pages[0].receive()
        ben.get(f"/api/tables/{table}")
        his.catch_up()
    token = ben.post(f"/api/tables/{table}/seats/{seat}/invitation").json()["token"]
    Browser(two[0].port, "Ben's telephone").join(token)
    before = copies(two, table)[0].seq
    his.send(
        {"type": "move", "seat": seat, "seq": his.seq, "move_id": "late",
         "action": his.looks[seat]["decision"]["options"][0]["action"]}
    )  # fmt: skip
    heard = [his.receive()]
    while heard[-1]["type"] not in ("ack", "refused"):
        heard.append(his.receive())
    assert heard[-1].get("code") in ("not-at-table", "not-your-seat")
    assert "late" not in {entry.move_id for entry in copies(two, table)[0].stored.entries}
    assert copies(two, table)[0].seq == before


def test_a_copy_that_goes_another_way_is_noticed(
    two: Two, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A planted fault: one process applies something else than was stored. It starts anew from the log."""
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    first, second = pages_at(two, anna, table)
    real = following.carried_out

    def wrong(table: Table, entry: Any) -> Any:
        state, told = real(table, entry)
        state.ply += 1
        return state, told

    monkeypatch.setattr(following, "carried_out", wrong)
    first.move()
    with pytest.raises(ConnectionClosed):
        second.until("never")
    monkeypatch.undo()
    assert "another way" in caplog.text
    again = at(two[1], anna).page(table)
    again.until("whole")
    assert again.seq == first.seq
    agreed(two, table)


def test_a_log_that_has_become_shorter_is_read_anew(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a fail-over to a replica that had not everything."""
    anna = Browser(two[0].port, "Anna")
    table = anna.new_table(GAME, all_mine()).table.table
    page = anna.page(table)
    page.until("whole")
    monkeypatch.setattr(Tables, "commit", nothing)  # acknowledged, and lost by the database
    page.move()
    monkeypatch.undo()
    with pytest.raises(ConnectionClosed):
        page.until("never")
    again = anna.page(table)
    again.until("whole")
    assert again.seq == 0


async def nothing(*_: Any) -> None:
    """Stores nothing."""


def test_who_is_here_is_known_everywhere(two: Two) -> None:
    """Ben's page is at the second process: the first shows it, and lets no bot stand in."""
    anna, ben, table, seat = friends(two)
    hers = anna.page(table)
    hers.until("whole")
    his = ben.page(table)
    his.until("whole")
    while not hers.until("table")["table"]["seats"][seat]["here"]:
        pass
    path = f"/api/tables/{table}/seats/{seat}"
    refused = anna.put(path, {"kind": "bot", "level": "random"})
    assert refused.json()["code"] == "seat-present"
    his.close()
    while hers.until("table")["table"]["seats"][seat]["here"]:
        pass
    assert anna.put(path, {"kind": "bot", "level": "random"}).status_code == 200


def test_a_name_changed_at_one_process_is_known_at_the_other(two: Two) -> None:
    anna = Browser(two[0].port, "Anna")
    there = at(two[1], anna)
    assert there.get("/api/me").json()["name"] == "Anna"
    anna.put("/api/me", {"name": "Annabel"})
    time.sleep(two[1].settings.look_seconds + 0.1)
    assert there.get("/api/me").json()["name"] == "Annabel"


def test_new_tables_are_counted_together() -> None:
    """Three an hour from one address, whichever process makes them."""
    place = cluster().fresh()
    few = {"table_rate": Rate(3, 3 / 3600)}
    with running(place, **few) as first, running(place, **few) as second:
        anna = Browser(first.port, "Anna")
        doors = [anna, at(second, anna)]
        seats = {"game": GAME, "seats": all_mine()}
        codes = [doors[n % 2].post("/api/tables", seats).status_code for n in range(4)]
        assert codes == [201, 201, 201, 429]
        assert doors[1].post("/api/tables", seats).json()["code"] == "tables-hourly"
