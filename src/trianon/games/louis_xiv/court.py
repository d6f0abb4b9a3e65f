"""Phase 3: Scoring of the boards, one by one (L9, L11, L14)."""

from __future__ import annotations

from trianon.core.sizes import NOBODY
from trianon.core.state import ask, settle, tell
from trianon.games.louis_xiv import conspiracy, fictive, incomes, king
from trianon.games.louis_xiv.benefits import has_laid, unused_copy, use
from trianon.games.louis_xiv.clauses import (
    L9_1,
    L9_3,
    L9_4,
    L9_6,
    L9_11,
    L11_1,
    L11_2,
    L11_3,
    L11_4,
    L11_5,
    L11_6,
    L11_7,
    L12_1,
    L12_5,
    L14_1,
    L14_2,
    L14_3,
    L14_4,
    L14_5,
    L17_6,
)
from trianon.games.louis_xiv.events import (
    BOARD_FLIPPED,
    BOARD_OPENED,
    BOARD_SKIPPED,
    BOARD_UNCHANGED,
    BRIBE_PAID,
    BRIBE_REFUSED,
    MAJORITY_FICTIVE,
    MAJORITY_HELD,
    MAJORITY_TIED,
    MARKERS_LOST,
    MARKERS_RETURNED,
    NUMBER_REACHED,
    TIE_BROKEN,
)
from trianon.games.louis_xiv.gains import gain_tiles, pay_louis
from trianon.games.louis_xiv.numbers import (
    BREAK_TIE,
    BREAKING_TIE,
    BRIBE,
    BRIBE_ALLOWED,
    BRIBE_MINUS_1,
    COMPARING,
    CONSPIRING,
    CROWN,
    DO_YES,
    FICTIVE,
    FIRST,
    INCOME_AND_CROWN_DUE,
    INCOME_DUE,
    MARKERS,
    MONEY,
    NOTHING_DUE,
    OPENING,
    OWNERS,
    PAYING_OUT,
    ROUNDS,
    WIN_TIE,
)
from trianon.games.louis_xiv.state import State


def score_board(state: State) -> None:
    """L9.1: one board after the other through the steps L9.2 to L9.7."""
    if state.stage == OPENING:
        tell(state, BOARD_OPENED, L9_1, state.board)
        state.stage = CONSPIRING
    elif state.stage == CONSPIRING:
        if not conspiracy.ask_next(state):
            open_comparison(state)
    elif state.stage == BREAKING_TIE:
        state.stage = COMPARING
        ask_for_tie(state)
    elif state.stage == COMPARING:
        announce_majority(state)
        state.stage = PAYING_OUT
    elif state.rank < state.seats:
        pay_out(state)
    else:
        close_board(state)


def condition(state: State) -> int:
    """The condition on the visible side (L1.2)."""
    return state.box.condition[state.board][state.side[state.board]]


def needed(state: State) -> int:
    """The number of a markers board (L11.4)."""
    return state.box.needed[state.board][state.side[state.board]]


def open_comparison(state: State) -> None:
    """L9.4: the counts are frozen; L9.11: a board without any marker is skipped."""
    total = 0
    for owner in range(OWNERS):
        state.frozen[owner] = state.markers[state.board][owner]
        total += state.frozen[owner]
    if total > 0:
        state.stage = BREAKING_TIE
        return
    tell(state, BOARD_SKIPPED, L9_11, state.board)
    state.rank = state.seats
    state.stage = PAYING_OUT


def ask_for_tie(state: State) -> None:
    """L9.3, L11.6, D8: *win tie*, for an owner tied for the most; not on markers boards."""
    if condition(state) == MARKERS:
        return
    for seat in range(state.seats):
        if unused_copy(state, seat, WIN_TIE) != NOBODY and king.is_tied_first(state, seat):
            ask(state, BREAK_TIE, seat)


def break_tie(state: State, action: int) -> None:
    """L11.6: the player is treated as the sole majority holder; L12.5: with the king too."""
    seat = state.asked_seat
    settle(state)
    if action == DO_YES:
        clause = L11_6
        if king.is_here(state):
            clause = L12_5
        use(state, seat, unused_copy(state, seat, WIN_TIE), L9_3)
        state.tie_winner = seat
        tell(state, TIE_BROKEN, clause, seat, state.board)


def announce_majority(state: State) -> None:
    """L9.4: who has most; L11.5: a single player has it too; on markers boards it is irrelevant."""
    if condition(state) == MARKERS:
        return
    first = king.sole_first(state)
    most = king.most_markers(state)
    if first == NOBODY:
        tell(state, MAJORITY_TIED, L9_4, state.board, most)
    elif first == FICTIVE:
        tell(state, MAJORITY_FICTIVE, L17_6, state.board, most)
    elif is_alone(state, first):
        tell(state, MAJORITY_HELD, L11_5, first, state.board, most)
    else:
        tell(state, MAJORITY_HELD, L9_4, first, state.board, most)


def is_alone(state: State, seat: int) -> bool:
    """L11.5: nobody else has a marker here."""
    for owner in range(OWNERS):
        if owner != seat and state.frozen[owner] > 0:
            return False
    return True


def first_in_order(state: State) -> int:
    """L9.8, L12.3: the sole majority holder if that is a player, else the first player."""
    first = king.sole_first(state)
    if 0 <= first < FICTIVE:
        return first
    return state.first_player


def seat_at(state: State, rank: int) -> int:
    """L9.8: clockwise from the first in order."""
    return (first_in_order(state) + rank) % state.seats


