"""Colour for the terminal: code names styles, and the palette decides whether they show."""

from __future__ import annotations

import os
import re
import shutil
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
    "on_light_red": "30;101",
    "on_light_green": "30;102",
    "on_light_yellow": "30;103",
    "on_light_blue": "30;104",
    "on_light_magenta": "30;105",
    "on_light_cyan": "30;106",
    "on_light_white": "30;107",
    "reverse": "7",
}
"""Terminal codes of the styles, by name."""
_CODE = f"(?:{'|'.join(CODES.values())})"
PAINT = rf"\x1b\[(?:0|{_CODE}(?:;{_CODE})*)m"
"""A pattern for the escapes that a palette writes."""
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


PAPER = 100, 40
"""Columns and lines if the output is not a terminal, such as a file or a pipe."""


class Palette:
    """Paints text in named styles, or leaves it plain; knows how much fits on the screen."""

    def __init__(self, colour: bool = False, size: tuple[int, int] | None = PAPER) -> None:
        """*size* is in columns and lines; None asks the terminal each time, as it may change."""
        self.colour = colour
        self._size = size

    @property
    def columns(self) -> int:
        """How many characters fit on a line."""
        return (self._size or shutil.get_terminal_size(PAPER))[0]

    @property
    def lines(self) -> int:
        """How many lines fit on the screen."""
        return (self._size or shutil.get_terminal_size(PAPER))[1]

    @property
    def live(self) -> bool:
        """Whether this paints on a terminal that somebody looks at."""
        return self._size is None

    def __call__(self, style: str, text: object) -> str:
        """*text* in a style of :data:`CODES`, or in several joined by spaces."""
        codes = ";".join(CODES[name] for name in style.split())
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour else str(text)

    @classmethod
    def of(
        cls, stream: TextIO, choice: str = "auto", environ: Mapping[str, str] = os.environ
    ) -> Palette:
        """The palette for a stream: coloured on a terminal, unless NO_COLOR says otherwise."""
        size = None if stream.isatty() else PAPER
        if choice != "auto":
            return cls(choice == "always", size)
        wanted = not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
        return cls(wanted and stream.isatty(), size)


def width(text: str) -> int:
    """How many columns a text takes on a terminal: escapes none, wide characters two."""
    plain = _ESCAPE.sub("", text)
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in plain)
    return len(plain) + wide - sum(map(bool, map(unicodedata.combining, plain)))


def pad(text: str, columns: int) -> str:
    """Pad *text* with spaces to this many columns."""
    return text + " " * max(0, columns - width(text))


def clip(text: str, columns: int) -> str:
    """Cut plain text to this many columns at the end of a word, with an ellipsis."""
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 2:
        text = text[:-1]
    if " " not in text.strip():
        return f"{text}…"
    return f"{text.rpartition(' ')[0].rstrip(' ,;.')} …"


def fold(text: str, columns: int, hang: str | None = None) -> list[str]:
    """Break lines between words to fit; what follows a break is indented by *hang*.

    By default that is two spaces more than the line itself.
    """
    return [part for line in text.split("\n") for part in _fold_line(line, columns, hang)]


def _fold_line(line: str, columns: int, hang: str | None) -> list[str]:
    if width(line) <= columns:
        return [line]
    indent = len(line) - len(line.lstrip(" "))
    further = " " * (indent + 2) if hang is None else hang
    folded, now = [], line[:indent]
    for word in re.findall(r" *[^ ]+", line[indent:]):
        if now.strip() and width(now) + width(word) > columns:
            folded.append(now)
            now, word = further, word.lstrip(" ")
        now += word
    return [*folded, now]
