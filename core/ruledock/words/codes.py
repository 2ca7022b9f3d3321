"""What the codes of problems in expressions and operations mean."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

WORD_CODES: Mapping[str, str] = MappingProxyType(
    {
        "bad-score": "The score that is repeated here has mistakes of its own.",
        "circular-score": "A score repeats itself, directly or through others.",
        "too-costly": "Evaluating the expression takes more steps than any honest score needs.",
        "too-large": "The expression has more words than anybody could read.",
        "unbound": "Nothing around this place runs through such things, so none of them is meant.",
        "unknown-attribute": "The things selected here have no such attribute.",
        "unknown-operation": "No plugin of this game knows an operation of this name.",
        "unknown-score": "There is no score of this name to repeat.",
        "unknown-word": "No word of this name can stand here.",
        "wrong-sort": "The word exists, but says something of another sort than is expected here.",
    }
)
