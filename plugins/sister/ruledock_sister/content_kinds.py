"""What the sister's packs hold: her cards, her lessons, colour cards and what colours score."""

from __future__ import annotations

from typing import Any, Literal

import attrs

from ruledock.plugin import ContentKind, Provenance
from ruledock_isle.public import Example, ScoringLine


@attrs.frozen
class SisterCard:
    """One of her cards: what she does, and her baskets and speed if it is the first of a day."""

    id: str
    text: str
    baskets: int
    """How many cards she plays on a day that begins with it."""
    speed: int
    does: tuple[Any, ...]
    provenance: Provenance


@attrs.frozen
class ColourCard:
    """A card that names a colour of cats."""

    id: str
    colour: str
    provenance: Provenance


@attrs.frozen
class SisterLesson:
    """A lesson of hers: what she scores for the player's boat."""

    id: str
    name: str
    level: Literal["basic", "advanced"]
    text: str
    score: Any
    examples: tuple[Example, ...]
    provenance: Provenance


CONTENT = (
    ContentKind("sister-cards", "sister-card.schema.json", SisterCard),
    ContentKind("sister-colour-cards", "sister-colour-card.schema.json", ColourCard),
    ContentKind("sister-colours", "isle-scoring.schema.json", ScoringLine),
    ContentKind("sister-lessons", "sister-lesson.schema.json", SisterLesson),
)
