"""Copy, save and load plain slotted state, with functions generated from a class's annotations.

A table is copied hundreds of thousands of times a second and saved tens of thousands of times, so
these functions are generated as source, as attrs generates ``__init__``. Fields may be int, str,
bool, None-able, lists, tuples, dicts, sets, options, and classes of such fields; frozen ones are
shared between copies. :mod:`ruledock.engine.domains` narrows what a field may hold.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin

import attrs

from ruledock.engine import fitting, limits
from ruledock.engine.domains import OnePerPlayer
from ruledock.engine.fitting import Misfit
from ruledock.engine.options import Axis, Option
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.rules import Rules

Schema = dict[str, Any]


@frozen
class Shape:
    """How to copy, save, load and describe one kind of value: source code, with ``{}`` for it.

    The schema is JSON Schema with two more keywords, ``x-among`` (an axis) and ``x-by-player``,
    which :func:`ruledock_mistakes.misfits.resolve` turns into plain ones.
    """

    copy: str
    dump: str
    load: str
    schema: Schema
    each: str = "{}"
    """How to save one item of a list or dict."""

    @property
    def shared(self) -> bool:
        """Whether copies may share the value."""
        return self.copy == "{}"

    @property
    def plain(self) -> bool:
        """Whether the value is saved as it is."""
        return self.dump == "{}"


class Codec:
    """The copy, dump and load functions of one class, and the JSON Schema of what they save.

    Each is generated on first use: a process never saves most kinds of step.
    """

    def __init__(self, cls: type, shapes: Mapping[str, Shape], unsaved: Mapping[str, str]) -> None:
        self._cls, self.shapes = cls, shapes
        self.copying = {name: shape.copy for name, shape in shapes.items()} | {**unsaved}
        """By field: the source code that copies it; those that are not saved are copied, too."""

    @cached_property
    def copy(self) -> Callable[[Any], Any]:
        """Copies an instance, with what it holds."""
        compiled = vars(self._cls).get("_copied_fields")
        return compiled or _copier(self._cls, self.copying)  # type: ignore[no-any-return]

    @cached_property
    def dump(self) -> Callable[[Any], dict[str, Any]]:
        """Writes an instance as plain JSON."""
        return _dumper(self.shapes)  # type: ignore[no-any-return]

    def loader(self, rules: Rules, more: int = 0) -> Callable[..., Any]:
        """A function that loads an instance and refuses values these rules do not know.

        It takes the saved data, with *more* keys than the class has fields, and then the arguments
        that come before those fields.
        """
        code, axes, classes = self._loading
        scope = {
            **_NAMES,
            "_cls": self._cls,
            "_size": len(self.shapes) + more,
            "_count": len(rules.players),
            "_option": fitting.reader(rules),
            **{f"{cls}_load": codec(_CLASSES[cls]).loader(rules) for cls in classes},
        }
        for axis in axes:
            known = scope[axis] = rules.among(_AXES[axis])
            scope[f"{axis}_all"] = fitting.fitting(known)
            scope[f"{axis}_keys"] = fitting.keys(known)
        exec(code, scope)
        return scope["load"]  # type: ignore[no-any-return]

    @cached_property
    def _loading(self) -> tuple[types.CodeType, set[str], set[str]]:
        source = _load_source(self.shapes)
        axes = {*re.findall(r"\b(_axis_\d+?)(?:_all|_keys)?\b", source)}
        classes = {*re.findall(r"\b(_class_\d+)_load\b", source)}
        return compile(source, f"<ruledock load {self._cls.__name__}>", "exec"), axes, classes

    @cached_property
    def schema(self) -> Schema:
        """The JSON Schema of what :attr:`dump` writes."""
        return {
            "type": "object",
            "properties": {name: shape.schema for name, shape in self.shapes.items()},
            "required": list(self.shapes),
            "additionalProperties": False,
        }


_NAMES: dict[str, Any] = {
    "_Misfit": Misfit,
    "_refuse": fitting.refuse,
    "_str": fitting.text,
    "_list": fitting.some_list,
    "_dict": fitting.some_dict,
    "_each_int": fitting.numbers,
    "_each_bool": fitting.truths,
    "_each_str": fitting.texts,
    "_ints": {int},
    "_key": fitting.key_number,
    "_anything": fitting.anything,
    "_copied": list.copy,
}
_AXES: dict[str, Axis] = {}
"""Axes by their name in generated source. Keeping them here also keeps their ids from reuse."""
_CLASSES: dict[str, type] = {}
TEXT_SHAPE: Schema = {"type": "string", "maxLength": limits.TEXT}
"""The schema of a text, also for a class that is saved as one."""
# Checks of single values are inlined: a save has hundreds, and calling a function for each would
# make loading a third slower. ``v`` is read at once, so every check may reuse it.
_NUMBER = f"type(v := {{}}) is int and {-limits.NUMBER} <= v <= {limits.NUMBER}"
_SCALARS: dict[Any, tuple[str, Schema]] = {
    int: (
        f"(v if {_NUMBER} else _refuse())",
        {"type": "integer", "minimum": -limits.NUMBER, "maximum": limits.NUMBER},
    ),
    str: ("_str({})", TEXT_SHAPE),
    bool: ("(v if type(v := {}) is bool else _refuse())", {"type": "boolean"}),
}


def shape_of(hint: Any, depth: int = 0) -> Shape:
    """The shape of an annotation."""
    if hint in _SCALARS:
        return Shape("{}", "{}", *_SCALARS[hint])
    if hasattr(hint, "__shape__"):
        return hint.__shape__  # type: ignore[no-any-return]
    if hint is Any or hint is type(None):
        return Shape("{}", "{}", "_anything({})", {})
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _narrow_shape(args[0], args[1], depth)
    if origin in (Union, types.UnionType):
        return _optional_shape(args, depth)
    if origin is list:
        (item,) = args
        return _list_shape(item, depth)
    if origin is tuple:
        return _tuple_shape(args, depth)
    if origin is dict:
        return _dict_shape(args[0], args[1], depth)
    if origin in (set, frozenset):
        return _set_shape(origin, *args)
    if isinstance(hint, type) and issubclass(hint, Option):
        schema = {"type": "string", "maxLength": limits.CHOICE}
        return Shape("{}", "{}.notation", "_option({})", schema)
    if isinstance(hint, type) and attrs.has(hint):
        return _class_shape(hint)
    raise TypeError(f"a table cannot hold {hint!r}; see ruledock.engine.codec for what it can")


def _narrow_shape(base: Any, mark: Any, depth: int) -> Shape:
    """The shape of an annotated type, narrowed to what *mark* allows."""
    if isinstance(mark, OnePerPlayer):
        each = get_args(base)
        shape = (
            _tuple_shape(each, depth, "_count")
            if get_origin(base) is tuple
            else _list_shape(each[0], depth, "_count")
        )
        return attrs.evolve(shape, schema={**shape.schema, "x-by-player": True})
    if not isinstance(mark, Axis) or base not in (int, str):
        raise TypeError(f"{mark!r} cannot narrow a field of {base!r}")
    name = _axis_name(mark)
    check = f"type(v := {{}}) is int and v in {name}" if base is int else f"(v := {{}}) in {name}"
    schema = {"type": _SCALARS[base][1]["type"], "x-among": mark}
    return Shape("{}", "{}", f"(v if {check} else _refuse())", schema)


def _axis_name(axis: Axis) -> str:
    """The name of an axis in generated source."""
    name = f"_axis_{id(axis)}"
    _AXES[name] = axis
    return name


def _optional_shape(args: tuple[Any, ...], depth: int) -> Shape:
    inner = [shape_of(arg, depth) for arg in args if arg is not type(None)]
    if len(inner) != 1:
        raise TypeError(f"a field may be one thing or None, not {args!r}")

    def guard(code: str) -> str:
        return "{}" if code == "{}" else f"(None if {{}} is None else {code})"

    one = inner[0]
    schema = {"anyOf": [{"type": "null"}, one.schema]}
    return Shape(guard(one.copy), guard(one.dump), guard(one.load), schema)


def _list_shape(item: Any, depth: int, count: str = "-1") -> Shape:
    inner, x = shape_of(item, depth + 1), f"x{depth}"
    copied, dumped, loaded = (_of(code, x) for code in (inner.copy, inner.dump, inner.load))
    return Shape(
        copy="{}[:]" if inner.shared else _each(inner.copy, copied, x),
        dump="{}[:]" if inner.plain else _each(inner.dump, dumped, x),
        load=_all_at_once(item, count) or f"[{loaded} for {x} in _list({{}}, {count})]",
        schema={"type": "array", "items": inner.schema, "maxItems": limits.ITEMS},
        each=inner.dump,
    )


def _all_at_once(item: Any, count: str = "-1") -> str:
    """Code that checks a whole list at once, if possible: a loop takes ten times as long."""
    if item in _SCALARS:
        return f"_each_{item.__name__}({{}}, {count})"
    size = f"len(v) <= {limits.ITEMS}" if count == "-1" else f"len(v) == {count}"
    if axis := _axis_of(item, str):
        check = f"{size} and {axis}_all(v)"
    elif axis := _axis_of(item, int):
        check = f"{size} and (not v or {{*map(type, v)}} == _ints and {axis}_all(v))"
    else:
        return ""
    return f"(v[:] if type(v := {{}}) is list and {check} else _refuse())"


def _axis_of(item: Any, base: type) -> str:
    """The name of the axis that narrows *item*; "" if none does."""
    args = get_args(item)
    marked = get_origin(item) is Annotated and args[0] is base and isinstance(args[1], Axis)
    return _axis_name(args[1]) if marked else ""


def _each(code: str, copied: str, x: str) -> str:
    """Code that copies or saves each item of a list; lists of lists, which are common, fast."""
    return "[*map(_copied, {})]" if code == "{}[:]" else f"[{copied} for {x} in {{}}]"


def _tuple_shape(args: tuple[Any, ...], depth: int, count: str = "-1") -> Shape:
    if len(args) != 2 or args[1] is not Ellipsis:
        raise TypeError(f"write tuple[X, ...], not a tuple of {args!r}")
    as_list = _list_shape(args[0], depth, count)
    if not shape_of(args[0]).shared:
        raise TypeError("a tuple holds only values that copies may share")
    dump = "list({})" if as_list.dump == "{}[:]" else as_list.dump
    return attrs.evolve(as_list, copy="{}", dump=dump, load=f"tuple({as_list.load})")


def _dict_shape(key: Any, item: Any, depth: int) -> Shape:
    inner, x = shape_of(item, depth + 1), f"x{depth}"
    back = _key_of(key, f"k{depth}")
    copied, dumped, loaded = (_of(code, x) for code in (inner.copy, inner.dump, inner.load))
    return Shape(
        copy="{}.copy()"
        if inner.shared
        else f"{{k{depth}: {copied} for k{depth}, {x} in {{}}.items()}}",
        dump=f"{{str(k{depth}): {dumped} for k{depth}, {x} in sorted({{}}.items())}}",
        load=f"{{{back}: {loaded} for k{depth}, {x} in _dict({{}}).items()}}",
        schema={
            "type": "object",
            "additionalProperties": inner.schema,
            "propertyNames": _names_of(key),
            "maxProperties": limits.ITEMS,
        },
        each=inner.dump,
    )


def _key_of(key: Any, k: str) -> str:
    """Code that reads a key, which JSON always writes as a text."""
    if axis := _axis_of(key, str):
        return f"({k} if {k} in {axis} else _refuse())"
    if axis := _axis_of(key, int):
        return f"{axis}_keys[{k}]"
    return f"_key({k})" if key is int else f"_str({k})"


def _names_of(key: Any) -> Schema:
    """The schema of keys of this type."""
    if get_origin(key) is Annotated:
        return {"x-among": get_args(key)[1]}
    return {"pattern": "^(0|-?[1-9][0-9]{0,8})$"} if key is int else {}


def _set_shape(origin: type, item: Any) -> Shape:
    inner = shape_of(item)
    if not (inner.shared and inner.plain):
        raise TypeError("a set holds only numbers and names")
    copy = "{}" if origin is frozenset else "{}.copy()"
    load = f"{origin.__name__}({_all_at_once(item)})"
    schema = {"type": "array", "items": inner.schema, "maxItems": limits.ITEMS}
    return Shape(copy, "sorted({})", load, schema)


def _class_shape(cls: type) -> Shape:
    code = codec(cls)
    name = f"_class_{id(cls)}"
    _CLASSES[name] = cls
    _NAMES[f"{name}_copy"], _NAMES[f"{name}_dump"] = code.copy, code.dump
    copy = "{}" if _is_frozen(cls) else f"{name}_copy({{}})"
    return Shape(copy, f"{name}_dump({{}})", f"{name}_load({{}})", code.schema)


def _is_frozen(cls: Any) -> bool:
    compiled = getattr(cls, "__frozen__", False)  # such a class cannot say it by a method
    return compiled or cls.__setattr__ is not object.__setattr__


def _of(code: str, value: str) -> str:
    """Fill a value into a shape's source."""
    return code.replace("{}", value)


