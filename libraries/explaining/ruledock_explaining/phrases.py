"""What expressions are called: a head, and properties in brackets, in every language alike.

``cards (suit: hearts; beside: kings)``. Heads and the names of properties are nominatives, so
that a translation needs no other case; nothing is said in running sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.messages import Message, Ref
from ruledock.values import field, frozen
from ruledock.words.explanation import chain
from ruledock.words.expr import Apply, Expr, Literal, Named, Over, Variable
from ruledock.words.sorts import CONDITION, NUMBER, SCORE, item_of
from ruledock.words.word import Word
from ruledock_explaining.labels import sort_id
from ruledock_explaining.whose import beside, is_own

if TYPE_CHECKING:
    from ruledock.words.lexicon import Lexicon

UNKNOWN = object()
"""The value of a loop variable outside of any round."""
Env = tuple[tuple[str, Any], ...]
"""The variables around: the sort and the value of each, outermost first."""


@frozen
class Property:
    """A property in brackets: its name, if it has one, and its value, if it has one."""

    name: Any = None
    value: Any = None


@frozen
class Phrase:
    """What an expression is called; heads and values may be phrases themselves."""

    head: Any
    properties: tuple[Property, ...] = ()
    _said: dict[bool, Any] = field(factory=dict, init=False, eq=False, repr=False)

    def plus(self, *more: Property) -> Phrase:
        """The same with more properties, none of them twice."""
        return Phrase(self.head, tuple(dict.fromkeys((*self.properties, *more))))

    def message(self, depth: int = 0) -> Any:
        """The phrase as a message; brackets inside brackets are square ones."""
        square = depth % 2 == 1
        if square not in self._said:
            self._said[square] = self._message(depth)
        return self._said[square]

    def _message(self, depth: int) -> Any:
        if not self.properties:
            return say(self.head, depth)
        parts = [say_property(one, depth + 1) for one in self.properties]
        opened, closed = "[]" if depth % 2 else "()"
        inner = {"properties": chain("words.also", parts), "open": opened, "close": closed}
        return Message("words.with", {"head": say(self.head, depth), **inner})


def say(value: Any, depth: int = 0) -> Any:
    """A phrase as a message; anything else as it is."""
    if isinstance(value, Phrase):
        return value.message(depth)
    if isinstance(value, Message) and value.args:
        return Message(value.id, {key: say(one, depth) for key, one in value.args.items()})
    return value


def say_property(one: Property, depth: int) -> Any:
    """A property as a message: its name and its value, or whichever it has."""
    if one.name is None or one.value is None:
        return say(one.value if one.name is None else one.name, depth)
    args = {"name": say(one.name, depth), "value": say(one.value, depth)}
    return Message("words.property", args)


@frozen
class Phraser:
    """Names expressions in one scene: of loop variables without a value it says "this card"."""

    lexicon: Lexicon
    scene: Any
    named: Mapping[str, Any]
    known: dict[Any, Phrase]
    """What parts without a thing at hand are called in any scene, by named values and sorts."""
    here: dict[tuple[Apply, Env], Phrase] = field(factory=dict, init=False)
    """What parts about a thing at hand are called in this scene."""

    def name(self, sort: str, value: Any) -> Any:
        """What people call a value or a thing."""
        domain = self.lexicon.domains.get(sort)
        if domain is not None:
            return Ref(sort, domain[value], str(domain[value]).replace("-", " "))
        return self.lexicon.scene.name_of(self.scene, sort, value)

    def phrase(self, expr: Any, env: Env) -> Phrase:
        """What an expression is called."""
        if isinstance(expr, Apply):
            return self.applied(expr, env)
        if isinstance(expr, Over):
            return self.range(expr, env)
        if isinstance(expr, Literal):
            known = expr.sort in self.lexicon.domains
            return Phrase(self.name(expr.sort, expr.value) if known else expr.value)
        if isinstance(expr, Variable):
            return Phrase(self.variable(expr, env))
        if isinstance(expr, Named):
            value = self.named.get(expr.name)
            return Phrase(Ref(expr.sort, value) if isinstance(value, str) else value)
        if isinstance(expr, Word):
            return Phrase(Message(_label(expr)))
        if isinstance(expr, tuple):
            return Phrase(chain("words.list", [self.phrase(one, env) for one in expr]))
        return Phrase(Message(f"words.choice.{expr}") if isinstance(expr, str) else expr)

    def whose(self, expr: Any, env: Env, others: Iterable[Expr]) -> Phrase:
        """What a number is called; beside one of another player, this player's own says so."""
        said = self.phrase(expr, env)
        if not is_own(expr, others, self.lexicon):
            return said
        own = next(iter(self.lexicon.scene.players_of(self.scene)), None)
        return said if own is None else Phrase(own[0], (Property(None, said),))

    def applied(self, expr: Apply, env: Env) -> Phrase:
        """What a word with its arguments is called."""
        known: dict[Any, Phrase] = self.here if expr.free else self.known
        key = (expr, env) if expr.free else (expr, repr(self.named), *[sort for sort, _ in env])
        if key not in known:
            known[key] = _SHAPES[expr.word.shape](self, expr, env)
        return known[key]

    def variable(self, expr: Variable, env: Env) -> Any:
        """The thing of a loop by its name, or as "this" or "the other" one."""
        sort, value = env[-1 - expr.back]
        if value is not UNKNOWN:
            return self.name(sort, value)
        nearer = sum(other == sort for other, _ in env[len(env) - expr.back :])
        return Message(self.sort_id(sort, "other" if nearer else "this"))

    def range(self, over: Over, env: Env) -> Phrase:
        """What a word runs through."""
        if over.things is not None:
            return self.phrase(over.things, env)
        return Phrase(Message(self.sort_id(over.sort, "all")))

    def sort_id(self, sort: str, which: str) -> str:
        """The id of the message for things of a sort: all, this one, the other one."""
        return sort_id(self.lexicon, sort, which)

    def whole(self, expr: Expr) -> Phrase:
        """What a selection that only narrows others picks from."""
        if isinstance(expr, Apply) and expr.word.narrows and expr.word.explain:
            return Phrase(Message(expr.word.message_id))
        return Phrase(Message(self.sort_id(item_of(expr.sort) or "", "all")))

    def args(self, expr: Apply, env: Env) -> Iterator[tuple[str, Any, Env]]:
        """The arguments of a word, each with the variables that it sees.

        Things of a loop around are nobody's business where only the thing at hand is spoken of.
        """
        over = expr.over()
        for key, arg in expr.args:
            bound = expr.word.params[key].bound if over else 0
            alone = bound == 1 and isinstance(arg, Apply) and arg.free == 1
            around = [("", value) for _, value in env] if alone else env
            yield key, arg, (*around, *[(over.sort, UNKNOWN)] * bound) if over else env

    def property(self, expr: Apply, key: str, arg: Any, env: Env) -> Property | None:
        """An argument as a property; None if the word is plainly about the thing at hand."""
        label = expr.word.params[key].label
        own = isinstance(arg, Variable) and arg.back == 0
        if label == OF and own and [sort for sort, _ in env].count(env[-1][0]) == 1:
            return None
        name = Message(f"{expr.word.message_id}.{key}") if label else None
        only = self.only(expr, env) if isinstance(arg, Over) else ()
        return Property(name, self.whose(arg, env, beside(expr, arg)).plus(*only))

    def only(self, expr: Apply, env: Env) -> Iterator[Property]:
        """What must hold of the things that a word runs through."""
        for key, arg, around in self.args(expr, env):
            if expr.word.params[key].filters:
                yield from self.conditions(arg, around)

    def narrowing(self, expr: Expr, env: Env) -> tuple[Property, ...] | None:
        """The properties that a selection adds to another; None if it names things of its own."""
        if not isinstance(expr, Apply):
            return None
        word = expr.word
        if word.shape == "either":
            parts = [self.narrowing(part, env) for part in expr.arguments()["or"]]
            if any(part is None or len(part) != 1 for part in parts):
                return None
            said = [Phrase(say_property(part[0], 0)) for part in parts if part]
            return (Property(None, chain("words.or", said)),)
        if not word.narrows:
            return None
        name = Message(f"{word.message_id}.narrows")
        if not expr.args:
            return (Property(name),)
        (_, first), *rest = expr.args
        more = (self.property(expr, key, arg, env) for key, arg in rest)
        return (Property(name, self.phrase(first, env)), *(one for one in more if one))

    def conditions(self, expr: Expr, env: Env) -> tuple[Property, ...]:
        """A condition about the thing at hand, as properties of it."""
        if not isinstance(expr, Apply):
            return ()
        args = expr.arguments()
        if expr.word.shape == "all":
            inner = [self.conditions(part, env) for part in args[expr.word.name]]
            return tuple(one for part in inner for one in part)
        if expr.word.shape in ("compare", "few"):
            if expr.word.shape == "few" and (own := self._about_itself(expr, env)):
                return own
            of = args["of"] if "of" in args else args[expr.word.name]
            said = self.whose(of, env, beside(expr, of))
            return (Property(said, self.compared(expr, env)),)
        return (Property(None, self.phrase(expr, env)),)

    def _about_itself(self, expr: Apply, env: Env) -> tuple[Property, ...]:
        """``some`` or ``no`` of what narrows the thing at hand: just what narrows it."""
        [things] = [arg for _, arg in expr.args]
        if not (isinstance(things, Apply) and things.word.shape == "both"):
            return ()
        first, *rest = things.arguments()["and"]
        only = isinstance(first, Apply) and first.word.shape == "inner" and first.args
        if not only or not isinstance(only[0][1], Variable) or only[0][1].back:
            return ()
        found = [self.narrowing(part, env) for part in rest]
        if any(part is None for part in found):
            return ()
        inner = tuple(one for part in found for one in part or ())
        if expr.word.name == "no":
            return (Property(None, Phrase(Message("words.not"), inner)),)
        return inner

    def compared(self, expr: Apply, env: Env) -> Any:
        """What a comparison asks for, as a value: "4 or more"."""
        args = expr.arguments()
        if expr.word.name == "between":
            low, high = (self.whose(one, env, [args["of"]]) for one in args["between"])
            return Phrase(Message("words.range", {"low": low, "high": high}))
        if expr.word.shape == "few":
            return Message(f"words.value.{expr.word.name}")
        n = self.whose(args[expr.word.name], env, [args["of"]])
        return Phrase(Message(f"words.value.{expr.word.name}", {"n": n}))


