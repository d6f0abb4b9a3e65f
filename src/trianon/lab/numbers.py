"""Numbers as a language writes them: the decimal mark, digits in groups of three, the sign of a share."""

from __future__ import annotations

import re

from msgspec import Struct

FIGURE = re.compile(r"[+-]?\d+(\.\d+)?(\s?[–±]\s?[+-]?\d+(\.\d+)?)?( %)?")
NUMBER = re.compile(r"\d+(\.\d+)?")


class Numbers(Struct, frozen=True):
    """As the charts want to be told, by the names of Vega's `formatLocale`."""

    decimal: str
    thousands: str
    grouping: tuple[int, ...] = (3,)
    currency: tuple[str, str] = ("", "")
    percent: str = "\u00a0%"


NUMBERS = {
    "en": Numbers(".", ","),
    "de": Numbers(",", "."),
    "fr": Numbers(",", "\u202f"),
}


def written(text: str, language: str) -> str:
    """A figure or an interval as the language writes it; any other text as it is."""
    marks = NUMBERS[language]

    def number(found: re.Match[str]) -> str:
        whole, _, rest = found[0].partition(".")
        grouped = f"{int(whole):,}".replace(",", marks.thousands)
        return grouped + (marks.decimal + rest if rest else "")

    return NUMBER.sub(number, text) if FIGURE.fullmatch(text) else text
