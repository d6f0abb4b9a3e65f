"""The verifier: a generator written a second time, a promise kept or broken, chance that does not fit."""

from __future__ import annotations

import random

import pytest
from typer.testing import CliRunner

from tests.tables import PLAIN_TABLES, Tabletop
from trianon.cli import app
from trianon.core import record as records
from trianon.core import verify
from trianon.core.errors import BadRecord
from trianon.core.game import commitment

every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)


def played(table: Tabletop) -> records.Record:
    """The record of a random game."""
    state = table.start(5)
    names = [f"p{seat}" for seat in range(table.players)]
    recorder = records.Recorder(table.rules, state, names, ["random"] * table.players)
    chance = random.Random(5)
    while not state.over:
        recorder.apply(state, chance.choice(table.rules.options(state)))
    return recorder.record


def test_the_second_generator_knows_the_vectors_of_chacha8() -> None:
    """Strombergson's test vectors, key zero, nonce zero, block 0."""
    words = verify.block(bytes(32), 0)
    data = b"".join(word.to_bytes(4, "little") for word in words)
    assert data.hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")


@every_table
def test_a_fair_game_is_verified(table: Tabletop) -> None:
    record = played(table)
    found = verify.verify(record, commitment(record.seed))
    assert found.moves == len(record.moves)
    assert found.words > 0
    assert found.blocks > 0


@every_table
def test_a_broken_promise_is_found(table: Tabletop) -> None:
    with pytest.raises(BadRecord) as error:
        verify.verify(played(table), commitment(b"another seed"))
    assert error.value.code == "record-commitment"


@every_table
def test_another_seed_does_not_fit(table: Tabletop) -> None:
    record = played(table)
    record.seed = bytes(32)
    with pytest.raises(BadRecord):
        verify.verify(record)


@every_table
def test_foreign_chance_is_found(table: Tabletop) -> None:
    state = table.start(5)
    with pytest.raises(BadRecord) as error:
        verify.compared(bytes(32), state, 0)
    assert error.value.code == "record-chance"


def test_the_command_says_what_it_found(tmp_path: object) -> None:
    from pathlib import Path

    record = played(PLAIN_TABLES[0])
    file = Path(str(tmp_path)) / "game.txt"
    file.write_text(records.write(record), encoding="utf-8")
    promise = commitment(record.seed)
    done = CliRunner().invoke(app, ["verify", str(file), "--commitment", promise])
    assert done.exit_code == 0
    assert promise in done.output
