"""Small situations of Louis XIV for tests: a started game with a few facts changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trianon.core import position
from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.core.sizes import NOBODY, NOTHING
from trianon.games.louis_xiv import flow
from trianon.games.louis_xiv.names import BENEFIT_IDS, BOARD_IDS, MISSION_IDS, TILE_IDS
from trianon.games.louis_xiv.numbers import (
    BOARDS,
    COLOURS,
    CONSPIRACY_CARDS,
    DECK_ROOM,
    FICTIVE,
    FROM_MISSIONS,
    HAND_ROOM,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    INFLUENCE_TURNS,
    MISSION_TURNS,
    MISSIONS,
    OWNERS,
    ROUNDS,
    SCORING,
    SEATS,
    SOURCES,
    SUPPLY_MISSIONS,
    TILE_KINDS,
)
from trianon.games.louis_xiv.state import State

GAME = game("louis-xiv")
A, B, C, D = range(4)  # seated clockwise, A begins
MARKERS_EACH = 16


def started(players: int = 4, seed: int = 1, **switches: bool) -> State:
    """A new game, at the first turn of Influence: nothing has been laid yet."""
    state: State = GAME.start(players, seed_of(seed), {"first_player_drawn": False, **switches})
    return state


def put(state: State, field: str, values: Mapping[int, object]) -> None:
    """Change some entries of a field; compiled records take whole fields only."""
    whole = getattr(state, field)
    for index, value in values.items():
        whole[index] = value
    setattr(state, field, whole)


def go_on(state: State) -> State:
    """Let the rules go on to the next question; the state comes back through its position."""
    flow.advance(state)
    text = position.write(GAME, state)
    _, again = position.read(text)
    assert GAME.digest(again) == GAME.digest(state)
    GAME.listen(again)
    copied: State = again
    return copied


def at(state: State, step: int, turn: int = 0) -> State:
    """The beginning of a step, with nothing asked."""
    state.asked, state.asked_seat = NOTHING, NOBODY
    state.step, state.turn = step, turn
    return state


def act(state: State, *actions: str) -> State:
    """Carry out actions by name."""
    for action in actions:
        GAME.act(state, action)
    return state


def options(state: State) -> list[str]:
    """The names of the options."""
    decision = GAME.decision(state)
    return list(decision.names) if decision else []


def asked(state: State) -> tuple[str, int]:
    """Kind and seat of the open decision."""
    decision = GAME.decision(state)
    return (decision.kind, decision.seat) if decision else ("", NOBODY)


def kinds_told(state: State) -> list[str]:
    """The kinds of the events of the last action."""
    return [event.kind for event in GAME.events(state)]


def clauses_told(state: State) -> list[str]:
    """The clauses of the events of the last action."""
    return [event.clause for event in GAME.events(state)]


# The court.


def reserves(
    state: State,
    seat: int,
    general: int | None = None,
    personal: int | None = None,
    boards: Mapping[int, int] | None = None,
) -> None:
    """Markers of a seat: boards by number; what is left goes to the reserve not named, or to 12."""
    markers = [list(row) for row in state.markers]
    for row in markers:
        row[seat] = 0
    placed = boards or {}
    for board, count in placed.items():
        markers[board - 1][seat] = count
    left = MARKERS_EACH - sum(placed.values()) - (general or 0) - (personal or 0)
    if general is None:
        general, left = left, 0
    elif personal is None:
        personal, left = left, 0
    markers[BOARDS - 1][seat] += left
    state.markers = markers
    put(state, "general", {seat: general})
    put(state, "personal", {seat: personal or 0})


def fictive(state: State, boards: Mapping[int, int]) -> None:
    """The fictive player's markers, by number of the board."""
    markers = [list(row) for row in state.markers]
    for board in range(BOARDS):
        markers[board][FICTIVE] = boards.get(board + 1, 0)
    state.markers = markers


def king_on(state: State, board: int) -> None:
    """The money card of this round names this board (by number)."""
    money = list(state.money)
    wanted = next(card for card in money if state.box.money_king[card] == board - 1)
    here = state.round - 1
    there = money.index(wanted)
    money[here], money[there] = money[there], money[here]
    state.money = money
    gone = state.step > SCORING or (state.step == SCORING and state.board > board - 1)
    state.king = NOBODY if gone else board - 1


def side(state: State, board: int, letter: str) -> None:
    """Turn a board (by number)."""
    put(state, "side", {board - 1: "ab".index(letter)})


def own(state: State, seat: int) -> dict[int, int]:
    """The markers of a seat on boards, by number."""
    return {board + 1: row[seat] for board, row in enumerate(state.markers) if row[seat]}


# Cards and tiles.


def cards_of(benefits: Sequence[str], taken: set[int], state: State) -> list[int]:
    """Missions with these benefits, none twice; ids of missions stand for themselves."""
    found = []
    for name in benefits:
        if name in MISSION_IDS:
            card = MISSION_IDS.index(name)
        else:
            number = BENEFIT_IDS.index(name)
            copies = [c for c in range(MISSIONS) if state.box.benefit[c] == number]
            card = next(c for c in copies if c not in taken)
        taken.add(card)
        found.append(card)
    return found


