"""What may be asked: the kinds of decision by name, each with the clause that asks it."""

from typing import Final

from trianon.games.bastille import numbers
from trianon.games.bastille.clauses import B5_1, B6_3, B6_5, B6_7, B9_3, B9_4, B9_7, B10_1, B15_2

DECISIONS: Final[dict[str, tuple[int, int]]] = {
    "place-tile": (numbers.PLACE_TILE, B5_1),
    "versailles-pick": (numbers.VERSAILLES_PICK, B6_3),
    "recruit": (numbers.RECRUIT, B6_5),
    "take-mission": (numbers.TAKE_MISSION, B6_7),
    "choose-pile": (numbers.CHOOSE_PILE, B15_2),
    "catacomb-bonus": (numbers.CATACOMB_BONUS, B9_3),
    "upgrade-tile": (numbers.UPGRADE_TILE, B9_4),
    "claim-weapons": (numbers.CLAIM_WEAPONS, B9_7),
    "assign-monk": (numbers.ASSIGN_MONK, B10_1),
}
