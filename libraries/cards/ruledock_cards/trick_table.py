"""A table at which tricks are played."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Any, ClassVar, cast

from ruledock.engine.declare import table
from ruledock.engine.domains import ByPlayer, Player
from ruledock.engine.options import items
from ruledock.engine.secrecy import per_player, plain, secret
from ruledock.linking.table import Table
from ruledock_cards.content import content
from ruledock_cards.tricks import Suited, highest, require_once, require_turns, takes_trick
from ruledock_knowledge.holding import Holding

CardId = Annotated[str, items("card", "cards", called="name")]
"""The id of a card in the content ``cards``, which people call by its ``name``."""


@table
class TrickTable(Table):
    """A table at which tricks are played: hands, the trick, and what everybody knows of the hands.

    A game adds its own fields, and ``cards = content("cards", Card)``, each with a suit and a rank.
    Everybody must follow suit if they can, unless the game says otherwise with :meth:`duty`.
    """

    cards: ClassVar[content[Suited]] = content("cards", cast(Any, Suited))
    """By id: the cards."""
    hands: ByPlayer[list[CardId]] = secret(by="player", fits=Holding("kinds", lacks="lacks"))
    lacks: ByPlayer[set[str]] = per_player(set)
    """By player: the kinds of card that everybody knows this player not to hold."""
    leader: Player = 0
    """Who leads this trick."""
    trick: list[CardId] = plain(factory=list)
    """The cards of this trick, from the leader's on."""
    taken: ByPlayer[list[CardId]] = per_player(list)
    """By player: the cards of the tricks that they took."""

    @property
    def turn(self) -> int:
        """Who plays the next card."""
        return self.left_of(self.leader, len(self.trick))

    @property
    def led(self) -> str:
        """The suit that was led; "" before the first card of a trick."""
        return self.cards[self.trick[0]].suit if self.trick else ""

    def duty(self, card: str) -> int:
        """How much a card must be played now: nobody may play one who holds one of higher duty."""
        return int(self.cards[card].suit == self.led)

    def kinds(self, card: str) -> Collection[str]:
        """The kinds of a card that somebody may show to lack: its suit. A game may add others."""
        return (self.cards[card].suit,)

    def playable(self, player: int) -> list[str]:
        """The cards that a player may play: those of the highest duty in the hand."""
        return highest(self.hands[player], by=self.duty)

    def play(self, player: int, card: str) -> None:
        """Play a card, by which everybody learns what the player lacks: kinds of higher duty."""
        shown, duty = self.duty(card), self.duty
        higher = [one for one in self.cards if duty(one) > shown]
        if higher:  # most plays show nothing
            lower = self.cards.keys() - higher
            kinds = {kind for one in higher for kind in self.kinds(one)}
            self.lacks[player] |= kinds.difference(*map(self.kinds, lower))
        self.lay(player, card)

    def lay(self, player: int, card: str) -> None:
        """Lay a card from a hand into the trick."""
        self.hands[player].remove(card)
        self.trick.append(card)

    def holder(self, card: str) -> int:
        """Who holds a card."""
        return next(player for player in self.players if card in self.hands[player])

    def take_trick(self, trump: str = "") -> int:
        """Whoever laid the best card takes the trick, and leads the next. Return who it was."""
        best = takes_trick([self.cards[card] for card in self.trick], trump)
        self.leader = winner = self.left_of(self.leader, best)
        self.taken[winner] += self.trick
        self.trick = []
        return winner

    def require_tricks(self, deck: Iterable[str], *elsewhere: Iterable[str]) -> None:
        """Raise ValueError unless each card of *deck* is in a hand, the trick, taken or in one of
        *elsewhere*, and all have played in turn; for ``check`` of a GameSpec."""
        require_once(deck, self.trick, *self.hands, *self.taken, *elsewhere)
        require_turns(self.hands, self.taken, self.trick, self.leader)
