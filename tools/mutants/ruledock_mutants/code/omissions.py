"""Omissions: a missing statement, argument or entry, or the wrong sentence."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import pairwise

from ruledock_mutants.code.source import ATTRS_FLAGS, Edit, Edits, Source

TWINS = {"min": b"max", "max": b"min", "any": b"all", "all": b"any"}
TELLING = frozenset({"tell", "whisper", "Message"})
"""The functions that take the id of a sentence."""


_KEPT = {None, "strict", *ATTRS_FLAGS}


def change_call(source: Source, node: ast.Call) -> Edits:
    """Drop keyword arguments, swap sentences, and turn ``min`` into ``max``."""
    name = _function_name(node)
    if isinstance(node.func, ast.Name) and name in TWINS:
        yield Edit("extreme", source.span(node.func), TWINS[name], node.func)
    arguments = [*node.args, *node.keywords]
    for at, argument in enumerate(arguments):
        if isinstance(argument, ast.keyword) and argument.arg not in _KEPT:
            yield from _lose(source, "argument", node, arguments, at)
    if name in TELLING:
        yield from _mix_up(source, node)


def _function_name(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _mix_up(source: Source, node: ast.Call) -> Edits:
    """Use the id of another sentence, or fill its blanks in the wrong order."""
    ids = [one for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    known = sentences(source)
    for one in ids:
        if one.value in known and len(known) > 1:
            other = known[(known.index(one.value) + 1) % len(known)]
            yield Edit("sentence", source.span(one), f'"{other}"'.encode(), one)
    named = [one.value for one in node.keywords if one.arg is not None]
    for left, right in pairwise(named):
        span = (source.span(left)[0], source.span(right)[1])
        middle = source.code[slice(*source.between(left, right))]
        yield Edit("sentence", span, source.text(right) + middle + source.text(left), node)


def sentences(source: Source) -> Sequence[str]:
    """The ids of all sentences in a file."""
    calls = (node for node in ast.walk(source.tree) if isinstance(node, ast.Call))
    arguments = (one for call in calls if _function_name(call) in TELLING for one in call.args)
    found = {one.value for one in arguments if isinstance(one, ast.Constant)}
    return sorted(one for one in found if isinstance(one, str))


def forget_statement(source: Source, node: ast.stmt) -> Edits:
    """Forget a statement that changes something."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield forget(source, node)
        case ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
            yield forget(source, node)
        case ast.Assign(targets=targets) if all(
            isinstance(target, ast.Attribute | ast.Subscript) for target in targets
        ):
            yield forget(source, node)


def forget(source: Source, node: ast.stmt) -> Edit:
    """Replace a statement by ``pass``."""
    return Edit("statement", source.span(node), b"pass", node)


def forget_return(source: Source, node: ast.If | ast.For | ast.With) -> Edits:
    """Forget a return, so that the function goes on."""
    for one in node.body:
        if isinstance(one, ast.Return):
            yield forget(source, one)


def lose_entries(source: Source, node: ast.List | ast.Set | ast.Tuple) -> Edits:
    """Remove each entry of a list."""
    is_read = not isinstance(getattr(node, "ctx", None), ast.Store)
    if is_read and len(node.elts) > 1:
        for at in range(len(node.elts)):
            yield from _lose(source, "entry", node, node.elts, at)


def lose_keys(source: Source, node: ast.Dict) -> Edits:
    """Remove each key of a dict."""
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
    """Remove one of several nodes, and a comma with it."""
    begin, end = source.span(entries[at])
    if at + 1 < len(entries):
        end = source.span(entries[at + 1])[0]
    elif at:
        begin = source.span(entries[at - 1])[1]
    gap = source.code[begin:end].replace(source.text(entries[at]), b"", 1)
    if not gap.strip(b" \n,"):
        yield Edit(kind, (begin, end), b"", node)
