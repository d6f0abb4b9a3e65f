"""Damage: whatever is wrong with the rows of one game is noticed, said, and harms nobody else."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Browser, players_of, running
from trianon.core.registry import GAMES
from trianon.server.engine import FILE

GAME = next(iter(GAMES))
KINDS = {  # by what is wrong: what was done to a game (:bad); :good is another of the same size
    "a bit of the snapshot": "UPDATE snapshots SET data = :flipped WHERE game = :bad",
    "no snapshot": "DELETE FROM snapshots WHERE game = :bad",
    "the snapshot's number": "UPDATE snapshots SET seq = seq + 1 WHERE game = :bad",
    "the snapshot of another game": "UPDATE snapshots SET (digest, data) = (SELECT digest, data"
    " FROM snapshots WHERE game = :good) WHERE game = :bad",
    "an edition that is no JSON": "UPDATE games SET edition = '{\"a' WHERE id = :bad",
    "an edition with an unknown field": "UPDATE games SET edition = '{\"a\":1}' WHERE id = :bad",
    "switches of a wrong type": "UPDATE games SET switches = '7' WHERE id = :bad",
    "a game nobody knows": "UPDATE games SET title = 'bastilld' WHERE id = :bad",
    "one player more": "UPDATE games SET players = players + 1 WHERE id = :bad",
    "another host": "UPDATE games SET host = 'somebody' WHERE id = :bad",
    "text that is no UTF-8": "UPDATE games SET commitment = CAST(x'ff31' AS TEXT) WHERE id = :bad",
    "a seat nobody has is asked": "UPDATE games SET asked_seat = 9 WHERE id = :bad",
    "another seat is asked": "UPDATE games SET asked_seat = 1 - asked_seat WHERE id = :bad",
    "a game that is over in the lobby": "UPDATE games SET over = 1 WHERE id = :bad",
    "another seed": "UPDATE seeds SET seed = zeroblob(32) WHERE game = :bad",
    "no seed": "DELETE FROM seeds WHERE game = :bad",
    "no seat": "DELETE FROM seats WHERE game = :bad AND seat = 1",
    "somebody else's seat": "UPDATE seats SET session = 'me' WHERE game = :bad AND seat = 1",
    "a seat of no kind": "UPDATE seats SET kind = 'humaN' WHERE game = :bad AND seat = 1",
    "an invitation of one's own": "UPDATE seats SET token_hash = 'mine' WHERE game = :bad",
    "an unknown level": "UPDATE seats SET stand_in = 'gredy' WHERE game = :bad AND seat = 1",
    "somebody who watches": "INSERT INTO watchers (game, session) VALUES (:bad, 'me')",
    "another action": "UPDATE actions SET code = code + 1 WHERE game = :bad AND seq = 2",
    "another name of an action": "UPDATE actions SET action = 'pass' WHERE game = :bad AND seq = 2",
    "another seat acted": "UPDATE actions SET seat = 1 - seat WHERE game = :bad AND seq = 2",
    "everybody could notice": "UPDATE actions SET seen = -1 WHERE game = :bad AND seq = 2",
    "another hour": "UPDATE actions SET at = at + 1 WHERE game = :bad AND seq = 2",
    "an undo that was none": "UPDATE actions SET undo = 1 WHERE game = :bad AND seq = 1",
    "a move id of another move": "UPDATE actions SET move_id = 'x' WHERE game = :bad AND seq = 4",
    "the last digest": "UPDATE actions SET digest = 'ab' WHERE game = :bad AND seq = 4",
    "no second action": "DELETE FROM actions WHERE game = :bad AND seq = 2",
    "no last action": "DELETE FROM actions WHERE game = :bad AND seq = 4",
    "a number in place of a text": "UPDATE actions SET action = 7 WHERE game = :bad AND seq = 3",
}


class Two:
    """Two games of one person, to be copied and harmed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with running(folder) as server:
            anna = Browser(server.port)
            seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
            self.bad, self.good = (anna.new_table(GAME, seats).table.table for _ in range(2))
            for table in (self.bad, self.good):
                page = anna.page(table)
                page.until("whole")
                for _ in range(4):
                    page.move()
            self.cookies = anna.http.cookies

    def harmed(self, folder: Path, statement: str) -> Path:
        """A copy to which something was done."""
        shutil.copytree(self.folder, folder)
        db = sqlite3.connect(folder / FILE)
        (data,) = db.execute("SELECT data FROM snapshots WHERE game = ?", (self.bad,)).fetchone()
        flipped = bytes([*data[:40], data[40] ^ 1, *data[41:]])
        db.execute(statement, {"bad": self.bad, "good": self.good, "flipped": flipped})
        db.commit()
        db.close()
        return folder

    def anna(self, port: int) -> Browser:
        """The same browser at another server."""
        anna = Browser(port, greeted=False)
        anna.http.cookies = self.cookies
        return anna


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    yield Two(tmp_path_factory.mktemp("two"))


def closed(browser: Browser, table: str) -> tuple[str, int]:
    """What a page hears of a table that cannot be opened, and the code it is closed with."""
    heard = ""
    try:
        heard = browser.page(table, hello=None).receive().get("code", "")
        browser.page(table, hello=None).until("never")
    except ConnectionClosed as end:
        return heard, end.rcvd.code if end.rcvd is not None else 0
    return heard, 0


@pytest.mark.parametrize("kind", KINDS)
def test_damage_is_said_and_harms_nobody_else(two: Two, tmp_path: Path, kind: str) -> None:
    data = two.harmed(tmp_path / "harmed", KINDS[kind])
    with running(data) as server:
        anna = two.anna(server.port)
        lines = {line["table"]: line for line in listed(anna)}
        assert {name for name, line in lines.items() if line["damaged"]} <= {two.bad}
        answer = anna.get(f"/api/tables/{two.bad}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        assert closed(anna, two.bad) == ("damaged", 4500)
        lines = {line["table"]: line for line in listed(anna)}
        assert not lines[two.good]["damaged"]
        assert two.bad not in lines or lines[two.bad]["damaged"]
        page = anna.page(two.good)
        page.until("whole")
        assert page.move()["type"] == "ack"


def listed(browser: Browser) -> list[dict[str, Any]]:
    """The lobby of a browser, which always answers."""
    answer = browser.get("/api/tables")
    assert answer.status_code == 200, answer.text
    lines: list[dict[str, Any]] = answer.json()
    return lines
