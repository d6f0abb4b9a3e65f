"""Sessions: a browser without an account, known by a cookie, called by a name."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping

from trianon.server.problems import Refusal
from trianon.server.tables import Tables
from trianon.server.tokens import hashed, new_token

COOKIE = "trianon"
COOKIE_SECONDS = 400 * 24 * 3600
KEPT = 10_000  # names remembered


class Sessions:
    """Who is asking, by the hash of the cookie."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.names: OrderedDict[str, str] = OrderedDict()

    async def find(self, cookies: Mapping[str, str]) -> str:
        """The session of a request; empty for none."""
        token = cookies.get(COOKIE, "")
        if not token or len(token) > 200:
            return ""
        session = hashed(token)
        return session if await self.name(session) is not None else ""

    async def need(self, cookies: Mapping[str, str]) -> str:
        """The session of a request that cannot do without."""
        session = await self.find(cookies)
        if not session:
            raise Refusal("no-session")
        return session

    async def name(self, session: str) -> str | None:
        """What a session calls itself; None if there is no such session."""
        if session not in self.names:
            found = await self.tables.run(self.tables.store.session_name, session)
            if found is None:
                return None
            self.remember(session, found)
        return self.names[session]

    async def open(self) -> str:
        """The cookie of a new session."""
        token = new_token()
        await self.tables.run(self.tables.store.add_session, hashed(token), int(time.time()))
        self.remember(hashed(token), "")
        return token

    async def rename(self, session: str, name: str) -> None:
        """A name for a session."""
        await self.tables.run(self.tables.store.name_session, session, name)
        self.remember(session, name)

    def remember(self, session: str, name: str) -> None:
        """Keep the latest names in memory."""
        self.names[session] = name
        self.names.move_to_end(session)
        if len(self.names) > KEPT:
            self.names.popitem(last=False)
