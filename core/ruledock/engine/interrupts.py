"""Interrupts: what players may do when they are not asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from ruledock.engine.options import Option


@attrs.frozen
class Interrupt:
    """Something a player may do when not asked: what, when, and what then."""

    option: type[Option]
    offer: Callable[[Any, int, frozenset[str] | None], Sequence[Option]]
    """(table, player, only): what is open; *only* names what a closed step lets in, if it is."""
    take: Callable[[Any, int, Any], None]
    """(table, player, option): pay for it and push its steps."""
    name: str
    tags: frozenset[str] = frozenset()
    """Further names under which steps may let some of it in."""
    possible: Callable[[Any, int], bool] = lambda table, player: True
    """Whether, by what everybody knows, the player might have one."""

    def is_among(self, only: frozenset[str]) -> bool:
        """Whether a step that allows *only* these names leaves any of this open."""
        return self.name in only or not only.isdisjoint(self.tags)