def due(state: State, seat: int) -> int:
    """What the visible condition grants a player (L11, L12)."""
    if state.frozen[seat] == 0:  # L9.10
        return NOTHING_DUE
    if king.is_here(state):
        return king.due(state, seat, condition(state))
    if condition(state) == MARKERS:
        return due_for_number(state, seat)
    if king.sole_first(state) == seat:
        return INCOME_DUE
    if condition(state) == MONEY:  # L11.1, L11.2
        return BRIBE_ALLOWED
    return NOTHING_DUE  # L11.3


def due_for_number(state: State, seat: int) -> int:
    """L11.4: everybody with at least so many markers."""
    if state.frozen[seat] >= needed(state):
        return INCOME_DUE
    return NOTHING_DUE


def pay_out(state: State) -> None:
    """L9.5: each player completes their income, once (L9.9), before the next is considered."""
    seat = seat_at(state, state.rank)
    if state.begun:
        state.begun = 0
        state.rank += 1
        return
    state.begun = 1
    granted = due(state, seat)
    if granted == BRIBE_ALLOWED:
        ask_for_bribe(state, seat)
    elif granted != NOTHING_DUE:
        grant(state, seat, granted)


def grant(state: State, seat: int, granted: int) -> None:
    """The free income; L12.1: the sole first on the king's board gets a crown besides."""
    if condition(state) == MARKERS:
        tell(state, NUMBER_REACHED, L11_4, seat, state.board, state.frozen[seat])
    if king.is_here(state):
        king.announce_second(state, seat)
    if granted == INCOME_AND_CROWN_DUE:
        gain_tiles(state, seat, CROWN, 1, L12_1)
    incomes.receive(state, seat)


def bribe_price(state: State, seat: int) -> int:
    """L11.7: *bribe -1* makes every bribe cheaper, not below 0 (R18)."""
    price = state.box.price[state.board][state.side[state.board]]
    if has_laid(state, seat, BRIBE_MINUS_1):
        return max(0, price - 1)
    return price


def ask_for_bribe(state: State, seat: int) -> None:
    """L11.1, D9: the player may pay and get the income; not asked without enough louis (L19.3)."""
    if state.louis[seat] >= bribe_price(state, seat):
        ask(state, BRIBE, seat)


def clause_of_bribe(state: State, seat: int) -> int:
    """L11.7 where it is cheaper; L12.1 with the king, L11.2 after a tie, else L11.1."""
    if has_laid(state, seat, BRIBE_MINUS_1):
        return L11_7
    if king.is_here(state):
        return L12_1
    if king.sole_first(state) == NOBODY:
        return L11_2
    return L11_1


def bribe(state: State, action: int) -> None:
    """L11.1: pay and receive, or neither."""
    seat = state.asked_seat
    settle(state)
    clause = clause_of_bribe(state, seat)
    if action == DO_YES:
        price = bribe_price(state, seat)
        tell(state, BRIBE_PAID, clause, seat, state.board, price)
        pay_louis(state, seat, price, clause)
        incomes.receive(state, seat)
    else:
        tell(state, BRIBE_REFUSED, clause, seat, state.board)


def loses_markers(state: State, seat: int) -> bool:
    """L9.6: the sole majority holder, and all tied firsts on the king's board."""
    if condition(state) == MARKERS:
        return False
    if king.sole_first(state) == seat:
        return True
    return king.is_here(state) and king.is_tied_first(state, seat)


def move_markers(state: State) -> None:
    """L9.6: the frozen markers leave, to the general or to the personal reserve (R13, R32)."""
    for seat in range(state.seats):
        count = state.frozen[seat]
        if count > 0:
            state.markers[state.board][seat] -= count
            if loses_markers(state, seat):
                state.general[seat] += count
                tell(state, MARKERS_LOST, clause_of_loss(state), seat, state.board, count)
            else:
                state.personal[seat] += count
                tell(state, MARKERS_RETURNED, L9_6, seat, state.board, count)
    fictive.remove_markers(state, state.board)


def clause_of_loss(state: State) -> int:
    """L11.3 at a first-place board, L9.6 elsewhere."""
    if condition(state) == FIRST and not king.is_here(state):
        return L11_3
    return L9_6


def flip_clause(state: State) -> int:
    """L14.1, L14.3, L14.4: the clause under which the board flips, NOBODY if it does not."""
    if king.is_here(state):
        if king.most_markers(state) > 0 or state.king_board_always_flips:  # R15
            return L14_4
        return NOBODY
    if condition(state) == MARKERS:
        for seat in range(state.seats):
            if state.frozen[seat] >= needed(state):
                return L14_3
        return NOBODY
    if king.sole_first(state) != NOBODY:
        return L14_1
    return NOBODY


def flip(state: State) -> None:
    """L9.7, L14.5: not in round 4 (R19); L14.2: not after a tie without the king."""
    clause = flip_clause(state)
    if state.round == ROUNDS:
        if clause != NOBODY:
            tell(state, BOARD_UNCHANGED, L14_5, state.board)
    elif clause != NOBODY:
        state.side[state.board] = 1 - state.side[state.board]
        tell(state, BOARD_FLIPPED, clause, state.board, state.side[state.board])
    elif king.firsts(state) > 1 and condition(state) != MARKERS:
        tell(state, BOARD_UNCHANGED, L14_2, state.board)


def close_board(state: State) -> None:
    """L9.6, L9.7: markers move, the board flips, the king leaves; then the next board."""
    move_markers(state)
    flip(state)
    if king.is_here(state):
        king.leave(state)
    for owner in range(OWNERS):
        state.frozen[owner] = 0
    state.tie_winner = NOBODY
    state.rank = 0
    state.begun = 0
    state.stage = OPENING
    state.board += 1
