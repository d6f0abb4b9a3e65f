"""Sizes and marks shared by the records of all games."""

from typing import Annotated, Final

Word = Annotated[int, "unsigned int"]  # a 32-bit word of the generator

Byte = Annotated[int, "signed char"]  # one number of an observation

Wide = Annotated[int, "int"]  # one number of an array that 16 bits might not hold

OPTION_ROOM: Final = 128  # options one decision may list
EVENT_ROOM: Final = 192  # facts one action may cause
EVENT_WIDTH: Final = 8  # kind, clause, reader, four figures, one spare
SEAT_ROOM: Final = 8
SHEET_ROOM: Final = 64
CLAUSE_ROOM: Final = 256  # clauses one game may cite

NOTHING: Final = 0  # no decision is open
NOBODY: Final = -1  # no seat, no card, no place
EVERYBODY: Final = -1  # a fact for all seats and the watchers
