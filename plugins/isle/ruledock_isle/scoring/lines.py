"""The lines of the final scoring, as packs hold them."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.plugin import ContentKind, Provenance
from ruledock_isle.words.examples import Example


@attrs.frozen
class ScoringLine:
    """One line of the final scoring, before any lesson."""

    id: str
    text: str
    score: Any
    order: int
    """Lines are scored in this order."""
    rule: str
    """The rule in the rulebook that it follows."""
    examples: tuple[Example, ...]
    provenance: Provenance


CONTENT = ContentKind("scoring", "isle-scoring.schema.json", ScoringLine)
