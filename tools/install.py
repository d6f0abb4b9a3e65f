"""Make .venv and install what a make target needs, exactly as locked; what is missing is said in a sentence.

Called as `python3 tools/install.py play`. An older Python must be able to read it, or it could not say so.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
LOCKED = (3, 11)  # the Python the lock was made for, on Linux
EXTRAS = {"play": "serve", "test": "all,dev,openspiel", "docs": "docs"}
RULES = "rules"  # Trianon itself, from this tree
NO_PACKAGES = (
    "The packages of requirements/{name}.txt could not be installed (pip says why above). Nothing can be"
    " fetched without a network; a mirror of your own is named with PIP_INDEX_URL. Then try again."
)
NO_COMPILER = (
    "trianon: there is no C compiler here. Everything will run uncompiled: it works, but bots and simulations"
    " are much slower. On Debian and Ubuntu: apt install gcc python3-dev."
)
NOT_LOCKED = "trianon: the locked versions are for Linux and Python 3.11; here the newest that fit are taken."


def refuse(sentence: str) -> NoReturn:
    """End with what is wrong and what would be right."""
    print(f"trianon: {sentence}", file=sys.stderr)
    sys.exit(2)


def check_python(version: "tuple[int, int]") -> None:
    """Python is new enough and can make environments."""
    wanted = "{}.{}".format(*OLDEST)
    if version < OLDEST:
        found = "{}.{}".format(*version)
        refuse(
            f"This is Python {found}; Trianon needs {wanted} or later."
            f" Name a newer one: make play PYTHON=python{wanted}"
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        refuse(
            "This Python cannot make environments: its modules venv and ensurepip are missing."
            " On Debian and Ubuntu: apt install python3-venv."
        )


def check_compiler() -> None:
    """A notice, no more: without a C compiler everything runs uncompiled."""
    if not any(map(which, (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang", "cl"))):
        print(NO_COMPILER, file=sys.stderr)


def python_of(folder: Path) -> str:
    """The Python of an environment."""
    return str(folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python")


def make_environment(folder: Path) -> None:
    """A fresh environment, unless there is one."""
    made = Path(python_of(folder)).exists()
    if not made and subprocess.call([sys.executable, "-m", "venv", str(folder)]):
        refuse(f"No environment could be made in {folder} (Python says why above).")


def packages(name: str) -> "list[str]":
    """What pip is told to install: the lock where it holds, else what pyproject.toml asks for."""
    if sys.version_info[:2] == LOCKED and sys.platform == "linux":
        return ["--require-hashes", "--no-deps", "--requirement", f"requirements/{name}.txt"]
    print(NOT_LOCKED, file=sys.stderr)
    return ["--requirement", "requirements/build.in", f".[{EXTRAS[name]}]"]


def main(arguments: "list[str]") -> None:
    """The packages of one lock (`play`, `test`, `docs`), or with `rules` Trianon itself."""
    name = arguments[0] if len(arguments) == 1 else ""
    if name not in (*EXTRAS, RULES):
        refuse(f"Say what to install: {', '.join((*EXTRAS, RULES))}.")
    check_python(sys.version_info[:2])
    folder = ROOT / ".venv"
    make_environment(folder)
    pip = [python_of(folder), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if name == RULES:
        check_compiler()
        itself = ["--no-deps", "--no-build-isolation", "--editable", "."]
        later = dict(os.environ, TRIANON_LATER="1")  # compiled by the step after this one
        if subprocess.call([*pip, *itself], cwd=str(ROOT), env=later):
            refuse("Trianon itself could not be installed (pip says why above).")
    elif subprocess.call([*pip, "--no-compile", *packages(name)], cwd=str(ROOT)):
        refuse(NO_PACKAGES.format(name=name))


if __name__ == "__main__":
    main(sys.argv[1:])
