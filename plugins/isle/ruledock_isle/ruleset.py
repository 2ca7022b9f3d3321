"""The ruleset of the isle with its types: what is in its hooks and in its book."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ruledock.plugin import Ruleset

if TYPE_CHECKING:
    from ruledock_isle.book import Book
    from ruledock_isle.hookspecs import IsleHooks
    from ruledock_isle.table import IsleTable

    class IsleRuleset(Ruleset):
        """A ruleset of the isle, as type checkers see it; when run it is any ruleset."""

        hooks: IsleHooks
        book: Book

else:
    IsleRuleset = Ruleset

B = TypeVar("B")


def book_reader(module: str, kind: type[B]) -> Callable[[IsleTable], B]:
    """A function (table) -> the book that a module prepared for the game of this table."""

    def book_of(table: IsleTable) -> B:
        book: B = table.ruleset.books[module]
        return book

    return book_of
