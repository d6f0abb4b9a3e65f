"""The runner: the same results on any number of processes, nothing left behind, own bots everywhere."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.cli.test_tournament import start
from tests.command import TRIANON, run
from trianon.bots import entrants
from trianon.bots.bot import Sight, ask, sight_of
from trianon.core.errors import BadRequest
from trianon.core.game import Game, seed_of
from trianon.core.registry import GAMES, game
from trianon.lab import runner, simulate
from trianon.lab.simulate import Plan
from trianon.lab.tournament import Tournament
from trianon.lab.tournament import run as play

OWN = '''
class First:
    """Always the first option."""

    def choose(self, sight):
        return sight.decision.actions[0]


class Broken:
    def __init__(self, game, seed):
        self.asked = 0

    def choose(self, sight):
        raise RuntimeError("lost")


class Mute:
    pass
'''


class First:
    """Always the first option; also as an object."""

    def choose(self, sight: Sight) -> int:
        return sight.decision.actions[0]


class Seeded:
    """Needs the game and a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        self.seed += 1
        return sight.decision.actions[self.seed % len(sight.decision.actions)]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return file


def tallied(bots: tuple[Any, ...], jobs: int = 1, games: int = 6) -> dict[str, Any]:
    """A small simulation without its clock."""
    found = simulate.run(Plan("bastille", 3, games, bots, 4), jobs)
    return structs.asdict(structs.replace(found, seconds=0))


def test_a_file_a_class_a_maker_and_a_bot_are_the_same_player(own: Path) -> None:
    ways: list[Any] = [f"{own}:First", First, First(), lambda: First()]
    found = [tallied((way, "random", "random")) for way in ways]
    assert all(one == found[0] for one in found)
    assert found[0] != tallied(("random", "random", "random"))


@pytest.mark.parametrize("bots", [(Seeded, First(), "random"), ("courtier", "random", "page")])
def test_simulations_are_the_same_on_any_number_of_processes(bots: tuple[Any, ...]) -> None:
    assert tallied(bots, jobs=2, games=7) == tallied(bots, games=7)


def test_objects_play_in_tournaments_on_two_processes() -> None:
    plan = Tournament(game="bastille", players=3, bots=(First, Seeded, "random"), games=3)
    found = play(plan, jobs=2)
    assert {name for result in found for name in result.bots} == {"First", "Seeded", "random"}
    assert not any(result.incidents for result in found)


def test_two_objects_of_one_name_are_told_apart() -> None:
    other: Any = type("First", (First,), {})
    names, guests = entrants.named((First, other, First, "random", First()))
    assert names[:4] == ("First", "First-2", "First", "random")
    assert len(set(names)) == 4
    assert guests["First"] is First


def test_what_cannot_be_sent_is_refused_with_a_reason() -> None:
    local = type("Local", (First,), {})
    with pytest.raises(BadRequest, match="one process"):
        tallied((local, "random", "random"), jobs=2)


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("own.py:Napoleon", OWN, ("Napoleon", "First, Broken")),
        ("own.py:Mute", OWN, ("Mute", "choose(sight)")),
        ("none.py:First", OWN, ("none.py",)),
        ("own.py:First", "import nothing_like_this", ("own.py", "line 1", "nothing_like_this")),
        ("own.py:First", "x = 1\ny = (", ("own.py", "line 2", "SyntaxError")),
        ("own.py:First", "def f():\n    1 / 0\n\nf()\n", ("own.py", "line 2", "ZeroDivisionError")),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "tournament", "play"])
