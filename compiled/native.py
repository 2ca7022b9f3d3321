"""What compiled classes need of attrs, which cannot write into them; see ``compiled/expand.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import attrs

from ruledock.engine.codec import codec

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings: Any) -> Callable[[type], type]:
        """Only mypyc looks at the settings."""
        return lambda cls: cls


T = TypeVar("T", bound=type)
field: Any = attrs.field
"""As what it is: to type checkers the function returns the value of the field."""
WRITTEN = frozenset({"__eq__", "__hash__", "__repr__", "step_kind"})
"""What attrs and our own decorators write that works for a compiled class, too."""
_declared: dict[type, type] = {}
"""By compiled class: the same fields in a class that attrs could write into."""


def copy_of(one: Any) -> Any:
    """A copy of an instance of a class that has a codec."""
    return codec(type(one)).copy(one)


def hinted(hints: Mapping[str, str]) -> Callable[[T], T]:
    """Give a class in a compiled module its annotations, for those who make something of them."""

    def make(cls: T) -> T:
        cls.__annotations__ = dict(hints)
        return cls

    return make


def declare(
    cls: Any, made_by: Callable[[Any], Any], fields: Mapping[str, Any], hints: Mapping[str, str]
) -> None:
    """Tell attrs and the codec which fields a compiled class has."""
    base = _declared.get(cls.__base__, object)
    body = {"__annotations__": dict(hints), "__module__": cls.__module__, **fields}
    twin = _declared[cls] = made_by(type(cls.__name__, (base,), body))
    cls.__attrs_attrs__, cls.__annotations__ = twin.__attrs_attrs__, dict(hints)
    cls.__frozen__ = twin.__setattr__ is not object.__setattr__
    for name in WRITTEN.intersection(vars(twin)):
        setattr(cls, name, vars(twin)[name])
