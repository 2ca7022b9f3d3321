"""Discovery cards that are no lessons, as packs hold them."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.plugin import ContentKind


@attrs.frozen
class Way:
    """One way to use an oshax card or a treasure card."""

    name: str
    does: tuple[Any, ...]


@attrs.frozen
class SoloCard:
    """What a card says instead in a game for one."""

    text: str
    does: tuple[Any, ...]


@attrs.frozen
class Card:
    """A discovery card that is no lesson."""

    id: str
    kind: str
    name: str
    text: str
    cost: int
    provenance: Any
    speed: int = 0
    whole: int = 0
    """Baskets on it, each for one rescue."""
    broken: int = 0
    """Broken baskets on it."""
    ways: tuple[Way, ...] = ()
    does: tuple[Any, ...] = ()
    solo: SoloCard | None = None


CONTENT = ContentKind("cards", "isle-card.schema.json", Card)
