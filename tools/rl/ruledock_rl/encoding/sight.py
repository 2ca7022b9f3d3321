"""Who sees a place: the declared secrecy of a field, ready to be asked often.

It says the same as :class:`ruledock.game.places.Place`, which tests compare it with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.engine.secrecy import Secrecy

Shows = Callable[[Any, Any, Any, Sequence[Any], int], Sequence[Any]]
"""(table, owner, key, things, player): the things that *player* knows to lie in the place."""


def is_never_seen(said: Secrecy) -> bool:
    """Whether nobody sees the field, ever, nor knows of anything in it."""
    return said.hidden and said.until is None and said.known is None and said.top is None


def shows(said: Secrecy) -> Shows:
    """The function that tells what a player knows to lie in a place of a field."""
    if said.until is None and said.to is None and said.known is None and said.top is None:
        return lambda table, owner, key, things, player: things if key == player else ()
    is_open, seers, knows = _is_open(said), _seers(said), _knows(said)
    top = said.top or 0

    def shown(
        table: Any, owner: Any, key: Any, things: Sequence[Any], player: int
    ) -> Sequence[Any]:
        if not things:
            return ()
        if is_open(table, owner, key) or _is_in(player, seers(table, owner, key)):
            return things
        if knows is None:
            return things[len(things) - top :] if top else ()
        below = len(things) - top
        return [
            one
            for place, one in enumerate(things)
            if place >= below or player in knows(table, owner, key, one)
        ]

    return shown


def _is_in(player: int, seers: Any) -> bool:
    return player == seers if isinstance(seers, int) else seers is not None and player in seers


def _is_open(said: Secrecy) -> Callable[[Any, Any, Any], bool]:
    until = said.until
    if until is None:
        return lambda table, owner, key: False
    if callable(until):
        return lambda table, owner, key: bool(until(table, key))
    return lambda table, owner, key: bool(getattr(owner, until))


def _seers(said: Secrecy) -> Callable[[Any, Any, Any], Any]:
    to = said.to
    if to is None:
        return lambda table, owner, key: key
    if callable(to):
        return lambda table, owner, key: to(table, key)
    return lambda table, owner, key: getattr(owner, to)


def _knows(said: Secrecy) -> Callable[[Any, Any, Any, Any], Any] | None:
    known = said.known
    if known is None:
        return None
    if callable(known):
        return lambda table, owner, key, thing: known(table, key, thing)
    return lambda table, owner, key, thing: _looked(getattr(owner, known), key, thing)


def _looked(noted: Any, key: Any, thing: Any) -> Any:
    """The players whom a field names, or those who passed the thing there, if it knows them."""
    return noted.givers(key, thing) if hasattr(noted, "givers") else noted
