"""Who acts, as histories store it: a player's number, or its complement for an interrupt.

A search stores and compares millions of them, so they are plain ints. Decode them here only.
"""

from __future__ import annotations


def interrupting(player: int) -> int:
    """The number to store for an interrupt by *player*."""
    return ~player


def interrupts(who: int) -> bool:
    """Whether this is an interrupt."""
    return who < 0


def player_of(who: int) -> int:
    """The player who acted, in turn or by an interrupt."""
    return ~who if who < 0 else who
