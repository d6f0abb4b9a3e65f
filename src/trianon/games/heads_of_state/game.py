"""Heads of State as a Game: the door through which everything else asks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trianon.core import codes
from trianon.core.game import Game
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state import (
    breakdown,
    clauses,
    components,
    events,
    flow,
    invariants,
    names,
    outlook,
    position,
    scoring,
    view,
    wording,
)
from trianon.games.heads_of_state.actions import action_name
from trianon.games.heads_of_state.resample import resample
from trianon.games.heads_of_state.state import State


class HeadsOfState(Game[State, view.View]):
    """The rules of Heads of State."""

    name = "heads-of-state"
    title = "Heads of State"
    rules_version = 1
    players = (2, 3, 4, 5)
    switches = {}  # noqa: RUF012
    action_count = names.ACTIONS
    move_bound = 2400  # H14.4
    folder = Path(__file__).parent
    decision_names = {  # noqa: RUF012
        names.TURN_OPTION: "turn-option",
        names.TAKE_ATTRIBUTE: "take-attribute",
        names.TAKE_TREACHERY: "take-treachery",
        names.ACT: "act",
        names.PAYMENT: "payment",
        names.TREACHERY_CARD: "treachery-card",
        names.DISCARD: "discard",
        names.TRIM: "trim",
    }
    decision_clauses = {  # noqa: RUF012
        names.TURN_OPTION: clauses.H3_2,
        names.TAKE_ATTRIBUTE: clauses.H4_1,
        names.TAKE_TREACHERY: clauses.H4_2,
        names.ACT: clauses.H16_1,
        names.PAYMENT: clauses.H7_3,
        names.TREACHERY_CARD: clauses.H8_2,
        names.DISCARD: clauses.H11_1,
        names.TRIM: clauses.H12_4,
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
    asked_about = staticmethod(wording.asked_about)
    outlook_words = staticmethod(outlook.option_words)
    standing_words = staticmethod(outlook.standing_words)
    outlook = staticmethod(outlook.outlook)

    def set_switches(self, state: State, switches: Mapping[str, bool]) -> None:
        """The rules have no variant."""

    def switches_of(self, state: State) -> dict[str, bool]:
        return {}

    def reasons_unfired(self, switches: Mapping[str, bool]) -> Mapping[str, str]:
        return wording.WITHOUT_EVENT

    def public(self, state: State) -> view.Public:
        return view.public(state, self.winners(state))

    def own(self, state: State, seat: int) -> dict[str, Any]:
        asked = self.asked_kind(state)
        if state.spot != NOBODY and state.active != seat:
            asked = self.decision_names[names.ACT]  # H15.7
        return view.own(state, seat, asked)

    def scores(self, state: State) -> list[int]:
        return state.score[: state.seats]

    def winners(self, state: State) -> list[int]:
        if not state.over:
            return []
        return [seat for seat in range(state.seats) if scoring.is_winner(state, seat)]


GAME = HeadsOfState()
