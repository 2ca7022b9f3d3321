"""Turn typed expressions into Python source.

The source never contains text from a pack, only registered templates, generated names and whole
numbers. Closed parts that are used twice, or in a loop, are computed once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruledock.words.expr import Apply, Arg, Expr, Literal, Named, Over, Variable
from ruledock.words.lexicon import Lexicon
from ruledock.words.loop import Loop
from ruledock.words.runtime import FUNCTIONS, SAFE_BUILTINS
from ruledock.words.sorts import COUNTABLE, NUMBER, Algebra, item_of
from ruledock.words.word import Word

Env = tuple[str, ...]


class Code(str):
    """The source of one expression, and what we know about its value.

    ``most`` is the upper limit of a count; ``thing`` is the source of the only thing in a
    selection, and ``things`` that of all its things in a row, where they are at hand anyway.
    """

    most: int | None = None
    thing: str | None = None
    things: str | None = None

    def __new__(
        cls, text: str, *, most: int | None = None, thing: str = "", things: str = ""
    ) -> Code:
        code = super().__new__(cls, text)
        code.most, code.thing, code.things = most, thing or None, things or None
        return code

    def like(self, other: str) -> Code:
        """This text, with what we know about the value of *other*."""
        self.most, self.thing = getattr(other, "most", None), getattr(other, "thing", None)
        self.things = getattr(other, "things", None)
        return self


def atom(text: str) -> str:
    """The text in parentheses, unless it is just a name."""
    if text.isidentifier():
        return text
    return Code(f"({text})").like(text)


class Args(dict[str, Any]):
    """A word's emitted arguments: source text, literal numbers and strings, loops.

    ``item`` is the item sort of its selections, ``sorts`` the sort of each argument that is a
    single expression.
    """

    item: str = ""

    def __init__(self, *given: Any, sorts: Mapping[str, str] | None = None) -> None:
        super().__init__(*given)
        self.sorts = sorts or {}


class Emitter:
    """Writes the body of one function. It is the first argument of a word's ``emit``."""

    def __init__(self, lexicon: Lexicon, compile_part: Callable[[Any, Lexicon], Any]) -> None:
        self.lexicon, self._compile_part = lexicon, compile_part
        self.namespace: dict[str, Any] = {"__builtins__": dict(SAFE_BUILTINS), **FUNCTIONS}
        self.lines: list[str] = []
        self.takes_names = False
        self._fetched: dict[str, str] = {}
        self._shared: set[Apply] = set()
        self._computed: dict[Expr, str] = {}
        self._fresh = 0

    def name(self, letter: str) -> str:
        """A new unique name."""
        self._fresh += 1
        return f"{letter}{self._fresh}"

    def constant(self, value: Any) -> str:
        """The source of a constant: a small whole number as it is, anything else by a name."""
        if type(value) is int and abs(value) < 1 << 63:
            return str(value)
        name = self.name("k")
        self.namespace[name] = value
        return name

    def local(self, name: str) -> str:
        """The name of a scene local, which is fetched once."""
        if name not in self._fetched:
            self._fetched[name] = self.name("s")
            self.lines.append(f"{self._fetched[name]} = {self.lexicon.scene.locals[name]}")
        return self._fetched[name]

    def algebra(self, item: str) -> Algebra:
        """The algebra for selections of this item sort."""
        return self.lexicon.items[item].algebra

    def text(self, expr: Expr, env: Env = ()) -> str:
        """The source of an expression; *env* has the names of its variables."""
        if isinstance(expr, Literal):
            return atom(str(expr.value)) if expr.value < 0 else str(expr.value)
        if isinstance(expr, Variable):
            return env[-1 - expr.back]
        if isinstance(expr, Named):
            return self._named(expr)
        if expr in self._shared:
            return self._once(expr)
        return self._apply(expr, env)

    def _once(self, expr: Apply) -> str:
        if expr not in self._computed:
            text = self._apply(expr, ())
            if not text.isidentifier():
                name = Code(self.name("t")).like(text)
                name.things = None  # they would be worked out anew each time
                self.lines.append(f"{name} = {text}")
                text = name
            self._computed[expr] = text
        return self._computed[expr]

    def _named(self, expr: Named) -> str:
        if expr not in self._computed:
            self.takes_names = True
            key, name = self.constant(expr.name), self.name("n")
            if expr.sort == NUMBER:
                self.lines.append(f"{name} = whole({key}, named)")
            else:
                values = {each: place for place, each in enumerate(self.lexicon.domains[expr.sort])}
                known, sort = self.constant(values), self.constant(expr.sort)
                self.lines.append(f"try: {name} = {known}[named[{key}]]")
                self.lines.append(
                    f"except (KeyError, TypeError): misnamed({sort}, {key}, named, {known})"
                )
            self._computed[expr] = name
        return self._computed[expr]

    def _apply(self, expr: Apply, env: Env) -> str:
        known = {key: child.sort for key, child, _ in expr.children}
        args = Args({key: self._arg(expr, key, arg, env) for key, arg in expr.args}, sorts=known)
        sorts = [expr.sort, *(child.sort for _, child, _ in expr.children)]
        args.item = next((item for sort in sorts if (item := item_of(sort))), "")
        return self.apply(expr.word, args)

    def apply(self, word: Word, args: Args) -> str:
        """The source of a word with emitted arguments."""
        if isinstance(word.emit, str):
            return atom(word.emit.format_map(_Blanks(self, args)))
        return atom(word.emit(self, args))

    def _arg(self, expr: Apply, key: str, arg: Arg, env: Env) -> Any:
        param = expr.word.params[key]
        if isinstance(arg, Over):
            return Loop(self, expr, arg, env)
        if param.bound:
            return None
        if param.apart:
            return self._apart(arg, env, param.home)
        if isinstance(arg, tuple) and param.many is not None:
            return [self._part(part, env, param.sort) for part in arg]
        return self._part(arg, env, param.sort)

    def _apart(self, expr: Any, env: Env, home: bool) -> str:
        """The source of a function that evaluates the expression in another scene.

        Or, if *home*, of its value in the scene of whoever is scored, which is named "" there.
        """
        function = self.constant(self._compile_part(expr, self.lexicon))
        if not home and not expr.free and not _takes_names(expr):
            return function
        self.takes_names = True
        around = "".join(f", {each}" for each in env[len(env) - expr.free :])
        if home:
            return f'{function}(named.get("", scene){around}, **named)'
        return f'(lambda other: {function}(other{around}, **{{"": scene, **named}}))'

    def _part(self, arg: Any, env: Env, sort: str) -> Any:
        if not isinstance(arg, Literal | Variable | Named | Apply):
            return arg
        text = self.text(arg, env)
        item = item_of(arg.sort)
        if sort != COUNTABLE or item is None:
            return text
        return atom(Code(self.count(text, item), most=self.lexicon.most(item)))

    def row(self, selection: str, things: str) -> str:
        """The source of a selection whose things are at hand in a row anyway."""
        return Code(selection, things=things)

    def count(self, selection: str, item: str) -> str:
        """The source of how many things a selection has."""
        things = getattr(selection, "things", None)
        return f"len({things})" if things else self.algebra(item).count(selection)

    def share(self, expr: Expr) -> None:
        """Find the parts to compute once."""
        seen: set[Apply] = set()
        stack: list[tuple[Expr, bool]] = [(expr, False)]
        while stack:
            part, looped = stack.pop()
            if not isinstance(part, Apply):
                continue
            if part.free == 0:
                if part in seen or looped:
                    self._shared.add(part)
                    looped = False
                if part in seen:
                    continue
                seen.add(part)
            for key, child, _ in part.children:
                stack.append((child, looped or _repeats(part, key)))


def _takes_names(expr: Expr) -> bool:
    if isinstance(expr, Apply):
        home = any(param.home for param in expr.word.params.values())
        return home or any(_takes_names(child) for _, child, _ in expr.children)
    return isinstance(expr, Named)


def _repeats(expr: Apply, key: str) -> bool:
    """Whether the compiled word evaluates this argument more than once."""
    return bool(expr.word.params[key].bound) or key in expr.word.repeats


class _Blanks(dict[str, Any]):
    """Fills a template with emitted arguments and scene locals."""

    def __init__(self, out: Emitter, args: Args) -> None:
        super().__init__(args)
        self.out = out

    def __missing__(self, key: str) -> str:
        return self.out.local(key)
