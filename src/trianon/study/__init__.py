"""Studies: many games as tables, what wins and why, two rules compared, pages to explore."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trianon.study.frames import Frames

WRITTEN: tuple[str, ...] = ("harvest",)  # compiled from a `.pyx` of its own, without a `.pxd`


def read(folder: str | Path) -> Frames:
    """The tables of a study as frames: `read("out").seats` (Polars), `.pandas("seats")`."""
    from trianon.study.frames import Frames

    return Frames(Path(folder))
