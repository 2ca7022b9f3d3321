"""Write declared classes out, so that mypyc can make native classes of them.

attrs writes ``__init__`` into a class when it is imported; a native class is closed by then. So the
build writes it before: into blank lines of a copy of the source, so that every line keeps its
number and tracebacks stay true. The copy is thrown away after the build.

    @table                                  @mypyc_attr(…)
    class SeaTable(Table):                  class SeaTable(Table):
        turn: Player = 0                        turn: Player
        deck: list[str] = hidden()   becomes    deck: list[str]
                                                def __init__(self, …, turn=0, deck=None): …
                                            declare(SeaTable, …)

Everything else stays as it is. Tables are also given a method that copies their fields, with the
code that :mod:`ruledock.engine.codec` writes when it runs as pure Python.
"""

from __future__ import annotations

import ast
import re
from typing import Any

import attrs

from compiled.modules import FACES

IMPORTS = (
    "; from typing import Any as _Any"
    "; from ruledock.engine.native import copy_of as _copy_of"
    "; from ruledock.engine.native import declare as _declare, field as _field"
    "; from ruledock.engine.native import hinted as _hinted, mypyc_attr as _native"
)
NATIVE = "@_native(allow_interpreted_subclasses=True)"
"""Plugins subclass what they like; it also lets ``__new__`` make an object without ``__init__``."""
OPEN = "@_native(native_class=False)"
"""A class without methods only marks others, which attrs may make."""
BASES = frozenset({"ruleset"})
"""Fields that a subclass types more narrowly, which a native class cannot: they are Any there."""
SIMPLE = frozenset({"int", "str", "bool", "Player"})
"""Annotations that mypyc understands in classes that attrs makes."""
_FIELD = re.compile(r"\b(?:attrs\.)?field\(")
FACTORIES = {list: "[]", dict: "{}", set: "set()"}


