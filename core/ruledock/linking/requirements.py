"""Check what modules need, and what they exclude."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.errors import ConfigError
from ruledock.linking.config import Config
from ruledock.linking.hooks import Needs
from ruledock.linking.parts import Parts


def check_needs(config: Config, parts: Parts) -> None:
    """Refuse modules whose needs are not met, or that exclude each other; list every reason."""
    problems: list[str] = []
    for plugin, needs in parts.each("ruledock_needs"):
        problems += _unmet(plugin, needs, config)
    if problems:
        raise ConfigError("\n".join(problems))


def _unmet(plugin: str, needs: Needs, config: Config) -> Iterator[str]:
    for other in needs.modules:
        if other not in config.modules:
            yield f"module {plugin!r} needs module {other!r}"
    for other, why in needs.excludes.items():
        if other in config.modules:
            yield f"modules {plugin!r} and {other!r} cannot be played together: {why}"
    if needs.players and not needs.players[0] <= config.players <= needs.players[1]:
        low, high = needs.players
        yield f"module {plugin!r} is for {low} to {high} players, not {config.players}"
