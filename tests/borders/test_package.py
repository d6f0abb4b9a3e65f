"""The package: a wheel carries every file the program reads, and nothing it does not."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "trianon"
CODE = {".py", ".pyc", ".so", ".pyd", ".c", ".pxd"}  # carried by themselves, or left behind
TOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def test_every_file_that_is_read_is_carried() -> None:
    patterns = [pattern.replace("**/", "*") for pattern in TOOLS["package-data"]["trianon"]]
    found = [path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file()]
    data = [path.as_posix() for path in found if path.suffix not in CODE]
    assert any(name.endswith(".ftl") for name in data)
    assert [n for n in data if not any(fnmatch(n, pattern) for pattern in patterns)] == []


def test_every_folder_of_code_is_a_package() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_generated_c_stays_behind() -> None:
    assert "*.c" in TOOLS["exclude-package-data"]["*"]
