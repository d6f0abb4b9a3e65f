"""What may be asked: the kinds of decision by name, each with the clause that asks it."""

from typing import Final

from trianon.games.heads_of_state import numbers
from trianon.games.heads_of_state.clauses import H3_2, H4_1, H4_2, H7_3, H8_2, H11_1, H12_4, H16_1

DECISIONS: Final[dict[str, tuple[int, int]]] = {
    "turn-option": (numbers.TURN_OPTION, H3_2),
    "take-attribute": (numbers.TAKE_ATTRIBUTE, H4_1),
    "take-treachery": (numbers.TAKE_TREACHERY, H4_2),
    "act": (numbers.ACT, H16_1),
    "payment": (numbers.PAYMENT, H7_3),
    "treachery-card": (numbers.TREACHERY_CARD, H8_2),
    "discard": (numbers.DISCARD, H11_1),
    "trim": (numbers.TRIM, H12_4),
}
