"""Secrecy: who may see what, said once, on the fields of tables, drawers and steps.

    hands: list[list[str]] = secret(by="player")
    packets: list[list[str]] = secret(by="packet", to=holder)
    laid: list[list[str]] = secret(by="player", until="revealed")
    reserve: str | None = hidden(known="peeked", default=None)
    deck: list[str] = hidden()

Guesses, and the worlds that leak tests compare, come from here. A field without a declaration is
seen by everybody. What lies in a secret or hidden field is kept sorted, unless ``top`` says that
it is a pile, whose order runs from the bottom up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

import attrs

CARDS = "cards"
"""What lies in the secret fields of tables and steps, where nothing else is said."""
Seers = int | Collection[int] | None
To = Callable[[Any, Any], Seers]
Until = Callable[[Any, Any], bool]
Known = Callable[[Any, Any, Any], Collection[int]]
Fits = Callable[[Any, Any, Any], bool]


@attrs.frozen
class Secrecy:
    """Who may see a field; :func:`secret` says what each part means."""

    by: str
    to: To | str | None
    until: Until | str | None
    known: Known | str | None
    fits: Fits | None
    top: int | None
    of: str


@attrs.frozen
class Public:
    """A field that everybody sees, although it tells of things that lie hidden elsewhere."""


@attrs.frozen
class Remembered:
    """Some hidden things, of which a player remembers how many lie where."""

    things: frozenset[Any]
    where: Mapping[tuple[tuple[str, Any], ...], int]
    """By places, each a field and its key: how many of the things lie in those together."""


class Recalled(Protocol):
    """What one player remembers at one moment."""

    @property
    def sets(self) -> Sequence[Remembered]:
        """No thing is in two of these, and no place in two different groups of places."""
        ...

    def retell(self, rng: Any) -> None:
        """Hidden things have been dealt anew: let the facts be what they might have been then."""
        ...


class Recall(Protocol):
    """How a game reads the facts in a field that it declared to be a memory."""

    def __call__(self, table: Any, player: int | None) -> Recalled:
        """What *player* remembers; None for a spectator."""
        ...

    def check(self, table: Any) -> None:
        """Raise a ValueError when the facts do not agree with what lies on the table."""
        ...

    def rename(self, table: Any, names: Mapping[Any, Any]) -> None:
        """Let every fact be about another thing; used by leak tests."""
        ...


@attrs.frozen
class Memory:
    """A field of facts from which it follows what players remember of hidden things."""

    recall: Recall
    of: str


def secret(
    *,
    by: str = "",
    to: To | str | None = None,
    until: Until | str | None = None,
    known: Known | str | None = None,
    fits: Fits | None = None,
    top: int | None = None,
    of: str = "",
    default: Any = attrs.NOTHING,
    factory: Callable[[], Any] = list,
) -> Any:
    """A field that only some players see.

    *by* says what its places are counted by; by ``"player"``, each player sees their own. *to*
    says who sees a place now: a function (table, key), or the name of a field with the player's
    number. *until* says whether it lies open now: a function (table, key), or the name of a field
    that says so. *known* says who knows a certain thing to be there all the same: a function
    (table, key, thing), or the name of a field with those who have looked. *fits* says whether a
    thing may be there, by all that everybody has seen: a function (table, key, thing). *top* makes
    it a pile of which that many things lie open. *of* names what lies there: only fields of the
    same things exchange them.
    """
    return _field(Secrecy(by, to, until, known, fits, top, of), default, factory)


def hidden(
    *,
    by: str = "",
    until: Until | str | None = None,
    known: Known | str | None = None,
    fits: Fits | None = None,
    top: int | None = None,
    of: str = "",
    default: Any = attrs.NOTHING,
    factory: Callable[[], Any] = list,
) -> Any:
    """A field that nobody sees; the refinements are those of :func:`secret`."""
    return _field(Secrecy(by, _nobody, until, known, fits, top, of), default, factory)


def public(*, default: Any = attrs.NOTHING, factory: Callable[[], Any] = list) -> Any:
    """A field that everybody sees, as they do every field that declares nothing.

    Say it where a field names things that may lie hidden elsewhere, or follows from such: the kit
    takes a field for a leak that tells of hidden things and declares nothing.
    """
    if default is not attrs.NOTHING:
        return attrs.field(default=default, metadata={"secrecy": Public()})
    return attrs.field(factory=factory, metadata={"secrecy": Public()})


def memory(recall: Recall, *, of: str = "", factory: Callable[[], Any] = list) -> Any:
    """A field of facts from which it follows what players remember; *recall* reads them."""
    return attrs.field(factory=factory, metadata={"secrecy": Memory(recall, of)})


def _field(declared: Secrecy, default: Any, factory: Callable[[], Any]) -> Any:
    metadata = {"secrecy": declared}
    if default is attrs.NOTHING:
        return attrs.field(factory=factory, metadata=metadata)
    return attrs.field(default=default, metadata=metadata)


def _nobody(table: Any, key: Any) -> Seers:
    return None
