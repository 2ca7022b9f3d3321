"""How things are called, as text."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TypeGuard

from generator.api.members import fields_of, parents
from generator.api.source import Definition, Field, Function, code, own

WIDE = 92
LONG = 60
MANY = 20
"""Nobody writes a call with more arguments; such objects are made by the core."""
FACTORIES = {"dict": "{}", "list": "[]", "tuple": "()", "set": "set()"}


def call(name: str, node: Function, *, bound: bool = False) -> str:
    """A function with its parameters and result; *bound* leaves out the first parameter."""
    result = f" -> {code(node.returns)}" if node.returns else ""
    return wrap(name, parameters(node, bound), result)


def wrap(name: str, words: Sequence[str], result: str) -> str:
    """On one line if it fits, else a line for each parameter."""
    flat = f"{name}({', '.join(words)}){result}"
    if len(flat) <= WIDE:
        return flat
    return "\n".join([f"{name}(", *(f"    {word}," for word in words), f"){result}"])


def parameters(node: Function, bound: bool) -> list[str]:
    """Each parameter as it is written, with the marks between them."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    values = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    words = [parameter(one, value) for one, value in zip(plain, values, strict=True)]
    if given.posonlyargs:
        words.insert(len(given.posonlyargs), "/")
    if given.vararg:
        words.append("*" + parameter(given.vararg, None))
    elif given.kwonlyargs:
        words.append("*")
    named = zip(given.kwonlyargs, given.kw_defaults, strict=True)
    words += [parameter(one, value) for one, value in named]
    if given.kwarg:
        words.append("**" + parameter(given.kwarg, None))
    return words[1:] if bound and not is_static(node) else words


def is_static(node: Function) -> bool:
    return any(code(one) == "staticmethod" for one in node.decorator_list)


def parameter(one: ast.arg, value: ast.expr | None) -> str:
    annotated = f"{one.arg}: {code(one.annotation)}" if one.annotation else one.arg
    if value is None:
        return annotated
    return f"{annotated} = {short(value)}" if one.annotation else f"{annotated}={short(value)}"


def short(value: ast.expr) -> str:
    """A value; the arguments of a long call are left out."""
    written = code(value)
    if (
        isinstance(value, ast.Subscript)
        and isinstance(value.slice, ast.Tuple)
        and too_long(written)
    ):
        return f"{code(value.value)}[{code(value.slice.elts[0])}, ...]"
    if isinstance(value, ast.Call) and too_long(written):
        return f"{code(value.func)}(...)"
    return written if len(written) <= LONG else "..."


def too_long(written: str) -> bool:
    return len(written) > LONG or "lambda" in written


def constructor(found: Definition) -> str:
    """How an object of this class is made; its bare name if that is not for everybody."""
    node = found.node
    assert isinstance(node, ast.ClassDef)
    made = own(node, "__init__")
    if made:
        return "class " + wrap(node.name, parameters(made, bound=True), "")
    if is_attrs(node):
        given = [one for one in fields_of([(found.module, node), *parents(found)]) if is_given(one)]
        if len(given) <= MANY:
            return "class " + wrap(node.name, in_order(given), "")
    return f"class {node.name}"


def is_attrs(node: ast.ClassDef) -> bool:
    marks = [code(one).partition("(")[0] for one in node.decorator_list]
    makers = ("frozen", "define", "mutable", "option", "step")
    return any(mark.endswith(makers) for mark in marks)


def in_order(given: Sequence[Field]) -> list[str]:
    """The fields as parameters: first those by position, then those by name."""
    named = [one for one in given if option_of(one, "kw_only") == "True"]
    plain = [word(one) for one in given if one not in named]
    optional = [place for place, one in enumerate(plain) if " = " in one]
    for place, one in enumerate(plain):
        if optional and place > optional[0] and " = " not in one:
            plain[place] += " = ..."  # a method of the class makes the default
    return [*plain, *(["*"] if named else []), *map(word, named)]


def is_given(one: Field) -> bool:
    """Whether the constructor takes this field."""
    return "ClassVar" not in one.annotation and option_of(one, "init") != "False"


def word(one: Field) -> str:
    """A field as a parameter of the constructor."""
    value = default(one)
    return f"{one.name}: {one.annotation}" + (f" = {value}" if value else "")


def default(one: Field) -> str:
    """The default of a field; nothing if it has none."""
    if one.value is None:
        return ""
    if not is_field_call(one.value):
        return short(one.value)
    factory = option_of(one, "factory") or factory_of(one.value)
    return FACTORIES.get(factory, f"{factory}()") if factory else option_of(one, "default")


def factory_of(value: ast.Call) -> str:
    """What ``Factory(dict)`` calls."""
    return code(value.args[0]) if code(value.func).endswith("Factory") else ""


def is_field_call(value: ast.expr) -> TypeGuard[ast.Call]:
    names = ("axis", "field", "Factory")
    return isinstance(value, ast.Call) and code(value.func).split(".")[-1] in names


def option_of(one: Field, name: str) -> str:
    """What ``field(name=…)`` says; nothing if it does not."""
    if one.value is None or not is_field_call(one.value):
        return ""
    given = {word.arg: word.value for word in one.value.keywords}
    return short(given[name]) if name in given else ""


def constant(name: str, found: Definition) -> str:
    """A constant or a name for a type, with what it is set to."""
    node = found.node
    annotation = f": {code(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
    value = getattr(node, "value", None)
    return f"{name}{annotation}" + (f" = {short(value)}" if value is not None else "")
