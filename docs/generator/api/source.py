"""Find a public name in the source: where it is defined, its docstring and its members.

The source is read, not the objects: there stand the types as somebody wrote them, and the
docstrings below fields and constants, which Python forgets.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import attrs

Function = ast.FunctionDef | ast.AsyncFunctionDef
SECTION = re.compile(r"^    # -- (.+?) -+$")


@attrs.frozen
class Definition:
    """Where a name is defined: several nodes if a function has overloads."""

    module: str
    name: str
    nodes: Sequence[ast.stmt]
    doc: str

    @property
    def node(self) -> ast.stmt:
        """The definition itself; overloads come before it."""
        return self.nodes[-1]


@attrs.frozen
class Field:
    """A field of a class, as it is written."""

    name: str
    annotation: str
    value: ast.expr | None
    doc: str


@attrs.frozen
class Method:
    """A method or property of a class, with the heading that it stands under in the source."""

    node: Function
    doc: str
    section: str = ""

    @property
    def is_property(self) -> bool:
        return any("property" in ast.unparse(one) for one in self.node.decorator_list)


def find(module: str, name: str) -> Definition:
    """The definition of *name*, wherever *module* imports it from."""
    body = list(statements(tree(module).body))
    nodes = [node for node in body if defines(node, name)]
    if nodes:
        return Definition(module, name, nodes, doc_of(nodes[-1], body))
    for node in body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("ruledock"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return find(str(node.module), alias.name)
    raise LookupError(f"{module} neither defines {name} nor imports it from Ruledock")


@cache
def text(module: str) -> str:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise LookupError(f"there is no module {module}")
    origin = Path(spec.origin)  # a compiled module lies beside its source
    return origin.with_name(f"{origin.name.partition('.')[0]}.py").read_text("utf-8")


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(text(module))


def statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, with those for type checkers."""
    for node in body:
        if isinstance(node, ast.If):
            yield from node.body
        else:
            yield node


def defines(node: ast.stmt, name: str) -> bool:
    if isinstance(node, ast.ClassDef | Function):
        return node.name == name
    return name in targets(node)


def targets(node: ast.stmt) -> list[str]:
    """The names that a statement assigns to."""
    found = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    return [one.id for one in found if isinstance(one, ast.Name)]


def doc_of(node: ast.stmt, body: Sequence[ast.stmt]) -> str:
    """A docstring: inside a class or function, below anything else."""
    if isinstance(node, ast.ClassDef | Function):
        return ast.get_docstring(node) or ""
    after = body[body.index(node) + 1 :][:1]
    if after and isinstance(after[0], ast.Expr) and isinstance(after[0].value, ast.Constant):
        value = after[0].value.value
        return inspect.cleandoc(value) if isinstance(value, str) else ""
    return ""


def code(node: ast.AST) -> str:
    """A piece of source as we would write it, with double quotes."""
    return re.sub(r"'([^'\"]*)'", r'"\1"', ast.unparse(node))


def fields(node: ast.ClassDef) -> list[Field]:
    """The public annotated fields of a class."""
    return [
        Field(name, code(one.annotation), one.value, doc_of(one, node.body))
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        for name in targets(one)
        if not name.startswith("_")
    ]


def methods(module: str, node: ast.ClassDef) -> list[Method]:
    """The public methods of a class: overloads and setters aside, each once."""
    lines = text(module).split("\n")
    found: dict[str, Method] = {}
    for one in node.body:
        if isinstance(one, Function) and is_public(one):
            found[one.name] = Method(one, ast.get_docstring(one) or "", section(lines, node, one))
    return list(found.values())


def is_public(node: Function) -> bool:
    marks = [ast.unparse(one) for one in node.decorator_list]
    return not node.name.startswith("_") and not any(mark.endswith(".setter") for mark in marks)


def section(lines: Sequence[str], owner: ast.ClassDef, node: ast.stmt) -> str:
    """The comment ``# -- choosing ---`` above a method, in its class."""
    found = (SECTION.match(line) for line in reversed(lines[owner.lineno : node.lineno]))
    return next((one[1] for one in found if one), "")


def own(node: ast.ClassDef, name: str) -> Function | None:
    """The class's own method of this name, such as ``__init__``."""
    return next((one for one in node.body if isinstance(one, Function) and one.name == name), None)


def bases(node: ast.ClassDef) -> list[str]:
    return [code(one) for one in node.bases]
