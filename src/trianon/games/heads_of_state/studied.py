"""What a study notes of this game, besides what it notes of every game."""

from typing import Final

from trianon.games.heads_of_state.events import (
    COUNTRY_MARKER_TAKEN,
    FIRST_PLAYER_DRAWN,
    INITIAL_MARKER_TAKEN,
    SET_SPENT,
    TREACHERY_PLAYED,
)

STARTS: Final = FIRST_PLAYER_DRAWN  # tells who begins

# Events by which a seat takes a component, with the figure that names it; a noble is taken when created.
TAKEN: Final[dict[int, str]] = {
    SET_SPENT: "noble",
    INITIAL_MARKER_TAKEN: "sector",
    COUNTRY_MARKER_TAKEN: "country",
    TREACHERY_PLAYED: "treachery",
}

MINUTES: Final = 90  # a usual playing time, only to turn decisions into minutes
