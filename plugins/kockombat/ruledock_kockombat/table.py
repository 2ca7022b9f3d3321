"""The table: who plays which clan, and what lies on the square."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import attrs

from ruledock.plugin import ByPlayer, Player, Ref, Table, hidden, plain, public, secret, table
from ruledock_kockombat.options import (
    CellName,
    ClanId,
    DogId,
    GameNumber,
    PreyId,
    Quarters,
)

if TYPE_CHECKING:
    from ruledock.plugin import Ruleset
    from ruledock_kockombat.book import Book, Side

    class KockombatRuleset(Ruleset):
        """A ruleset of Kočkombat, as type checkers see it."""

        book: Book


UNSEEN = "?"
"""A tile that lies face down."""
TAKEN = "-"
"""A space whose prey is caught."""


@attrs.define
class Outcome:
    """How one game ended: everything its score is computed from."""

    clans: ByPlayer[ClanId]
    caught: ByPlayer[list[PreyId]]
    """By player: the prey caught."""
    awake: ByPlayer[list[str]]
    """By player: the cats still face up."""


def hand_seers(table: KockombatTable, owner: int) -> Collection[int]:
    """Who knows a hand of clan cards: its player, and the player who handed it over."""
    return (0, 1) if table.kept[1 - owner] else (owner,)


@table
class KockombatTable(Table):
    """One square of tiles between two players."""

    if TYPE_CHECKING:
        ruleset: KockombatRuleset

    game: GameNumber = 0
    """Which game of the match this is, from 1."""
    first: Player = 0
    """Who takes the first turn of this game."""
    deck: list[ClanId] = hidden()
    """Clan cards that nobody holds, while clans are being chosen."""
    hands: ByPlayer[list[ClanId]] = secret(by="player", to=hand_seers, factory=lambda: [[], []])
    """By player: the clan cards to keep one of."""
    kept: ByPlayer[ClanId | None] = secret(by="player", factory=lambda: [None, None])
    """By player: the clan card kept, until all are shown."""
    clans: ByPlayer[ClanId | None] = plain(factory=lambda: [None, None])
    """By player: the clan, for all to see."""
    board: list[str] = public(observed="position")
    """By cell: the tile."""
    unseen: list[str] = plain(factory=list)
    """The tiles that lie face down. Nobody knows which lies where, so none lies anywhere yet."""
    facing: dict[DogId, Quarters] = plain(factory=dict)
    """By dog that is face up: quarters clockwise from upright."""
    down: set[str] = plain(factory=set)
    """Cats that are face down again."""
    equal: ByPlayer[int | None] = plain(factory=lambda: [None, None])
    """By player: the strength of all their cats, when it is not the printed one."""
    also: ByPlayer[list[CellName]] = plain(factory=lambda: [[], []])
    """By player: the cells where the chief hunts beyond its own sides."""
    caught: ByPlayer[list[PreyId]] = plain(factory=lambda: [[], []])
    helped: ByPlayer[list[PreyId]] = plain(factory=lambda: [[], []])
    """By player: the prey caught with the chief's help."""
    outcomes: list[Outcome] = public()
    """The games that are over."""

    @property
    def book(self) -> Book:
        """What the game looks up while it runs."""
        return self.ruleset.book

    # -- chance ----------------------------------------------------------------------------

    def turn_up(self, cell: int) -> str:
        """Turn a tile face up: any of the unseen ones, a dog facing any way."""
        tile = self.chance.draw("kockombat.tiles", self.unseen)
        self.board[cell] = tile
        if tile in self.book.dogs:
            self.facing[tile] = self.chance.below("kockombat.facing", 4)
        return tile

    def deal_clans(self, player: int, count: int) -> None:
        """Deal clan cards to a player, as far as there are any."""
        self.hands[player] = sorted(self.chance.draw_many("kockombat.clans", self.deck, count))

    # -- verbs -----------------------------------------------------------------------------

    def clear(self) -> None:
        """Put everything of a game back into the box."""
        self.deck, self.board, self.unseen = [], [], []
        self.facing, self.down = {}, set()
        self.kept, self.clans = [None, None], [None, None]
        self.equal = [None, None]
        self.hands, self.caught, self.helped = [[], []], [[], []], [[], []]
        self.also = [[], []]

    def keep_clan(self, player: int, clan: str) -> None:
        """Keep a clan card of the hand."""
        self.hands[player].remove(clan)
        self.kept[player] = clan

    def swap(self, cell: int, other: int) -> None:
        """Swap two tiles; each keeps its side and its facing."""
        board = self.board
        board[cell], board[other] = board[other], board[cell]

    def turn_dog(self, cell: int, quarters: int) -> None:
        """Turn a dog clockwise where it lies."""
        dog = self.board[cell]
        self.facing[dog] = (self.facing[dog] + quarters) % 4

    def turn_down(self, cell: int) -> None:
        """Turn a cat face down: it hunts no more."""
        self.down.add(self.board[cell])

    def hunts_also(self, player: int, cells: Iterable[str]) -> None:
        """Let the chief hunt in these cells too."""
        self.also[player] = sorted({*self.also[player], *cells}, key=self.book.number.__getitem__)

    def catch(self, player: int, cell: int) -> None:
        """Take the prey in a cell for a clan."""
        self.caught[player].append(self.board[cell])
        self.board[cell] = TAKEN

    # -- facts -----------------------------------------------------------------------------

    def side(self, player: int) -> Side:
        """A player's clan; they have one once the square is laid out."""
        clan = self.clans[player]
        assert clan is not None
        return self.book.clans[clan]

    def chief_cell(self, player: int) -> int | None:
        """Where a player's chief lies face up, if it does."""
        if self.clans[player] is None:
            return None
        chief = self.side(player).chief
        return None if chief in self.down or chief not in self.board else self.board.index(chief)

    def awake(self, player: int) -> list[str]:
        """A player's cats that are face up."""
        cats = self.side(player).cats
        return [cat for cat in cats if cat in self.board and cat not in self.down]

    def tile(self, tile: str) -> Ref:
        """A tile as messages name it: a cat, prey or a dog."""
        return Ref(self.book.sorts[tile], tile)

    def strength(self, cat: str) -> int:
        """How strong a cat is now."""
        return self.shown_strength(cat) or 0

    def shown_strength(self, cat: str) -> int | None:
        """The strength players see; a question mark has none until the evaluation."""
        tile = self.book.cats[cat]
        equal = self.equal[self.clans.index(tile.clan)]
        return tile.strength if equal is None else equal