def missions(
    state: State,
    laid: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    tops: Sequence[str] = (),
) -> None:
    """Only these missions are laid and in hand; the others lie in their decks, `tops` above."""
    taken: set[int] = set()
    owner = [NOBODY] * MISSIONS
    earned = [[0] * (ROUNDS * SOURCES) for _ in range(SEATS)]
    for seat, benefits in (laid or {}).items():
        for card in cards_of(benefits, taken, state):
            owner[card] = seat
            earned[seat][(state.round - 1) * SOURCES + FROM_MISSIONS] += 5
    held = {seat: sorted(cards_of(ids, taken, state)) for seat, ids in (hands or {}).items()}
    state.laid, state.earned = owner, earned
    state.hand = [
        held.get(seat, []) + [NOBODY] * (HAND_ROOM - len(held.get(seat, [])))
        for seat in range(SEATS)
    ]
    state.hand_size = [len(held.get(seat, [])) for seat in range(SEATS)]
    above = [MISSION_IDS.index(name) for name in tops]
    rest = [card for card in range(MISSIONS) if card not in taken and card not in above]
    decks = [
        [card for card in [*rest, *above] if state.box.colour[card] == colour]
        for colour in range(COLOURS)
    ]
    state.mission_count = [len(deck) for deck in decks]
    state.mission_deck = [deck + [NOBODY] * (DECK_ROOM - len(deck)) for deck in decks]
    state.used, state.known = [0] * MISSIONS, [0] * MISSIONS


def influence(state: State, hands: Mapping[int, Sequence[int]], tops: Sequence[int] = ()) -> None:
    """Only these influence cards are held (numbers, 13 the joker); `tops` lie on the deck, top first."""
    left = list(state.box.influence_copies)
    for card in [card for hand in hands.values() for card in hand] + list(tops):
        left[card - 1] -= 1
    assert min(left) >= 0
    state.influence = [
        [list(hands.get(seat, ())).count(kind + 1) for kind in range(INFLUENCE_KINDS)]
        for seat in range(SEATS)
    ]
    deck = [kind for kind in range(INFLUENCE_KINDS) for _ in range(left[kind])]
    deck += [card - 1 for card in reversed(tops)]
    state.influence_deck = deck + [NOBODY] * (INFLUENCE_CARDS - len(deck))
    state.influence_count = len(deck)
    state.influence_known = [0] * INFLUENCE_CARDS
    state.played = [0] * INFLUENCE_KINDS


def conspiracies(state: State, hands: Mapping[int, Sequence[int]]) -> None:
    """Only these conspiracy cards are held, by number of the board."""
    holder = [NOBODY] * CONSPIRACY_CARDS
    for seat, cards in hands.items():
        for card in cards:
            holder[card - 1] = seat
    deck = [card for card in range(CONSPIRACY_CARDS) if holder[card] == NOBODY]
    state.conspiracy_seat = holder
    state.conspiracy_count = len(deck)
    state.conspiracy_deck = deck + [NOBODY] * (CONSPIRACY_CARDS - len(deck))


def tiles(state: State, seat: int, held: Mapping[str, int]) -> None:
    """The tiles of a seat."""
    put(state, "tiles", {seat: [held.get(name, 0) for name in TILE_IDS]})


def tiles_of(state: State, seat: int) -> dict[str, int]:
    """The tiles of a seat by name."""
    return {TILE_IDS[t]: state.tiles[seat][t] for t in range(TILE_KINDS) if state.tiles[seat][t]}


def coats_of(state: State, seat: int) -> int:
    """How many coats lie before a seat."""
    return sum(state.coats[seat])


# Situations.


def bare(players: int = 4, **switches: bool) -> State:
    """A table where nobody holds a card or has laid a mission; all markers in reserves."""
    state = started(players, **switches)
    at(state, SUPPLY_MISSIONS)
    state.markers = [[0] * OWNERS for _ in range(BOARDS)]
    missions(state)
    influence(state, {})
    conspiracies(state, {})
    return state


def supply(state: State) -> State:
    """The supply missions of this round."""
    return go_on(at(state, SUPPLY_MISSIONS))


def turn(state: State, turn_: int = 0) -> State:
    """The next turn of Influence."""
    return go_on(at(state, INFLUENCE_TURNS, turn_))


def score(state: State, board: int, king: int | None = None) -> State:
    """The scoring of a board, by number, up to its first question."""
    at(state, SCORING)
    state.board = board - 1
    king_on(state, king if king is not None else (4 if board < 4 else 1))
    return go_on(state)


def mission_turn(state: State, turn_: int = 0) -> State:
    """A player's turn in the Missions phase."""
    at(state, MISSION_TURNS, turn_)
    king_on(state, 1)
    return go_on(state)


def number(board: str) -> int:
    """The number of a board by its id."""
    return BOARD_IDS.index(board) + 1
