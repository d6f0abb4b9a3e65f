"""What the record of every game begins with: two buffers, the generator, and the question that is open."""

from __future__ import annotations

from typing import Annotated

from trianon.core.sizes import (
    CLAUSE_ROOM,
    EVENT_ROOM,
    EVENT_WIDTH,
    EVERYBODY,
    NOBODY,
    NOTHING,
    OPTION_ROOM,
    SEAT_ROOM,
    SHEET_ROOM,
    Wide,
    Word,
)


class Story:
    """The facts told since the last action began, and how often each clause has been told at all."""

    count: int
    events: Annotated[list[list[Wide]], EVENT_ROOM, EVENT_WIDTH]
    fired: Annotated[list[Wide], CLAUSE_ROOM]


class CoreState:
    """The first fields of a game's record. From `ply` on everything is saved and digested."""

    story: Story
    telling: int  # a record without a story is silent, as every copy is
    cached_block: int  # number of the block held in `block`, plus one
    block: Annotated[list[Word], 16]
    work: Annotated[list[Word], 16]
    sheet: Annotated[list[int], SHEET_ROOM]  # room for working
    tally: Annotated[list[int], SEAT_ROOM]  # room for counting by seat
    option_count: int
    options: Annotated[list[int], OPTION_ROOM]

    ply: int
    seats: int
    asked: int  # kind of the open decision, NOTHING while the engine works
    asked_seat: int
    over: int
    drawn: int  # words taken from the generator so far
    key: Annotated[list[Word], 8]


def ask(state: CoreState, kind: int, seat: int) -> None:
    """Open a decision: the engine waits for this seat."""
    state.asked = kind
    state.asked_seat = seat


def settle(state: CoreState) -> None:
    """Close the open decision."""
    state.asked = NOTHING
    state.asked_seat = NOBODY


def offer(state: CoreState, action: int) -> None:
    """List one legal option of the open decision, in ascending order."""
    state.options[state.option_count] = action
    state.option_count += 1


def offer_if(state: CoreState, action: int, legal: int) -> None:
    """Likewise if it is legal: always written, counted or not, so that the processor has no branch to guess."""
    state.options[state.option_count] = action
    state.option_count += legal


def tell(
    state: CoreState, kind: int, clause: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Note a public fact, with the clause that made it true."""
    if state.telling:
        whisper(state, EVERYBODY, kind, clause, a, b, c, d)


def whisper(
    state: CoreState,
    reader: int,
    kind: int,
    clause: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
) -> None:
    """Note a fact that one seat only may know."""
    if not state.telling:
        return
    state.story.fired[clause] = state.story.fired[clause] + 1
    count = state.story.count
    if count == EVENT_ROOM:
        return
    state.story.events[count][0] = kind
    state.story.events[count][1] = clause
    state.story.events[count][2] = reader
    state.story.events[count][3] = a
    state.story.events[count][4] = b
    state.story.events[count][5] = c
    state.story.events[count][6] = d
    state.story.count = count + 1


def open_chapter(state: CoreState) -> None:
    """A new action begins: what was told before is history."""
    if state.telling:
        state.story.count = 0


def options(state: CoreState) -> list[int]:
    """The legal actions of the open decision; empty when the game is over."""
    return [state.options[index] for index in range(state.option_count)]


def told(state: CoreState) -> list[list[int]]:
    """The facts noted since the last action began."""
    if not state.telling:
        return []
    return [state.story.events[index] for index in range(state.story.count)]


def fired(state: CoreState) -> list[int]:
    """How often each clause has been told."""
    return [state.story.fired[clause] for clause in range(CLAUSE_ROOM)]
