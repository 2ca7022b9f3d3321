"""Interrupts: what players may do without being asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from ruledock.engine.options import Option


@attrs.frozen
class Interrupt:
    """Something a player may do without being asked: what it is, when it is open, what it does."""

    option: type[Option]
    offer: Callable[[Any, int, frozenset[str] | None], Sequence[Option]]
    """(table, player, only): the open options. *only* names the interrupts that closed steps still
    allow; None if no step is closed."""
    take: Callable[[Any, int, Any], None]
    """(table, player, option): pay for it and push its steps."""
    name: str
    tags: frozenset[str] = frozenset()
    """Further names by which steps may allow part of it."""
    possible: Callable[[Any, int], bool] = lambda table, player: True
    """(table, player): whether the player might have one, judging by public facts only."""

    def is_among(self, only: frozenset[str]) -> bool:
        """Whether a step that allows *only* these names allows any of this."""
        return self.name in only or not only.isdisjoint(self.tags)
