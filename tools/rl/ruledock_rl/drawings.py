"""Drawings in views: a board as lines of words, one word for each square."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ruledock_rl.parts import Counts, Part, Row

KEPT = 256
"""How many drawings to cache; most stay the same for a while."""
_NUMBERED = re.compile(r"(.*?)(\d*)")


def drawing(text: str) -> tuple[list[str], list[list[str]]]:
    """Split a drawing into the words of its titles, and its lines, which all have one length."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    ((usual, _),) = Counter(map(len, rows)).most_common(1)
    titles = [word.rstrip(":") for row in rows if len(row) != usual for word in row]
    return titles, [row for row in rows if len(row) == usual]


def split_number(word: str) -> tuple[str, int]:
    """Split a word and the number it ends in: what is drawn, and which one it is."""
    match = _NUMBERED.fullmatch(word)
    assert match is not None
    return match[1], int(match[2] or 0)


class Grid(Part):
    """A drawing: for each square, 1 for its symbol, and its number."""

    kinds = str

    def __init__(
        self, lines: int, columns: int, symbols: Sequence[str], titles: Sequence[str]
    ) -> None:
        self.lines, self.columns, self.titles = lines, columns, Counts(titles)
        self.places = {symbol: place for place, symbol in enumerate(symbols)}
        self.each = len(symbols) + 1
        self.size = self.titles.size + lines * columns * self.each
        self._marks = lru_cache(maxsize=KEPT)(self._read)

    def names(self, path: str) -> Iterator[str]:
        yield from self.titles.names(path)
        for line in range(self.lines):
            for column in range(self.columns):
                square = f"{path}/{line}/{column}"
                yield from (f"{square}={symbol}" for symbol in self.places)
                yield square

    def write(self, value: Any, row: Row, at: int) -> int:
        places, marks, lost = self._marks(value)
        row[np.add(places, at)] = marks
        return lost

    def _read(self, text: str) -> tuple[Sequence[int], Sequence[int], int]:
        """The numbers of a drawing: their places, their values, and how much does not fit."""
        titles, rows = drawing(text)
        head = np.zeros(self.titles.size)
        self.titles.write(titles, head, 0)  # ignore unknown words of titles
        lost = max(0, len(rows) - self.lines)
        marks = {int(place): int(head[place]) for place in head.nonzero()[0]}
        for line, words in enumerate(rows[: self.lines]):
            for column, word in enumerate(words[: self.columns]):
                square = self.titles.size + (line * self.columns + column) * self.each
                symbol, number = split_number(word)
                if symbol in self.places:
                    marks[square + self.places[symbol]] = 1
                    marks[square + self.each - 1] = number
                else:
                    lost += 1
        return tuple(marks), tuple(marks.values()), lost
