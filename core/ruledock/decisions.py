"""Decisions: what is asked of a player, with all the options there are.

A decision is a value computed from the table and never stored in it. Its options are a sequence
that may be lazy: length, index and membership without building thousands of objects.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ruledock.messages import Message
from ruledock.sequences import (
    LISTED,
    Along,
    Chain,
    Lazy,
    Options,
    Product,
    Subsets,
    subsets,
)

DECIDE = Message("core.decide")


@attrs.frozen(eq=False)
class Decision:
    """What one player is asked now."""

    player: int
    kind: str
    options: Options
    _ask: Message | Callable[[], Message] = DECIDE
    """What to say to the player; a function is called only when somebody wants to read it."""
    public: bool = False
    """Whether the options follow from public facts: then a single one is taken by the machine."""
    private: bool = False
    """Whether the choice made stays the player's secret."""
    interrupts: bool = False
    """Whether the interrupts open to the player stand among the options, as on an own turn."""

    @property
    def prompt(self) -> Message:
        """What the player is asked, as a sentence."""
        return self._ask() if callable(self._ask) else self._ask

    def offering(self, options: Options) -> Decision:
        """The same decision with other options."""
        public, private = self.public, self.private
        return Decision(
            self.player, self.kind, options, self._ask, public, private, self.interrupts
        )

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of p{self.player}, {len(self.options)} options>"


__all__ = [
    "LISTED",
    "Along",
    "Chain",
    "Decision",
    "Lazy",
    "Options",
    "Product",
    "Subsets",
    "subsets",
]
