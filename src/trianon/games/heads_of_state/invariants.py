"""What holds after every decision (H19), told by row and field when it does not."""

from __future__ import annotations

from trianon.core.invariants import at_most, broken, expect
from trianon.core.sizes import NOBODY
from trianon.games.heads_of_state.duty import can_be_met
from trianon.games.heads_of_state.hands import attributes_held, treachery_held
from trianon.games.heads_of_state.names import (
    CARD_IDS,
    COUNTRY_IDS,
    NOBLE_IDS,
    SECTOR_IDS,
    TREACHERY_IDS,
)
from trianon.games.heads_of_state.numbers import (
    ACT,
    ACTING,
    ALL_NOBLES,
    CLEAR,
    COUNTRIES,
    DISCARD,
    DISCARDING,
    DRAWING,
    FIRST_TURN,
    FROM_ROUND,
    KILLED,
    PAYMENT,
    PLACES,
    REFILLING,
    REVOLUTION,
    ROUNDS,
    SECTORS,
    SOURCES,
    SPARED,
    SPOTS,
    TAKE_ATTRIBUTE,
    TAKE_TREACHERY,
    TREACHERY,
    TREACHERY_CARD,
    TRIM,
    TURN_OPTION,
    UNDECIDED,
    UNTOUCHED,
)
from trianon.games.heads_of_state.scoring import is_complete
from trianon.games.heads_of_state.state import State

STEPS_OF = {
    TURN_OPTION: (DRAWING,),
    TAKE_ATTRIBUTE: (DRAWING,),
    TAKE_TREACHERY: (DRAWING,),
    ACT: (ACTING,),
    PAYMENT: (ACTING,),
    TREACHERY_CARD: (ACTING,),
    DISCARD: (DISCARDING,),
    TRIM: (DRAWING, REFILLING),
}


def check(state: State) -> None:
    """H19.1-H19.14 for one state: what is on the table, and that the open decision can be asked."""
    check_attributes(state)
    check_revolution(state)
    check_treachery(state)
    check_nobles(state)
    check_tokens(state)
    check_sectors(state)
    check_markers(state)
    check_points(state)
    check_hands(state)
    check_displays(state)
    check_turn(state)
    check_treachery_turn(state)
    check_known(state)
    check_decision(state)


def check_attributes(state: State) -> None:
    """H19.1: attribute cards of every type add up to the deck of H2.1."""
    deck = state.deck[: state.deck_count] + state.pile[: state.pile_count]
    open_cards = (state.display, state.cleared, state.discard, *state.hand)
    for card, wanted in enumerate(state.box.attribute_cards):
        found = deck.count(card) + sum(counts[card] for counts in open_cards)
        expect("H19.1", "attributes", CARD_IDS[card], wanted, found)


def check_revolution(state: State) -> None:
    """H19.2: in the revolution pile and nowhere else, except during the trims and after the end."""
    wanted = int(state.trimmed == NOBODY and not state.over)
    found = state.pile[: state.pile_count].count(REVOLUTION)
    expect("H19.2", "attributes", "revolution_pile", wanted, found)
    if not wanted:
        expect("H4.5", "attributes", "deck", 0, state.deck_count)
    at_most("H2.2", "attributes", "revolution_pile", state.box.pile_cards + 1, state.pile_count)


def check_treachery(state: State) -> None:
    """H19.3: treachery cards of every type add up to H1.5."""
    deck = state.treachery_deck[: state.treachery_count]
    open_cards = (state.treachery_display, state.treachery_discard, *state.treachery)
    for card, wanted in enumerate(state.box.treachery_cards):
        found = deck.count(card) + sum(counts[card] for counts in open_cards)
        expect("H19.3", "treachery", TREACHERY_IDS[card], wanted, found)


def check_nobles(state: State) -> None:
    """H19.4: noble cards of every type: stack + all players = 10."""
    stacks, owned = state.noble_stack, state.noble_cards
    for noble, wanted in enumerate(state.box.noble_cards):
        found = stacks[noble] + sum(cards[noble] for cards in owned)
        expect("H19.4", "noble_stacks", NOBLE_IDS[noble], wanted, found)


def check_tokens(state: State) -> None:
    """H19.5: tokens of every player and type: supply + board + face down = H1.6."""
    owner, kind = state.owner, state.box.spot_noble
    for seat in range(state.seats):
        found = list(state.supply[seat])
        for spot, tokens in enumerate(state.face_down[seat]):
            found[kind[spot]] += tokens + (owner[spot] == seat)
        for noble, wanted in enumerate(state.box.noble_tokens):
            expect("H19.5", f"seats.{seat}", f"supply.{NOBLE_IDS[noble]}", wanted, found[noble])


