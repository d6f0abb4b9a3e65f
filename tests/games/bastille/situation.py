"""Small situations of Bastille for tests: a started game with a few facts changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trianon.core.game import seed_of
from trianon.core.registry import game
from trianon.core.sizes import NOBODY, NOTHING
from trianon.games.bastille import catacombs, flow
from trianon.games.bastille.locations import order
from trianon.games.bastille.names import CARD_IDS, GROUP_IDS, MISSION_IDS, WEAPON_IDS
from trianon.games.bastille.numbers import (
    CATACOMBS,
    EVALUATION,
    IN_DECK,
    LOCATIONS,
    MISSIONS,
    MOST_SPACES,
    ROUNDS,
    SEATS,
    TAKE_MISSION,
    VALUES,
    WEAPONS,
)
from trianon.games.bastille.state import State as State

GAME = game("bastille")
U, J, A, N = range(4)  # Ulrich, Jan, Alex, Ani, seated clockwise
PEOPLE = {"U": U, "J": J, "A": A, "N": N}

Choose = Callable[[State], int]


def started(players: int = 4, seed: int = 1, **switches: bool) -> State:
    """A new game."""
    state: State = GAME.start(players, seed_of(seed), switches)
    return state


def put(state: State, field: str, values: Mapping[int, Any]) -> None:
    """Change some entries of a field by seat; compiled records take whole fields only."""
    whole = getattr(state, field)
    for seat, value in values.items():
        whole[seat] = value
    setattr(state, field, whole)


def counts(values: Sequence[int]) -> list[int]:
    """Tiles as numbers by value."""
    return [list(values).count(value) for value in range(VALUES)]


def tiles(numbers: Sequence[int]) -> list[int]:
    """Numbers by value as a sorted list of tiles."""
    return [value for value in range(VALUES) for _ in range(numbers[value])]


def hand_of_missions(ids: Sequence[str]) -> list[int]:
    """Missions as numbers by kind."""
    return [list(ids).count(name) for name in MISSION_IDS]


def missions_of(state: State, seat: int) -> list[str]:
    """The missions a seat holds."""
    return [
        MISSION_IDS[kind] for kind in range(MISSIONS) for _ in range(state.missions[seat][kind])
    ]


def placed(state: State, location: int, spaces: Sequence[tuple[int, int]]) -> State:
    """Only these tiles lie on the board, and their location is being evaluated."""
    seats = [[0] * MOST_SPACES for _ in range(LOCATIONS)]
    values = [[0] * MOST_SPACES for _ in range(LOCATIONS)]
    filled = [0] * LOCATIONS
    for space, (seat, value) in enumerate(spaces):
        seats[location][space], values[location][space] = seat, value
    filled[location] = len(spaces)
    state.space_seat, state.space_value, state.filled = seats, values, filled
    state.step, state.location, state.begun = EVALUATION, location, 0
    state.asked, state.asked_seat = NOTHING, NOBODY
    order.fix_order(state)
    return state


def seats_in_order(state: State) -> list[int]:
    """Who acts first, second, ... at the location being evaluated."""
    return list(state.order_seat[: state.order_count])


def answer_all(state: State, going_on: Callable[[], bool], choices: Sequence[Choose]) -> int:
    """Go on while asked to, answering questions in turn; how many were asked."""
    waiting = iter(choices)
    asked = 0
    while going_on():
        if state.asked == NOTHING:
            flow.take_step(state)
            continue
        flow.list_options(state)
        options = GAME.options(state)
        if len(options) == 1 and state.asked != TAKE_MISSION:
            flow.answer(state, options[0])
            continue
        asked += 1
        action = next(waiting)(state)
        assert action in options, (action, options)
        flow.answer(state, action)
    return asked


def evaluate(state: State, *choices: Choose) -> int:
    """Evaluate the location to its end; how many questions were asked."""
    location = state.location
    return answer_all(
        state, lambda: state.step == EVALUATION and state.location == location, choices
    )


def named(text: str) -> Choose:
    """The option of this name."""

    def choose(state: State) -> int:
        for action in GAME.options(state):
            if GAME.action_name(state, action) == text:
                return action
        raise AssertionError(f"{text} is not among the options")

    return choose


def draw_cube(state: State, seat: int) -> None:
    """Draw a cube of this colour: the others are held back meanwhile."""
    bag = state.bag
    state.bag = [count if other == seat else 0 for other, count in enumerate(bag)]
    state.step = CATACOMBS
    catacombs.draw_cube(state)
    left = [count if other != seat else count - 1 for other, count in enumerate(bag)]
    state.bag = left


def settle_questions(state: State, *choices: Choose) -> int:
    """Answer what is open, without going on to the next draw."""
    return answer_all(state, lambda: state.asked != NOTHING, choices)


def in_round(state: State, number: int) -> State:
    """The same table in another round; in the last one the catacomb boards are gone."""
    state.round = number
    state.boards_gone = int(number > 4)
    return state


def final(state: State) -> State:
    """The same table at the final scoring."""
    return in_round(state, ROUNDS)


def give_cards(state: State, seat: int, ids: Sequence[str], **monks: str) -> None:
    """These cards lie before a player; monks by id with the group they joined."""
    place, joined = state.place, state.joined
    for name in ids:
        place[CARD_IDS.index(name)] = seat
    for name, group in monks.items():
        joined[CARD_IDS.index(name)] = GROUP_IDS.index(group)
    state.place, state.joined = place, joined


def give_icons(state: State, icon: str, numbers: Mapping[int, int]) -> None:
    """Cards with so many flags, crowns or gems in all before each player, and no others."""
    figures = getattr(state.box, icon)
    place = [IN_DECK] * len(CARD_IDS)
    for seat, wanted in numbers.items():
        for card, figure in sorted(enumerate(figures), key=lambda entry: -entry[1]):
            if 0 < figure <= wanted and place[card] == IN_DECK:
                place[card] = seat
                wanted -= figure
        assert wanted == 0
    state.place = place


def give_tokens(state: State, seat: int, **numbers: int) -> None:
    """Weapon tokens and torches of a player."""
    put(state, "torches", {seat: numbers.pop("torch", 0)})
    put(state, "tokens", {seat: [numbers.get(WEAPON_IDS[w], 0) for w in range(WEAPONS)]})


def clear_cards(state: State) -> None:
    """Nobody owns a card."""
    state.place = [IN_DECK] * len(CARD_IDS)


def all_seats(value: int = 0) -> list[int]:
    return [value] * SEATS
