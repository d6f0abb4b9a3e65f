"""Whether this tree can be released: version, changelog, locks, licences, wheel, source distribution.

`make release-check` runs it after building; `TAG=v0.2.0` must then name the version too. All faults are told.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = (  # what both kinds of distribution must carry
    "trianon/server/page/index.html",
    "trianon/games/bastille/rules/en.md",
    "trianon/core/locale/de.ftl",
    "trianon/_build/pxd.py",
)
PINNED = re.compile(r"^([a-z][\w.-]*)==(\S+) \\$", re.MULTILINE)
PARTS = "src/trianon/server/page/parts.json"
HEAD = 10  # lines of a licence file in which its owner is named
HELD_BACK = (".c", ".pxd", ".pyc")


def text(name: str) -> str:
    """A file of the tree."""
    return (ROOT / name).read_text(encoding="utf-8")


def version() -> str:
    """What the package says it is."""
    found = re.search(r'^__version__ = "(.+)"', text("src/trianon/__init__.py"), re.MULTILINE)
    assert found is not None
    return found[1]


def versions() -> Iterator[str]:
    """The same version everywhere, newest in the changelog, with a date."""
    ours = version()
    newest = re.search(r"^## (\S+) \((.+)\)$", text("CHANGELOG.md"), re.MULTILINE)
    if newest is None or newest[1] != ours:
        yield f"the newest version of CHANGELOG.md is not {ours}"
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", newest[2]):
        yield f"CHANGELOG.md: {ours} has no date like 2026-11-18, but “{newest[2]}”"
    if f"\nversion: {ours}\n" not in text("CITATION.cff"):
        yield f"CITATION.cff is not of version {ours}"
    if json.loads(text("web/package.json"))["version"] != ours:
        yield f"web/package.json is not of version {ours}"
    tag = os.environ.get("TAG", "")
    if tag and tag != f"v{ours}":
        yield f"the tag {tag} is not v{ours}"


def locked(name: str) -> dict[str, str]:
    """The packages of a lock with their versions."""
    return dict(PINNED.findall(text(f"requirements/{name}.txt")))


def bare(requirement: str) -> str:
    """The name of a requirement, as locks write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement)[0]).lower()


def locks() -> Iterator[str]:
    """Everything that is asked for is locked, once, by hashes, without addresses and paths."""
    project = tomllib.loads(text("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    for name, wanted in (
        ("play", ("play", "serve")),
        ("test", ("play", "serve", "lab", "dev")),
        ("docs", ("docs",)),
    ):
        pins = locked(name)
        asked = [*project["dependencies"], *(line for extra in wanted for line in extras[extra])]
        missing = {bare(line) for line in asked} - set(pins) - {"trianon"}
        if missing:
            yield f"requirements/{name}.txt lacks {', '.join(sorted(missing))}: run `make lock`"
        if re.search(r"://|@ |^--", text(f"requirements/{name}.txt"), re.MULTILINE):
            yield f"requirements/{name}.txt holds an address, a path or a setting"
    for package, pin in locked("play").items():
        if locked("test").get(package) != pin:
            yield f"{package} is locked twice: {pin} and {locked('test').get(package)}"
    page = json.loads(text("web/package-lock.json"))["packages"]
    if any("resolved" in entry for entry in page.values()):
        yield "web/package-lock.json holds addresses"
    yield from (
        f"web/package-lock.json: {name} has no hash"
        for name, e in page.items()
        if name and "integrity" not in e
    )


def licences() -> Iterator[str]:
    """THIRD-PARTY.md names every package that is installed beside ours, and every part of the page."""
    said = text("THIRD-PARTY.md")
    parts = [f"`{name}`" for name in json.loads(text("web/package.json"))["dependencies"]]
    for name in [*(f"| {package} |" for package in locked("play")), *parts]:
        if name not in said:
            yield f"THIRD-PARTY.md does not name {name.strip('|` ')}"


def parts() -> Iterator[str]:
    """Every npm package of which something is in the page stands there too, as its licence file names it."""
    if not (ROOT / PARTS).exists():
        yield f"{PARTS} is not there: run `make page`"
        return
    said = text("THIRD-PARTY.md")
    inside = said.partition("## Inside the package")[2].partition("\nOnly to build")[0]
    for name in json.loads(text(PARTS)):
        if f"(`{name}`)" not in inside:
            yield f"THIRD-PARTY.md does not name {name}, of which something is in the page"
        elif (line := copyright_line(name)) and line not in inside:
            yield f"THIRD-PARTY.md does not give the copyright line of {name}: {line}"


def copyright_line(package: str) -> str:
    """What the licence file of a part of the page begins with; nothing if it has none, or is not here."""
    folder = ROOT / "web" / "node_modules" / package
    for path in sorted(folder.glob("[Ll][Ii][Cc][Ee][Nn][SsCc][Ee]*")):
        lines = path.read_text(encoding="utf-8").splitlines()
        named = [line for line in lines[:HEAD] if line.startswith("Copyright")] or lines
        return named[0].partition(" Baskervville-Italic[wght].ttf:")[0].strip()
    return ""


def distributions() -> Iterator[str]:
    """The wheel and the source distribution carry what is read, and nothing generated that is not needed."""
    for pattern in (f"trianon-{version()}-*.whl", f"trianon-{version()}.tar.gz"):
        found = sorted((ROOT / "dist").glob(pattern))
        if not found:
            yield f"dist/{pattern} is not there: run `make wheel sdist`"
            continue
        names = contents(found[-1])
        yield from (
            f"{found[-1].name} lacks {part}" for part in INSIDE if not any(part in n for n in names)
        )
        yield from (f"{found[-1].name} holds {n}" for n in names if n.endswith(HELD_BACK))
        if not any("THIRD-PARTY.md" in name for name in names):
            yield f"{found[-1].name} lacks THIRD-PARTY.md"


def contents(path: Path) -> list[str]:
    """The names of all files in an archive."""
    if path.suffix == ".whl":
        return zipfile.ZipFile(path).namelist()
    with tarfile.open(path) as archive:
        return archive.getnames()


def main() -> int:
    """Every fault in a line."""
    faults = [*versions(), *locks(), *licences(), *parts(), *distributions()]
    for fault in faults:
        print(f"release: {fault}", file=sys.stderr)
    if not faults:
        print(
            f"{version()} can be released: version, changelog, locks, licences, wheel, source distribution"
        )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
