"""The box: every boat and tile of a game, and how tiles look in a drawn boat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import product
from typing import Self

import attrs

from ruledock.plugin import ContentKind
from ruledock_isle.boat.geometry import Place, from_first
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.boat.tiles import TileDef, TileDesign, TileKind

CONTENT = (
    ContentKind("boats", "isle-boat.schema.json", BoatPlan),
    ContentKind("tile-kinds", "isle-tile-kind.schema.json", TileKind),
    ContentKind("tiles", "isle-tile.schema.json", TileDesign),
)
"""What packs hold of boats and tiles."""


@attrs.frozen(eq=False, slots=False)  # in slots, cached properties slow every read
class Box:
    """The boats and tiles of a game, by id."""

    plans: Mapping[str, BoatPlan]
    tiles: Mapping[str, TileDef]

    def joined_by(self, tiles: Iterable[TileDef]) -> Self:
        """This box with more tiles."""
        return attrs.evolve(self, tiles={**self.tiles, **{tile.id: tile for tile in tiles}})

    @cached_property
    def _looks(self) -> dict[tuple[str, tuple[Place, ...]], list[TileDef]]:
        found = defaultdict[tuple[str, tuple[Place, ...]], list[TileDef]](list)
        for tile in self.tiles.values():
            outlines = dict.fromkeys(lying.places for lying in tile.shape.orientations)
            for letter, places in product(tile.letters, outlines):
                found[letter, places].append(tile)
        return found

    @cached_property
    def letters(self) -> Mapping[str, TileDef]:
        """The letters for tiles in a drawn boat, each with one tile that has it."""
        return {letter: tile for tile in self.tiles.values() for letter in tile.letters}

    def alike(self, letter: str, places: Iterable[Place]) -> list[TileDef]:
        """The tiles with this letter and this outline in a drawn boat."""
        return self._looks.get((letter, from_first(places)), [])

    @cached_property
    def colours(self) -> Mapping[str, str]:
        """Every colour with its letter in a drawn boat.

        Where several kinds of tile have printed colours, those in the bag give the letters.
        """
        kinds = {tile.kind.id: tile.kind for tile in self.tiles.values()}.values()
        printed = [kind for kind in kinds if kind.colour == "printed"]
        printed.sort(key=lambda kind: (kind.start == "bag", kind.id))
        return {colour: letter for kind in printed for colour, letter in kind.letters.items()}
