"""What an option is about, and in which way it is done."""

from __future__ import annotations

from ruledock.engine.options import Axis
from ruledock.linking.ruleset import Ruleset

FEW = 8
"""A field with at most this many values says how something is done, not what it is about."""


def says_how(axis: Axis, ruleset: Ruleset) -> bool:
    """Whether a field says how something is done: it has few values, and they can be listed."""
    return axis.member is None and len(axis.domain(ruleset)) <= FEW