def test_a_file_that_cannot_be_used_is_named(
    tmp_path: Path, command: str, name: str, text: str, wanted: tuple[str, ...]
) -> None:
    (tmp_path / "own.py").write_text(text)
    done = subprocess.run(
        [TRIANON, command, "bastille", "--bots", name, "--lang", "en"],
        cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    for words in wanted:
        assert words in done.stderr


def test_a_failing_bot_is_counted(own: Path) -> None:
    done = run("simulate", "bastille", "--bots", f"{own}:Broken", "--games", "3", "--json")
    assert json.loads(done.stdout)["incidents"] == 12
    assert "12" in done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_built_only_when_a_bot_reads_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, built = game(name), []
    real = type(rules).view

    def view(self: Game, state: Any, seat: int) -> Any:
        built.append(seat)
        return real(self, state, seat)

    monkeypatch.setattr(type(rules), "view", view)
    state = rules.start(rules.players[0], seed_of(1))
    for level in ("random", "page", "courtier", "minister:20"):
        ask(entrants.enter(level, rules, 1), rules, state)
    assert built == []
    sight = sight_of(rules, state)
    assert sight.view is sight.view
    assert built == [state.asked_seat]


def test_the_server_knows_levels_only(own: Path) -> None:
    from trianon.bots.levels import check_level

    with pytest.raises(BadRequest):
        check_level(f"{own}:First", game("bastille"))


def test_processes_are_capped_by_the_work_and_the_machine() -> None:
    assert runner.processes(9999, 10) == min(10, runner.PER_CORE * (os.cpu_count() or 1))
    assert runner.processes(3, 2) == 2
    assert runner.processes(1, 0) == 1
    with pytest.raises(BadRequest):
        runner.processes(0, 10)


def test_portions_cover_everything_and_grow_with_the_pace() -> None:
    portions = runner.Portions(1000, 2)
    seen: list[int] = []
    sizes = []
    for portion in portions:
        seen += portion
        sizes.append(len(portion))
        portions.took(len(portion), len(portion) * 0.01)
    assert seen == list(range(1000))
    assert sizes[0] == 1
    assert max(sizes) == 25  # a quarter of a second at ten milliseconds each


def children_of(parent: int) -> list[int]:
    """Every process below one."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(") ", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == parent and fields[0] != "Z":
                found += [int(folder.name), *children_of(int(folder.name))]
    return found


def worked(process: int) -> float:
    """Seconds of a processor that one has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def begun(name: str, process: int) -> bool:
    """Whether one has read its modules and is at work, however busy the machine is."""
    if "two" in name:
        return len(children_of(process)) >= 3  # both at work, and their tracker
    return worked(process) >= 1.0


SLOW = ("--bots", "minister:3000", "--games", "4000")
LONG = {
    "simulate": ("simulate", "bastille", *SLOW, "--json"),
    "simulate on two": ("simulate", "bastille", *SLOW, "--jobs", "2", "--json"),
    "tournament": ("tournament", "bastille", "--bots", "minister:3000", "--games", "4000"),
    "tune on two": ("tune", "bastille", "--out", "OUT", "--jobs", "2", "--games", "100000"),
    "tune": ("tune", "bastille", "--out", "OUT", "--games", "100000"),
    "bench": ("bench",),
}


@pytest.mark.parametrize("name", list(LONG))
def test_ctrl_c_ends_every_command_within_two_seconds(name: str, tmp_path: Path) -> None:
    out = tmp_path / "out.toml"
    process = start(*(str(out) if word == "OUT" else word for word in LONG[name]))
    while not begun(name, process.pid):
        time.sleep(0.05)
    below = children_of(process.pid)
    asked = time.monotonic()
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=20)
    assert time.monotonic() - asked < 2
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert "roken off" in errors
    assert not out.exists()
    if name == "simulate on two":  # its processes were at work: what was done so far is shown
        assert json.loads(output)["games"] < 4000
    deadline = time.monotonic() + 2
    while any(Path(f"/proc/{child}").exists() for child in below):
        assert time.monotonic() < deadline, "orphans"
        time.sleep(0.02)


@pytest.mark.parametrize(
    "command",
    [
        ("tune", "bastille", "--out", "no/such/folder/out.toml"),
        ("tune", "bastille", "--out", "."),
        ("play", "bastille", "--save", "no/such/folder/game.trianon"),
    ],
)
def test_output_folders_are_looked_at_before_the_work(command: tuple[str, ...]) -> None:
    started = time.monotonic()
    done = run(*command)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert time.monotonic() - started < 10
