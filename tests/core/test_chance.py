"""The generator: published vectors, fairness, and the same stream on every road."""

from __future__ import annotations

from collections import Counter

import pytest

from trianon.core import chance, memory
from trianon.core.game import key_of
from trianon.core.state import CoreState

# ChaCha8, 256-bit keys, 64-bit IV of zeros, blocks 0 and 1:
# draft-strombergson-chacha-test-vectors-01, test cases TC1 and TC2.
VECTORS = {
    "00" * 32: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
    "01" + "00" * 31: (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
    ),
}


def stream(seed: bytes) -> CoreState:
    state = CoreState.__new__(CoreState)
    memory.blank(state)
    state.key = key_of(seed)
    return state


@pytest.mark.parametrize("key", VECTORS)
def test_published_vectors(key: str) -> None:
    state = stream(bytes.fromhex(key))
    words = [chance.next_word(state) for _ in range(32)]
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == VECTORS[key]


def test_below_is_fair() -> None:
    state = stream(b"fair")
    counts = Counter(chance.below(state, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # chi-square with 5 degrees of freedom: beyond 25 once in ten thousand
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25


def test_below_one_takes_nothing_from_the_stream() -> None:
    state = stream(b"one")
    assert chance.below(state, 1) == 0
    assert state.drawn == 0


def test_the_stream_goes_on_from_where_it_was() -> None:
    first = stream(b"again")
    words = [chance.next_word(first) for _ in range(50)]
    second = stream(b"again")
    second.drawn = 20
    assert [chance.next_word(second) for _ in range(30)] == words[20:]


def test_another_key_is_another_stream() -> None:
    state = stream(b"x")
    chance.next_word(state)
    chance.rekey(state, 1)
    first = chance.next_word(state)
    chance.rekey(state, 2)
    assert chance.next_word(state) != first


def test_shuffles_reach_every_order() -> None:
    from tests.games.bastille import situation as s

    tops = Counter(s.started(4, seed).versailles[0] for seed in range(1600))
    assert sorted(tops) == list(range(8))
    assert sum((count - 200) ** 2 / 200 for count in tops.values()) < 30
