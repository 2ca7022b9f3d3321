"""Compare the declared secrets with a visibility table that states them again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.game.places import places
from ruledock.testing.failures import require

if TYPE_CHECKING:
    from ruledock.game.game import Game

Seers = Callable[[Any, Any], Collection[int]]
"""(table, key): the players who see what lies there."""


def nobody(table: Any, key: Any) -> Collection[int]:
    """Nobody sees it."""
    return ()


def its_player(table: Any, key: int) -> Collection[int]:
    """Each player sees their own."""
    return (key,)


def everybody(table: Any, key: Any) -> Collection[int]:
    """It lies open."""
    return table.players  # type: ignore[no-any-return]


def check_visibility(game: Game, stated: Mapping[str, Seers]) -> None:
    """Check that the fields declare exactly the secrets in *stated*, for the same players.

    A field of a drawer has its name in front: ``events.bag``.
    """
    declared = places(game.table)
    missing = {place.name[0] for place in declared} - stated.keys()
    require(not missing, "visibility", f"declared, but not stated: {sorted(missing)}")
    for place in declared:
        seers = sorted(stated[place.name[0]](game.table, place.key))
        found = [player for player in game.table.players if place.seen_by(player)]
        field, key = place.name
        what = f"who sees {field}" + ("" if key is None else f" of {key}")
        stands = f"the test states {_players(seers)}, the field declares {_players(found)}"
        require(seers == found, "visibility", f"{what}: {stands}")


def _players(seers: Collection[int]) -> str:
    return ", ".join(f"p{player}" for player in seers) or "nobody"


def check_all_stated(stated: Mapping[str, Seers], met: Collection[str]) -> None:
    """Check that every stated field is declared."""
    extra = sorted(stated.keys() - set(met))
    require(not extra, "visibility", f"stated, but not declared: {extra}")
