"""A database with games of every title: begun, half played, finished, branched off, with every kind of seat."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.harness import settings
from trianon.core.errors import TrianonError
from trianon.core.registry import GAMES
from trianon.core.registry import game as game_named
from trianon.server import bodies, new_tables, seats
from trianon.server.table import Table
from trianon.server.tables import ROBOT, Tables

HOST, FRIEND, GUEST = "host", "friend", "guest"
EDITIONS: dict[str, dict[str, Any]] = {"bastille": {"setup": {"start_coins": 10}}}
SHORT, LONG = 12, 30


class Builder:
    """Plays the games of a database through the door everybody uses."""

    def __init__(self, data: Path, seed: int = 1) -> None:
        self.tables = Tables(settings(data))
        self.chance = random.Random(seed)
        self.moves = 0

    async def build(self) -> dict[str, str]:
        """All games; the digest of each state by table."""
        for title in GAMES:
            await self.hot_seat(title)
            solo = await self.solo(title)
            await self.branch(solo, 4)
            await self.with_friends(title)
            finished = await self.finished(title)
            await self.branch(finished, 9)
        live = self.tables.live.values()
        return {table.id: table.game.digest(table.state) for table in live}

    async def make(self, title: str, plans: list[Any], **wishes: Any) -> tuple[Table, bodies.Made]:
        """A new table."""
        wish = bodies.NewTable(game=title, seats=plans, **wishes)
        made = await new_tables.make(self.tables, HOST, "Anna", wish)
        return self.tables.live[made.table.table], made

    async def hot_seat(self, title: str) -> None:
        """One person on all seats, who takes back what they may, and talks."""
        mine = [bodies.Mine() for _ in range(min(game_named(title).players))]
        table, _ = await self.make(title, mine, edition=EDITIONS.get(title, {}))
        for _ in range(LONG):
            seat = table.state.asked_seat
            await self.step(table)
            if self.chance.random() < 0.4:
                await self.take_back(table, seat)
        await self.tables.say(table, HOST, "Noch eine Runde? Été, café.")

    async def solo(self, title: str) -> Table:
        """One person and bots."""
        bots = [bodies.BotSeat(level="random") for _ in range(min(game_named(title).players) - 1)]
        table, _ = await self.make(title, [bodies.Mine(), *bots])
        await self.steps(table, SHORT)
        return table

    async def with_friends(self, title: str) -> None:
        """A friend by invitation, a guest who watches, a bot, a seat left open where there is room."""
        players = max(game_named(title).players)
        plans = [
            bodies.Mine(),
            bodies.Open(),
            bodies.BotSeat(level="greedy"),
            bodies.Open(),
            bodies.Open(),
        ]
        table, made = await self.make(title, plans[:players])
        tokens = {invitation.seat: invitation.token for invitation in made.invitations}
        await seats.join(self.tables, FRIEND, "Ben", tokens[1])
        await seats.join(self.tables, GUEST, "Cleo", tokens[-1])
        await self.steps(table, SHORT)
        await seats.change(self.tables, table, HOST, "Anna", 0, bodies.BotSeat(level="greedy"))

    async def finished(self, title: str) -> Table:
        """A game to its end."""
        mine = [bodies.Mine() for _ in range(min(game_named(title).players))]
        table, _ = await self.make(title, mine, seed="ab")
        while not table.over:
            await self.step(table)
        return table

    async def branch(self, table: Table, seq: int) -> None:
        """A practice table that begins at a moment of another."""
        last = table.seq if table.over else table.seq_for((0,))
        wish = bodies.PlayOn(seq=min(seq, last), seat=0, level="random")
        made = await new_tables.play_on(self.tables, table, HOST, "Anna", wish)
        await self.steps(self.tables.live[made.table.table], SHORT)

    async def steps(self, table: Table, most: int) -> None:
        """Some actions, until a seat is asked that nobody has."""
        for _ in range(most):
            if table.over or table.seats[table.state.asked_seat].kind == "open":
                return
            await self.step(table)

    async def step(self, table: Table) -> None:
        """Any option, by whoever is asked."""
        seat = table.state.asked_seat
        row = table.seats[seat]
        session = ROBOT if row.played_by_bot else row.session
        decision = table.game.decision(table.state)
        assert decision is not None
        name = self.chance.choice(decision.names)
        await self.tables.act(
            table, session, seat, self.seq(table, session), self.move_id(), name, lambda _: None
        )

    async def take_back(self, table: Table, seat: int) -> None:
        """Undo, if it is allowed."""
        session = table.seats[seat].session
        try:
            await self.tables.take_back(
                table, session, seat, self.seq(table, session), self.move_id(), lambda _: None
            )
        except TrianonError as error:
            if not error.code.startswith(("undo", "game-over")):
                raise

    def seq(self, table: Table, session: str) -> int:
        """What the page of a session would answer to."""
        return table.seq if session == ROBOT else table.seq_for(table.readers(session))

    def move_id(self) -> str:
        """The next one."""
        self.moves += 1
        return f"move-{self.moves}"
