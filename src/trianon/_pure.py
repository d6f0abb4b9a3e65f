"""Import the rules uncompiled although compiled modules lie beside them (TRIANON_PURE=1)."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HOME = str(Path(__file__).resolve().parent)


def finder(path: str) -> FileFinder:
    """A finder of sources only, for the folders of this package."""
    if not str(Path(path).resolve()).startswith(HOME):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def install() -> None:
    """Put the finder first, and forget what was found before."""
    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()
