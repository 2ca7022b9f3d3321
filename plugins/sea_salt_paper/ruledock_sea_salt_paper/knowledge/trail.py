"""The trail: every move of a card this round, and so all that anybody can remember.

Each move is one whole number, so that thousands of tables can be copied and saved cheaply::

    below << 18 | card << 9 | kind << 6 | player << 3 | other

*other* is the discard pile, or for a theft the victim; *below* is how many cards lay under a card
that was picked out of a pile. The trail leads from the table at its start to the table as it
is, so one can walk it back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

import attrs

if TYPE_CHECKING:
    from ruledock_sea_salt_paper.table import SeaTable

DREW: Final = 0
DISCARDED: Final = 1
TOOK: Final = 2
PICKED: Final = 3
ROBBED: Final = 4
LAID: Final = 5
"""What a move is: from the draw pile into a hand, from the draw pile onto a discard pile, the top
of a discard pile into a hand, any card of it into a hand, from hand to hand, onto the table."""


class Move(NamedTuple):
    """One move of a card."""

    kind: int
    player: int
    other: int
    card: int
    below: int = 0

    @classmethod
    def read(cls, code: int) -> Move:
        """The move a number stands for."""
        return cls(code >> 6 & 7, code >> 3 & 7, code & 7, code >> 9 & 511, code >> 18)

    def write(self) -> int:
        """The number that stands for this move."""
        kind, player, other, card, below = self
        return below << 18 | card << 9 | kind << 6 | player << 3 | other


@attrs.define
class Layout:
    """Where cards lie, as numbers: enough to walk a trail in both directions."""

    piles: list[list[int]]
    hands: list[set[int]]
    laid: list[set[int]]

    @classmethod
    def of(cls, table: SeaTable) -> Layout:
        """Where cards lie now."""
        number = table.book.number.__getitem__
        return cls(
            [[*map(number, pile)] for pile in table.piles],
            [{*map(number, hand)} for hand in table.hands],
            [{*map(number, laid)} for laid in table.laid],
        )

    @classmethod
    def before(cls, table: SeaTable) -> Layout:
        """Where cards lay when the trail began; raises when it does not lead to this table."""
        layout = cls.of(table)
        try:
            layout._back(reversed(table.trail))
        except LookupError:
            raise ValueError("the trail does not lead to this table") from None
        return layout

    def undo(self, move: Move) -> None:
        """Put a card back where it came from."""
        self._back((move.write(),))

    def _back(self, codes: Iterable[int]) -> None:
        """Undo encoded moves in one loop; decoding each first would slow down every load."""
        hands, piles = self.hands, self.piles
        for code in codes:
            kind, player, card = code >> 6 & 7, code >> 3 & 7, code >> 9 & 511
            if kind == DISCARDED:
                if piles[code & 7].pop() != card:
                    raise ValueError("the trail does not lead to this table")
            elif kind == LAID:
                self.laid[player].remove(card)
                hands[player].add(card)
            else:
                hands[player].remove(card)
                if kind == TOOK:
                    piles[code & 7].append(card)
                elif kind == PICKED:
                    if code >> 18 > len(piles[code & 7]):
                        raise ValueError("the trail does not lead to this table")
                    piles[code & 7].insert(code >> 18, card)
                elif kind == ROBBED:
                    hands[code & 7].add(card)

    def redo(self, move: Move) -> None:
        """Move a card as it was moved."""
        kind, player, other, card, below = move
        if kind == DISCARDED:
            self.piles[other].append(card)
        elif kind == LAID:
            self.hands[player].remove(card)
            self.laid[player].add(card)
        else:
            self.hands[player].add(card)
            if kind == TOOK:
                self.piles[other].pop()
            elif kind == PICKED:
                self.piles[other].pop(below)
            elif kind == ROBBED:
                self.hands[other].remove(card)
