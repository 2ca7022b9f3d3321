"""A slow, obvious evaluator of the scoring language, to compare with the compiled one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import reduce
from itertools import combinations
from math import floor
from operator import and_, or_
from typing import Any

from ruledock.values import evolve, frozen
from ruledock.words import Word
from ruledock.words.expr import Apply, Literal, Named, Over, Variable
from ruledock.words.lexicon import Lexicon
from ruledock.words.params import Param
from ruledock.words.sorts import item_of
from ruledock_vocabulary import WORDS as KERNEL

Reference = Mapping[str, Callable[..., Any]]


def form_of(reference: Reference, word: Word) -> Callable[..., Any]:
    """The slow form of a word, under ``"name item"`` if several words have its name."""
    own = f"{word.name} {item_of(word.sort)}"
    return reference[own if own in reference else word.name]


@frozen
class Slow:
    """Evaluates typed expressions in the most obvious way."""

    lexicon: Lexicon
    reference: Reference
    scene: Any
    named: Mapping[str, Any]
    home: Any = None
    """The scene of whoever is scored, if this one is another."""

    def value(self, expr: Any, env: tuple[Any, ...]) -> Any:
        """A set, a number, a truth, a value or a thing."""
        if isinstance(expr, Literal):
            domain = self.lexicon.domains.get(expr.sort)
            return expr.value if domain is None else domain[expr.value]
        if isinstance(expr, Variable):
            return env[-1 - expr.back]
        if isinstance(expr, Named):
            return self.named[expr.name]
        if isinstance(expr, tuple):
            return [self.value(part, env) for part in expr]
        if not isinstance(expr, Apply):
            return expr
        if expr.word in KERNEL:
            return KERNEL_FORMS[expr.word.name](self, dict(expr.args), env)
        args = [self.argument(expr.word.params[key], arg, env) for key, arg in expr.args]
        found = form_of(self.reference, expr.word)(self.scene, *args)
        selects = item_of(expr.sort) is not None and not isinstance(found, frozenset)
        return frozenset(found) if selects else found

    def argument(self, param: Param, arg: Any, env: tuple[Any, ...]) -> Any:
        """The argument for a game's own form; for an ``apart`` one, a function of a scene."""
        home = self.scene if self.home is None else self.home
        if param.home:
            return evolve(self, scene=home).value(arg, env)
        if param.apart:
            return lambda scene: evolve(self, scene=scene, home=home).value(arg, env)
        return self.value(arg, env)

    def many(self, expr: Any, env: tuple[Any, ...]) -> int:
        """A number, or the size of a selection."""
        value = self.value(expr, env)
        return len(value) if isinstance(value, frozenset) else int(value)

    def through(self, over: Over, env: tuple[Any, ...]) -> list[Any]:
        """What a word loops over, in order."""
        if over.things is None:
            return list(self.lexicon.domains[over.sort])
        return sorted(self.value(over.things, env))

    def each(self, over: Over, body: Any, env: tuple[Any, ...], where: Any = None) -> list[Any]:
        """The value of the body for each of them, or each of which *where* holds."""
        around = [(*env, thing) for thing in self.through(over, env)]
        held = [inner for inner in around if where is None or self.value(where, inner)]
        return [self.value(body, inner) for inner in held]

    def over(self, args: dict[str, Any], body: str, env: tuple[Any, ...]) -> list[Any]:
        """The value of a body for each thing that the word runs through."""
        return self.each(args["over"], args[body], env, args.get("where"))

    def distinct(self, word: Word, things: frozenset[Any]) -> int:
        """How many values of an attribute the things have."""
        [param] = word.params.values()
        classes = self.lexicon.domains[param.sort]
        form = form_of(self.reference, word)
        return sum(bool(things & frozenset(form(self.scene, value))) for value in classes)


def _rank(n: int, numbers: list[int], largest_first: bool) -> int:
    ranked = sorted(numbers, reverse=largest_first)
    return ranked[n - 1] if 1 <= n <= len(ranked) else 0


def _and(slow: Slow, args: Any, env: Any) -> Any:
    parts = slow.value(args["and"], env)
    return reduce(and_, parts) if isinstance(parts[0], frozenset) else all(parts)


def _or(slow: Slow, args: Any, env: Any) -> Any:
    parts = slow.value(args["or"], env)
    return reduce(or_, parts) if isinstance(parts[0], frozenset) else any(parts)


def _those(slow: Slow, args: Any, env: Any) -> Any:
    things = slow.value(args["those"].things, env)
    if "without" in args:
        things = things - slow.value(args["without"], env)
    if "where" in args:
        things = frozenset(t for t in things if slow.value(args["where"], (*env, t)))
    return things


def _top(slow: Slow, args: Any, env: Any) -> Any:
    sizes = {t: slow.value(args["by"], (*env, t)) for t in slow.through(args["of"], env)}
    n = slow.value(args["top"], env)
    return frozenset(t for t in sizes if sum(s > sizes[t] for s in sizes.values()) < n)


def _pay(slow: Slow, args: Any, env: Any) -> int:
    points: int = slow.value(args["pay"], env)
    if "per" in args:
        points *= slow.many(args["per"], env)
    if "up-to" in args:
        points = min(points, slow.value(args["up-to"], env))
    return points if "if" not in args or slow.value(args["if"], env) else 0


def _limited(slow: Slow, args: Any, env: Any) -> int:
    points: int = slow.value(args["limited"], env)
    if "down-to" in args and points < slow.value(args["down-to"], env):
        points = slow.value(args["down-to"], env)
    if "up-to" in args and points > slow.value(args["up-to"], env):
        points = slow.value(args["up-to"], env)
    return points


