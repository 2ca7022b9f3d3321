"""Memory: what one player can know of a round from the part of its trail they saw.

A player who forgets nothing knows where each card lies that was ever open, except where somebody
picked a card out of a pile or robbed somebody unseen. All cards that the player has not seen are
strangers, which they cannot tell apart; the rest of a hand is strangers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.plugin import Remembered
from ruledock_sea_salt_paper.knowledge.beliefs import Beliefs, Cards, World, bits
from ruledock_sea_salt_paper.knowledge.trail import (
    DISCARDED,
    DREW,
    LAID,
    PICKED,
    ROBBED,
    TOOK,
    Layout,
    Move,
)
from ruledock_sea_salt_paper.phases.steps import Picking

if TYPE_CHECKING:
    from ruledock_sea_salt_paper.table import SeaTable

NOBODY = -1


@attrs.frozen
class Passage:
    """A card that went from place to place; None is a place the viewer need not track."""

    source: int | None
    target: int | None
    bit: int
    """The card; 0 when the viewer did not see which it was."""
    before: Beliefs | None = None
    """What the viewer believed before a card went unseen."""

    def backwards(self, cards: Cards) -> Iterator[tuple[Cards, int]]:
        """Each possible layout before, and the card that moved; 0 for a stranger."""
        if self.before is None:
            yield move_card(cards, self.bit, self.target, self.source), self.bit
            return
        assert self.target is not None
        if self.before.allow(cards):
            yield cards, 0
        for bit in bits(cards[self.target]):
            then = move_card(cards, bit, self.target, self.source)
            if self.before.allow(then):
                yield then, bit


def move_card(cards: Cards, bit: int, source: int | None, target: int | None) -> Cards:
    """The same layout with one card in another place."""
    places = list(cards)
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
    """Where cards really lie, at this point of the trail."""
    seen: int
    """The cards that the viewer has seen, wherever they are now."""
    orders: list[list[int]]
    """By pile: all cards that ever lay on it, in order."""
    beliefs: Beliefs
    """By discard pile, then by hand; the viewer's own hand is left out."""
    past: list[Passage | None] = attrs.field(factory=list)
    """By move: the card's passage, if the viewer had seen the card."""
    passage: Passage | None = None
    """What to remember of the current move."""

    @classmethod
    def of(cls, table: SeaTable, viewer: int | None) -> Memory:
        """What a player knows now; None for a spectator, who sees only what everybody sees."""
        memory = cls.along(table, viewer)
        if table.turn == viewer:
            memory.seen |= sum(table.book.bit[card] for card in table.drawn)
        step = table.agenda[-1] if table.agenda else None
        if isinstance(step, Picking) and step.player == viewer:
            memory._look(step.pile)
        return memory

    @classmethod
    def along(cls, table: SeaTable, viewer: int | None) -> Memory:
        """What a player knows of the moves so far, whatever they look at now."""
        memory = cls._begin(Layout.before(table), NOBODY if viewer is None else viewer)
        for code in table.trail:
            memory.follow(Move.read(code))
        return memory

    @classmethod
    def _begin(cls, layout: Layout, viewer: int) -> Memory:
        """Start with what lies open and the viewer's own hand."""
        piles = [sum(1 << card for card in pile) for pile in layout.piles]
        beliefs = Beliefs([*piles, *(0 for _ in layout.hands)])
        known = sum(piles) + sum(1 << card for laid in layout.laid for card in laid)
        if viewer != NOBODY:
            known += sum(1 << card for card in layout.hands[viewer])
        return cls(viewer, layout, known, [pile[:] for pile in layout.piles], beliefs)

    def hand(self, player: int) -> int | None:
        """The place of a hand in the beliefs; None for the viewer's own."""
        return len(self.layout.piles) + player if player != self.viewer else None

    def strangers(self, world: World, player: int) -> int:
        """How many cards in a hand the viewer has never seen."""
        known = self.beliefs.known(world, len(self.layout.piles) + player)
        return len(self.layout.hands[player]) - known

    # -- following the trail ---------------------------------------------------------------

    def follow(self, move: Move) -> None:
        """Take in what the viewer could see of a move."""
        self.passage = None
        SENSES[move.kind](self, move)
        self.layout.redo(move)
        if move.kind in (TOOK, PICKED):
            self._see_top(move.other)
        self.past.append(self.passage)

    def _see_draw(self, move: Move) -> None:
        if move.player == self.viewer:
            self.seen |= 1 << move.card

    def _see_discard(self, move: Move) -> None:
        self.seen |= 1 << move.card
        self.orders[move.other].append(move.card)
        self._goes(move, None, move.other)

    def _see_take(self, move: Move) -> None:
        self._goes(move, move.other, self.hand(move.player))

    def _see_pick(self, move: Move) -> None:
        pile, hand = self.layout.piles[move.other], self.hand(move.player)
        if hand is None:
            self._look(move.other)
        if hand is None or move.below == len(pile) - 1:
            # Everybody sees that the top has gone.
            self._goes(move, move.other, hand)
            return
        self.passage = Passage(move.other, hand, 0, self.beliefs.copy())
        self.beliefs.leave(move.other, hand, but=1 << pile[-1])

    def _see_theft(self, move: Move) -> None:
        thief, victim = self.hand(move.player), self.hand(move.other)
        if thief is None:
            self._leaves_hand(move, move.other)
        elif victim is None:
            self._goes(move, None, thief)
        else:
            self.passage = Passage(victim, thief, 0, self.beliefs.copy())
            count = partial(self.strangers, player=move.other)
            self.beliefs.leave(victim, thief, strangers=count)

    def _see_lay(self, move: Move) -> None:
        if move.player != self.viewer:
            self._leaves_hand(move, move.player)

    def _leaves_hand(self, move: Move, player: int) -> None:
        """The viewer sees a card leave somebody's hand, so it must have been there."""
        bit, hand = 1 << move.card, len(self.layout.piles) + player
        if self.seen & bit:
            self.beliefs.is_in(bit, hand)
            self._goes(move, hand, None)
        else:
            self.beliefs.only(lambda world: self.strangers(world, player) > 0)
            self.seen |= bit

    def _look(self, pile: int) -> None:
        """The viewer looks through a pile."""
        self.beliefs.are_all_in(sum(1 << card for card in self.layout.piles[pile]), pile)

    def _see_top(self, pile: int) -> None:
        """Everybody sees which card of a pile is now on top."""
        if not self.beliefs.groups:
            return
        cards, order = self.layout.piles[pile], self.orders[pile]
        above = order[order.index(cards[-1]) + 1 :] if cards else order
        self.beliefs.are_not_in(sum(1 << card for card in above), pile)
        if cards:
            self.beliefs.is_in(1 << cards[-1], pile)

    def _goes(self, move: Move, source: int | None, target: int | None) -> None:
        """The viewer sees which card goes."""
        self.passage = Passage(source, target, 1 << move.card)
        self.beliefs.move(1 << move.card, source, target)


