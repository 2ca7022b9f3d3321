"""Copying, saving and loading of plain slotted state, written once per class from its annotations.

A table is copied hundreds of thousands of times a second and saved tens of thousands of times, so
these functions are generated as source, as attrs generates ``__init__``. Fields may be int, str,
bool, None-able, lists, tuples, dicts, sets, options, and classes of such fields; frozen ones are
shared between copies.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Union, get_args, get_origin

import attrs

from ruledock.fitting import Misfit, each, exactly, texts
from ruledock.options import Option

Schema = dict[str, Any]


@attrs.frozen
class Shape:
    """How one kind of value is copied, saved, loaded and described: source with ``{}`` for it."""

    copy: str
    dump: str
    load: str
    schema: Schema

    @property
    def shared(self) -> bool:
        """Whether copies may hold the very same value."""
        return self.copy == "{}"

    @property
    def plain(self) -> bool:
        """Whether JSON holds the value as it is."""
        return self.dump == "{}"


class Codec:
    """The three functions of one class, and the JSON Schema of what they save.

    Each is written when it is first needed: most kinds of step are never saved in a process.
    """

    def __init__(self, cls: type, shapes: Mapping[str, Shape]) -> None:
        self._cls, self._shapes = cls, shapes
        self.names = tuple(shapes)

    @cached_property
    def copy(self) -> Callable[[Any], Any]:
        return _copier(self._cls, self._shapes)  # type: ignore[no-any-return]

    @cached_property
    def dump(self) -> Callable[[Any], dict[str, Any]]:
        return _dumper(self._shapes)  # type: ignore[no-any-return]

    @cached_property
    def load(self) -> Callable[[Any, Callable[[str], Option]], dict[str, Any]]:
        return _loader(self._shapes)  # type: ignore[no-any-return]

    @cached_property
    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {name: shape.schema for name, shape in self._shapes.items()},
            "required": list(self._shapes),
            "additionalProperties": False,
        }


_NAMES: dict[str, Any] = {
    **{f"_{kind.__name__}": exactly(kind) for kind in (int, str, bool, list, dict)},
    "_each_int": each(int),
    "_each_bool": each(bool),
    "_each_str": texts,
    "_copied": list.copy,
}
_JSON_NAMES = {int: "integer", str: "string", bool: "boolean"}


def shape_of(hint: Any, depth: int = 0) -> Shape:
    """The shape of an annotation."""
    if hint in _JSON_NAMES:
        return Shape("{}", "{}", f"_{hint.__name__}({{}})", {"type": _JSON_NAMES[hint]})
    if hasattr(hint, "__shape__"):
        return hint.__shape__  # type: ignore[no-any-return]
    if hint is Any or hint is type(None):
        return Shape("{}", "{}", "{}", {})
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _maybe(args, depth)
    if origin is list:
        return _listed(args[0], depth)
    if origin is tuple:
        return _tupled(args, depth)
    if origin is dict:
        return _mapped(args[0], args[1], depth)
    if origin in (set, frozenset):
        return _gathered(origin, args[0])
    if isinstance(hint, type) and issubclass(hint, Option):
        return Shape("{}", "{}.notation", "_read(_str({}))", {"type": "string"})
    if isinstance(hint, type) and attrs.has(hint):
        return _nested(hint)
    raise TypeError(f"a table cannot hold {hint!r}; see ruledock.fields for what it can")


def _maybe(args: tuple[Any, ...], depth: int) -> Shape:
    inner = [shape_of(arg, depth) for arg in args if arg is not type(None)]
    if len(inner) != 1:
        raise TypeError(f"a field may be one thing or None, not {args!r}")

    def guard(code: str) -> str:
        return "{}" if code == "{}" else f"(None if {{}} is None else {code})"

    one = inner[0]
    schema = {"anyOf": [{"type": "null"}, one.schema]}
    return Shape(guard(one.copy), guard(one.dump), guard(one.load), schema)


def _listed(item: Any, depth: int) -> Shape:
    inner, x = shape_of(item, depth + 1), f"x{depth}"
    copied, dumped, loaded = (_of(code, x) for code in (inner.copy, inner.dump, inner.load))
    return Shape(
        copy="{}[:]" if inner.shared else _each(inner.copy, copied, x),
        dump="{}[:]" if inner.plain else f"[{dumped} for {x} in {{}}]",
        load=f"_each_{item.__name__}({{}})[:]"
        if item in _JSON_NAMES
        else f"[{loaded} for {x} in _list({{}})]",
        schema={"type": "array", "items": inner.schema},
    )


def _each(code: str, copied: str, x: str) -> str:
    """A copy of each thing of a list; of lists in a list there are many, so they go fast."""
    return "[*map(_copied, {})]" if code == "{}[:]" else f"[{copied} for {x} in {{}}]"


def _tupled(args: tuple[Any, ...], depth: int) -> Shape:
    if len(args) != 2 or args[1] is not Ellipsis:
        raise TypeError(f"write tuple[X, ...], not a tuple of {args!r}")
    as_list = _listed(args[0], depth)
    if not shape_of(args[0]).shared:
        raise TypeError("a tuple holds only values that copies may share")
    return Shape("{}", f"list({as_list.dump})", f"tuple({as_list.load})", as_list.schema)


def _mapped(key: Any, item: Any, depth: int) -> Shape:
    inner, x = shape_of(item, depth + 1), f"x{depth}"
    back = f"int(k{depth})" if key is int else f"k{depth}"
    copied, dumped, loaded = (_of(code, x) for code in (inner.copy, inner.dump, inner.load))
    return Shape(
        copy="{}.copy()"
        if inner.shared
        else f"{{k{depth}: {copied} for k{depth}, {x} in {{}}.items()}}",
        dump=f"{{str(k{depth}): {dumped} for k{depth}, {x} in sorted({{}}.items())}}",
        load=f"{{{back}: {loaded} for k{depth}, {x} in _dict({{}}).items()}}",
        schema={"type": "object", "additionalProperties": inner.schema},
    )


def _gathered(origin: type, item: Any) -> Shape:
    inner = shape_of(item)
    if not (inner.shared and inner.plain):
        raise TypeError("a set holds only numbers and names")
    copy = "{}" if origin is frozenset else "{}.copy()"
    load = f"{origin.__name__}(_each_{item.__name__}({{}}))"
    return Shape(copy, "sorted({})", load, {"type": "array", "items": inner.schema})


def _nested(cls: type) -> Shape:
    code = codec(cls)
    name = f"_{cls.__module__.replace('.', '_')}_{cls.__name__}"
    _NAMES[name] = cls
    _NAMES[f"{name}_copy"], _NAMES[f"{name}_dump"] = code.copy, code.dump
    _NAMES[f"{name}_load"] = code.load
    copy = "{}" if _is_frozen(cls) else f"{name}_copy({{}})"
    return Shape(copy, f"{name}_dump({{}})", f"{name}(**{name}_load({{}}, _read))", code.schema)


def _is_frozen(cls: Any) -> bool:
    return cls.__setattr__ is not object.__setattr__


def _of(code: str, value: str) -> str:
    """A shape's source, about this value."""
    return code.replace("{}", value)


