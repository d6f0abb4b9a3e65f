"""A random walk over all seat operations by several people, judged at every step."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

from tests.server.seat_law import ONLOOKER, Company, Door, Finding, Law, Sitting
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server.rows import HUMAN

MOST_TABLES = 4
OPERATIONS = {
    "make": 3, "play": 14, "look": 14, "shut": 3, "mine": 14, "open": 14, "bot": 7, "back": 4,
    "invite": 14, "join": 22, "log": 6, "replay": 5, "play_on": 4, "race": 8, "remove": 0.7,
    "finish": 0.5, "again": 5, "allow": 4, "guest": 8, "share": 4,
}  # fmt: skip
RACES = {"mine": 4, "join": 5, "open": 1, "invite": 1}


class Walk(Law):
    """The people and what they do; the law judges each step."""

    def __init__(self, door: Door, people: list[str], seed: int) -> None:
        super().__init__(door, people)
        self.chance = random.Random(seed)
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

    async def step(self, name: str) -> None:
        """One operation by somebody at some table, judged at once."""
        at = self.chance.choice(self.tables) if self.tables else None
        self.actor = self.somebody(at, name)
        if at is None or name == "make":
            await self.make()
            return
        before = [msgspec.structs.replace(row) for row in self.door.rows(at.id)]
        company = Company(at.told, set(at.sat))
        await getattr(self, name)(at)
        await self.judge(at, before, company)

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
        if self.chance.random() < 0.3:  # alone with bots
            seats = [plans[0], *[plans[1]] * (count - 1)]
        made = await self.asked(None, "POST", "/api/tables", {"game": game, "seats": seats})
        if made is not None:
            await self.enter(made, [seat["kind"] for seat in seats])

    async def enter(self, made: dict[str, Any], kinds: list[str]) -> None:
        """A table joins the walk, with an onlooker at it."""
        info = made["table"]
        tokens = [item["token"] for item in made["invitations"]]  # the watchers' last
        hot = kinds.count("mine") > 1
        mine = {self.actor} if "mine" in kinds else set()
        told = "open" in kinds
        at = Sitting(info["table"], len(kinds), self.actor, tokens, hot, told, mine)
        if info.get("hot_seat", hot) != hot:
            self.breach(at, "a table of several seats here is not said to be hot-seat")
        self.tables.append(at)
        self.found.tables += 1
        self.found.hot_tables += hot
        watch = {"token": tokens[-1], "name": "Onlooker"}
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
        seat = self.some_seat(at) if self.chance.random() < 0.7 else self.chance.choice((-1, -2))
        path = f"/api/tables/{at.id}/seats/{seat}/invitation"
        made = await self.asked(at, "POST", path)
        if made is not None:
            at.tokens.append(made["token"])
            at.told = at.told or seat != -1

    async def join(self, at: Sitting) -> None:
        """Look at an invitation, then use it: any that was ever told, by anybody."""
        token = self.chance.choice(at.tokens[-4:] if self.chance.random() < 0.7 else at.tokens)
        info = await self.asked(at, "POST", "/api/invitation", {"token": token})
        if info is not None and info["held_by"]:
            at.declared.add((self.actor, info["seat"]))
        wish = {"token": token, "name": self.actor, "watch": self.chance.random() < 0.15}
        joined = await self.asked(at, "POST", "/api/join", wish)
        if joined is not None and joined["seat"] >= 0:
            await self.sat_down(at)

    async def race(self, at: Sitting) -> None:
        """Two tabs of one browser at once."""
        names = self.chance.choices(list(RACES), list(RACES.values()), k=2)
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
        seat = self.chance.choice(["", *(f"&seat={seat}" for seat in range(-1, at.players))])
        path = f"/api/tables/{at.id}/replay/{self.chance.choice((0, 0, 1, 5))}?most=3{seat}"
        for scene in await self.asked(at, "GET", path) or []:
            if scene["look"]["seat"] >= 0:
                self.seen(at, self.actor, scene["look"]["seat"])

    async def play_on(self, at: Sitting) -> None:
        """A branch is a table like others; what it hides is not what its origin hides."""
        mine = [row.seat for row in self.door.rows(at.id) if row.session == self.mark]
        seat = self.chance.choice(mine) if mine else self.some_seat(at)
        wish = {"seq": 0, "seat": seat, "level": "random"}
        made = await self.asked(at, "POST", f"/api/tables/{at.id}/play-on", wish)
        if made is not None:
            self.found.branches += 1
            kinds = ["mine" if seat["mine"] else "bot" for seat in made["table"]["seats"]]
            await self.enter(made, kinds)

    async def again(self, at: Sitting) -> None:
        """The people of a finished game play again, each of them at the same table."""
        joined = await self.asked(at, "POST", f"/api/tables/{at.id}/rematch")
        if joined is None:
            return
        if not at.over:
            self.breach(at, "a rematch of a game that runs")
        known = [other for other in self.tables if other.id == joined["table"]]
        if known and joined["seat"] >= 0:
            await self.sat_down(known[0])
        if known or at.again:
            if joined["table"] != at.again:
                self.breach(at, "two tables for one rematch")
            return
        at.again = joined["table"]
        await self.enter_again(joined["table"])

    async def enter_again(self, table: str) -> None:
        """A new table made by a rematch joins the walk; its host lets the onlooker in."""
        watching = await self.asked(None, "POST", f"/api/tables/{table}/seats/-1/invitation")
        info = await self.asked(None, "GET", f"/api/tables/{table}")
        if watching is not None and info is not None:
            kinds = ["mine" if seat["kind"] == "human" else seat["kind"] for seat in info["seats"]]
            await self.enter({"table": info, "invitations": [watching]}, kinds)

    async def allow(self, at: Sitting) -> None:
        """The host lets watchers sit, or no longer."""
        wish = {"sit": self.chance.random() < 0.8}
        await self.asked(at, "PUT", f"/api/tables/{at.id}/guests", wish)

    async def guest(self, at: Sitting) -> None:
        """Somebody who watches takes a seat that is free."""
        self.actor = self.chance.choice(self.people)
        open_seats = [row.seat for row in self.door.rows(at.id) if row.kind == "open"]
        seat = self.chance.choice(open_seats) if open_seats else self.some_seat(at)
        sat = await self.change(at, {"kind": "mine", "name": self.actor}, seat)
        if sat is not None and self.is_seated(at):
            await self.sat_down(at)

    async def share(self, at: Sitting) -> None:
        """A finished game is shown to anybody; while it runs to nobody."""
        made = await self.asked(at, "POST", f"/api/tables/{at.id}/share")
        if made is None:
            return
        if not at.over:
            self.breach(at, "a game that runs is shared")
        self.actor = self.chance.choice(self.people)
        seat = self.chance.randrange(-1, at.players)
        for path in ("", f"/log?seat={seat}", f"/replay/0?seat={seat}&most=2"):
            await self.asked(at, "GET", f"/api/shared/{made['token']}{path}")

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
