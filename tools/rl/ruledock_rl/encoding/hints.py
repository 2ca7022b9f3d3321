"""The types of fields: what each may hold, as its annotation says."""

from __future__ import annotations

import sys
import types
from typing import Annotated, Any, Union, get_args, get_origin

import attrs

from ruledock.engine.domains import OnePerPlayer
from ruledock.engine.options import Axis


def hint_of(cls: type, name: str) -> Any:
    """The annotation of a field, evaluated in the module that wrote it."""
    hint = getattr(attrs.fields(cls), name).type
    if not isinstance(hint, str):
        return hint
    owner = next(one for one in cls.__mro__ if name in vars(one).get("__annotations__", ()))
    return eval(hint, vars(sys.modules[owner.__module__]))


def axis_of(hint: Any) -> Axis | None:
    """The axis that narrows a type."""
    mark = _mark(hint)
    return mark if isinstance(mark, Axis) else None


def is_by_player(hint: Any) -> bool:
    """Whether a list has an item for each player."""
    return isinstance(_mark(hint), OnePerPlayer)


def _mark(hint: Any) -> Any:
    return get_args(hint)[1] if get_origin(hint) is Annotated else None


def bare(hint: Any) -> Any:
    """The type without what narrows it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def without_none(hint: Any) -> tuple[Any, bool]:
    """The type of a value that may be missing, and whether it may."""
    if get_origin(hint) not in (Union, types.UnionType):
        return hint, False
    inner = [one for one in get_args(hint) if one is not type(None)]
    return (inner[0], True) if len(inner) == 1 else (Any, True)


def item_of(hint: Any) -> Any:
    """The type of the items of a list, tuple or set; None for any other type."""
    inner = bare(hint)
    if get_origin(inner) in (list, tuple, set, frozenset):
        return get_args(inner)[0]
    return None


def dict_of(hint: Any) -> tuple[Any, Any] | None:
    """The types of keys and values of a dict."""
    inner = bare(hint)
    return get_args(inner) if get_origin(inner) is dict else None


def is_frozen(cls: Any) -> bool:
    """Whether objects of a class never change."""
    return getattr(cls, "__setattr__", None) is not object.__setattr__
