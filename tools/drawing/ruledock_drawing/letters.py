"""How wide text is drawn, roughly and rather too wide: pictures cannot fold their lines.

The widths are those of DejaVu Sans, the widest of the usual fonts, in parts of the font's size.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

NARROW = frozenset("iíljtfrIїіJ.,:;!|'()[]„“”/ ")  # noqa: RUF001 (Ukrainian has an i of its own)
WIDE = frozenset("mwMWжмшщюыфЖМШЩЮФ%@—…")  # noqa: RUF001 (Cyrillic)
LEADING = 1.22
"""From one line to the next, in parts of the size."""


def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is."""
    return sum(map(_width, text)) * size * (1.1 if bold else 1)


@lru_cache(maxsize=512)
def _width(letter: str) -> float:
    if letter in NARROW:
        return 0.36
    if letter in WIDE:
        return 0.94
    return 0.7 if letter.isupper() else 0.62


def fold(text: str, wide: float, size: float, *, bold: bool = False) -> list[str]:
    """The text in lines that are no wider than this; a word that is wider is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, size, bold=bold) <= wide:
            line = longer
            continue
        if line:
            lines.append(line)
        while width(word, size, bold=bold) > wide and len(word) > 1:
            fits = next(
                n for n in range(len(word) - 1, 0, -1)
                if n == 1 or width(word[:n], size, bold=bold) <= wide
            )  # fmt: skip
            lines.append(word[:fits])
            word = word[fits:]
        line = word
    return [*lines, line] if line else lines


def largest(text: str, wide: float, high: float, sizes: Sequence[float]) -> tuple[float, list[str]]:
    """The first of some sizes at which a text fits, or else the last, and its lines."""
    for size in sizes:
        lines = fold(text, wide, size)
        if LEADING * size * len(lines) <= high:
            break
    return size, lines


def cut(lines: list[str], most: int) -> list[str]:
    """The first of some lines; where some are left out, dots say so."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{lines[most - 1].rstrip(' .,;:')[:-1]}…"]
