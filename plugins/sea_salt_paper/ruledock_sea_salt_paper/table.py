"""The table of Sea Salt & Paper: where the cards lie, and how they move."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, Final

import attrs

from ruledock.plugin import (
    BY_PLAYER,
    ByPlayer,
    Player,
    Ref,
    Table,
    hidden,
    memory,
    names,
    numbers,
    plain,
    refs,
    secret,
    table,
    unsaved,
)
from ruledock_sea_salt_paper.knowledge.memory import TRAIL
from ruledock_sea_salt_paper.knowledge.trail import DISCARDED, DREW, LAID, PICKED, ROBBED, TOOK
from ruledock_sea_salt_paper.options import CardId, Points
from ruledock_sea_salt_paper.phases.steps import Picking

if TYPE_CHECKING:
    from ruledock.plugin import Ruleset
    from ruledock_sea_salt_paper.book import Book

    class SeaRuleset(Ruleset):
        """A ruleset of Sea Salt & Paper, as type checkers see it."""

        book: Book


PILE: Final = "sea_salt_paper.pile"
START: Final = "sea_salt_paper.start"
THEFT: Final = "sea_salt_paper.theft"


@attrs.frozen
class RoundScore:
    """How a round ended, and the points everybody got."""

    how: Annotated[str, names("ending", ("stop", "won", "lost", "out"))]
    """``stop``, ``won`` or ``lost`` (a last chance), or ``out`` (of cards: nobody scores)."""
    caller: Player | None
    points: Annotated[tuple[Points, ...], BY_PLAYER]


def searcher(table: SeaTable, pile: int) -> int | None:
    """Who is looking through a discard pile."""
    step = table.agenda[-1] if table.agenda else None
    return step.player if isinstance(step, Picking) and step.pile == pile else None


def shown_at_once(table: SeaTable, player: int, card: str) -> Collection[int]:
    """A player who wins at once shows the winning cards."""
    book = table.ruleset.book
    return table.players if player == table.winner and book.bit[card] & book.decisive else ()


@table
class SeaTable(Table):
    """A game of Sea Salt & Paper. Lists run by player, piles from the bottom up."""

    if TYPE_CHECKING:
        ruleset: SeaRuleset

    turn: Player = 0
    """Whose turn it is."""
    caller: Player | None = None
    """Who has called the last chance this round."""
    winner: Player | None = None
    """Who has won the whole game at once."""
    rounds: list[RoundScore] = plain(factory=list)
    """The rounds that are over."""
    deck: list[CardId] = hidden()
    """The draw pile. It has no order until somebody draws a card."""
    piles: list[list[CardId]] = secret(by="pile", to=searcher, top=1)
    drawn: list[CardId] = secret(to="turn")
    """The cards that the player on turn has drawn and must still keep or discard."""
    hands: ByPlayer[list[CardId]] = secret(by="player", known=shown_at_once)
    laid: ByPlayer[list[CardId]] = plain(factory=list)
    """The cards that lie open before each player; nobody can steal them."""
    trail: list[Annotated[int, numbers("move", 0, 2**31)]] = memory(TRAIL)
    """The moves of this round: see :mod:`ruledock_sea_salt_paper.knowledge.trail`."""
    held: list[int] = unsaved(factory=list)
    """Each hand as bits, for speed."""
    owned: list[int] = unsaved(factory=list)
    """The cards of each player on the table and in hand, as bits, for speed."""
    book: Book = unsaved()
    """What the game looks up while it runs; a field, as six reads of a decision go there."""

    def __attrs_post_init__(self) -> None:
        self.book = self.ruleset.book

    def total(self, player: int) -> int:
        """The points of all finished rounds."""
        return sum(score.points[player] for score in self.rounds)

    def recount(self) -> None:
        """Compute the bits anew, after setting cards by hand."""
        bit = self.book.bit.__getitem__
        self.held = [sum(map(bit, hand)) for hand in self.hands]
        laid = (sum(map(bit, laid)) for laid in self.laid)
        self.owned = [hand | open_ for hand, open_ in zip(self.held, laid, strict=True)]

    # -- cards on the move -----------------------------------------------------------------

    def gain(self, player: int, card: str) -> None:
        """Take a card into a hand, perhaps winning with it. Must come last in a step."""
        insort(self.hands[player], card)
        book = self.book
        bit = book.bit[card]
        self.held[player] |= bit
        self.owned[player] |= bit
        if book.decisive & bit and book.wins(book.scene(self.owned[player])):
            self.winner = player
            self.agenda.clear()
            if self.log is not None:
                won = refs("victories", [one.id for one in book.victories])
                self.say("wins_at_once", player, victories=won)

    def draw_to_hand(self, player: int) -> None:
        """Draw the top card of the draw pile, unseen by the others."""
        card = self.chance.draw(PILE, self.deck)
        book = self.book
        self.trail.append(book.number[card] << 9 | DREW << 6 | player << 3)
        if self.log is not None:
            self.say_secretly("draws", [player], player, _card=Ref("card", card))
        self.gain(player, card)

    def keep(self, player: int, card: str) -> None:
        """Take one of the cards drawn into the hand."""
        self.drawn.remove(card)
        book = self.book
        self.trail.append(book.number[card] << 9 | DREW << 6 | player << 3)
        if self.log is not None:
            self.say_secretly("keeps", [player], player, _card=Ref("card", card))
        self.gain(player, card)

    def discard(self, player: int, pile: int) -> None:
        """Put a card that the player did not keep face up on a pile."""
        card = self.drawn.pop(0)
        self.piles[pile].append(card)
        book = self.book
        self.trail.append(book.number[card] << 9 | DISCARDED << 6 | player << 3 | pile)
        if self.log is not None:
            self.say("discards", player, card=Ref("card", card), pile=Ref("pile", pile + 1))

    def take_top(self, player: int, pile: int) -> None:
        """Take the top card of a discard pile, for all to see."""
        card = self.piles[pile].pop()
        book = self.book
        self.trail.append(book.number[card] << 9 | TOOK << 6 | player << 3 | pile)
        if self.log is not None:
            self.say("takes", player, card=Ref("card", card), pile=Ref("pile", pile + 1))
        self.gain(player, card)

    def pick(self, player: int, pile: int, card: str) -> None:
        """Take any card of a discard pile, unseen by the others; the rest keep their order."""
        below = self.piles[pile].index(card)
        del self.piles[pile][below]
        book = self.book
        number = book.number[card]
        self.trail.append(below << 18 | number << 9 | PICKED << 6 | player << 3 | pile)
        if self.log is not None:
            self.say_secretly(
                "picks", [player], player, _card=Ref("card", card), pile=Ref("pile", pile + 1)
            )
        self.gain(player, card)

    def steal(self, player: int, victim: int) -> None:
        """Move a random card from hand to hand; only thief and victim know which."""
        card = self.chance.draw(THEFT, self.hands[victim])
        bit = self.book.bit[card]
        self.held[victim] ^= bit
        self.owned[victim] ^= bit
        book = self.book
        self.trail.append(book.number[card] << 9 | ROBBED << 6 | player << 3 | victim)
        if self.log is not None:
            robbed = self.name(victim)
            self.say_secretly(
                "robs", [player, victim], player, _card=Ref("card", card), victim=robbed
            )
        self.gain(player, card)

    def lay(self, player: int, card: str) -> None:
        """Lay a card from a hand onto the table."""
        self.hands[player].remove(card)
        self.laid[player].append(card)
        book = self.book
        number = book.number[card]
        self.held[player] ^= 1 << number
        self.trail.append(number << 9 | LAID << 6 | player << 3)

    def expose(self, player: int) -> None:
        """Lay a whole hand onto the table."""
        for card in self.hands[player][:]:
            self.lay(player, card)

    # -- telling ---------------------------------------------------------------------------

    def say(self, what: str, player: int, **args: object) -> None:
        """Tell everybody what a player does."""
        if self.log is not None:
            self.tell(f"sea_salt_paper.{what}", player=self.name(player), **args)

    def say_secretly(self, what: str, to: list[int], player: int, **args: object) -> None:
        """Tell some players what a player does, and the others as much as they can see."""
        self.whisper(to, f"sea_salt_paper.{what}", player=self.name(player), **args)
