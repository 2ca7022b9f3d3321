"""What the packs of this game hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ruledock.plugin import ContentKind, Provenance


@attrs.frozen
class Card:
    """One physical card."""

    id: str
    family: str
    colour: str
    provenance: Provenance


@attrs.frozen
class Family:
    """A figure that cards show, and what such cards are for."""

    id: str
    name: str
    type: str
    provenance: Provenance
    figure: str = ""
    """What it looks like on a page: a path of SVG around 0, 0."""


@attrs.frozen
class Colour:
    """A colour that cards have."""

    id: str
    name: str
    provenance: Provenance
    paint: str = ""
    """The style in which a terminal shows it."""
    shade: str = "#d8d4ca"
    """Its colour on a page."""


@attrs.frozen
class Pair:
    """Two cards that can be laid together, and the operations that follow."""

    id: str
    families: tuple[str, str]
    text: str
    does: tuple[Any, ...]
    provenance: Provenance


@attrs.frozen
class Line:
    """One line of a player's score in a round, in words."""

    id: str
    text: str
    counts: str
    """``cards`` for card points, ``bonus`` for the colour bonus."""
    score: Mapping[str, Any]
    provenance: Provenance
    rule: str = ""


@attrs.frozen
class Victory:
    """A condition, in words, that wins the whole game at once."""

    id: str
    text: str
    if_: Mapping[str, Any]
    provenance: Provenance
    rule: str = ""

    @classmethod
    def __from_json__(cls, value: Any) -> Victory:
        rest = {key: part for key, part in value.items() if key not in ("if", "provenance")}
        return cls(
            if_=value["if"], provenance=Provenance.__from_json__(value["provenance"]), **rest
        )


CONTENT = (
    ContentKind("cards", "sea_salt_paper-card.schema.json", Card),
    ContentKind("families", "sea_salt_paper-family.schema.json", Family),
    ContentKind("colours", "sea_salt_paper-colour.schema.json", Colour),
    ContentKind("pairs", "sea_salt_paper-pair.schema.json", Pair),
    ContentKind("lines", "sea_salt_paper-line.schema.json", Line),
    ContentKind("victories", "sea_salt_paper-victory.schema.json", Victory),
)
