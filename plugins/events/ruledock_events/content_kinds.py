"""What the packs of the events hold: events, the tiles they are printed on, small numbers."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.plugin import ContentKind, Provenance
from ruledock_isle.public import Example


@attrs.frozen
class Event:
    """What one side of an event tile shows: an action, or a scoring."""

    id: str
    name: str
    text: str
    provenance: Provenance
    does: tuple[Any, ...] = ()
    """The operations of an action."""
    score: Any = None
    """What a scoring pays."""
    choose: str | None = None
    """What each player chooses for a scoring: a row, a column or a cat."""
    examples: tuple[Example, ...] = ()


@attrs.frozen
class EventTile:
    """A tile with an event on either side."""

    id: str
    front: str
    """The event of the first and the last day."""
    back: str
    """The event of the days between."""
    provenance: Provenance


@attrs.frozen
class SmallNumbers:
    """What an opponent who is no player scores for an event, from the second day on."""

    id: str
    """The event."""
    numbers: tuple[int, ...]
    provenance: Provenance


CONTENT = (
    ContentKind("events", "events-event.schema.json", Event),
    ContentKind("event-tiles", "events-tile.schema.json", EventTile),
    ContentKind("small-numbers", "events-small-numbers.schema.json", SmallNumbers),
)