def _table(slow: Slow, args: Any, env: Any) -> int:
    place: int = slow.many(args["by"], env) - args["from"]
    table: tuple[int, ...] = args["table"]
    if place < 0:
        return 0
    if place < len(table):
        return table[place]
    return table[-1] + int(args.get("then", 0)) * (place - len(table) + 1)


def _half(slow: Slow, key: str, args: Any, env: Any) -> int:
    value = int(slow.value(args[key], env))
    return value // 2 if args.get("rounded") == "down" else -((-value) // 2)


def _different(slow: Slow, args: Any, env: Any) -> bool:
    parts = slow.value(args["different"], env)
    return all(a != b for a, b in combinations(parts, 2))


def _average(numbers: list[int]) -> int:
    return floor(Fraction(sum(numbers), len(numbers))) if numbers else 0


def _product(numbers: list[int]) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


def _pairs(slow: Slow, args: Any, env: Any) -> int:
    pairs = combinations(slow.through(args["pairs"], env), 2)
    return sum(bool(slow.value(args["where"], (*env, *pair))) for pair in pairs)


def _where(slow: Slow, args: Any, env: Any) -> int:
    return sum(map(bool, slow.each(args["how-many"], args["where"], env)))


KERNEL_FORMS: dict[str, Callable[[Slow, dict[str, Any], tuple[Any, ...]], Any]] = {
    "and": _and,
    "or": _or,
    "those": _those,
    "top": _top,
    "only": lambda s, a, e: frozenset({s.value(a["only"], e)}),
    "count": lambda s, a, e: len(s.value(a["count"], e)),
    "distinct": lambda s, a, e: s.distinct(a["distinct"], s.value(a["of"], e)),
    "every": lambda s, a, e: s.many(a["of"], e) // a["every"],
    "remainder": lambda s, a, e: s.many(a["of"], e) % a["remainder"],
    "beyond": lambda s, a, e: max(0, s.many(a["of"], e) - s.value(a["beyond"], e)),
    "how-many": _where,
    "pairs": _pairs,
    "sum": lambda s, a, e: sum(s.over(a, "sum", e)),
    "average": lambda s, a, e: _average(s.over(a, "average", e)),
    "largest": lambda s, a, e: max(s.over(a, "largest", e), default=0),
    "smallest": lambda s, a, e: min(s.over(a, "smallest", e), default=0),
    "nth-largest": lambda s, a, e: _rank(s.value(a["nth-largest"], e), s.over(a, "of", e), True),
    "nth-smallest": lambda s, a, e: _rank(s.value(a["nth-smallest"], e), s.over(a, "of", e), False),
    "sum-of-largest": lambda s, a, e: sum(
        sorted(s.over(a, "of", e))[::-1][: max(0, s.value(a["sum-of-largest"], e))]
    ),
    "different-numbers": lambda s, a, e: len(set(s.over(a, "different-numbers", e))),
    "plus": lambda s, a, e: sum(s.value(a["plus"], e)),
    "minus": lambda s, a, e: s.value(a["minus"], e)[0] - sum(s.value(a["minus"], e)[1:]),
    "times": lambda s, a, e: _product(s.value(a["times"], e)),
    "halved": lambda s, a, e: _half(s, "halved", a, e),
    "smaller-of": lambda s, a, e: min(s.value(a["smaller-of"], e)),
    "larger-of": lambda s, a, e: max(s.value(a["larger-of"], e)),
    "exactly": lambda s, a, e: s.many(a["of"], e) == s.value(a["exactly"], e),
    "at-least": lambda s, a, e: s.many(a["of"], e) >= s.value(a["at-least"], e),
    "at-most": lambda s, a, e: s.many(a["of"], e) <= s.value(a["at-most"], e),
    "more-than": lambda s, a, e: s.many(a["of"], e) > s.value(a["more-than"], e),
    "fewer-than": lambda s, a, e: s.many(a["of"], e) < s.value(a["fewer-than"], e),
    "odd": lambda s, a, e: s.many(a["odd"], e) % 2 == 1,
    "even": lambda s, a, e: s.many(a["even"], e) % 2 == 0,
    "between": lambda s, a, e: s.many(a["of"], e) in _closed(*s.value(a["between"], e)),
    "some": lambda s, a, e: len(s.value(a["some"], e)) > 0,
    "no": lambda s, a, e: len(s.value(a["no"], e)) == 0,
    "not": lambda s, a, e: not s.value(a["not"], e),
    "same": lambda s, a, e: len(set(s.value(a["same"], e))) == 1,
    "different": _different,
    "for-every": lambda s, a, e: all(s.each(a["for-every"], a["holds"], e, a.get("where"))),
    "for-some": lambda s, a, e: any(s.each(a["for-some"], a["holds"], e)),
    "pay": _pay,
    "table": _table,
    "each": lambda s, a, e: sum(s.each(a["each"], a["pays"], e)),
    "best": lambda s, a, e: max(s.each(a["best"], a["pays"], e), default=0),
    "nth-best": lambda s, a, e: _rank(
        s.value(a["nth-best"], e), s.each(a["of"], a["pays"], e), True
    ),
    "total": lambda s, a, e: sum(s.value(a["total"], e)),
    "best-of": lambda s, a, e: max(s.value(a["best-of"], e)),
    "limited": _limited,
    "half": lambda s, a, e: _half(s, "half", a, e),
    "same-as": lambda s, a, e: s.value(a["same-as"], e),
}


def _closed(low: int, high: int) -> range:
    return range(low, high + 1)
