"""Understand what a person types: order, case and spaces do not matter, and a part is enough."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import islice

import attrs

from ruledock.engine.decisions import Options
from ruledock.engine.options import Option

COMPARED = 20_000
"""The most options to compare with what somebody typed."""
_BETWEEN = re.compile(r"[\s+,]+")
_PIECE = re.compile(r"[^\W_]+")


def words_of(text: str) -> list[str]:
    """The words of a line, as far as they matter: ``Buy 044+008`` is buy, 44 and 8."""
    return [_plain(word) for word in as_typed(text.casefold())]


def as_typed(text: str) -> list[str]:
    """The words of a line as they stand there."""
    return [word for word in _BETWEEN.split(text) if word]


def pieces_of(text: str) -> list[str]:
    """The words within words, too: ``swimmer-light_blue-1`` is swimmer, light, blue and 1."""
    return [_plain(piece) for piece in _PIECE.findall(text.casefold())]


def _plain(word: str) -> str:
    return str(int(word)) if word.isdecimal() else word


@attrs.define(slots=False)
class Understanding:
    """The options that are open, by the words in which they are written and read."""

    offered: Options
    label: Callable[[Option], str] = lambda option: ""
    """What people read instead of the notation."""
    called: Callable[[Option], str] = lambda option: option.notation
    """How lists name it."""

    @cached_property
    def options(self) -> list[Option]:
        """The open options, or as many as we compare."""
        return list(islice(self.offered, COMPARED))

    @cached_property
    def _words(self) -> list[list[str]]:
        return [words_of(one.notation) for one in self.options]

    @cached_property
    def _pieces(self) -> list[list[str]]:
        return [pieces_of(f"{one.notation} {self.label(one)}") for one in self.options]

    @cached_property
    def _common(self) -> dict[type[Option], frozenset[str]]:
        """By kind of option: the words that all of them have, which distinguish none."""
        common: dict[type[Option], frozenset[str]] = {}
        for one, words in zip(self.options, self._words, strict=True):
            found = common.get(type(one))
            common[type(one)] = frozenset(words) if found is None else found & {*words}
        return common

    @cached_property
    def _said_of_all(self) -> dict[type[Option], frozenset[str]]:
        """The same of what lists call them."""
        common: dict[type[Option], frozenset[str]] = {}
        for one in self.options:
            words = frozenset(words_of(self.called(one)))
            common[type(one)] = words & common.get(type(one), words)
        return common

    def short(self, option: Option) -> str:
        """An option without the words that all of its kind have; whole if nothing else is left."""
        common, called = self._said_of_all.get(type(option), frozenset()), self.called(option)
        words = [word for word in called.split() if not {*words_of(word)} <= common]
        return " ".join(words) or called

    def is_word(self, text: str) -> bool:
        """Whether some option is written with this word."""
        return text in self._known

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(word for words in self._words for word in words)

    def strange(self, text: str) -> list[str]:
        """The words of a line that fit no option at all."""
        return [word for word in as_typed(text) if not self.find(word)]

    def find(self, text: str) -> list[Option]:
        """The options that a line may mean: the one it says, or else all that it is a part of."""
        typed = words_of(text)
        if not typed:
            return []
        tries = (self.exactly, self._clearly, self._in_part, self._beginning, self._in_pieces)
        for same in tries:
            found = same(typed, text)
            if found:
                return found
        return []

    def exactly(self, typed: Sequence[str], text: str) -> list[Option]:
        """Those written so, word by word: in this order or else in any."""
        said = " ".join(text.casefold().split())
        for written in (lambda one: one.notation, self.called):
            if found := [one for one in self.options if written(one).casefold() == said]:
                return found
        found = [one for one, words in self._pairs() if words == typed]
        bag = Counter(typed)
        return found or [one for one, words in self._pairs() if Counter(words) == bag]

    def _clearly(self, typed: Sequence[str], text: str) -> list[Option]:
        """All that tells an option from the others of its kind, and nothing else."""
        bag = {*typed}
        found = [
            one
            for one, words in self._pairs()
            if bag <= {*words} and {*words} - self._common[type(one)] <= bag
        ]
        return found if len(found) == 1 else []

    def _in_part(self, typed: Sequence[str], text: str) -> list[Option]:
        return [one for one, words in self._pairs() if {*typed} <= {*words}]

    def _beginning(self, typed: Sequence[str], text: str) -> list[Option]:
        """Each word begins a word of the option; a number must be the whole number."""
        if any(part.isdecimal() or len(part) < 2 for part in typed):
            return []
        return [
            one
            for one, words in self._pairs()
            if all(any(word.startswith(part) for word in words) for part in typed)
        ]

    def _in_pieces(self, typed: Sequence[str], text: str) -> list[Option]:
        """Each word is, or begins, a piece of the notation or of the label."""
        fitting = fits(text, self._pieces)
        return [self.options[place] for place in fitting]

    def _pairs(self) -> Iterable[tuple[Option, list[str]]]:
        return zip(self.options, self._words, strict=True)


def fits(text: str, every: Sequence[Sequence[str]]) -> list[int]:
    """The places of those whose pieces a line fits: as whole words, begun ones, or run together.

    A lone letter or number fits nothing: it is a mark of the list, or a number of another thing.
    """
    typed = pieces_of(text)
    if all(part.isdecimal() or len(part) < 2 for part in typed):
        return []
    for same in (_the_same, _whole, _begun, _run_together):
        found = [place for place, pieces in enumerate(every) if same(typed, pieces)]
        if found:
            return found
    return []


def _the_same(typed: Sequence[str], pieces: Sequence[str]) -> bool:
    return Counter(typed) == Counter(pieces)


def _whole(typed: Sequence[str], pieces: Sequence[str]) -> bool:
    return {*typed} <= {*pieces}


def _begun(typed: Sequence[str], pieces: Sequence[str]) -> bool:
    return all(
        part in pieces
        if part.isdecimal() or len(part) < 2
        else any(piece.startswith(part) for piece in pieces)
        for part in typed
    )


def _run_together(typed: Sequence[str], pieces: Sequence[str]) -> bool:
    """Whether the line without spaces begins at one of the pieces: take2, lightblue.

    It ends where a number ends: card 8 is not card 84.
    """
    wanted = "".join(typed)
    lines = ("".join(pieces[first:]) for first in range(len(pieces)))
    rests = (line.removeprefix(wanted) for line in lines if line.startswith(wanted))
    return any(not (wanted[-1:].isdecimal() and rest[:1].isdecimal()) for rest in rests)
