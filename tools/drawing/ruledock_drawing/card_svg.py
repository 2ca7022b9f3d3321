"""A card as a picture: a coloured band with its number, its name, and as much text as fits."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap

from ruledock.messages import harmless

WIDE, HIGH = 120, 168
LETTERS = 21
"""Letters in a line of text."""
LINES = 8


def card_svg(
    name: str,
    text: str = "",
    *,
    band: str = "grey",
    corner: str = "",
    signs: str = "",
    price: str = "",
) -> str:
    """A card with its name and text; *corner* stands on the band, *signs* are drawn below it.

    *band* is a class of colour that pages know. *signs* are elements of SVG, 20 units high; *price*
    stands in a coin at the bottom.
    """
    parts = [_sheet(band), *_corner(corner), *_coin(price), *_name(name)]
    top = 62
    if signs:
        parts.append(f"<g transform='translate(8 56)'>{signs}</g>")
        top = 90
    parts += _text(text, top, LINES if top < 90 else LINES - 2)
    return _svg("".join(parts))


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


def _svg(parts: str, wide: int = WIDE) -> str:
    size = f"width='{wide}' height='{wide * HIGH // WIDE}'"
    return f"<svg viewBox='0 0 {WIDE} {HIGH}' {size}>{parts}</svg>"


def _sheet(band: str) -> str:
    return (
        f"<rect x='1' y='1' width='{WIDE - 2}' height='{HIGH - 2}' rx='9' class='raised edge'/>"
        f"<path d='M1.6 25V10a8.4 8.4 0 0 1 8.4 -8.4H{WIDE - 10}a8.4 8.4 0 0 1 8.4 8.4V25z'"
        f" class='{band}'/>"
    )


def _corner(corner: str) -> Iterator[str]:
    if corner:
        wide = 14 + 6.5 * len(corner)
        yield f"<rect x='6' y='5' width='{wide:g}' height='16' rx='8' class='raised'/>"
        yield _bold(corner, 6 + wide / 2, 17)


def _coin(price: str) -> Iterator[str]:
    """The price, in the corner that nothing else uses."""
    if price:
        x, y = WIDE - 17, HIGH - 17
        yield f"<circle cx='{x}' cy='{y}' r='11' class='yellow edge'/>"
        yield _bold(price, x, y + 4, "black")


def _bold(text: str, x: float, y: float, ink: str = "ink") -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='11' font-weight='700' text-anchor='middle'"
        f" class='{ink}'>{escaped(text)}</text>"
    )


def _name(name: str) -> Iterator[str]:
    for line, words in enumerate(wrap(name, 17)[:2]):
        yield (
            f"<text x='8' y='{38 + 11 * line}' font-size='10' font-weight='700' class='ink'>"
            f"{escaped(words)}</text>"
        )


def _text(text: str, top: int, most: int) -> Iterator[str]:
    lines = wrap(text, LETTERS)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: LETTERS - 1] + "…"]
    for line, words in enumerate(lines):
        yield (
            f"<text x='8' y='{top + 6 + 11.5 * line:g}' font-size='9' class='ink'>"
            f"{escaped(words)}</text>"
        )
