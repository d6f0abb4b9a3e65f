"""The examples of the kit as they are: a real nginx and a real Caddy in front of two real processes, sockets
included."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets import Origin
from websockets.sync.client import connect

from tests.server.harness import Browser, Nursery, Page, Process, close_all
from tests.server.postgres import cluster, free_port
from tests.server.test_quotas import ALL_MINE, GAME, until
from trianon.server import administration
from trianon.server.schema import presence
from trianon.server.store import Store

TABLES, VISITORS = 16, 4
KIT = Path(__file__).resolve().parents[2] / "deploy"
FRAME = """
daemon off;
error_log {folder}/error.log;
pid {folder}/pid;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/trianon.conf;
}}
"""


PROXIES = ("nginx", "caddy")


def program(name: str) -> str:
    """A proxy; a missing one is a failure."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    assert found, f"{name} is not installed: this test needs it"
    return found


def nginx(folder: Path, port: int, ports: list[int]) -> list[str]:
    """The kit's example, its addresses changed to these."""
    text = (KIT / "nginx.conf").read_text()
    changes = {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "127.0.0.1:8017": f"127.0.0.1:{ports[0]}",
        "127.0.0.1:8018": f"127.0.0.1:{ports[1]}",
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "trianon.conf").write_text(text)
    (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    return command


def caddy(folder: Path, _port: int, _ports: list[int]) -> list[str]:
    """The kit's example; it reads its addresses from the environment."""
    text = (KIT / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


@contextmanager
def proxy(name: str, folder: Path, ports: list[int]) -> Iterator[int]:
    """A running proxy in front of these."""
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[name](folder, port, ports)
    around = {
        "TRIANON_ADDRESS": f"http://127.0.0.1:{port}",
        "TRIANON_UPSTREAM": " ".join(f"127.0.0.1:{one}" for one in ports),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    child = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, **around})
    try:
        yield port
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(30)


@contextmanager
def house() -> Iterator[tuple[str, list[Process], Nursery]]:
    """Two processes on one database, which believe the proxy."""
    url = cluster().fresh()
    nursery = Nursery(url, trusted_proxies=("127.0.0.1",), look_seconds=0.1)
    servers = [nursery.server(), nursery.server()]
    try:
        yield url, servers, nursery
    finally:
        close_all()
        for server in servers:
            server.end(signal.SIGTERM)
        nursery.close()


def answers(port: int, address: str = "127.0.0.1", **headers: str) -> int:
    """The status of a request through the proxy from an address."""
    way = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=way, trust_env=False) as client:
        try:
            return client.get(
                f"http://127.0.0.1:{port}/api/games", headers=headers, timeout=30
            ).status_code
        except httpx.HTTPError:
            return 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that nginx may use, also if its workers are somebody else."""
    for path in (tmp_path, *tmp_path.parents[:2]):
        path.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("name", PROXIES)
def test_pages_and_sockets_go_through_and_survive_a_process(name: str, folder: Path) -> None:
    with house() as (_, servers, nursery), proxy(name, folder, [s.port for s in servers]) as port:
        assert until(lambda: answers(port) == 200, 60)
        anna = Browser(port, "Anna")
        made = anna.new_table(GAME, [{"kind": "mine"}, *[{"kind": "open"}] * (len(ALL_MINE) - 1)])
        watch = next(one.token for one in made.invitations if one.seat == -1)
        table = made.table.table
        page = anna.page(table)
        page.until("whole")
        direct = Browser(servers[1].port, "Ben")
        direct.join(watch)
        looking = direct.page(table)
        looking.until("whole")
        if page.my_turn():
            assert page.move()["type"] == "ack"
            looking.until_seq(page.seq)
        # Whoever is served by the process that dies comes back through the other.
        servers[0].end(signal.SIGKILL)
        time.sleep(0.1)
        again = Browser(port, greeted=False)
        again.http.cookies = anna.http.cookies
        assert until(lambda: again.get("/api/tables").status_code == 200, 30)
        opened = again.page(table, hello=page.seq)
        assert opened.until("welcome")["seq"] >= page.seq
        servers[0] = nursery.server()


@pytest.mark.parametrize("name", PROXIES)
def test_pages_of_a_table_are_at_one_process(name: str, folder: Path) -> None:
    """From wherever they come; and not all tables at the same one."""
    with house() as (url, servers, _), proxy(name, folder, [s.port for s in servers]) as port:
        assert until(lambda: answers(port) == 200, 60)
        anna = Browser(port, "Anna")
        tables = [anna.new_table(GAME, ALL_MINE).table.table for _ in range(TABLES)]
        with ExitStack() as pages:
            for table in tables:
                for number in range(VISITORS):
                    page = connect(
                        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
                        origin=Origin(anna.origin),
                        additional_headers={"Cookie": anna.cookie},
                        source_address=(f"127.0.1.{number + 1}", 0),
                        proxy=None,
                    )
                    Page(pages.enter_context(page)).send({"type": "hello", "seq": -1})
            store = Store(url)
            try:
                assert until(lambda: set(places(store)) == set(tables), 30)
                time.sleep(1)  # whoever sits elsewhere has been written down by now
                found = places(store)
            finally:
                store.close()
        assert [len(found[table]) for table in tables] == [1] * TABLES
        assert len(set.union(*found.values())) == len(servers)


def places(store: Store) -> dict[str, set[str]]:
    """The processes at which tables are looked at."""
    found: dict[str, set[str]] = {}
    with store.reader.begin() as db:
        for table, process in db.execute(select(presence.c.game, presence.c.process)):
            found.setdefault(table, set()).add(process)
    return found


@pytest.mark.parametrize("name", PROXIES)
def test_the_proxy_is_believed_and_visitors_are_not(name: str, folder: Path) -> None:
    with house() as (url, servers, _), proxy(name, folder, [s.port for s in servers]) as port:
        assert until(lambda: answers(port) == 200, 60)
        store = Store(url)
        administration.ban(store, "127.0.0.9")
        store.close()
        assert until(lambda: answers(port, "127.0.0.9") == 403, 30)
        assert answers(port, "127.0.0.10") == 200
        spoofed = {"X-Forwarded-For": "127.0.0.9"}
        assert answers(port, "127.0.0.10", **spoofed) == 200  # nobody speaks for others
        assert answers(port, "127.0.0.9", **{"X-Forwarded-For": "127.0.0.10"}) == 403
