"""Trianon: play, study and train bots on three strategy board games."""

import os

__version__ = "0.1.0"

if os.environ.get("TRIANON_PURE"):
    from trianon import _pure

    _pure.install()
