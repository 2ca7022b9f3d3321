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
    coat: str = ""
    """Lines across the face of its cats: no two families have the same."""


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


def _grain() -> str:
    """An ear: a stalk, and pairs of grains along it."""
    left = "M-.4 {0}c-5 -.6 -6.6 -4 -5.8 -6.4c4.4 .6 5.8 3.4 5.8 6.4z"
    right = "M.4 {0}c5 -.6 6.6 -4 5.8 -6.4c-4.4 .6 -5.8 3.4 -5.8 6.4z"
    pairs = "".join((left + right).format(y) for y in (-3, 2.4, 7.8))
    return f"{pairs}M0 -5.4c-2.6 -2.4 -2.2 -4.8 0 -6.6c2.2 1.8 2.6 4.2 0 6.6zM-.7 6H.7V13H-.7z"


SYMBOLS = {
    "apple": (
        "M0 -5C-3 -8.4 -10 -7.4 -10 0C-10 7 -5 11.4 -2 11.4C-1 11.4 -1 10.8 0 10.8C1 10.8 1 11.4"
        " 2 11.4C5 11.4 10 7 10 0C10 -7.4 3 -8.4 0 -5zM.4 -6.6C.2 -10.6 3 -13 6.4 -13C6.4 -9.4 4"
        " -7 .4 -6.6z"
    ),
    "moon": "M3 -11.4A11.4 11.4 0 1 0 11.6 5.4A9.6 9.6 0 0 1 3 -11.4z",
    "grain": _grain(),
    "parrot": (
        "M3 -12C-3 -12 -6.4 -7.4 -5.6 -2.4C-5 1.6 -7.6 5.4 -11 12.4C-5.6 11.4 -1 8.6 1.2 4.6C5.6"
        " 3.4 8 -.6 7.4 -5C8.8 -4.4 9.8 -2.8 9.2 -1C12 -3.8 11.4 -8.6 8 -9.8C7 -11.2 5 -12 3 -12z"
        "M4.4 -9.2a1.3 1.3 0 1 1 -.01 0z"
    ),
}
"""The symbols of rooms: paths that reach about twelve units each way. Others stand in words."""

FAMILIES = {
    "blue": Look("#0072b2", PAPER, DISC, "M-1.6 -4.2V-2.4M0 -4.2V-1.6M1.6 -4.2V-2.4"),
    "green": Look("#009e73", INK, TRIANGLE, "M-5.4 -.8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z"),
    "red": Look("#c8442b", PAPER, DIAMOND, "M-1.4 -4.3L0 .6L1.4 -4.3z"),
    "purple": Look(
        "#cc79a7",
        INK,
        STAR,
        "M-5 2.6h.01M-3.8 4.2h.01M5 2.6h.01M3.8 4.2h.01M-1.6 -3.2h.01M1.6 -3.2h.01",
    ),
    "orange": Look("#e69f00", INK, SQUARE, "M-6.6 1.4H-4.2M-6.2 3.4H-3.8M6.6 1.4H4.2M6.2 3.4H3.8"),
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
