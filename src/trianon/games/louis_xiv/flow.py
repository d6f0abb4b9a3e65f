"""The order of play (L4.1): what follows what, until somebody has to choose."""

from __future__ import annotations

from trianon.core.chance import xorshift32
from trianon.core.memory import copy_into
from trianon.core.sizes import NOTHING, Word
from trianon.core.state import open_chapter, tell
from trianon.games.louis_xiv import (
    conspiracy,
    court,
    ending,
    fictive,
    incomes,
    influence,
    missions,
    placing,
    supply,
)
from trianon.games.louis_xiv.clauses import L4_2, L6_6, L15_4, L15_5, L15_8
from trianon.games.louis_xiv.events import FIRST_PLAYER
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    BREAK_TIE,
    BRIBE,
    CHOOSE_CARD,
    CHOOSE_DECK,
    CHOOSE_MODE,
    CHOOSE_TWO,
    COLLECTING,
    CONDE_MARKER,
    CONSPIRE,
    DEALING,
    END_MARKER,
    END_MISSION,
    EXCHANGE_TILE,
    FICTIVE_PLACES,
    FULFIL,
    GAME_ENDS,
    INFLUENCE_TURNS,
    KEEP_TILE,
    MAINTENON_MARKERS,
    MISSION_SWAPS,
    MISSION_TURNS,
    NEXT_MARKER,
    PAY_TILE,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROUNDS,
    SCORING,
    START_BOARD,
    START_MISSIONS,
    SUPPLY_MISSIONS,
    SWAP_MISSION,
    TAKE_MORE,
    USE_START,
    USE_SUPPLY,
)
from trianon.games.louis_xiv.setup import set_up
from trianon.games.louis_xiv.state import State


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


def advance(state: State) -> None:
    """Go on until a choice is open; L19.3: a single option is taken only if all can see it."""
    while not state.over:
        if state.asked == NOTHING:
            take_step(state)
            continue
        list_options(state)
        if state.option_count > 1 or hides_its_options(state):
            return
        answer(state, state.options[0])
    state.option_count = 0


def hides_its_options(state: State) -> bool:
    """L10.5, L19.3: asked even with a single answer, because others cannot see that it is one."""
    if state.asked == CHOOSE_CARD or state.asked == CONSPIRE:
        return True
    return state.asked == FULFIL or state.asked == SWAP_MISSION


def take_step(state: State) -> None:
    """L4.1: Supply, Influence, Scoring, Missions."""
    if state.step <= DEALING:
        take_supply_step(state)
    elif state.step <= COLLECTING:
        take_influence_step(state)
    elif state.step == SCORING:
        score(state)
    else:
        take_missions_step(state)


def take_supply_step(state: State) -> None:
    """L5: money and king, supply missions, five influence cards."""
    if state.step == ROUND_BEGINS:
        supply.begin_round(state)
        state.step = SUPPLY_MISSIONS
    elif state.step == SUPPLY_MISSIONS:
        if not supply.ask_for_mission(state):
            state.step = DEALING
    else:
        supply.deal_influence(state)
        state.step = FICTIVE_PLACES


def take_influence_step(state: State) -> None:
    """L6.1-L6.6: the fictive player, start missions, turns, the mission at the end, a new deck."""
    if state.step == FICTIVE_PLACES:
        fictive.place_markers(state)
        state.step = START_MISSIONS
    elif state.step == START_MISSIONS:
        if not influence.ask_for_start_mission(state):
            state.step = INFLUENCE_TURNS
    elif state.step == INFLUENCE_TURNS:
        if not influence.ask_for_mode(state):
            state.step = END_MISSION
            influence.ask_for_end_marker(state)
    elif state.step == END_MISSION:
        state.step = COLLECTING
    else:
        influence.collect_cards(state, L6_6)
        state.step = SCORING


def score(state: State) -> None:
    """L9.1: boards 1 to 12."""
    if state.board < BOARDS:
        court.score_board(state)
    else:
        state.board = 0
        state.step = MISSION_TURNS


def take_missions_step(state: State) -> None:
    """L15: turns, then swaps; L4.2, L4.3: the next round, or the end after the fourth."""
    if state.step == MISSION_TURNS:
        if not missions.take_turn(state):
            state.step = MISSION_SWAPS
    elif state.step == MISSION_SWAPS:
        if not missions.ask_for_swap(state):
            state.step = ROUND_ENDS
    elif state.round == ROUNDS:
        state.step = GAME_ENDS
        ending.end_game(state)
    else:
        pass_first_player_marker(state)
        state.round += 1
        state.step = ROUND_BEGINS


