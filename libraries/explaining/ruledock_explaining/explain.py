"""Explain a score: what it paid, by which sum, and which things were counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve, frozen

from ruledock.messages import Message
from ruledock.words.compiled import Compiled, compile_part
from ruledock.words.explanation import Explanation, Thing
from ruledock.words.expr import Apply, Expr, Literal, Variable
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import SCORE, item_of
from ruledock_explaining.labels import learn_labels
from ruledock_explaining.phrases import Env, Phrase, Phraser, Property

_MOST_KEPT = 5_000


class Explainer:
    """Explains expressions; keeps the compiled functions of their parts."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        learn_labels(lexicon)
        self._functions: dict[Expr, Compiled] = {}

    def explain(self, expr: Expr, scene: Any, named: Mapping[str, Any]) -> Explanation:
        """Explain a closed expression."""
        return _Telling(self, scene, named, Phraser(self.lexicon, scene, named)).explain(expr, ())

    def function(self, expr: Expr) -> Compiled:
        """The compiled function of one part; cached."""
        if expr not in self._functions:
            if len(self._functions) >= _MOST_KEPT:
                self._functions.clear()
            self._functions[expr] = compile_part(expr, self.lexicon)
        return self._functions[expr]


_SIGNS = {
    "plus": (1, " + "),
    "minus": (1, " − "),
    "times": (2, " × "),
    "total": (1, " + "),
}
"""By word: how strongly its sign binds, and the sign."""
_EXTREMES = {"smaller-of": "min", "larger-of": "max", "best-of": "max"}
_HALVES = ("half", "halved")
NAMED = "named"


@frozen
class _Sum:
    """A sum in figures, with what its figures are; ``binds`` says when it needs brackets."""

    text: str
    legend: tuple[Property, ...] = ()
    binds: int = 3

    def inside(self, binds: int) -> str:
        return f"({self.text})" if self.binds < binds else self.text


