"""Content as an attribute of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from ruledock.linking.table import Table

T = TypeVar("T", covariant=True)


class content(Generic[T]):
    """An attribute of a table: all content of a kind, by id. ``cards = content("cards", Card)``"""

    def __init__(self, kind: str, cls: type[T]) -> None:
        self._kind = kind

    def __get__(self, table: Table, owner: object) -> Mapping[str, T]:
        found: Mapping[str, T] = table.ruleset.content.items[self._kind]
        return found
