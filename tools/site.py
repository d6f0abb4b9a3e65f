"""Gather the pages of the documentation site and build it: guides, lab notes, and the rules in every language.

`make docs` runs it. A link that leads nowhere ends it with an error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "trianon" / "games"
PAGES = ROOT / "build" / "site-pages"
SETTINGS = ROOT / "build" / "mkdocs.yml"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
CLAUSE = re.compile(r"^- ([A-Z]\d+(?:\.\d+)*) \*\*(.+?)\*\*", re.MULTILINE)
REFERENCE = re.compile(r"(?<![\w`(\[.#-])([A-Z]\d+(?:\.\d+)+)(?![\w])(?!\.\d)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:\s]+)(?:#[^)]*)?\)")  # to a file, not to an address
SOURCE = re.compile(
    r'\bsrc="([^":]+)"'
)  # pictures that are written as HTML; mkdocs does not follow them

# The doors, in this order; a page that no door names stands under "More".
DOORS = {
    "Play": [
        "commands.md",
        "rulings.md",
        "lessons.md",
        "puzzles.md",
        "motion.md",
        "records.md",
        "positions.md",
        "editions.md",
    ],
    "Host": ["hosting.md", "scale.md", "trust.md", "open-data.md"],
    "Bots": ["bots.md", "ladder.md", "analysis.md"],
    "Research": [
        "studies/README.md",
        "studies/bastille.md",
        "studies/louis-xiv.md",
        "studies/heads-of-state.md",
        "environments.md",
        "explore.md",
        "api.md",
    ],
    "Change": ["change-a-rule.md", "adding-a-game.md", "dialect.md", "architecture.md", "wire.md"],
}


def games() -> dict[str, str]:
    """The folders of the games with their titles, in the order of the house."""
    found = [
        (tomllib.loads(p.read_text("utf-8")), p.parent.name) for p in GAMES.glob("*/meta.toml")
    ]
    return {
        folder: meta["title"] for meta, folder in sorted(found, key=lambda pair: pair[0]["order"])
    }


def rules_page(text: str) -> str:
    """The rules with a place to link to at each clause, and references that lead there."""
    known = {number for number, _ in CLAUSE.findall(text)}

    def linked(match: re.Match[str]) -> str:
        number = match[1]
        return f"[{number}](#{number})" if number in known else number

    lines = []
    for line in text.splitlines():
        clause = CLAUSE.match(line)
        if clause:
            head, rest = line[: clause.end()], line[clause.end() :]
            head = head.replace(f"- {clause[1]} ", f'- <a id="{clause[1]}"></a>{clause[1]} ', 1)
            line = head + REFERENCE.sub(linked, rest)
        lines.append(line)
    return "\n".join(lines) + "\n"


def front_page(text: str) -> str:
    """The README as the first page: its links into docs/ are links between pages."""
    return text.replace("](docs/", "](").replace('src="docs/', 'src="')


def outside(text: str, page: Path, origin: Path) -> str:
    """A page whose links to files that are no pages are words: the site does not hold these files."""

    def told(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        file = (origin.parent / target).resolve()
        if (page.parent / target).exists() or not file.exists() or ROOT not in file.parents:
            return match[0]  # a page, or nothing at all: mkdocs says so
        name = file.relative_to(ROOT).as_posix()
        return f"`{name}`" if words.strip("`") == name else f"{words} (`{name}`)"

    return LINK.sub(told, text)


def gather() -> None:
    """All pages, as the site has them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    (PAGES / "index.md").write_text(front_page((ROOT / "README.md").read_text("utf-8")), "utf-8")
    for name in (
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
        "THIRD-PARTY.md",
    ):
        text = (ROOT / name).read_text("utf-8").replace("](docs/", "](")
        (PAGES / name).write_text(text.replace("](LICENSE)", "](LICENSE.md)"), "utf-8")
    licence = (ROOT / "LICENSE").read_text("utf-8")
    (PAGES / "LICENSE.md").write_text(f"# Licence\n\n```text\n{licence}\n```\n", "utf-8")
    index = (PAGES / "index.md").read_text("utf-8").replace("](LICENSE)", "](LICENSE.md)")
    (PAGES / "index.md").write_text(index, "utf-8")
    for page in PAGES.rglob("*.md"):
        place = page.relative_to(PAGES)
        guide = ROOT / "docs" / place
        other = ROOT / ("README.md" if place.stem == "index" else place)
        origin = guide if guide.exists() else other
        page.write_text(outside(page.read_text("utf-8"), page, origin), "utf-8")
    for folder in games():
        for language in LANGUAGES:
            target = PAGES / "rules" / folder / f"{language}.md"
            target.parent.mkdir(parents=True, exist_ok=True)
            source = GAMES / folder / "rules" / f"{language}.md"
            target.write_text(rules_page(source.read_text("utf-8")), "utf-8")


