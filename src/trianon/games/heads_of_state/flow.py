"""The order of play (H3): what follows what, until somebody has to choose."""

from __future__ import annotations

from trianon.core.chance import xorshift32
from trianon.core.memory import copy_into
from trianon.core.sizes import NOBODY, NOTHING, Word
from trianon.core.state import ask, offer, open_chapter, settle, tell
from trianon.games.heads_of_state import drawing, duty, nobles, revolution, treachery
from trianon.games.heads_of_state.clauses import H5_1, H10_1, H10_5, H11_1, H11_3, H11_5, H12_4
from trianon.games.heads_of_state.events import (
    ACTING_ENDED,
    DUTY_MET,
    FIRST_TURN_STARTED,
    TURN_STARTED,
)
from trianon.games.heads_of_state.numbers import (
    ACT,
    ACTING,
    DISCARD,
    DISCARDING,
    DO_CREATE,
    DO_DRAW,
    DO_DRAW_TREACHERY,
    DO_OPTION,
    DO_PAY,
    DO_PLAY,
    DO_STOP,
    DO_TAKE,
    DO_TAKE_TREACHERY,
    DO_TARGET,
    DRAW_THREE,
    DRAWING,
    FIRST_TURN,
    PAYMENT,
    REFILLING,
    SPOTS,
    TAKE_ATTRIBUTE,
    TAKE_TREACHERY,
    TREACHERY,
    TREACHERY_CARD,
    TRIM,
    TURN,
    TURN_OPTION,
    UNDECIDED,
    UNTOUCHED,
)
from trianon.games.heads_of_state.setup import set_up
from trianon.games.heads_of_state.state import State


def copy(state: State) -> State:
    """An independent, silent record, equal in everything that is saved."""
    twin = State.__new__(State)
    twin.box = state.box
    copy_into(state, twin)
    return twin


def begin(state: State) -> None:
    """Set up the table and go on to the first decision."""
    open_chapter(state)
    set_up(state)
    advance(state)


def apply(state: State, action: int) -> None:
    """Carry out one of the listed options and go on to the next decision; trusts its caller."""
    open_chapter(state)
    state.ply += 1
    answer(state, action)
    advance(state)
    if state.spot == NOBODY:  # H15.7: others see a choice when its last step is made
        state.choices += 1


def advance(state: State) -> None:
    """Go on by oneself until a decision has to be asked or the game is over."""
    state.option_count = 0
    while not state.over:
        if state.asked == NOTHING:
            take_step(state)
            continue
        list_options(state)
        if state.option_count > 1 or not answers_itself(state.asked):
            return
        state.option_count = 0
        answer(state, state.options[0])


def answers_itself(decision: int) -> bool:
    """H16.3: a single option of D5, D7, D8 or D9 is executed without asking."""
    return decision >= PAYMENT


def take_step(state: State) -> None:
    """H3.2: choose, draw, act, end of turn; the revolution comes between (H12)."""
    if state.trimmed != NOBODY:
        revolution.trim_next(state)
    elif state.step == TURN:
        begin_turn(state)
    elif state.step == DRAWING:
        go_on_drawing(state)
    elif state.step == ACTING:
        ask(state, ACT, state.active)
    elif state.step == DISCARDING:
        go_on_discarding(state)
    else:
        refill(state)


def begin_turn(state: State) -> None:
    """H3.2, H5.1, H5.2: in their first turn players only draw cards, by place in the order."""
    state.step = DRAWING
    if state.turn < state.seats:
        state.option = FIRST_TURN
        state.owed_attributes = state.box.first_draws[state.turn]
        tell(state, FIRST_TURN_STARTED, H5_1, state.active, state.owed_attributes)
    else:
        tell(state, TURN_STARTED, H11_5, state.active)
        drawing.ask_for_option(state)


def go_on_drawing(state: State) -> None:
    """H3.7, H4.3: the treachery card, then all attribute cards that are owed."""
    if state.owed_treachery > 0:
        drawing.ask_for_treachery(state)
    elif state.owed_attributes > 0:
        drawing.ask_for_attribute(state)
    else:
        state.step = ACTING


def go_on_discarding(state: State) -> None:
    """H11.1, H11.2: discard down to the limits, then shuffle cleared cards back."""
    seat = state.active
    if revolution.is_over(state, seat, state.box.attribute_limit, state.box.treachery_limit):
        ask(state, DISCARD, seat)
    else:
        drawing.shuffle_cleared_back(state)
        state.step = REFILLING


