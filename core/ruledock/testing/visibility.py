"""Compare the declared secrets with a visibility table that states them again."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ruledock.game.places import places
from ruledock.testing.failures import require

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.game.places import Place


class Seers(Protocol):
    """The players who see what lies in a place."""

    def __call__(self, table: Any, key: Any, /) -> Collection[int]: ...


class Knowers(Protocol):
    """The players who know that a thing lies in a place."""

    def __call__(self, table: Any, key: Any, thing: Any, /) -> Collection[int]: ...


class Known(NamedTuple):
    """Who sees a place, and who besides them knows of single things there, as ``known=`` and
    ``top=`` declare: ``Known(nobody, who_peeked)``."""

    sees: Seers
    knows: Knowers


Stated = Seers | Known
"""What a visibility table says of a field; without :class:`Known`, only who sees all of it."""


def nobody(table: Any, key: Any) -> Collection[int]:
    """Nobody sees it."""
    return ()


def its_player(table: Any, key: int) -> Collection[int]:
    """Each player sees their own."""
    return (key,)


def everybody(table: Any, key: Any) -> Collection[int]:
    """It lies open."""
    return table.players  # type: ignore[no-any-return]


def check_visibility(game: Game, stated: Mapping[str, Stated]) -> None:
    """Check that the fields declare exactly the secrets in *stated*, for the same players.

    A field of a drawer has its name in front: ``events.bag``.
    """
    declared = places(game.table)
    missing = sorted({place.name[0] for place in declared} - stated.keys())
    why = f"{missing} are declared secret or hidden, but the visibility table does not state them"
    require(not missing, "visibility", why)
    for place in declared:
        said = stated[place.name[0]]
        seers = said.sees if isinstance(said, Known) else said
        found = {player for player in game.table.players if place.seen_by(player)}
        _compare(place, "it is shown to", found, seers(game.table, place.key))
        if isinstance(said, Known):
            _check_known(place, found, said.knows)


def _check_known(place: Place, seers: set[int], knows: Knowers) -> None:
    """Check who knows of the single things in a place, besides those who see all of it."""
    table = place.table
    known = {player: place.shows(player) for player in table.players}
    for thing in place.things:
        found = {player for player in table.players if thing in known[player]}
        stated = {*knows(table, place.key, thing)}
        _compare(place, f"{thing!r} is known to", found, seers | stated)


def _compare(place: Place, what: str, declared: set[int], stated: Collection[int]) -> None:
    why = (
        f"{place.title}: by its declaration {what} {_those(declared)}, by the visibility table to"
        f" {_those(stated)}; they differ in {_those(declared ^ {*stated})}"
    )
    require(declared == {*stated}, "visibility", why)


def _those(players: Collection[int]) -> str:
    return ", ".join(f"p{player}" for player in sorted(players)) or "nobody"


def check_all_stated(stated: Mapping[str, Stated], met: Collection[str]) -> None:
    """Check that every stated field is declared."""
    extra = sorted(stated.keys() - set(met))
    why = f"the visibility table states {extra}, but no such field is declared secret or hidden"
    require(not extra, "visibility", why)
