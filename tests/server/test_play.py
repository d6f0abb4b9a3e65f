"""Two people, a bot and a watcher play a whole game of each title over WebSockets."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.server.conftest import BOTH
from tests.server.harness import Browser, Page, Server, players_of
from trianon.core import record as records
from trianon.core import verify
from trianon.core.game import WATCHER
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.core.words import LANGUAGES, game_words

DATABASES = BOTH
every_game = pytest.mark.parametrize("game", GAMES)


def seats_for(game: str) -> list[dict[str, str]]:
    """Me, a friend, and bots."""
    bots = [{"kind": "bot", "level": "greedy"} for _ in range(players_of(game) - 2)]
    return [{"kind": "mine"}, {"kind": "open"}, *bots]


def tree(words: Any) -> Any:
    """A message as it came over the wire, for the Python words."""
    return (words[0], {key: tree(v) if isinstance(v, list) else v for key, v in words[1].items()})


def play_on_pages(pages: list[Page], watcher: Page, chance: random.Random) -> None:
    """Whoever is asked moves, until the end has reached everybody."""
    while any(page.end is None for page in [*pages, watcher]):
        for page in [*pages, watcher]:
            page.catch_up()
        turn = [page for page in pages if page.my_turn()]
        if turn:
            assert turn[0].move(chance.randrange(1000))["type"] == "ack"


@every_game
def test_two_people_and_a_watcher_play_a_whole_game(server: Server, game: str) -> None:
    anna, ben, carl = (Browser(server.port, name) for name in ("Anna", "Ben", "Carl"))
    made = anna.new_table(game, seats_for(game))
    tokens = {invitation.seat: invitation.token for invitation in made.invitations}
    assert ben.join(tokens[1]).seat == 1
    assert carl.join(tokens[WATCHER]).seat == WATCHER
    name = made.table.table
    pages, watcher = [anna.page(name), ben.page(name)], carl.page(name)
    for page in [*pages, watcher]:
        page.until("whole")
    play_on_pages(pages, watcher, random.Random(1))
    ends = [page.end for page in [*pages, watcher]]
    assert ends[0] == ends[1] == ends[2]
    check_what_was_seen(game, pages[0], watcher)
    check_the_record(anna, name, made.table.commitment, ends[0])
    for page in [*pages, watcher]:
        page.close()


def check_what_was_seen(game: str, page: Page, watcher: Page) -> None:
    """Each page saw its own seats only, and every message can be said in every language."""
    updates = [message for message in page.seen if message["type"] == "update"]
    first = next(message["seq"] for message in page.seen if message["type"] == "whole")
    assert [message["seq"] for message in updates] == list(range(first + 1, page.seq + 1))
    for message in updates:
        assert [look["seat"] for look in message["looks"]] == [0]
        assert message["looks"][0]["view"]["seat"] == 0
    for message in watcher.seen:
        for look in message.get("looks", []):
            assert look["seat"] == WATCHER
            assert look["decision"] is None
            assert not any(event["secret"] for event in look["events"])
    shown = [m for m in watcher.seen if m["type"] in ("whole", "update")]
    for before, after in pairwise(shown):  # nobody hears of what they could not notice
        old, new = before["looks"][0], after["looks"][0]
        assert new["events"] or new["view"] != old["view"]
    for language in LANGUAGES:
        words = game_words(game_named(game), language)
        for message in updates:
            for said in sayings(message):
                assert words.message(tree(said))


def sayings(message: dict[str, Any]) -> list[Any]:
    """All message trees of an update."""
    look = message["looks"][0]
    found = [event["words"] for event in look["events"]]
    found += [source["words"] for source in message["sources"]]
    if look["decision"]:
        found.append(look["decision"]["words"])
        found += [option["words"] for option in look["decision"]["options"]]
    return found


def check_the_record(browser: Browser, table: str, commitment: str, end: Any) -> None:
    """The record replays, and its seed is the one that was promised."""
    text = browser.get(f"/api/tables/{table}/record").text
    record = records.read(text)
    assert record.seed.hex() == end["seed"]
    found = verify.verify(record, commitment)
    assert found.moves == len(record.moves)
    assert found.blocks > 0


@every_game
def test_one_page_passed_round_plays_a_whole_game(server: Server, game: str) -> None:
    anna = Browser(server.port, "Anna")
    seats = [{"kind": "mine", "name": f"P{seat}"} for seat in range(players_of(game))]
    page = anna.page(anna.new_table(game, seats).table.table)
    page.until("whole")
    chance = random.Random(2)
    while page.end is None:
        assert sorted(page.looks) == [WATCHER, *range(len(seats))]
        asked = [seat for seat, look in page.looks.items() if look["decision"] and seat >= 0]
        assert asked == [page.asked_seat]
        assert page.move(chance.randrange(1000))["type"] == "ack"
    page.close()


@every_game
def test_a_table_of_bots_plays_itself(server: Server, game: str) -> None:
    anna = Browser(server.port, "Anna")
    seats = [{"kind": "bot", "level": "random"} for _ in range(players_of(game))]
    page = anna.page(anna.new_table(game, seats).table.table)
    page.until("whole")
    while page.end is None:
        page.receive()
    assert page.end["scores"]
    page.close()


def test_the_acknowledgement_comes_before_the_update(server: Server) -> None:
    game = next(iter(GAMES))
    anna = Browser(server.port)
    page = anna.page(
        anna.new_table(game, [{"kind": "mine"}] * players_of(game)).table.table
    )  # fmt: skip
    page.until("whole")
    page.move()
    kinds = [message["type"] for message in page.seen[-2:]]
    assert kinds == ["ack", "update"]
    page.close()


def test_the_view_on_the_wire_is_the_view_of_the_game(server: Server) -> None:
    game = next(iter(GAMES))
    anna = Browser(server.port)
    made = anna.new_table(game, [{"kind": "mine"}] * players_of(game))
    page = anna.page(made.table.table)
    page.until("whole")
    table = server.house.tables.live[made.table.table]
    for seat, look in page.looks.items():
        view = msgspec.json.encode(table.game.view(table.state, seat))
        assert look["view"] == msgspec.json.decode(view)
    page.close()
