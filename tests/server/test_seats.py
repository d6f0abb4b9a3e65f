"""Seats: invitations, names, leaving, snapshot in and coming back, watching, the lobby."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import BOTH
from tests.server.harness import Browser, Server, players_of, running
from trianon.core.registry import GAMES
from trianon.server import holders, wire

GAME = next(iter(GAMES))
DATABASES = BOTH
COUNT = players_of(GAME)
A_BOT = {"kind": "bot", "level": "random"}


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
    assert anna.put(f"{here}/1", A_BOT).json()["seats"][1]["kind"] == "bot"
    assert code(ben.post("/api/join", {"token": tokens[1]})) == "invitation-unknown"
    assert code(anna.post(f"{here}/1/invitation")) == "seat-not-open"
    assert anna.put(f"{here}/1", {"kind": "open"}).json()["seats"][1]["kind"] == "open"
    ben.join(tokens[2])
    assert code(ben.put(f"{here}/1", {"kind": "mine"})) == "not-your-seat"
    assert code(ben.put(f"{here}/0", {"kind": "open"})) == "not-your-seat"


# A hand is seen by one person.


def test_a_second_seat_makes_a_table_hot_seat_while_nobody_else_was_invited(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    made = anna.new_table(GAME, [{"kind": "mine"}, *[A_BOT] * (COUNT - 1)]).table
    here = f"/api/tables/{made.table}/seats"
    assert not made.hot_seat
    info = anna.put(f"{here}/1", {"kind": "mine", "name": "Anna’s son"}).json()
    assert (info["hot_seat"], info["seats"][1]["mine"], info["seats"][1]["name"]) == (
        True, True, "Anna’s son",
    )  # fmt: skip
    anna.put(f"{here}/2", {"kind": "open"})
    token = anna.post(f"{here}/2/invitation").json()["token"]
    assert code(anna.put(f"{here}/2", {"kind": "mine"})) == "second-seat"
    assert ben.post("/api/invitation", {"token": token}).json()["hot_seat"] is True
    assert ben.join(token).seat == 2
    anna.put(f"{here}/1", {"kind": "open"})
    assert ben.get(f"/api/tables/{made.table}").json()["hot_seat"] is True  # it stays said


def test_hot_seat_is_chosen_when_a_table_is_made(server: Server) -> None:
    anna = Browser(server.port, "Anna")
    assert not open_table_info(anna, 1).hot_seat
    info = open_table_info(anna, 2)
    assert info.hot_seat
    here = f"/api/tables/{info.table}/seats/{COUNT - 1}"
    assert code(anna.put(here, {"kind": "mine"})) == "second-seat"  # somebody was invited there


def open_table_info(host: Browser, mine: int) -> wire.TableInfo:
    """A table with some seats here and the others open."""
    seats = [{"kind": "mine"}] * mine + [{"kind": "open"}] * (COUNT - mine)
    return host.new_table(GAME, seats).table


def test_the_host_cannot_look_at_a_hand_and_hand_it_on(server: Server) -> None:
    """Take an open seat, look, free it, invite: refused at the first step."""
    anna = Browser(server.port, "Anna")
    table, _ = open_table(anna)
    here = f"/api/tables/{table}/seats"
    assert code(anna.put(f"{here}/1", {"kind": "mine"})) == "second-seat"
    anna.put(f"{here}/0", {"kind": "open"})  # a seat once held counts
    assert code(anna.put(f"{here}/1", {"kind": "mine"})) == "second-seat"
    assert anna.put(f"{here}/0", {"kind": "mine"}).status_code == 200  # one's own is one's own
    assert anna.get(f"/api/tables/{table}").json()["hot_seat"] is False


def test_a_host_without_a_seat_looks_at_one_bot_only(server: Server) -> None:
    anna = Browser(server.port, "Anna")
    made = anna.new_table(GAME, [{"kind": "open"}, *[A_BOT] * (COUNT - 1)]).table
    here = f"/api/tables/{made.table}/seats"
    assert anna.put(f"{here}/1", {"kind": "mine"}).status_code == 200
    assert anna.get(f"/api/tables/{made.table}/log", seat=1).status_code == 200
    assert anna.put(f"{here}/1", {"kind": "open"}).status_code == 200
    assert code(anna.get(f"/api/tables/{made.table}/log", seat=1)) == "not-your-seat"
    assert anna.put(f"{here}/1", A_BOT).status_code == 200
    assert code(anna.put(f"{here}/2", {"kind": "mine"})) == "second-seat"


def test_a_seat_that_was_left_goes_to_a_bot_or_by_invitation(server: Server) -> None:
    anna, ben, eve = (Browser(server.port, name) for name in ("Anna", "Ben", "Eve"))
    made = anna.new_table(GAME, [{"kind": "open"} for _ in range(COUNT)])
    tokens = {item.seat: item.token for item in made.invitations}
    here = f"/api/tables/{made.table.table}/seats"
    ben.join(tokens[1])
    ben.put(f"{here}/1", {"kind": "open"})
    assert code(anna.put(f"{here}/1", {"kind": "mine"})) == "seat-held"
    assert anna.put(f"{here}/1", A_BOT).status_code == 200
    assert code(anna.put(f"{here}/1", {"kind": "mine"})) == "seat-held"  # nor when a bot sat there
    anna.put(f"{here}/1", {"kind": "open"})
    token = anna.post(f"{here}/1/invitation").json()["token"]
    info = eve.post("/api/invitation", {"token": token}).json()
    assert (info["held_by"], info["seat"], info["host"], info["game"]) == (["Ben"], 1, "Anna", GAME)
    assert ben.post("/api/invitation", {"token": token}).json()["held_by"] == []
    assert eve.join(token).seat == 1
    other = anna.post(f"{here}/2/invitation").json()["token"]
    for guest in (ben, eve):  # both have seen a hand of this table
        for route in ("invitation", "join"):
            assert code(guest.post(f"/api/{route}", {"token": other})) == "second-seat"


def test_two_invitations_in_two_tabs_give_one_seat(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    table, tokens = open_table(anna)
    with ThreadPoolExecutor(2) as tabs:
        answers = list(tabs.map(lambda seat: second_tab(ben, tokens[seat]), (1, 2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert sum(seat["mine"] for seat in ben.get(f"/api/tables/{table}").json()["seats"]) == 1


def second_tab(browser: Browser, token: str) -> Any:
    """Another connection with the same cookie uses an invitation."""
    tab = Browser(browser.port, greeted=False)
    tab.http.cookies = browser.http.cookies
    return tab.post("/api/join", {"token": token})


def test_an_invitation_is_shown_as_it_could_be_used(server: Server) -> None:
    anna, ben, eve = (Browser(server.port, name) for name in ("Anna", "Ben", "Eve"))
    table, tokens = open_table(anna)
    info = ben.post("/api/invitation", {"token": tokens[1]}).json()
    assert (info["seat"], info["held_by"], info["hot_seat"]) == (1, [], False)
    assert [seat["name"] for seat in info["seats"]][:2] == ["Anna", ""]
    assert code(ben.get(f"/api/tables/{table}")) == "not-at-table"  # looking lets nobody in
    assert ben.post("/api/invitation", {"token": tokens[-1]}).json()["seat"] == -1
    assert ben.join(tokens[1]).seat == 1
    assert ben.post("/api/invitation", {"token": tokens[1]}).status_code == 200
    assert code(eve.post("/api/invitation", {"token": tokens[1]})) == "invitation-used"
    assert code(eve.post("/api/invitation", {"token": "guessed"})) == "invitation-unknown"
    anna.put(f"/api/tables/{table}/seats/2", A_BOT)
    assert code(eve.post("/api/invitation", {"token": tokens[2]})) == "invitation-unknown"


def test_every_change_of_a_seat_is_a_public_line(server: Server) -> None:
    anna, ben, phone, eve = (Browser(server.port, name) for name in ("Anna", "Ben", "Phone", "Eve"))
    table, tokens = open_table(anna)
    here = f"/api/tables/{table}/seats"
    eve.join(tokens[-1])
    page = eve.page(table)
    page.until("whole")
    ben.join(tokens[1])
    phone.join(ben.post(f"{here}/1/invitation").json()["token"])
    phone.put(f"{here}/1", A_BOT)
    phone.put(f"{here}/1", A_BOT)  # nothing changes: no line
    phone.put(f"{here}/1", {"kind": "back"})
    phone.put(f"{here}/1", {"kind": "open"})
    anna.put(f"{here}/1", A_BOT)
    anna.put(f"{here}/1", {"kind": "open"})
    anna.put(f"{here}/0", {"kind": "open"})
    anna.put(f"{here}/0", {"kind": "mine"})
    page.catch_up()
    lines = [message["line"] for message in page.seen if message["type"] == "change"]
    bot = lines[5]["name"]
    assert [(line["seat"], line["kind"], line["name"], line["level"]) for line in lines] == [
        (1, "join", "Ben", ""), (1, "move", "Phone", ""), (1, "stand-in", "Phone", "random"),
        (1, "back", "Phone", ""), (1, "leave", "Phone", ""), (1, "bot", bot, "random"),
        (1, "free", bot, "random"), (0, "leave", "Anna", ""), (0, "take", "Anna", ""),
    ]  # fmt: skip
    assert eve.page(table).until("welcome")["changes"] == lines


def test_lines_stand_between_the_actions_they_came_between(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    made = anna.new_table(
        GAME, [{"kind": "mine"}, *[{"kind": "mine"}] * (COUNT - 2), {"kind": "open"}]
    )
    table = made.table.table
    ben.join(made.invitations[-2].token)
    pages = [anna.page(table), ben.page(table)]
    for page in pages:
        page.until("whole")
    for _ in range(2 * COUNT):
        next(page for page in pages if page.my_turn()).move()
        for page in pages:
            page.catch_up()
    ben.put(f"/api/tables/{table}/seats/{COUNT - 1}", {"kind": "open"})
    assert pages[0].until("change")["line"]["seq"] == pages[0].seq
    changes = anna.page(table).until("welcome")["changes"]
    assert [(line["kind"], line["seq"]) for line in changes] == [
        ("join", 0),
        ("leave", pages[0].seq),
    ]


def test_a_table_somebody_left_is_not_solo(server: Server) -> None:
    anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
    made = anna.new_table(GAME, [{"kind": "mine"}, {"kind": "open"}, *[A_BOT] * (COUNT - 2)])
    here = f"/api/tables/{made.table.table}"
    assert anna.put(f"{here}/seats/1", A_BOT).json()["solo"] is True
    anna.put(f"{here}/seats/1", {"kind": "open"})
    ben.join(anna.post(f"{here}/seats/1/invitation").json()["token"])
    ben.put(f"{here}/seats/1", {"kind": "open"})
    assert anna.put(f"{here}/seats/1", A_BOT).json()["solo"] is False
    answer = anna.post(f"{here}/play-on", {"seq": 0, "seat": 0, "level": "random"})
    assert code(answer) == "not-solo"


def test_seats_do_not_change_for_ever(server: Server) -> None:
    anna = Browser(server.port, "Anna")
    made = anna.new_table(GAME, [{"kind": "mine"}, *[A_BOT] * (COUNT - 1)]).table
    here = f"/api/tables/{made.table}/seats/0"
    record = server.house.tables.live[made.table].record
    while len(record) < holders.MOST:
        assert anna.put(here, A_BOT).status_code == 200
        assert anna.put(here, {"kind": "back"}).status_code == 200
    assert code(anna.put(here, A_BOT)) == "seat-changes"
    assert anna.put(here, {"kind": "open"}).status_code == 200  # leaving is always possible


def test_the_record_of_seats_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, ben = Browser(server.port, "Anna"), Browser(server.port, "Ben")
        table, tokens = open_table(anna, mine=2)
        ben.join(tokens[2])
        ben.put(f"/api/tables/{table}/seats/2", {"kind": "open"})
        before = anna.page(table).until("welcome")
        cookies = anna.http.cookies
        anna.close()
    with running(tmp_path) as server:
        anna = Browser(server.port, greeted=False)
        anna.http.cookies = cookies
        after = anna.page(table).until("welcome")
        assert (after["changes"], after["table"]["hot_seat"]) == (before["changes"], True)
        assert code(anna.put(f"/api/tables/{table}/seats/2", {"kind": "mine"})) == "seat-held"


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
