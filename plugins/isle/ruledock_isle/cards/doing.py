"""What cards do, as operations with tests: whether they are possible, and would change anything.

mypyc would refuse a module's own kind of operation here, so this module is not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import attrs

from ruledock.plugin import BoundOp, Operation

Test = Callable[..., bool]


@attrs.frozen(eq=False)
class IsleOperation(Operation):
    """An operation of the isle; its tests are called as ``can(table, player, **params)``."""

    can: Test | None = attrs.field(default=None, kw_only=True)
    """Whether it is possible now; None if it always is."""
    idle: Test | None = attrs.field(default=None, kw_only=True)
    """Whether it is possible and would change nothing; None if it always changes something."""

    def bind(self, params: Mapping[str, Any]) -> BoundOp:
        """Bind its tests, too: windows ask them twice a decision."""
        return Doing(self, params, _bound(self.can, params), _bound(self.idle, params))


@attrs.frozen
class Doing(BoundOp):
    """An operation of a card, with its tests as ``can(table, player)``."""

    can: Test | None = None
    idle: Test | None = None


def doings(bound: Iterable[BoundOp]) -> tuple[Doing, ...]:
    """The operations of a card; one without tests is always possible and changes something."""
    return tuple(
        one if isinstance(one, Doing) else Doing(one.operation, one.params) for one in bound
    )


def _bound(test: Test | None, params: Mapping[str, Any]) -> Test | None:
    return partial(test, **params) if test is not None and params else test
