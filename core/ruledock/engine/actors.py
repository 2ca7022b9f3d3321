"""Who acts, as histories keep it: the number of a player, or a mark of one who was not asked.

A number costs nothing to keep and to compare, and there are millions of them in a search. Whoever
reads one asks here what it means.
"""

from __future__ import annotations


def interrupting(player: int) -> int:
    """The mark of a player who does something without being asked."""
    return ~player


def interrupts(who: int) -> bool:
    """Whether somebody acted without being asked."""
    return who < 0


def player_of(who: int) -> int:
    """Which player acted, asked or not."""
    return ~who if who < 0 else who
