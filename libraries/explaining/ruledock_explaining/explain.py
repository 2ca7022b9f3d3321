"""Explain a score: what it paid, by which sum, and which things were counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from ruledock.messages import Message
from ruledock.values import evolve, field, frozen
from ruledock.words.compiled import Compiled, compile_part
from ruledock.words.explanation import Explanation, Thing
from ruledock.words.expr import Apply, Expr, Literal, Over
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import CONDITION, SCORE, item_of
from ruledock_explaining.kinds import (
    EXTREMES,
    HALVES,
    SIGNS,
    at_hand,
    by_figure,
    chosen_by,
    inside_count,
    is_paired,
    is_sum,
    joins,
    only_decides,
    what_is_compared,
)
from ruledock_explaining.labels import learn_labels
from ruledock_explaining.phrases import Env, Phrase, Phraser, Property, say, say_property
from ruledock_explaining.repeats import without_repeats
from ruledock_explaining.rounds import (
    FEW,
    MOST_ROUNDS,
    NAMED,
    below,
    counting,
    hoist,
    shorten,
    things_of,
    unlit,
)
from ruledock_explaining.whose import beside, is_own, of_home

_MOST_KEPT = 5_000


class Explainer:
    """Explains expressions; keeps the compiled functions of their parts."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        learn_labels(lexicon)
        self._functions: dict[Expr, Compiled] = {}
        self._phrases: dict[Any, Phrase] = {}

    def explain(self, expr: Expr, scene: Any, named: Mapping[str, Any]) -> Explanation:
        """Explain a closed expression."""
        if len(self._phrases) >= _MOST_KEPT:
            self._phrases.clear()
        phraser = Phraser(self.lexicon, scene, named, self._phrases)
        return without_repeats(_Telling(self, scene, named, phraser).explain(expr, ()))

    def function(self, expr: Expr) -> Compiled:
        """The compiled function of one part; cached."""
        found = self._functions.get(expr)
        if found is None:
            if len(self._functions) >= _MOST_KEPT:
                self._functions.clear()
            found = self._functions[expr] = compile_part(expr, self.lexicon)
        return found


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
    values: dict[tuple[Expr, tuple[Any, ...]], Any] = field(factory=dict, init=False)
    """What parts are in this scene, by the things around them: sums and parts ask again."""

    def explain(self, expr: Expr, env: Env, subject: Thing | None = None) -> Explanation:
        expr = inside_count(expr)
        value = self.value(expr, env)
        item = item_of(expr.sort)
        if item is not None:
            return self.selection(expr, item, value, env, subject)
        parts = tuple(self.parts(expr, value, env)) if isinstance(expr, Apply) else ()
        if isinstance(expr, Apply) and is_sum(expr):
            said = self.told_sum(expr, int(value), env)
            return Explanation(expr.sort, int(value), said, (), subject, below(parts), sums=True)
        if what_is_compared(expr) is not None:
            said = say(self.judged(expr, env))
            return Explanation(expr.sort, int(value), said, (), subject, below(parts), sums=True)
        message = self.asked(expr, env).message()
        told = Explanation(expr.sort, int(value), message, (), subject, parts)
        if isinstance(expr, Apply) and expr.word.counts is not None:
            return self.with_counted(told, expr, env)
        return self.with_pairs(told, expr, env) if is_paired(expr) else told

    def with_counted(self, told: Explanation, expr: Apply, env: Env) -> Explanation:
        """Name the things that a number is made of, not all among which they were looked for."""
        chosen = chosen_by(expr)
        item, found = item_of(chosen.sort) or "", self.value(chosen, env)
        if not found:
            return evolve(told, parts=tuple(map(unlit, told.parts)))
        things = tuple(self.to.name(item, thing) for thing in self.listed(item, found))
        data = tuple(self.facts(item, thing) for thing in found)
        return evolve(told, things=things, parts=(), counted_things=data)

    def asked(self, expr: Expr, env: Env) -> Phrase:
        """What a part is called; of several conditions each has a line of its own below."""
        if isinstance(expr, Apply) and joins(expr):
            return Phrase(Message(expr.word.message_id))
        return self.to.phrase(expr, env)

    def judged(self, expr: Expr, env: Env) -> Message:
        """A condition, whether it holds, and the number that decided it, if it compares one."""
        way = "holds" if self.value(expr, env) else "fails"
        compared, blanks = what_is_compared(expr), {"what": self.asked(expr, env)}
        if compared is None:
            return Message(f"words.line.{way}", blanks)
        return Message(f"words.line.counted-{way}", {**blanks, "count": self.many(compared, env)})

    def many(self, expr: Expr, env: Env) -> int:
        """A number, or how many things a selection has."""
        value = self.value(expr, env)
        return len(value) if item_of(expr.sort) else int(value)

    def selection(
        self, expr: Expr, item: str, found: list[Any], env: Env, subject: Thing | None
    ) -> Explanation:
        things = tuple(self.to.name(item, thing) for thing in self.listed(item, found))
        data = tuple(self.facts(item, thing) for thing in found)
        message = self.to.phrase(expr, env).message()
        if len(things) == 1 and str(things[0]).lower() == str(message).lower():
            things = ()  # a room by its name
        parts = () if found or env else tuple(map(unlit, self.lacks(expr)))
        return Explanation(
            expr.sort, len(found), message, things, subject, parts, counted_things=data
        )

    def lacks(self, expr: Expr) -> Iterator[Explanation]:
        """Why nothing was found: what it was looked for in, and what held of each."""
        if not isinstance(expr, Apply):
            return
        args, over = expr.arguments(), expr.over()
        if expr.word.shape == "both":
            yield from (self.explain(one, ()) for one in args["and"])
        elif over is not None and over.things is not None and (where := args.get("where")):
            looked = [*self.rounds(expr, where, [], ())] if "without" not in args else []
            yield from looked or [self.explain(over.things, ())]

    def listed(self, sort: str, found: Sequence[Any]) -> Sequence[Any]:
        """Those that one line names: all of them, or the first few if they are many."""
        item = self.by.lexicon.items.get(sort)
        if item is None or len(found) <= item.listed + 1:
            return found
        return () if item.crowd else found[: item.listed]

    def with_pairs(self, told: Explanation, expr: Any, env: Env) -> Explanation:
        """Name the pairs that counted: of each the one called "that" first, then the other."""
        found, sort = self.paired(expr, env), expr.over().sort
        if not found:
            return told
        names = [[self.to.name(sort, one) for one in pair] for pair in self.listed(sort, found)]
        things = tuple(Message("words.pair", {"that": a, "other": b}) for a, b in names)
        data = tuple(
            {**self.facts(sort, one), "pair": number}
            for number, pair in enumerate(found)
            for one in pair
        )
        return evolve(told, things=things, parts=(), counted_things=data)

    def paired(self, expr: Apply, env: Env) -> list[tuple[Any, Any]]:
        [body], over = [it for _, it, bound in expr.children if bound == 2], expr.over()
        assert over is not None, "whatever binds two things runs through them"
        both = combinations(self.places(over, env), 2)
        around = (((*env, (over.sort, one), (over.sort, two)), two, one) for one, two in both)
        return [(that, other) for inner, that, other in around if self.value(body, inner)]

    def places(self, over: Over, env: Env) -> Sequence[Any]:
        """What a word runs through."""
        if over.things is not None:
            found: Sequence[Any] = self.value(over.things, env)
            return found
        return range(self.by.lexicon.size_of(over.sort))

    def value(self, expr: Expr, env: Env) -> Any:
        around = tuple([value for _, value in env[len(env) - expr.free :]])
        known = self.values.get((expr, around))
        if known is None:
            known = self.by.function(expr)(self.scene, *around, **self.named)
            self.values[expr, around] = known
        return known

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
        if plain and expr.word.name == "pay" and [one.value for one in made.legend] == [value]:
            return Phrase(say_property(made.legend[0], 0)).message()  # "kings: 3", not 3 (kings: 3)
        head = (
            value
            if plain
            else Message("words.line.equals", {"value": _figure(value), "formula": made.text})
        )
        return Phrase(head).plus(*made.legend).message()

    def sum(self, expr: Expr, env: Env, others: Sequence[Expr] = ()) -> _Sum:
        """An expression in figures; a part that is not a sum is a figure with a legend.

        *others* are added to it, or taken from it: the legend says whose each of them is.
        """
        value = self.many(expr, env)
        if isinstance(expr, Literal):
            return _Sum(_figure(value))
        if not isinstance(expr, Apply) or not is_sum(expr):
            said = self.to.whose(expr, env, others)
            return _Sum(_figure(value), (Property(said, value),))
        name, args = expr.word.name, expr.arguments()
        if name == "pay":
            return self.pay(args, value, env)
        if name == "table":
            return _Sum(_figure(value), self.sum(args["by"], env).legend)
        if name in HALVES:
            return self.half(args, name, env)
        around = [*others, *args[name]]
        parts = [self.operand(part, env, around) for part in args[name]]
        legend = tuple(one for part in parts for one in part.legend)
        if name in EXTREMES:
            return _Sum(f"{EXTREMES[name]}({', '.join(part.text for part in parts)})", legend)
        binds, sign = SIGNS[name]
        first, *rest = parts
        after = [part.inside(binds + (name == "minus")) for part in rest]
        text = sign.join([first.inside(binds), *after]).replace(" + −", " − ")
        return _Sum(text, legend, binds)

    def operand(self, expr: Expr, env: Env, others: Sequence[Expr] = ()) -> _Sum:
        """A part of a sum; a score among scores is only a figure, as it has a line of its own."""
        made = self.sum(expr, env, others)
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
            legend.append(
                Property(Message("words.core.score.pay.if"), self.judged(args["if"], env))
            )
            made = made if self.value(args["if"], env) else evolve(made, text="0", binds=3)
        return evolve(made, legend=tuple(legend))

    # -- parts ---------------------------------------------------------------------------------

    def parts(self, expr: Apply, value: Any, env: Env) -> Iterator[Explanation]:
        lexicon, over = self.by.lexicon, expr.over()
        found = [
            told
            for key, child, bound in expr.children
            if bound == 1 and not expr.word.params[key].filters
            for told in self.rounds(expr, child, value, env)
        ]
        told = list[Explanation]()
        for key, child, bound in expr.children:
            if expr.word.compares and expr.word.params[key].apart:
                told += self.players(expr, child, env)
            listed = over is not None and child is over.things and (found or env)
            plain = child.sort in lexicon.domains or child.sort in lexicon.items
            if isinstance(child, Apply) and not (
                bound or expr.word.params[key].apart or plain or listed or at_hand(child)
            ):
                said = [*self.part(expr, child, env)]
                decided = map(unlit, said) if only_decides(expr, key) else said
                told += [one for one in decided if one not in told]
        yield from (*told, *found)

    def part(self, around: Apply, child: Apply, env: Env) -> Iterator[Explanation]:
        """A part of a word; if all it says has been said already, only what it counts."""
        told, inner = self.explain(child, env), what_is_compared(around)
        if is_own(child, beside(around, child), self.by.lexicon):
            told = evolve(told, message=self.to.whose(child, env, beside(around, child)).message())
        said = is_sum(around) or child is inner or (inner is not None and what_is_compared(child))
        if not said or child.sort == SCORE:
            yield told
        elif told.counted_things or item_of(told.sort):
            yield evolve(told, silent=not told.things, brief=NAMED, parts=())
            yield from told.parts
        else:
            yield from told.parts

    def rounds(self, expr: Apply, body: Expr, value: Any, env: Env) -> Iterator[Explanation]:
        """The body for each value that counted; for a word that picks, only the picked one."""
        over = expr.over()
        if over is None:
            return
        around = {place: (*env, (over.sort, place)) for place in self.places(over, env)}
        only = [part for key, part, _ in expr.children if expr.word.params[key].filters]
        found = {
            place: self.value(body, inner)
            for place, inner in around.items()
            if all(self.value(one, inner) for one in only)
        }
        counted = counting(expr, value, found)
        told = list[Explanation]()
        for place in counted or (found if not env and len(found) <= FEW else ()):
            one = self.round(body, (*env, (over.sort, place)), self.to.name(over.sort, place))
            fails = not counted or not found[place]
            told.append(unlit(one) if fails else evolve(one, about=self.facts(over.sort, place)))
        item = self.by.lexicon.items.get(over.sort)
        crowd = item is not None and item.crowd and len(told) > MOST_ROUNDS + 1
        yield from shorten(hoist(told), 0 if crowd else MOST_ROUNDS)

    def players(self, expr: Apply, body: Expr, env: Env) -> Iterator[Explanation]:
        """What a number or condition is for each of the players whom a word compares."""
        compared = what_is_compared(body)
        home = of_home(body) if compared is not None and isinstance(body, Apply) else None
        if home is not None:
            yield self.explain(home, env)
        what = (self.to.phrase(compared or body, env).message(),)
        for name, scene in self.by.lexicon.scene.players_of(self.scene):
            if scene is self.scene and expr.word.compares == "others":
                continue
            there = _Telling(self.by, scene, {"": self.scene, **self.named}, self.to)
            if body.sort == CONDITION and compared is None:
                said: Any = Message(f"words.{'yes' if there.value(body, env) else 'no'}")
            else:
                said = there.many(compared or body, env)
            yield Explanation(body.sort, there.many(body, env), said, what, name, sums=True)

    def round(self, body: Expr, env: Env, subject: Thing) -> Explanation:
        """The body for one value; the line above says what it is, so this one says how many."""
        told, compared = self.explain(body, env, subject), what_is_compared(body)
        if body.sort == SCORE or (compared and not by_figure(body)):
            return told
        counted = next((one for one in told.parts if compared and one.brief), told)
        value: Any = self.many(compared or body, env)
        if body.sort == CONDITION and compared is None:
            value = Message(f"words.{'yes' if value else 'no'}")
        told_things = things_of(counted) if counted.things != (subject,) else ()
        head = Phrase(value).plus(*told_things).message()
        parts = tuple(evolve(one, silent=True) if one is counted else one for one in told.parts)
        if counted is told and told.counted_things:
            parts = (evolve(told, subject=None, silent=True),)
        return Explanation(told.sort, told.value, head, (), subject, parts, sums=True)


def _figure(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"
