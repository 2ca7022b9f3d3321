"""What was seen in each place of many views: the shape that a fixed layout must hold."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock_rl.drawings import drawing, split_number
from ruledock_rl.vocabulary import Vocabulary

_WORD = re.compile(r"[\w.:+-]+|\S")


@attrs.define(eq=False)
class Seen:
    """Everything seen in one place."""

    times: int = 0
    nothing: bool = False
    numbers: bool = False
    prose: bool = False
    words: set[str] = attrs.field(factory=set)
    grid: Drawn | None = None
    lists: Listed | None = None
    keys: dict[str, Seen] = attrs.field(factory=dict)
    dicts: int = 0
    """How often the value was an object."""
    first: Any = None
    varied: bool = False

    def look(self, value: Any) -> None:
        """Note the value of one more view."""
        self.varied = self.varied or bool(self.times and value != self.first)
        if not self.times:
            self.first = value
        self.times += 1
        if value is None or value == "":
            self.nothing = True
        elif isinstance(value, int | float):
            self.numbers = True
        elif isinstance(value, str):
            self._read(value)
        elif isinstance(value, Mapping):
            self._open(value)
        else:
            self.lists = self.lists or Listed()
            self.lists.look(value)

    def _read(self, text: str) -> None:
        if "\n" in text:
            self.grid = self.grid or Drawn()
            self.grid.look(text)
        elif _WORD.fullmatch(text):
            self.words.add(text)
        else:
            self.prose = True

    def _open(self, value: Mapping[str, Any]) -> None:
        self.dicts += 1
        for key, inner in value.items():
            self.keys.setdefault(key, Seen()).look(inner)

    def classes(self) -> Iterator[set[str]]:
        """The words seen here and further in, place by place."""
        yield self.words
        if self.lists is not None:
            yield from self.lists.item.classes()
        if self.alike:
            yield from together(self.keys.values()).classes()
        for inner in self.keys.values():
            yield from inner.classes()

    @property
    def alike(self) -> bool:
        """Whether all keys hold the same sort of thing, as under ids or on squares."""
        under = self.keys.values()
        all_words = len(under) > 2 and all(one.only_words for one in under)
        return all_words or any(one.times < self.dicts for one in under)

    @property
    def only_words(self) -> bool:
        """Whether all values here were single words."""
        other = self.nothing or self.numbers or self.prose or self.grid or self.lists or self.dicts
        return bool(self.words) and not other


@attrs.define(eq=False)
class Listed:
    """The lists seen in one place."""

    item: Seen = attrs.field(factory=Seen)
    lengths: set[int] = attrs.field(factory=set)
    repeats: bool = False
    sorted: bool = True

    def look(self, values: Any) -> None:
        """Note one more list."""
        self.lengths.add(len(values))
        for value in values:
            if type(value) is not str or value not in self.item.words:
                self.item.look(value)
        if self.item.only_words:
            self.repeats = self.repeats or len(set(values)) < len(values)
            self.sorted = self.sorted and list(values) == sorted(values)


@attrs.define(eq=False)
class Drawn:
    """The drawings seen in one place: lines with the same number of words each, and titles."""

    lines: int = 0
    columns: int = 0
    symbols: set[str] = attrs.field(factory=set)
    titles: set[str] = attrs.field(factory=set)

    def look(self, text: str) -> None:
        """Note one more drawing."""
        titles, rows = drawing(text)
        self.titles.update(titles)
        self.lines = max(self.lines, len(rows))
        self.columns = max([self.columns, *map(len, rows)])
        words = {word for row in rows for word in row}
        self.symbols.update(split_number(word)[0] for word in words)


def vocabulary_of(seen: Seen, known: Vocabulary) -> Vocabulary:
    """Join the classes of words in *known* whose words were seen in the same place."""
    for words in seen.classes():
        known.join(words)
    return known


def together(each: Collection[Seen], *, printed: bool = True) -> Seen:
    """Merge what was seen in several places.

    Without *printed*, skip what never changes under an id: it says nothing new about it.
    """
    keys = {key: None for one in each for key in one.keys}
    if not printed and any(one.times > 1 for one in each) and not any(one.varied for one in each):
        each = ()
    lists = [one.lists for one in each if one.lists is not None]
    grids = [one.grid for one in each if one.grid is not None]
    return Seen(
        times=sum(one.times for one in each),
        nothing=any(one.nothing for one in each),
        numbers=any(one.numbers for one in each),
        prose=any(one.prose for one in each),
        words=set().union(*(one.words for one in each)),
        grid=_grids(grids) if grids else None,
        lists=_lists(lists) if lists else None,
        keys={key: _under(each, key, printed) for key in keys},
        dicts=sum(one.dicts for one in each),
    )


def _under(each: Collection[Seen], key: str, printed: bool) -> Seen:
    return together([one.keys[key] for one in each if key in one.keys], printed=printed)


def _lists(each: Sequence[Listed]) -> Listed:
    return Listed(
        together([one.item for one in each]),
        set().union(*(one.lengths for one in each)),
        any(one.repeats for one in each),
        all(one.sorted for one in each),
    )


def _grids(each: Sequence[Drawn]) -> Drawn:
    return Drawn(
        max(one.lines for one in each),
        max(one.columns for one in each),
        set().union(*(one.symbols for one in each)),
        set().union(*(one.titles for one in each)),
    )
