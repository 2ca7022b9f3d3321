"""Decisions: what a player must choose, with all the options.

A decision is a value computed from the table and never stored in it. Its options are a sequence
that may be lazy: length, index and membership without building thousands of objects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

import attrs

from ruledock.engine.sequences import LISTED, Chain, Lazy, Options, Product, Subsets
from ruledock.messages import Message, Phrasebook

DECIDE = Message("core.decide")
Ask = Message | Callable[[], Message] | Mapping[str, Any] | None
_write = object.__setattr__


class Decision:
    """What one player must choose now. Immutable."""

    # A compiled class has no setters for what is Final; lines marked "pure" are left out of it.

    __slots__ = ("_ask", "interrupts", "kind", "options", "player", "private", "public")
    player: Final[int]
    kind: Final[str]
    options: Final[Options]
    public: Final[bool]
    """Whether everybody can work out the options, or at least their number if the choice is
    private. If so, the machine takes a single option by itself."""
    private: Final[bool]
    """Whether only the player learns what they chose, in a secret choice even after all have."""
    interrupts: Final[bool]
    """Whether the player's open interrupts are among the options, as on their own turn."""

    def __init__(
        self,
        player: int,
        kind: str,
        options: Options,
        ask: Ask = None,
        public: bool = False,
        private: bool = False,
        interrupts: bool = False,
    ) -> None:
        """*ask* is the prompt, or a function that makes it when somebody reads it.

        It may also be the arguments of the prompt, or left out: a decision of the kind
        ``hearts.pass`` asks the sentence ``hearts-ask-pass``.
        """
        if type(options) is list:
            options = tuple(options)  # so that bots cannot add to it
        _write(self, "__class__", _Unwritten)  # pure: far cheaper than seven guarded writes
        self.player = player
        self.kind = kind
        self.options = options
        self._ask = ask
        self.public = public
        self.private = private
        self.interrupts = interrupts
        self.__class__ = Decision  # pure

    @property
    def prompt(self) -> Message:
        """The question to the player."""
        ask = self._ask
        if isinstance(ask, Message):
            return ask
        return ask() if callable(ask) else self._by_kind(ask or {})

    def _by_kind(self, args: Mapping[str, Any]) -> Message:
        """The question named after the kind of the decision."""
        plugin, _, kind = self.kind.partition(".")
        sentence = f"{plugin}.ask.{kind}"
        return Message(sentence, args) if args or Phrasebook.has(sentence) else DECIDE

    def offering(self, options: Options) -> Decision:
        """The same decision with other options."""
        public, private = self.public, self.private
        return Decision(
            self.player, self.kind, options, self._ask, public, private, self.interrupts
        )

    def __copy__(self) -> Decision:
        return self

    def __deepcopy__(self, memo: object) -> Decision:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("a decision is computed, never kept: pickle its game, or an option")

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of p{self.player}, {len(self.options)} options>"


class _Unwritten:
    """A decision under construction, still writable."""

    __slots__ = Decision.__slots__  # pure


def _refuse(self: Decision, name: str, value: object = None) -> NoReturn:
    raise attrs.exceptions.FrozenInstanceError()


Decision.__setattr__ = Decision.__delattr__ = _refuse  # type: ignore[assignment]  # pure


__all__ = [
    "LISTED",
    "Chain",
    "Decision",
    "Lazy",
    "Options",
    "Product",
    "Subsets",
]
