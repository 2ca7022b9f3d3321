"""The mistakes of a programmer: wrong operators, conditions and constants, and omissions."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ruledock_mutants.code.omissions import (
    change_call,
    forget,
    forget_return,
    forget_statement,
    lose_entries,
    lose_keys,
)
from ruledock_mutants.code.source import Edit, Edits, Source, Spot

Swap = tuple[str, bytes]
"""A pattern for an operator, and its replacement."""

COMPARISONS: Mapping[type[ast.cmpop], Swap] = {
    ast.Lt: (r"<", b"<="),
    ast.LtE: (r"<=", b"<"),
    ast.Gt: (r">", b">="),
    ast.GtE: (r">=", b">"),
    ast.Eq: (r"==", b"!="),
    ast.NotEq: (r"!=", b"=="),
    ast.Is: (r"\bis\b", b"is not"),
    ast.IsNot: (r"\bis\s+not\b", b"is"),
    ast.In: (r"\bin\b", b"not in"),
    ast.NotIn: (r"\bnot\s+in\b", b"in"),
}
ARITHMETIC: Mapping[type[ast.operator], Swap] = {
    ast.Add: (r"\+", b"-"),
    ast.Sub: (r"-", b"+"),
    ast.Mult: (r"\*", b"//"),
    ast.FloorDiv: (r"//", b"*"),
    ast.Div: (r"/", b"*"),
    ast.Mod: (r"%", b"//"),
    ast.Pow: (r"\*\*", b"*"),
    ast.BitOr: (r"\|", b"&"),
    ast.BitAnd: (r"&", b"|"),
    ast.BitXor: (r"\^", b"|"),
    ast.LShift: (r"<<", b">>"),
    ast.RShift: (r">>", b"<<"),
}
TYPES = frozenset({"bool", "int", "list", "str"})


def edits(source: Source, spot: Spot) -> Edits:
    """Every change of one node."""
    node = spot.node
    for kind, change in CHANGES:
        if isinstance(node, kind):
            yield from change(source, node)
    if isinstance(node, ast.Tuple) and spot.top_level and len(node.elts) > 2:
        yield from lose_entries(source, node)


def _swap(
    source: Source, kind: str, node: ast.AST, left: ast.AST, right: ast.AST, swap: Swap
) -> Edits:
    """Replace the operator between two nodes."""
    begin, end = source.between(left, right)
    pattern, new = swap
    found = re.search(pattern.encode(), source.code[begin:end])
    if found:
        yield Edit(kind, (begin + found.start(), begin + found.end()), new, node)


def turn_comparison(source: Source, node: ast.Compare) -> Edits:
    """``<`` becomes ``<=``, ``==`` becomes ``!=``, ``in`` becomes ``not in``, and back."""
    operands = [node.left, *node.comparators]
    for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
        yield from _swap(source, "comparison", node, left, right, COMPARISONS[type(op)])


def swap_and_or(source: Source, node: ast.BoolOp) -> Edits:
    """``and`` becomes ``or``, and back."""
    swap = (r"\band\b", b"or") if isinstance(node.op, ast.And) else (r"\bor\b", b"and")
    for left, right in pairwise(node.values):
        yield from _swap(source, "boolean", node, left, right, swap)


def swap_arithmetic(source: Source, node: ast.BinOp) -> Edits:
    """``+`` becomes ``-``; not between texts, lists or types, where that would only crash."""
    if not any(_is_not_number(one) for one in (node.left, node.right)):
        swap = ARITHMETIC[type(node.op)]
        yield from _swap(source, "arithmetic", node, node.left, node.right, swap)


def _is_not_number(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=value):
            return not isinstance(value, int | float)
        case ast.Name(id=name):
            return name in TYPES or (name[:1].isupper() and not name.isupper())
        case ast.BinOp(left=left, right=right):
            return _is_not_number(left) or _is_not_number(right)
        case _:
            return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def swap_in_place(source: Source, node: ast.AugAssign) -> Edits:
    """``+=`` becomes ``-=``; also forget the statement."""
    pattern, new = ARITHMETIC[type(node.op)]
    if not _is_not_number(node.value):
        swap = (pattern + "=", new + b"=")
        yield from _swap(source, "arithmetic", node, node.target, node.value, swap)
    yield forget(source, node)


def negate(source: Source, node: ast.If | ast.While | ast.IfExp) -> Edits:
    """Negate a condition, unless turning its comparison does the same."""
    yield from _negate(source, node.test)


def negate_filters(source: Source, node: ast.comprehension) -> Edits:
    """Negate the conditions of a comprehension."""
    for test in node.ifs:
        yield from _negate(source, test)


def _negate(source: Source, test: ast.expr) -> Edits:
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[op]) if not isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE):
            return
    yield Edit("condition", source.span(test), b"not (" + source.text(test) + b")", test)


def drop_sign(source: Source, node: ast.UnaryOp) -> Edits:
    """``not x`` becomes ``x``, ``-x`` becomes ``x``."""
    if isinstance(node.op, ast.Not):
        inner = source.text(node).removeprefix(b"not").strip()
        yield Edit("condition", source.span(node), b"(" + inner + b")", node)
    elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield Edit("arithmetic", source.span(node), source.text(node)[1:], node)


def change_constant(source: Source, node: ast.Constant) -> Edits:
    """Numbers go up and down by one, flags flip."""
    value, span = node.value, source.span(node)
    if isinstance(value, bool):
        yield Edit("flag", span, str(not value).encode(), node)
    elif isinstance(value, int | float):
        for new in (value + 1, value - 1):
            yield Edit("number", span, str(new).encode() if new >= 0 else b"(%d)" % new, node)


CHANGES: Sequence[tuple[Any, Callable[[Source, Any], Edits]]] = (
    (ast.Compare, turn_comparison),
    (ast.BoolOp, swap_and_or),
    (ast.BinOp, swap_arithmetic),
    (ast.AugAssign, swap_in_place),
    (ast.If | ast.While | ast.IfExp, negate),
    (ast.comprehension, negate_filters),
    (ast.UnaryOp, drop_sign),
    (ast.Constant, change_constant),
    (ast.Call, change_call),
    (ast.stmt, forget_statement),
    (ast.If | ast.For | ast.With, forget_return),
    (ast.List | ast.Set, lose_entries),
    (ast.Dict, lose_keys),
)
