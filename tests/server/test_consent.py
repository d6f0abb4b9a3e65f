"""Consent to the open data set: no game goes without all who ever sat there; nobody hears what others said."""

from __future__ import annotations

import asyncio
import random
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field
from sqlalchemy import exists, func, or_, select, update

from tests.server.conftest import BOTH
from tests.server.harness import Browser, Server, settings
from tests.server.postgres import cluster
from tests.server.test_seat_walk import Inside
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import administration, consents, holders, schema
from trianon.server.app import create_app
from trianon.server.rows import HUMAN, OPEN
from trianon.server.store import Store

DATABASES = BOTH
PEOPLE = ["Anna", "Ben", "Chloe", "Dora"]
GAME = next(iter(GAMES))
STEPS = 500
MOST_TABLES = 6
OUTER = (schema.games, schema.holders, schema.seats)


# The law: a walk over agreeing, taking back, sitting, leaving, handing on, going back and ending.


class Known(Struct):
    """A table as the law knows it: who has ever sat there, by what the database was seen to hold."""

    id: str
    tokens: list[str]
    practice: bool
    over: bool = False
    sat: set[str] = field(default_factory=set)
    said: dict[str, bool] = field(default_factory=dict)


class Walk:
    """Keeps books of its own and compares them with what the house would give away."""

    def __init__(self, door: Inside, seed: int) -> None:
        self.door, self.chance = door, random.Random(seed)
        self.tables: list[Known] = []
        self.always: dict[str, bool] = {}
        self.banned: set[str] = set()
        self.done: Counter[str] = Counter()
        self.breaches: list[str] = []

    async def go(self, steps: int) -> None:
        """So many steps, each judged at once, up to a breach."""
        operations = [
            self.make, self.join, self.join, self.join, self.leave, self.leave, self.bot,
            self.hand_on, self.hand_on, self.play_on, self.say, self.say, self.say, self.say,
            self.say_always, self.finish, self.ban,
        ]  # fmt: skip
        for _ in range(steps):
            who = self.chance.choice(PEOPLE)
            if who in self.banned:
                continue
            at = self.chance.choice(self.tables) if self.tables else None
            operation = self.chance.choice(operations) if at else self.make
            await operation(who, at)  # type: ignore[arg-type]
            self.note_seats()
            self.judge()
            if self.breaches:
                return

    def note_seats(self) -> None:
        """Who sits where now, in truth."""
        names = {self.door.mark(who): who for who in PEOPLE}
        for at in self.tables:
            rows = self.door.rows(at.id)
            at.sat |= {names[row.session] for row in rows if row.kind == HUMAN}

    def judge(self) -> None:
        """The house gives exactly the finished games to which everybody has agreed who ever sat there."""
        with self.door.house.tables.store.reader.begin() as db:
            given = set(consents.agreed_games(db))
        for at in self.tables:
            agreed = at.over and not at.practice and all(self.agrees(who, at) for who in at.sat)
            wanted = agreed and bool(at.sat)
            self.done["given"] += wanted
            self.done["blocked by one who left"] += at.over and not wanted and self.left(at)
            if (at.id in given) != wanted:
                missing = sorted(who for who in at.sat if not self.agrees(who, at))
                self.breaches.append(f"given: {at.id in given}, without the consent of {missing}")

    def left(self, at: Known) -> bool:
        """Whether only people who sit there no longer have not agreed."""
        sits = {row.session for row in self.door.rows(at.id) if row.kind == HUMAN}
        against = {who for who in at.sat if not self.agrees(who, at)}
        return bool(against) and not any(self.door.mark(who) in sits for who in against)

    def agrees(self, who: str, at: Known) -> bool:
        """What a person has said, there or for all their games."""
        return at.said.get(who, self.always.get(who, False)) and who not in self.banned

    def check(self, holds: bool, what: str) -> None:
        """Something the house says of itself."""
        if not holds:
            self.breaches.append(f"wrong: {what}")

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, None if it was refused."""
        status, data = await self.door.ask(who, method, path, body)
        assert status < 500, data
        return msgspec.json.decode(data) if status < 300 and data else None

    async def make(self, who: str, at: Known | None) -> None:
        """A new table with somebody's seat, open ones and bots."""
        if len(self.tables) >= MOST_TABLES:
            await self.door.forget(self.tables.pop(0).id)
        count = min(game_named(GAME).players)
        plans = [{"kind": "open"}, {"kind": "mine"}, {"kind": "bot", "level": "random"}]
        seats = [plans[0], *self.chance.choices(plans, (4, 2, 2), k=count - 1)]
        if self.chance.random() < 0.3:  # alone with bots: one can branch off while it runs
            seats = [plans[1], *[plans[2]] * (count - 1)]
        seed = self.chance.choice(["", "", "", "ab"])
        wish = {"game": GAME, "seats": seats, "seed": seed}
        self.enter(await self.ask(who, "POST", "/api/tables", wish), bool(seed))

    def enter(self, made: Any, practice: bool) -> None:
        """A table joins the walk."""
        tokens = [item["token"] for item in made["invitations"] if item["seat"] != -1]
        self.tables.append(Known(made["table"]["table"], tokens, practice))

    async def join(self, who: str, at: Known) -> None:
        """Sit down by an invitation."""
        if at.tokens:
            token = self.chance.choice([*at.tokens, at.tokens[-1], at.tokens[-1]])
            self.done["joined"] += bool(await self.ask(who, "POST", "/api/join", {"token": token}))

    def seat_of(self, who: str, at: Known) -> int:
        """A seat somebody holds, else any."""
        mark = self.door.mark(who)
        rows = self.door.rows(at.id)
        mine = [row.seat for row in rows if row.kind == HUMAN and row.session == mark]
        return self.chance.choice(mine or [row.seat for row in rows])

    async def leave(self, who: str, at: Known) -> None:
        """Get up."""
        path = f"/api/tables/{at.id}/seats/{self.seat_of(who, at)}"
        self.done["left"] += bool(await self.ask(who, "PUT", path, {"kind": "open"}))

    async def bot(self, who: str, at: Known) -> None:
        """A bot sits down where nobody sits, or stands in."""
        free = [row.seat for row in self.door.rows(at.id) if row.kind == OPEN]
        seat = self.chance.choice(free) if free else self.seat_of(who, at)
        path = f"/api/tables/{at.id}/seats/{seat}"
        await self.ask(who, "PUT", path, {"kind": "bot", "level": "random"})

    async def hand_on(self, who: str, at: Known) -> None:
        """An invitation to somebody's own seat, or to one that is free."""
        path = f"/api/tables/{at.id}/seats/{self.seat_of(who, at)}/invitation"
        made = await self.ask(who, "POST", path)
        at.tokens += [made["token"]] if made else []
        if made and self.chance.random() < 0.5:  # somebody comes at once, and may go again
            other = self.chance.choice([one for one in PEOPLE if one not in self.banned])
            await self.ask(other, "POST", "/api/join", {"token": made["token"]})
            self.note_seats()
            if self.chance.random() < 0.5:
                await self.leave(other, at)

    async def play_on(self, who: str, at: Known) -> None:
        """A practice table that branches off; it repeats what others did."""
        wish = {"seq": 0, "seat": self.seat_of(who, at), "level": "random"}
        made = await self.ask(who, "POST", f"/api/tables/{at.id}/play-on", wish)
        if made:
            self.done["branched"] += 1
            self.enter(made, True)

    async def say(self, who: str, at: Known) -> None:
        """Agree at a table, mostly, or take it back; also long after one has left."""
        given = self.chance.random() < 0.8
        answer = await self.ask(who, "PUT", f"/api/tables/{at.id}/consent", {"given": given})
        self.check((answer is not None) == (who in at.sat), "who may answer")
        if answer is not None:
            at.said[who] = given
            self.done["taken back" if not given else "agreed"] += 1
            self.check(answer == {"given": given, "said": True, "exported": ""}, "an answer")

    async def say_always(self, who: str, at: Known) -> None:
        """Say it for all games; no takes back every yes."""
        given = self.chance.random() < 0.6
        await self.ask(who, "PUT", "/api/me/consent", {"given": given})
        self.always[who] = given
        for table in self.tables if not given else []:
            if table.said.get(who):
                del table.said[who]
        found = await self.ask(who, "GET", "/api/me/consent")
        yes = sum(table.said.get(who, False) for table in self.tables)
        self.check((found["given"], found["tables"]) == (given, yes), "all answers")

    async def finish(self, who: str, at: Known) -> None:
        """The database has it as finished; the seats of the copy in memory still change, which is harder."""
        at.over = True
        row = schema.games.c.id == at.id
        with self.door.house.tables.store.engine.begin() as db:
            db.execute(update(schema.games).where(row).values(over=1))

    async def ban(self, who: str, at: Known) -> None:
        """Somebody is shut out for a while: they could not take back, so they do not agree."""
        store = self.door.house.tables.store
        if self.banned:
            administration.unban(store, self.door.mark(self.banned.pop()))
        elif self.chance.random() < 0.3:
            administration.ban(store, self.door.mark(who))
            self.banned.add(who)


