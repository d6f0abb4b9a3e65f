"""Compiled equals uncompiled: the same games, views and worlds to the last byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec
import pytest

from tests.tables import PLAIN_TABLES, TABLES, Tabletop, walk
from trianon.lab.speed import is_compiled


def fingerprint(table: Tabletop) -> str:
    """Digests, views, events and imagined worlds of a random game in one number."""
    whole = hashlib.sha256()
    for state, _ in walk(table, 31):
        whole.update(table.rules.save(state))
        whole.update(msgspec.json.encode(table.rules.events(state)))
        if state.ply % 7 == 0:
            for seat in range(-1, table.players):
                whole.update(msgspec.json.encode(table.rules.view(state, seat)))
                whole.update(table.rules.save(table.rules.resample(state, seat, 3)))
    return whole.hexdigest()


@pytest.mark.skipif(not is_compiled(), reason="nothing to compare: the rules run uncompiled")
def test_compiled_equals_uncompiled() -> None:
    code = (
        "from tests.tables import TABLES; from tests.borders.test_twins import fingerprint;"
        "from trianon.lab.speed import is_compiled; assert not is_compiled();"
        "print('\\n'.join(f'{table} {fingerprint(table)}' for table in TABLES))"
    )
    for hash_seed in ("1",):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "TRIANON_PURE": "1", "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        uncompiled = dict(line.split() for line in done.stdout.splitlines())
        assert len(uncompiled) >= len(PLAIN_TABLES)
        for table in TABLES:
            if str(table) in uncompiled:
                assert fingerprint(table) == uncompiled[str(table)], str(table)
