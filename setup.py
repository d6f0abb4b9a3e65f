"""The compile step: generate the `.pxd` files, then let Cython make C of the rule modules.

Without a C compiler the package installs all the same and runs uncompiled.
TRIANON_SANITIZE=1 builds with bounds and overflow checks; TRIANON_LATER=1 installs without compiling,
for a tree in which `build_ext --inplace` does it once.
"""

import os
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
SANITIZE = ["-fsanitize=bounds,signed-integer-overflow", "-fno-sanitize-recover=all", "-g1"]
sanitizing = bool(os.environ.get("TRIANON_SANITIZE"))
flags = ["-O1", *SANITIZE] if sanitizing else ["-O3", "-g0"]
if os.name != "nt":
    # Python doors of copied functions (_build/pxd.py) are unused. Python's own -fwrapv would keep loops from
    # being done by vectors, and void the overflow checks; whole numbers never wrap (docs/dialect.md).
    flags += ["-Wno-unused-function", "-fno-wrapv"]


class BuildRules(build_ext):
    """All modules or none: compiled and uncompiled records do not mix."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            if sanitizing:
                raise
            print(f"trianon: no C compiler works here ({error}); the rules will run uncompiled")
            for extension in self.extensions:
                for folder in (self.build_lib, str(ROOT / "src")):
                    built = Path(folder, self.get_ext_filename(extension.name))
                    built.unlink(missing_ok=True)
            self.extensions = []


def compiled() -> list[Extension]:
    """The modules that become C, after their `.pxd` files are written."""
    listing = subprocess.run(
        [sys.executable, str(ROOT / "src" / "trianon" / "_build" / "pxd.py")],
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "TRIANON_PURE": "1"},
    )
    return [
        Extension(
            name,
            [os.path.relpath(path, ROOT)],
            depends=[os.path.relpath(header, ROOT) for header in Path(path).parent.glob("*.h")],
            extra_compile_args=flags,
            extra_link_args=SANITIZE if sanitizing else [],
        )
        for name, path in (line.split(maxsplit=1) for line in listing.stdout.splitlines())
    ]


extensions = [] if os.environ.get("TRIANON_LATER") else compiled()

setup(
    cmdclass={"build_ext": BuildRules},
    ext_modules=cythonize(
        extensions,
        nthreads=os.cpu_count() or 1,
        language_level=3,
        quiet=True,
        show_all_warnings=False,
        compiler_directives={
            "annotation_typing": False,
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "emit_code_comments": False,
            "binding": False,
            "auto_pickle": False,
        },
    ),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