async def walked(place: Path | str, seed: int, steps: int) -> Walk:
    """A walk through one application."""
    app = create_app(settings(place, tables_each=1_000_000))
    async with app.lifespan():
        door = Inside(app, PEOPLE)
        await door.greet()
        door.house.keeper.cancel()  # bans are the walk's own: nobody is refused for them
        walk = Walk(door, seed)
        await walk.go(steps)
        return walk


def test_a_game_goes_only_with_the_consent_of_all_who_ever_sat_there(place: Path | str) -> None:
    walk = asyncio.run(walked(place, 1, STEPS))
    assert walk.breaches == []
    happened = ("given", "blocked by one who left", "joined", "left", "agreed", "taken back")
    assert all(walk.done[what] > 3 for what in happened), walk.done
    assert walk.done["branched"], walk.done


def forget_who_was_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consents, "SAT", (holders.MADE, holders.JOIN, holders.TAKE))


def forget_who_made_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consents, "SAT", (holders.JOIN, holders.MOVE, holders.TAKE))


def let_yes_for_all_win(patch: pytest.MonkeyPatch) -> None:
    def agreed(game: Any, session: Any) -> Any:
        always = schema.givers.c
        yes = select(always.given).where(always.session == session).correlate(*OUTER)
        return or_(whole(game, session), func.coalesce(yes.scalar_subquery(), 0) == 1)

    whole = consents.agreed
    patch.setattr(consents, "agreed", agreed)


