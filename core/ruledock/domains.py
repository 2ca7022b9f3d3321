"""What a field of a table, a drawer or a step may hold, beyond its type.

A save comes from anywhere, so a field says what can stand in it, with the axes that options use::

    Card = Annotated[str, CARD]

    coins: ByPlayer[Annotated[int, COINS]]     # one number for each player, each on the axis
    deck: list[Card]
    caller: Player | None

Nothing of it is looked at while a game is played.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from ruledock.options import seats

T = TypeVar("T")


class OnePerPlayer:
    """The mark of a list that has one thing for each player, in their order."""


BY_PLAYER = OnePerPlayer()
Player = Annotated[int, seats()]
"""A player's number, from 0."""
ByPlayer = Annotated[list[T], BY_PLAYER]
"""One thing for each player."""
