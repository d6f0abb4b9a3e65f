"""Louis XIV: the court of Versailles, for two to four players."""

COMPILED = (
    "box",
    "state",
    "benefits",
    "gains",
    "supply",
    "fictive",
    "turns",
    "swaps",
    "placing",
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
    "ledger",
)