@frozen
class _Telling:
    """The making of one explanation: the scene and the named values."""

    by: Explainer
    scene: Any
    named: Mapping[str, Any]
    to: Phraser

    def explain(self, expr: Expr, env: Env, subject: Thing | None = None) -> Explanation:
        expr = _counted(expr)
        value = self.value(expr, env)
        item = item_of(expr.sort)
        if item is not None:
            return self.selection(expr, item, value, env, subject)
        parts = tuple(self.parts(expr, value, env)) if isinstance(expr, Apply) else ()
        if isinstance(expr, Apply) and _is_sum(expr):
            said = self.told_sum(expr, int(value), env)
            return Explanation(expr.sort, int(value), said, (), subject, _below(parts), sums=True)
        message = self.asked(expr, env).message()
        return Explanation(expr.sort, int(value), message, (), subject, parts)

    def asked(self, expr: Expr, env: Env) -> Phrase:
        """What a part is called; of several conditions each has a line of its own below."""
        if isinstance(expr, Apply) and expr.word.shape == "all":
            return Phrase(Message(expr.word.message_id))
        return self.to.phrase(expr, env)

    def selection(
        self, expr: Expr, item: str, found: list[Any], env: Env, subject: Thing | None
    ) -> Explanation:
        most = self.by.lexicon.items[item].listed
        things = tuple(self.to.name(item, thing) for thing in found[:most])
        data = tuple(self.facts(item, thing) for thing in found)
        message = self.to.phrase(expr, env).message()
        if len(things) == 1 and str(things[0]).lower() == str(message).lower():
            things = ()  # a room by its name
        return Explanation(expr.sort, len(found), message, things, subject, counted_things=data)

    def value(self, expr: Expr, env: Env) -> Any:
        around = [value for _, value in env[len(env) - expr.free :]]
        return self.by.function(expr)(self.scene, *around, **self.named)

    def facts(self, sort: str, value: Any) -> Mapping[str, Any]:
        lexicon = self.by.lexicon
        if sort in lexicon.domains:
            return {"kind": sort, sort: lexicon.domains[sort][value]}
        return {"kind": sort, **lexicon.scene.facts_of(self.scene, sort, value)}

    # -- sums ----------------------------------------------------------------------------------

    def told_sum(self, expr: Apply, value: int, env: Env) -> Any:
        """The sum behind a value, as in "2 = 8 - 2 * 3 (free squares: 3)"."""
        made = self.sum(expr, env)
        plain = made.text == _figure(value)
        head = (
            value
            if plain
            else Message("words.line.equals", {"value": _figure(value), "formula": made.text})
        )
        return Phrase(head).plus(*made.legend).message()

    def sum(self, expr: Expr, env: Env) -> _Sum:
        """An expression in figures; a part that is not a sum is a figure with a legend."""
        value = self.value(expr, env)
        value = len(value) if item_of(expr.sort) else int(value)
        if isinstance(expr, Literal):
            return _Sum(_figure(value))
        if not isinstance(expr, Apply) or not _is_sum(expr):
            return _Sum(_figure(value), (Property(self.to.phrase(expr, env), value),))
        name, args = expr.word.name, expr.arguments()
        if name == "pay":
            return self.pay(args, value, env)
        if name == "table":
            return _Sum(_figure(value), self.sum(args["by"], env).legend)
        if name in _HALVES:
            return self.half(args, name, env)
        parts = [self.operand(part, env) for part in args[name]]
        legend = tuple(one for part in parts for one in part.legend)
        if name in _EXTREMES:
            return _Sum(f"{_EXTREMES[name]}({', '.join(part.text for part in parts)})", legend)
        binds, sign = _SIGNS[name]
        first, *rest = parts
        after = [part.inside(binds + (name == "minus")) for part in rest]
        return _Sum(sign.join([first.inside(binds), *after]), legend, binds)

    def operand(self, expr: Expr, env: Env) -> _Sum:
        """A part of a sum; a score among scores is only a figure, as it has a line of its own."""
        made = self.sum(expr, env)
        if expr.sort != SCORE:
            return made
        return _Sum(_figure(int(self.value(expr, env))))

    def half(self, args: Mapping[str, Any], name: str, env: Env) -> _Sum:
        made = self.operand(args[name], env)
        legend = list(made.legend)
        if int(self.value(args[name], env)) % 2:
            way = Message(f"words.choice.{args.get('rounded', 'up')}")
            legend.append(Property(Message("words.rounded"), way))
        return _Sum(f"{made.inside(2)} ÷ 2", tuple(legend), 2)

    def pay(self, args: Mapping[str, Any], value: int, env: Env) -> _Sum:
        made = self.sum(args["pay"], env)
        if "per" in args:
            per = self.sum(args["per"], env)
            text = f"{made.inside(2)} × {per.inside(2)}"
            one = made.text == "1"
            made = _Sum(
                per.text if one else text, made.legend + per.legend, per.binds if one else 2
            )
        legend = list(made.legend)
        if "up-to" in args:
            most = self.value(args["up-to"], env)
            legend.append(Property(Message("words.core.score.pay.up-to"), most))
            made = evolve(made, text=f"min({made.text}, {_figure(most)})", binds=3)
        if "if" in args:
            holds = self.value(args["if"], env)
            said = Message(
                f"words.line.{'holds' if holds else 'fails'}",
                {"what": self.asked(args["if"], env)},
            )
            legend.append(Property(Message("words.core.score.pay.if"), said))
            made = made if holds else evolve(made, text="0", binds=3)
        return evolve(made, legend=tuple(legend))

    # -- parts ---------------------------------------------------------------------------------

    def parts(self, expr: Apply, value: Any, env: Env) -> Iterator[Explanation]:
        lexicon, over = self.by.lexicon, expr.over()
        found = [
            told
            for _, child, bound in expr.children()
            if bound == 1
            for told in self.rounds(expr, child, value, env)
        ]
        told = list[Explanation]()
        for key, child, bound in expr.children():
            listed = over is not None and child is over.things and found
            plain = child.sort in lexicon.domains or child.sort in lexicon.items
            if isinstance(child, Apply) and not (
                bound or expr.word.params[key].apart or plain or listed or _at_hand(child)
            ):
                told += [one for one in self.part(expr, child, env) if one not in told]
        yield from (*told, *found)

    def part(self, around: Apply, child: Apply, env: Env) -> Iterator[Explanation]:
        """A part of a word; if all it says has been said already, only what it counts."""
        told = self.explain(child, env)
        if not _is_sum(around) or child.sort == SCORE:
            yield told
        elif told.counted_things or item_of(told.sort):
            yield evolve(told, silent=not told.things, brief=NAMED)
        else:
            yield from told.parts

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
                told = self.explain(body, inner, self.to.name(over.sort, place))
                yield evolve(told, about=self.facts(over.sort, place))
                if expr.word.picks:
                    return


def _is_sum(expr: Expr) -> bool:
    known = {**_SIGNS, **_EXTREMES}
    return isinstance(expr, Apply) and (
        expr.word.owner == "core" and (expr.word.name in (*known, *_HALVES, "pay", "table"))
    )


def _below(parts: tuple[Explanation, ...]) -> tuple[Explanation, ...]:
    """The parts below a sum; the things of one part alone need not say whose they are."""
    way = "alone" if len([one for one in parts if not one.silent]) == 1 else NAMED
    return tuple(evolve(one, brief=way) if one.brief else one for one in parts)


def _at_hand(expr: Apply) -> bool:
    """Whether it is nothing but the thing of a loop, which the line above names already."""
    return expr.word.shape == "inner" and isinstance(expr.args[0][1], Variable)


def _figure(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def _counted(expr: Expr) -> Expr:
    """The selection inside a bare count, which explains more than the number."""
    if isinstance(expr, Apply) and expr.word.name == "count":
        return next(child for _, child, _ in expr.children())
    return expr