def expand(source: str, module: Any, native: frozenset[str]) -> str:
    """The source of *module* with the classes in *native* written out, line by line as before."""
    assert "cached_property" not in source, "mypyc would compute it each time it is read"
    tree, lines = ast.parse(source), [*source.split("\n"), "", ""]
    if module.__name__ in FACES:
        _take_anything(lines, tree)
    _free_names(lines, tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in native:
            _Writer(lines, node, getattr(module, node.name)).write()
        elif isinstance(node, ast.ClassDef) and node.decorator_list:
            _keep_hints(lines, node)
        elif isinstance(node, ast.ClassDef):
            assert not lines[node.lineno - 2], f"no room before {node.name}"
            methods = any(isinstance(part, ast.FunctionDef) for part in node.body)
            lines[node.lineno - 2] = NATIVE if methods else OPEN
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            _drop_stand_ins(lines, node)
    lines = ["" if "  # pure" in line else line for line in lines]
    future = next(at for at, line in enumerate(lines) if line.startswith("from __future__"))
    lines[future] += IMPORTS + "".join(f"; import {name}" for name in _homes(tree, module))
    return "\n".join(lines)


def _homes(tree: ast.Module, module: Any) -> list[str]:
    """The modules that define base classes; mypyc looks there and forgets to import them."""
    bases = [base for node in tree.body if isinstance(node, ast.ClassDef) for base in node.bases]
    found = (getattr(module, base.id).__module__ for base in bases if isinstance(base, ast.Name))
    return sorted({one for one in found if one not in (module.__name__, "builtins")})


def _keep_hints(lines: list[str], node: ast.ClassDef) -> None:
    """Let a class that attrs makes keep its annotations, of which mypyc would keep only classes."""
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    for part in fields:
        at, hint = part.lineno - 1, ast.unparse(part.annotation)
        simple = hint in SIMPLE and not isinstance(part.value, ast.Call)
        if not simple and "ClassVar" not in hint:
            assert part.annotation.end_lineno == part.lineno, f"several lines: {hint}"
            before, after = part.annotation.col_offset, part.annotation.end_col_offset
            lines[at] = f"{lines[at][:before]}_Any{lines[at][after:]}"
            lines[at] = _FIELD.sub("_field(", lines[at])
    hints = {ast.unparse(part.target): ast.unparse(part.annotation) for part in fields}
    first = node.decorator_list[0].lineno - 1
    if hints:
        assert not any(lines[first - 2 : first]), f"no room before {node.name}"
        lines[first - 2] = lines[first]
        lines[first - 1] = NATIVE.replace("(", "(native_class=False, ")
        lines[first] = f"@_hinted({hints})"


def _take_anything(lines: list[str], tree: ast.Module) -> None:
    """Let public functions refuse wrong arguments by themselves; mypyc would, with a TypeError."""
    public = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    hints = [
        one.annotation for node in public for one in ast.walk(node.args) if type(one) is ast.arg
    ]
    for hint in sorted((one for one in hints if one), key=lambda one: -one.col_offset):
        line, at = lines[hint.lineno - 1], slice(hint.col_offset, hint.end_col_offset)
        lines[hint.lineno - 1] = line[: at.start] + "_Any" + line[at.stop :]


def _free_names(lines: list[str], tree: ast.Module) -> None:
    """Rename parameters without a name from outside: mypyc takes no argument of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.args.kwarg:
            for name in (one.arg for one in node.args.posonlyargs if one.arg != "self"):
                for at in range(node.lineno - 1, node.end_lineno or node.lineno):
                    lines[at] = re.sub(rf"\b{name}\b", f"_{name}_", lines[at])


def _drop_stand_ins(lines: list[str], block: ast.If) -> None:
    """Classes that only type checkers see, such as a game's own ruleset, become Any."""
    for node in block.body:
        if isinstance(node, ast.ClassDef):
            _blank(lines, node)
            lines[node.lineno - 1] = f"    from typing import Any as {node.name}"


def _blank(lines: list[str], node: ast.stmt) -> None:
    assert node.end_lineno is not None
    for at in range(node.lineno - 1, node.end_lineno):
        lines[at] = ""


class _Writer:
    """Writes one class out."""

    def __init__(self, lines: list[str], node: ast.ClassDef, cls: type) -> None:
        self.lines, self.node, self.cls = lines, node, cls
        self.decorator = ast.unparse(node.decorator_list[0])
        self.factories: dict[str, str] = {}
        """The source of factories, by field."""

    def write(self) -> None:
        """Rewrite the fields, and put the new method and declaration into blank lines."""
        own, hints, last = {}, {}, self.node.lineno
        for part in self.node.body:
            if isinstance(part, ast.If):
                _blank(self.lines, part)
            elif isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part.annotation):
                name = ast.unparse(part.target)
                hints[name] = ast.unparse(part.annotation)
                if part.value is not None:
                    self._remember_factory(name, part.value)
                    own[name] = _FIELD.sub("_field(", ast.unparse(part.value))
                self._field(part, name)
                last = part.end_lineno or last
        first = self.node.decorator_list[0].lineno - 1
        self.lines[first] = NATIVE
        self._fill(last, f"    {self._init()}")
        if self.decorator == "table":
            self._fill(last, f"    {self._copy()}")
        given = ", ".join(f"{name!r}: {value}" for name, value in own.items())
        declared = f"_declare({self.node.name}, {self._maker()}, {{{given}}}, {hints})"
        self._fill(self.node.end_lineno or last, declared)

    def _remember_factory(self, name: str, value: ast.expr) -> None:
        for given in value.keywords if isinstance(value, ast.Call) else ():
            if given.arg == "factory":
                self.factories[name] = f"({ast.unparse(given.value)})()"

    def _maker(self) -> str:
        if "(" not in self.decorator:
            return self.decorator
        name, _, rest = self.decorator.partition("(")
        return f"lambda cls: {name}(cls, {rest}"

    def _field(self, part: ast.AnnAssign, name: str) -> None:
        """A field without its default; nothing if a base class has it."""
        inherited = any(name in _annotated(base) for base in self.cls.__mro__[1:])
        _blank(self.lines, part)
        if not inherited:
            hint = "_Any" if name in BASES else ast.unparse(part.annotation)
            self.lines[part.lineno - 1] = f"    {name}: {hint}"

    def _init(self) -> str:
        """The source of ``__init__``, in one line."""
        given, body = ["self"], []
        for field in attrs.fields(self.cls):
            value = self._default(field)
            name = field.alias
            if not field.init:
                body.append(f"self.{field.name} = {value}" if value else "")
            elif value is None:
                given.append(f"{name}: _Any")
                body.append(f"self.{field.name} = {name}")
            else:
                given.append(f"{name}: _Any = None")
                body.append(f"self.{field.name} = {value} if {name} is None else {name}")
        if hasattr(self.cls, "__attrs_post_init__"):
            body.append("self.__attrs_post_init__()")
        return (
            f"def __init__({', '.join(given)}) -> None: {'; '.join(filter(None, body)) or 'pass'}"
        )

    def _default(self, field: attrs.Attribute[Any]) -> str | None:
        """The source of a field's default; None if it has none."""
        default: Any = field.default
        if default is attrs.NOTHING:
            return None
        if not isinstance(default, attrs.Factory):  # type: ignore[arg-type]
            return repr(default)
        return FACTORIES.get(default.factory) or self.factories[field.name]

    def _copy(self) -> str:
        """The source of a method that copies the fields the codec knows, in one line."""
        name = self.node.name
        pairs = _copying(self.cls).items()
        body = [f"new.{field} = {_static(code)}" for field, code in pairs]
        made = f"new: {name} = {name}.__new__({name})"
        return f"def _copied_fields(self) -> _Any: {'; '.join([made, *body, 'return new'])}"

    def _fill(self, after: int, text: str) -> None:
        """Write into the first line after line number *after* that is blank and in no method."""
        inside = {
            at
            for part in self.node.body
            if isinstance(part, ast.FunctionDef)
            for at in range(part.lineno, part.end_lineno or 0)
        }
        rest = (at for at in range(after, len(self.lines)) if at not in inside)
        at = next(at for at in rest if not self.lines[at].strip())
        self.lines[at] = f"{text}  # type: ignore"


def _annotated(cls: type) -> Any:
    return vars(cls).get("__annotations__", {})


def _static(code: str) -> str:
    """The codec's code with the functions that it knows by number called by name."""
    return re.sub(r"_class_\d+_copy\(", "_copy_of(", code.replace("_copied", "list.copy"))


def _copying(cls: Any) -> dict[str, str]:
    """By field: the source that copies it."""
    copying = cls.codec().copying
    return {name: code.replace("{}", f"self.{name}") for name, code in copying.items()}