def refill(state: State) -> None:
    """H11.3, H11.4: attribute display, treachery display; a revolution here ends the turn too."""
    if drawing.refill_display(state):
        drawing.fill_treachery_display(state, H11_3)
        pass_turn(state)
    else:
        revolution.reveal(state)


def pass_turn(state: State) -> None:
    """H11.5: the left neighbour; nothing of this turn is left."""
    for spot in range(SPOTS):
        state.fate[spot] = UNTOUCHED
    state.unfilled = 0
    state.option = UNDECIDED
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    state.step = TURN


def list_options(state: State) -> None:
    """The options of the open decision (H16)."""
    state.option_count = 0
    if state.asked == TURN_OPTION:
        drawing.list_turn_options(state)
    elif state.asked == TAKE_ATTRIBUTE:
        drawing.list_attributes(state)
    elif state.asked == TAKE_TREACHERY:
        drawing.list_treachery(state)
    elif state.asked == ACT:
        list_acts(state)
    elif state.asked == PAYMENT:
        nobles.list_payments(state)
    elif state.asked == TREACHERY_CARD:
        treachery.list_cards(state)
    elif state.asked == DISCARD:
        revolution.list_discards(state, state.active, state.box.attribute_limit)
    elif state.asked == TRIM:
        revolution.list_discards(state, state.asked_seat, state.box.attribute_carried)


def list_acts(state: State) -> None:
    """H16.1: create, target or stop; treachery only in option 2 (H3.3, H8.1)."""
    nobles.list_creations(state)
    if state.option == TREACHERY:
        treachery.list_targets(state)
    if duty.may_stop(state):
        offer(state, DO_STOP)


def answer(state: State, action: int) -> None:
    """Carry out the choice."""
    if state.asked == TURN_OPTION:
        drawing.choose_option(state, action - DO_OPTION + DRAW_THREE)
    elif state.asked == TAKE_ATTRIBUTE:
        take_attribute(state, action)
    elif state.asked == TAKE_TREACHERY:
        take_treachery(state, action)
    elif state.asked == ACT:
        act(state, action)
    elif state.asked == PAYMENT:
        nobles.choose_payment(state, action - DO_PAY)
    elif state.asked == TREACHERY_CARD:
        treachery.choose_card(state, action - DO_PLAY)
    elif state.asked == DISCARD:
        revolution.discard(state, state.active, action, H11_1)
    elif state.asked == TRIM:
        revolution.discard(state, state.asked_seat, action, H12_4)


def take_attribute(state: State, action: int) -> None:
    """H4.1, H12.1: from the display or unseen; the unseen card may be the revolution."""
    if action != DO_DRAW:
        drawing.take_attribute(state, action - DO_TAKE)
    elif not drawing.draw_attribute(state):
        revolution.reveal(state)


def take_treachery(state: State, action: int) -> None:
    """H4.2: from the display or unseen."""
    if action == DO_DRAW_TREACHERY:
        drawing.draw_treachery(state)
    else:
        drawing.take_treachery(state, action - DO_TAKE_TREACHERY)


def act(state: State, action: int) -> None:
    """H16.1: create in a spot, designate a noble, or stop."""
    if action == DO_STOP:
        stop(state)
    elif action < DO_TARGET:
        nobles.choose_spot(state, action - DO_CREATE)
    else:
        treachery.choose_target(state, action - DO_TARGET)


def stop(state: State) -> None:
    """H10.1, H10.5: the acting phase is over; at most one victim is not replaced."""
    settle(state)
    state.step = DISCARDING
    tell(state, ACTING_ENDED, H10_5, state.active)
    if state.option == TREACHERY:
        victims = duty.killed(state)
        if victims > 1:
            tell(state, DUTY_MET, H10_1, state.active, victims, victims - state.unfilled)


def play_randomly(state: State, seed: Word, last_round: int) -> int:
    """Let random players go on until a round is over; how many moves they made."""
    word = xorshift32(seed | 1)
    moves = 0
    while not state.over and state.round <= last_round:
        word = xorshift32(word)
        apply(state, state.options[(word >> 8) % state.option_count])
        moves += 1
    return moves
