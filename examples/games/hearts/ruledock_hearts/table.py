"""The table of Hearts: the deck, the hands, the trick, and what everybody can tell from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated

import attrs

from ruledock.plugin import (
    ByPlayer,
    ContentKind,
    Option,
    PacketRecall,
    Passing,
    Player,
    Ref,
    Table,
    axis,
    items,
    memory,
    names,
    numbers,
    option,
    secret,
    subset_of,
    table,
)


@attrs.frozen
class Card:
    """A card, and what it costs whoever takes it."""

    id: str
    name: str
    suit: str
    rank: int
    points: int = 0
    spare: bool = False
    """Whether it stays in the box when the cards do not go round evenly."""

    @property
    def kinds(self) -> set[str]:
        """What somebody may be known to lack: its suit, and cards without points."""
        return {self.suit} if self.points else {self.suit, "harmless"}


KINDS = ("clubs", "diamonds", "hearts", "spades", "harmless")
CONTENT = (ContentKind("cards", "hearts-card.schema.json", Card),)
CARD = items("card", "cards", lambda ruleset, card: ruleset.content.items["cards"][card].name)
CardId = Annotated[str, CARD]
Points = Annotated[int, numbers("points", 0, 10_000)]
Kind = Annotated[str, names("kind", KINDS)]
DealNumber = Annotated[int, numbers("deal", 0, 10_000)]


@option("pass {cards}", label="Pass { $cards }")
class Pass(Option):
    """Pass these cards to somebody else."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("play {card}", label="Play { $card }")
class Play(Option):
    """Play a card to the trick."""

    card: str = axis(CARD)


def may_hold(table: HeartsTable, player: int, card: str) -> bool:
    """Whether a card may be in a hand, as far as everybody knows."""
    return table.lacks[player].isdisjoint(table.cards[card].kinds)


def givers(table: HeartsTable, player: int, card: str) -> Collection[int]:
    """Who knows that a card is in another hand: the player who passed it there."""
    picks = ((packet.number, pick) for packet in table.passed.round for pick in packet.picks)
    return [giver for giver, pick in picks if pick.player == player and card in pick.cards]


PASSED = PacketRecall("passed", ("hands",))


@table
class HeartsTable(Table):
    """One deal of Hearts, and the points of those before."""

    deal: DealNumber = 0
    """Which deal this is, from 1."""
    points: ByPlayer[Points] = attrs.field(factory=list)
    """By player: the points of earlier deals."""
    hands: ByPlayer[list[CardId]] = secret(by="player", fits=may_hold, known=givers)
    passed: Passing = memory(PASSED, factory=Passing)
    """Who passed which cards to whom."""
    leader: Player = 0
    trick: list[CardId] = attrs.field(factory=list)
    """The cards of this trick, from the leader's on."""
    taken: ByPlayer[list[CardId]] = attrs.field(factory=list)
    """By player: the cards of the tricks taken in this deal."""
    lacks: ByPlayer[set[Kind]] = attrs.field(factory=list)
    """By player: the kinds of card that everybody knows this player not to hold."""

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards by id."""
        return self.ruleset.content.items["cards"]

    @property
    def deck(self) -> list[str]:
        """The cards to deal: as many as go round evenly, without the spare ones first."""
        cards = sorted(self.cards.values(), key=lambda card: (not card.spare, card.id))
        return sorted(card.id for card in cards[len(cards) % len(self.players) :])

    @property
    def turn(self) -> int:
        """Who plays the next card."""
        return (self.leader + len(self.trick)) % len(self.players)

    @property
    def is_first_trick(self) -> bool:
        """Whether nobody has taken a trick of this deal."""
        return not any(self.taken)

    @property
    def hearts_broken(self) -> bool:
        """Whether a heart has been played in this deal."""
        played = [*self.trick, *(card for cards in self.taken for card in cards)]
        return any(self.cards[card].suit == "hearts" for card in played)

    def refs(self, cards: Iterable[str]) -> list[Ref]:
        """Cards as messages name them."""
        return [Ref("card", card, self.cards[card].name) for card in cards]

    def cost(self, cards: Collection[str]) -> int:
        """The points of these cards."""
        return sum(self.cards[card].points for card in cards)

    def pass_on(self, given: Mapping[int, Sequence[str]], seats: int) -> None:
        """All pass cards so many seats to the left at once; giver and receiver know which."""
        facts = Passing().begin(len(given))
        to = {giver: (giver + seats) % len(given) for giver in given}
        for giver, cards in given.items():
            kept = [card for card in self.hands[giver] if card not in cards]
            facts = facts.draw(giver, kept).keep(giver, giver, ()).keep(giver, to[giver], cards)
            self.hands[giver] = kept
        for giver, cards in given.items():
            self.hands[to[giver]] = sorted([*self.hands[to[giver]], *cards])
        self.passed = facts

    def lay(self, player: int, card: str) -> None:
        """Play a card for all to see."""
        self.hands[player].remove(card)
        self.trick.append(card)
        self.passed = self.passed.show(card)
        self.tell("hearts.plays", player=self.name(player), card=self.refs([card])[0])
