"""Explain a score in sentences: what it paid, and for which things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any

from attrs import evolve, field, frozen

from ruledock.messages import Message, Ref
from ruledock.words.compiled import Compiled, compile_part
from ruledock.words.expr import Apply, Arg, Expr, Literal, Named, Over, Variable
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import CONDITION, item_of
from ruledock.words.word import Word

_MOST_KEPT = 5_000
Thing = str | Message
"""What people call a thing: a Ref, or a message that names several."""


@frozen
class Explanation:
    """One part of a score: its value in this scene, a sentence, and its own parts.

    ``value`` is the points of a score, a number, the truth of a condition, or the size of a
    selection, with the names of its ``things``. ``subject`` is the current value or thing of a
    loop, and ``about`` the same as data.
    """

    sort: str
    value: int
    message: Message
    things: tuple[Thing, ...] = ()
    subject: Thing | None = None
    parts: tuple[Explanation, ...] = ()
    about: Mapping[str, Any] = field(factory=dict, eq=False, repr=False)

    @property
    def points(self) -> int:
        """The value, if it is a score."""
        return self.value

    def line(self) -> Message:
        """This part in one sentence."""
        kind = "things" if self.things else "value"
        if self.sort == CONDITION:
            kind = "holds" if self.value else "fails"
        blanks = {"what": self.message, "value": self.value, "things": self.things}
        said = Message(f"words.line.{kind}", blanks)
        if self.subject is None:
            return said
        return Message("words.line.subject", {"subject": self.subject, "line": said})

    def counted(self) -> Iterator[Message]:
        """The parts that list things, a sentence each."""
        if self.things:
            yield self.line()
        for part in self.parts:
            yield from part.counted()

    def lines(self, language: str = "en", indent: str = "") -> Iterator[str]:
        """The whole explanation, a sentence a line, parts indented."""
        yield indent + self.line().text(language)
        for part in self.parts:
            yield from part.lines(language, indent + "  ")


class Explainer:
    """Explains expressions; keeps the compiled functions of their parts."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._functions: dict[Expr, Compiled] = {}

    def explain(self, expr: Expr, scene: Any, named: Mapping[str, Any]) -> Explanation:
        """Explain a closed expression."""
        return _Telling(self, scene, named).explain(expr, ())

    def function(self, expr: Expr) -> Compiled:
        """The compiled function of one part; cached."""
        if expr not in self._functions:
            if len(self._functions) >= _MOST_KEPT:
                self._functions.clear()
            self._functions[expr] = compile_part(expr, self.lexicon)
        return self._functions[expr]


_UNKNOWN = object()
Env = tuple[tuple[str, Any], ...]


@frozen
class _Telling:
    """The making of one explanation: the scene and the named values."""

    by: Explainer
    scene: Any
    named: Mapping[str, Any]

    def explain(self, expr: Expr, env: Env, subject: Thing | None = None) -> Explanation:
        value = self.value(expr, env)
        message = self.phrase(expr, env)
        item = item_of(expr.sort)
        if item is not None:
            things = tuple(self.name(item, thing) for thing in value)
            return Explanation(expr.sort, len(things), message, things, subject)
        parts = tuple(self.parts(expr, value, env)) if isinstance(expr, Apply) else ()
        return Explanation(expr.sort, int(value), message, (), subject, parts)

    def value(self, expr: Expr, env: Env) -> Any:
        around = [value for _, value in env[len(env) - expr.free :]]
        return self.by.function(expr)(self.scene, *around, **self.named)

    def name(self, sort: str, value: Any) -> Thing:
        domain = self.by.lexicon.domains.get(sort)
        if domain is not None:
            return Ref(sort, str(domain[value]))
        return self.by.lexicon.scene.name_of(self.scene, sort, value)

    def facts(self, sort: str, value: Any) -> Mapping[str, Any]:
        lexicon = self.by.lexicon
        if sort in lexicon.domains:
            return {"kind": sort, sort: lexicon.domains[sort][value]}
        return {"kind": sort, **lexicon.scene.facts_of(self.scene, sort, value)}

    def parts(self, expr: Apply, value: Any, env: Env) -> Iterator[Explanation]:
        lexicon = self.by.lexicon
        for key, child, bound in expr.children():
            if expr.word.params[key].apart:
                continue
            plain = child.sort in lexicon.domains or child.sort in lexicon.items
            if bound == 0 and isinstance(child, Apply) and not plain:
                yield self.explain(_counted(child), env)
            elif bound == 1:
                yield from self.rounds(expr, child, value, env)

    def rounds(self, expr: Apply, body: Expr, value: Any, env: Env) -> Iterator[Explanation]:
        """The body for each value that counted; for a word that picks, only the picked one."""
        over = expr.over()
        if over is None:
            return
        places: Any = range(self.by.lexicon.size_of(over.sort))
        if over.things is not None:
            places = self.value(over.things, env)
        for place in places:
            inner = (*env, (over.sort, place))
            found = self.value(body, inner)
            if found == value if expr.word.picks else found:
                told = self.explain(_counted(body), inner, self.name(over.sort, place))
                yield evolve(told, about=self.facts(over.sort, place))
                if expr.word.picks:
                    return

    def phrase(self, expr: Expr, env: Env) -> Any:
        if isinstance(expr, Literal):
            known = expr.sort in self.by.lexicon.domains
            return self.name(expr.sort, expr.value) if known else expr.value
        if isinstance(expr, Variable):
            sort, value = env[-1 - expr.back]
            if value is _UNKNOWN:
                return Message("words.that", {"sort": sort})
            return self.name(sort, value)
        if isinstance(expr, Named):
            return self.named.get(expr.name)
        args = dict(expr.args)
        blanks = {
            key: self.blank(expr, key, args[key], env) if key in args else ""
            for key in expr.word.params
        }
        return Message(expr.word.message_id, blanks)

    def blank(self, expr: Apply, key: str, arg: Arg, env: Env) -> Any:
        param, over = expr.word.params[key], expr.over()
        unknown = ((over.sort, _UNKNOWN),) * param.bound if over else ()
        said = self.said(arg, env + unknown)
        if param.phrase == "{it}":
            return said
        return Message(f"{expr.word.message_id}.{key}", {"it": said})

    def said(self, arg: Any, env: Env) -> Any:
        if isinstance(arg, Over):
            return arg.sort if arg.things is None else self.phrase(arg.things, env)
        if isinstance(arg, Literal | Variable | Named | Apply):
            return self.phrase(arg, env)
        if isinstance(arg, tuple):
            return reduce(_join, reversed([self.said(part, env) for part in arg]))
        return arg.name if isinstance(arg, Word) else arg


def _join(rest: Any, first: Any) -> Message:
    return Message("words.list", {"first": first, "rest": rest})


def _counted(expr: Expr) -> Expr:
    """The selection inside a bare count, which explains more than the number."""
    if isinstance(expr, Apply) and expr.word.name == "count":
        return next(child for _, child, _ in expr.children())
    return expr


def phrases(words: Iterable[Word]) -> dict[str, str]:
    """What these words say in Python, by message id; "" where a file of sentences says it."""
    found = {}
    for word in words:
        found[word.message_id] = word.explain
        for key, param in word.params.items():
            if param.phrase != "{it}":
                found[f"{word.message_id}.{key}"] = param.phrase
    return found
