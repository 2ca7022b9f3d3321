"""Compile expressions to Python functions."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ruledock.words.emitter import Emitter
from ruledock.words.expr import Expr
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import CONDITION, item_of


class Compiled(Protocol):
    """An expression as a function of a scene and of named values; ``source`` is its code."""

    source: str

    def __call__(self, scene: Any, **named: Any) -> Any: ...


def compile_expression(expr: Expr, lexicon: Lexicon) -> Compiled:
    """Compile a closed expression."""
    return _function(expr, lexicon, ())


def compile_part(expr: Expr, lexicon: Lexicon) -> Compiled:
    """Compile a part of an expression; the function takes its free variables after the scene.

    For a selection it returns the list of things.
    """
    return _function(expr, lexicon, tuple(f"e{place}" for place in range(expr.free)), listing=True)


def _function(
    expr: Expr, lexicon: Lexicon, env: tuple[str, ...], *, listing: bool = False
) -> Compiled:
    out = Emitter(lexicon, compile_part)
    out.share(expr)
    result = out.text(expr, env)
    item = item_of(expr.sort)
    if listing and item is not None:
        result = f"list({out.algebra(item).iterate(result)})"
    if expr.sort == CONDITION:
        result = f"True if {result} else False"
    named = ", **named" if out.takes_names or listing else ""
    head = f"def expression({', '.join(('scene', *env))}{named}):"
    source = "\n    ".join([head, *out.lines, f"return {result}"]) + "\n"
    return _execute(source, out.namespace)


def _execute(source: str, namespace: dict[str, Any]) -> Compiled:
    exec(compile(source, "<words>", "exec"), namespace)
    function = namespace["expression"]
    function.source = source
    return cast(Compiled, function)
