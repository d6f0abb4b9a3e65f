"""Vectors of examples.toml that notice what nobody reads: a misspelt expectation would pass for ever."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, ValuesView
from typing import Any


class Facts(dict[str, Any]):
    """A table of a vector; asking whether a key is there is not reading it."""

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__({key: tracked(value) for key, value in values.items()})
        self.unread = set(values)

    def __getitem__(self, key: str) -> Any:
        self.unread.discard(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """Reading too."""
        self.unread.discard(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        self.unread.clear()
        return super().__iter__()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        """All of it is read."""
        self.unread.clear()
        return super().items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        """All of it is read."""
        self.unread.clear()
        return super().values()

    def __eq__(self, other: object) -> bool:
        """Compared with something, all of it is read, tables inside it too."""
        read_all(self)
        return super().__eq__(other)

    __hash__ = None


def tracked(value: Any) -> Any:
    """Tables inside tables and lists are tracked as well."""
    if isinstance(value, dict):
        return Facts(value)
    return [tracked(one) for one in value] if isinstance(value, list) else value


def read_all(value: Any) -> None:
    """Mark a whole table as read."""
    if isinstance(value, Facts):
        value.unread.clear()
    inside = dict.values(value) if isinstance(value, dict) else value
    if isinstance(value, dict | list):
        for one in inside:
            read_all(one)


def left_over(value: Any, path: str = "") -> list[str]:
    """The keys nobody has read, by their paths."""
    if isinstance(value, list):
        return [key for one in value for key in left_over(one, path)]
    if not isinstance(value, Facts):
        return []
    found = [f"{path}{key}" for key in sorted(value.unread) if dict.get(value, key) != {}]
    for key, one in dict.items(value):
        if key not in value.unread:
            found += left_over(one, f"{path}{key}.")
    return found


def check_read(vector: Facts) -> None:
    """Fail for every key of `given` and `expect` that the test has not read."""
    unread = [key for part in ("given", "expect") for key in left_over(vector[part], f"{part}.")]
    assert not unread, f"nobody reads {', '.join(unread)}"
