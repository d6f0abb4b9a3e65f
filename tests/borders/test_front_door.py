"""The front door: what `import trianon` offers, and how little the base package needs."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import trianon
from trianon.core.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PUBLIC = {
    "BadRequest", "Decision", "Event", "GAMES", "Game", "IllegalAction", "Record", "Recorder", "Source",
    "TrianonError", "View", "WATCHER", "__version__", "game", "game_words", "seed_of",
}  # fmt: skip
BASE = {"fluent.runtime", "msgspec", "tomli-w"}
RULES = ("core", "games", "bots")  # what the base package can import
WHERE = {"fluent": "fluent.runtime", "tomli_w": "tomli-w"}  # modules of the base by distribution


def bare(requirement: str) -> str:
    """The name of a requirement without its version and extras."""
    return re.split(r"[\[<>=!~; ]", requirement)[0].lower()


def imported(path: Path) -> set[str]:
    """The first parts of all modules a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_the_public_names_are_these() -> None:
    assert set(trianon.__all__) == PUBLIC
    for name in trianon.__all__:
        assert getattr(trianon, name) is not None
    assert set(trianon.__all__) <= set(dir(trianon))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        trianon.chess  # noqa: B018


def test_the_front_door_opens_quickly() -> None:
    code = "import sys, trianon; print([n for n in sys.modules if n.startswith('trianon.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(ast.literal_eval(done.stdout)) <= {"trianon._pure"}


def test_a_game_in_ten_lines() -> None:
    bastille = trianon.game("bastille")
    state = bastille.start(players=4, seed=trianon.seed_of(7))
    while not state.over:
        decision = bastille.decision(state)
        assert decision is not None
        bastille.apply(state, decision.actions[0])
    assert isinstance(bastille.view(state, 0), trianon.View)
    assert len(bastille.scores(state)) == 4


def test_the_rules_need_three_packages() -> None:
    assert {bare(line) for line in PROJECT["dependencies"]} == BASE
    allowed = set(sys.stdlib_module_names) | {"trianon", "typing_extensions", "cython"}
    for room in RULES:
        for path in (ROOT / "src" / "trianon" / room).rglob("*.py"):
            needed = {WHERE.get(name, name) for name in imported(path) - allowed}
            assert needed <= BASE, path


def test_every_other_module_has_an_extra_that_brings_it() -> None:
    extras = {
        name: {bare(line) for line in lines}
        for name, lines in PROJECT["optional-dependencies"].items()
    }
    distributions = packages_distributions()
    for module, extra in EXTRAS.items():
        brought = {name.lower() for name in distributions.get(module, [module])}
        carried = extras[extra] | ({"websockets"} if "uvicorn" in extras[extra] else set())
        assert {name.replace("_", "-") for name in brought} & carried, module
    known = set(sys.stdlib_module_names) | set(EXTRAS) | {"trianon", "msgspec", "tomli_w", "fluent"}
    for room in ("boards", "cli", "server"):
        for path in (ROOT / "src" / "trianon" / room).rglob("*.py"):
            assert imported(path) <= known, path


LACKING = """
import sys
from importlib.abc import MetaPathFinder
class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {without}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
sys.argv = ["trianon", *{arguments}]
from trianon.__main__ import main
main()
"""


@pytest.mark.parametrize(
    ("without", "arguments", "extra"),
    [
        ({"typer", "rich"}, ["games"], "play"),
        ({"sqlalchemy", "litestar"}, ["serve"], "serve"),
        ({"openskill"}, ["tournament", "bastille", "--players=3", "--games=3", "--bots=random"], "lab"),
        ({"scipy"}, ["tune", "bastille", "--out=/dev/null"], "tune"),
    ],
    ids=["play", "serve", "lab", "tune"],
)  # fmt: skip
def test_a_command_without_its_extra_says_which(
    without: set[str], arguments: list[str], extra: str
) -> None:
    code = LACKING.format(without=without, arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"trianon[{extra}]" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_module_that_no_extra_brings_is_no_sentence() -> None:
    from trianon.core.extras import lacking

    with pytest.raises(ModuleNotFoundError):
        lacking(ModuleNotFoundError(name="trianon.nothing"))
