"""Lessons and the lines of the final scoring, as packs hold them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ruledock.content import ContentKind, Provenance


@attrs.frozen
class Example:
    """A boat, perhaps with its owner's belongings, and what a score pays for it."""

    boat: str | tuple[str, ...]
    """The boat as text, whole or line by line."""
    scores: int
    named: Mapping[str, Any] = attrs.field(factory=dict)
    """What the score wants named, such as a colour."""
    fish: int = 0
    baskets: int = 0
    lessons: int = 0
    turn_position: int = 1
    others: tuple[str | tuple[str, ...], ...] = ()
    """The boats of other players."""
    text: str = ""


@attrs.frozen
class Solo:
    """What a lesson says instead in a game for one."""

    text: str
    score: Any
    examples: tuple[Example, ...] = ()


@attrs.frozen
class Lesson:
    """A lesson card: what it costs to buy, and what it pays at the end of the game."""

    id: str
    name: str
    text: str
    cost: int
    score: Any
    examples: tuple[Example, ...]
    provenance: Provenance
    set: str | None = None
    """The letter or name of its set; a basic lesson has none."""
    public: bool = False
    """Whether it lies open and counts for everybody."""
    colour: bool = False
    """Whether a colour is named as it is played; its score then speaks of ``named`` colour."""
    solo: Solo | None = None


@attrs.frozen
class ScoringLine:
    """One line of the final scoring, before any lesson."""

    id: str
    text: str
    score: Any
    order: int
    """Lines are scored in this order."""
    rule: str
    """The rule of the rulebook that it follows."""
    examples: tuple[Example, ...]
    provenance: Provenance


CONTENT = (
    ContentKind("lessons", "isle-lesson.schema.json", Lesson),
    ContentKind("scoring", "isle-scoring.schema.json", ScoringLine),
)
