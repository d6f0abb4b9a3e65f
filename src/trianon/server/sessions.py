"""Sessions: a browser without an account, known by a cookie, called by a name.

A visit costs nothing: the cookie is a random token with the server's mark on it, so that it is known again
without a row. A row is written with the first act (a name, a table, an invitation); it holds the name and the
day of the last use. What a session may do hangs on the hash of its token (seats, tables made), never on the
mark: who could forge the mark would have a new session, which anybody may have, only not at any speed.
Tokens without a mark are from before there was one, and need their row.
"""

from __future__ import annotations

import hmac
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Mapping

from trianon.server.problems import Refusal
from trianon.server.tables import Tables
from trianon.server.tokens import TOKEN_BYTES, hashed, new_secret

COOKIE = "trianon"
COOKIE_SECONDS = 400 * 24 * 3600
MARK_BYTES = 9  # with the secret a multiple of three, as base64 likes it
DAY = 24 * 3600
KEPT = 10_000  # sessions remembered
UNSEEN = -1


class Known:
    """What is remembered of a session: its name, whether it has a row, the day it was noted as used."""

    __slots__ = ("asked", "day", "name", "stored")

    def __init__(self, name: str, stored: bool) -> None:
        self.name, self.stored, self.day = name, stored, UNSEEN
        self.asked = time.monotonic()


class Sessions:
    """Who is asking, by the hash of the cookie."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.key = tables.store.key("sessions")
        self.known: OrderedDict[str, Known] = OrderedDict()

    def new_token(self) -> str:
        """The cookie of a new session."""
        secret = new_secret()
        return urlsafe_b64encode(secret + self.mark(secret)).decode()

    def mark(self, secret: bytes) -> bytes:
        """What only this server can write under a secret."""
        return hmac.digest(self.key, secret, "sha256")[:MARK_BYTES]

    def is_marked(self, token: str) -> bool:
        """Whether a token is from here."""
        try:
            data = urlsafe_b64decode(token.encode("ascii"))
        except ValueError:
            return False
        secret, mark = data[:TOKEN_BYTES], data[TOKEN_BYTES:]
        canonical = urlsafe_b64encode(data).decode() == token
        return canonical and hmac.compare_digest(mark, self.mark(secret))

    async def find(self, cookies: Mapping[str, str]) -> str:
        """The session of a request; empty for none."""
        token = cookies.get(COOKIE, "")
        if not token or len(token) > 200 or not token.isascii():
            return ""
        session = hashed(token)
        if self.is_marked(token) or (await self.recall(session)).stored:
            return session
        return ""

    async def need(self, cookies: Mapping[str, str]) -> str:
        """The session of a request that cannot do without."""
        session = await self.find(cookies)
        if not session:
            raise Refusal("no-session")
        return session

    async def name(self, session: str) -> str:
        """What a session calls itself; nothing yet, perhaps."""
        return (await self.recall(session)).name

    async def recall(self, session: str) -> Known:
        """What is known of a session, from memory or from the store."""
        known = self.known.get(session)
        if known is None or self.is_old(known):
            found = await self.tables.run(self.tables.store.session_name, session)
            day = known.day if known is not None else UNSEEN
            known = self.known[session] = Known(found or "", found is not None)
            known.day = day
        self.known.move_to_end(session)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return known

    def is_old(self, known: Known) -> bool:
        """Whether another process may have changed it since we asked."""
        if not self.tables.settings.place.shared:
            return False
        return time.monotonic() - known.asked > self.tables.settings.look_seconds

    async def note_use(self, session: str, acts: bool) -> None:
        """A session is used: once a day that is written down, and the first act writes its row."""
        known = await self.recall(session)
        today = int(time.time()) // DAY
        if (known.day == today and (known.stored or not acts)) or not (known.stored or acts):
            return
        await self.tables.run(self.tables.store.use_session, session, int(time.time()))
        known.stored, known.day = True, today

    async def rename(self, session: str, name: str) -> None:
        """A name for a session."""
        known = await self.recall(session)
        await self.tables.run(self.tables.store.name_session, session, name)
        known.name = name
