"""Together: one rematch for all, a link for the next free seat, guests who sit down, games shown to anybody."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from tests.server.harness import Browser, Page, Server, players_of
from trianon.core.registry import GAMES
from trianon.server import bodies
from trianon.server.tokens import hashed

GAME = "bastille"
every_game = pytest.mark.parametrize("game", GAMES)


def friends(server: Server, *names: str) -> list[Browser]:
    """Some people, each with a browser."""
    return [Browser(server.port, name) for name in names]


def seated(server: Server, game: str = GAME) -> tuple[str, list[Browser], dict[int, str]]:
    """Two friends and bots at a table, and its invitations by seat."""
    anna, ben = friends(server, "Anna", "Ben")
    bots = [{"kind": "bot", "level": "random"}] * (players_of(game) - 2)
    made = anna.new_table(game, [{"kind": "mine"}, {"kind": "open"}, *bots])
    tokens = {one.seat: one.token for one in made.invitations}
    ben.join(tokens[-2])
    return made.table.table, [anna, ben], tokens


def play_out(pages: list[Page]) -> None:
    """To the end, whoever is asked."""
    turn = 0
    while pages[0].end is None:
        for page in pages:
            page.catch_up()
            if page.end is None and page.my_turn() and page.asked_seat in page.looks:
                page.move(turn)
                turn += 7


def finished(server: Server, game: str = GAME) -> tuple[str, list[Browser], list[Page]]:
    """A whole game of two friends."""
    table, people, _ = seated(server, game)
    pages = [one.page(table) for one in people]
    for page in pages:
        page.until("whole")
    play_out(pages)
    return table, people, pages


def test_the_first_invitation_is_to_the_next_free_seat_the_last_to_watch(server: Server) -> None:
    anna, ben, cleo, dora = friends(server, "Anna", "Ben", "Cleo", "Dora")
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
    made = anna.new_table(GAME, seats)
    assert [one.seat for one in made.invitations] == [-2, 1, 2, -1]
    link = made.invitations[0].token
    assert ben.post("/api/invitation", {"token": link}).json()["seat"] == 1
    assert ben.join(link).seat == 1
    assert ben.join(link).seat == 1  # it leads its user back
    assert cleo.join(link).seat == 2
    assert dora.post("/api/invitation", {"token": link}).json()["code"] == "no-free-seat"
    watching = dora.post("/api/join", {"token": link, "name": "Dora", "watch": True})
    assert watching.json()["seat"] == -1
    spent = anna.post(f"/api/tables/{made.table.table}/seats/-2/invitation", {})
    assert spent.json()["code"] == "no-free-seat"


def test_a_seat_whose_hand_was_seen_is_not_the_next_free_one(server: Server) -> None:
    table, (anna, ben), tokens = seated(server)
    assert ben.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}).status_code == 200
    cleo = Browser(server.port, "Cleo")
    assert cleo.post("/api/invitation", {"token": tokens[-2]}).json()["code"] == "no-free-seat"
    assert ben.join(tokens[-2]).seat == 1  # whoever saw it may come back
    assert anna.join(tokens[-2]).seat == 0


def test_the_join_page_is_told_game_host_seats_and_language(server: Server) -> None:
    anna, ben = friends(server, "Anna", "Ben")
    wish = {"game": GAME, "seats": [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]}
    made = anna.post("/api/tables", {**wish, "language": "de"}).json()
    info = ben.post("/api/invitation", {"token": made["invitations"][0]["token"]}).json()
    told = (info["game"], info["host"], info["language"], info["over"], len(info["seats"]))
    assert told == (GAME, "Anna", "de", False, 3)
    nonsense = anna.post("/api/tables", {**wish, "language": "klingon"}).json()
    info = ben.post("/api/invitation", {"token": nonsense["invitations"][0]["token"]}).json()
    assert info["language"] == ""


def test_a_watcher_sits_down_only_if_the_host_allows_it(server: Server) -> None:
    anna, ben, cleo = friends(server, "Anna", "Ben", "Cleo")
    made = anna.new_table(GAME, [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}])
    table, watch = made.table.table, made.invitations[-1].token
    for one in (ben, cleo):
        assert one.join(watch).seat == -1
    seat, mine = f"/api/tables/{table}/seats/1", {"kind": "mine", "name": "Ben"}
    assert ben.http.put(seat, json=mine).json()["code"] == "not-your-seat"
    guests = f"/api/tables/{table}/guests"
    assert ben.http.put(guests, json={"sit": True}).json()["code"] == "not-your-seat"
    assert anna.http.put(guests, json={"sit": True}).json()["guests_sit"]
    assert ben.http.put(seat, json=mine).json()["seats"][1]["mine"]
    assert cleo.http.put(seat, json=mine).json()["code"] == "not-your-seat"  # it is Ben's
    second = f"/api/tables/{table}/seats/2"
    assert ben.http.put(second, json=mine).json()["code"] == "second-seat"
    anna.http.put(guests, json={"sit": False})
    assert cleo.http.put(second, json=mine).json()["code"] == "not-your-seat"


@every_game
def test_again_brings_everybody_to_the_same_table(server: Server, game: str) -> None:
    table, (anna, ben), pages = finished(server, game)
    first = anna.post(f"/api/tables/{table}/rematch", {}).json()
    told = pages[1].until("rematch")
    assert (told["table"], told["by"]) == (first["table"], 0)
    assert anna.get(f"/api/tables/{table}").json()["rematch"] == first["table"]
    second = ben.post(f"/api/tables/{table}/rematch", {}).json()
    assert second == {"table": first["table"], "seat": 1}
    assert anna.post(f"/api/tables/{table}/rematch", {}).json() == first
    seats = ben.get(f"/api/tables/{first['table']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human", *["bot"] * (len(seats) - 2)]
    assert [seat["name"] for seat in seats[:2]] == ["Anna", "Ben"]
    lines = anna.get("/api/tables").json()
    over = next(line for line in lines if line["table"] == table)
    end = pages[0].end
    assert end is not None
    assert (over["scores"], over["winners"]) == (end["scores"], end["winners"])
    assert next(line for line in lines if line["table"] == first["table"])["scores"] == []


def test_two_who_press_at_once_get_one_table(server: Server) -> None:
    table, people, _ = finished(server)
    found: list[Any] = []
    barrier = threading.Barrier(len(people))

    def press(one: Browser) -> None:
        barrier.wait()
        found.append(one.post(f"/api/tables/{table}/rematch", {}).json())

    presses = [threading.Thread(target=press, args=(one,)) for one in people]
    for thread in presses:
        thread.start()
    for thread in presses:
        thread.join()
    assert len({one["table"] for one in found}) == 1
    assert {one["seat"] for one in found} == {0, 1}


def test_a_rematch_needs_a_finished_game_and_a_seat(server: Server) -> None:
    table, (anna, _), _ = seated(server)
    assert anna.post(f"/api/tables/{table}/rematch", {}).json()["code"] == "game-running"
    stranger = Browser(server.port, "Cleo")
    assert stranger.post(f"/api/tables/{table}/rematch", {}).json()["code"] == "not-at-table"


def test_a_finished_game_is_shown_to_anybody_until_a_player_closes_it(server: Server) -> None:
    table, (anna, ben), pages = finished(server)
    pages[0].send({"type": "say", "text": "a secret between friends"})
    pages[0].until("said")
    token = anna.post(f"/api/tables/{table}/share", {}).json()["token"]
    assert ben.post(f"/api/tables/{table}/share", {}).json()["token"] == token
    stranger = Browser(server.port)
    info = stranger.get(f"/api/shared/{token}").json()
    log = stranger.get(f"/api/tables/{table}/log")
    assert log.json()["code"] == "not-at-table"  # the link opens the game, not the table
    here = f"/api/shared/{token}"
    answers = [
        stranger.get(here),
        stranger.get(f"{here}/components"),
        stranger.get(f"{here}/log", seat=0),
        stranger.get(f"{here}/replay/{info['last']}", seat=1),
        stranger.get(f"{here}/replay/0", most=5),
    ]
    marks = [hashed(one.http.cookies["trianon"]) for one in (anna, ben)]
    for answer in answers:
        assert answer.status_code == 200, answer.text
        assert "secret between" not in answer.text
        assert table not in answer.text
        assert not any(mark in answer.text for mark in marks)
        assert not any(seat.get("mine") for seat in info["seats"])
    assert answers[3].json()[0]["end"] is not None
    assert stranger.http.delete(f"/api/tables/{table}/share").json()["code"] == "not-at-table"
    assert ben.http.delete(f"/api/tables/{table}/share").status_code == 204
    closed, never = stranger.get(here), stranger.get("/api/shared/never-was")
    assert (closed.status_code, closed.content) == (never.status_code, never.content)
    assert closed.json()["code"] == "share-unknown"
    assert anna.post(f"/api/tables/{table}/share", {}).json()["token"] != token


def test_a_running_game_is_not_shared(server: Server) -> None:
    table, (anna, _), _ = seated(server)
    assert anna.post(f"/api/tables/{table}/share", {}).json()["code"] == "game-running"


def test_a_link_to_a_game_that_runs_shows_nothing(server: Server) -> None:
    """Even if a row of the database said so."""
    table, (anna, _), _ = seated(server)
    house = server.house
    stored = house.tables.live[table].stored
    house.tables.store.tie(table, stored.header.version, "shared", "planted")
    stored.links["shared"] = "planted"
    assert anna.get("/api/shared/planted").json()["code"] == "share-unknown"


def test_everything_survives_a_restart(server: Server) -> None:
    table, (anna, ben), _ = finished(server)
    token = anna.post(f"/api/tables/{table}/share", {}).json()["token"]
    again = anna.post(f"/api/tables/{table}/rematch", {}).json()["table"]
    for name in (table, again):
        server.house.tables.live.pop(name)
    assert ben.post(f"/api/tables/{table}/rematch", {}).json()["table"] == again
    assert ben.get(f"/api/shared/{token}").status_code == 200


def test_what_a_stranger_is_told_names_no_table() -> None:
    fields = {field.name for field in msgspec.structs.fields(bodies.SharedGame)}
    assert not fields & {"table", "chat", "host", "branch_of", "watchers"}
