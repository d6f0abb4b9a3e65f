"""Studies and tournaments on a real Ray of two nodes, one of which is killed while it works."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command import run as trianon
from tests.study.test_run import parts
from trianon.core.errors import BadRequest
from trianon.lab.runner import on_cluster

pytest.importorskip("ray")

PLAY = """
import os, sys, threading, time, warnings
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
warnings.simplefilter("ignore")
from pathlib import Path
import ray
from ray.cluster_utils import Cluster
from trianon.lab.tournament import Tournament
from trianon.lab import tournament
from trianon.lab.runner import on_cluster
from trianon.study.plan import Study
from trianon.study.run import run
from tests.study.test_cluster import PLAN

out = Path(sys.argv[1])
quiet = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args=quiet)
doomed = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
nodes = []

def kill():
    while len(list(out.glob("games/*.parquet"))) < 2:
        time.sleep(0.05)
    cluster.remove_node(doomed, allow_graceful=False)
    nodes.append("killed")

killer = threading.Thread(target=kill)
killer.start()
with on_cluster(cluster.address):
    run(Study(**PLAN), out)
killer.join()
print("nodes", nodes, flush=True)
bots = Tournament(game="bastille", players=4, bots=("random", "page"), games=6)
here = tournament.run(bots)
with on_cluster(cluster.address):
    there = tournament.run(bots)
print("tournament", [r.scores for r in here] == [r.scores for r in there], flush=True)
cluster.shutdown()
"""
PLAN = {"game": "bastille", "players": 4, "bots": ("page",) * 4, "games": 64}


def test_a_killed_node_changes_no_row(tmp_path: Path) -> None:
    from trianon.study.plan import Study
    from trianon.study.run import run

    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(tmp_path / "cluster")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        timeout=240,
    )
    assert "nodes ['killed']" in done.stdout, done.stderr[-3000:]
    assert "tournament True" in done.stdout
    run(Study(**PLAN), tmp_path / "here")  # type: ignore[arg-type]
    assert parts(tmp_path / "cluster") == parts(tmp_path / "here")


def test_a_cluster_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    wishes = ("--games", "2", "--cluster", "127.0.0.9:1", "--out", str(tmp_path / "out"))
    done = trianon("study", "bastille", *wishes)
    assert done.returncode == 2
    assert "no cluster at 127.0.0.9:1" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_auto_without_a_ray_gets_a_sentence_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path / "ray"))
    wishes = ("--games", "2", "--cluster", "auto", "--out", str(tmp_path / "out"))
    done = trianon("study", "bastille", *wishes)
    assert done.returncode == 2
    assert "no cluster at auto" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_something_else_that_answers_is_no_cluster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trianon.lab.cluster.ANSWER_SECONDS", 8)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        started = time.monotonic()
        with pytest.raises(BadRequest) as error, on_cluster(f"127.0.0.1:{deaf.getsockname()[1]}"):
            pass
    assert error.value.code == "cluster-absent"
    assert time.monotonic() - started < 30


def test_puzzles_are_not_begun_where_no_cluster_is(tmp_path: Path) -> None:
    """Asked before the file is made."""
    out = tmp_path / "puzzles.jsonl"
    wish = ("puzzles", "make", "louis-xiv", "--out", str(out), "--cluster", "127.0.0.1:1")
    done = trianon(*wish)
    assert done.returncode == 2
    assert "127.0.0.1:1" in done.stderr
    assert not out.exists()
