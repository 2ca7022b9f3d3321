"""Print lines, tables and JSON."""

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
from ruledock_drawing.palette import PAINT, PAPER, Palette, fold, pad, width

NARROWEST = 20
_PAINT_OR_OBEYED = re.compile(f"({PAINT})|{OBEYED}")
_painted = False
"""Whether this command uses colour; if not, every escape is foreign."""


def palette(args: argparse.Namespace) -> Palette:
    """The palette for standard output."""
    global _painted
    paint = Palette.of(sys.stdout, args.color)
    _painted = paint.colour
    return paint


def say(text: object = "", *, speed: float = 0) -> None:
    """Print a line; *speed* is lines per second, 0 does not wait.

    Names, words of bots and texts of packs come from strangers: of all escapes that a terminal
    obeys, only the colours of our palette get through. All output of the tools comes through here.
    """
    for line in fold(str(text), columns()) if sys.stdout.isatty() else [str(text)]:
        print(_escape(line), flush=bool(speed))
    if speed > 0 and text:
        time.sleep(1 / speed)


def _escape(text: str) -> str:
    if not _painted:
        return harmless(text)
    return _PAINT_OR_OBEYED.sub(lambda found: found[1] or escape(found[0]), text)


def warn(text: object) -> None:
    """Print a line for people to standard error."""
    print(harmless(str(text)), file=sys.stderr, flush=True)


def as_json(value: Any) -> int:
    """Print a value as JSON."""
    print(harmless_json(json.dumps(value, indent=2, ensure_ascii=False)))
    return 0


def columns() -> int:
    """The width of the terminal; 100 if the output goes to a file."""
    return shutil.get_terminal_size(PAPER).columns if sys.stdout.isatty() else PAPER[0]


def listing(rows: Sequence[Sequence[str]], indent: str = "") -> Iterable[str]:
    """Rows in columns; wraps the last column to the width of the screen."""
    if not rows:
        return
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]) - 1)]
    left = width(indent) + sum(widths) + 2 * len(widths)
    room = max(NARROWEST, columns() - left)
    for row in rows:
        cells = [pad(cell, size) for cell, size in zip(row, widths, strict=False)]
        first, *more = _wrap(row[-1], room) if width(row[-1]) > room else [row[-1]]
        yield (indent + "  ".join([*cells, first])).rstrip()
        yield from (" " * left + line for line in more)


def _wrap(text: str, room: int) -> list[str]:
    # Words with hyphens stay whole, so that people can copy them.
    return textwrap.wrap(text, room, break_on_hyphens=False)


def figures(rows: Sequence[Sequence[str]], left: int = 1) -> Iterable[str]:
    """Rows of figures, aligned right; the first *left* columns are names, aligned left."""
    widths = [max(map(width, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            pad(cell, size) if place < left else " " * (size - width(cell)) + cell
            for place, (cell, size) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def side_by_side(lines: Sequence[str], tall: int = 10) -> Iterable[str]:
    """Short lines in several columns, read down and then across."""
    wide = max(map(width, lines), default=0) + 2
    rows = max(tall, -(-len(lines) // max(1, columns() // wide)))
    for row in range(min(rows, len(lines))):
        yield "".join(pad(line, wide) for line in lines[row::rows]).rstrip()


def count(number: int, one: str, several: str = "") -> str:
    """``1 choice``, ``2 choices``."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def one_decimal(value: float | None) -> str:
    """The number with one decimal, or a dash for none."""
    return "-" if value is None else f"{value:.1f}"
