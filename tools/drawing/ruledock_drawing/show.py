"""Writing: tables of text, JSON, and sentences at a pace."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable, Sequence
from typing import Any

from ruledock.messages import OBEYED, escape, harmless, harmless_json
from ruledock_drawing.palette import PAINT, Palette, pad, width

NARROWEST = 20
_PAINT_OR_OBEYED = re.compile(f"({PAINT})|{OBEYED}")
_painted = False
"""Whether this command paints; if not, no colour can be ours."""


def palette(args: argparse.Namespace) -> Palette:
    """The palette for what is printed."""
    global _painted
    paint = Palette.of(sys.stdout, args.color)
    _painted = paint.colour
    return paint


def say(text: object = "", *, speed: float = 0) -> None:
    """Print a line; with a speed, wait as long as one of so many lines a second should take.

    Names, words of bots and texts of packs come from strangers: of all that a terminal obeys, only
    the colours of our palette get through. Nothing in this package prints in another way.
    """
    print(_shown(str(text)), flush=bool(speed))
    if speed > 0 and text:
        time.sleep(1 / speed)


def _shown(text: str) -> str:
    if not _painted:
        return harmless(text)
    return _PAINT_OR_OBEYED.sub(lambda found: found[1] or escape(found[0]), text)


def warn(text: object) -> None:
    """Print a line for people where the output may be for programs."""
    print(harmless(str(text)), file=sys.stderr, flush=True)


def as_json(value: Any) -> int:
    """Print a value for programs."""
    print(harmless_json(json.dumps(value, indent=2, ensure_ascii=False)))
    return 0


def columns() -> int:
    """How wide the screen is; a file is as wide as a page."""
    return shutil.get_terminal_size((100, 40)).columns if sys.stdout.isatty() else 100


def listing(rows: Sequence[Sequence[str]], indent: str = "") -> Iterable[str]:
    """Rows in columns; the last column is wrapped to the width of the screen."""
    if not rows:
        return
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]) - 1)]
    left = width(indent) + sum(widths) + 2 * len(widths)
    room = max(NARROWEST, columns() - left)
    for row in rows:
        cells = [pad(cell, size) for cell, size in zip(row, widths, strict=False)]
        first, *more = _wrapped(row[-1], room) if width(row[-1]) > room else [row[-1]]
        yield (indent + "  ".join([*cells, first])).rstrip()
        yield from (" " * left + line for line in more)


def _wrapped(text: str, room: int) -> list[str]:
    # What is joined by hyphens may be a word that somebody copies.
    return textwrap.wrap(text, room, break_on_hyphens=False)


def figures(rows: Sequence[Sequence[str]], left: int = 1) -> Iterable[str]:
    """Rows of figures, which end in the same place; the first columns are names."""
    widths = [max(map(width, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            pad(cell, size) if place < left else " " * (size - width(cell)) + cell
            for place, (cell, size) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def side_by_side(lines: Sequence[str], tall: int = 10) -> Iterable[str]:
    """A long list of short lines in several columns, to be read down and then across."""
    wide = max(map(width, lines), default=0) + 2
    rows = max(tall, -(-len(lines) // max(1, columns() // wide)))
    for row in range(min(rows, len(lines))):
        yield "".join(pad(line, wide) for line in lines[row::rows]).rstrip()


def count(number: int, one: str, several: str = "") -> str:
    """``1 choice``, ``2 choices``."""
    return f"{number} {one if number == 1 else several or one + 's'}"
