"""A random walk over all seat operations by several people, and the law that judges every byte they get.

The law knows nothing of the code it judges: it sees who asked for what, what each page and each answer held,
and the public lines as an onlooker got them. `rows` reads who sits where, from the inside, before and after.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any, Protocol

import msgspec
from msgspec import Struct, field

from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server.rows import BOT, HUMAN, OPEN, SeatRow

ONLOOKER = "onlooker"
MOST_TABLES = 4
SAT_DOWN = ("join", "move", "take")
OPERATIONS = {
    "make": 3, "play": 14, "look": 14, "shut": 3, "mine": 14, "open": 14, "bot": 7, "back": 4,
    "invite": 14, "join": 22, "log": 6, "replay": 5, "play_on": 1.5, "race": 8, "remove": 0.7,
    "finish": 0.2,
}  # fmt: skip


class Finding(Struct):
    """What a walk came to; without a breach the law holds."""

    steps: int = 0
    operations: dict[str, int] = field(default_factory=Counter)
    refusals: dict[str, int] = field(default_factory=Counter)
    tables: int = 0
    hot_tables: int = 0
    sessions: int = 0
    views: int = 0
    hands_passed_on: int = 0
    breaches: list[str] = field(default_factory=list)


class Sitting(Struct):
    """A table as the law knows it: who has sat, who was invited, who has seen which hand while it ran."""

    id: str
    players: int
    maker: str
    tokens: list[str]
    hot: bool
    told: bool  # an invitation to a seat has been handed out
    sat: set[str]
    over: bool = False
    eyes: dict[str, set[int]] = field(default_factory=dict)
    declared: set[tuple[str, int]] = field(default_factory=set)
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)


class Door(Protocol):
    """How the walk reaches a server: inside the process, or over HTTP and sockets."""

    def rows(self, table: str) -> list[SeatRow]:
        """Who sits where, in truth."""

    def mark(self, who: str) -> str:
        """The hash by which the server knows somebody; it must never be sent."""

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request."""

    async def look(self, who: str, table: str, seq: int) -> None:
        """Open a page, or let an open one say hello again."""

    async def shut(self, who: str, table: str) -> None:
        """Close a page."""

    async def play(self, table: str, chance: random.Random) -> bool:
        """One move of whoever is asked; False if nobody can."""

    async def heard(self) -> list[tuple[str, str, bytes]]:
        """What the pages were sent since the last time: who, at which table, what."""

    async def forget(self, table: str) -> None:
        """Clear an old table away, to make room."""


