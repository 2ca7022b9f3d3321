"""Content as an attribute of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from ruledock.errors import RuledockError, did_you_mean

if TYPE_CHECKING:
    from ruledock.linking.table import Table

T = TypeVar("T", covariant=True)


class content(Generic[T]):
    """An attribute of a table: all content of a kind, by id. ``cards = content("cards", Card)``"""

    def __init__(self, kind: str, cls: type[T]) -> None:
        self._kind = kind

    def __get__(self, table: Table, owner: object) -> Mapping[str, T]:
        items = table.ruleset.content.items
        if self._kind not in items:
            expected = f"a ContentKind of that name in CONTENT; {did_you_mean(self._kind, items)}"
            raise RuledockError(f"no content {self._kind!r}, expected {expected}")
        found: Mapping[str, T] = items[self._kind]
        return found
