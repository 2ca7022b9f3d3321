"""What the packs of this game hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ruledock.plugin import ContentKind, Provenance


@attrs.frozen
class Cat:
    """A cat tile; one with a question mark has no strength of its own."""

    id: str
    strength: int | None = None
    chief: bool = False


@attrs.frozen
class Power:
    """What a clan or its chief can do: printed text, moment, and operations or score."""

    text: str
    when: str
    does: tuple[Any, ...] = ()
    score: Mapping[str, Any] | None = None


@attrs.frozen
class Clan:
    """Five cats and a card with two powers."""

    id: str
    name: str
    cats: tuple[Cat, ...]
    effect: Power
    chief: Power
    provenance: Provenance
    names: Mapping[str, str] = attrs.field(factory=dict)


@attrs.frozen
class Dog:
    """A dog tile, and where its arrows point when it lies upright."""

    id: str
    name: str
    arrows: tuple[str, ...]
    provenance: Provenance


@attrs.frozen
class Kind:
    """A kind of prey; the tiles of some kinds multiply when one clan has caught them all."""

    id: str
    name: str
    multiplies: bool
    provenance: Provenance
    figure: str = ""
    """What it looks like on a page: a path of SVG around 0, 0."""


@attrs.frozen
class Prey:
    """A prey tile."""

    id: str
    kind: str
    points: int
    provenance: Provenance


@attrs.frozen
class Line:
    """One line of every clan's score, in words."""

    id: str
    text: str
    score: Mapping[str, Any]
    rule: str
    provenance: Provenance


CONTENT = (
    ContentKind("clans", "kockombat-clan.schema.json", Clan),
    ContentKind("dogs", "kockombat-dog.schema.json", Dog),
    ContentKind("kinds", "kockombat-kind.schema.json", Kind),
    ContentKind("prey", "kockombat-prey.schema.json", Prey),
    ContentKind("lines", "kockombat-line.schema.json", Line),
)