OF = "of"


def _label(word: Word) -> str:
    return f"{word.message_id}.narrows" if word.narrows else word.message_id


def _default(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """The word's own head; its arguments are properties, unless the head mentions them."""
    word = expr.word
    blanks: dict[str, Any] = {}
    found: list[Property] = []
    for key, arg, around in to.args(expr, env):
        param = word.params[key]
        if param.filters:
            continue  # it is said of what the word runs through
        if f"{{{key}}}" in word.explain:
            blanks[key] = _numbered(arg) or _bracketed(arg, to.phrase(arg, around))
        elif param.sort == CONDITION and param.bound:
            found += to.conditions(arg, around)
        elif param.sort == SCORE:
            continue  # it has a line of its own
        elif isinstance(arg, tuple) and not param.label:
            found += [Property(None, to.phrase(part, around)) for part in arg]
        elif (one := to.property(expr, key, arg, around)) is not None:
            found.append(one)
    if word.narrows:
        return to.whole(expr).plus(*(to.narrowing(expr, env) or ()))
    return Phrase(Message(word.message_id, blanks)).plus(*found)


def _numbered(arg: Any) -> Phrase | None:
    """A number of things that is counted from their end: row 1 from the end, not row -1."""
    if isinstance(arg, Literal) and type(arg.value) is int and arg.value < 0:
        return Phrase(Message("words.from-end", {"n": -arg.value}))
    return None


def _bracketed(arg: Any, said: Phrase) -> Phrase:
    """A number that is worked out, in brackets where a plain one would stand."""
    worked_out = isinstance(arg, Apply) and arg.sort == NUMBER
    return Phrase(Message("words.bracketed", {"what": said})) if worked_out else said


def _inner(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """A word that adds nothing to what it is about."""
    return to.phrase(expr.args[0][1], env)


def _both(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """The first part that names things is the head; all others narrow it."""
    parts = expr.arguments()["and"]
    narrowed = [to.narrowing(part, env) for part in parts]
    heads = [place for place, one in enumerate(narrowed) if one is None]
    head = to.phrase(parts[heads[0]], env) if heads else to.whole(parts[0])
    for place, (part, one) in enumerate(zip(parts, narrowed, strict=True)):
        if place in heads[:1]:
            continue
        head = head.plus(*(one if one is not None else (Property(None, to.phrase(part, env)),)))
    return head


def _either(to: Phraser, expr: Apply, env: Env) -> Phrase:
    parts = expr.arguments()["or"]
    if (inner := to.narrowing(expr, env)) is not None:
        return to.whole(parts[0]).plus(*inner)
    return Phrase(chain("words.or", [to.phrase(part, env) for part in parts]))


def _those(to: Phraser, expr: Apply, env: Env) -> Phrase:
    args = {key: (arg, around) for key, arg, around in to.args(expr, env)}
    over, left = args["those"][0], args.get("without", (None, env))[0]
    head = to.phrase(over, env)
    if left is not None:
        if _is_opposite(over, left):
            head = Phrase(Message(f"{left.word.message_id}.opposite"))
        else:
            inner = to.narrowing(left, env)
            said = Phrase(Message("words.not")).plus(*inner) if inner else None
            without = to.property(expr, "without", left, env)
            head = head.plus(Property(None, said) if said else without or Property())
    return _where_holds(to, head, *args["where"]) if "where" in args else head


def _where_holds(to: Phraser, head: Phrase, condition: Expr, env: Env) -> Phrase:
    """Add what holds of the things; a size may follow the head itself: runs of 4 or more."""
    compares = isinstance(condition, Apply) and condition.word.shape == "compare"
    if isinstance(condition, Apply) and compares and not head.properties:
        of = condition.arguments()["of"]
        thing = of.args[0][1] if isinstance(of, Apply) and of.word.of else None
        if isinstance(thing, Variable) and not thing.back and thing.sort in of.word.of:
            id = f"{of.word.message_id}.of.{thing.sort}"
            value = to.compared(condition, env)
            return Phrase(Message(id, {"head": head.head, "value": value}))
    return head.plus(*to.conditions(condition, env))


def _is_opposite(over: Over, left: Any) -> bool:
    """Whether what is left of the things has a name of its own: rooms without full rooms."""
    whole = over.things
    return (
        isinstance(whole, Apply)
        and isinstance(left, Apply)
        and left.word.opposite is not None
        and left.word.opposite[0] == whole.word.name
    )


def _narrowed(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """What the word is about is the head; the rest narrows it: kings (at least: 3)."""
    of = expr.arguments()["of"]
    head = to.whose(of, env, beside(expr, of))
    rest = (to.property(expr, key, arg, inner) for key, arg, inner in to.args(expr, env))
    keys = [key for key, _ in expr.args]
    return head.plus(*(one for key, one in zip(keys, rest, strict=True) if key != OF and one))


def _compare(to: Phraser, expr: Apply, env: Env) -> Phrase:
    if expr.word.name != "between":
        return _narrowed(to, expr, env)
    of = expr.arguments()["of"]
    head = to.whose(of, env, beside(expr, of))
    return head.plus(Property(Message(f"{expr.word.message_id}.between"), to.compared(expr, env)))


def _few(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """``some`` and ``no``: the things, and how many there must be."""
    head = to.phrase(expr.args[0][1], env)
    return head.plus(Property(None, to.compared(expr, env)))


def _where(to: Phraser, expr: Apply, env: Env) -> Phrase:
    """``where``: the things, with the condition said as their properties."""
    (_, over, _), (_, condition, around) = to.args(expr, env)
    return _where_holds(to, to.range(over, env), condition, around)


def _formula(to: Phraser, expr: Apply, env: Env) -> Phrase:
    given = expr.arguments()[expr.word.name]
    parts = [to.whose(part, env, given) for part in given]
    return Phrase(chain(f"words.{expr.word.name}", parts))


_SHAPES: dict[str, Callable[[Phraser, Apply, Env], Phrase]] = {
    "": _default,
    "all": _default,
    "inner": _inner,
    "both": _both,
    "either": _either,
    "those": _those,
    "narrowed": _narrowed,
    "compare": _compare,
    "few": _few,
    "where": _where,
    "formula": _formula,
    "pay": _default,
}