def codec(cls: Any, skip: frozenset[str] = frozenset()) -> Codec:
    """The generated functions of *cls*, without the fields in *skip*."""
    found = _codecs.get(cls)
    if found is None:
        own = [field for field in attrs.fields(cls) if field.name not in skip]
        unsaved = {one.name: one.metadata["unsaved"] for one in own if "unsaved" in one.metadata}
        shapes = {one.name: _shape_of_field(cls, one) for one in own if one.name not in unsaved}
        found = _codecs[cls] = Codec(cls, shapes, unsaved)
    return found


_codecs: dict[type, Codec] = {}


def _shape_of_field(cls: type, field: attrs.Attribute[Any]) -> Shape:
    """Evaluate one annotation in the module that wrote it; the others may not be importable."""
    given = field.metadata.get("shape")
    if given is not None:
        return given  # type: ignore[no-any-return]
    hint = field.type
    if isinstance(hint, str):
        owner = next(c for c in cls.__mro__ if field.name in vars(c).get("__annotations__", ()))
        hint = eval(hint, vars(sys.modules[owner.__module__]))
    return shape_of(hint)


def generate(name: str, source: str, extra: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    """The function of this name in some source, which may use what shapes use."""
    scope = {**_NAMES, **extra}
    exec(compile(source, f"<ruledock {name}>", "exec"), scope)
    return scope[name]


def _copier(cls: type, copying: Mapping[str, str]) -> Any:
    lines = ["def copy(old):", "    new = _new(_cls)"]
    assign = "    _set(new, {0!r}, {1})" if _is_frozen(cls) else "    new.{0} = {1}"
    for name, code in copying.items():
        lines.append(assign.format(name, _of(code, f"old.{name}")))
    extra = {"_cls": cls, "_new": cls.__new__, "_set": object.__setattr__}
    return generate("copy", "\n".join([*lines, "    return new"]), extra)


def _dumper(shapes: Mapping[str, Shape]) -> Any:
    pairs = (f"{name!r}: {_of(shape.dump, f'old.{name}')}" for name, shape in shapes.items())
    return generate("dump", f"def dump(old):\n    return {{{', '.join(pairs)}}}")


def _load_source(shapes: Mapping[str, Shape]) -> str:
    pairs = (f"{name}={_of(shape.load, f'data[{name!r}]')}" for name, shape in shapes.items())
    return (
        "def load(data, *core):\n"
        "    if type(data) is not dict or len(data) != _size: _refuse()\n"
        f"    try: return _cls(*core, {', '.join(pairs)})\n"
        "    except KeyError as e: raise _Misfit(f'no {e}') from None"
    )
