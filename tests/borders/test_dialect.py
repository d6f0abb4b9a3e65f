"""The compile step: what the generator writes, and what it refuses."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import pytest

from trianon._build import pxd

ROOT = Path(__file__).resolve().parents[2]


def load(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def written(tmp_path: Path, text: str) -> str:
    """The `.pxd` of a small module."""
    source = tmp_path / "chapter.py"
    source.write_text("from __future__ import annotations\n" + textwrap.dedent(text))
    module = load(source, "chapter")
    return str(pxd.pxd(module, {"chapter"}))


def test_functions_and_constants(tmp_path: Path) -> None:
    text = written(
        tmp_path,
        """
        from typing import Final
        BANQUE: Final = 3
        def twice(value: int, more: int = 0) -> int:
            return 2 * value + more
        def is_large(value: int) -> bool:
            return value > BANQUE
        def total(numbers: list[int], count: int) -> int:
            return numbers[0] * count
        """,
    )
    assert 'int BANQUE "((int){3})"' in text
    assert "cpdef int twice(int value, int more=*) noexcept nogil" in text
    assert "cpdef bint is_large(int value) noexcept nogil" in text
    assert "cdef int total(short* numbers, int count) noexcept nogil" in text


def test_small_functions_of_the_rules_are_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pxd, "RULES", ("chapter",))
    text = written(
        tmp_path,
        """
        def twice(value: int, more: int = 0) -> int:
            \"\"\"A number and itself.\"\"\"
            return 2 * value + more
        def total(count: int) -> int:
            \"\"\"A loop.\"\"\"
            for step in range(count):
                count += step
            return count
        """,
    )
    assert "cpdef inline int copy_of_twice(int value, int more=0) noexcept nogil:" in text
    assert "    return 2 * value + more" in text
    assert "copy_of_total" not in text


def test_a_row_lies_apart_from_records(tmp_path: Path) -> None:
    text = written(
        tmp_path,
        """
        from trianon.core.sizes import Byte
        def encode(out: list[Byte]) -> int:
            return out[0]
        """,
    )
    assert 'ctypedef signed char *Row "signed char *CYTHON_RESTRICT"' in text
    assert "cdef int encode(Row out) noexcept nogil" in text


def test_arrays_are_narrow_and_come_after_single_numbers(tmp_path: Path) -> None:
    text = written(
        tmp_path,
        """
        from typing import Annotated
        from trianon.core.sizes import Wide
        class Box:
            cost: Annotated[list[int], 3]
            rows: Annotated[list[list[int]], 2, 5]
            score: Annotated[list[Wide], 4]
            round: int
            names: dict[int, str]
        def total(numbers: list[Wide]) -> int:
            return numbers[0]
        """,
    )
    fields = [
        line.strip().removeprefix("cdef public ") for line in text.splitlines() if "public" in line
    ]
    assert fields == [
        "int round",
        "short[3] cost",
        "short[2][5] rows",
        "int[4] score",
        "dict names",
    ]
    assert "cdef int total(int* numbers) noexcept nogil" in text


@pytest.mark.parametrize(
    "text",
    [
        "def f(x: float) -> tuple[int, ...]:\n    return (1,)\n",
        "def f(x: set[int]) -> int:\n    return 1\n",
        "class A:\n    a: int\n    b: B\n    c: int\nclass B:\n    a: int\n",
    ],
)
def test_what_has_no_c_type_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(pxd.DialectError):
        written(tmp_path, text)


def test_every_listed_module_exists() -> None:
    names = pxd.compiled_modules()
    assert len(names) == len(set(names)) > 20
    for name in names:
        assert (ROOT / "src" / Path(*name.split("."))).with_suffix(".py").exists()


def test_the_compile_step_needs_no_other_package() -> None:
    """Where a source distribution is built there are only Cython and setuptools."""
    script = ROOT / "src" / "trianon" / "_build" / "pxd.py"
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(script)],
        env={**os.environ, "TRIANON_PURE": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 20
