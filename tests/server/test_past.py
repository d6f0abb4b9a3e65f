"""The past: undo, the log, replays, branches, records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Browser, Page, Server, players_of, running
from trianon.core import record as records
from trianon.core import undo
from trianon.core.game import WATCHER, commitment
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import schema
from trianon.server.store import Store, change

every_game = pytest.mark.parametrize("game", GAMES)
GAME = next(iter(GAMES))


def alone(browser: Browser, game: str, **wishes: Any) -> tuple[str, Page]:
    """A table whose seats are all mine, opened."""
    seats = [{"kind": "mine"} for _ in range(players_of(game))]
    table = browser.new_table(game, seats, **wishes).table.table
    page = browser.page(table)
    page.until("whole")
    return table, page


def take_back(page: Page, seat: int) -> dict[str, Any]:
    """Ask for an undo."""
    page.send({"type": "undo", "seat": seat, "seq": page.seq, "move_id": f"undo {page.seq}"})
    answer = page.until("ack", "refused")
    if answer["type"] == "ack":
        page.until_seq(answer["seq"])
    return answer


@every_game
def test_undo_follows_its_rule_at_every_move(server: Server, game: str) -> None:
    """Offered exactly when it is obeyed; afterwards the table is as before, seq and log go on."""
    table, page = alone(Browser(server.port), game)
    chance, obeyed, reasons = random.Random(4), 0, set()
    while page.end is None and obeyed < 12:
        before, seat = page.looks, page.asked_seat
        page.move(chance.randrange(100))
        if page.end is not None:
            break
        for other, look in page.looks.items():
            if other not in (seat, WATCHER):  # all around the screen see the offer to who is asked
                assert not look["undo"]["allowed"]
        offer = page.looks[seat]["undo"]
        answer = take_back(page, seat)
        assert (answer["type"] == "ack") == offer["allowed"]
        if answer["type"] == "ack":
            obeyed += 1
            assert {s: look["view"] for s, look in page.looks.items()} == {
                s: look["view"] for s, look in before.items()
            }
            page.move(chance.randrange(100))
        else:
            assert answer["code"] == offer["reason"]
            reasons.add(answer["code"])
    assert obeyed
    assert reasons <= {"undo-hidden", "undo-none", "undo-other"}
    log = page_log(server, page, table)
    assert [step["seq"] for step in log] == list(range(len(log)))
    assert sum(step["undone"] for step in log) == obeyed


def page_log(server: Server, page: Page, table: str) -> list[dict[str, Any]]:
    """The log of a table, read from its inside."""
    from trianon.server.members import mask_of
    from trianon.server.table_routes import steps

    found = server.house.tables.live[table]
    mask = mask_of(tuple(page.mine))
    return [{"seq": step.seq, "undone": step.undone} for step in steps(found, 0, -1, mask)]


def test_nobody_takes_back_what_another_did(server: Server) -> None:
    anna, ben = Browser(server.port), Browser(server.port)
    count = players_of(GAME)
    made = anna.new_table(GAME, [{"kind": "open"}, *[{"kind": "mine"} for _ in range(count - 1)]])
    ben.join(next(item.token for item in made.invitations if item.seat == 0))
    pages = [anna.page(made.table.table), ben.page(made.table.table)]
    for page in pages:
        page.until("whole")
    assert take_back(pages[1], 0)["code"] == "undo-none"
    moved: set[int] = set()
    while len(moved) < count:
        turn = next(page for page in pages if page.my_turn())
        moved.add(turn.asked_seat)
        turn.move()
        for page in pages:
            page.catch_up()
    last = next(message["by"] for message in reversed(turn.seen) if message["type"] == "update")
    for page, seats in ((pages[1], [0]), (pages[0], list(range(1, count)))):
        for seat in seats:
            if seat != last:
                assert take_back(page, seat)["code"] == "undo-other"
    stale = {"type": "undo", "seat": 0, "seq": 0, "move_id": "stale"}
    pages[1].send(stale)
    assert pages[1].until("refused")["code"] == "stale"


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, page = alone(anna, GAME)
        seat = page.asked_seat
        page.move()
        offered, cookies = page.looks[seat]["undo"], anna.http.cookies
    with running(tmp_path) as server:
        anna = Browser(server.port, greeted=False)
        anna.http.cookies = cookies
        page = anna.page(table)
        page.until("whole")
        assert page.looks[seat]["undo"] == offered
        assert (take_back(page, seat)["type"] == "ack") == offered["allowed"]


def revealing_move(page: Page, rules: Any) -> dict[str, Any]:
    """Move at random until an action has told something of a kind that reveals; the last look of its seat."""
    chance = random.Random(11)
    while True:
        seat = page.asked_seat
        page.move(chance.randrange(100))
        look = page.looks[seat]
        if any(event["kind"] not in rules.harmless_kinds for event in look["events"]):
            return {"seat": seat, **look}


@every_game
def test_what_was_revealed_stays_done_after_a_restart(tmp_path: Path, game: str) -> None:
    """The rule is found out anew from the log."""
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, page = alone(anna, game)
        last = revealing_move(page, game_named(game))
        assert last["undo"]["reason"] == "undo-hidden"
        cookies = anna.http.cookies
    with running(tmp_path) as server:
        anna = Browser(server.port, greeted=False)
        anna.http.cookies = cookies
        page = anna.page(table)
        page.until("whole")
        assert page.looks[last["seat"]]["undo"] == last["undo"]
        assert take_back(page, last["seat"])["code"] == "undo-hidden"


@every_game
def test_the_second_lock_refuses_what_a_false_declaration_offers(
    server: Server, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A first lock that lets everything through: the worlds still refuse, and the log says so."""
    rules = game_named(game)
    table, page = alone(Browser(server.port), game)
    monkeypatch.setattr(undo, "CONDITIONS", ())
    last = revealing_move(page, rules)
    assert last["undo"]["allowed"]  # the first lock is open
    assert take_back(page, last["seat"])["code"] == "undo-hidden"
    assert "shows more than is declared" in caplog.text
    assert table in caplog.text
    page.send({"type": "hello", "seq": -1})
    page.until("whole")
    assert page.looks[last["seat"]]["undo"]["reason"] == "undo-hidden"  # and it is offered no more


