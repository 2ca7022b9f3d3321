"""Kinds of step: what happens when a step comes to the top of the agenda, and what it closes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option

if TYPE_CHECKING:
    from ruledock.engine.table import Table

Asked = Decision | Sequence[Decision] | None
Closes = Callable[[Any, int], bool]


def nobody(step: Any, player: int) -> bool:
    """The step closes interrupts to nobody."""
    return False


def its_player(step: Any, player: int) -> bool:
    """The step closes interrupts to the player who is resolving it."""
    return bool(step.player == player)


def everyone(step: Any, player: int) -> bool:
    """The step closes interrupts to all."""
    return True


def always(table: Any, step: Any) -> bool:
    """The step can wait on any table."""
    return True


def at_the_bottom(table: Any, step: Any) -> bool:
    """The step can wait only below all others, as the one that starts whatever comes next."""
    return table.agenda[0] is step


def around(table: Any, step: Any) -> tuple[list[Any], list[Any]]:
    """What waits below a step on the agenda, and what above it, for those who ask what fits."""
    place = next(place for place, one in enumerate(table.agenda) if one is step)
    return table.agenda[:place], table.agenda[place + 1 :]


def _names(names: Any) -> Callable[[Any], frozenset[str]]:
    if callable(names):
        return names  # type: ignore[no-any-return]
    fixed = frozenset(names)
    return lambda step: fixed


@attrs.frozen
class StepKind:
    """What every kind of step says: to whom it closes interrupts, and what it lets in even so."""

    step: type
    name: str = attrs.field(kw_only=True)
    """What saves call such a step, after the name of its plugin; it outlives every class name."""
    closes: Closes = attrs.field(default=nobody, kw_only=True)
    allows: Any = attrs.field(default=(), converter=_names, kw_only=True)
    """Names of interrupts, or a function from the step to such names."""
    anonymous: bool = attrs.field(default=False, kw_only=True)
    """Whether nobody else may see who is being asked."""
    fits: Callable[[Any, Any], bool] = attrs.field(default=always, kw_only=True)
    """(table, step): whether the step can be waiting on this table; asked of loaded saves only."""

    @property
    def may_close(self) -> bool:
        """Whether such a step ever closes an interrupt to anybody."""
        return self.closes is not nobody

    def allowed(self, step: Any, player: int) -> frozenset[str] | None:
        """Which interrupts the step leaves open to *player*; None when it closes nothing."""
        if not self.closes(step, player):
            return None
        left: frozenset[str] = self.allows(step)
        return left

    def ask(self, table: Table, step: Any) -> Asked:
        """The decisions this step opens now; None when it has just run, empty when it is done."""
        return ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        """Carry out what *player* has chosen. A step that asks nobody is never answered."""

    @property
    def looks_at_tables(self) -> bool:
        """Whether such a step can be waiting on some tables only."""
        return self.fits is not always or type(self).may_wait is not StepKind.may_wait

    def may_wait(self, table: Table, step: Any, place: int) -> bool:
        """Whether a loaded step can be waiting here, at this place of the agenda."""
        return self.fits(table, step)

    def interrupted(self, table: Table, step: Any) -> None:
        """The player being asked used an interrupt as the answer; the step may move on."""


@attrs.frozen
class Automatic(StepKind):
    """A step that asks nobody."""

    run: Callable[[Any, Any], None]

    def ask(self, table: Table, step: Any) -> Asked:
        table.agenda.pop()
        self.run(table, step)
        return None


@attrs.frozen
class Asking(StepKind):
    """A step that asks: *offer* makes its decisions; when one is taken, the step is gone."""

    offer: Callable[[Any, Any], Asked]
    then: Callable[[Any, Any, int, Any], None]

    def ask(self, table: Table, step: Any) -> Asked:
        return self.offer(table, step) or ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        table.agenda.pop()
        self.then(table, step, player, chosen)
