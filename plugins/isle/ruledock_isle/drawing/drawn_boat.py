"""A boat that an author drew, in colour, under the letters of the drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ruledock.plugin import Message
from ruledock_drawing.palette import Palette, pad
from ruledock_isle.boat.plans import NUMBERS

Seen = Mapping[str, Any]
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
STYLES = {
    "b": "on_blue", "g": "on_green", "r": "on_red", "p": "on_magenta", "o": "on_yellow",
    "B": "on_blue bold", "G": "on_green bold", "R": "on_red bold", "P": "on_magenta bold",
    "O": "on_yellow bold", "c": "on_cyan", "$": "on_white",
}  # fmt: skip
"""The style of a tile, by its letter in a drawn boat."""


def boat(text: str, paint: Palette, rooms: Seen, language: str = "en") -> Iterator[str]:
    """A boat in colour with the names of its rows and columns; a free square shows its room."""
    rows = [line.split() for line in text.splitlines()[1:] if "~" in line or "=" not in line]
    rows = [row for row in rows if row]
    width = max((len(word) for row in rows for word in row), default=1) + 1
    columns = max(map(len, rows), default=0)
    yield "     " + "".join(letter.ljust(width) for letter in COLUMNS[:columns])
    free: Counter[str] = Counter()
    for number, (row, where) in enumerate(zip(rows, rooms["squares"], strict=True), 1):
        squares = list(zip(row, where, strict=True))
        free.update(room for word, room in squares if word == "." or word[0] in "*?")
        drawn = [_square(word, room, width, paint) for word, room in squares]
        yield f"  {number}  " + "".join(drawn).rstrip()
    named = zip(NUMBERS, rooms["names"], strict=False)
    left = ", ".join(f"{room} {name} {free[room]}" for room, name in named)
    if left:
        yield f"     {Message('isle.screen.free', {'rooms': left}).text(language)}"


def _square(word: str, room: str, width: int, paint: Palette) -> str:
    if word == "~":
        return " " * width
    if word == ".":
        return pad(paint("dim", room), width)
    if word.startswith("?"):
        return paint("bold", pad(word, width))
    style = STYLES.get(word[0])
    return pad(word, width) if style is None else paint(style, pad(word, width))
