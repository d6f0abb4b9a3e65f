"""Make .venv and install what a make target needs, exactly as locked; what is missing is said in a sentence.

Runs with any Python, also one that is too old, so it uses nothing new. Called as `python3 tools/install.py play`.
"""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OLDEST = (3, 11)
LOCKED = (3, 11)  # the Python the lock was made for, on Linux
EXTRAS = {"play": "serve", "test": "all,dev,openspiel", "docs": "docs"}
NO_NETWORK = (
    "The packages of requirements/{0}.txt could not be installed (pip says why above). Without a network nothing can"
    " be fetched; with a mirror of your own, set PIP_INDEX_URL. Then run the same command again."
)


def refuse(sentence):
    """End with what is wrong and what would be right."""
    sys.stderr.write("trianon: " + sentence + "\n")
    sys.exit(2)


def check_python():
    """Python is new enough and can make environments."""
    if sys.version_info[:2] < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:2])
        wanted = ".".join(str(part) for part in OLDEST)
        refuse(
            "This is Python " + found + "; Trianon needs " + wanted + " or later."
            " Name a newer one: make play PYTHON=python" + wanted
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        refuse(
            "This Python cannot make environments: its modules venv and ensurepip are missing."
            " On Debian and Ubuntu: apt install python3-venv."
        )


def check_compiler():
    """A notice, no more: without a C compiler everything runs uncompiled."""
    from shutil import which

    names = (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang", "cl")
    if not any(which(name) for name in names):
        sys.stderr.write(
            "trianon: there is no C compiler here. Everything will run uncompiled: it works, but bots and simulations"
            " are much slower. On Debian and Ubuntu: apt install gcc python3-dev.\n"
        )


def python_of(folder):
    """The Python of an environment."""
    return os.path.join(
        folder, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python"))
    )


def environment(folder):
    """A fresh environment, unless there is one."""
    if not os.path.exists(python_of(folder)):
        if subprocess.call([sys.executable, "-m", "venv", folder]):
            refuse("No environment could be made in " + folder + " (Python says why above).")


def packages(name):
    """What pip is told to install: the lock where it holds, else what pyproject.toml asks for."""
    if sys.version_info[:2] == LOCKED and sys.platform == "linux":
        return ["--require-hashes", "--no-deps", "--requirement", "requirements/" + name + ".txt"]
    sys.stderr.write(
        "trianon: the locked versions are for Linux and Python 3.11; here the newest that fit are installed.\n"
    )
    return ["--requirement", "requirements/build.in", ".[" + EXTRAS[name] + "]"]


def main(arguments):
    """The packages of one lock (`play`, `test`, `docs`), or with `rules` Trianon itself, compiled in place."""
    name = arguments[0] if len(arguments) == 1 else ""
    if name not in (*EXTRAS, "rules"):
        refuse("Say what to install: play, test, docs or rules.")
    check_python()
    folder = os.path.join(ROOT, ".venv")
    environment(folder)
    pip = [python_of(folder), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if name == "rules":
        check_compiler()
        itself = ["--no-deps", "--no-build-isolation", "--editable", "."]
        if subprocess.call([*pip, *itself], cwd=ROOT):
            refuse("Trianon itself could not be installed (pip says why above).")
    elif subprocess.call([*pip, "--no-compile", *packages(name)], cwd=ROOT):
        refuse(NO_NETWORK.format(name))


if __name__ == "__main__":
    main(sys.argv[1:])
