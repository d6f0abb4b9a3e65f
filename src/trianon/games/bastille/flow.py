"""The order of play (section 17): what follows what, until somebody has to choose."""

from __future__ import annotations

from trianon.core.chance import xorshift32
from trianon.core.memory import copy_into
from trianon.core.sizes import NOBODY, NOTHING, Word
from trianon.core.state import open_chapter
from trianon.games.bastille import catacombs, flags, missions, monks, placing, scoring, weapons
from trianon.games.bastille.clauses import B9_8
from trianon.games.bastille.locations import (
    banque,
    bastille,
    catacombes,
    etats_generaux,
    notre_dame,
    order,
    place_louis,
    versailles,
)
from trianon.games.bastille.numbers import (
    ASSIGN_MONK,
    BANQUE,
    BASTILLE,
    CATACOMB_BONUS,
    CATACOMBES,
    CATACOMBS,
    CHOOSE_PILE,
    CLAIM_WEAPONS,
    ETATS,
    EVALUATION,
    FLAGS,
    INTERIM_ROUND,
    LOCATIONS,
    MONKS,
    NEW_TOKENS,
    NOTRE_DAME,
    PLACE_LOUIS,
    PLACE_TILE,
    PLACEMENT,
    PREPARATION,
    RECRUIT,
    ROUNDS,
    SCORE_BASTILLE,
    SCORE_CHARACTERS,
    SCORE_COINS,
    SCORE_CROWNS,
    SCORE_GEMS,
    SCORE_HENCHMEN,
    SCORE_MISSIONS,
    SCORE_WEAPONS,
    TAKE_MISSION,
    UPGRADE_TILE,
    VERSAILLES,
    VERSAILLES_PICK,
    WEAPONS_CLAIMED,
    WINNER,
)
from trianon.games.bastille.preparation import prepare_round, turn_up_tokens
from trianon.games.bastille.setup import set_up
from trianon.games.bastille.state import State


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
    """B14.1, B14.2: go on alone until a decision with a real choice is open or the game is over."""
    state.option_count = 0
    while not state.over:
        if state.asked == NOTHING:
            take_step(state)
            continue
        list_options(state)
        if state.option_count > 1 or state.asked == TAKE_MISSION:  # B14.1
            return
        state.option_count = 0
        answer(state, state.options[0])


def take_step(state: State) -> None:
    """Section 17, step by step."""
    if state.step == PLACEMENT:
        if not placing.ask_for_tile(state):
            state.step = EVALUATION
            state.location = BANQUE
            order.fix_order(state)
    elif state.step == EVALUATION:
        evaluate(state)
    elif state.step == FLAGS:
        flags.give_bonuses(state)
        end_of_round(state)
    elif state.step == PREPARATION:
        prepare_round(state)
        state.step = PLACEMENT
    else:
        take_scoring_step(state)


def end_of_round(state: State) -> None:
    """B4.2, B4.3: interim scoring after round 4, final scoring after round 8."""
    state.step = PREPARATION
    if state.round == ROUNDS:
        scoring.announce(state)
        state.step = MONKS
    elif state.round == INTERIM_ROUND:
        scoring.announce(state)
        state.step = SCORE_GEMS


def take_scoring_step(state: State) -> None:
    """Sections 9 to 12: the common steps, then the rest; nobody is armed before B12.5 (B9.9)."""
    if state.step == MONKS:
        card = monks.next_monk(state)
        if card == NOBODY:
            state.step = SCORE_GEMS
        else:
            monks.ask_for_monk(state, card)
    elif state.step == SCORE_GEMS:
        scoring.score_gems(state)
        state.step = SCORE_CROWNS
    elif state.step == SCORE_CROWNS:
        scoring.score_crowns(state)
        state.step = CATACOMBS
    elif state.step == CATACOMBS:
        if catacombs.may_draw(state):
            catacombs.draw_cube(state)
        else:
            catacombs.clear_boards(state)
            state.step = SCORE_BASTILLE
    elif state.step == SCORE_BASTILLE:
        scoring.score_bastille(state)
        state.step = WEAPONS_CLAIMED
    elif state.step == WEAPONS_CLAIMED:
        hand_out_weapons(state)
    elif state.step == NEW_TOKENS:
        turn_up_tokens(state, B9_8)
        state.step = PREPARATION
    else:
        take_last_step(state)