def let_one_speak_for_all(patch: pytest.MonkeyPatch) -> None:
    def agreed(game: Any, session: Any) -> Any:
        rows = schema.consents.c
        return exists().where(rows.game == game, rows.given == 1).correlate(*OUTER)

    patch.setattr(consents, "agreed", agreed)


def keep_what_was_said(patch: pytest.MonkeyPatch) -> None:
    def say(store: Store, game: str, session: str, given: bool) -> consents.Consent:
        before = whole(store, game, session, True)
        return msgspec.structs.replace(before, given=given)

    whole = consents.say
    patch.setattr(consents, "say", say)


MUTANTS = [
    forget_who_was_replaced,
    forget_who_made_it,
    let_yes_for_all_win,
    let_one_speak_for_all,
    keep_what_was_said,
]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_planted_fault_is_caught(
    monkeypatch: pytest.MonkeyPatch, mutant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    mutant(monkeypatch)
    for seed in range(1, 5):
        with tempfile.TemporaryDirectory() as folder:
            if asyncio.run(walked(Path(folder), seed, STEPS)).breaches:
                return
    pytest.fail("nobody noticed")


# Silence.


def heard(browser: Browser, page: Any, table: str) -> list[bytes]:
    """Everything somebody can ask about a table and about themselves, and what their page was told."""
    page.catch_up()
    here = f"/api/tables/{table}"
    paths = (here, f"{here}/consent", f"{here}/log", f"{here}/replay/0", "/api/me", "/api/tables",
             "/api/me/consent", "/api/games")  # fmt: skip
    return [b"".join(page.raw[2:]), *(browser.get(path).content for path in paths)]


def test_what_others_say_makes_no_difference_to_any_byte(server: Server) -> None:
    """Not at the table, not in the lobby, not on an open page; and nothing of it is a change of the table."""
    anna, ben, watcher = (Browser(server.port, name) for name in ("Anna", "Ben", "Wim"))
    count = min(game_named(GAME).players)
    seats = [{"kind": "mine"}, {"kind": "open"}, *[{"kind": "mine"}] * (count - 2)]
    made = anna.new_table(GAME, seats)
    tokens = {item.seat: item.token for item in made.invitations}
    ben.join(tokens[1])
    watcher.join(tokens[-1])
    table = made.table.table
    people = {who: (who, who.page(table)) for who in (anna, watcher)}
    for _, page in people.values():
        page.until("whole")
    live = server.house.tables.live[table]
    before = {who: heard(*pair, table) for who, pair in people.items()}
    version = live.standing
    said = []
    for path in (f"/api/tables/{table}/consent", "/api/me/consent"):
        for given in (True, False, True):
            said.append(ben.put(path, {"given": given}).json()["given"])
            after = {who: heard(*pair, table) for who, pair in people.items()}
            assert [own(one) for one in after.values()] == [own(one) for one in before.values()]
    assert said == [True, False, True] * 2
    assert live.standing == version


def own(found: list[bytes]) -> list[bytes]:
    """Without the answers to my own pings."""
    return [found[0].replace(b'{"type":"pong"}', b""), *found[1:]]


def test_an_answer_is_ones_own_and_can_be_taken_back_after_leaving(server: Server) -> None:
    anna, ben, carl = (Browser(server.port, name) for name in ("Anna", "Ben", "Carl"))
    count = min(game_named(GAME).players)
    made = anna.new_table(GAME, [{"kind": "mine"}] + [{"kind": "open"}] * (count - 1))
    tokens = {item.seat: item.token for item in made.invitations}
    ben.join(tokens[1])
    here = f"/api/tables/{made.table.table}/consent"
    off = {"given": False, "said": False, "exported": ""}
    assert [who.get(here).json() for who in (anna, ben)] == [off, off]  # off by default
    assert ben.put(here, {"given": True}).json() == {**off, "given": True, "said": True}
    assert anna.get(here).json() == off
    assert carl.get(here).json()["code"] == "not-at-table"
    assert carl.put(here, {"given": True}).json()["code"] == "not-at-table"
    assert ben.put(f"/api/tables/{made.table.table}/seats/1", {"kind": "open"}).status_code == 200
    assert ben.get(f"/api/tables/{made.table.table}").json()["code"] == "not-at-table"
    assert ben.get("/api/me/consent").json() == {"given": False, "tables": 1}
    assert ben.put(here, {"given": False}).json() == {**off, "said": True}
    assert ben.put(here, {"given": True}).status_code == 200
    assert ben.put("/api/me/consent", {"given": False}).json() == {"given": False, "tables": 0}
    assert ben.get(here).json() == off
    assert anna.put("/api/me/consent", {"given": True}).json() == {"given": True, "tables": 0}
    assert anna.get(here).json() == {**off, "given": True}  # for all my games, also this one
    assert anna.put(here, {"given": False}).json() == {**off, "said": True}  # but not this one
    assert anna.get("/api/me/consent").json()["given"] is True


@pytest.mark.parametrize("body", [{}, {"given": "yes"}, {"given": True, "seat": 1}, [], None])
def test_other_answers_are_no_answer(server: Server, body: Any) -> None:
    anna = Browser(server.port, "Anna")
    table = anna.new_table(GAME, [{"kind": "mine"}] * min(game_named(GAME).players)).table.table
    for path in (f"/api/tables/{table}/consent", "/api/me/consent"):
        assert anna.put(path, body).json()["code"] == "malformed"
        assert anna.get(path).json()["given"] is False


# One writer.


def test_who_takes_back_waits_for_the_list_and_then_hears_that_it_is_too_late() -> None:
    """PostgreSQL: between the reading of all answers and the writing of what goes nobody changes one."""
    store = Store(cluster().fresh())
    fill(store)
    heard: list[consents.Consent] = []
    late = threading.Thread(target=lambda: heard.append(consents.say(store, "g", "s", False)))
    try:
        consents.say(store, "g", "s", True)
        with store.engine.begin() as db:
            consents.hold_still(db)
            late.start()
            late.join(0.3)
            assert late.is_alive()  # it waits
            assert consents.consent_in(db, "g", "s").given
            db.execute(schema.exported.insert().values(game="g", export="e", day=20_000))
        late.join()
        assert heard == [consents.Consent(False, True, "2024-10-04")]
    finally:
        store.close()


def fill(store: Store) -> None:
    """A game and a person, as rows."""
    from tests.server.test_store import full

    with store.engine.begin() as db:
        db.execute(schema.games.insert(), [full(schema.games, "g")])
        db.execute(schema.sessions.insert().values(id="s", name="", created=0, used=0))
