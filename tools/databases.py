"""Make sure the tests of several processes and of the kit find what they run beside us; else install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WANTED = {
    "postgresql": "PostgreSQL",
    "redis-server": "Redis",
    "faketime": "libfaketime",
    "nginx-light": "nginx",
    "caddy": "Caddy",
    "prometheus": "promtool",
}
SYSTEM = "/usr/sbin:/usr/local/sbin"  # not on everybody's path

# Two installations at once wait for each other.
WAIT = ("--option", "DPkg::Lock::Timeout=300")
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", *WAIT)


def missing() -> list[str]:
    """The packages whose programs are not here."""
    postgres = shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    here = {
        "postgresql": postgres,
        "redis-server": shutil.which("redis-server"),
        "faketime": shutil.which("faketime"),
        "nginx-light": shutil.which("nginx") or shutil.which("nginx", path=SYSTEM),
        "caddy": shutil.which("caddy"),
        "prometheus": shutil.which("promtool"),
    }
    return [package for package, found in here.items() if not found]


def install(packages: list[str]) -> None:
    """Debian's, without the cluster and the service it would start by itself."""
    first = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in ((*first, "apt-get", "update", "--quiet"), (*first, *INSTALL, *packages)):
        subprocess.run(command, capture_output=True, check=False, env=quiet)


def main() -> None:
    """Install what is missing where that is possible; what is still missing makes its tests fail."""
    if missing() and shutil.which("apt-get"):
        install(missing())
    for package in missing():
        text = f"{WANTED[package]} is not here: install Debian's `{package}` or the like, else tests fail"
        print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