def check_sectors(state: State) -> None:
    """H19.6: tokens and the record of creations agree."""
    owner, country = state.owner, state.box.country
    first, count = state.box.first_spot, state.box.spots
    for seat in range(state.seats):
        face_down, created = state.face_down[seat], state.sectors_created[seat]
        markers = state.country_marker[seat]
        for sector in range(SECTORS):
            spots = range(first[sector], first[sector] + count[sector])
            lying = sum(face_down[spot] for spot in spots)
            there = lying + sum(owner[spot] == seat for spot in spots)
            scored = markers[country[sector]] > 0
            row, name = f"seats.{seat}", SECTOR_IDS[sector]
            if there and not created >> sector & 1:
                raise broken("H19.6", row, "created_in", name, "missing")
            if created >> sector & 1 and not scored and not there:
                raise broken("H19.6", row, "created_in", "a token there", name)
            if lying and scored:
                raise broken("H19.6", row, "country_markers", "no face-down token", name)


def check_markers(state: State) -> None:
    """H19.7: markers go to those who have completed a country or the seven types."""
    for country in range(COUNTRIES):
        complete = sum(is_complete(state, seat, country) for seat in range(state.seats))
        places = sorted(state.country_marker[seat][country] for seat in range(state.seats))
        wanted = list(range(1, min(PLACES, complete) + 1))
        if [place for place in places if place] != wanted:
            raise broken(
                "H19.7", "seats", f"country_markers.{COUNTRY_IDS[country]}", wanted, places
            )
    full = sum(types == ALL_NOBLES for types in state.types_created[: state.seats])
    places = sorted(place for place in state.house_marker[: state.seats] if place)
    wanted = list(range(1, min(state.box.house_markers, full) + 1))
    if places != wanted:
        raise broken("H19.7", "seats", "house_marker", wanted, places)
    check_holders(state)


def check_holders(state: State) -> None:
    """H19.7: nobody has a marker they have not earned."""
    for seat in range(state.seats):
        for country in range(COUNTRIES):
            if state.country_marker[seat][country] and not is_complete(state, seat, country):
                name = f"country_markers.{COUNTRY_IDS[country]}"
                raise broken("H19.7", f"seats.{seat}", name, "all sectors created", "not all")
        if state.house_marker[seat] and state.types_created[seat] != ALL_NOBLES:
            raise broken("H19.7", f"seats.{seat}", "house_marker", "all seven types", "not all")


def check_points(state: State) -> None:
    """H19.8: the points of a player are the sum of their awards; unfinished rounds are not scored."""
    finished = ROUNDS if state.over else state.round - 1
    for seat in range(state.seats):
        earned = state.earned[seat]
        expect("H19.8", f"seats.{seat}", "score", sum(earned), state.score[seat])
        for round_ in range(finished, ROUNDS):
            scored = sum(earned[round_ * SOURCES + FROM_ROUND : (round_ + 1) * SOURCES])
            expect("H19.7", "points", f"round {round_ + 1}", 0, scored)


def check_hands(state: State) -> None:
    """H19.9: at most 10 and 4; the active player 13 and 4 in option 1, 11 and 5 in option 2."""
    box = state.box
    for seat in range(state.seats):
        attributes, treachery = box.attribute_limit, box.treachery_limit
        if seat == state.active and state.option == TREACHERY:
            attributes += box.attribute_draws
            treachery += box.treachery_draws
        elif seat == state.active:
            attributes += box.option_draws
        row = f"seats.{seat}"
        at_most("H19.9", row, "hand", attributes, attributes_held(state, seat))
        at_most("H19.9", row, "treachery", treachery, treachery_held(state, seat))


def check_displays(state: State) -> None:
    """H19.10: full displays at D1, four cards at least at D2, cleared cards in a clear turn."""
    cards, treachery = sum(state.display), sum(state.treachery_display)
    at_most("H2.3", "attributes", "display", state.box.attribute_display, cards)
    at_most("H2.4", "treachery", "display", state.box.treachery_display, treachery)
    if state.asked == TURN_OPTION:
        expect("H19.10", "attributes", "display", state.box.attribute_display, cards)
        expect("H19.10", "treachery", "display", state.box.treachery_display, treachery)
    if state.asked == TAKE_ATTRIBUTE and cards == 0:
        raise broken("H19.10", "attributes", "display", ">= 1", cards)
    if state.option != CLEAR:
        expect("H19.10", "attributes", "cleared", 0, sum(state.cleared))


