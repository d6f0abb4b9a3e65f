"""Louis XIV: the court of Versailles, for two to four players."""

COMPILED = (
    "box",
    "state",
    "benefits",
    "gains",
    "supply",
    "fictive",
    "influence",
    "conspiracy",
    "incomes",
    "king",
    "court",
    "missions",
    "ending",
    "setup",
    "flow",
    "resample",
)
