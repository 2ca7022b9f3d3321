"""What the game looks up while it runs: tiles, masks, bound operations and compiled scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import BoundOp, Compiled, Expression, Ref
from ruledock_kockombat.options import Flip, Swap
from ruledock_kockombat.table import KockombatTable
from ruledock_kockombat.tiles.square import LINES, along

Ops = tuple[BoundOp, ...]


@attrs.frozen
class CatTile:
    """What the game looks up of a cat."""

    clan: str
    strength: int | None
    """The printed one; None for a question mark."""


@attrs.frozen(eq=False)
class PaidLine:
    """One line of a score, with its words compiled."""

    rule: str
    text: Ref
    words: Expression
    score: Compiled


@attrs.frozen(eq=False)
class Side:
    """What the game looks up of a clan."""

    name: str
    cats: tuple[str, ...]
    chief: str
    powers: Mapping[tuple[str, str], Ops]
    """By source (effect or chief) and moment: the operations."""
    lines: tuple[PaidLine, ...]
    """Points that only this clan gets."""
    on_flip: Ops = ()

    def does(self, source: str, moment: str) -> Ops:
        """What the clan or its chief does at a moment."""
        return self.powers.get((source, moment), ())


@attrs.frozen(eq=False)
class Book:
    """Everything that is known before the first tile is turned up."""

    side: int
    cells: tuple[str, ...]
    number: Mapping[str, int]
    centre: int
    beside: tuple[int, ...]
    """By cell: the cells that share a side with it."""
    clans: Mapping[str, Side]
    playable: tuple[str, ...]
    """The clans there are to choose from."""
    fixed: tuple[str, ...]
    """By player: the clan, if the settings name it."""
    cats: Mapping[str, CatTile]
    dogs: Sequence[str]
    prey: Sequence[str]
    sorts: Mapping[str, str]
    """By tile: cat, prey or dog."""
    printed: Mapping[str, Any]
    """By dog or prey: the tile as its pack describes it."""
    sets: tuple[tuple[str, ...], ...]
    """The prey of each kind that multiplies."""
    points: tuple[int, ...]
    products: tuple[int, ...]
    lines: tuple[PaidLine, ...]
    """What every clan scores."""
    reach: Mapping[str, tuple[int, ...]]
    """By tile and cell: the cells it may swap with when turned up."""
    moves: Mapping[str, tuple[tuple[Swap, ...], ...]]
    """By tile and cell: the same as options."""
    arrows: Mapping[str, tuple[tuple[int, ...], ...]]
    """By dog, quarters turned and cell: the cells it attacks."""
    flips: tuple[Flip, ...]
    swaps: tuple[tuple[Swap, ...], ...]

    def along(self, lines: str, farthest: int | None) -> tuple[int, ...]:
        """By cell: the cells in line with it, up to *farthest* steps away or to the edge."""
        return along(self.side, LINES[lines], farthest)

    def showing(self, table: KockombatTable, sort: str) -> int:
        """The cells where a tile of a sort lies face up."""
        sorts = self.sorts
        mask, bit = 0, 1
        for tile in table.board:
            if sorts.get(tile) == sort:
                mask |= bit
            bit <<= 1
        return mask