def codec(cls: Any, skip: frozenset[str] = frozenset()) -> Codec:
    """The generated functions of *cls*; *skip* names fields that somebody else looks after."""
    found = _codecs.get(cls)
    if found is None:
        own = (field for field in attrs.fields(cls) if field.name not in skip)
        shapes = {field.name: _shape_of_field(cls, field) for field in own}
        found = _codecs[cls] = Codec(cls, shapes)
    return found


_codecs: dict[type, Codec] = {}


def _shape_of_field(cls: type, field: attrs.Attribute[Any]) -> Shape:
    """Annotations are read where they were written, one by one: others may not be readable here."""
    given = field.metadata.get("shape")
    if given is not None:
        return given  # type: ignore[no-any-return]
    hint = field.type
    if isinstance(hint, str):
        owner = next(c for c in cls.__mro__ if field.name in vars(c).get("__annotations__", ()))
        hint = eval(hint, vars(sys.modules[owner.__module__]))
    return shape_of(hint)


def _compiled(name: str, source: str, extra: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    scope = {**_NAMES, **extra}
    exec(compile(source, f"<ruledock {name}>", "exec"), scope)
    return scope[name]


def _copier(cls: type, shapes: Mapping[str, Shape]) -> Any:
    lines = ["def copy(old):", "    new = _new(_cls)"]
    assign = "    _set(new, {0!r}, {1})" if _is_frozen(cls) else "    new.{0} = {1}"
    for name, shape in shapes.items():
        lines.append(assign.format(name, _of(shape.copy, f"old.{name}")))
    extra = {"_cls": cls, "_new": cls.__new__, "_set": object.__setattr__}
    return _compiled("copy", "\n".join([*lines, "    return new"]), extra)


def _dumper(shapes: Mapping[str, Shape]) -> Any:
    pairs = (f"{name!r}: {_of(shape.dump, f'old.{name}')}" for name, shape in shapes.items())
    return _compiled("dump", f"def dump(old):\n    return {{{', '.join(pairs)}}}")


def _loader(shapes: Mapping[str, Shape]) -> Any:
    pairs = (f"{name!r}: {_of(shape.load, f'data[{name!r}]')}" for name, shape in shapes.items())
    size = len(shapes)
    source = (
        "def load(data, _read):\n"
        f"    if type(data) is not dict or len(data) != {size}: raise _Misfit('wrong keys')\n"
        f"    try: return {{{', '.join(pairs)}}}\n"
        "    except KeyError as e: raise _Misfit(f'no {e}') from None"
    )
    return _compiled("load", source, {"_Misfit": Misfit})
