"""`python -m tests.newcomers [clone wheel sdist base blocks tutorial]`: walk these paths, or all of them."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.newcomers.empty import Lost
from tests.newcomers.paths import PATHS


def main(names: list[str]) -> int:
    """Each path in an empty folder; the first that does not lead to its end is told."""
    unknown = [name for name in names if name not in PATHS]
    if unknown:
        print(f"no such path: {', '.join(unknown)}; there are {', '.join(PATHS)}", file=sys.stderr)
        return 2
    for name in names or PATHS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="newcomer-") as folder:
            try:
                result = PATHS[name](Path(folder))
            except Lost as lost:
                print(f"{name}: lost. {lost}", file=sys.stderr)
                return 1
        print(f"{name}: {time.monotonic() - began:.0f} s; {result}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
