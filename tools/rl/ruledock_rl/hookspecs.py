"""The hook with which plugins refine what learners observe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import attrs

from ruledock.linking.combine import UNION
from ruledock.linking.hooks import hookspec


class Read(Protocol):
    """A value as *player* may know it.

    A tuple that stays the very same object while nothing changes is turned into numbers once.
    """

    def __call__(self, table: Any, player: int, /) -> Any: ...


class Channels(Protocol):
    """What each plane of a board shows."""

    def __call__(self, ruleset: Any, /) -> tuple[str, ...]: ...


class Size(Protocol):
    """The rows and columns of a plane."""

    def __call__(self, ruleset: Any, /) -> tuple[int, int]: ...


class DrawBoard(Protocol):
    """The board of *seat* as *player* may know it.

    An array of float32 of the shape (channels, rows, columns), all between -1 and 1; it is copied.
    """

    def __call__(self, table: Any, player: int, seat: int, /) -> Any: ...


class Attributes(Protocol):
    """What is printed on a thing: words and numbers by name; None if it is not such a thing."""

    def __call__(self, ruleset: Any, value: Any, /) -> Mapping[str, Any] | None: ...


@attrs.frozen
class Watched:
    """A value that learners observe beside the fields of the table, or instead of one."""

    name: str
    type: Any
    """Its type, annotated like a field of a table; numbers are made of it in the same way."""
    read: Read
    instead_of: str = ""
    """The field it replaces, such as ``trail``, or ``kittens.bag`` for a field of a drawer."""


@attrs.frozen
class Planes:
    """A board that learners observe as planes of squares, for each seat or for all."""

    name: str
    channels: Channels
    size: Size
    draw: DrawBoard
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

    attributes: Attributes


Observing = Watched | Planes | LeftOut | Printed


@hookspec(UNION)
def ruledock_observing() -> Iterable[Observing]:
    """Return what learners observe beyond, or instead of, what the declared fields say.

    Union. Everything else is derived from the declared fields of the table and of its drawers.

    Base use: the boats of the isle as planes. Expansion use: the events of the coming days.
    """
    raise NotImplementedError