def pass_first_player_marker(state: State) -> None:
    """L4.2: to the next player clockwise."""
    state.first_player = (state.first_player + 1) % state.seats
    tell(state, FIRST_PLAYER, L4_2, state.first_player)


def list_options(state: State) -> None:
    """The options of the open decision (L19.2)."""
    state.option_count = 0
    if state.asked == NEXT_MARKER:
        placing.list_next_boards(state)
    elif state.asked == CHOOSE_MODE:
        influence.list_modes(state)
    elif state.asked == CHOOSE_CARD:
        influence.list_cards(state)
    elif state.asked == START_BOARD:
        placing.list_all_boards(state)
    elif state.asked == CONSPIRE:
        conspiracy.list_answers(state)
    elif is_yes_or_no(state):
        influence.list_yes_or_no(state)
    elif state.asked == END_MARKER or state.asked == CONDE_MARKER:
        influence.list_boards_or_none(state)
    elif state.asked == MAINTENON_MARKERS:
        incomes.list_counts(state)
    elif state.asked == USE_SUPPLY:
        supply.list_missions(state)
    elif state.asked == CHOOSE_TWO:
        supply.list_two(state)
    else:
        list_mission_options(state)


def is_yes_or_no(state: State) -> bool:
    """D2, D8, D9 and the markers taken one by one."""
    if state.asked == BRIBE or state.asked == BREAK_TIE:
        return True
    return state.asked == USE_START or state.asked == TAKE_MORE


def list_mission_options(state: State) -> None:
    """The options of the Missions phase."""
    if state.asked == FULFIL:
        missions.list_turn(state)
    elif state.asked == PAY_TILE:
        missions.list_payments(state)
    elif state.asked == EXCHANGE_TILE:
        missions.list_exchanges(state)
    elif state.asked == CHOOSE_DECK:
        missions.list_decks(state)
    elif state.asked == KEEP_TILE:
        missions.list_kept(state)
    elif state.asked == SWAP_MISSION:
        missions.list_swaps(state)


def answer(state: State, action: int) -> None:
    """Carry out the choice."""
    if state.asked == NEXT_MARKER:
        placing.choose_next(state, action)
    elif state.asked == CHOOSE_MODE:
        influence.choose_mode(state, action)
    elif state.asked == CHOOSE_CARD:
        influence.choose_card(state, action)
    elif state.asked == START_BOARD:
        placing.choose_start(state, action)
    elif state.asked == CONSPIRE:
        conspiracy.answer(state, action)
    elif state.asked == BRIBE:
        court.bribe(state, action)
    elif state.asked == BREAK_TIE:
        court.break_tie(state, action)
    elif state.asked == CONDE_MARKER:
        incomes.place_anywhere(state, action)
    elif state.asked == MAINTENON_MARKERS:
        incomes.place_on_5(state, action)
    elif state.asked <= CHOOSE_TWO or state.asked == USE_START:
        answer_with_mission(state, action)
    elif state.asked == TAKE_MORE:
        placing.take_more(state, action)
    elif state.asked == END_MARKER:
        influence.place_end_marker(state, action)
    else:
        answer_in_missions(state, action)


def answer_with_mission(state: State, action: int) -> None:
    """Laid missions of Supply and of the start of Influence."""
    if state.asked == USE_SUPPLY:
        supply.use_mission(state, action)
    elif state.asked == CHOOSE_TWO:
        supply.take_two(state, action)
    else:
        influence.use_start_mission(state, action)


def answer_in_missions(state: State, action: int) -> None:
    """The choices of the Missions phase."""
    if state.asked == FULFIL:
        missions.act(state, action)
    elif state.asked == PAY_TILE:
        missions.pay_tile(state, action)
    elif state.asked == EXCHANGE_TILE:
        missions.exchange_tile(state, action)
    elif state.asked == CHOOSE_DECK:
        missions.choose_deck(state, action, clause_of_draw(state))
    elif state.asked == KEEP_TILE:
        missions.choose_kept(state, action)
    elif state.asked == SWAP_MISSION:
        missions.swap(state, action)


def clause_of_draw(state: State) -> int:
    """L15.4 after laying, L15.5 for the first of two draws, L15.8 in a swap."""
    if state.step == MISSION_SWAPS:
        return L15_8
    if state.draws_left == 2:
        return L15_5
    return L15_4


def play_randomly(state: State, seed: Word, last_round: int) -> int:
    """Let random players go on until a round is over; how many moves they made."""
    word = xorshift32(seed | 1)
    moves = 0
    while not state.over and state.round <= last_round:
        word = xorshift32(word)
        apply(state, state.options[(word >> 8) % state.option_count])
        moves += 1
    return moves
