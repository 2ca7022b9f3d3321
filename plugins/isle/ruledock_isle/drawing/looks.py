"""How tiles look in a terminal: their letters, names, colours and outlines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad, width
from ruledock_drawing.wording import called
from ruledock_isle.book import Book

Seen = Mapping[str, Any]
COLOURS = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta", "orange": "yellow"}
"""What the terminal paints each colour of cat in."""
NARROW = 8
HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
"""How two squares above each other look in one character."""


def letter_of(tile: str, colour: str | None, book: Book) -> str:
    """The letter that stands for a tile in drawings."""
    return book.tiles[tile].letter(colour)


def short_name(tile: str, letter: str) -> str:
    """A tile in three characters: its name, or its letter and how the name ends."""
    return tile if len(tile) <= 3 else letter + tile.rpartition("-")[2][:2]


def style_of(colour: str | None, *, light: bool = False) -> str:
    """The style of a tile of this colour; every other tile aboard is light, to tell them apart."""
    return f"on_{'light_' if light else ''}{COLOURS.get(colour or '', 'white')}"


def shelf(
    title: str, tiles: Sequence[str], outlines: Seen, paint: Palette, ruleset: Ruleset
) -> Iterator[str]:
    """Tiles side by side, each with its name under its outline."""
    yield paint("bold", title)
    yield from row_of_tiles(tiles, outlines, paint, ruleset)


def row_of_tiles(
    tiles: Sequence[str], outlines: Seen, paint: Palette, ruleset: Ruleset
) -> Iterator[str]:
    """Outlines side by side, as many as fit, each with its name below; those alike only once."""
    names = _names(tiles, ruleset)
    wide = max([NARROW, *map(width, names.values()), *(2 * len(outlines[one][0]) for one in names)])
    many, every = max(1, (paint.columns - 2) // (wide + 1)), list(names)
    for first in range(0, len(every), many):
        row = every[first : first + many]
        drawn = [outline(outlines[one], ruleset.book.tiles[one].colour, paint) for one in row]
        for line in range(max(map(len, drawn))):
            cells = [pad(rows[line] if line < len(rows) else "", wide) for rows in drawn]
            yield "  " + " ".join(cells).rstrip()
        yield "  " + " ".join(pad(names[one], wide) for one in row).rstrip()


def _names(tiles: Sequence[str], ruleset: Ruleset) -> dict[str, str]:
    """By tile: its name, and how many there are of it if there are several."""
    return {
        tile: f"{many} × {name}" if many > 1 else name
        for tile, many in Counter(tiles).items()
        for name in [called(ruleset, "tile", tile, "short")]
    }


def outline(rows: Sequence[str], colour: str | None, paint: Palette) -> list[str]:
    """An outline in the colour of its tile; ``[]`` is a square."""
    looks = {".": "  ", "#": "[]"}
    style = style_of(colour)
    drawn = [[looks.get(square, 2 * square) for square in row] for row in rows]
    return ["".join(paint(style, one) if one.strip() else one for one in row) for row in drawn]


def first_of(row: str) -> int:
    """The place of the first square in the top row of an outline."""
    return next(place for place, square in enumerate(row) if square != ".")


def small_tiles(tiles: Sequence[str], paint: Palette, ruleset: Ruleset) -> list[str]:
    """Tiles side by side in half the height, each with its name below."""
    known, names = ruleset.book.tiles, _names(tiles, ruleset)
    drawn = [_halved(known[tile].shape.rows) for tile in names]
    said = list(names.values())
    wide = [max(width(name), *map(len, rows)) for name, rows in zip(said, drawn, strict=True)]
    styles = [COLOURS.get(known[tile].colour or "", "white") for tile in names]
    lines = []
    for line in range(max(map(len, drawn), default=0)):
        cells = (
            paint(style, pad(rows[line] if line < len(rows) else "", columns))
            for rows, columns, style in zip(drawn, wide, styles, strict=True)
        )
        lines.append(" ".join(cells))
    return [*lines, " ".join(map(pad, said, wide))]


def _halved(rows: Sequence[str]) -> list[str]:
    """An outline with two squares above each other in one character."""
    even = [*rows, "." * len(rows[0])] if len(rows) % 2 else rows
    return [
        "".join(HALVES[upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(even[::2], even[1::2], strict=True)
    ]


def lying(rows: Sequence[str], turn: int, flip: bool) -> list[str]:
    """An outline flipped, and then turned clockwise by *turn* quarters."""
    turned = [row[::-1] if flip else row for row in rows]
    for _ in range(turn):
        turned = ["".join(column) for column in zip(*turned[::-1], strict=True)]
    return turned
