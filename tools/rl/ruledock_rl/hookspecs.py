"""The hook with which plugins refine what learners observe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from ruledock.linking.combine import UNION
from ruledock.linking.hooks import hookspec


@attrs.frozen
class Watched:
    """A value that learners observe beside the fields of the table, or instead of one."""

    name: str
    type: Any
    """Its type, annotated like a field of a table; numbers are made of it in the same way."""
    read: Callable[[Any, int], Any]
    """(table, player): the value as *player* may know it.

    A tuple that stays the very same object while nothing changes is turned into numbers once.
    """
    instead_of: str = ""
    """The field it replaces, such as ``trail``, or ``kittens.bag`` for a field of a drawer."""


@attrs.frozen
class Planes:
    """A board that learners observe as planes of squares, for each seat or for all."""

    name: str
    channels: Callable[[Any], tuple[str, ...]]
    """(ruleset): what each plane shows."""
    size: Callable[[Any], tuple[int, int]]
    """(ruleset): the rows and columns of a plane."""
    draw: Callable[[Any, int, int], Any]
    """(table, player, seat): the board of *seat* as *player* may know it.

    An array of float32 of the shape (channels, rows, columns), all between -1 and 1; it is copied.
    """
    instead_of: str = ""
    by_seat: bool = True
    """Whether each seat has such a board."""


@attrs.frozen
class LeftOut:
    """A field that learners need not observe."""

    name: str


@attrs.frozen
class Printed:
    """What is printed on things that are not items of content, such as tiles cut from a design."""

    attributes: Callable[[Any, Any], Mapping[str, Any] | None]
    """(ruleset, value): words and numbers by name; None if the value is not such a thing."""


Observing = Watched | Planes | LeftOut | Printed


@hookspec(UNION)
def ruledock_observing() -> Iterable[Observing]:
    """Return what learners observe beyond, or instead of, what the declared fields say.

    Union. Everything else is derived from the declared fields of the table and of its drawers.

    Base use: the boats of the isle as planes. Expansion use: the events of the coming days.
    """
    raise NotImplementedError
