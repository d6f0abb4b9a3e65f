"""Heads of State: the thrones of Europe from 1589 to 1789, for two to five players."""

COMPILED = (
    "box",
    "state",
    "hands",
    "scoring",
    "courtesan",
    "duty",
    "nobles",
    "treachery",
    "countries",
    "drawing",
    "setup",
    "revolution",
    "flow",
    "resample",
    "ledger",
)
