"""What waits on the agenda of an evening; :mod:`.steps` handles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.plugin import Message, Option, Player, SecretChoice, refs, step
from ruledock_auction.options import Bid, CardId, FavourId, RoundNumber, Show

if TYPE_CHECKING:
    from ruledock_auction.table import AuctionTable


@step
class Round:
    """A round begins: income, a new first player, a plan of the phases."""

    number: RoundNumber


@step
class NextPhase:
    """The next phase of the plan, or else the next round."""


@step
class Draft(SecretChoice):
    """Everybody keeps *keep* cards of the packet and passes the rest to the left."""

    keep: int = 0
    passes: int = 0
    """How often the packets have moved on."""

    def prompt(self) -> Message:
        """The question to everybody."""
        return Message("auction.ask.keep", {"count": self.keep})


@step
class KeepRest:
    """Everybody keeps what is left of the packets; there is nothing to choose."""

    passes: int


@step
class Leftovers:
    """The rest of the packets is discarded, for all to see."""


@step
class Bidding(SecretChoice):
    """Everybody seals a bid for one lot."""

    lot: CardId = ""

    def why_not(self, table: AuctionTable, player: int, option: Option) -> Message | None:
        """Somebody bids too much, or may not bid at all."""
        if not isinstance(option, Bid):
            return None
        if not table.ruleset.hooks.auction_may_bid(table, player, self.lot):
            return Message("auction.refused.shut_out")
        return Message("auction.refused.coins", {"needs": option.coins, "has": table.coins[player]})


@step
class Hanging:
    """One player decides what to show."""

    player: Player

    def why_not(self, table: AuctionTable, player: int, option: Option) -> Message | None:
        """A lot is not there to hang, or there are too few coins for so many."""
        if not isinstance(option, Show):
            return None
        if strange := [lot for lot in option.lots if lot not in table.hands[player]]:
            return Message("auction.refused.not_held", {"cards": refs("card", strange)})
        needs = table.ruleset.rules["fee"] * (len(option.lots) - 1)
        return Message("auction.refused.coins", {"needs": needs, "has": table.coins[player]})


@step
class Resolve:
    """A favour takes effect, unless somebody has objected."""

    player: Player
    favour: FavourId