class Walk:
    """The people, their tables, and what was found."""

    def __init__(self, door: Door, people: list[str], seed: int) -> None:
        self.door, self.people = door, people
        self.chance = random.Random(seed)
        self.tables: list[Sitting] = []
        self.found = Finding(sessions=len(people))
        self.actor = people[0]
        self.racing = False  # then who sits where is known only at the end

    async def go(self, steps: int, wanted: str = "") -> Finding:
        """So many steps, or up to a breach that is wanted."""
        names, weights = list(OPERATIONS), list(OPERATIONS.values())
        while self.found.steps < steps and not self.has_found(wanted):
            name = self.chance.choices(names, weights)[0] if self.tables else "make"
            self.found.steps += 1
            self.found.operations[name] += 1
            await self.step(name)
        return self.found

    def has_found(self, wanted: str) -> bool:
        """Whether a planted breach has shown itself."""
        return bool(wanted) and any(wanted in breach for breach in self.found.breaches)

    async def step(self, name: str) -> None:
        """One operation by somebody at some table, judged at once."""
        at = self.chance.choice(self.tables) if self.tables else None
        self.actor = self.somebody(at, name)
        if at is None or name == "make":
            await self.make()
            return
        before = [msgspec.structs.replace(row) for row in self.door.rows(at.id)]
        await getattr(self, name)(at)
        await self.judge(at, before)

    def somebody(self, at: Sitting | None, name: str) -> str:
        """Who acts: mostly the host or somebody seated; invitations are used by anybody."""
        near = []
        if at is not None and name not in ("join", "race"):
            sessions = {row.session for row in self.door.rows(at.id)}
            seated = [who for who in self.people if self.door.mark(who) in sessions]
            near = [[at.maker], seated or [at.maker]]
        return self.chance.choice(self.chance.choice([*near, self.people]))

    async def sat_down(self, at: Sitting) -> None:
        """Whoever sits down has a look, as a page does at once."""
        at.sat.add(self.actor)
        if self.chance.random() < 0.7 and not self.racing:
            await self.door.look(self.actor, at.id, -1)

    # The operations.

    async def make(self) -> None:
        """A new table with a random plan; the oldest makes room."""
        game = self.chance.choice(list(GAMES))
        plans = [{"kind": "mine"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
        count = self.chance.choice(game_named(game).players)
        shares = self.chance.choice(((30, 40, 30), (50, 40, 10), (0, 40, 60)))
        seats = self.chance.choices(plans, shares, k=count)
        made = await self.asked(None, "POST", "/api/tables", {"game": game, "seats": seats})
        if made is not None:
            await self.enter(made, [seat["kind"] for seat in seats])

    async def enter(self, made: dict[str, Any], kinds: list[str]) -> None:
        """A table joins the walk, with an onlooker at it."""
        info = made["table"]
        tokens = [item["token"] for item in made["invitations"]]
        hot = kinds.count("mine") > 1
        mine = {self.actor} if "mine" in kinds else set()
        told = "open" in kinds
        at = Sitting(info["table"], len(kinds), self.actor, tokens, hot, told, mine)
        if info.get("hot_seat", hot) != hot:
            self.breach(at, "a table of several seats here is not said to be hot-seat")
        self.tables.append(at)
        self.found.tables += 1
        self.found.hot_tables += hot
        watch = {"token": tokens[0], "name": "Onlooker"}
        await self.door.ask(ONLOOKER, "POST", "/api/join", watch)
        await self.door.look(ONLOOKER, at.id, -1)
        if len(self.tables) > MOST_TABLES:
            await self.door.forget(self.tables.pop(0).id)

    async def play(self, at: Sitting, most: int = 8) -> None:
        """Some moves."""
        for _ in range(self.chance.randint(1, most)):
            if not await self.door.play(at.id, self.chance):
                return

    async def finish(self, at: Sitting) -> None:
        """As many as it takes."""
        while await self.door.play(at.id, self.chance):
            pass

    async def look(self, at: Sitting) -> None:
        """A page opens, or says hello again, with what it has."""
        await self.door.look(self.actor, at.id, self.chance.choice((-1, -1, 0, 1, 3, 9)))
        if self.chance.random() < 0.2:
            await self.door.look(ONLOOKER, at.id, -1)

    async def shut(self, at: Sitting) -> None:
        """A page closes."""
        await self.door.shut(self.actor, at.id)

    async def mine(self, at: Sitting) -> None:
        """Take a seat; a curious host waits for a hand that somebody else has seen."""
        known = {seat for who, eyes in at.eyes.items() if who != self.actor for seat in eyes}
        left = [
            row.seat for row in self.door.rows(at.id) if row.seat in known and row.kind != HUMAN
        ]
        if not left and self.actor not in at.sat and self.chance.random() < 0.8:
            return
        seat = self.chance.choice(left) if left else self.some_seat(at)
        if await self.change(at, {"kind": "mine"}, seat) is not None and self.is_seated(at):
            await self.sat_down(at)

    async def open(self, at: Sitting) -> None:
        """Leave a seat, or free a bot's."""
        await self.change(at, {"kind": "open"})

    async def bot(self, at: Sitting) -> None:
        """A bot sits down, or stands in."""
        await self.change(at, {"kind": "bot", "level": "random"})

    async def back(self, at: Sitting) -> None:
        """Somebody is back."""
        await self.change(at, {"kind": "back"})

    async def change(self, at: Sitting, wish: dict[str, str], seat: int = -1) -> Any:
        """A wish about some seat."""
        number = self.some_seat(at) if seat < 0 else seat
        path = f"/api/tables/{at.id}/seats/{number}"
        return await self.asked(at, "PUT", path, wish)

    def is_seated(self, at: Sitting) -> bool:
        """Whether the one who acts holds a seat."""
        return any(row.session == self.mark for row in self.door.rows(at.id))

    def some_seat(self, at: Sitting) -> int:
        """Often one that can be changed, sometimes any."""
        rows = self.door.rows(at.id)
        likely = [row.seat for row in rows if row.kind != HUMAN or row.session == self.mark]
        anywhere = self.chance.random() < 0.25 or not likely
        return self.chance.choice([row.seat for row in rows] if anywhere else likely)

    @property
    def mark(self) -> str:
        """How the server knows the one who acts."""
        return self.door.mark(self.actor)

    async def invite(self, at: Sitting) -> None:
        """An invitation to a seat, or to watch."""
        seat = self.some_seat(at) if self.chance.random() < 0.85 else -1
        path = f"/api/tables/{at.id}/seats/{seat}/invitation"
        made = await self.asked(at, "POST", path)
        if made is not None:
            at.tokens.append(made["token"])
            at.told = at.told or seat >= 0

    async def join(self, at: Sitting) -> None:
        """Look at an invitation, then use it: any that was ever told, by anybody."""
        token = self.chance.choice(at.tokens[-4:] if self.chance.random() < 0.7 else at.tokens)
        info = await self.asked(at, "POST", "/api/invitation", {"token": token})
        if info is not None and info["held_by"]:
            at.declared.add((self.actor, info["seat"]))
        joined = await self.asked(at, "POST", "/api/join", {"token": token, "name": self.actor})
        if joined is not None and joined["seat"] >= 0:
            await self.sat_down(at)

    async def race(self, at: Sitting) -> None:
        """Two tabs of one browser at once."""
        names = self.chance.choices(("mine", "join", "open", "invite"), (4, 5, 1, 1), k=2)
        self.racing = True
        await asyncio.gather(*(getattr(self, name)(at) for name in names))
        self.racing = False
        await self.door.look(self.actor, at.id, -1)

    async def log(self, at: Sitting) -> None:
        """Read the log of some seat."""
        seat = self.chance.randrange(-1, at.players)
        path = f"/api/tables/{at.id}/log?seat={seat}"
        if await self.asked(at, "GET", path) is not None and seat >= 0:
            self.seen(at, self.actor, seat)

    async def replay(self, at: Sitting) -> None:
        """Look back from some seat."""
        seat = self.chance.choice(["", *(f"?seat={seat}" for seat in range(-1, at.players))])
        path = f"/api/tables/{at.id}/replay/{self.chance.choice((0, 0, 1, 5))}{seat}"
        scene = await self.asked(at, "GET", path)
        if scene is not None and scene["look"]["seat"] >= 0:
            self.seen(at, self.actor, scene["look"]["seat"])

    async def play_on(self, at: Sitting) -> None:
        """A branch is a table like others; what it hides is not what its origin hides."""
        wish = {"seq": 0, "seat": self.some_seat(at), "level": "random"}
        made = await self.asked(at, "POST", f"/api/tables/{at.id}/play-on", wish)
        if made is not None:
            kinds = ["mine" if seat["mine"] else "bot" for seat in made["table"]["seats"]]
            await self.enter(made, kinds)

    async def remove(self, at: Sitting) -> None:
        """Clear a table away."""
        if await self.asked(at, "DELETE", f"/api/tables/{at.id}") is not None:
            self.tables.remove(at)

    async def asked(self, at: Sitting | None, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, None if it was refused."""
        status, data = await self.door.ask(self.actor, method, path, body)
        self.check_marks(at, data)
        answer = msgspec.json.decode(data) if data else {}
        if status < 300:
            return answer
        self.found.refusals[answer["code"]] += 1
        if status >= 500:
            self.breach(at, f"{method} {path} answered {status}")
        return None

    # The law.

    async def judge(self, at: Sitting, before: list[SeatRow]) -> None:
        """What was heard, who has seen what, and whether every change was said aloud."""
        known = set(at.lines)
        for who, table, data in await self.door.heard():
            self.check_marks(at, data)
            found = [other for other in self.tables if other.id == table]
            for sitting in found:
                self.absorb(sitting, who, msgspec.json.decode(data))
        if at in self.tables:
            fresh = [line for number, line in at.lines.items() if number not in known]
            for old, new in zip(before, self.door.rows(at.id), strict=True):
                self.check_line(at, old, new, fresh)

    def absorb(self, at: Sitting, who: str, message: dict[str, Any]) -> None:
        """One message to one page."""
        kind = message["type"]
        if who == ONLOOKER and kind in ("whole", "update"):
            at.over = message["end"] is not None
        if kind in ("whole", "update") and message["end"] is None:
            for look in message["looks"]:
                if look["seat"] >= 0:
                    self.seen(at, who, look["seat"])
        if who == ONLOOKER and kind in ("welcome", "table"):
            self.check_hot(at, message["table"].get("hot_seat", at.hot))
        if who == ONLOOKER and kind == "welcome":
            self.check_past(at, message.get("changes", []))
        if who == ONLOOKER and kind == "change":
            at.lines[message["line"]["id"]] = message["line"]

    def seen(self, at: Sitting, who: str, seat: int) -> None:
        """Somebody looked from a seat while the game ran."""
        if at.over:
            return
        self.found.views += 1
        row = self.door.rows(at.id)[seat]
        if row.kind != HUMAN or row.session != self.door.mark(who):
            self.breach(at, f"{who} looks from seat {seat} and does not sit there")
        others = any(seat in eyes for other, eyes in at.eyes.items() if other != who)
        mine = at.eyes.setdefault(who, set())
        if others and seat not in mine:
            self.check_passed_on(at, who, seat)
        mine.add(seat)
        if len(mine) > 1 and not at.hot:
            self.breach(at, f"{who} has seen the hands of {sorted(mine)}")

    def check_passed_on(self, at: Sitting, who: str, seat: int) -> None:
        """A hand once seen is seen by another after a warning, and everybody hears of it."""
        self.found.hands_passed_on += 1
        if (who, seat) not in at.declared:
            self.breach(
                at, f"{who} sees the hand of seat {seat}, which was seen, without a warning"
            )
        lines = [line for line in at.lines.values() if line["seat"] == seat]
        if not any(line["kind"] in SAT_DOWN for line in lines):
            self.breach(at, f"seat {seat} has changed hands without a line")

    def check_hot(self, at: Sitting, hot: bool) -> None:
        """A table becomes hot-seat only while nobody else has sat or been invited, and stays it."""
        if at.hot and not hot:
            self.breach(at, "a hot-seat table is none any more")
        if hot and not at.hot:
            self.found.hot_tables += 1
            if at.told or at.sat - {self.actor}:
                self.breach(at, "a table has become hot-seat after others were invited")
        at.hot = hot

    def check_line(
        self, at: Sitting, old: SeatRow, new: SeatRow, fresh: list[dict[str, Any]]
    ) -> None:
        """A change of who plays a seat has its public line."""
        wanted = expected(old, new)
        said = [(line["kind"], line["name"]) for line in fresh if line["seat"] == new.seat]
        named = old.name if new.kind == OPEN else new.name
        if wanted and not any(kind in wanted and name == named for kind, name in said):
            self.breach(at, f"seat {new.seat}: {wanted[0]} without a public line")

    def check_past(self, at: Sitting, lines: list[dict[str, Any]]) -> None:
        """Who comes later reads the same lines."""
        if {line["id"] for line in lines} < set(at.lines):
            self.breach(at, "a public line is missing afterwards")

    def check_marks(self, at: Sitting | None, data: bytes) -> None:
        """Nobody is told by which hash the server knows somebody."""
        if any(self.door.mark(who).encode() in data for who in self.people):
            self.breach(at, "the mark of a session was sent")

    def breach(self, at: Sitting | None, what: str) -> None:
        """The law does not hold."""
        where = at.id[:6] if at else "new table"
        self.found.breaches.append(f"step {self.found.steps}, {where}, {self.actor}: {what}")


def expected(old: SeatRow, new: SeatRow) -> tuple[str, ...]:
    """The kinds of line of which a change needs one."""
    if (new.kind, new.session) != (old.kind, old.session):
        if new.kind == HUMAN:
            return SAT_DOWN
        return ("bot",) if new.kind == BOT else ("leave", "free")
    if new.kind == BOT and new.level != old.level:
        return ("bot",)
    if new.stand_in != old.stand_in:
        return ("stand-in",) if new.stand_in else ("back",)
    return ()
