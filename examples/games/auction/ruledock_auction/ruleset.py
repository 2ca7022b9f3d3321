"""The ruleset of an auction with its types: what is in its hooks and in its book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.plugin import Ruleset

if TYPE_CHECKING:
    from ruledock_auction.hookspecs import AuctionHooks
    from ruledock_auction.plugin import Book

    class AuctionRuleset(Ruleset):
        """A ruleset of the auction, as type checkers see it; when run it is any ruleset."""

        hooks: AuctionHooks
        book: Book

else:
    AuctionRuleset = Ruleset
