"""The hooks of the core: all you need to write a game. A game can add hooks for its expansions.

Linking calls every hook once. Hooks return contributions: values, or plain functions that the game
calls later. A plugin implements a hook with :data:`hookimpl`, or marks the function that it
contributes with :func:`contributes`. A game declares more hooks with :func:`hookspec`, in the
module that its plugin calls ``hookspecs``; a tool does so in a module that it names in the
entry-point group ``ruledock.hooks``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, overload

import pluggy

from ruledock.linking.combine import ONE, PER_PLUGIN, UNION, Way, one_owner_each
from ruledock.values import field, frozen

if TYPE_CHECKING:
    from ruledock.engine.secrecy import Guessing
    from ruledock.linking.game_spec import GameSpec

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
PROJECT = "ruledock"
hookimpl = pluggy.HookimplMarker(PROJECT)
"""Marks a function of a plugin as its answer to the hook of the same name."""
_marker = pluggy.HookspecMarker(PROJECT)


def hookspec(way: Way, *, calls: bool = False) -> Callable[[F], F]:
    """Declare a hook and how to combine contributions; with *calls* they are functions."""

    def declare(function: F) -> F:
        function.way, function.calls = way, calls  # type: ignore[attr-defined]
        return _marker(function)

    return declare


@overload
def contributes(hook: Callable[[], Iterable[T]]) -> Callable[[T], T]: ...
@overload
def contributes(hook: Callable[[], T]) -> Callable[[T], T]: ...
def contributes(hook: Callable[[], Any]) -> Callable[[Any], Any]:
    """Mark a function as what its plugin contributes to a hook: that function, not one that returns
    it. A type checker compares it with what the hook wants."""
    return lambda function: contribute(hook, function, function)


def contribute(hook: Callable[[], Any], where: F, value: Any) -> F:
    """Mark that a plugin which defines the function *where* contributes *value* to a hook."""
    found = (*getattr(where, "contributes", ()), (hook, value))
    where.contributes = found  # type: ignore[attr-defined]
    return where


@frozen
class Needs:
    """What a module needs around it, and what it cannot be played with."""

    games: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    packs_with: Mapping[str, tuple[str, ...]] = field(factory=dict)
    """By other module: the packs to add if that module is on too."""
    excludes: Mapping[str, str] = field(factory=dict)
    """By other module: why the two cannot be on together."""
    players: tuple[int, int] | None = None
    """The least and most players it works with; None for the same as the game."""


class Check(Protocol):
    """Raises ValueError if no game could reach this table."""

    def __call__(self, table: Any, /) -> None: ...


class Prepare(Protocol):
    """Prepares once what a plugin looks up in all games of a ruleset."""

    def __call__(self, ruleset: Any, /) -> Any: ...


class See(Protocol):
    """What a player may see beyond the declared fields; the player is None for a spectator."""

    def __call__(self, table: Any, player: int | None, /) -> Mapping[str, Any]: ...


@hookspec(ONE)
def ruledock_game() -> GameSpec:
    """Return the game that this plugin defines.

    One owner: a ruleset has exactly one game. Used when a configuration names it.

    Base use: a game plugin returns its name, player counts, table class, set-up and scoring.
    Expansion use: none; a module implements :func:`ruledock_needs` instead.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_needs() -> Iterable[Needs]:
    """Return what this module needs: games, modules, packs, player counts; and what it excludes.

    Union: all needs must be met; linking reports every unmet one.

    Base use: a game lists nothing here. Expansion use: a module names its game and its pack.
    """
    raise NotImplementedError


@hookspec(one_owner_each("setting", itemgetter(0)))
def ruledock_settings() -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Return settings by name, each with the JSON Schema of its value.

    Union; a setting has one owner. A configuration may then name them beside the game's own.

    Base use: none, a game lists its own. Expansion use: the strength of an opponent.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_checks() -> Iterable[Check]:
    """Return functions that refuse a drawer which no game could reach.

    Union. Called on loaded saves and positions, after each field and the game's own table have been
    checked.

    Base use: none, a game has ``check`` in its GameSpec. Expansion use: none of the module's tokens
    is missing, and there are no extra ones.
    """
    raise NotImplementedError


@hookspec(PER_PLUGIN)
def ruledock_book() -> Iterable[Prepare]:
    """Return a function that prepares what this plugin needs in all games, whatever that is.

    At most one for each plugin; kept as ``ruleset.books[plugin]``. Called last in linking.

    Base use: cards by id, compiled scores. Expansion use: the same for the module's pack.
    """
    raise NotImplementedError


@hookspec(PER_PLUGIN)
def ruledock_view() -> Iterable[See]:
    """Return a function that tells what a player may see beyond what the fields declare.

    At most one for each plugin. Its keys come on top of the fields of the table or drawer; one with
    a field's name takes its place, or leaves it out if it is ``...``. It changes nothing.

    Base use: what is printed, prices, memories. Expansion use: the same for the module's drawer.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_guess() -> Iterable[Guessing]:
    """Return ways to guess hidden things, for games where the declared fields are not enough.

    Union; one for each kind of thing. The core guesses everything else from the declared fields.

    Base use: cards that were stolen unseen. Expansion use: rarely any.
    """
    raise NotImplementedError
