"""Seen from outside: figures of all processes added up, logs with ids and without secrets, traces."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from tests.server.harness import Browser, Server, running
from tests.server.postgres import cluster
from tests.server.test_folder import TRIANON
from tests.server.test_quotas import ALL_MINE, GAME, until
from trianon.server import logs, schema, traces
from trianon.server.problems import incident
from trianon.server.watch import Watch

ADDRESS = re.compile(r"http://localhost:(\d+)/")
METRICS = re.compile(r"metrics at [\d.]+:(\d+)")


class Running:
    """A command that serves, with what it says."""

    def __init__(self, child: subprocess.Popen[str], log: Path) -> None:
        self.child, self.log = child, log
        assert child.stdout is not None
        found = ADDRESS.search(child.stdout.readline())
        assert found, log.read_text()
        self.port = int(found[1])
        scraped = METRICS.search(log.read_text())
        self.metrics = int(scraped[1]) if scraped else 0

    def figures(self) -> dict[tuple[str, str], float]:
        """What Prometheus would read: by name and labels."""
        answer = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", trust_env=False)
        assert answer.status_code == 200
        return {
            (
                sample.name,
                ",".join(f"{k}={v}" for k, v in sorted(sample.labels.items())),
            ): sample.value
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
        }


@contextmanager
def command(log: Path, *arguments: str, **env: str) -> Iterator[Running]:
    """`trianon serve` with these arguments."""
    with log.open("w") as errors:
        child = subprocess.Popen(
            [*TRIANON, "serve", "--port", "0", "--metrics", "127.0.0.1:0", "--lang", "en", *arguments],
            stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **env},
        )  # fmt: skip
    try:
        yield Running(child, log)
    finally:
        child.send_signal(signal.SIGTERM)
        child.communicate(timeout=60)


def test_figures_add_up_all_processes_and_survive_one(tmp_path: Path) -> None:
    url = cluster().fresh()
    with command(tmp_path / "log", "--processes", "2", "--database", url) as house:
        moves, pages = 0, []
        while len(set(processes_of(url))) < 2:  # both have begun
            time.sleep(0.05)
        for _ in range(4):  # connections spread over both
            anna = Browser(house.port, "Anna")
            pages.append(anna.page(anna.new_table(GAME, ALL_MINE).table.table))
            pages[-1].until("whole")
            for _ in range(5):
                assert pages[-1].move()["type"] == "ack"
                moves += 1
        pages[0].move(action="nonsense")
        found = house.figures()
        assert found["trianon_moves_total", f"by=person,game={GAME}"] == moves
        assert found["trianon_acknowledge_seconds_count", "by=person"] == moves
        assert sum(v for (n, _), v in found.items() if n == "trianon_refusals_total") == 1
        assert found["trianon_processes", ""] == 2
        assert until(lambda: house.figures()["trianon_sockets", ""] == 4, 30)
        assert found["trianon_database_seconds_count", "call=append_all"] >= 1
        assert until(lambda: ("trianon_jobs", "lane=quick,state=waiting") in house.figures(), 30)
        children = Path(f"/proc/{house.child.pid}/task/{house.child.pid}/children").read_text()
        os.kill(int(children.split()[0]), signal.SIGKILL)
        assert until(lambda: still_counted(house, moves), 30)


def still_counted(house: Running, moves: int) -> bool:
    """What a dead process counted stays, and what it said of its present does not."""
    try:
        found = house.figures()
    except httpx.HTTPError:
        return False
    assert found["trianon_moves_total", f"by=person,game={GAME}"] == moves
    return found["trianon_processes", ""] == 2  # another has taken its place


def processes_of(url: str) -> list[str]:
    """The processes that have said they live."""
    from sqlalchemy import select

    from trianon.server import schema
    from trianon.server.database import open_to_read

    engine = open_to_read(url)
    with engine.begin() as db:
        found = list(db.execute(select(schema.processes.c.id)).scalars())
    engine.dispose()
    return found


def test_metrics_are_on_no_route_of_the_page(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert Browser(server.port).get("/metrics").status_code == 404


VISITORS = ("websockets.client", "httpx", "httpcore")  # the test's own browsers
CANARY = "canary-in-a-coal-mine"


def secrets_of(server: Server, anna: Browser, table: str, tokens: list[str]) -> list[str]:
    """What no log, no figure and no error may tell."""
    stored = server.house.tables.store.load(table)
    assert stored is not None
    return [
        anna.http.cookies["trianon"],
        stored.header.host,
        *tokens,
        stored.seed.hex(),
        repr(stored.seed)[2:-1],
        stored.snapshot.data.hex(),
        repr(stored.snapshot.data)[2:60],
        CANARY,
    ]


class Lines(logging.Handler):
    """Keeps the log as a host would read it."""

    def __init__(self, form: str) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.formatter(form))
        self.lines: list[str] = []
        self.addFilter(lambda record: not record.name.startswith(VISITORS))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(self.format(record))


@pytest.fixture(params=["json", "text"])
def lines(request: pytest.FixtureRequest) -> Iterator[Lines]:
    """Everything that is logged, down to the last detail."""
    handler, root = Lines(request.param), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(before)


def test_logs_figures_and_errors_tell_no_secret(
    tmp_path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, metrics="127.0.0.1:0") as server:
        anna, told = Browser(server.port, CANARY), []
        made = anna.new_table(GAME, ALL_MINE)
        table = made.table.table
        watching = anna.post(f"/api/tables/{table}/seats/-1/invitation").json()["token"]
        tokens = [watching, *(invitation.token for invitation in made.invitations)]
        page = anna.page(table)
        page.until("whole")
        page.send({"type": "say", "text": CANARY})
        page.until("said")
        told += [anna.post("/api/join", {"token": f"{CANARY}x"}).text]
        told += [anna.get(f"/api/shared/{CANARY}").text]
        told += [anna.http.post("/api/tables", content=f"{{{CANARY}".encode()).text]
        store = server.house.tables.store
        with store.engine.begin() as db:  # whatever is stored from now on fails with its values
            db.exec_driver_sql(
                "CREATE TRIGGER no BEFORE INSERT ON actions BEGIN SELECT RAISE(FAIL, 'no'); END"
            )

        def broken(*_: Any) -> None:
            raise ValueError("the engine has failed")

        told += [str(page.move())]
        live = server.house.tables.live[table]
        monkeypatch.setattr(live.game, "act", broken)
        asked = {
            "type": "move",
            "seat": page.asked_seat,
            "seq": page.seq,
            "move_id": CANARY,
            "action": "x",
        }
        page.send(asked)
        told += [page.until("refused")["code"]]
        assert told[-1] == "incident"
        monkeypatch.undo()
        twice = insert(schema.seeds).values(game=table, seed=store.load(table).seed, mark=CANARY)
        with store.engine.begin() as db, pytest.raises(IntegrityError) as fault:
            db.execute(twice)
        incident(fault.value)  # an error of the database brings its values along
        known = secrets_of(server, anna, table, tokens)
        shown = prometheus(server)
    said = "\n".join(lines.lines)
    assert "the engine has failed" in said
    assert table in said  # the incident names its table
    for secret in known:
        assert secret not in said, secret[:20]
        assert secret not in shown, secret[:20]
        if secret != CANARY:
            assert all(secret not in text for text in told)
    assert all(CANARY not in text for text in told if "move_id" not in text)
    assert table not in shown
    logging.getLogger("trianon.server").error("told by mistake: %s", known[1])
    assert known[1] in lines.lines[-1]  # what is told would be found


def prometheus(server: Server) -> str:
    """All figures of a server in this process."""
    from prometheus_client import generate_latest

    figures = server.house.watch.figures
    assert figures is not None
    return generate_latest(figures.registry).decode()


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("postgresql://me:hush-hush@here/x", "hush-hush"),
        ("Cookie: trianon=abcdefgh; other", "abcdefgh"),
        ("GET /join#0123456789abcdefghij", "0123456789abcdefghij"),
        ("(sqlite3.X) no [SQL: INSERT] [parameters: (b'hush-hush', 1)]", "hush-hush"),
    ],
)
def test_what_looks_like_a_secret_is_blotted_out(lines: Lines, text: str, secret: str) -> None:
    logging.getLogger("somewhere").error("it says %s", text)
    try:
        raise ValueError(text)
    except ValueError as error:
        incident(error)
    assert secret not in "".join(lines.lines)
    assert "it says" in lines.lines[0]


def test_a_line_of_json_has_ids(tmp_path: Path) -> None:
    handler = Lines("json")
    log = logging.getLogger("trianon.server")
    log.addHandler(handler)

    async def once() -> None:
        logs.at_table("abc")
        incident(ValueError("x"))

    asyncio.run(once())
    log.removeHandler(handler)
    line = json.loads(handler.lines[0])
    assert line["table"] == "abc"
    assert re.fullmatch("[0-9a-f]{8}", line["incident"])
    assert line["level"] == "error"


def test_traces_follow_a_move_and_tell_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept = InMemorySpanExporter()
    made = traces.spans("", kept)
    monkeypatch.setattr("trianon.server.watch.spans", lambda url: made)
    with running(tmp_path) as server:
        anna = Browser(server.port, CANARY)
        page = anna.page(anna.new_table(GAME, ALL_MINE).table.table)
        page.until("whole")
        assert page.move()["type"] == "ack"
    spans = {span.name: span for span in kept.get_finished_spans()}
    assert spans["move"].attributes is not None
    assert spans["move"].attributes["trianon.game"] == GAME
    assert "store" in spans
    assert CANARY not in "".join(span.to_json() for span in kept.get_finished_spans())


def test_labels_are_bounded(tmp_path: Path) -> None:
    from trianon.server.settings import Settings

    watch = Watch(Settings(data=tmp_path, metrics="127.0.0.1:0"))
    for number in range(50):
        watch.asked(f"BREW{number}", f"room{number}", 200, 0.1)
    assert watch.figures is not None
    rooms = {
        sample.labels["room"]
        for family in watch.figures.registry.collect()
        for sample in family.samples
        if "room" in sample.labels
    }
    assert rooms == {"other"}
