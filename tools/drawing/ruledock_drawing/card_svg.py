"""A card as a picture: a coloured band with its number, its name, and as much text as fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from ruledock.messages import harmless
from ruledock_drawing.letters import LEADING, cut, fold, largest

WIDE, HIGH = 120, 168
EDGE = 8
SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
"""Of the text on a card, the largest that fits."""


@lru_cache(maxsize=4096)
def card_svg(
    name: str,
    text: str = "",
    *,
    band: str = "grey",
    corner: str = "",
    signs: str = "",
    price: str = "",
    high: int = HIGH,
) -> str:
    """A card with its name and text; *corner* stands on the band, *signs* are drawn below it.

    *band* is a class of colour that pages know. *signs* are elements of SVG, 20 units high; *price*
    stands in a coin at the bottom.
    """
    names = fold(name, WIDE - 2 * EDGE, 11, bold=True)[:2]
    parts = [
        _sheet(band, high),
        *_corner(corner),
        *_coin(price, high),
        *_lines(names, 39, 11, True),
    ]
    top = 34 + 13 * len(names)
    if signs:
        parts.append(f"<g transform='translate({EDGE} {top})'>{signs}</g>")
        top += 26
    bottom = high - (30 if price else 7)
    return _svg("".join([*parts, *_text(text, top, bottom)]), high=high)


def back_svg(band: str = "grey", wide: int = WIDE) -> str:
    """The back of a card, *wide* pixels wide."""
    lines = "".join(
        f"<path d='M{x} 14L{x + 40} {HIGH - 14}M{x + 40} 14L{x} {HIGH - 14}' class='stroke-paper'"
        f" stroke-width='1.2' stroke-opacity='.5'/>"
        for x in range(10, WIDE - 40, 20)
    )
    frame = f"<rect x='1' y='1' width='{WIDE - 2}' height='{HIGH - 2}' rx='9' class='{band} edge'/>"
    return _svg(f"{frame}{lines}", wide)


def escaped(text: str) -> str:
    """Text as it may stand anywhere in a picture."""
    return escape(harmless(text), quote=True)


def _svg(parts: str, wide: int = WIDE, high: int = HIGH) -> str:
    size = f"width='{wide}' height='{wide * high // WIDE}'"
    return f"<svg viewBox='0 0 {WIDE} {high}' {size}>{parts}</svg>"


def _sheet(band: str, high: int) -> str:
    return (
        f"<rect x='1' y='1' width='{WIDE - 2}' height='{high - 2}' rx='9' class='raised edge'/>"
        f"<path d='M1.6 25V10a8.4 8.4 0 0 1 8.4 -8.4H{WIDE - 10}a8.4 8.4 0 0 1 8.4 8.4V25z'"
        f" class='{band}'/>"
    )


def _corner(corner: str) -> Iterator[str]:
    if corner:
        wide = 14 + 6.5 * len(corner)
        yield f"<rect x='6' y='5' width='{wide:g}' height='16' rx='8' class='raised'/>"
        yield _bold(corner, 6 + wide / 2, 17)


def _coin(price: str, high: int) -> Iterator[str]:
    """The price, in the corner that nothing else uses."""
    if price:
        x, y = WIDE - 17, high - 17
        yield f"<circle cx='{x}' cy='{y}' r='11' class='yellow edge'/>"
        yield _bold(price, x, y + 4, "black")


def _bold(text: str, x: float, y: float, ink: str = "ink") -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='11' font-weight='700' text-anchor='middle'"
        f" class='{ink}'>{escaped(text)}</text>"
    )


def _text(text: str, top: float, bottom: float) -> Iterator[str]:
    """As much of a text as fits between top and bottom, as large as it can be."""
    size, lines = largest(text, WIDE - 2 * EDGE, bottom - top, SIZES)
    return _lines(cut(lines, int((bottom - top) / (LEADING * size))), top + size, size)


def _lines(lines: list[str], top: float, size: float, bold: bool = False) -> Iterator[str]:
    weight = " font-weight='700'" if bold else ""
    for number, words in enumerate(lines):
        yield (
            f"<text x='{EDGE}' y='{top + LEADING * size * number:.4g}' font-size='{size:g}'{weight}"
            f" class='ink'>{escaped(words)}</text>"
        )
