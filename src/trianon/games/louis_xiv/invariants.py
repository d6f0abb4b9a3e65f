"""What holds at every step of every game, told by row and field when it does not."""

from __future__ import annotations

from trianon.core.invariants import broken, expect
from trianon.core.sizes import NOBODY
from trianon.games.louis_xiv.benefits import on_turn
from trianon.games.louis_xiv.court import seat_at
from trianon.games.louis_xiv.ending import points
from trianon.games.louis_xiv.gains import coats_left
from trianon.games.louis_xiv.influence import target_of
from trianon.games.louis_xiv.names import BOARD_IDS, COAT_IDS, INFLUENCE_IDS, MISSION_IDS
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    BREAK_TIE,
    BRIBE,
    CHOOSE_CARD,
    CHOOSE_DECK,
    CHOOSE_MODE,
    CHOOSE_TWO,
    COAT_KINDS,
    COLOURS,
    COMPARING,
    CONDE_MARKER,
    CONSPIRE,
    CONSPIRING,
    END_MARKER,
    END_MISSION,
    EXCHANGE_TILE,
    FICTIVE,
    FULFIL,
    GAME_ENDS,
    INFLUENCE_TURNS,
    KEEP_TILE,
    KINDLESS,
    MAINTENON_MARKERS,
    MISSION_SWAPS,
    MISSION_TURNS,
    NEXT_MARKER,
    OPENING,
    OWNERS,
    PAY_TILE,
    PAYING_OUT,
    PLACE_AT_END,
    PUBLIC,
    SCORING,
    START_BOARD,
    START_MISSIONS,
    SUPPLY_MISSIONS,
    SWAP_MISSION,
    SWAP_MISSIONS,
    SWAPS,
    TAKE_MORE,
    USE_START,
    USE_SUPPLY,
)
from trianon.games.louis_xiv.state import State

STEPS_OF = {
    USE_SUPPLY: (SUPPLY_MISSIONS,),
    CHOOSE_TWO: (SUPPLY_MISSIONS,),
    USE_START: (START_MISSIONS,),
    CHOOSE_MODE: (INFLUENCE_TURNS,),
    CHOOSE_CARD: (INFLUENCE_TURNS,),
    START_BOARD: (INFLUENCE_TURNS,),
    NEXT_MARKER: (INFLUENCE_TURNS,),
    TAKE_MORE: (INFLUENCE_TURNS,),
    END_MARKER: (END_MISSION,),
    CONSPIRE: (SCORING,),
    BREAK_TIE: (SCORING,),
    BRIBE: (SCORING,),
    CONDE_MARKER: (SCORING,),
    MAINTENON_MARKERS: (SCORING,),
    FULFIL: (MISSION_TURNS,),
    PAY_TILE: (MISSION_TURNS,),
    EXCHANGE_TILE: (MISSION_TURNS,),
    CHOOSE_DECK: (MISSION_TURNS, MISSION_SWAPS),
    KEEP_TILE: (MISSION_TURNS,),
    SWAP_MISSION: (MISSION_SWAPS,),
}
STAGE_OF = {CONSPIRE: CONSPIRING, BREAK_TIE: COMPARING}
BENEFIT_ASKED = {END_MARKER: PLACE_AT_END, SWAP_MISSION: SWAP_MISSIONS}


def check(state: State) -> None:
    """All pieces are somewhere once, the ledger adds up, and the decision can be asked here."""
    check_markers(state)
    check_influence(state)
    check_conspiracies(state)
    check_missions(state)
    check_coats(state)
    check_points(state)
    check_king(state)
    check_decision(state)


def check_markers(state: State) -> None:
    """L1.4: general reserve + personal reserve + boards = 16; L17.2: eight fictive ones at most."""
    markers = state.markers
    for seat in range(state.seats):
        placed = sum(markers[board][seat] for board in range(BOARDS))
        found = state.general[seat] + state.personal[seat] + placed
        expect("L1.4", f"seats.{seat}", "general", state.box.markers_each, found)
        if min(state.general[seat], state.personal[seat], state.louis[seat]) < 0:
            raise broken("L1.4", f"seats.{seat}", "general, personal, louis", ">= 0", "less")
    fictive = sum(markers[board][FICTIVE] for board in range(BOARDS))
    if fictive > state.box.fictive_markers:
        raise broken("L17.2", "boards", "fictive", f"<= {state.box.fictive_markers}", fictive)
    for owner in range(OWNERS):
        here = markers[state.board][owner]
        if state.frozen[owner] > here or (state.frozen[owner] and state.stage < COMPARING):
            raise broken("L9.4", "scoring", "frozen", f"<= {here}", state.frozen[owner])


def check_influence(state: State) -> None:
    """L1.3: hands + deck + centre = 2 of each character and 6 jokers."""
    deck = state.influence_deck[: state.influence_count]
    hands, played = state.influence, state.played
    for card, name in enumerate(INFLUENCE_IDS):
        found = deck.count(card) + played[card]
        found += sum(hands[seat][card] for seat in range(state.seats))
        expect("L1.3", "influence", name, state.box.influence_copies[card], found)
    for entry in range(SWAPS):
        seat, card = state.swap_seat[entry], state.swap_card[entry]
        if seat != NOBODY and hands[seat][card] == 0:
            raise broken(
                "L19.1", "influence", "seen_draws", "a card in this hand", INFLUENCE_IDS[card]
            )


def check_conspiracies(state: State) -> None:
    """L1.3: each conspiracy card in the deck or in one hand."""
    deck, holders = state.conspiracy_deck[: state.conspiracy_count], state.conspiracy_seat
    for card, name in enumerate(BOARD_IDS):
        found = deck.count(card) + (holders[card] != NOBODY)
        expect("L1.3", "conspiracy", name, 1, found)


