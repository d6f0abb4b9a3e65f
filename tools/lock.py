"""Write requirements/*.txt: exact versions with hashes, for Linux and the oldest Python we support.

Only the ordinary index is asked, whatever this machine's pip is set to, so that the lock holds on any other.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

for setting in [name for name in os.environ if name.startswith("PIP_") and name != "PIP_CERT"]:
    del os.environ[setting]
os.environ["PIP_CONFIG_FILE"] = os.devnull

from pip._internal.models.link import Link  # noqa: E402
from pip._internal.utils.hashes import FAVORITE_HASH  # noqa: E402
from piptools.repositories.pypi import PyPIRepository  # noqa: E402
from piptools.scripts.compile import cli as compile_all  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
EVERYTHING = ("all", "dev", "openspiel")
OPTIONS = (
    "--quiet",
    "--strip-extras",
    "--generate-hashes",
    "--unsafe-package=trianon",  # extras name others of Trianon: it is not to be locked itself
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-emit-find-links",
    "--no-annotate",
    "--no-header",
)
hash_of_file = PyPIRepository._get_file_hash
LOCKS = {"test": EVERYTHING, "play": ("serve",), "docs": ("docs",)}  # the largest first: it binds


def hash_of(repository: PyPIRepository, link: Link) -> str:
    """The index says the hash of each file beside its address: a mirror's files need not be fetched for it."""
    if link.hash and link.hash_name == FAVORITE_HASH:
        return f"{FAVORITE_HASH}:{link.hash}"
    return hash_of_file(repository, link)


def compile_lock(name: str, extras: tuple[str, ...], arguments: list[str]) -> None:
    """One file; with `--upgrade` among the arguments newer versions are taken."""
    target = FOLDER / f"{name}.txt"
    bound = [] if name == "test" else ["--constraint", str(FOLDER / "test.txt")]
    chosen = [f"--extra={extra}" for extra in extras]
    sources = ["pyproject.toml", "requirements/build.in"]
    compile_all.main(
        [*OPTIONS, *bound, *chosen, *arguments, "--output-file", str(target), *sources],
        standalone_mode=False,
    )
    lines = target.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = "".join(line for line in lines if not line.startswith("#")).strip("\n")
    target.write_text(f"# Written by `make lock`: what `make {name}` needs.\n{kept}\n", "utf-8")


def main(arguments: list[str]) -> int:
    """All locks; Python has to be the one they are for."""
    if sys.version_info[:2] != (3, 11) or sys.platform != "linux":
        print("The lock is for Linux and Python 3.11: run `make lock` there.", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    setattr(PyPIRepository, "_get_file_hash", hash_of)  # noqa: B010
    for name, extras in LOCKS.items():
        compile_lock(name, extras, arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
