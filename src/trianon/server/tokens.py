"""Tokens: made by `secrets`, told once, kept as hashes."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 24  # 192 bits
ID_BYTES = 12


def new_token() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_secret() -> bytes:
    """The secret part of a cookie."""
    return secrets.token_bytes(TOKEN_BYTES)


def new_id() -> str:
    """The name of a table; knowing it opens nothing."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
