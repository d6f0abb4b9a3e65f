"""Trianon: three board games of power in old Europe as software."""

import os

__version__ = "0.1.0"

if os.environ.get("TRIANON_PURE"):
    from trianon import _pure

    _pure.install()
