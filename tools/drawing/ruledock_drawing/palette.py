"""Colour for the terminal: code names styles, and the palette decides whether they show."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import TextIO

CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "white": "37",
    "grey": "90",
    "orange": "38;5;208",
    "pink": "38;5;218",
    "purple": "38;5;141",
    "on_red": "30;41",
    "on_green": "30;42",
    "on_yellow": "30;43",
    "on_blue": "30;44",
    "on_magenta": "30;45",
    "on_cyan": "30;46",
    "on_white": "30;47",
}
"""Terminal codes of the styles, by name."""
_CODE = f"(?:{'|'.join(CODES.values())})"
PAINT = rf"\x1b\[(?:0|{_CODE}(?:;{_CODE})*)m"
"""A pattern for the escapes that a palette writes."""
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Palette:
    """Paints text in named styles, or leaves it plain."""

    def __init__(self, colour: bool = False) -> None:
        self.colour = colour

    def __call__(self, style: str, text: object) -> str:
        """*text* in a style of :data:`CODES`, or in several joined by spaces."""
        codes = ";".join(CODES[name] for name in style.split())
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour else str(text)

    @classmethod
    def of(
        cls, stream: TextIO, choice: str = "auto", environ: Mapping[str, str] = os.environ
    ) -> Palette:
        """The palette for a stream: coloured on a terminal, unless NO_COLOR says otherwise."""
        if choice != "auto":
            return cls(choice == "always")
        wanted = not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
        return cls(wanted and stream.isatty())


def width(text: str) -> int:
    """How many columns a text takes on a terminal: escapes none, wide characters two."""
    plain = _ESCAPE.sub("", text)
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in plain)
    return len(plain) + wide - sum(map(bool, map(unicodedata.combining, plain)))


def pad(text: str, columns: int) -> str:
    """Pad *text* with spaces to this many columns."""
    return text + " " * max(0, columns - width(text))
