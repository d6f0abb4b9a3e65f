"""Write docs/api.md: what programs may call, with typed signatures read from the source.

    python tools/api.py

Compiled modules keep no signatures when they are imported, so the text of the modules is read instead.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from trianon.core.registry import GAMES
from trianon.core.rooms import module_of

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "trianon"
DOCUMENT = ROOT / "docs" / "api.md"
MODULES = [
    "core.registry",
    "core.game",
    "core.decision",
    "core.events",
    "core.edition",
    "core.record",
    "core.errors",
    "bots.bot",
    "bots.entrants",
    "bots.levels",
    "bots.search",
    "bots.tree",
    "envs.setting",
    "envs.vector",
    "envs.gymnasium",
    "envs.gymnasium_vector",
    "envs.pettingzoo",
    "envs.openspiel",
    "lab.simulate",
    "lab.tournament",
    "lab.standings",
    "lab.runner",
]
HEAD = """# What programs may call

Every public class and function of these modules with its typed signature, as `python tools/api.py` reads
them from the source; a test compares. Functions of compiled modules (`games.*.flow`, `bots.tree`) are called in
the same way compiled and uncompiled. The guides are [environments](environments.md), [bots](bots.md),
[the ladder](ladder.md) and [editions](editions.md).
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def written() -> str:
    """The whole document."""
    return HEAD + "".join(chapter(name) for name in (*MODULES, *flows()))


def flows() -> list[str]:
    """The order of play of each game that is found."""
    return [f"games.{module_of(name)}.flow" for name in GAMES]


def chapter(name: str) -> str:
    """One module."""
    text = SOURCE.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    module = ast.parse(text)
    lines = [line for node in module.body for line in entries(node, text)]
    about = (ast.get_docstring(module) or "").split("\n")[0]
    return f"\n## `trianon.{name}`\n\n{about}\n\n```text\n" + "\n".join(lines) + "\n```\n"


def entries(node: ast.stmt, text: str) -> Iterator[str]:
    """A public class or function of a module."""
    if isinstance(node, Function) and is_public(node.name):
        yield signature(node, "")
    elif isinstance(node, ast.ClassDef) and is_public(node.name):
        bases = ", ".join(map(ast.unparse, node.bases))
        yield (
            f"class {node.name}({bases}):{said(node)}"
            if bases
            else f"class {node.name}:{said(node)}"
        )
        for inner in node.body:
            if isinstance(inner, Function) and (is_public(inner.name) or inner.name == "__init__"):
                yield signature(inner, "    ")
            elif isinstance(inner, ast.AnnAssign) and is_public(ast.unparse(inner.target)):
                yield f"    {ast.unparse(inner)}{remark(inner, text)}"


def signature(node: Function, indent: str) -> str:
    """A function with its types and what it is for."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{indent}def {node.name}({ast.unparse(node.args)}){result}{said(node)}"


def said(node: Function | ast.ClassDef) -> str:
    """The first line of a docstring as a comment."""
    lines = (ast.get_docstring(node) or "").splitlines()
    return f"  # {lines[0]}" if lines else ""


def remark(node: ast.AnnAssign, text: str) -> str:
    """The comment at the end of a field's line."""
    line = text.splitlines()[(node.end_lineno or node.lineno) - 1]
    _, mark, comment = line.partition("  # ")
    return f"  # {comment}" if mark else ""


def is_public(name: str) -> bool:
    """Names without an underscore at their head."""
    return not name.startswith("_")


if __name__ == "__main__":
    DOCUMENT.write_text(written(), encoding="utf-8")