def hand_out_weapons(state: State) -> None:
    """B9.7: all but the last choose, the last takes the rest."""
    if state.claimed < state.seats - 1:
        weapons.ask_next(state)
        return
    weapons.take_rest(state)
    if state.round == ROUNDS:
        state.step = SCORE_CHARACTERS
    else:
        state.step = NEW_TOKENS


def take_last_step(state: State) -> None:
    """Section 12: characters, missions, henchmen, coins, weapons, then the winner."""
    if state.step == SCORE_CHARACTERS:
        scoring.score_characters(state)
        state.step = SCORE_MISSIONS
    elif state.step == SCORE_MISSIONS:
        scoring.score_missions(state)
        state.step = SCORE_HENCHMEN
    elif state.step == SCORE_HENCHMEN:
        scoring.score_henchmen(state)
        state.step = SCORE_COINS
    elif state.step == SCORE_COINS:
        scoring.score_coins(state)
        state.step = SCORE_WEAPONS
    elif state.step == SCORE_WEAPONS:
        scoring.score_weapons(state)
        state.step = WINNER
    else:
        scoring.announce_winners(state)
        state.over = 1


def evaluate(state: State) -> None:
    """Phase 2: tile by tile, location by location (B5.2-B5.6)."""
    if state.rank == state.order_count:
        order.clear_location(state)
        state.first_pile = NOBODY
        state.location += 1
        if state.location == LOCATIONS:
            state.location = BANQUE
            state.step = FLAGS
        else:
            order.fix_order(state)
    elif not state.begun:
        state.begun = 1
        order.announce_tile(state)
        evaluate_tile(state, state.order_seat[state.rank], state.order_value[state.rank])
    else:
        state.begun = 0
        if state.location != NOTRE_DAME:  # B5.6, B6.2
            order.return_tile(state)
        state.rank += 1


def evaluate_tile(state: State, seat: int, value: int) -> None:
    """B5.4: each tile on its own, at its rank."""
    if state.location == BANQUE:
        banque.evaluate(state, seat, value, state.rank)
    elif state.location == NOTRE_DAME:
        notre_dame.evaluate(state, seat, value, state.rank)
    elif state.location == VERSAILLES:
        versailles.evaluate(state, seat, state.rank)
    elif state.location == CATACOMBES:
        catacombes.evaluate(state, seat, state.rank)
    elif state.location == PLACE_LOUIS:
        place_louis.evaluate(state, seat)
    elif state.location == BASTILLE:
        bastille.evaluate(state, seat, value, state.rank)
    elif state.location == ETATS:
        etats_generaux.evaluate(state, seat, state.rank)


def list_options(state: State) -> None:
    """The options of the open decision (section 14)."""
    state.option_count = 0
    if state.asked == PLACE_TILE:
        placing.list_placements(state)
    elif state.asked == VERSAILLES_PICK:
        versailles.list_sides(state)
    elif state.asked == RECRUIT:
        place_louis.list_recruits(state)
    elif state.asked == TAKE_MISSION:
        missions.list_missions(state)
    elif state.asked == CHOOSE_PILE:
        missions.list_piles(state)
    elif state.asked == CATACOMB_BONUS:
        catacombs.list_bonuses(state)
    elif state.asked == UPGRADE_TILE:
        catacombs.list_upgrades(state)
    elif state.asked == CLAIM_WEAPONS:
        weapons.list_pairs(state)
    elif state.asked == ASSIGN_MONK:
        monks.list_groups(state)


def answer(state: State, action: int) -> None:
    """Carry out the choice."""
    if state.asked == PLACE_TILE:
        placing.place_tile(state, action)
    elif state.asked == VERSAILLES_PICK:
        versailles.pick(state, action)
    elif state.asked == RECRUIT:
        place_louis.recruit(state, action)
    elif state.asked == TAKE_MISSION:
        missions.take_mission(state, action)
    elif state.asked == CHOOSE_PILE:
        missions.choose_pile(state, action)
    elif state.asked == CATACOMB_BONUS:
        catacombs.choose_bonus(state, action)
    elif state.asked == UPGRADE_TILE:
        catacombs.upgrade(state, action)
    elif state.asked == CLAIM_WEAPONS:
        weapons.claim(state, action)
    elif state.asked == ASSIGN_MONK:
        monks.assign(state, action)


def play_randomly(state: State, seed: Word, last_round: int) -> int:
    """Let random players go on until a round is over; how many moves they made."""
    word = xorshift32(seed | 1)
    moves = 0
    while not state.over and state.round <= last_round:
        word = xorshift32(word)
        apply(state, state.options[(word >> 8) % state.option_count])
        moves += 1
    return moves
