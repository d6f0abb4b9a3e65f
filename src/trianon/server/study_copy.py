"""A copy of the explorer that any web server can serve: the page, and the answers worked out beforehand."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from urllib.parse import quote

import msgspec
from msgspec import Struct

from trianon.core.errors import BadRequest, TrianonError
from trianon.core.registry import game as game_named
from trianon.core.words import CORE, LANGUAGES
from trianon.server import studies
from trianon.server.page import BROTLI, INDEX
from trianon.study.explore import answers
from trianon.study.explore.filters import (
    ANY_TURN,
    ANYBODY,
    Filter,
    Line,
    every_filter,
    respects,
)
from trianon.study.explore.library import CARDS, COMPARE, OPENINGS, PLAIN, Library, Published

FORMAT = "trianon explorer copy 1"
CONTENTS = "contents.json"
DATA = "data"
MARK = '<meta name="trianon-copy" content="data" />'  # tells the page where its answers lie
MOST_LINES = 400  # of one study and variant
PATIENCE = 60.0  # seconds for one answer: nobody waits for it
Progress = Callable[[int], None]


class CopyContents(Struct, frozen=True):
    """What a copy holds; `lines` are those that can be followed, by study and variant."""

    format: str
    studies: list[str]
    answers: int
    depth: int
    least: int
    lines: dict[str, dict[str, list[list[str]]]]


class Copy:
    """One copy, written beside its place and moved there when it is whole."""

    def __init__(self, library: Library, page: Path, depth: int, least: int) -> None:
        self.library, self.page = library, page
        self.depth, self.least = depth, least
        self.answers = 0
        self.lines: dict[str, dict[str, list[list[str]]]] = {}
        self.out = Path()

    def write(self, out: Path, progress: Progress) -> CopyContents:
        """The whole folder."""
        self.out = out
        self.copy_page()
        self.copy_words()
        self.put("/me", {}, b'{"name":""}')
        self.put("/studies", {}, msgspec.json.encode(self.library.lines()))
        for one in self.library.studies.values():
            self.copy_study(one)
            progress(1)
        found = CopyContents(
            FORMAT, list(self.library.studies), self.answers, self.depth, self.least, self.lines
        )
        text = msgspec.json.encode(found)
        (out / CONTENTS).write_bytes(msgspec.json.format(text, indent=1) + b"\n")
        self.put("/contents", {}, text)
        return found

    def copy_page(self) -> None:
        """The built page, with addresses that hold in any folder."""
        for path in sorted(self.page.rglob("*")):
            if path.is_file() and path.suffix != BROTLI and not path.name.startswith("."):
                target = self.out / path.relative_to(self.page)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
        index = self.out / INDEX
        text = index.read_text(encoding="utf-8")
        text = text.replace('="/', '="./').replace("<head>", f"<head>\n    {MARK}", 1)
        index.write_text(text, encoding="utf-8")

    def copy_words(self) -> None:
        """The words the page fetches."""
        games = {one.about.game for one in self.library.studies.values()}
        folders = {f"/games/{name}": game_named(name).folder for name in sorted(games)}
        for place, folder in {"": CORE, **folders}.items():
            for language in LANGUAGES:
                name = f"locale/{language}.ftl"
                target = self.out / DATA / f"{place}/{name}".lstrip("/")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(folder / name, target)

    def copy_study(self, one: Published) -> None:
        """Every answer that the page of a study can ask for."""
        at = f"/studies/{one.id}"
        for wish in every_filter(one.about):
            for question in (*PLAIN, *((CARDS,) if one.about.detail else ())):
                self.put(
                    f"{at}/{question}", asked(wish), self.library.answer(one.id, question, wish)
                )
        for variant in one.about.variants if one.about.detail else ():
            self.put(
                f"{at}/components",
                asked(Filter(variant)),
                studies.figures(self.library, one.id, variant),
            )
            self.copy_lines(one, variant)
        for wish, against, other in self.comparisons(one):
            data = self.library.compare(one.id, wish, against, other)
            self.put(f"{at}/{COMPARE}", {**asked(wish), **asked_against(against, other)}, data)

    def comparisons(self, one: Published) -> Iterator[tuple[Filter, str, Filter]]:
        """The settings that differ from one of this study in a single respect; a study is one, too."""
        for two in self.library.studies.values():
            if two.about.game == one.about.game:
                apart = int(two.id != one.id)
                for wish, other in product(every_filter(one.about), every_filter(two.about)):
                    if respects(wish, other) + apart == 1:
                        yield wish, two.id, other

    def copy_lines(self, one: Published, variant: str) -> None:
        """The lines that games began with often enough, and a board for each."""
        at = f"/studies/{one.id}"
        bots = (ANYBODY, *one.about.bots) if len(one.about.bots) > 1 else (ANYBODY,)
        kept = self.lines.setdefault(one.id, {}).setdefault(variant, [])
        for line in self.worthy(one, variant):
            kept.append(list(line.moves))
            for bot in bots:
                wish = Filter(variant, bot)
                data = self.library.answer(one.id, OPENINGS, wish, line)
                self.put(f"{at}/{OPENINGS}", asked(wish, line), data)
            try:
                board = studies.board(self.library, one.id, variant, line)
            except TrianonError:  # no shuffle that was tried allows it: the page shows no board
                continue
            self.put(f"{at}/board", asked(Filter(variant), line), board)

    def worthy(self, one: Published, variant: str) -> Iterator[Line]:
        """Lines from the shortest, the most frequent first."""
        waiting, count = [Line()], 0
        while waiting and count < MOST_LINES:
            line = waiting.pop(0)
            yield line
            count += 1
            if len(line.moves) >= self.depth:
                continue
            data = self.library.answer(one.id, OPENINGS, Filter(variant), line)
            found = msgspec.json.decode(data, type=answers.StudyOpenings)
            for choice in found.choices if found.deeper else ():
                if choice.games >= self.least:
                    waiting.append(Line((*line.moves, choice.name)))

    def put(self, path: str, query: dict[str, list[str]], data: bytes) -> None:
        """An answer under the name the page will ask for."""
        target = self.out / DATA / file_of(path, query)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        self.answers += 1


def asked(wish: Filter, line: Line | None = None) -> dict[str, list[str]]:
    """A filter as the page writes it into an address: what is usual is left out, the order is fixed."""
    found: dict[str, list[str]] = {}
    if wish.variant != Filter().variant:
        found["variant"] = [wish.variant]
    if wish.bot != ANYBODY:
        found["bot"] = [wish.bot]
    if wish.turn != ANY_TURN:
        found["turn"] = [str(wish.turn)]
    if line and line.moves:
        found["line"] = list(line.moves)
    return found


def asked_against(study: str, wish: Filter) -> dict[str, list[str]]:
    """The second setting as the page writes it."""
    theirs = {f"against_{name}": value for name, value in asked(wish).items()}
    return {"against": [study], **theirs}


def file_of(path: str, query: dict[str, list[str]]) -> str:
    """The file of an answer; `copied.ts` of the page makes the same name."""
    pairs = [(name, value) for name, values in query.items() for value in values]
    suffix = "".join(f",{name}={quote(value, safe=UNTOUCHED)}" for name, value in pairs)
    return path.lstrip("/") + suffix.replace("%", "~") + ".json"


UNTOUCHED = "!*'()"  # besides what Python leaves alone: as JavaScript's encodeURIComponent


def export(
    folders: list[Path],
    out: Path,
    page: Path,
    depth: int,
    least: int,
    progress: Progress = lambda count: None,
) -> CopyContents:
    """Copy studies for any web server; nothing stands under the name before all is written."""
    if not (page / INDEX).exists():
        raise BadRequest("page-missing")
    if out.exists() and (not out.is_dir() or any(out.iterdir())) and not is_copy(out):
        raise BadRequest("explore-out", folder=str(out))
    library = Library(folders, PATIENCE)
    if library.troubles:
        raise library.troubles[0]
    passing = out.with_name(f".{out.name}.passing")
    try:
        shutil.rmtree(passing, ignore_errors=True)
        passing.mkdir(parents=True)
        found = Copy(library, page, depth, least).write(passing, progress)
        if out.exists():
            shutil.rmtree(out)
        passing.rename(out)
    except OSError as error:
        reason = str(error.strerror or error)
        raise BadRequest("file-unwritable", file=str(out), reason=reason) from error
    finally:
        shutil.rmtree(passing, ignore_errors=True)
        library.close()
    return found


def is_copy(folder: Path) -> bool:
    """Whether a folder holds an earlier copy, which may be replaced."""
    try:
        found = msgspec.json.decode((folder / CONTENTS).read_bytes(), type=CopyContents)
    except (OSError, msgspec.MsgspecError):
        return False
    return found.format == FORMAT
