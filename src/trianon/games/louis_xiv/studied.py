"""What a study notes of this game, besides what it notes of every game."""

from typing import Final

from trianon.games.louis_xiv.events import (
    BRIBE_PAID,
    FIRST_PLAYER,
    MAJORITY_HELD,
    MISSION_LAID,
    NUMBER_REACHED,
    TILE_GAINED,
)

STARTS: Final = FIRST_PLAYER  # tells who begins

# Events by which a seat takes a component, with the figure that names it; a board is taken when it pays.
TAKEN: Final[dict[int, str]] = {
    MISSION_LAID: "mission",
    MAJORITY_HELD: "board",
    NUMBER_REACHED: "board",
    BRIBE_PAID: "board",
    TILE_GAINED: "tile",
}

MINUTES: Final = 100  # a usual playing time, only to turn decisions into minutes