def check_missions(state: State) -> None:
    """L1.3: each mission in its deck, in one hand or laid; L19.1: only hidden ones are known."""
    hands = [state.hand[seat][: state.hand_size[seat]] for seat in range(state.seats)]
    decks = [state.mission_deck[c][: state.mission_count[c]] for c in range(COLOURS)]
    laid, known = state.laid, state.known
    for card, name in enumerate(MISSION_IDS):
        found = sum(cards.count(card) for cards in hands + decks)
        expect("L1.3", "missions", name, 1, found + (laid[card] != NOBODY))
        if known[card] and laid[card] != NOBODY:
            raise broken("L19.1", "missions", "known", "a hidden mission", name)
    if state.paying != NOBODY:
        expect("L15.2", "missions", "paying", state.asked_seat, state.laid[state.paying])


def check_coats(state: State) -> None:
    """L1.6: ten of each kind; R17: coats without a kind only when all have been drawn."""
    coats = state.coats
    for coat in range(COAT_KINDS):
        found = state.coat_supply[coat] + sum(coats[seat][coat] for seat in range(state.seats))
        expect("L1.6", "seats", COAT_IDS[coat], state.box.coats_per_kind, found)
    kindless = sum(coats[seat][KINDLESS] for seat in range(state.seats))
    if kindless and coats_left(state):
        raise broken("L13.14", "seats", COAT_IDS[KINDLESS], 0, kindless)


def check_points(state: State) -> None:
    """L16.4: the ledger adds up to the points."""
    for seat in range(state.seats):
        expect("L16.4", "points", f"seat {seat}", points(state, seat), sum(state.earned[seat]))


def check_king(state: State) -> None:
    """L5.1, L12.4: the king stands on the board his money card names until it has been scored."""
    named = state.box.money_king[state.money[state.round - 1]]
    gone = state.step > SCORING or (state.step == SCORING and state.board > named)
    wanted = NOBODY if gone else named
    if state.king != wanted:
        name = "" if gone else BOARD_IDS[named]
        raise broken("L5.1", "round", "king", name, state.king)


def check_decision(state: State) -> None:
    """The decision fits the step, its owner is the one the rules name, and nothing is left over."""
    if state.over:
        expect("L4.3", "round", "step", GAME_ENDS, state.step)
        return
    asked = state.asked
    if state.step not in STEPS_OF[asked]:
        raise broken("L4.1", "asked", "decision", "one of this step", "another step's")
    if state.step == SCORING:
        check_scoring(state)
    else:
        for field, wanted, found in (
            ("board", 0, state.board),
            ("stage", OPENING, state.stage),
            ("paid_out", 0, state.rank),
            ("tie_winner", NOBODY, state.tie_winner),
        ):
            expect("L9.1", "scoring", field, wanted, found)
        if asked != END_MARKER:
            expect("L4.1", "asked", "seat", on_turn(state), state.asked_seat)
    check_influence_turn(state)
    check_mission_in_use(state)


def check_scoring(state: State) -> None:
    """L9.1-L9.7: the stage of the decision, and whose turn it is."""
    wanted = STAGE_OF.get(state.asked, PAYING_OUT)
    expect("L9.1", "scoring", "stage", wanted, state.stage)
    if state.asked == CONSPIRE:
        expect("L10.5", "asked", "seat", on_turn(state), state.asked_seat)
    elif state.asked != BREAK_TIE:
        expect("L9.8", "asked", "seat", seat_at(state, state.rank), state.asked_seat)
        expect("L9.5", "scoring", "begun", 1, state.begun)


def check_influence_turn(state: State) -> None:
    """L7: a card is being carried out exactly when its decision is open."""
    asked = state.asked
    chosen = asked in (CHOOSE_CARD, START_BOARD, NEXT_MARKER, TAKE_MORE)
    if (state.mode != NOBODY) != chosen:
        raise broken("L6.2", "influence", "mode", "only while a card is played", state.mode)
    played = asked in (START_BOARD, NEXT_MARKER, TAKE_MORE)
    if (state.played_card != NOBODY) != played or (state.chain_left > 0) != played:
        raise broken("L7.2", "influence", "card", "only while it is carried out", state.played_card)
    if (state.chain_board != NOBODY) != (asked == NEXT_MARKER):
        raise broken("L7.2", "influence", "chain_at", "only in a chain", state.chain_board)
    if (state.chain_visited != 0) != (asked == NEXT_MARKER):
        raise broken("L7.5", "influence", "chain", "only in a chain", state.chain_visited)


def check_mission_in_use(state: State) -> None:
    """L15.9: the mission in question is one of the asked player's."""
    asked, card = state.asked, state.card
    if (card != NOBODY) != (asked in (USE_START, END_MARKER, EXCHANGE_TILE, SWAP_MISSION)):
        raise broken("L15.9", "round", "mission", "only while it is used", card)
    if (state.paying != NOBODY) != (asked == PAY_TILE):
        raise broken("L15.2", "missions", "paying", "only while it is paid", state.paying)
    if card == NOBODY:
        return
    if asked != EXCHANGE_TILE or not state.known[card] & PUBLIC:
        expect("L15.9", "round", "mission", state.asked_seat, state.laid[card])
    if asked == USE_START and target_of(state, state.box.benefit[card]) == NOBODY:
        raise broken("L8.1", "round", "mission", "a start mission", MISSION_IDS[card])
    if asked in BENEFIT_ASKED:
        expect("L18", "round", "mission", BENEFIT_ASKED[asked], state.box.benefit[card])
