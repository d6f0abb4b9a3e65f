"""Seats: invitations, names, leaving, standing in and coming back, watching, the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Browser, Server, players_of, running
from trianon.core.registry import GAMES

GAME = next(iter(GAMES))
COUNT = players_of(GAME)


def open_table(host: Browser, mine: int = 1) -> tuple[str, dict[int, str]]:
    """A table with open seats, and its invitations."""
    seats = [{"kind": "mine"} for _ in range(mine)]
    seats += [{"kind": "open"} for _ in range(COUNT - mine)]
    made = host.new_table(GAME, seats)
    return made.table.table, {item.seat: item.token for item in made.invitations}


def code(answer: Any) -> str:
    return str(answer.json()["code"])


def test_an_invitation_is_used_once(server: Server) -> None:
    anna, ben, eve = (Browser(server.port, name) for name in ("Anna", "Ben", "Eve"))
    table, tokens = open_table(anna)
    assert ben.join(tokens[1]).seat == 1
    assert ben.join(tokens[1]).seat == 1  # again by the same browser: nothing changes
    answer = eve.post("/api/join", {"token": tokens[1]})
    assert (answer.status_code, code(answer)) == (410, "invitation-used")
    assert code(eve.post("/api/join", {"token": "guessed"})) == "invitation-unknown"
    assert code(eve.get(f"/api/tables/{table}")) == "not-at-table"
    assert [seat["name"] for seat in ben.get(f"/api/tables/{table}").json()["seats"]][:2] == [
        "Anna",
        "Ben",
    ]


def test_a_new_invitation_revokes_the_old(server: Server) -> None:
    anna, ben = Browser(server.port), Browser(server.port)
    table, tokens = open_table(anna)
    fresh = anna.post(f"/api/tables/{table}/seats/1/invitation").json()["token"]
    assert code(ben.post("/api/join", {"token": tokens[1]})) == "invitation-unknown"
    assert ben.join(fresh).seat == 1
    watch = anna.post(f"/api/tables/{table}/seats/-1/invitation").json()["token"]
    assert code(ben.post("/api/join", {"token": tokens[-1]})) == "invitation-unknown"
    assert ben.join(watch).seat == -1


def test_a_seat_can_be_moved_to_another_browser(server: Server) -> None:
    anna, ben, phone = (Browser(server.port, name) for name in ("Anna", "Ben", "Ben"))
    table, tokens = open_table(anna)
    ben.join(tokens[1])
    assert code(anna.post(f"/api/tables/{table}/seats/1/invitation")) == "not-your-seat"
    link = ben.post(f"/api/tables/{table}/seats/1/invitation").json()["token"]
    page = ben.page(table)
    page.until("whole")
    assert phone.join(link).seat == 1
    assert page.until("refused")["code"] == "not-at-table"
    assert code(ben.get(f"/api/tables/{table}")) == "not-at-table"


def test_tokens_and_cookies_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port, "Anna")
        _, tokens = open_table(anna)
        secrets = [*tokens.values(), anna.http.cookies["trianon"]]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert len(stored) > 1000
    assert not any(secret.encode() in stored for secret in secrets)


def test_the_cookie_cannot_be_read_by_scripts(server: Server) -> None:
    header = Browser(server.port, greeted=False).get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert len(header.split("trianon=")[1].split(";")[0]) >= 22  # 128 bits and more


def test_leaving_a_seat_ends_the_right_to_it(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    table, tokens = open_table(anna)
    ben.join(tokens[1])
    answer = ben.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert answer.status_code == 200
    assert code(ben.get(f"/api/tables/{table}")) == "not-at-table"
    assert code(ben.post("/api/join", {"token": tokens[1]})) == "invitation-unknown"
    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"


def test_a_bot_stands_in_for_the_absent_and_they_come_back(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    seats = [{"kind": "mine"}, {"kind": "open"}]
    made = anna.new_table(GAME, [*seats, *[{"kind": "mine"} for _ in range(COUNT - 2)]])
    table = made.table.table
    ben.join(next(item.token for item in made.invitations if item.seat == 1))
    page, away = anna.page(table), ben.page(table)
    page.until("whole")
    away.until("whole")
    lend = {"kind": "bot", "level": "random"}
    assert code(anna.put(f"/api/tables/{table}/seats/1", lend)) == "seat-present"
    away.close()
    while page.until("table")["table"]["seats"][1]["here"]:
        pass
    assert anna.put(f"/api/tables/{table}/seats/1", lend).status_code == 200
    for _ in range(2 * COUNT):
        while not page.my_turn():
            page.receive()
        page.move()
    back = ben.page(table)
    assert back.until("welcome")["table"]["seats"][1]["stand_in"] == "random"
    back.until("whole")
    assert code(anna.put(f"/api/tables/{table}/seats/1", {"kind": "back"})) == "not-your-seat"
    assert ben.put(f"/api/tables/{table}/seats/1", {"kind": "back"}).status_code == 200
    answer: dict[str, Any] = {"type": ""}
    while answer["type"] != "ack":  # the bot's last move may still be on its way
        back.catch_up()
        page.catch_up()
        if back.my_turn():
            answer = back.move()
            assert answer.get("code", "stale") == "stale"
        elif page.my_turn():
            page.move()


def test_while_a_bot_stands_in_the_human_does_not_move(server: Server) -> None:
    anna = Browser(server.port)
    made = anna.new_table(GAME, [{"kind": "mine"} for _ in range(COUNT)])
    page = anna.page(made.table.table)
    page.until("whole")
    table = server.house.tables.live[made.table.table]
    table.seats[page.asked_seat].stand_in = "random"  # without waking it
    assert page.move()["code"] == "stand-in"


def test_the_host_fills_and_frees_seats(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    table, tokens = open_table(anna)
    here = f"/api/tables/{table}/seats"
    bot = {"kind": "bot", "level": "random"}
    assert anna.put(f"{here}/1", bot).json()["seats"][1]["kind"] == "bot"
    assert code(ben.post("/api/join", {"token": tokens[1]})) == "invitation-unknown"
    assert code(anna.post(f"{here}/1/invitation")) == "seat-not-open"
    assert anna.put(f"{here}/1", {"kind": "open"}).json()["seats"][1]["kind"] == "open"
    mine = anna.put(f"{here}/1", {"kind": "mine", "name": "Anna’s son"}).json()["seats"][1]
    assert (mine["mine"], mine["name"]) == (True, "Anna’s son")
    ben.join(tokens[2])
    assert code(ben.put(f"{here}/1", {"kind": "mine"})) == "not-your-seat"
    assert code(ben.put(f"{here}/0", {"kind": "open"})) == "not-your-seat"


def test_a_bots_hand_is_not_for_one_of_several_people(server: Server) -> None:
    anna, ben = Browser(server.port), Browser(server.port)
    made = anna.new_table(
        GAME, [{"kind": "mine"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * (COUNT - 2)]
    )  # fmt: skip
    table = made.table.table
    ben.join(next(item.token for item in made.invitations if item.seat == 1))
    pages = [anna.page(table), ben.page(table)]
    for page in pages:
        page.until("whole")
    while not server.house.tables.live[table].seq:
        turn = next((page for page in pages if page.my_turn()), None)
        if turn is not None:
            turn.move()
        for page in pages:
            page.catch_up()
    answer = anna.put(f"/api/tables/{table}/seats/{COUNT - 1}", {"kind": "mine"})
    assert code(answer) == ("seat-not-open" if COUNT > 2 else "not-your-seat")


def test_my_tables_are_listed(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    table, tokens = open_table(anna, mine=1)
    assert [line["table"] for line in anna.get("/api/tables").json()] == [table]
    assert ben.get("/api/tables").json() == []
    ben.join(tokens[-1])
    (line,) = ben.get("/api/tables").json()
    assert (line["table"], line["yours"], line["over"]) == (table, False, False)
    assert code(ben.http.delete(f"/api/tables/{table}")) == "not-your-seat"
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    assert anna.get("/api/tables").json() == []
    assert code(anna.get(f"/api/tables/{table}")) == "unknown-table"


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    table, tokens = open_table(anna)
    ben.join(tokens[-1])
    page, watcher = anna.page(table), ben.page(table)
    page.until("whole")
    watcher.until("whole")
    page.send({"type": "say", "text": "hello"})
    assert watcher.until("said")["line"]["text"] == "hello"
    watcher.send({"type": "say", "text": "me too"})
    assert watcher.until("refused")["code"] == "not-your-seat"
    for text, refusal in (("x" * 501, "chat-too-long"), ("  \n ", "chat-empty")):
        page.send({"type": "say", "text": text})
        assert page.until("refused")["code"] == refusal
    assert [line["text"] for line in ben.page(table).until("welcome")["chat"]] == ["hello"]


@pytest.mark.parametrize("path", ["/api/tables/nowhere", "/api/tables/nowhere/log"])
def test_a_vanished_table_is_said_to_be_gone(server: Server, path: str) -> None:
    answer = Browser(server.port).get(path)
    assert (answer.status_code, code(answer)) == (404, "unknown-table")
