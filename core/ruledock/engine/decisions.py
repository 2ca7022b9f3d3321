"""Decisions: what is asked of a player, with all the options there are.

A decision is a value computed from the table and never stored in it. Its options are a sequence
that may be lazy: length, index and membership without building thousands of objects.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ruledock.engine.sequences import LISTED, Chain, Lazy, Options, Product, Subsets, subsets
from ruledock.messages import Message

DECIDE = Message("core.decide")
_write = object.__setattr__


class Decision:
    """What one player is asked now. It never changes."""

    __slots__ = ("_ask", "interrupts", "kind", "options", "player", "private", "public")
    player: int
    kind: str
    options: Options
    public: bool
    """Whether the options follow from public facts, or at least their number where the choice is
    private: then a single one is taken by the machine."""
    private: bool
    """Whether the choice made stays the player's secret."""
    interrupts: bool
    """Whether the interrupts open to the player stand among the options, as on an own turn."""

    def __init__(
        self,
        player: int,
        kind: str,
        options: Options,
        ask: Message | Callable[[], Message] = DECIDE,
        public: bool = False,
        private: bool = False,
        interrupts: bool = False,
    ) -> None:
        """*ask* is what to say to the player, or a function called when somebody wants to read."""
        if type(options) is list:
            options = tuple(options)  # nobody who is asked puts something in
        _write(self, "__class__", _Unwritten)  # far cheaper than seven guarded writes
        self.player, self.kind, self.options, self._ask = player, kind, options, ask
        self.public, self.private, self.interrupts = public, private, interrupts
        self.__class__ = Decision

    def __setattr__(self, name: str, value: object = None) -> None:
        raise attrs.exceptions.FrozenInstanceError()

    __delattr__ = __setattr__

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


class _Unwritten:
    """A decision while it is being made."""

    __slots__ = Decision.__slots__


__all__ = [
    "LISTED",
    "Chain",
    "Decision",
    "Lazy",
    "Options",
    "Product",
    "Subsets",
    "subsets",
]
