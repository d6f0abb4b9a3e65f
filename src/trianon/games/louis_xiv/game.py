"""What Louis XIV answers in its own way: a switch of the set-up, which no state keeps."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.game import Game
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.state import State
from trianon.games.louis_xiv.view import View


class Rules(Game[State, View]):
    """The rules of Louis XIV."""

    def set_switches(self, state: State, switches: Mapping[str, bool]) -> None:
        """R1: without the switch the first seat begins, as the set-up finds it."""
        super().set_switches(state, switches)
        state.first_player = NOBODY if switches["first_player_drawn"] else 0
