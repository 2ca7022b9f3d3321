"""What the tiles of a boat count as."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from ruledock_isle.boat.tiles import TileDef


class Tally(dict[str, int]):
    """Selections by name; an unknown name selects nothing."""

    def __missing__(self, name: str) -> int:
        return 0


class Lain(Protocol):
    """A tile that lies somewhere, in a colour."""

    @property
    def tile(self) -> str: ...
    @property
    def colour(self) -> str | None: ...


def tally(tiles: Iterable[Lain], known: Mapping[str, TileDef]) -> tuple[Tally, Tally]:
    """By what tiles count as: the tiles; and by colour: the cats of it. The first one is bit 0."""
    counted, colours = Tally(), Tally()
    bit = 1
    for one in tiles:
        tile = known[one.tile]
        for tag in tile.counts_as:
            counted[tag] |= bit
        if tile.is_cat and one.colour is not None:
            colours[one.colour] |= bit
        bit <<= 1
    return counted, colours