SENSES: dict[int, Callable[[Memory, Move], None]] = {
    DREW: Memory._see_draw,
    DISCARDED: Memory._see_discard,
    TOOK: Memory._see_take,
    PICKED: Memory._see_pick,
    ROBBED: Memory._see_theft,
    LAID: Memory._see_lay,
}
"""What a viewer makes of each kind of move."""


class TrailRecall:
    """Reads the trail: whoever has seen a card this round can tell it from all others."""

    def __call__(self, table: SeaTable, player: int | None) -> RecalledCards:
        return RecalledCards(table, player)

    def check(self, table: SeaTable) -> None:
        """Raise when the trail does not lead to this table."""
        Layout.before(table)

    def rename(self, table: SeaTable, names: Mapping[str, str]) -> None:
        """Replace the cards in the trail."""
        ids, number = table.book.ids, table.book.number
        moves = [Move.read(code) for code in table.trail]
        table.trail = [
            move._replace(card=number[names.get(ids[move.card], ids[move.card])]).write()
            for move in moves
        ]


class RecalledCards:
    """The cards that one player has seen, one by one."""

    def __init__(self, table: SeaTable, player: int | None) -> None:
        seen = Memory.of(table, player).seen
        ids = table.book.ids
        self.sets = [
            Remembered(frozenset({card}), {}) for n, card in enumerate(ids) if seen >> n & 1
        ]

    def retell(self, rng: Any) -> None:
        """Nothing to do: the guess makes a trail together with the cards."""


TRAIL = TrailRecall()
