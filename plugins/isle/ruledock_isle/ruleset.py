"""The ruleset of the isle with its types: what is in its hooks and in its book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.plugin import Ruleset

if TYPE_CHECKING:
    from ruledock_isle.book import Book
    from ruledock_isle.hookspecs import IsleHooks

    class IsleRuleset(Ruleset):
        """A ruleset of the isle, as type checkers see it; when run it is any ruleset."""

        hooks: IsleHooks
        book: Book

else:
    IsleRuleset = Ruleset
