"""The codes of problems in expressions and operations, each with an explanation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

WORD_CODES: Mapping[str, str] = MappingProxyType(
    {
        "bad-score": "The score repeated here has mistakes of its own.",
        "circular-score": "A score repeats itself, directly or through others.",
        "too-costly": "Evaluating the expression takes too many steps.",
        "too-large": "The expression has too many words.",
        "unbound": "No word around this place runs through such things, so there is none to name.",
        "unknown-attribute": "The things selected here have no such attribute.",
        "unknown-operation": "No plugin of this game has an operation of this name.",
        "unknown-score": "There is no score of this name to repeat.",
        "unknown-word": "No word of this name can stand here.",
        "wrong-sort": "The word exists, but has another sort than expected here.",
    }
)
