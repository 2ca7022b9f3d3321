"""The functions that plugins give to axes, kinds of step and interrupts: how each is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision, Options
    from ruledock.engine.step_kinds import Asked
    from ruledock.messages import Message


class IsPossible(Protocol):
    """Whether a value of an axis is possible, if the domain does not list them all."""

    def __call__(self, ruleset: Any, value: Any, /) -> bool: ...


class Called(Protocol):
    """What people call a value of an axis, if not as it is written."""

    def __call__(self, ruleset: Any, value: Any, /) -> str | Message: ...


class ThingOf(Protocol):
    """The thing that a value of an axis stands for, whose name or text a message may show."""

    def __call__(self, ruleset: Any, value: Any, /) -> Any: ...


class Closes(Protocol):
    """Whether a step closes interrupts to a player."""

    def __call__(self, step: Any, player: int, /) -> bool: ...


class CanWait(Protocol):
    """Whether a step can wait on this table; only loading asks."""

    def __call__(self, table: Any, step: Any, /) -> bool: ...


class Run(Protocol):
    """Does what a step does that asks nobody."""

    def __call__(self, table: Any, step: Any, /) -> None: ...


class Offer(Protocol):
    """The decisions that a step opens now; None if there is nothing to ask."""

    def __call__(self, table: Any, step: Any, /) -> Asked: ...


class Take(Protocol):
    """Carries out what a player chose when a step asked."""

    def __call__(self, table: Any, step: Any, player: int, chosen: Any, /) -> None: ...


class OfferEach(Protocol):
    """What one of several players may choose in secret."""

    def __call__(self, table: Any, step: Any, player: int, /) -> Decision: ...


class Resolve(Protocol):
    """Carries out what players chose in secret, by player."""

    def __call__(self, table: Any, step: Any, chosen: dict[int, Any], /) -> None: ...


class OfferUnasked(Protocol):
    """The options open unasked. *only* names interrupts that closed steps allow; None: none is."""

    def __call__(self, table: Any, player: int, only: frozenset[str] | None, /) -> Options: ...


class TakeUnasked(Protocol):
    """Pays for an interrupt and pushes its steps."""

    def __call__(self, table: Any, player: int, chosen: Any, /) -> None: ...


class MayHave(Protocol):
    """Whether a player might have an interrupt, judging by public facts only."""

    def __call__(self, table: Any, player: int, /) -> bool: ...
