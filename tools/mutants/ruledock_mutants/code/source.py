"""A Python file as bytes and as a syntax tree, with the span of every node."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate

from attrs import define, frozen

Span = tuple[int, int]
GENERIC = frozenset(
    {"Callable", "Mapping", "Sequence", "Union", "dict", "frozenset", "list", "tuple"}
)
"""Names whose subscripts are types."""


@frozen
class Edit:
    """New bytes for a span, and the node that must run for it to matter."""

    kind: str
    span: Span
    new: bytes
    node: ast.AST


Edits = Iterator[Edit]


@define(slots=False)
class Source:
    """A file of code; *path* is relative to the root of the project."""

    path: str
    code: bytes

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.code)

    @cached_property
    def _line_starts(self) -> list[int]:
        return list(accumulate((len(line) for line in self.code.splitlines(True)), initial=0))

    def span(self, node: ast.AST) -> Span:
        """Where a node begins and ends, in bytes."""
        assert isinstance(node, ast.expr | ast.stmt | ast.keyword)
        assert node.end_lineno is not None and node.end_col_offset is not None
        starts = self._line_starts
        begin = starts[node.lineno - 1] + node.col_offset
        return begin, starts[node.end_lineno - 1] + node.end_col_offset

    def between(self, left: ast.AST, right: ast.AST) -> Span:
        """The span between two nodes: an operator, commas, brackets."""
        return self.span(left)[1], self.span(right)[0]

    def text(self, node: ast.AST) -> bytes:
        """The source of a node."""
        begin, end = self.span(node)
        return self.code[begin:end]


@frozen
class Spot:
    """A node that may change, and where it stands."""

    node: ast.AST
    within: str
    """The function or class it belongs to, by its qualified name."""
    on_import: bool
    """Whether it runs only while its module is imported."""
    top_level: bool
    """Whether it is outside all functions and classes."""


def spots(tree: ast.Module) -> Iterator[Spot]:
    """Every node of a module that affects how it runs."""
    yield from _inside(tree, (), True)


def _inside(node: ast.AST, names: tuple[str, ...], on_import: bool) -> Iterator[Spot]:
    for child in ast.iter_child_nodes(node):
        if _is_irrelevant(child, node):
            continue
        yield Spot(child, ".".join(names) or "<module>", on_import, not names)
        match child:
            case ast.ClassDef(name=name):
                yield from _inside(child, (*names, name), on_import)
            case ast.FunctionDef(name=name):
                yield from _of_function(child, names, name, on_import)
            case ast.Lambda():
                yield from _inside(child, names, False)
            case _:
                yield from _inside(child, names, on_import)


def _of_function(
    node: ast.FunctionDef, names: tuple[str, ...], name: str, on_import: bool
) -> Iterator[Spot]:
    """Decorators and defaults run once at the definition, the body at every call."""
    yield from _inside(ast.Tuple(_head(node), ast.Load()), (*names, name), on_import)
    yield from _inside(ast.Module(node.body, []), (*names, name), False)


def _head(node: ast.FunctionDef) -> list[ast.expr]:
    defaults = [default for default in node.args.kw_defaults if default is not None]
    return [*node.decorator_list, *node.args.defaults, *defaults]


ATTRS_FLAGS = frozenset({"init", "eq", "repr", "kw_only", "slots"})


def _is_irrelevant(child: ast.AST, parent: ast.AST) -> bool:
    """Whether a change cannot matter: annotations, docstrings, imports, assertions and the like."""
    match child:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.pattern():
            return True
        case ast.Expr(value=ast.Constant()) | ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
        case ast.keyword(arg="strict"):  # of zip: only guards against bugs
            return True
        case ast.keyword(arg=name) if name in ATTRS_FLAGS:  # how attrs makes a class
            return isinstance(child.value, ast.Constant)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id="lru_cache" | "TypeVar" | "NewType" | "cast")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Subscript(value=ast.Name(id=name)) if name in GENERIC:
            return True
        case _:
            return child is getattr(parent, "annotation", None)
