"""What learners observe of Sea Salt & Paper: what they remember of hands, their points, and what
cards would add to them."""

from __future__ import annotations

import attrs

from ruledock.plugin import ByPlayer
from ruledock_rl.hookspecs import Watched
from ruledock_sea_salt_paper.knowledge.beliefs import bits
from ruledock_sea_salt_paper.knowledge.memory import Memory
from ruledock_sea_salt_paper.knowledge.trail import Move
from ruledock_sea_salt_paper.options import CardId, Points
from ruledock_sea_salt_paper.phases.steps import Picking
from ruledock_sea_salt_paper.table import SeaTable


@attrs.define
class Followed:
    """A memory that goes on with the trail, so that each move is looked at once."""

    memory: Memory
    trail: list[int]
    """The table's own list. As it is held here, no other list has its identity."""
    met: list[int]
    """The moves that were looked at."""

    @classmethod
    def of(cls, table: SeaTable, player: int) -> Followed:
        """What a player remembers now."""
        return cls(Memory.along(table, player), table.trail, table.trail[:])

    def go_on(self) -> bool:
        """Follow the moves since; False if this is not the same round any more."""
        seen = len(self.met)
        if not seen or self.trail[:seen] != self.met:
            return False
        for code in self.trail[seen:]:
            self.memory.follow(Move.read(code))
        self.met += self.trail[seen:]
        return True


MOST = 2048
"""How many memories are kept: of several players in hundreds of games side by side."""
_followed: dict[tuple[int, int], Followed] = {}
"""By the identity of a trail and the player: memories, the one that was used last at the end."""


def memory_of(table: SeaTable, player: int) -> Memory:
    """What a player remembers of the moves so far."""
    key = id(table.trail), player
    found = _followed.pop(key, None)
    if found is None or not found.go_on():
        found = Followed.of(table, player)
    _followed[key] = found
    if len(_followed) > MOST:
        del _followed[next(iter(_followed))]
    return found.memory


def remembered(table: SeaTable, player: int) -> list[list[str]]:
    """By player: the cards in others' hands that *player* knows to be there."""
    memory, ids = memory_of(table, player), table.book.ids
    first, sure = len(table.piles), memory.beliefs.sure
    return [
        [ids[bit.bit_length() - 1] for bit in bits(sure[first + who])] if who != player else []
        for who in table.players
    ]


def points(table: SeaTable, player: int) -> int:
    """What the player's own cards are worth now."""
    return table.book.points(table.owned[player])


def gains(table: SeaTable, player: int) -> dict[str, int]:
    """What each card that *player* may keep or pick now would add to the own cards' points."""
    step = table.agenda[-1] if table.agenda else None
    cards = table.piles[step.pile] if isinstance(step, Picking) else table.drawn
    if table.turn != player or not cards:
        return {}
    points, bit = table.book.points, table.book.bit
    owned = table.owned[player]
    now = points(owned)
    return {card: points(owned | bit[card]) - now for card in cards}


def top_gains(table: SeaTable, player: int) -> list[int]:
    """By discard pile: what its top card would add; 0 if there is none."""
    points, bit = table.book.points, table.book.bit
    owned = table.owned[player]
    now = points(owned)
    return [points(owned | bit[pile[-1]]) - now if pile else 0 for pile in table.piles]


OBSERVING = (
    Watched("remembered", ByPlayer[list[CardId]], remembered, instead_of="trail"),
    Watched("points", Points, points),
    Watched("gains", dict[CardId, int], gains),
    Watched("top gains", list[Points], top_gains),
)
