"""The auction house as it stands: who holds what, what is for sale, and how that changes."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ruledock.domains import ByPlayer, Player
from ruledock.table import Table
from ruledock.traces import Trace, shown
from ruledock_auction.options import CardId, Coins, FavourId, LotId, Phase, RoundNumber


@attrs.define(eq=False)
class AuctionTable(Table):
    """One evening at the auction house."""

    round: RoundNumber = 0
    plan: tuple[Phase, ...] = ()
    """The phases of this round that are still to come."""
    order: tuple[Player, ...] = ()
    """The players in turn order."""
    coins: ByPlayer[Coins] = attrs.field(factory=list)
    hands: ByPlayer[list[CardId]] = attrs.field(factory=list)
    packets: ByPlayer[list[CardId]] = attrs.field(factory=list)
    """The hands being passed around; packet number n started with player n."""
    shows: ByPlayer[list[LotId]] = attrs.field(factory=list)
    """What everybody can see in front of each player, and what will score."""
    deck: list[CardId] = attrs.field(factory=list)
    """What nobody has seen. It has no order until a card is drawn."""
    reserve: CardId | None = None
    """The next lot, once somebody has had a look at it."""
    peeked: set[Player] = attrs.field(factory=set)
    """Who knows what the reserve is."""
    block: list[CardId] = attrs.field(factory=list)
    """The lots for sale."""
    discard: list[CardId] = attrs.field(factory=list)
    cancelled: list[FavourId] = attrs.field(factory=list)
    """Favours that were objected to before they took effect."""
    traces: list[Trace] = attrs.field(factory=list)

    def after(self, player: int) -> list[int]:
        """The other players in turn order, from the left of *player*."""
        count = len(self.order)
        return [(player + seat) % count for seat in range(1, count)]

    def draw(self) -> str | None:
        """Draw from the deck; nothing when it is empty."""
        return self.chance.draw("auction.deck", self.deck) if self.deck else None

    def next_lot(self) -> str | None:
        """Bring the next lot into the open: the reserve, or else one from the deck."""
        lot, self.reserve = self.reserve or self.draw(), None
        self.peeked.clear()
        return lot

    def earn(self, player: int, coins: int) -> None:
        """Coins from the bank."""
        self.coins[player] += coins
        if self.listener is not None:
            self.tell("auction.earns", player=self.ruleset.name_of(player), coins=coins)

    def pay(self, player: int, coins: int) -> None:
        """Coins to the bank."""
        assert self.coins[player] >= coins, "nobody pays what they do not have"
        self.coins[player] -= coins

    def hang(self, player: int, lots: Iterable[str]) -> None:
        """Show lots for all to see; they will score."""
        self.shows[player].extend(lots)
        self.shows[player].sort()

    def leaves_hand(self, player: int, card: str) -> None:
        """A card leaves a hand in the open."""
        self.hands[player].remove(card)
        shown(self.traces, player, card)

    def receive(self, player: int, cards: Iterable[str]) -> None:
        """Cards come into a hand."""
        self.hands[player].extend(cards)
        self.hands[player].sort()
