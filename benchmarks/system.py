"""What the system says of processes: their time and their memory."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def family(process: int) -> list[int]:
    """A process and all it has started."""
    found = [process]
    for parent in found:
        try:
            text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
        except OSError:
            continue
        found += map(int, text.split())
    return found


def cpu(processes: Iterable[int]) -> float:
    """Seconds of processor of some processes, all threads, as the scheduler counts them.

    The usual figures are sampled a hundred times a second: too coarse for moves of two milliseconds.
    """
    total = 0
    for one in processes:
        for thread in Path(f"/proc/{one}/task").glob("*/schedstat"):
            try:
                total += int(thread.read_text().split()[0])
            except OSError:  # it has ended meanwhile
                continue
    return total / 1e9


def memory(processes: Iterable[int]) -> float:
    """Kibibytes of their own (shared pages by their part) of some processes."""
    total = 0
    for one in processes:
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return float(total)
