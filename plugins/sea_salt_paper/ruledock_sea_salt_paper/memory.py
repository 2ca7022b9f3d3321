"""Memory: what one player can know of a round, from what of its trail the player saw.

A player who forgets nothing knows where each card lies that was ever open, except where somebody
picked a card out of a pile or robbed somebody unseen. So a memory is a set of *worlds*. A world
says where the cards lie that the player has seen; all others are strangers, alike to the player,
and a hand holds as many of them as it has cards left over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import attrs

from ruledock_sea_salt_paper.steps import Picking
from ruledock_sea_salt_paper.table import SeaTable
from ruledock_sea_salt_paper.trail import (
    DISCARDED,
    DREW,
    LAID,
    PICKED,
    ROBBED,
    TOOK,
    Layout,
    Move,
)

World = tuple[int, ...]
"""By discard pile, then by hand: the cards that the viewer has seen and that lie there, as bits.
The viewer's own hand is left out."""
Origins = dict[World, tuple[World, int]]
"""By world: a world it can have come from, and the card that moved unseen, as a bit; 0 for a
stranger."""
NOBODY = -1


def bits(mask: int) -> Iterator[int]:
    """Each bit of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def moved(world: World, bit: int, source: int | None, target: int | None) -> World:
    """The world with a card in another place; None where worlds do not look."""
    places = list(world)
    if source is not None:
        places[source] &= ~bit
    if target is not None:
        places[target] |= bit
    return tuple(places)


@attrs.define
class Memory:
    """What *viewer* knows."""

    viewer: int
    layout: Layout
    """How things really lie, as far as the trail has been followed."""
    seen: int
    """The cards that the viewer has seen, wherever they are now."""
    orders: list[list[int]]
    """By pile: all cards that ever lay on it, in the order in which they were laid."""
    worlds: Origins
    past: list[Origins | None] = attrs.field(factory=list)
    """By move: the worlds after it; None when each stayed as it was, if it stayed."""
    spread: bool = False
    """Whether the move being followed has changed worlds."""

    @classmethod
    def of(cls, table: SeaTable, viewer: int | None) -> Memory:
        """What a player knows now; None for a spectator, who sees what all can see."""
        memory = cls._begin(Layout.before(table), NOBODY if viewer is None else viewer)
        for code in table.trail:
            memory.follow(Move.read(code))
        if table.turn == viewer:
            memory.seen |= sum(table.book.bit[card] for card in table.drawn)
        step = table.agenda[-1] if table.agenda else None
        if isinstance(step, Picking) and step.player == viewer:
            memory._look(step.pile)
        return memory

    @classmethod
    def _begin(cls, layout: Layout, viewer: int) -> Memory:
        """What lies open is known from the start, and the viewer's own hand."""
        piles = [sum(1 << card for card in pile) for pile in layout.piles]
        world = (*piles, *(0 for _ in layout.hands))
        known = sum(piles) + sum(1 << card for laid in layout.laid for card in laid)
        if viewer != NOBODY:
            known += sum(1 << card for card in layout.hands[viewer])
        return cls(viewer, layout, known, [pile[:] for pile in layout.piles], {world: (world, 0)})

    def hand(self, player: int) -> int | None:
        """Where worlds say what is in a hand; None for the viewer's own."""
        return len(self.layout.piles) + player if player != self.viewer else None

    def strangers(self, world: World, player: int) -> int:
        """How many cards in a hand the viewer has never seen."""
        known = world[len(self.layout.piles) + player].bit_count()
        return len(self.layout.hands[player]) - known

    # -- following the trail ---------------------------------------------------------------

    def follow(self, move: Move) -> None:
        """See a move, or as much of it as the viewer could."""
        self.spread = False
        SENSES[move.kind](self, move)
        self.layout.redo(move)
        if move.kind in (TOOK, PICKED):
            self._see_top(move.other)
        self.past.append(self.worlds if self.spread else None)

    def _drew(self, move: Move) -> None:
        if move.player == self.viewer:
            self.seen |= 1 << move.card

    def _discarded(self, move: Move) -> None:
        self.seen |= 1 << move.card
        self.orders[move.other].append(move.card)
        self._all(move, None, move.other)

    def _took(self, move: Move) -> None:
        self._all(move, move.other, self.hand(move.player))

    def _picked(self, move: Move) -> None:
        pile = self.layout.piles[move.other]
        if move.player == self.viewer:
            self._look(move.other)
        if move.player == self.viewer or move.below == len(pile) - 1:
            # Everybody sees that the top has gone.
            self._all(move, move.other, self.hand(move.player))
            return
        top = 1 << pile[-1]
        hand = self.hand(move.player)

        def picks(world: World) -> Iterable[tuple[World, int]]:
            for bit in bits(world[move.other] & ~top):
                yield moved(world, bit, move.other, hand), bit

        self._spread(picks)

    def _robbed(self, move: Move) -> None:
        thief, victim = self.hand(move.player), self.hand(move.other)
        if thief is None:
            self._leaves_hand(move, move.other)
        elif victim is None:
            self._all(move, None, thief)
        else:
            self._spread(lambda world: self._thefts(world, thief, victim, move.other))

    def _thefts(
        self, world: World, thief: int, victim: int, robbed: int
    ) -> Iterator[tuple[World, int]]:
        if self.strangers(world, robbed):
            yield world, 0
        for bit in bits(world[victim]):
            yield moved(world, bit, victim, thief), bit

    def _laid(self, move: Move) -> None:
        if move.player != self.viewer:
            self._leaves_hand(move, move.player)

    def _leaves_hand(self, move: Move, player: int) -> None:
        """The viewer sees a card that was in somebody's hand, and only worlds with it remain."""
        bit, hand = 1 << move.card, len(self.layout.piles) + player
        if self.seen & bit:
            self._only(lambda world: bool(world[hand] & bit))
            self._all(move, hand, None)
        else:
            self._only(lambda world: self.strangers(world, player) > 0)
            self.seen |= bit

    def _look(self, pile: int) -> None:
        """The viewer looks through a pile."""
        here = sum(1 << card for card in self.layout.piles[pile])
        self._only(lambda world: world[pile] == here)

    def _see_top(self, pile: int) -> None:
        """Everybody sees which card of a pile is now on top."""
        cards = self.layout.piles[pile]
        if not cards:
            self._only(lambda world: not world[pile])
            return
        order, top = self.orders[pile], cards[-1]
        later = sum(1 << card for card in order[order.index(top) + 1 :])
        self._only(lambda world: world[pile] >> top & 1 == 1 and not world[pile] & later)

    def _all(self, move: Move, source: int | None, target: int | None) -> None:
        """The same card moves in every world."""
        bit = 1 << move.card
        self._spread(lambda world: [(moved(world, bit, source, target), bit)])

    def _spread(self, moves: Callable[[World], Iterable[tuple[World, int]]]) -> None:
        new: Origins = {}
        for world in self.worlds:
            for then, bit in moves(world):
                new.setdefault(then, (world, bit))
        self.worlds, self.spread = new, True

    def _only(self, agrees: Callable[[World], bool]) -> None:
        """Forget the worlds that do not agree with what was seen."""
        if not all(map(agrees, self.worlds)):
            self.worlds = {world: come for world, come in self.worlds.items() if agrees(world)}


SENSES: dict[int, Callable[[Memory, Move], None]] = {
    DREW: Memory._drew,
    DISCARDED: Memory._discarded,
    TOOK: Memory._took,
    PICKED: Memory._picked,
    ROBBED: Memory._robbed,
    LAID: Memory._laid,
}
"""What a viewer makes of each kind of move."""
