"""Checks that packs ask for: of expressions, and of lists of operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruledock.errors import Problem
from ruledock.values import frozen


@frozen
class WordCheck:
    """Finds the problems of a value; the fingerprint identifies all that it may be made of."""

    check: Callable[[Any], list[Problem]]
    fingerprint: str

    def __call__(self, value: Any, /) -> list[Problem]:
        return self.check(value)
