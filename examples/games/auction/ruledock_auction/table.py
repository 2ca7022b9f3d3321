"""The auction house as it stands: who holds what, what is for sale, and how that changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from ruledock.plugin import (
    ByPlayer,
    PacketRecall,
    Passing,
    Player,
    Table,
    hidden,
    memory,
    plain,
    secret,
    table,
)
from ruledock_auction.agenda import Draft
from ruledock_auction.options import CardId, Coins, FavourId, LotId, Phase, RoundNumber

if TYPE_CHECKING:
    from ruledock_auction.ruleset import AuctionRuleset


def bought_openly(table: AuctionTable, player: int, card: str) -> Collection[int]:
    """Everybody knows who has bought a favour."""
    return table.players if card in table.bought else ()


def holder(table: AuctionTable, packet: int) -> int | None:
    """Who looks through a packet, while there is a draft."""
    for step in table.agenda[::-1]:
        if type(step) is Draft:
            return (packet + step.passes) % len(table.packets)
    return None


PASSED_ON = PacketRecall("passed_on", ("hands",), "packets", holder, besides="bought", deck="deck")


@table
class AuctionTable(Table):
    """One evening at the auction house."""

    if TYPE_CHECKING:
        ruleset: AuctionRuleset

    round: RoundNumber = 0
    plan: tuple[Phase, ...] = ()
    """The phases of this round that are still to come."""
    order: tuple[Player, ...] = ()
    """The players in turn order."""
    coins: ByPlayer[Coins] = plain(factory=list)
    hands: ByPlayer[list[CardId]] = secret(by="player", known=bought_openly)
    packets: ByPlayer[list[CardId]] = secret(by="packet", to=holder)
    """The hands being passed around; packet number n started with player n."""
    shows: ByPlayer[list[LotId]] = plain(factory=list)
    """What everybody can see in front of each player, and what will score."""
    deck: list[CardId] = hidden()
    """What nobody has seen. It has no order until somebody draws a card."""
    reserve: CardId | None = hidden(known="peeked", default=None)
    """The next lot, once somebody has had a look at it."""
    peeked: set[Player] = plain(factory=set)
    """Who knows what the reserve is."""
    block: list[CardId] = plain(factory=list)
    """The lots for sale."""
    discard: list[CardId] = plain(factory=list)
    cancelled: list[FavourId] = plain(factory=list)
    """Favours that somebody objected to before they took effect."""
    bought: list[FavourId] = plain(factory=list)
    """Favours in hands that everybody saw a player buy."""
    passed_on: Passing = memory(PASSED_ON, factory=Passing)

    def after(self, player: int) -> list[int]:
        """The other players in turn order, from the left of *player*."""
        count = len(self.order)
        return [(player + seat) % count for seat in range(1, count)]

    def draw(self) -> str | None:
        """Draw from the deck; None when it is empty."""
        return self.chance.draw("auction.deck", self.deck) if self.deck else None

    def next_lot(self) -> str | None:
        """Bring the next lot into the open: the reserve, or else one from the deck."""
        lot, self.reserve = self.reserve or self.draw(), None
        self.peeked.clear()
        return lot

    def earn(self, player: int, coins: int) -> None:
        """Take coins from the bank."""
        self.coins[player] += coins
        if self.log is not None:
            self.tell("auction.earns", player=self.name(player), coins=coins)

    def pay(self, player: int, coins: int) -> None:
        """Pay coins to the bank."""
        assert self.coins[player] >= coins, "nobody pays what they do not have"
        self.coins[player] -= coins

    def hang(self, player: int, lots: Iterable[str]) -> None:
        """Show lots for all to see; they will score."""
        self.shows[player].extend(lots)
        self.shows[player].sort()

    def leaves_hand(self, player: int, card: str) -> None:
        """Take a card out of a hand, for all to see."""
        self.hands[player].remove(card)
        if card in self.bought:
            self.bought.remove(card)
        else:
            self.passed_on = self.passed_on.show(card)

    def receive(self, player: int, cards: Iterable[str]) -> None:
        """Take cards into a hand."""
        self.hands[player].extend(cards)
        self.hands[player].sort()
