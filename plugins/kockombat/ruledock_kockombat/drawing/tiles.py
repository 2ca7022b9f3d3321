"""Tiles of the square as pictures: cats with their strength, dogs with arrows, prey with points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock_drawing.card_svg import escaped
from ruledock_drawing.figures import CAT, CAT_EYES, CROWN, DOG, DOG_EYES, WHISKERS
from ruledock_drawing.panels import Reader

SIDE = 76
Seen = Mapping[str, Any]
FILLS = ("#3f78b5", "#b8483f")
"""The tiles of the first and of the second player; one is striped as well."""
INK, PAPER, SAND = "#26241f", "#fffdf6", "#f3e3b8"
POINTS = {
    "NW": 315, "N": 0, "NE": 45, "W": 270, "E": 90, "SW": 225, "S": 180, "SE": 135,
}  # fmt: skip
"""Where an arrow points, in degrees from the top."""


def tile_parts(tile: str, seen: Seen, reader: Reader) -> str:
    """A tile in its cell, or the back of one, or nothing."""
    about = seen["tiles"].get(tile)
    if about is None:
        return _back() if tile == "?" else _sheet("none", " stroke-dasharray='5 5'")
    if about["sort"] == "prey":
        kind = reader.ruleset.content.items["kinds"][about["kind"]]
        return _sheet(SAND) + _figure(kind.figure) + _badge(str(about["points"]), INK)
    if about["sort"] == "dog":
        arrows = "".join(_arrow(POINTS[point]) for point in about["arrows"])
        return _sheet("#cfc6b8") + arrows + _dog()
    return _cat(about, tile in seen["down"])


def _sheet(fill: str, more: str = "") -> str:
    return (
        f"<rect x='3' y='3' width='{SIDE - 6}' height='{SIDE - 6}' rx='8' fill='{fill}'"
        f" stroke='{INK}' stroke-width='1.5'{more}/>"
    )


def _back() -> str:
    paw = "".join(
        f"<ellipse cx='{x}' cy='{y}' rx='4.4' ry='5.6' fill='#fff' fill-opacity='.55'/>"
        for x, y in ((26, 30), (34, 24), (43, 24), (51, 30))
    )
    pad = "<ellipse cx='38.5' cy='44' rx='11' ry='9' fill='#fff' fill-opacity='.55'/>"
    return _sheet("#6d7f73") + paw + pad


def _figure(path: str) -> str:
    x, y = SIDE // 2, SIDE // 2 - 3
    return (
        f"<g transform='translate({x} {y}) scale(.88)'><path d='{path}' fill='{PAPER}'"
        f" stroke='{INK}' stroke-width='1.8' fill-rule='evenodd' stroke-linejoin='round'/></g>"
    )


def _badge(text: str, fill: str) -> str:
    x, y = SIDE - 16, SIDE - 15
    return (
        f"<circle cx='{x}' cy='{y}' r='11' fill='{fill}'/><text x='{x}' y='{y + 5}' font-size='14'"
        f" font-weight='700' text-anchor='middle' fill='{PAPER}'>{escaped(text)}</text>"
    )


def _arrow(degrees: int) -> str:
    middle = SIDE // 2
    return (
        f"<path transform='rotate({degrees} {middle} {middle})' d='M{middle} 6l7 11h-14z'"
        f" fill='#b8352f' stroke='{INK}'/>"
    )


def _dog() -> str:
    return (
        f"<g transform='translate({SIDE // 2} {SIDE // 2}) scale(.8)'><path d='{DOG}'"
        f" fill='#8a6239' stroke='{INK}' stroke-width='1.5'/>"
        f"<path d='{DOG_EYES}' fill='{INK}'/></g>"
    )


def _cat(about: Seen, down: bool) -> str:
    player = about["player"]
    strength = "?" if about["strength"] is None else str(about["strength"])
    crown = f"<path d='{CROWN}' fill='#ecc93a' stroke='{INK}'/>" if about["chief"] else ""
    stripes = "<path d='M3 24H73M3 52H73' stroke='#fff' stroke-opacity='.35' stroke-width='5'/>"
    face = (
        f"<g transform='translate({SIDE // 2 - 4} {SIDE // 2 + 2}) scale(2.3)'><path d='{CAT}'"
        f" fill='{PAPER}' stroke='{INK}' stroke-width='.7'/><path d='{CAT_EYES}' fill='{INK}'/>"
        f"<path d='{WHISKERS}' fill='none' stroke='{INK}' stroke-width='.5'/>"
        f"{crown}</g>"
    )
    body = _sheet(FILLS[player]) + (stripes if player else "") + face + _badge(strength, INK)
    return f"<g opacity='.4'>{body}</g>" if down else body
