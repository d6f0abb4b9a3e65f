"""What the rows of all games share: seats counted from the reader, numbers that a byte holds."""

from __future__ import annotations

from trianon.core.state import CoreState


def byte(number: int) -> int:
    """A number cut to what a byte holds."""
    return max(-127, min(127, number))


def from_me(state: CoreState, seat: int, other: int) -> int:
    """How many places to the left of the reader the other sits (without a division: they are slow)."""
    if other < seat:
        return other + state.seats - seat
    return other - seat


def at_left(state: CoreState, seat: int, step: int) -> int:
    """Who sits so many places to the left of the reader."""
    if seat + step < state.seats:
        return seat + step
    return seat + step - state.seats
