"""The promises of a house with several processes, at length: each is tried under play and printed.

    python -m benchmarks.trust_cluster                       # everything, about 40 minutes on two cores
    python -m benchmarks.trust_cluster --only restarts cuts  # some of it
    python -m benchmarks.trust_cluster --share 0.1           # smaller, to try the runner itself
    python -m benchmarks.trust_cluster --resume done.json    # what this code has done before is not done again

Results of another commit, or of other changes in src/, are not taken over. It starts its own PostgreSQL
and its own Redis. Exit code 1 if a promise is broken.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from benchmarks.trust import Outcome, sized, tried
from tests.server import test_two_walks
from tests.server.cluster import House, Redis
from tests.server.harness import Cradle
from tests.server.postgres import Postgres, cluster
from tests.server.test_upgrade import upgraded
from tests.server.troubles import Clocks, Disk, Pair

ROOT = Path(__file__).resolve().parent.parent
PAUSE_SECONDS = 30.0
CUT_SECONDS = 5.0
MOVES = 8  # acknowledged between two faults


def under_play(
    count: int,
    fault: Callable[[House, int], Any],
    postgres: Postgres | None = None,
    may_lose: bool = False,
    **changes: Any,
) -> Outcome:
    """So many faults, moves in between, everything checked at the end."""
    house = House(postgres or cluster(), **changes)
    try:
        house.play(MOVES)
        for number in range(count):
            fault(house, number)
            house.play(MOVES)
        house.check(may_lose)
        people = [*house.people, *house.finished]
        moves, hints = sum(len(one.acknowledged) for one in people), sum(p.hints for p in people)
    finally:
        house.close()
    figures = f"{count} times, {moves} moves acknowledged, {hints} hints, {house.lost} lost"
    return Outcome(True, f"{figures}, 0 doubled, 0 diverging, 0 jobs lost")


def servers(share: float) -> Outcome:
    """Servers killed."""
    return under_play(sized(100, share), lambda house, n: house.kill_server(n % 2))


def workers(share: float) -> Outcome:
    """Workers killed; no other process thinks."""
    return under_play(sized(100, share), lambda house, n: house.kill_worker(), works=False)


def restarts(share: float) -> Outcome:
    """The database restarted as after a crash."""
    return under_play(sized(50, share), lambda house, n: house.postgres.restart())


def redis(share: float) -> Outcome:
    """Redis killed, and empty when it is back, or flushed with all who listen sent away."""
    server = Redis()

    def fault(house: House, number: int) -> None:
        (server.flush if number % 2 else server.kill)()

    try:
        return under_play(sized(20, share), fault, hints=server.url)
    finally:
        server.end()


def pauses(share: float) -> Outcome:
    """Processes stopped for a while that do not know it."""
    seconds = max(1.0, PAUSE_SECONDS * min(1.0, share * 2))
    return under_play(sized(10, share), lambda house, n: house.pause(n % 3, seconds))


def cuts(share: float) -> Outcome:
    """No way to the database, told or not."""
    return under_play(sized(40, share), lambda house, n: house.cut_off(n % 2 == 0, CUT_SECONDS))


def disks(share: float) -> Outcome:
    """The disk of the database really full."""
    with closing(Disk(160)) as disk:
        postgres = Postgres(disk.folder)
        try:
            return under_play(sized(20, share), lambda house, n: house.fill(disk, 2.0), postgres)
        finally:
            postgres.stop()


def clocks(share: float) -> Outcome:
    """All clocks an hour later or earlier, the database's too, while workers die."""
    with closing(Clocks()) as found, closing(Cradle(**found.environment)) as cradle:
        postgres = Postgres(environment=found.environment)

        def fault(house: House, number: int) -> None:
            house.jump(found, (3600, -3600, 0)[number % 3])
            house.kill_worker()

        try:
            return under_play(sized(30, share), fault, postgres, cradle=cradle, works=False)
        finally:
            postgres.end()


def fail_overs(share: float) -> Outcome:
    """A replica that was waited for takes over."""
    with closing(Pair(synchronous=True)) as pair:
        count, first = sized(20, share), pair.primary
        return under_play(count, lambda house, n: house.fail_over(pair), first, moving=True)


def behind(share: float) -> Outcome:
    """A replica that was behind takes over: what it lacks is lost, everybody notices and plays on."""
    with closing(Pair(synchronous=False)) as pair:

        def fault(house: House, number: int) -> None:
            pair.fall_behind()
            house.play(MOVES)
            house.fail_over(pair)

        return under_play(sized(10, share), fault, pair.primary, may_lose=True, moving=True)


def upgrade(share: float) -> Outcome:
    """Running games while a newer build with a new migration and new rules takes over."""
    with tempfile.TemporaryDirectory() as folder:
        tables = sized(300, share)
        games, moves = upgraded(cluster(), Path(folder), tables, tables)
    figures = f"{tables} running games through an upgrade, {games} ended, {moves} moves in them"
    return Outcome(games >= tables, f"{figures}, 0 lost, 0 doubled, 0 diverging")


def seats(share: float) -> Outcome:
    """The walk over all seat operations at two processes."""
    found, late = test_two_walks.walk(sized(10_000, share), 11)
    figures = f"{found.steps:,} steps, {found.tables} tables, {found.views:,} views, "
    figures += f"{late} moves by an old copy, {len(found.breaches)} breaches"
    return Outcome(not found.breaches, figures)


TRIALS: dict[str, Callable[[float], Outcome]] = {
    "servers": servers,
    "workers": workers,
    "restarts": restarts,
    "redis": redis,
    "pauses": pauses,
    "cuts": cuts,
    "disks": disks,
    "clocks": clocks,
    "fail_overs": fail_overs,
    "behind": behind,
    "upgrade": upgrade,
    "seats": seats,
}


def asked(*command: str) -> str:
    """What git says; nothing where there is none."""
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def code_tried() -> str:
    """The commit that is tried, and a digest of what is changed or new in src/ since; nothing without git."""
    commit, changes = asked("rev-parse", "HEAD").strip(), asked("diff", "--binary", "HEAD", "src")
    for name in asked("ls-files", "--others", "--exclude-standard", "src").splitlines():
        changes += f"{name} {sha256((ROOT / name).read_bytes()).hexdigest()}\n"
    if not commit or not changes:
        return commit
    return f"{commit}, src changed: {sha256(changes.encode()).hexdigest()[:12]}"


def still_good(file: Path, code: str) -> dict[str, Any]:
    """What was kept of exactly this code, and held; the rest is tried again."""
    if not code or not file.exists():
        return {}
    before = json.loads(file.read_text("utf-8"))
    return {name: one for name, one in before.items() if one["held"] and one.get("code") == code}


def main() -> None:
    """Try what was asked for; what is done is written down at once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", nargs="+", choices=list(TRIALS), default=list(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the full sizes")
    parser.add_argument("--resume", type=Path, help="a file that remembers what was done")
    arguments = parser.parse_args()
    code = code_tried()
    done = still_good(arguments.resume, code) if arguments.resume else {}
    for name in arguments.only:
        if name not in done:
            started = time.monotonic()
            held, figures = tried(TRIALS[name], arguments.share)
            seconds = round(time.monotonic() - started)
            done[name] = {"held": held, "figures": figures, "seconds": seconds, "code": code}
            if arguments.resume:
                arguments.resume.write_text(json.dumps(done, indent=1), "utf-8")
        print(name, json.dumps(done[name]), flush=True)
    sys.exit(0 if all(done[name]["held"] for name in arguments.only) else 1)


if __name__ == "__main__":
    main()
