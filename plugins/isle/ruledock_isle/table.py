"""The isle and the boats before it: who owns what, what lies where, and how that changes.

Verbs keep the table true and read like the rulebook; they know facts, never rules.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from ruledock.plugin import (
    ByPlayer,
    Passing,
    Player,
    Table,
    hidden,
    memory,
    plain,
    public,
    secret,
    table,
    unsaved,
)
from ruledock_isle.axes import (
    CardId,
    Colour,
    DayNumber,
    Few,
    Fish,
    Moment,
    Phase,
    PrivateId,
    PublicId,
    RescueId,
    TileId,
)
from ruledock_isle.boat.boat import Boat
from ruledock_isle.phases.draft import (
    PASSED_ON,
    holder,
    is_private_lesson,
    is_rescue_card,
    may_be_held,
)

if TYPE_CHECKING:
    from ruledock_isle.book import Book
    from ruledock_isle.ruleset import IsleRuleset

BAG = "isle.bag"
DECK = "isle.deck"


@attrs.frozen
class PublicLesson:
    """A lesson that lies open and counts for everybody, with the colour named for it, if any."""

    card: PublicId
    colour: Colour | None = None
    by: Player | None = None
    """Who named the colour."""


@table
class IsleTable(Table):
    """One game of the isle. Lists run by player unless they say otherwise."""

    if TYPE_CHECKING:
        ruleset: IsleRuleset

    day: DayNumber = 0
    phase: Moment | None = None
    plan: tuple[Phase, ...] = ()
    """The phases of this day that are still to come."""
    order: list[Player] = plain(factory=list)
    """The players in turn order."""
    colours: ByPlayer[Colour] = plain(factory=list)
    """The colour of each player's figure."""
    boats: ByPlayer[Boat] = plain(factory=list)
    fish: ByPlayer[Fish] = public()  # what is paid for hidden cards is paid openly
    baskets: ByPlayer[Few] = plain(factory=list)
    """Permanent baskets that are ready."""
    used_baskets: ByPlayer[Few] = plain(factory=list)
    """Permanent baskets already used today."""
    spare_baskets: Few = 0
    """Permanent baskets nobody owns yet."""
    waivers: ByPlayer[bool] = plain(factory=list)
    """Whether the next tile of this player need not touch another."""
    drawn: ByPlayer[TileId | None] = plain(factory=list)
    """A tile drawn from the bag that its player has still to find a place for."""
    bag: list[TileId] = plain(factory=list)
    """What nobody has seen. It has no order until a tile is drawn."""
    fields: list[list[TileId]] = plain(factory=list)
    """The left and the right field."""
    oshax: list[TileId] = plain(factory=list)
    rare: list[TileId] = plain(factory=list)
    """Rare treasures on display."""
    common: dict[TileId, Few] = plain(factory=dict)
    """Common treasures left, by tile."""
    gone: list[TileId] = plain(factory=list)
    """Tiles that have left the game."""
    deck: list[CardId] = hidden()
    """Discovery cards nobody has seen, in no order."""
    hands: ByPlayer[list[CardId]] = secret(by="player", fits=may_be_held)
    received: ByPlayer[Few] = plain(factory=list)
    """Cards that have come into each hand since its lessons were played."""
    packets: ByPlayer[list[CardId]] = secret(by="packet", to=holder)
    """The cards being passed around; packet number n started with player n."""
    drafted: ByPlayer[list[CardId]] = secret(by="player")
    """Cards a player has chosen today or drawn, and not paid for yet."""
    lessons: ByPlayer[list[PrivateId]] = secret(by="player", fits=is_private_lesson)
    """Private lessons in play, face down."""
    public_lessons: list[PublicLesson] = plain(factory=list)
    """Public lessons in play."""
    rescue_cards: ByPlayer[list[RescueId]] = secret(
        by="player", until="revealed", fits=is_rescue_card
    )
    """Rescue cards laid out today and not used up."""
    spent: ByPlayer[list[Few]] = plain(factory=list)
    """Single-use and broken baskets already used of the cards laid out, by player."""
    revealed: bool = False
    """Whether the rescue cards laid out are face up."""
    passed: list[Player] = plain(factory=list)
    """Who has passed in this phase, in the order in which they did."""
    rescues: Few = 0
    """Rescues made in the turn that is under way."""
    extra_rescues: Few = 0
    """Further rescues allowed in the turn that is under way."""
    discarded: ByPlayer[list[CardId]] = secret(by="player")
    """Cards discarded face down, by who discarded them."""
    discard: list[CardId] = plain(factory=list)
    """Cards discarded face up."""
    passed_on: Passing = memory(PASSED_ON, factory=Passing)
    """Who kept what of all packets, and so all that players can remember of them."""
    book: Book = unsaved()
    """What the isle looks up while it runs; a field, as ten reads of a decision go there."""

    def __attrs_post_init__(self) -> None:
        self.book = self.ruleset.book
        self.boats = self.book.fleet.boats(self.boats)

    # -- fish and baskets ----------------------------------------------------------------

    def earn(self, player: int, fish: int) -> None:
        """Take fish from the supply."""
        self.fish[player] += fish
        if self.log is not None:
            total = self.fish[player]
            self.tell("isle.earns", player=self.name(player), fish=fish, total=total)

    def pay(self, player: int, fish: int) -> None:
        """Pay fish to the supply."""
        assert self.fish[player] >= fish, "nobody pays what they do not have"
        self.fish[player] -= fish

    def gain_basket(self, player: int) -> None:
        """Take a permanent basket, ready for use, if one is left."""
        if self.spare_baskets:
            self.spare_baskets -= 1
            self.baskets[player] += 1
            if self.log is not None:
                self.tell("isle.basket.gains", player=self.name(player))

    def give_basket(self, player: int, used: bool) -> None:
        """Put a permanent basket back into the supply."""
        owned = self.used_baskets if used else self.baskets
        assert owned[player], "nobody gives what they do not have"
        owned[player] -= 1
        self.spare_baskets += 1
        if self.log is not None:
            self.tell("isle.basket.gives", player=self.name(player))

    def refresh_baskets(self) -> None:
        """Make every permanent basket ready again."""
        for player in self.players:
            self.baskets[player] += self.used_baskets[player]
            self.used_baskets[player] = 0

    # -- tiles ---------------------------------------------------------------------------

    def draw_tile(self) -> str | None:
        """Draw a tile from the bag; None when it is empty."""
        return self.chance.draw(BAG, self.bag) if self.bag else None

    def field_of(self, tile: str) -> int:
        """The field in which a tile lies; -1 when it lies in neither."""
        for number, field in enumerate(self.fields):
            if tile in field:
                return number
        return -1

    def leave(self, tiles: Iterable[str]) -> None:
        """Take tiles out of the game."""
        for tile in tiles:
            insort(self.gone, tile)

    # -- cards ---------------------------------------------------------------------------

    def draw_card(self) -> str | None:
        """Draw a card from the deck; None when it is empty."""
        return self.chance.draw(DECK, self.deck) if self.deck else None

    def receive(self, player: int, cards: Iterable[str]) -> None:
        """Take cards into a hand."""
        hand = self.hands[player]
        for card in cards:
            insort(hand, card)
            self.received[player] += 1

    def show(self, card: str) -> None:
        """Let everybody see a hidden card."""
        self.passed_on = self.passed_on.show(card)

    def throw(self, player: int, cards: Iterable[str]) -> None:
        """Discard cards face down."""
        pile = self.discarded[player]
        for card in cards:
            insort(pile, card)
