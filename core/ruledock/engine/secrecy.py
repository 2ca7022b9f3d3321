"""Secrecy: who may see what, declared once on the fields of tables, drawers and steps.

    hands: list[list[str]] = secret(by="player")
    packets: list[list[str]] = secret(by="packet", to=holder)
    laid: list[list[str]] = secret(by="player", until="revealed")
    reserve: str | None = hidden(known="peeked", default=None)
    deck: list[str] = hidden()

Guesses and leak tests rely on these declarations. Everybody sees a field without one. Keep secret
and hidden fields sorted, unless ``top`` says that it is a pile, which runs from the bottom up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, get_args

import attrs

from ruledock.errors import LinkError, did_you_mean
from ruledock.values import frozen

CARDS = "cards"
"""What the secret fields of tables and steps hold by default."""
Observed = Literal["membership", "position"]
Seers = int | Collection[int] | None


class To(Protocol):
    """Who sees a place now."""

    def __call__(self, table: Any, key: Any, /) -> Seers: ...


class Until(Protocol):
    """Whether a place lies open now."""

    def __call__(self, table: Any, key: Any, /) -> bool: ...


class Known(Protocol):
    """Who knows that a thing lies in a place although they cannot see it."""

    def __call__(self, table: Any, key: Any, thing: Any, /) -> Collection[int]: ...


class Fits(Protocol):
    """Whether a thing may lie in a place, judging by public facts."""

    def __call__(self, table: Any, key: Any, thing: Any, /) -> bool: ...


class Bound(NamedTuple):
    """How many things of one kind lie in a place, judging by public facts."""

    kind: str
    includes: Callable[[Any], bool]
    least: int = 0
    most: int | None = None

    def allows(self, things: Sequence[Any]) -> bool:
        """Whether exactly these things could lie there."""
        count = sum(map(self.includes, things))
        return self.least <= count and (self.most is None or count <= self.most)


@frozen
class Secrecy:
    """Who may see a field; see :func:`secret` for each part."""

    by: str
    to: To | str | None
    until: Until | str | None
    known: Known | str | None
    fits: Fits | None
    top: int | None
    of: str

    @property
    def hidden(self) -> bool:
        """Whether nobody is shown the field, unless it opens or somebody has looked."""
        return self.to is _nobody


@frozen
class Public:
    """A field that everybody sees; see :func:`public`."""

    observed: str | None = None


@frozen
class Remembered:
    """Some hidden things, and how many of them the player knows to be where."""

    things: frozenset[Any]
    where: Mapping[tuple[tuple[str, Any], ...], int]
    """For a group of places, each a field and its key: how many of the things they hold."""


class Recalled(Protocol):
    """What one player remembers at one moment."""

    @property
    def sets(self) -> Sequence[Remembered]:
        """Sets without common things; no place is in two different groups."""

    def retell(self, rng: Any, /) -> None:
        """After hidden things were dealt anew, redraw the facts to agree with them."""


class Recall(Protocol):
    """Reads what players remember from a field declared with :func:`memory`."""

    def __call__(self, table: Any, player: int | None, /) -> Recalled:
        """What *player* remembers; None for a spectator."""

    def check(self, table: Any, /) -> None:
        """Raise ValueError if the facts do not agree with the table."""

    def rename(self, table: Any, names: Mapping[Any, Any], /) -> None:
        """Rename the things in all facts; for leak tests."""


class Guessing(Protocol):
    """A game's own way to guess hidden things."""

    of: str
    """What it guesses: the ``of`` of the fields that hold it."""

    def guess(self, table: Any, player: int, rng: Any, /) -> None:
        """Redeal what *player* cannot see, and redraw what the others remember of it."""


@frozen
class Memory:
    """A field of facts that tell what players remember of hidden things."""

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

    *by* is what indexes its places; with ``"player"``, each player sees their own. *to* may name a
    field with the player's number, *until* a boolean one, *known* one with the players who have
    looked, or with facts whose ``givers(key, thing)`` tells who passed it there. *fits* may be a
    :class:`Holding`, which also says what must be there. *top* makes it a pile whose top things lie
    open, this many. *of* names what lies there: things move only between fields with the same.
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
    """A field that nobody sees; for the arguments, see :func:`secret`."""
    return _field(Secrecy(by, _nobody, until, known, fits, top, of), default, factory)


def public(
    *,
    observed: Observed | None = None,
    default: Any = attrs.NOTHING,
    factory: Callable[[], Any] = list,
) -> Any:
    """A field that everybody sees, like every field without a declaration.

    Declare it if the field names things that may lie hidden elsewhere, or is computed from them;
    otherwise the conformance kit reports the field as a leak. *observed* says what learners are to
    see of a list: ``"membership"``, which things are in it, or ``"position"``, what lies at each
    place; without it, they judge by random games.
    """
    if observed not in (None, *get_args(Observed)):
        hint = did_you_mean(str(observed), get_args(Observed))
        raise LinkError(f"public: found observed={observed!r}; {hint}")
    return _field(Public(observed), default, factory)


def plain(*, factory: Callable[[], Any]) -> Any:
    """A field without a declaration, which begins with what *factory* makes for each table, drawer
    or step: ``board: list[str] = plain(factory=list)``."""
    return attrs.field(factory=factory)


def per_player(make: Callable[[], Any]) -> Any:
    """A field of a table or drawer that everybody sees, with one thing for each player that *make*
    makes: ``points: ByPlayer[int] = per_player(int)``."""
    # A drawer has no players; it is filled once it is on a table.
    each = attrs.Factory(lambda one: [make() for _ in getattr(one, "players", ())], takes_self=True)
    return attrs.field(default=each, metadata={"per_player": make})


def memory(recall: Recall, *, of: str = "", factory: Callable[[], Any] = list) -> Any:
    """A field of facts that tell what players remember; *recall* reads them."""
    return attrs.field(factory=factory, metadata={"secrecy": Memory(recall, of)})


def _field(declared: Secrecy | Public, default: Any, factory: Callable[[], Any]) -> Any:
    metadata = {"secrecy": declared}
    if default is attrs.NOTHING:
        return attrs.field(factory=factory, metadata=metadata)
    return attrs.field(default=default, metadata=metadata)


def _nobody(table: Any, key: Any) -> Seers:
    return None
