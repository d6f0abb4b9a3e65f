"""A small flood: one attacker from an address of its own; the others' moves come back, and the attacker is cut.

The figures are measured by benchmarks/floods.py on a quiet machine; here it is enough that the server does
almost no work for the attacker, which a busy machine does not change.
"""

from __future__ import annotations

from benchmarks.floods import measure

SERVED = 500  # requests the limits of an address let through in these seconds, and some more


def test_an_attacker_is_cut_and_nobody_else_is() -> None:
    kinds = ["messages", "games", "log", "studies"]
    for found in measure(kinds, seconds=1.0, tables=4, rate=10.0, games=200)["attacks"]:
        assert (found["refused"], found["cuts"]) == (0, 0)
        assert found["under"]["acks"] >= 0.8 * found["quiet"]["acks"]
        assert found["attacker"]["connections"] > 16  # cut, and came again
        assert found["attacker"].get("served", 0) <= SERVED
