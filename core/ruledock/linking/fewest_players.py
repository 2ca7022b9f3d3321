"""The number of players if the host does not say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ruledock.errors import RuledockError
from ruledock.linking import plugins

if TYPE_CHECKING:
    from ruledock.linking.hooks import Needs

UNKNOWN = 2
"""For a game that linking will refuse anyhow."""


def fewest_players(game: str, modules: Sequence[str]) -> int:
    """The lowest number that the game allows with these modules."""
    try:
        spec = plugins.load(game, "game").ruledock_game()
        count: int = spec.fewest_without_modules or spec.players[0]
        ranges = [needs.players for name in modules for needs in _needs(name) if needs.players]
    except (RuledockError, AttributeError, TypeError):
        return UNKNOWN
    for low, high in ranges:
        count = min(max(count, low), high)
    return count


def _needs(module: str) -> Iterator[Needs]:
    answer = getattr(plugins.load(module), "ruledock_needs", None)
    return iter(answer() if answer else ())
