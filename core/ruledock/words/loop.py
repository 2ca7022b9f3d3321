"""Loops as Python source: unrolled for few values, otherwise a comprehension."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ruledock.words.expr import Apply, Expr, Over

if TYPE_CHECKING:
    from ruledock.words.emitter import Emitter
    from ruledock.words.lexicon import Lexicon

MOST_WRITTEN_OUT = 300


def written_size(expr: Expr, lexicon: Lexicon) -> int:
    """How many words the source would have with every loop over a domain unrolled."""
    if not isinstance(expr, Apply):
        return 1
    over = expr.over()
    times = lexicon.size_of(over.sort) if over and over.things is None else 1
    parts = (written_size(child, lexicon) * times**bound for _, child, bound in expr.children)
    whole: int = 1 + sum(parts)
    return whole


class Loop:
    """A word's loop over values or things; its bodies are the word's bound parameters."""

    def __init__(self, out: Emitter, expr: Apply, over: Over, env: tuple[str, ...]) -> None:
        self._out, self._over, self._env = out, over, env
        self._bodies = {key: child for key, child, bound in expr.children if bound}
        self._bound = max((param.bound for param in expr.word.params.values()), default=1)
        self.variables = tuple(out.name("v") for _ in range(self._bound))
        self.item = over.sort
        self.selection = out.text(over.things, env) if over.things is not None else ""
        self._filter = next((key for key in self._bodies if expr.word.params[key].filters), None)
        small = written_size(expr, out.lexicon) <= MOST_WRITTEN_OUT
        self.written_out = over.things is None and small and self._filter is None

    @property
    def head(self) -> str:
        """The ``for … in …`` of a comprehension."""
        if self._over.things is None:
            source = f"range({self._out.lexicon.size_of(self.item)})"
        else:
            known = getattr(self.selection, "things", None)
            source = known or self._out.algebra(self.item).iterate(self.selection)
        if self._bound == 2:
            source = f"combinations({source}, 2)"
        only = "" if self._filter is None else f" if {self.body(self._filter)}"
        return f"for {', '.join(self.variables)} in {source}{only}"

    def body(self, key: str) -> str:
        """The source of a bound parameter, with this loop's variables."""
        return self._out.text(self._bodies[key], self._env + self.variables)

    def bodies(self, key: str) -> list[str]:
        """The source of a bound parameter for each value; only for an unrolled loop."""
        places = [str(place) for place in range(self._out.lexicon.size_of(self.item))]
        rounds = combinations(places, self._bound)
        return [self._out.text(self._bodies[key], (*self._env, *each)) for each in rounds]

    def listed(self, key: str) -> str:
        """A list of a bound parameter's values."""
        if self.written_out:
            return f"[{', '.join(self.bodies(key))}]"
        return f"[{self.body(key)} {self.head}]"

    def added(self, key: str) -> str:
        """The sum of a bound parameter's values."""
        if self.written_out:
            return " + ".join(self.bodies(key)) or "0"
        return f"sum({self.listed(key)})"

    def extreme(self, key: str, function: str) -> str:
        """The ``max`` or ``min`` of a bound parameter's values, 0 if there are none."""
        if self.written_out and len(bodies := self.bodies(key)) > 1:
            return f"{function}({', '.join(bodies)})"
        return f"{function}({self.listed(key)}, default=0)"

    def counted(self, key: str) -> str:
        """How often a bound condition holds."""
        if self.written_out:
            return " + ".join(f"(1 if {body} else 0)" for body in self.bodies(key)) or "0"
        return f"len([1 {self.head} if {self.body(key)}])"

    def every(self, key: str) -> str:
        """Whether a bound condition always holds."""
        if self.written_out:
            return " and ".join(self.bodies(key)) or "True"
        return f"all({self.body(key)} {self.head})"

    def some(self, key: str) -> str:
        """Whether a bound condition ever holds."""
        if self.written_out:
            return " or ".join(self.bodies(key)) or "False"
        return f"any({self.body(key)} {self.head})"
