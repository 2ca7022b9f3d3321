"""Tiles as pictures for a page: bodies with round corners, a face, and the sign of their family.

Every picture is in units of which a square has :data:`SIDE`; its first square lies at 0, 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruledock_drawing.card_svg import escaped
from ruledock_drawing.figures import CAT, WHISKERS
from ruledock_isle.boat.geometry import Marks, Place
from ruledock_isle.boat.tiles import TileDef
from ruledock_isle.drawing.svg_looks import BARE, INK, Look, colourless, families

SIDE = 20
GAP = 1.7
"""Between a tile and the edge of its squares."""
MANE = (
    "M0 -9L2.6 -7L5.8 -7.6L6.6 -4.4L9 -2L7.6 1L8.6 4.2L5.6 5.8L4 8.6L0 7.6"
    "L-4 8.6L-5.6 5.8L-8.6 4.2L-7.6 1L-9 -2L-6.6 -4.4L-5.8 -7.6L-2.6 -7z"
)
CURL = "M-6.4 .4C-2.6 2.4 1 .8 1.4 -2.4C1.8 -5.6 5.6 -6.4 6.2 -3.4C6.5 -1.8 5 -1 4.2 -2.2"
"""A tail, above the id."""
NOSE = "M-1.3 1.8H1.3L0 3.3zM0 3.3V4.2"
HORNS = (
    "M-5 -4C-9 -6 -9 -9 -6.6 -9.4C-6.6 -7.4 -5 -6 -3 -5.4z"
    "M5 -4C9 -6 9 -9 6.6 -9.4C6.6 -7.4 5 -6 3 -5.4z"
)


def tile_parts(
    tile: TileDef,
    colour: str | None,
    places: Sequence[Place],
    marks: Marks = (),
    *,
    named: bool = True,
) -> str:
    """A tile that covers *places* (rows and columns), in this colour, as elements of SVG."""
    looks = families([colour] if colour else [])
    look = looks[colour] if colour else colourless(tile)
    shape = _body(places)
    parts = [
        f"<path d='{shape}' fill='{INK}' stroke='{INK}' stroke-width='3.4'"
        " stroke-linejoin='round'/>",
        f"<path d='{shape}' fill='{look.fill}' stroke='{look.fill}' stroke-width='1.4'"
        " stroke-linejoin='round'/>",
    ]
    marked = {place: mark for mark, place in marks}
    faceless = tile.is_treasure
    for number, place in enumerate(places):
        if place in marked:
            parts.append(_at(place, _mark(marked[place])))
        elif number == 0 and not faceless:
            parts.append(_at(place, _face(tile, look)))
        elif number == len(places) - 1 and len(places) > 2 and not faceless:
            parts.append(_at(place, _tail(look) + (_id(tile.id, look) if named else "")))
        else:
            parts.append(_at(place, _sign(look, tile)))
    return "".join(parts)


def piece_svg(tile: TileDef, side: int = 21) -> str:
    """A tile that lies beside the boats, as it was printed."""
    places = tile.shape.places
    wide, high = (1 + max(axis) for axis in reversed(tuple(zip(*places, strict=True))))
    box = f"-2 -2 {SIDE * wide + 4} {SIDE * high + 4}"
    size = f"width='{side * wide + 4}' height='{side * high + 4}'"
    inside = tile_parts(tile, tile.colour, places, tile.shape.marks)
    return f"<svg viewBox='{box}' {size}>{inside}</svg>"


# -- bodies ------------------------------------------------------------------------------------


def _body(places: Iterable[Place]) -> str:
    """Squares a little smaller than they are, joined where they share a side."""
    covered = set(places)
    return "".join(_square(place, covered) for place in sorted(covered))


def _square(place: Place, covered: set[Place]) -> str:
    row, column = place
    x, y, size = column * SIDE + GAP, row * SIDE + GAP, SIDE - 2 * GAP
    found = f"M{x:g} {y:g}h{size:g}v{size:g}h{-size:g}z"
    right, below = (row, column + 1) in covered, (row + 1, column) in covered
    if right:
        found += f"M{x + size - 1:g} {y:g}h{2 * GAP + 2:g}v{size:g}h{-2 * GAP - 2:g}z"
    if below:
        found += f"M{x:g} {y + size - 1:g}h{size:g}v{2 * GAP + 2:g}h{-size:g}z"
    if right and below and (row + 1, column + 1) in covered:
        hole = 2 * GAP + 2
        found += f"M{x + size - 1:g} {y + size - 1:g}h{hole:g}v{hole:g}h{-hole:g}z"
    return found


def _at(place: Place, drawing: str) -> str:
    row, column = place
    x, y = column * SIDE + SIDE // 2, row * SIDE + SIDE // 2
    return f"<g transform='translate({x} {y})'>{drawing}</g>"


# -- what stands on the squares ----------------------------------------------------------------


def _face(tile: TileDef, look: Look) -> str:
    """A face on the square by which the tile is named."""
    ink, fill = look.ink, look.fill
    if not tile.is_cat:
        return (
            f"<path d='{HORNS}' fill='{ink}'/><circle r='7' fill='{BARE}' stroke='{ink}'/>"
            f"<circle cx='-2.6' cy='-1' r='1.5' fill='{ink}'/>"
            f"<circle cx='2.6' cy='-1' r='1.5' fill='{ink}'/>"
            f"<path d='M-3 3Q0 5.4 3 3' fill='none' stroke='{ink}' stroke-width='1.2'/>"
        )
    small = " transform='scale(.78)'" if "kitten" in tile.counts_as else ""
    mane = f"<path d='{MANE}' fill='{ink}' fill-opacity='.55'/>" if tile.picks_colour else ""
    return (
        f"<g{small}>{mane}<path d='{CAT}' fill='{ink}'/>"
        f"<circle cx='-2.8' cy='-.8' r='1.5' fill='{fill}'/>"
        f"<circle cx='2.8' cy='-.8' r='1.5' fill='{fill}'/>"
        f"<path d='{NOSE}' fill='{fill}' stroke='{fill}' stroke-width='.7'/>{_coat(look)}"
        f"<path d='{WHISKERS}' fill='none' stroke='{ink}' stroke-width='.7'/></g>"
    )


def _coat(look: Look) -> str:
    if not look.coat:
        return ""
    return (
        f"<path d='{look.coat}' fill='none' stroke='{look.fill}' stroke-width='1'"
        " stroke-linecap='round' stroke-linejoin='round'/>"
    )


def _sign(look: Look, tile: TileDef) -> str:
    if not look.symbol:
        return ""
    ring = (
        f"<circle r='7' fill='none' stroke='{look.ink}' stroke-width='1.2'/>"
        if tile.picks_colour
        else ""
    )
    return (
        f"{ring}<path transform='scale(.8)' d='{look.symbol}' fill='{look.ink}'"
        " fill-rule='evenodd' fill-opacity='.8'/>"
    )


def _mark(mark: str) -> str:
    look = families([mark])[mark]
    return (
        f"<circle r='7.6' fill='{look.fill}' stroke='{INK}'/>"
        f"<path transform='scale(.85)' d='{look.symbol}' fill='{look.ink}'/>"
    )


def _tail(look: Look) -> str:
    """The end of a cat."""
    return (
        f"<path d='{CURL}' fill='none' stroke='{look.ink}' stroke-width='2.6'"
        " stroke-linecap='round' stroke-opacity='.85'/>"
    )


def _id(id: str, look: Look) -> str:
    """The id of a tile, as notation and log write it, where it is short enough."""
    if len(id) > 4:
        return ""
    return (
        f"<text y='8' font-size='7' font-weight='700' text-anchor='middle'"
        f" fill='{look.ink}'>{escaped(id)}</text>"
    )
