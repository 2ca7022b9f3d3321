"""The slips a programmer makes: what can be changed in a node, and into what."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ruledock.testing.code_mutants.source import Edit, Source, Spot

COMPARISONS: Mapping[type[ast.cmpop], tuple[str, bytes]] = {
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
ARITHMETIC: Mapping[type[ast.operator], tuple[str, bytes]] = {
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
TWINS = {"min": b"max", "max": b"min", "any": b"all", "all": b"any"}
TELLING = frozenset({"tell", "whisper", "Message"})
"""The functions that are told a sentence by its id."""

Edits = Iterator[Edit]


def edits(source: Source, spot: Spot) -> Edits:
    """Every change of one node."""
    node = spot.node
    for kind, change in CHANGES:
        if isinstance(node, kind):
            yield from change(source, node)
    if isinstance(node, ast.Tuple) and spot.top_level and len(node.elts) > 2:
        yield from _lose_entries(source, node, node.elts)


def _swap_token(
    source: Source,
    kind: str,
    node: ast.AST,
    between: tuple[ast.AST, ast.AST],
    to: tuple[str, bytes],
) -> Edits:
    """Replace the operator between two nodes."""
    begin, end = source.between(*between)
    found = re.search(to[0].encode(), source.code[begin:end])
    if found:
        yield Edit(kind, (begin + found.start(), begin + found.end()), to[1], node)


def turn_comparison(source: Source, node: ast.Compare) -> Edits:
    """``<`` becomes ``<=``, ``==`` becomes ``!=``, ``in`` becomes ``not in``, and back."""
    operands = [node.left, *node.comparators]
    for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
        yield from _swap_token(source, "comparison", node, (left, right), COMPARISONS[type(op)])


def swap_and_or(source: Source, node: ast.BoolOp) -> Edits:
    """``and`` becomes ``or``, and back."""
    to = (r"\band\b", b"or") if isinstance(node.op, ast.And) else (r"\bor\b", b"and")
    for left, right in zip(node.values, node.values[1:], strict=False):
        yield from _swap_token(source, "boolean", node, (left, right), to)


def swap_arithmetic(source: Source, node: ast.BinOp) -> Edits:
    """``+`` becomes ``-``; not between texts, lists or types, where that would only crash."""
    if not any(_is_no_number(one) for one in (node.left, node.right)):
        between = (node.left, node.right)
        yield from _swap_token(source, "arithmetic", node, between, ARITHMETIC[type(node.op)])


def _is_no_number(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=value):
            return not isinstance(value, int | float)
        case ast.Name(id=name):
            return (
                name[:1].isupper() and not name.isupper() or name in {"str", "int", "bool", "list"}
            )
        case ast.BinOp(left=left, right=right):
            return _is_no_number(left) or _is_no_number(right)
        case _:
            return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def swap_in_place(source: Source, node: ast.AugAssign) -> Edits:
    """``+=`` becomes ``-=``; and the statement may be forgotten."""
    pattern, new = ARITHMETIC[type(node.op)]
    if not _is_no_number(node.value):
        between = (node.target, node.value)
        yield from _swap_token(source, "arithmetic", node, between, (pattern + "=", new + b"="))
    yield _forget(source, node)


def negate(source: Source, node: ast.If | ast.While | ast.IfExp) -> Edits:
    """A condition becomes its opposite, unless turning its comparison does just that."""
    yield from _negate(source, node.test)


def negate_filters(source: Source, node: ast.comprehension) -> Edits:
    """So do the conditions of a comprehension."""
    for test in node.ifs:
        yield from _negate(source, test)


def _negate(source: Source, test: ast.expr) -> Edits:
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(
            ops=[ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]
        ):
            return
    yield Edit("condition", source.span(test), b"not (" + source.text(test) + b")", test)


def drop_sign(source: Source, node: ast.UnaryOp) -> Edits:
    """``not x`` becomes ``x``, ``-x`` becomes ``x``."""
    if isinstance(node.op, ast.Not):
        yield Edit(
            "condition", source.span(node), b"(" + source.text(node)[3:].strip() + b")", node
        )
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


def change_call(source: Source, node: ast.Call) -> Edits:
    """Arguments with names are dropped, sentences swapped, and ``min`` becomes ``max``."""
    name = _called(node)
    if isinstance(node.func, ast.Name) and name in TWINS:
        yield Edit("extreme", source.span(node.func), TWINS[name], node.func)
    for at, argument in enumerate(node.keywords):
        if argument.arg is not None:
            yield from _lose(
                source, "argument", node, [*node.args, *node.keywords], len(node.args) + at
            )
    if name in TELLING:
        yield from _mix_up(source, node)


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _mix_up(source: Source, node: ast.Call) -> Edits:
    """A sentence is told by another one's id, or its blanks are filled in the wrong order."""
    ids = [one for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    known = sentences(source)
    for said in ids:
        if said.value in known and len(known) > 1:
            other = known[(known.index(said.value) + 1) % len(known)]
            yield Edit("sentence", source.span(said), f'"{other}"'.encode(), said)
    named = [one.value for one in node.keywords if one.arg is not None]
    for left, right in zip(named, named[1:], strict=False):
        span = (source.span(left)[0], source.span(right)[1])
        middle = source.code[slice(*source.between(left, right))]
        yield Edit("sentence", span, source.text(right) + middle + source.text(left), node)


def sentences(source: Source) -> Sequence[str]:
    """The ids of all sentences that a file tells."""
    calls = (node for node in ast.walk(source.tree) if isinstance(node, ast.Call))
    told = (one for call in calls if _called(call) in TELLING for one in call.args)
    found = {one.value for one in told if isinstance(one, ast.Constant)}
    return sorted(one for one in found if isinstance(one, str))


def forget_statement(source: Source, node: ast.stmt) -> Edits:
    """A statement that does something to something is forgotten."""
    match node:
        case (
            ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Delete() | ast.Raise()
        ):
            yield _forget(source, node)
        case ast.Continue() | ast.Break():
            yield _forget(source, node)
        case ast.Assign(targets=targets) if all(
            isinstance(target, ast.Attribute | ast.Subscript) for target in targets
        ):
            yield _forget(source, node)


def _forget(source: Source, node: ast.stmt) -> Edit:
    return Edit("statement", source.span(node), b"pass", node)


def forget_return(source: Source, node: ast.If | ast.For | ast.With) -> Edits:
    """A function that should have ended goes on."""
    for one in node.body:
        if isinstance(one, ast.Return):
            yield _forget(source, one)


def lose_entries(source: Source, node: ast.List | ast.Set) -> Edits:
    """A list loses one of its entries."""
    if len(node.elts) > 1:
        yield from _lose_entries(source, node, node.elts)


def _lose_entries(source: Source, node: ast.AST, entries: Sequence[ast.AST]) -> Edits:
    for at in range(len(entries)):
        yield from _lose(source, "entry", node, entries, at)


def lose_keys(source: Source, node: ast.Dict) -> Edits:
    """A dict loses one of its keys."""
    pairs = list(zip(node.keys, node.values, strict=True))
    for at, (key, value) in enumerate(pairs):
        if key is None:
            continue
        begin, end = source.span(key)[0], source.span(value)[1]
        following = pairs[at + 1][0] if at + 1 < len(pairs) else None
        if following is not None:
            end = source.span(following)[0]
        elif at:
            begin = source.span(pairs[at - 1][1])[1]
        yield Edit("entry", (begin, end), b"", node)


def _lose(source: Source, kind: str, node: ast.AST, entries: Sequence[ast.AST], at: int) -> Edits:
    """One of several nodes with commas between them is gone, and a comma with it."""
    begin, end = source.span(entries[at])
    if at + 1 < len(entries):
        end = source.span(entries[at + 1])[0]
    elif at:
        begin = source.span(entries[at - 1])[1]
    gap = source.code[begin:end].replace(source.text(entries[at]), b"", 1)
    if not gap.strip(b" \n,"):
        yield Edit(kind, (begin, end), b"", node)


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
