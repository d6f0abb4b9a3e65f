"""Bastille as a Game: the door through which everything else asks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trianon.core import codes
from trianon.core.game import Game
from trianon.games.bastille import (
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
from trianon.games.bastille.actions import action_name
from trianon.games.bastille.resample import resample
from trianon.games.bastille.state import State


class Bastille(Game[State, view.View]):
    """The rules of Bastille."""

    name = "bastille"
    title = "Bastille"
    rules_version = 1
    players = (3, 4)  # B2.1
    switches = {"secret_mission": False, "zero_majority": False}  # noqa: RUF012
    action_count = names.ACTIONS
    move_bound = 240
    folder = Path(__file__).parent
    decision_names = {  # noqa: RUF012
        names.PLACE_TILE: "place-tile",
        names.VERSAILLES_PICK: "versailles-pick",
        names.RECRUIT: "recruit",
        names.TAKE_MISSION: "take-mission",
        names.CHOOSE_PILE: "choose-pile",
        names.CATACOMB_BONUS: "catacomb-bonus",
        names.UPGRADE_TILE: "upgrade-tile",
        names.CLAIM_WEAPONS: "claim-weapons",
        names.ASSIGN_MONK: "assign-monk",
    }
    decision_clauses = {  # noqa: RUF012
        names.PLACE_TILE: clauses.B5_1,
        names.VERSAILLES_PICK: clauses.B6_3,
        names.RECRUIT: clauses.B6_5,
        names.TAKE_MISSION: clauses.B6_7,
        names.CHOOSE_PILE: clauses.B15_2,
        names.CATACOMB_BONUS: clauses.B9_3,
        names.UPGRADE_TILE: clauses.B9_4,
        names.CLAIM_WEAPONS: clauses.B9_7,
        names.ASSIGN_MONK: clauses.B10_1,
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
        state.secret_mission = int(switches["secret_mission"])
        state.zero_majority = int(switches["zero_majority"])

    def switches_of(self, state: State) -> dict[str, bool]:
        return {
            "secret_mission": bool(state.secret_mission),
            "zero_majority": bool(state.zero_majority),
        }

    def public(self, state: State) -> view.Public:
        return view.public(state, self.winners(state))

    def own(self, state: State, seat: int) -> dict[str, Any]:
        return view.own(state, seat, self.asked_kind(state))

    def scores(self, state: State) -> list[int]:
        return state.score[: state.seats]

    def winners(self, state: State) -> list[int]:
        if not state.over:
            return []
        return [seat for seat in range(state.seats) if scoring.is_winner(state, seat)]


GAME = Bastille()
