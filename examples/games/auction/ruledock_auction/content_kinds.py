"""What the packs of this game hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ruledock.plugin import ContentKind


@attrs.frozen
class Lot:
    """Something to buy and to show: a vase, a clock …"""

    id: str
    kind: str
    value: int
    provenance: str


@attrs.frozen
class Favour:
    """Something somebody owes you: a list of operations, called in at any time."""

    id: str
    name: str
    text: str
    does: tuple[Any, ...]
    provenance: str
    answers: bool = False
    """Whether players can play it only in answer to another favour."""


@attrs.frozen
class Line:
    """One line of the final score, in words."""

    id: str
    text: str
    score: Mapping[str, Any]
    provenance: str


CONTENT = (
    ContentKind("lots", "auction-lot.schema.json", Lot),
    ContentKind("favours", "auction-favour.schema.json", Favour),
    ContentKind("lines", "auction-line.schema.json", Line),
)
