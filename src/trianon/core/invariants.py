"""What must hold in every state, told by row and field of a position when it does not."""

from __future__ import annotations

from trianon.core.errors import BadPosition


def broken(invariant: str, row: str, field: str, wanted: object, found: object) -> BadPosition:
    """An invariant that does not hold."""
    return BadPosition(
        "position-invariant",
        invariant=invariant,
        row=row,
        field=field,
        wanted=str(wanted),
        found=str(found),
    )


def expect(invariant: str, row: str, field: str, wanted: int, found: int) -> None:
    """A count that must be right."""
    if wanted != found:
        raise broken(invariant, row, field, wanted, found)


def at_most(invariant: str, row: str, field: str, most: int, found: int) -> None:
    """A count with an upper limit."""
    if found > most:
        raise broken(invariant, row, field, f"<= {most}", found)
