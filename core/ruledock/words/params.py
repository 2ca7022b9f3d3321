"""The parameters of words, and how to read each kind."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from ruledock.engine.text import show, step, unlike
from ruledock.errors import Problem, nearest
from ruledock.installed.outside import library
from ruledock.values import define, field, frozen
from ruledock.words.expr import Arg, Expr, Over
from ruledock.words.sorts import ANY, bind, item_of, selection_of

if TYPE_CHECKING:
    from ruledock.words.reader import Reader

BIGGEST = 10_000
LONGEST_TABLE = 100
LONGEST_LIST = 40
UNKNOWN = "?"
"""The sort of a loop variable if its range could not be read."""


@define
class Site:
    """The place where a parameter is read: variables around it, and what ``*`` can still be."""

    pointer: str
    env: tuple[str, ...]
    depth: int
    feasible: list[str]
    bound: str = UNKNOWN

    def narrow(self, pattern: str, sort: str) -> None:
        """Keep only what ``*`` must be if *pattern* became *sort*."""
        if ANY in pattern:
            self.feasible = [item for item in self.feasible if bind(pattern, item) == sort]


@frozen
class Param:
    """An expression of a sort; with ``many``, a list of that many (least, most).

    ``bound`` is the number of variables that the word binds in it; ``label`` is what explanations
    call it. ``apart`` marks an expression that the word evaluates in other scenes, where the
    things of this one do not exist; with ``home``, in that of whoever is scored. ``rising`` marks a
    list whose plain numbers may not fall. ``filters`` marks a condition that says through which of
    the things a word runs.
    """

    sort: str
    doc: str = ""
    optional: bool = field(default=False, kw_only=True)
    many: tuple[int, int] | None = field(default=None, kw_only=True)
    bound: int = field(default=0, kw_only=True)
    label: str = field(default="", kw_only=True)
    apart: bool = field(default=False, kw_only=True)
    home: bool = field(default=False, kw_only=True)
    rising: bool = field(default=False, kw_only=True)
    filters: bool = field(default=False, kw_only=True)

    @property
    def turn(self) -> int:
        """The order of reading: what binds variables first, what uses them last."""
        return 2 if self.bound else 1

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        """Read the argument; None if there were problems."""
        if self.many is None:
            return self._one(reader, value, site, site.pointer)
        low, high = self.many
        fits = isinstance(value, list) and low <= len(value) <= high
        plain = self.rising and fits and all(type(one) is int for one in value)
        if not fits or (plain and value != sorted(value)):
            count = f"{low}" if low == high else f"{low} to {high}"
            said = (reader.lexicon, value, f"a list of {count}: {self.doc}", site.pointer)
            reader.problems.append(library("word-advice").unlisted(*said))
            return None
        read = [
            self._one(reader, part, site, step(site.pointer, place))
            for place, part in enumerate(value)
        ]
        parts = tuple(part for part in read if part is not None)
        return parts if len(parts) == len(value) else None

    def _one(self, reader: Reader, value: Any, site: Site, pointer: str) -> Expr | None:
        env = site.env
        if self.bound:
            env += (site.bound,) * self.bound
        if self.apart:
            env = reader.lexicon.values_in(env)
        wanted = reader.lexicon.expand(self.sort, site.feasible)
        expr = reader.expression(value, wanted, pointer, env, site.depth + 1)
        if expr is not None:
            site.narrow(self.sort, expr.sort)
        return expr


@frozen
class Range(Param):
    """What a word loops over: a selection or the name of a value sort, unless ``things_only``."""

    sort: str = field(default=selection_of(ANY), init=False)
    things_only: bool = field(default=False, kw_only=True)

    @property
    def turn(self) -> int:
        return 0

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        if not self.things_only and isinstance(value, str) and value in reader.lexicon.domains:
            site.bound = value
            return Over(value)
        things = self._one(reader, value, site, site.pointer)
        if things is None:
            return None
        site.bound = item_of(things.sort) or ""
        return Over(site.bound, things)


@frozen
class Whole(Param):
    """A literal whole number within bounds."""

    sort: str = field(default="whole number", init=False)
    low: int = field(default=0, kw_only=True)
    high: int = field(default=BIGGEST, kw_only=True)

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        if type(value) is int and self.low <= value <= self.high:
            return value
        expected = f"a whole number from {self.low} to {self.high}"
        code = "out-of-range" if type(value) is int else "wrong-type"
        reader.problems.append(unlike(value, expected, site.pointer, code))
        return None


@frozen
class Table(Param):
    """A literal list of whole numbers."""

    sort: str = field(default="table", init=False)

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        if not isinstance(value, list) or not 1 <= len(value) <= LONGEST_TABLE:
            expected = f"a list of 1 to {LONGEST_TABLE} whole numbers"
            reader.problems.append(unlike(value, expected, site.pointer))
            return None
        good = True
        for place, entry in enumerate(value):
            if type(entry) is not int or abs(entry) > BIGGEST:
                expected = f"a whole number from -{BIGGEST} to {BIGGEST}"
                reader.problems.append(unlike(entry, expected, step(site.pointer, place)))
                good = False
        return tuple(value) if good else None


def _unknown(value: Any, known: Collection[str], expected: str, site: Site, code: str) -> Problem:
    """The problem of a value that is none of the known names."""
    close = nearest(value, known) if isinstance(value, str) else None
    return Problem(site.pointer, show(value), expected, code, close)


@frozen
class Choice(Param):
    """One of a few literal strings."""

    sort: str = field(default="choice", init=False)
    values: tuple[str, ...] = field(default=(), kw_only=True)

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        if isinstance(value, str) and value in self.values:
            return value
        expected = " or ".join(f'"{known}"' for known in self.values)
        reader.problems.append(_unknown(value, self.values, expected, site, "not-allowed"))
        return None


@frozen
class Attribute(Param):
    """The name of an attribute of the things in the word's selection."""

    sort: str = field(default="attribute", init=False)

    @property
    def turn(self) -> int:
        return 2

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        known = reader.lexicon.attributes(site.feasible)
        if isinstance(value, str) and value in known:
            return known[value]
        expected = library("word-advice").attributes(reader.lexicon, known, value)
        reader.problems.append(_unknown(value, known, expected, site, "unknown-attribute"))
        return None


@frozen
class SameAs(Param):
    """The name of another score of the same pack or game; it stands for that score."""

    sort: str = field(default="name", init=False)

    def read(self, reader: Reader, value: Any, site: Site) -> Arg | None:
        if isinstance(value, str) and value in reader.names:
            return reader.same_as(value, site)
        expected = f"the name of a score: {', '.join(sorted(reader.names)) or 'there is none here'}"
        reader.problems.append(_unknown(value, reader.names, expected, site, "unknown-score"))
        return None
