"""The paths: from a clone, a wheel, a source distribution, the base package, the documents, the tutorial."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.newcomers.blocks import Block, blocks_of, run_page
from tests.newcomers.empty import ROOT, Lost, built, environment, page, run, serving

FIRST_MOVE = Path(__file__).with_name("first_move.py")
TEN_LINES = """
import trianon
bastille = trianon.game("bastille")
state = bastille.start(players=4, seed=trianon.seed_of(7))
while not state.over:
    decision = bastille.decision(state)
    bastille.apply(state, decision.actions[-1])
print(bastille.scores(state), bastille.is_winner(state, 0))
"""
PAGE_MARK = '<div id="page">'


def clone(folder: Path) -> str:
    """A clone, `make play`, until the page answers; how long each phase took."""
    began = time.monotonic()
    run(folder, "git", "clone", "--quiet", ROOT, "trianon")
    tree, phases = folder / "trianon", [("clone", time.monotonic() - began)]
    for name, target in (("packages", ".venv/packages"), ("rules and page", "")):
        began = time.monotonic()
        run(tree, "make", *([target] if target else ["--jobs=2", "build", "page"]))
        phases.append((name, time.monotonic() - began))
    began = time.monotonic()
    port = {"BROWSER": "true", "XDG_DATA_HOME": str(folder / "data")}
    with serving(tree, "make", "play", more=port) as address:
        expect(PAGE_MARK in page(address), "the page is not there")
        phases.append(("serve", time.monotonic() - began))
    return ", ".join(f"{name} {seconds:.1f} s" for name, seconds in phases)


def wheel(folder: Path) -> str:
    """The wheel in an empty environment: serve, look at the page, make the first move over the wire."""
    programs = environment(folder, f"{built('*.whl')}[serve]")
    return serve_and_move(folder, programs)


def serve_and_move(folder: Path, programs: Path) -> str:
    """What somebody does who has installed the extra `serve`."""
    data = folder / "data"
    command = (programs / "trianon", "serve", "--port", "0", "--data", data)
    with serving(folder, *command) as address:
        expect(PAGE_MARK in page(address), "the page is not there")
        return run(folder, programs / "python", FIRST_MOVE, address).strip()


def sdist(folder: Path) -> str:
    """The source distribution where there is no C compiler: it installs, says so, and plays."""
    tools = folder / "tools"
    tools.mkdir()
    for name in ("python3", "sh", "uname", "env"):  # all that a build may find
        found = shutil.which(name)
        if found:
            (tools / name).symlink_to(Path(found).resolve())
    run(folder, sys.executable, "-m", "venv", "env")
    programs = folder / "env" / "bin"
    bare = {"PATH": f"{programs}:{tools}", "CC": "cc"}
    pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(folder, *pip, f"{built('*.tar.gz')}[play]", more=bare)
    expect(not list((folder / "env").rglob("trianon/**/*.so")), "something was compiled")
    said = run(folder, programs / "trianon", "simulate", "bastille", "--games", "2", more=bare)
    told = [line for line in said.splitlines() if "uncompiled" in line]
    expect(bool(told), "nobody was told that the rules run uncompiled")
    return told[0]


def base(folder: Path) -> str:
    """The base package: three packages, a game in ten lines, and a command that names its extra."""
    programs = environment(folder, str(built("*.whl")))
    listed = run(folder, programs / "python", "-m", "pip", "list", "--format=freeze")
    names = {line.partition("==")[0].lower() for line in listed.splitlines()}
    expect(not names & {"rich", "typer", "litestar", "sqlalchemy", "numpy"}, f"too much: {names}")
    played = run(folder, programs / "python", "-c", TEN_LINES).strip()
    refused = run(folder, programs / "trianon", "games", fails=2)
    expect("trianon[play]" in refused, f"no extra was named: {refused}")
    return f"{len(names)} packages with pip; {played}"


def blocks(folder: Path) -> str:
    """Every block of Python and shell in README and docs, run as written, with the developer's packages."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    count = 0
    for path in pages:
        if path.name != TUTORIAL.name:
            place = folder / path.relative_to(ROOT).as_posix().replace("/", "-")
            count += run_page(path, place)
    expect(count > 8, f"only {count} blocks were found")
    return f"{count} blocks of {len(pages)} pages"


TUTORIAL = ROOT / "docs" / "change-a-rule.md"
COPIED = ("src", "tests", "tools", "records", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "*.pxd", "page")


def tutorial(folder: Path) -> str:
    """The tutorial's rule in a copy: each of its steps fails or passes as the page says."""
    tree = folder / "tree"
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tree / name)
    programs = Path(sys.executable).parent
    (tree / ".venv").mkdir()
    (tree / ".venv" / "bin").symlink_to(programs)
    steps = [step(tree, block) for block in blocks_of(TUTORIAL)]
    expect(steps.count("failed") >= 2, f"nothing failed on the way: {steps}")
    expect(steps.count("passed") >= 3, f"nothing was passed: {steps}")
    return ", ".join(steps)


def step(tree: Path, block: Block) -> str:
    """What one block of the tutorial did: a file written, a change made, a command passed or failed."""
    if block.kind == "python":
        name = re.match(r"# (\S+)", block.text)
        expect(name is not None, "a file of the tutorial does not begin with its name")
        (tree / str(name and name[1])).write_text(block.text, encoding="utf-8")
        return "written"
    if block.kind == "diff":
        (tree / "rule.diff").write_text(block.text, encoding="utf-8")
        run(tree, "git", "apply", "--unidiff-zero", "rule.diff")
        return "changed"
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}"}
    done = subprocess.run(
        ["bash", "-ec", block.text], cwd=tree, env=environment, capture_output=True, text=True
    )
    expected = 1 if block.text.startswith("# this fails") else 0
    expect(done.returncode == expected, f"{block.text}{done.stdout[-3000:]}{done.stderr[-2000:]}")
    return "failed" if expected else "passed"


def expect(fact: bool, otherwise: str) -> None:
    """A fact the path relies on."""
    if not fact:
        raise Lost(otherwise)


PATHS = {path.__name__: path for path in (clone, wheel, sdist, base, blocks, tutorial)}
