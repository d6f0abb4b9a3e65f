"""Louis XIV as a Game: the door through which everything else asks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trianon.core import codes
from trianon.core.game import Game
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv import (
    breakdown,
    clauses,
    components,
    ending,
    events,
    flow,
    invariants,
    names,
    outlook,
    position,
    view,
    wording,
)
from trianon.games.louis_xiv.actions import action_name
from trianon.games.louis_xiv.resample import resample
from trianon.games.louis_xiv.state import State


class LouisXIV(Game[State, view.View]):
    """The rules of Louis XIV."""

    name = "louis-xiv"
    title = "Louis XIV"
    rules_version = 1
    players = (2, 3, 4)
    switches = components.switches(components.base_tables())
    setup_switches = {"first_player_drawn": False}  # noqa: RUF012
    action_count = names.ACTIONS
    move_bound = 1500
    folder = Path(__file__).parent
    decision_names = {  # noqa: RUF012
        names.USE_SUPPLY: "use-supply",
        names.CHOOSE_TWO: "choose-two",
        names.USE_START: "use-start",
        names.CHOOSE_MODE: "choose-mode",
        names.CHOOSE_CARD: "choose-card",
        names.START_BOARD: "start-board",
        names.NEXT_MARKER: "next-marker",
        names.TAKE_MORE: "take-more",
        names.END_MARKER: "end-marker",
        names.CONSPIRE: "conspire",
        names.BREAK_TIE: "break-tie",
        names.BRIBE: "bribe",
        names.CONDE_MARKER: "conde-marker",
        names.MAINTENON_MARKERS: "maintenon-markers",
        names.FULFIL: "fulfil",
        names.PAY_TILE: "pay-tile",
        names.EXCHANGE_TILE: "exchange-tile",
        names.CHOOSE_DECK: "choose-deck",
        names.KEEP_TILE: "keep-tile",
        names.SWAP_MISSION: "swap-mission",
    }
    decision_clauses = {  # noqa: RUF012
        names.USE_SUPPLY: clauses.L5_2,
        names.CHOOSE_TWO: clauses.L18,
        names.USE_START: clauses.L8_1,
        names.CHOOSE_MODE: clauses.L6_2,
        names.CHOOSE_CARD: clauses.L6_2,
        names.START_BOARD: clauses.L7_7,
        names.NEXT_MARKER: clauses.L7_2,
        names.TAKE_MORE: clauses.L7_6,
        names.END_MARKER: clauses.L8_5,
        names.CONSPIRE: clauses.L10_2,
        names.BREAK_TIE: clauses.L11_6,
        names.BRIBE: clauses.L11_1,
        names.CONDE_MARKER: clauses.L13_6,
        names.MAINTENON_MARKERS: clauses.L13_8,
        names.FULFIL: clauses.L15_1,
        names.PAY_TILE: clauses.L15_3,
        names.EXCHANGE_TILE: clauses.L15_6,
        names.CHOOSE_DECK: clauses.L15_4,
        names.KEEP_TILE: clauses.L15_7,
        names.SWAP_MISSION: clauses.L15_8,
    }
    event_names = codes.names_of(events)
    event_figures = events.FIGURES
    harmless_events = events.HARMLESS
    harmless_questions = events.HARMLESS_QUESTIONS
    clause_names = codes.clauses_of(clauses)
    definitions = wording.DEFINITIONS
    view_type = view.View

    base_tables = staticmethod(components.base_tables)
    fill_box = staticmethod(components.filled_box)
    new_state = staticmethod(flow.new_state)
    apply = staticmethod(flow.apply)
    begin = staticmethod(flow.begin)
    list_options = staticmethod(flow.list_options)
    copy = staticmethod(flow.copy)
    play_randomly = staticmethod(flow.play_randomly)
    resample = staticmethod(resample)
    action_name = staticmethod(action_name)
    write_position = staticmethod(position.write)
    read_position = staticmethod(position.read)
    check = staticmethod(invariants.check)
    breakdown = staticmethod(breakdown.explain)
    figure = staticmethod(wording.figure)
    option_words = staticmethod(wording.option)
    reasons_unfired = staticmethod(wording.reasons_unfired)
    asked_about = staticmethod(wording.asked_about)
    outlook_words = staticmethod(outlook.option_words)
    standing_words = staticmethod(outlook.standing_words)
    outlook = staticmethod(outlook.outlook)

    def set_switches(self, state: State, switches: Mapping[str, bool]) -> None:
        for name in self.kept_switches:
            setattr(state, name, int(switches[name]))
        state.first_player = NOBODY if switches["first_player_drawn"] else 0

    def switches_of(self, state: State) -> dict[str, bool]:
        return {name: bool(getattr(state, name)) for name in self.kept_switches}

    def public(self, state: State) -> view.Public:
        return view.public(state, self.switches_of(state), self.winners(state))

    def own(self, state: State, seat: int) -> dict[str, Any]:
        return view.own(state, seat, self.asked_kind(state))

    def scores(self, state: State) -> list[int]:
        return [ending.points(state, seat) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        if not state.over:
            return []
        return [seat for seat in range(state.seats) if ending.is_winner(state, seat)]


GAME = LouisXIV()
