"""How families, treasures and other things look in a drawn picture.

Colour-blind people can tell the colours apart, and each also has a symbol of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

import attrs

from ruledock_isle.boat.tiles import TileDef

INK, PAPER = "#1b1b1b", "#ffffff"
BARE, GOLD, SAND = "#dcd8ce", "#f0e442", "#e3c9a8"
ROOMS = ("#f3ead3", "#dfe9f1", "#f3e2e0", "#e3ecd9", "#e8e1f0")
"""The floors of rooms, in turn."""


@attrs.frozen
class Look:
    """A colour, the ink that can be read on it, and a symbol around the middle of a square."""

    fill: str
    ink: str
    symbol: str
    """A path of SVG that reaches about five units each way."""


def _star(points: int, outer: float, inner: float) -> str:
    """A star or, where both circles are alike, a polygon, one point up."""
    corners = range(2 * points)
    sizes = [outer if n % 2 == 0 else inner for n in corners]
    places = [(r * sin(pi * n / points), -r * cos(pi * n / points)) for n, r in enumerate(sizes)]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places) + "z"


DISC = "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z"
TRIANGLE = "M0 -5L5.2 4H-5.2z"
DIAMOND = "M0 -5.6L5 0L0 5.6L-5 0z"
STAR = _star(5, 5.8, 2.4)
SQUARE = "M-4.2 -4.2H4.2V4.2H-4.2z"
CROSS = "M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7z"
HEXAGON = _star(6, 5.2, 4.6)
COIN = f"{DISC}M-2.6 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0z"
GEM = "M-5 -1.6L-2.8 -4.6H2.8L5 -1.6L0 5z"
RAT = "M-5 3C-5 -1 -1 -3.6 2 -2.6C4 -2 5.4 0 6 2C4 3.4 -2 3.6 -5 3zM1.6 -5a1.7 1.7 0 1 0 .01 0z"
TAIL = "M-5 3C-7.4 2.6 -7.4 -1 -5.4 -2.4"

FAMILIES = {
    "blue": Look("#0072b2", PAPER, DISC),
    "green": Look("#009e73", INK, TRIANGLE),
    "red": Look("#c8442b", PAPER, DIAMOND),
    "purple": Look("#cc79a7", INK, STAR),
    "orange": Look("#e69f00", INK, SQUARE),
}
OTHERS = (
    Look("#56b4e9", INK, CROSS),
    Look("#8a8a8a", PAPER, HEXAGON),
    Look("#6b4e9b", PAPER, CROSS),
    Look("#b5b35c", INK, HEXAGON),
)
"""For colours that have no look here, in turn."""


def families(colours: Iterable[str]) -> dict[str, Look]:
    """The look of each colour."""
    unknown = [colour for colour in colours if colour not in FAMILIES]
    return {**FAMILIES, **{one: OTHERS[n % len(OTHERS)] for n, one in enumerate(unknown)}}


def colourless(tile: TileDef) -> Look:
    """The look of a tile that belongs to no family; without a symbol, its letter stands for it."""
    if tile.is_rare:
        return Look(GOLD, INK, GEM)
    if tile.is_treasure:
        return Look(SAND, INK, COIN)
    return Look(BARE, INK, "")
