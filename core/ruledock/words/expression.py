"""A score, a number or a condition of a pack, read once for everybody who needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ruledock.errors import ContentError, Problem
from ruledock.values import define, field
from ruledock.words.compiled import Compiled, compile_expression
from ruledock.words.expr import Expr, Named, cost, places
from ruledock.words.reader import Reader

if TYPE_CHECKING:
    from ruledock.words.explanation import Explanation
    from ruledock.words.lexicon import Lexicon


@define(eq=False, slots=False)
class Expression:
    """One expression as a pack writes it, with all that was made of it.

    Reading, compiling and explaining each happen when first asked for, and once.
    """

    sort: str
    said: Any
    """The JSON."""
    _lexicon: Lexicon = field(repr=False)
    _explain: Callable[[Expr, Any, Mapping[str, Any]], Explanation] = field(repr=False)
    _names: Mapping[str, Any] = field(factory=dict, repr=False)
    """The scores it may repeat."""
    _given: Mapping[str, Any] = field(factory=dict, repr=False)
    """Named arguments that are constants."""

    @cached_property
    def _reading(self) -> tuple[Expr | None, tuple[Problem, ...]]:
        reader = Reader(self._lexicon, self._names, self._given)
        return reader.read(self.said, self.sort), tuple(reader.problems)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with it, each thing at its place."""
        return self._reading[1]

    @property
    def expr(self) -> Expr:
        """The typed expression; ContentError lists every problem."""
        expr, problems = self._reading
        if expr is None:
            raise ContentError([problem.mistake("expression") for problem in problems])
        return expr

    @cached_property
    def compiled(self) -> Compiled:
        """A function of a scene and of the named arguments."""
        return compile_expression(self.expr, self._lexicon)

    @cached_property
    def named(self) -> Mapping[str, str]:
        """By name: the sort of each argument that must be named."""
        found = (place.expr for place in places(self.expr))
        return {one.name: one.sort for one in found if isinstance(one, Named)}

    @cached_property
    def cost(self) -> int:
        """An upper estimate of how many words are evaluated."""
        return cost(self.expr, self._lexicon)

    def explain(self, scene: Any, **named: Any) -> Explanation:
        """The value in this scene, and why."""
        return self._explain(self.expr, scene, named)