def check_turn(state: State) -> None:
    """H2.8, H5.2, H19.13: whose turn it is, its option, and how many there may be."""
    wanted = (state.first_player + state.turn) % state.seats
    expect("H2.8", "turn", "active", wanted, state.active)
    at_most("H19.13", "turn", "number", ROUNDS * (state.box.attribute_total - 5), state.turn)
    first = state.turn < state.seats
    if first != (state.option == FIRST_TURN):
        raise broken("H5.2", "turn", "option", "first-turn in first turns only", state.option)
    undecided = state.asked == TURN_OPTION
    if not state.over and undecided != (state.option == UNDECIDED):
        raise broken("H3.2", "turn", "option", "one of the options", "undecided")


def check_treachery_turn(state: State) -> None:
    """H19.11: unfilled, emptied and designated spots, and a duty that can be met."""
    fate, owner = state.fate, state.owner
    for spot, name in state.box.spot_ids.items():
        if fate[spot] != UNTOUCHED and state.option != TREACHERY:
            raise broken("H19.11", f"board.{name}", "fate", "untouched", "designated")
        if fate[spot] == KILLED and owner[spot] not in (NOBODY, state.active):
            raise broken("H19.11", f"board.{name}", "seat", "the active player", owner[spot])
        if fate[spot] == SPARED and owner[spot] in (NOBODY, state.active):
            raise broken("H8.4", f"board.{name}", "seat", "an opponent", owner[spot])
    unfilled = sum(fate[spot] == KILLED and owner[spot] == NOBODY for spot in range(SPOTS))
    expect("H19.11", "board", "unfilled", unfilled, state.unfilled)
    if state.step != ACTING:
        at_most("H10.5", "board", "unfilled", state.box.unreplaced, unfilled)
    if not can_be_met(state, state.active):
        raise broken("H19.11", f"seats.{state.active}", "hand", "cards for the duty", "too few")


def check_known(state: State) -> None:
    """H19.12: known <= held, for every player and type."""
    families = (
        ("known", CARD_IDS, state.hand, state.known),
        ("known_treachery", TREACHERY_IDS, state.treachery, state.known_treachery),
    )
    for field, ids, hands, known in families:
        for seat in range(state.seats):
            for card, name in enumerate(ids):
                row = f"seats.{seat}"
                at_most("H19.12", row, f"{field} {name}", hands[seat][card], known[seat][card])


def check_decision(state: State) -> None:
    """H16: the decision fits the step, and its owner is the one the rules name."""
    if state.over:
        expect("H14.1", "turn", "round", ROUNDS, state.round)
        return
    if state.step not in STEPS_OF[state.asked]:
        raise broken("H3.2", "asked", "decision", "one of this step", "another step's")
    owner = state.active
    if state.trimmed != NOBODY:
        owner = (state.active + state.trimmed) % state.seats
    expect("H16", "asked", "seat", owner, state.asked_seat)
    if (state.asked == TRIM) != (state.trimmed != NOBODY):
        raise broken("H12.4", "turn", "trimmed", "a number while trimming", state.trimmed)
    check_owed(state)
    check_pending(state)


def check_owed(state: State) -> None:
    """H4.3: draws are owed while drawing, never later."""
    owed = state.owed_attributes + state.owed_treachery
    drawing = state.asked in (TAKE_ATTRIBUTE, TAKE_TREACHERY)
    if drawing or (state.asked == TRIM and state.step == DRAWING):
        if owed == 0 or (state.owed_treachery > 0) != (state.asked == TAKE_TREACHERY):
            raise broken("H3.7", "turn", "owed_treachery", "owed before the attribute card", owed)
    else:
        expect("H4.3", "turn", "owed_attributes", 0, owed)
    if state.owed_treachery and state.option != TREACHERY:
        raise broken("H3.6", "turn", "owed_treachery", 0, state.owed_treachery)


def check_pending(state: State) -> None:
    """D5, D7: a chosen spot waits for its payment or its cards; nothing else is pending."""
    if (state.spot != NOBODY) != (state.asked in (PAYMENT, TREACHERY_CARD)):
        raise broken("H16", "turn", "spot_chosen", "a spot at D5 and D7 only", state.spot)
    if state.card != NOBODY and state.asked != TREACHERY_CARD:
        raise broken("H16", "turn", "card_chosen", "a card at D7 only", state.card)
    if state.asked == PAYMENT:
        expect("H6.1", "turn", "spot_chosen", NOBODY, state.owner[state.spot])
    if state.asked == TREACHERY_CARD and state.owner[state.spot] in (NOBODY, state.active):
        raise broken("H8.2", "turn", "spot_chosen", "an opponent's noble", state.spot)