def navigation() -> list[dict[str, object]]:
    """The doors, the rules by game and language, then whatever no door names."""
    doors: list[dict[str, object]] = [{"Trianon": "index.md"}]
    doors += [
        {name: [page for page in pages if (PAGES / page).exists()]} for name, pages in DOORS.items()
    ]
    rules = [
        {
            title: [
                {f"{title}, {name}": f"rules/{folder}/{code}.md"}
                for code, name in LANGUAGES.items()
            ]
        }
        for folder, title in games().items()
    ]
    doors.insert(1, {"Rules": rules})
    named = {"index.md", *(page for pages in DOORS.values() for page in pages)}
    loose = sorted(p.name for p in PAGES.glob("*.md") if p.name not in named)
    notes = sorted(path.relative_to(PAGES).as_posix() for path in PAGES.glob("lab-notes/*.md"))
    return [*doors, {"Lab notes": notes}, {"More": loose}]


def built(settings: dict[str, Any], file: Path) -> tuple[bool, str]:
    """Build a site; whether nothing is wrong with it, and what is.

    Not with `--quiet`: that silences the warnings before `--strict` can count them.
    """
    file.write_text(yaml.safe_dump(settings, allow_unicode=True), "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(file)]
    around = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=around, check=False, capture_output=True, text=True
    )
    lines = (done.stdout + done.stderr).splitlines()
    said = [line for line in lines if line.strip() and not line.startswith("INFO")]
    return done.returncode == 0, "\n".join(said)


def notices(settings: dict[str, Any]) -> bool:
    """Whether a dead link would be seen: a small site is built without one, then with one of each kind."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        pages = folder / "pages"
        pages.mkdir()
        small = settings | {
            "theme": {"name": "mkdocs"},
            "plugins": [],
            "nav": [{"Home": "index.md"}],
            "docs_dir": str(pages),
            "site_dir": str(folder / "site"),
        }
        page, seen = pages / "index.md", []
        for link in ("index.md#home", "nowhere.md", "index.md#nowhere"):
            page.write_text(f"# Home\n\n[A link]({link})\n", "utf-8")
            seen.append(not built(small, folder / "mkdocs.yml")[0])
        return seen == [False, True, True]


def lost_pictures() -> list[str]:
    """Pictures written as HTML that are not there."""
    return [
        f"{page.relative_to(PAGES)}: {source}"
        for page in sorted(PAGES.rglob("*.md"))
        for source in SOURCE.findall(page.read_text("utf-8"))
        if not (page.parent / source).exists()
    ]


def main() -> int:
    """Build; warnings are errors."""
    gather()
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    if not notices(settings):
        print("A planted dead link was not noticed: the links of the site are not checked.")
        return 1
    lost = lost_pictures()
    settings |= {
        "nav": navigation(),
        "docs_dir": str(PAGES),
        "site_dir": str(ROOT / "build" / "site"),
    }
    well, said = built(settings, SETTINGS)
    print("\n".join([*lost, *([said] if said else [])]), end="\n" if lost or said else "")
    if not well or lost:
        return 1
    print("The site is in build/site: open build/site/index.html.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
