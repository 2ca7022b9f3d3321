"""What a field of a table, a drawer or a step may hold, beyond its type.

Saves may come from anywhere, so fields declare what they may hold, with the axes of options::

    Card = Annotated[str, CARD]

    coins: ByPlayer[Annotated[int, COINS]]     # one number for each player, each on the axis
    deck: list[Card]
    caller: Player | None

Only loading checks this, never playing.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from ruledock.engine.options import seats

T = TypeVar("T")


class OnePerPlayer:
    """Marks a list with one item for each player, in their order."""


BY_PLAYER = OnePerPlayer()
"""Marks a list with one item for each player: ``Annotated[list[str], BY_PLAYER]``."""
Player = Annotated[int, seats()]
"""A player's number, from 0."""
ByPlayer = Annotated[list[T], BY_PLAYER]
"""A list with one item for each player."""
