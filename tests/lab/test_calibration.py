"""The benchmark of the win probability: its figures are what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.strength.calibration import (
    Prediction,
    Setting,
    measured,
    plot,
    reliability,
    summary,
)

SURE = Prediction(1, (1.0, 0.0), (1.0, 0.0))
WRONG = Prediction(2, (1.0, 0.0), (0.0, 1.0))
SHY = Prediction(1, (0.5, 0.5), (1.0, 0.0))


def test_scores_of_known_predictions() -> None:
    assert [one.brier for one in (SURE, WRONG, SHY)] == [0.0, 1.0, 0.25]
    assert [one.constant for one in (SURE, WRONG, SHY)] == [0.25] * 3
    found = summary(Setting("bastille", 2, ("x",), 1, 1), [[SURE, WRONG], [SHY]])
    assert found["brier"]["mean"] == pytest.approx(0.375)
    assert found["constant"]["mean"] == pytest.approx(0.25)
    assert found["skill"] == pytest.approx(-0.5)
    assert [row["clock"] for row in found["by_clock"]] == [1, 2]


def test_bins_say_what_was_predicted_and_what_happened() -> None:
    rows = {row["from"]: row for row in reliability([SURE, WRONG, SHY])}
    assert set(rows) == {0.0, 0.5, 0.9}
    assert (rows[0.9]["predicted"], rows[0.9]["happened"], rows[0.9]["count"]) == (1, 0.5, 2)
    assert (rows[0.5]["predicted"], rows[0.5]["happened"], rows[0.5]["count"]) == (0.5, 0.5, 2)


def test_a_small_measurement_repeats(tmp_path: Path) -> None:
    setting = Setting("bastille", 3, ("courtier", "random"), 40, 600_000)
    games = measured(setting, 2, 1)
    assert games == measured(setting, 2, 1)
    for game in games:
        assert [one.clock for one in game] == list(range(1, 9))
        for one in game:
            assert sum(one.chances) == pytest.approx(1)
            assert sum(one.shares) == pytest.approx(1)
    pytest.importorskip("vl_convert", reason="vl-convert is not installed")
    plot(summary(setting, games), tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")
