"""Read JSON as typed expressions. Every mistake becomes a Problem, never an exception."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.engine.text import show, step, unlike
from ruledock.errors import Problem
from ruledock.installed.outside import library
from ruledock.words.expr import Apply, Arg, Expr, Literal, Named, Variable, cost, height
from ruledock.words.lexicon import Lexicon
from ruledock.words.params import BIGGEST, UNKNOWN, Site
from ruledock.words.sorts import ANY, NUMBER, SCORE, a_sort, bind, selection_of
from ruledock.words.word import Word

MOST_WORDS = 500
DEEPEST = 32
MOST_COST = 200_000
"""At most 0.1 µs each was measured in crowded scenes, so this is about 20 ms."""
MOST_ADVICE = 10
NAME = r"^[a-z][a-z0-9_-]{0,39}$"


class _TooLarge(Exception):
    pass


def _advice() -> Any:
    """The module that explains mistakes; only a mistake loads it."""
    return library("word-advice")


class Reader:
    """Reads one expression, and the named scores it repeats."""

    def __init__(
        self,
        lexicon: Lexicon,
        names: Mapping[str, Any],
        given: Mapping[str, Any] | None = None,
        advises: bool = True,
    ) -> None:
        self.lexicon = lexicon
        self.names = names
        self.given = given or {}
        self.advises = advises
        self.problems: list[Problem] = []
        self.arguments: dict[str, str] = {}
        self._words = 0
        self._open: list[str] = []
        self._known: dict[str, Expr | None] = {}

    def read(self, value: Any, sort: str) -> Expr | None:
        """Read the whole expression; None if there are problems."""
        try:
            expr = self.expression(value, (sort,), "", (), 1)
        except _TooLarge:
            return None
        if expr is None or self.problems:
            return None
        if (estimate := cost(expr, self.lexicon)) > MOST_COST:
            self.problems.append(_advice().too_costly(self.lexicon, expr, estimate, MOST_COST))
            return None
        return expr

    def _add(
        self, pointer: str, found: str, expected: str, code: str, close: str | None = None
    ) -> None:
        self.problems.append(Problem(pointer, found, expected, code, close))

    def _misplace(
        self, value: Any, wanted: Sequence[str], pointer: str, env: tuple[str, ...] = ()
    ) -> None:
        if not self.advises:  # whoever only tries whether something fits waits for no advice
            return self._add(pointer, "", "", "wrong-sort")
        reads = self._reads if len(self.problems) < MOST_ADVICE else None
        said = (self.lexicon, value, wanted, pointer, reads)
        self.problems.append(_advice().misplaced(*said, repeats=bool(self.names), env=env))

    def _reads(self, value: Any, wanted: Sequence[str]) -> bool:
        other = Reader(self.lexicon, {}, advises=False)
        return other.expression(value, wanted, "", (), 1) is not None and not other.problems

    def expression(
        self, value: Any, wanted: Sequence[str], pointer: str, env: tuple[str, ...], depth: int
    ) -> Expr | None:
        """Read an expression of one of the *wanted* sorts, with the variables in *env*."""
        self._words += 1
        if self._words > MOST_WORDS:
            self._add(pointer, "more words", f"at most {MOST_WORDS} words", "too-large")
            raise _TooLarge
        if depth > DEEPEST:
            self._add(pointer, "a deeper word", f"at most {DEEPEST} levels", "too-deep")
            return None
        if type(value) is int:
            return self._whole(value, wanted, pointer)
        if isinstance(value, str):
            return self._bare(value, wanted, Site(pointer, env, depth, []))
        if isinstance(value, dict):
            return self._phrase(value, wanted, Site(pointer, env, depth, []))
        self._misplace(value, wanted, pointer, env)
        return None

    def _whole(self, value: int, wanted: Sequence[str], pointer: str) -> Expr | None:
        if NUMBER in wanted:
            if abs(value) <= BIGGEST:
                return Literal(NUMBER, value)
            expected = f"a whole number from -{BIGGEST} to {BIGGEST}"
            self.problems.append(unlike(value, expected, pointer, "out-of-range"))
            return None
        found = self._value(value, wanted)
        if found is None:
            self._misplace(value, wanted, pointer)
        return found

    def _value(self, value: str | int, wanted: Sequence[str]) -> Expr | None:
        for sort in wanted:
            if value in self.lexicon.domains.get(sort, ()):
                return Literal(sort, self.lexicon.domains[sort].index(value))
        return None

    def _bare(self, name: str, wanted: Sequence[str], site: Site) -> Expr | None:
        found = self._value(name, wanted)
        if found is not None:
            return found
        which, _, sort = name.partition("-")
        if which in ("that", "other"):
            skip = 0 if which == "that" else 1
            if sort in wanted:
                return self._variable(name, sort, skip, site)
            if selection_of(sort) in wanted:
                thing = self._variable(name, sort, skip, site)
                [only] = self.lexicon.by_name["only"]
                return Apply(selection_of(sort), only, (("only", thing),))
        words = self.lexicon.fitting(name, wanted)
        if words:
            return self._apply(words, {}, wanted, site)
        self._misplace(name, wanted, site.pointer, site.env)
        return None

    def _variable(self, name: str, sort: str, skip: int, site: Site) -> Expr:
        """A variable bound by a word around; if none is, add a problem but keep the sort."""
        backs = [back for back, bound in enumerate(reversed(site.env)) if bound == sort]
        if skip < len(backs):
            return Variable(sort, backs[skip])
        if UNKNOWN not in site.env:
            self.problems.append(_advice().unbound(self.lexicon, name, site.env, site.pointer))
        return Variable(sort, 0)

    def _phrase(self, value: dict[str, Any], wanted: Sequence[str], site: Site) -> Expr | None:
        if list(value) == ["named"]:
            return self._named(value["named"], wanted, step(site.pointer, "named"))
        key = self._discriminator(value, wanted)
        if key is not None:
            return self._apply(self.lexicon.fitting(key, wanted), value, wanted, site)
        self._misplace(value, wanted, site.pointer, site.env)
        return None

    def _discriminator(self, value: dict[str, Any], wanted: Sequence[str]) -> str | None:
        """The key that names the word: the one whose parameters cover the most other keys."""
        fitting = {key: self.lexicon.fitting(key, wanted) for key in value}
        covered = {
            key: max(len(value.keys() & word.params) for word in words)
            for key, words in fitting.items()
            if words
        }
        return max(covered, key=lambda key: covered[key], default=None)

    def _named(self, name: Any, wanted: Sequence[str], pointer: str) -> Expr | None:
        sorts = [sort for sort in wanted if sort == NUMBER or sort in self.lexicon.domains]
        if not sorts:
            self._add(pointer, '"named"', _advice().describe(self.lexicon, wanted), "wrong-sort")
        elif not isinstance(name, str) or not re.match(NAME, name):
            self.problems.append(unlike(name, "a name in small letters", pointer))
        elif name in self.lexicon.domains and name not in sorts:
            expected = _advice().describe(self.lexicon, wanted)
            self._add(pointer, f"{show(name)}, {a_sort(name)}", expected, "wrong-sort")
        elif len(sorts) > 1 and name not in self.arguments:
            expected = (
                f"to know which you mean, {' or '.join(map(a_sort, sorts))}: say another first"
            )
            self._add(pointer, show(name), expected, "ambiguous")
        elif self.arguments.setdefault(name, sorts[0]) not in sorts:
            found = f"{show(name)}, already named as {a_sort(self.arguments[name])}"
            self._add(pointer, found, " or ".join(a_sort(sort) for sort in sorts), "wrong-sort")
        elif name in self.given:
            return self.expression(self.given[name], (self.arguments[name],), pointer, (), 1)
        else:
            return Named(self.arguments[name], name)
        return None

    def _apply(
        self, words: list[Word], value: dict[str, Any], wanted: Sequence[str], site: Site
    ) -> Expr | None:
        if len(words) > 1:
            self.problems.append(_advice().ambiguous(words, site.pointer))
            site.feasible = self.lexicon.feasible(words[0], wanted)
            if not value.keys() - words[0].params.keys():
                self._arguments(words[0], value, site)  # what is wrong inside is told as well
            return None
        [word] = words
        if value.keys() - word.params.keys() or not {*word.required} <= value.keys():
            self.problems += _advice().wrong_keys(self.lexicon, word, value, site.pointer, site.env)
            return None
        site.feasible = self.lexicon.feasible(word, wanted)
        args = self._arguments(word, value, site)
        if args is None:
            return None
        item = site.feasible[0] if site.feasible else ANY
        return Apply(bind(word.sort, item), word, args)

    def _arguments(
        self, word: Word, value: dict[str, Any], site: Site
    ) -> tuple[tuple[str, Arg], ...] | None:
        read: dict[str, Arg] = {}
        here = site.pointer
        present = [key for key in word.params if key in value]
        for key in sorted(present, key=lambda key: word.params[key].turn):
            site.pointer = step(here, key)
            arg = word.params[key].read(self, value[key], site)
            if arg is not None:
                read[key] = arg
        if len(read) < len(present):
            return None
        return tuple((key, read[key]) for key in present)

    def same_as(self, name: str, site: Site) -> Expr | None:
        """The score of this name; read once."""
        pointer = site.pointer
        if name in self._open:
            circle = " -> ".join([*self._open, name])
            self._add(pointer, circle, "a score that never repeats itself", "circular-score")
            return None
        if name not in self._known:
            self._known[name] = self._read_named(name, pointer, site.depth + 1)
        known = self._known[name]
        if known is not None and site.depth + height(known) > DEEPEST:
            self._add(pointer, "a deeper word", f"at most {DEEPEST} levels", "too-deep")
            return None
        return known

    def _read_named(self, name: str, pointer: str, depth: int) -> Expr | None:
        before, words = len(self.problems), self._words
        self._open.append(name)
        self._words = 0
        expr = self.expression(self.names[name], (SCORE,), "", (), depth)
        self._open.pop()
        self._words = words
        wrong = self.problems[before:]
        if wrong and not any(problem.code == "circular-score" for problem in wrong):
            del self.problems[before:]
            first = wrong[0]
            where = f"at {first.pointer or '/'} it has {first.found} [{first.code}]"
            self._add(pointer, show(name), f"a score without mistakes; {where}", "bad-score")
        return expr