def test_no_world_is_imagined_for_a_move(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second lock costs milliseconds: only who asks for an undo pays for it."""
    imagined: list[int] = []
    learns = undo.learns

    def counted(rules: Any, before: Any, action: int, seat: int) -> bool:
        imagined.append(seat)
        return learns(rules, before, action, seat)

    monkeypatch.setattr(undo, "learns", counted)
    _, page = alone(Browser(server.port), GAME)
    seat = page.asked_seat
    page.move()
    assert page.looks[seat]["undo"]["allowed"]
    assert not imagined
    assert take_back(page, seat)["type"] == "ack"
    assert imagined


@every_game
def test_replay_shows_each_seat_its_own_past_and_all_after_the_end(
    server: Server, game: str
) -> None:
    anna = Browser(server.port)
    table, page = alone(anna, game)
    views: dict[tuple[int, int], Any] = {}
    chance = random.Random(6)
    note(page, views)
    while page.end is None:
        page.move(chance.randrange(100))
        note(page, views)
    here = f"/api/tables/{table}"
    for seq, seat in [(0, 0), (1, 1), (page.seq // 2, 0), (page.seq, 1)]:
        (scene,) = anna.get(f"{here}/replay/{seq}", seat=seat).json()
        assert scene["look"]["view"] == views[seq, seat]
        assert scene["last"] == page.seq
    log = anna.get(f"{here}/log", seat=0).json()
    assert [step["seq"] for step in log] == list(range(page.seq + 1))
    assert all(step["action"] and step["words"] for step in log[1:])
    assert len(anna.get(f"{here}/log", after=page.seq - 2).json()) == 2
    assert anna.get(f"{here}/replay/{page.seq + 1}").json()["code"] == "malformed"
    played = whole_replay(anna, here, page.seq)
    assert [scene["look"]["view"] for scene in played] == [
        views[seq, 0] for seq in range(page.seq + 1)
    ]
    (watching,) = anna.get(f"{here}/replay/{page.seq}", seat=-1).json()
    assert watching["end"]["scores"] == page.end["scores"]


def whole_replay(browser: Browser, here: str, last: int) -> list[dict[str, Any]]:
    """A game played through in as few answers as the server gives, each of at most 1 MiB."""
    scenes: list[dict[str, Any]] = []
    answers = 0
    while len(scenes) <= last:
        answer = browser.get(f"{here}/replay/{len(scenes)}", seat=0, most=10_000)
        assert len(answer.content) <= 1 << 20
        scenes += answer.json()
        answers += 1
    assert answers <= 1 + last // 20
    assert [scene["seq"] for scene in scenes] == list(range(last + 1))
    return scenes


@every_game
def test_the_past_of_a_page_passed_round_has_the_numbers_of_its_updates(
    server: Server, game: str
) -> None:
    anna = Browser(server.port)
    table, page = alone(anna, game)
    chance = random.Random(9)
    views: dict[tuple[int, int], Any] = {}
    for _ in range(12 * players_of(game)):
        page.move(chance.randrange(100))
        note(page, views)
    for seat in page.mine:
        log = anna.get(f"/api/tables/{table}/log", seat=seat).json()
        assert [step["seq"] for step in log] == list(range(page.seq + 1))
        for seq in (page.seq, page.seq // 2):
            (scene,) = anna.get(f"/api/tables/{table}/replay/{seq}", seat=seat).json()
            assert (scene["last"], scene["look"]["view"]) == (page.seq, views[seq, seat])


def note(page: Page, views: dict[tuple[int, int], Any]) -> None:
    """Remember what each seat saw."""
    for seat, look in page.looks.items():
        views[page.seq, seat] = look["view"]


@every_game
def test_while_the_game_runs_the_log_names_only_my_own_actions(server: Server, game: str) -> None:
    anna, ben = Browser(server.port), Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(game) - 1)]
    made = anna.new_table(game, [*seats, {"kind": "open"}])
    ben.join(next(item.token for item in made.invitations if item.seat == len(seats)))
    table = made.table.table
    pages = [anna.page(table), ben.page(table)]
    for page in pages:
        page.until("whole")
    for _ in range(3 * players_of(game)):
        turn = next(page for page in pages if page.my_turn())
        turn.move()
        for page in pages:
            page.catch_up()
    log = ben.get(f"/api/tables/{table}/log").json()
    for step in log[1:]:
        assert bool(step["action"]) == (step["by"] == len(seats))
    assert ben.get(f"/api/tables/{table}/record").json()["code"] == "game-running"


@every_game
def test_play_on_from_a_finished_game(server: Server, game: str) -> None:
    anna = Browser(server.port, "Anna")
    table, page = alone(anna, game)
    chance = random.Random(8)
    while page.end is None:
        page.move(chance.randrange(100))
    half = page.seq // 2
    wish = {"seq": half, "seat": 1, "level": "random"}
    made = anna.post(f"/api/tables/{table}/play-on", wish).json()["table"]
    assert (made["practice"], made["branch_of"], made["branch_ply"]) == (True, table, half)
    branch = anna.page(made["table"])
    branch.until("whole")
    while branch.end is None:
        if branch.my_turn():
            branch.move(chance.randrange(100))
        else:
            branch.receive()
    record = records.read(anna.get(f"/api/tables/{made['table']}/record").text)
    assert records.verify(record) is None
    old = records.read(anna.get(f"/api/tables/{table}/record").text)
    assert [m.action for m in record.moves[:half]] == [m.action for m in old.moves[:half]]


@every_game
def test_play_on_from_a_running_solo_game_learns_nothing(server: Server, game: str) -> None:
    anna = Browser(server.port, "Anna")
    bots = [{"kind": "bot", "level": "random"} for _ in range(players_of(game) - 1)]
    made = anna.new_table(game, [{"kind": "mine"}, *bots]).table
    page = anna.page(made.table)
    page.until("whole")
    for _ in range(4):
        while not page.my_turn():
            page.receive()
        page.move()
    while not page.my_turn():
        page.receive()
    wish = {"seq": page.seq, "seat": 0, "level": "random"}
    branch = anna.post(f"/api/tables/{made.table}/play-on", wish).json()["table"]
    there = anna.page(branch["table"])
    there.until("whole")
    assert there.looks[0]["view"] == page.looks[0]["view"]
    assert branch["commitment"] != made.commitment
    live = server.house.tables.live
    true, imagined = live[made.table], live[branch["table"]]
    assert list(true.state.key) != list(imagined.state.key)
    assert commitment(imagined.stored.seed) == branch["commitment"]
    while there.end is None:
        if there.my_turn():
            there.move()
        else:
            there.receive()
    assert anna.get(f"/api/tables/{branch['table']}/record").json()["code"] == "no-record"
    assert there.end["seed"] != true.stored.seed.hex()


def solo(browser: Browser, game: str, levels: list[str]) -> tuple[str, Page]:
    """A table of me and some bots, opened."""
    bots = [{"kind": "bot", "level": level} for level in levels]
    table = browser.new_table(game, [{"kind": "mine"}, *bots]).table.table
    page = browser.page(table)
    page.until("whole")
    return table, page


def my_moves(page: Page, count: int, chance: random.Random) -> list[dict[str, Any]]:
    """Make so many decisions, and on until the last cannot be taken back; the views I decided on."""
    views: list[dict[str, Any]] = []
    while len(views) < count or not page.my_turn() or page.looks[0]["undo"]["allowed"]:
        if page.my_turn():
            views.append(page.looks[0]["view"])
            page.move(chance.randrange(100))
        else:
            page.receive()
    return views


@every_game
def test_a_rewind_stands_before_my_last_decision_with_everything_hidden_drawn_anew(
    server: Server, game: str
) -> None:
    anna, rules = Browser(server.port, "Anna"), game_named(game)
    levels = ["random", "page", "random", "page"][: players_of(game) - 1]
    table, page = solo(anna, game, levels)
    views = my_moves(page, 5, random.Random(3))
    assert page.looks[0]["undo"]["reason"] in ("undo-other", "undo-hidden")
    true = server.house.tables.live[table]
    place = max(n for n, entry in enumerate(true.kept) if entry.seat == 0)
    before = true.state_before(place)
    branches = []
    for _ in range(12):
        made = anna.post(f"/api/tables/{table}/play-on", {"seat": 0}).json()["table"]
        assert (made["practice"], made["branch_of"]) == (True, table)
        assert [seat["level"] for seat in made["seats"][1:]] == levels
        branches.append(server.house.tables.live[made["table"]])
        there = anna.page(made["table"])
        there.until("whole")
        assert there.looks[0]["view"] == views[-1]
        assert raw_view(there) == rules.encoded_views(before)[0]
        there.close()
    for name, value in hidden_parts(rules, before).items():
        found = [rules.write_position(branch.state)[name] for branch in branches]
        assert any(other != value for other in found), name
    keys = {tuple(branch.state.key) for branch in branches} | {tuple(before.key)}
    assert len(keys) == 13


def raw_view(page: Page) -> bytes:
    """The bytes of my view in the last message that had one."""
    data = next(raw for raw in reversed(page.raw) if b'"view":' in raw)
    whole = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    looks = msgspec.json.decode(whole["looks"], type=list[dict[str, msgspec.Raw]])
    return bytes(looks[0]["view"])


def hidden_parts(rules: Any, state: Any) -> dict[str, Any]:
    """The parts of a position that most worlds of seat 0 have otherwise."""
    truth = rules.write_position(state)
    worlds = [rules.write_position(rules.resample(state, 0, number)) for number in range(1, 31)]
    hidden = {
        name: value
        for name, value in truth.items()
        if sum(world[name] != value for world in worlds) > len(worlds) / 2
    }
    assert hidden
    return hidden


def test_without_a_decision_of_mine_there_is_nothing_to_rewind(server: Server) -> None:
    anna = Browser(server.port)
    begun = True
    while begun:  # until a shuffle lets me begin
        table, _ = solo(anna, GAME, ["random"] * (players_of(GAME) - 1))
        begun = server.house.tables.live[table].state.asked_seat != 0 or bool(
            server.house.tables.live[table].kept
        )
    assert anna.post(f"/api/tables/{table}/play-on", {"seat": 0}).json()["code"] == "undo-none"


@every_game
def test_a_finished_game_rewinds_to_the_true_moment(server: Server, game: str) -> None:
    anna, chance = Browser(server.port, "Anna"), random.Random(8)
    table, page = alone(anna, game)
    while page.end is None:
        page.move(chance.randrange(100))
    wish = {"seat": 1, "level": "random"}
    made = anna.post(f"/api/tables/{table}/play-on", wish).json()["table"]
    true, branch = (server.house.tables.live[name] for name in (table, made["table"]))
    last = max(entry.seq for entry in true.kept if entry.seat == 1)
    assert made["branch_ply"] == last - 1
    assert branch.stored.seed == true.stored.seed
    assert anna.post(f"/api/tables/{table}/play-on", {"seat": 1}).json()["code"] == "unknown-bot"


def test_a_running_game_of_several_people_has_no_branches(server: Server) -> None:
    anna = Browser(server.port)
    table, _ = alone(anna, GAME)
    for wish in ({"seq": 0, "seat": 0, "level": "random"}, {"seat": 0}):
        answer = anna.post(f"/api/tables/{table}/play-on", wish)
        assert answer.json()["code"] == "not-solo"


def test_a_chosen_seed_makes_a_practice_table(server: Server) -> None:
    anna = Browser(server.port)
    seats = [{"kind": "mine"} for _ in range(players_of(GAME))]
    chosen = anna.new_table(GAME, seats, seed="ab" * 32).table
    assert chosen.practice
    assert chosen.commitment == commitment(bytes.fromhex("ab" * 32))
    assert not anna.new_table(GAME, seats).table.practice


def test_an_old_game_plays_on_without_its_past(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Browser(server.port)
        table, page = alone(anna, GAME)
        page.move()
        cookies = anna.http.cookies
    store = Store(tmp_path)
    with store.engine.begin() as db:
        change(db, schema.games, schema.games.c.id == table, rules=0)
    store.close()
    with running(tmp_path) as server:
        anna = Browser(server.port, greeted=False)
        anna.http.cookies = cookies
        page = anna.page(table, hello=0)
        page.until("whole")
        assert page.move()["type"] == "ack"
        assert anna.get(f"/api/tables/{table}/log").json()["code"] == "rules-changed"


def test_a_table_of_ones_own_edition_says_so_and_keeps_it(server: Server) -> None:
    """The figures of the owner's file are played, shown, kept by branches and by the record."""
    anna, chance = Browser(server.port), random.Random(3)
    file = {"name": "my-box.toml", "text": "[setup]\nstart_coins = 9\n"}
    table, page = alone(anna, "bastille", edition_file=file)
    assert anna.get(f"/api/tables/{table}").json()["edition"] is True
    assert anna.get(f"/api/tables/{table}/components").json()["setup"]["start_coins"] == 9
    sheet = anna.get(f"/api/tables/{table}/figures").json()
    own = [one for one in sheet["figures"] if one["origin"] == "edition"]
    assert [(one["field"], one["value"]) for one in own] == [("start_coins", "9")]
    assert sheet["counts"]["edition"] == 1
    while page.end is None:
        page.move(chance.randrange(100))
    wish = {"seq": 3, "seat": 0, "level": "random"}
    assert anna.post(f"/api/tables/{table}/play-on", wish).json()["table"]["edition"] is True
    record = records.read(anna.get(f"/api/tables/{table}/record").text)
    assert record.overrides == {"setup": {"start_coins": 9}}
    assert records.verify(record) is None
