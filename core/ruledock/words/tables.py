"""Scores as look-ups: what a score pays for a few things is computed once for each set of them.

A total whose parts read a dozen things each becomes a sum of look-ups, ``k1[bits & 255] + …``; for
Sea Salt & Paper that takes an eighth of the time of computing it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruledock.values import frozen
from ruledock.words.compiled import compile_expression
from ruledock.words.expr import Apply, Expr
from ruledock.words.lexicon import Lexicon

MOST_READ = 12
"""A table has an entry for each set of the things it reads that was asked for: at most 4,096."""


@frozen
class Bits:
    """How the scenes of a game follow from bits, one for each thing."""

    scene: Callable[[int], Any]
    """The scene with these things."""
    seen: Callable[[Expr], int]
    """The things that an expression looks at; all bits if in doubt."""


class _Table(dict[int, Any]):
    """The values of an expression by the things it reads, each computed on first use."""

    def __init__(self, value: Callable[[Any], Any], scene: Callable[[int], Any]) -> None:
        self._value, self._scene = value, scene

    def __missing__(self, bits: int) -> Any:
        found = self[bits] = self._value(self._scene(bits))
        return found


def tabulate(expr: Expr, lexicon: Lexicon, bits: Bits) -> Callable[[int], Any]:
    """Compile an expression to a function of bits that looks up as much as possible."""
    names: dict[str, Any] = {"scene": bits.scene}

    def table(part: Expr) -> str:
        name = f"k{len(names)}"
        names[name] = _Table(compile_expression(part, lexicon), bits.scene)
        return f"{name}[bits & {bits.seen(part)}]"

    def computed(part: Expr) -> str:
        name = f"k{len(names)}"
        names[name] = compile_expression(part, lexicon)
        guard = _condition(part)
        value = f"{name}(scene(bits))"
        return f"({value} if {table(guard)} else 0)" if guard and _few(guard, bits) else value

    parts = _joined(expr, bits)
    texts = [table(part) if _few(part, bits) else computed(part) for part in parts]
    exec(f"def score(bits):\n    return {' + '.join(texts)}", names)
    found: Callable[[int], Any] = names["score"]
    return found


def _few(expr: Expr, bits: Bits) -> bool:
    seen = bits.seen(expr)
    return seen >= 0 and seen.bit_count() <= MOST_READ


def _condition(expr: Expr) -> Expr | None:
    """The condition without which an expression pays nothing."""
    if isinstance(expr, Apply) and expr.word.owner == "core" and expr.word.name == "pay":
        return next((part for key, part, _ in expr.children if key == "if"), None)
    return None


def _joined(expr: Expr, bits: Bits) -> list[Expr]:
    """The parts of a total; those that together read few things are joined to smaller totals."""
    if not (isinstance(expr, Apply) and expr.word.owner == "core" and expr.word.name == "total"):
        return [expr]
    groups: list[list[Expr]] = []
    for part in sorted((one for _, one, _ in expr.children), key=lambda one: -_size(one, bits)):
        fitting = (group for group in groups if _few(_total(expr, [*group, part]), bits))
        group = next(fitting, None)
        if group is None:
            groups.append([part])
        else:
            group.append(part)
    return [_total(expr, group) for group in groups]


def _size(expr: Expr, bits: Bits) -> int:
    return bits.seen(expr).bit_count()


def _total(expr: Apply, parts: list[Expr]) -> Expr:
    """One part by itself, or several as a total like *expr*."""
    ((key, _),) = expr.args
    return parts[0] if len(parts) == 1 else Apply(expr.sort, expr.word, ((key, tuple(parts)),))
