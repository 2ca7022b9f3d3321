"""Check what modules need, and what they exclude."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.errors import ConfigError, wrong
from ruledock.linking.config import Config
from ruledock.linking.hooks import Needs
from ruledock.linking.parts import Parts
from ruledock.messages import Message


def check_needs(config: Config, parts: Parts) -> None:
    """Refuse modules whose needs are not met, or that exclude each other; list every reason."""
    each = parts.each("ruledock_needs")
    if problems := [one for plugin, needs in each for one in _unmet(plugin, needs, config)]:
        raise ConfigError(*problems)


def _unmet(plugin: str, needs: Needs, config: Config) -> Iterator[Message]:
    for other in needs.modules:
        if other not in config.modules:
            yield wrong("needs", module=plugin, other=other)
    for other, why in needs.excludes.items():
        if other in config.modules:
            yield wrong("excludes", module=plugin, other=other, why=why)
    if needs.players and not needs.players[0] <= config.players <= needs.players[1]:
        low, high = needs.players
        yield wrong("players_with", module=plugin, low=low, high=high, found=config.players)
