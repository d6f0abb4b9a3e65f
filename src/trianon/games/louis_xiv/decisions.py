"""What may be asked: the kinds of decision by name, each with the clause that asks it."""

from typing import Final

from trianon.games.louis_xiv import numbers
from trianon.games.louis_xiv.clauses import (
    L5_2,
    L6_2,
    L7_2,
    L7_6,
    L7_7,
    L8_1,
    L8_5,
    L10_2,
    L11_1,
    L11_6,
    L13_6,
    L13_8,
    L15_1,
    L15_3,
    L15_4,
    L15_6,
    L15_7,
    L15_8,
    L18,
)

DECISIONS: Final[dict[str, tuple[int, int]]] = {
    "use-supply": (numbers.USE_SUPPLY, L5_2),
    "choose-two": (numbers.CHOOSE_TWO, L18),
    "use-start": (numbers.USE_START, L8_1),
    "choose-mode": (numbers.CHOOSE_MODE, L6_2),
    "choose-card": (numbers.CHOOSE_CARD, L6_2),
    "start-board": (numbers.START_BOARD, L7_7),
    "next-marker": (numbers.NEXT_MARKER, L7_2),
    "take-more": (numbers.TAKE_MORE, L7_6),
    "end-marker": (numbers.END_MARKER, L8_5),
    "conspire": (numbers.CONSPIRE, L10_2),
    "break-tie": (numbers.BREAK_TIE, L11_6),
    "bribe": (numbers.BRIBE, L11_1),
    "conde-marker": (numbers.CONDE_MARKER, L13_6),
    "maintenon-markers": (numbers.MAINTENON_MARKERS, L13_8),
    "fulfil": (numbers.FULFIL, L15_1),
    "pay-tile": (numbers.PAY_TILE, L15_3),
    "exchange-tile": (numbers.EXCHANGE_TILE, L15_6),
    "choose-deck": (numbers.CHOOSE_DECK, L15_4),
    "keep-tile": (numbers.KEEP_TILE, L15_7),
    "swap-mission": (numbers.SWAP_MISSION, L15_8),
}
