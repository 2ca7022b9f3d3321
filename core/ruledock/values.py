"""Classes that attrs writes, but for ``__repr__``: one for all makes a start a fifteenth less."""

from __future__ import annotations

from functools import partial
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

import attrs
from attrs import Factory, define, evolve, field, frozen

__all__ = ["Factory", "define", "evolve", "field", "frozen"]


@recursive_repr()
def _told(one: Any) -> str:
    shown = (f"{at.name}={getattr(one, at.name)!r}" for at in one.__attrs_attrs__ if at.repr)
    return f"{type(one).__qualname__.rsplit('>.', 1)[-1]}({', '.join(shown)})"


def _define(cls: Any = None, **given: Any) -> Any:
    if cls is None:
        return partial(_define, **given)
    if given.get("repr", True) and "__repr__" not in vars(cls):
        cls.__repr__ = _told
    return attrs.define(cls, **given)


if not TYPE_CHECKING:
    define, frozen = _define, partial(_define, frozen=True)
