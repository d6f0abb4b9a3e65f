"""What a study notes of this game, besides what it notes of every game."""

from typing import Final

from trianon.games.bastille.events import (
    CARD_DRAWN,
    CARD_RECRUITED,
    FLAG_BONUS,
    MISSION_KNOWN,
    START_PLAYER_DRAWN,
    TOKEN_CLAIMED,
    VERSAILLES_BONUS,
)

STARTS: Final = START_PLAYER_DRAWN  # tells who begins

# Events by which a seat takes a component, with the figure that names it.
TAKEN: Final[dict[int, str]] = {
    CARD_RECRUITED: "card",
    CARD_DRAWN: "card",
    MISSION_KNOWN: "mission",
    TOKEN_CLAIMED: "weapon",
    VERSAILLES_BONUS: "kind",
    FLAG_BONUS: "kind",
}

MINUTES: Final = 60  # a usual playing time, only to turn decisions into minutes
