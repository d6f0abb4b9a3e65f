"""An independent check of a finished game: its seed fits the promise, its chance comes from the seed alone.

The generator is written here a second time, from the description of ChaCha8, and shares nothing with `chance`.
"""

from __future__ import annotations

import hashlib
import struct

from msgspec import Struct

from trianon.core import record as records
from trianon.core.errors import BadRecord
from trianon.core.state import CoreState

CONSTANTS = struct.unpack("<4I", b"expand 32-byte k")
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
ROTATIONS = ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7))


class Verified(Struct, frozen=True):
    """What was checked."""

    commitment: str
    moves: int
    words: int  # numbers taken from the stream
    blocks: int  # blocks of the stream compared


def verify(record: records.Record, promised: str = "") -> Verified:
    """Check the promise, replay every move, compare every block of chance; BadRecord says what is wrong."""
    found = hashlib.sha256(record.seed).hexdigest()
    if promised and promised.lower() != found:
        raise BadRecord("record-commitment", expected=promised, found=found)
    words = blocks = 0
    for ply, state in records.replay(record):
        blocks += compared(record.seed, state, ply)
        words = state.drawn
    return Verified(found, len(record.moves), words, blocks)


def compared(seed: bytes, state: CoreState, ply: int) -> int:
    """The block the engine drew from last, against ours: 1 if there was one."""
    number = state.cached_block - 1
    if number < 0:
        return 0
    expected = block(seed, number)
    if list(state.block) != expected or state.drawn > (number + 1) * 16:
        raise BadRecord("record-chance", ply=ply)
    return 1


def block(seed: bytes, number: int) -> list[int]:
    """Block `number` of ChaCha8 under this key, nonce zero."""
    start = [*CONSTANTS, *struct.unpack("<8I", seed), number, 0, 0, 0]
    words = list(start)
    for _ in range(4):
        for places in (*COLUMNS, *DIAGONALS):
            quarter(words, places)
    return [(word + first) & 0xFFFFFFFF for word, first in zip(words, start, strict=True)]


def quarter(words: list[int], places: tuple[int, int, int, int]) -> None:
    """One quarter round: add, exclusive or, rotate, four times."""
    for to, by, turned, bits in ROTATIONS:
        words[places[to]] = (words[places[to]] + words[places[by]]) & 0xFFFFFFFF
        mixed = words[places[turned]] ^ words[places[to]]
        words[places[turned]] = (mixed << bits | mixed >> (32 - bits)) & 0xFFFFFFFF
