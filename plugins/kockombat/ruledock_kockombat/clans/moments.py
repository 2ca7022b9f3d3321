"""The moments at which clans and chiefs can act, and what operations get to work on then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import attrs

from ruledock.plugin import Player, names, step

ACTS = ("before_dogs", "after_dogs", "hunt", "after_hunt")
"""Moments at which clans act one after the other, the stronger chief first."""
Act = Annotated[str, names("moment", ACTS)]
Allowed = Mapping[str, frozenset[str]]


@attrs.define
class Turned:
    """Where the tile that a player has turned up may go. Operations add to this."""

    player: int
    cell: int
    sort: str
    """cat, prey or dog."""
    swaps: int
    """Cells whose tiles it may be swapped with."""
    stays: bool = False
    """Whether it may stay where it is."""
    instead: int = 0
    """Cells whose tiles may move in its place."""


@attrs.define
class Attack:
    """Which cells the dogs reach. Operations may take some out."""

    player: int
    """Whose power is at work."""
    cells: int


@step
class Ability:
    """One operation of a clan's or a chief's power."""

    player: Player
    moment: Act
    source: Annotated[str, names("source", ("effect", "chief"))]
    number: int = 0
