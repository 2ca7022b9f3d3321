"""What cards do, as operations with tests: whether they are possible, and would change anything.

mypyc would refuse a module's own kind of operation here, so this module is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import attrs

from ruledock.plugin import BoundOp, Message, Operation

if TYPE_CHECKING:
    from ruledock_isle.table import IsleTable

T = TypeVar("T")

# Only with *none and **params both does mypy take functions that name their parameters.


class Test(Protocol):
    """Whether an operation is possible, or idle, for a player; its parameters are keywords."""

    def __call__(self, table: IsleTable, player: int, /, *none: Any, **params: Any) -> bool: ...


class Why(Protocol):
    """Why an operation is not possible for a player, or idle; its parameters are keywords."""

    def __call__(
        self, table: IsleTable, player: int, /, *none: Any, **params: Any
    ) -> Message | None: ...


@attrs.frozen(eq=False)
class IsleOperation(Operation):
    """An operation of the isle, with tests of whether it can be done and would do anything."""

    can: Test | None = attrs.field(default=None, kw_only=True)
    """Whether it is possible now; None if it always is."""
    idle: Test | None = attrs.field(default=None, kw_only=True)
    """Whether it is possible and would change nothing; None if it always changes something."""
    why: Why | None = attrs.field(default=None, kw_only=True)
    """The reason once a test has failed; called like the tests, and only when a card is refused."""

    def bind(self, params: Mapping[str, Any]) -> BoundOp:
        """Bind its tests, too: windows ask them twice a decision."""
        tests = _bound(self.can, params), _bound(self.idle, params)
        return Doing(self, params, *tests, _bound(self.why, params))


@attrs.frozen
class Doing(BoundOp):
    """An operation of a card, with its tests as ``can(table, player)``."""

    can: Test | None = None
    idle: Test | None = None
    why: Why | None = None


def doings(bound: Iterable[BoundOp]) -> tuple[Doing, ...]:
    """The operations of a card; one without tests is always possible and changes something."""
    return tuple(
        one if isinstance(one, Doing) else Doing(one.operation, one.params) for one in bound
    )


def _bound(test: Callable[..., T] | None, params: Mapping[str, Any]) -> Callable[..., T] | None:
    return partial(test, **params) if test is not None and params else test
