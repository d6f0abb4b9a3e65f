"""The host's login: a token made at the first start, kept by its owner alone, exchanged for a cookie.

The database holds the SHA-256 of the token. A cookie says until when it is good and bears a mark made with
that hash, so a new token ends all hosts' sessions at every process.
"""

from __future__ import annotations

import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from sqlalchemy import delete, select

from trianon.core.errors import BadRequest
from trianon.server import schema
from trianon.server.folder import make_folder
from trianon.server.problems import log
from trianon.server.settings import Settings
from trianon.server.store import Store
from trianon.server.tokens import new_secret, new_token

KEY = "host"
COOKIE = "trianon_host"
COOKIE_SECONDS = 12 * 3600
FILE = "trianon.host-token"  # begins like the database, so that it is closed to others with it
SHORTEST = 24
STAMP = 8  # bytes of the moment at which a cookie ends


def token_file(settings: Settings) -> Path:
    """Where the token is, or would be."""
    return settings.host_token or settings.own_folder / FILE


def known_hash(store: Store) -> bytes:
    """What the database has of the token; empty before the first start."""
    with store.reader.begin() as db:
        query = select(schema.keys.c.value).where(schema.keys.c.name == KEY)
        return bytes(db.execute(query).scalar() or b"")


def first_token(settings: Settings) -> None:
    """Make the token if there is none yet; a folder that cannot be written to is said, and nothing fails."""
    store = Store(settings.place, settings.busy_seconds)
    try:
        if known_hash(store):
            return
        try:
            token = kept(token_file(settings))
        except BadRequest:
            log.warning("no host's token: %s cannot be written", token_file(settings))
            return
        with store.engine.begin() as db:
            store.add_once(db, schema.keys, name=KEY, value=sha256(token.encode()).digest())
    finally:
        store.close()


def renew_token(settings: Settings, store: Store) -> Path:
    """A new token; whoever has the old one is a host no longer."""
    file = token_file(settings)
    with suppress(OSError):
        file.unlink()
    token = kept(file)
    with store.engine.begin() as db:
        db.execute(delete(schema.keys).where(schema.keys.c.name == KEY))
        store.add_once(db, schema.keys, name=KEY, value=sha256(token.encode()).digest())
    return file


def kept(file: Path) -> str:
    """The token of a file that is there, or a new one in a file for its owner's eyes alone."""
    make_folder(file.parent)
    try:
        number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        found = file.read_text(encoding="ascii", errors="replace").strip()
        if len(found) < SHORTEST:
            raise BadRequest("host-token-file", file=str(file), least=SHORTEST) from None
        return found
    except OSError as error:
        reason = str(error.strerror or error)
        raise BadRequest("data-folder", folder=str(file.parent), reason=reason) from error
    token = new_token()
    with os.fdopen(number, "w", encoding="ascii") as opened:
        opened.write(f"{token}\n")
    return token


def is_token(known: bytes, text: str) -> bool:
    """Whether somebody has the token; says nothing by its time."""
    return bool(known) and hmac.compare_digest(sha256(text.encode()).digest(), known)


def new_cookie(known: bytes) -> str:
    """What a host's browser shows from now on."""
    ends = int(time.time()) + COOKIE_SECONDS
    body = new_secret() + ends.to_bytes(STAMP, "big")
    return urlsafe_b64encode(body + mark(known, body)).decode()


def is_cookie(known: bytes, text: str) -> bool:
    """Whether a browser is a host's."""
    if not known or not text or len(text) > 200 or not text.isascii():
        return False
    try:
        data = urlsafe_b64decode(text)
    except ValueError:
        return False
    body, found = data[:-32], data[-32:]
    if len(body) <= STAMP or not hmac.compare_digest(found, mark(known, body)):
        return False
    return int.from_bytes(body[-STAMP:], "big") > time.time()


def mark(known: bytes, body: bytes) -> bytes:
    """What only a house with this token can write under a cookie."""
    return hmac.digest(known, b"host " + body, "sha256")
