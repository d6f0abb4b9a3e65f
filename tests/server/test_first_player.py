"""Who begins Louis XIV at a stored table: written into new rows; rows without the choice go on with seat 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Browser, running
from trianon.core import record as records
from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.server.new_tables import first_snapshot, new_header
from trianon.server.rows import HUMAN, SeatRow, Stored
from trianon.server.store import Store

GAME = game("louis-xiv")
SWITCH = "first_player_drawn"
SEED = seed_of(3)  # would draw seat 2 of three
MINE = [{"kind": "mine"}] * 3


def old_table(data: Path, session: str) -> str:
    """A table as it was stored before there was the choice."""
    switches = {name: value for name, value in GAME.switches.items() if name != SWITCH}
    state = GAME.start(3, SEED, {SWITCH: False}, silent=True)
    header = new_header(GAME, session, SEED, 3, switches, {})
    stored = Stored(header, SEED, None, first_snapshot(GAME, state))
    stored.seats = [SeatRow(seat, HUMAN, f"P{seat}", session=session) for seat in range(3)]
    store = Store(data)
    store.create(stored)
    store.close()
    return header.id


def test_an_old_table_goes_on_and_replays_from_seat_1(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port, "Anna")
        made = anna.new_table("louis-xiv", MINE)
        host = server.house.tables.live[made.table.table].stored.header.host
        cookies = anna.http.cookies
        anna.close()
    table = old_table(tmp_path, host)
    with running(tmp_path) as server:
        anna = Browser(server.port, greeted=False)
        anna.http.cookies = cookies
        page = anna.page(table)
        page.until("whole")
        assert page.asked_seat == 0
        while page.end is None:
            page.move()
        text = anna.get(f"/api/tables/{table}/record").text
        record = records.read(text)
        assert records.verify(record) is None
        assert not GAME.recorded_switches(record.switches)[SWITCH]
        scene = anna.get(f"/api/tables/{table}/replay/0")
        assert scene.status_code == 200, scene.text
        anna.close()


@pytest.mark.parametrize("drawn", [None, True, False])
def test_a_new_table_writes_the_choice(tmp_path: Path, drawn: bool | None) -> None:
    wish = {} if drawn is None else {SWITCH: drawn}
    with running(tmp_path) as server:
        anna = Browser(server.port, "Anna")
        made = anna.new_table("louis-xiv", MINE, switches=wish, seed=SEED.hex())
        stored = server.house.tables.live[made.table.table].stored
        assert stored.header.switches[SWITCH] == (drawn is not False)
        assert made.table.switches[SWITCH] == (drawn is not False)
        page = anna.page(made.table.table)
        page.until("whole")
        first = {look["view"]["first_player"] for look in page.looks.values()}
        assert first == ({0} if drawn is False else {page.asked_seat})
        anna.close()
