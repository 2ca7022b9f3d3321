"""Step kinds: what a step does on top of the agenda, and which interrupts it closes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ruledock.engine.decisions import Decision
from ruledock.engine.functions import CanWait, Closes, Offer, Run, Take
from ruledock.engine.options import Option
from ruledock.values import field, frozen

if TYPE_CHECKING:
    from ruledock.engine.table import Table

Asked = Decision | Sequence[Decision] | None
RUNS: Final = 0
ASKS: Final = 1
OTHER: Final = 2
"""Ways to handle a step: take it off the agenda and run it; ask, and take it off before the answer
is carried out; or leave both to the kind."""
Plan = tuple[int, Callable[..., Any], Callable[..., Any]]
"""The way, and the functions that ask and that carry out the answer. The machine calls them without
going through the kind, which spares two of the seven calls that a short decision takes."""


def nobody(step: Any, player: int) -> bool:
    """Close interrupts to nobody."""
    return False


def its_player(step: Any, player: int) -> bool:
    """Close interrupts to the player who is resolving the step."""
    return bool(step.player == player)


def everyone(step: Any, player: int) -> bool:
    """Close interrupts to all players."""
    return True


def always(table: Any, step: Any) -> bool:
    """The step can wait on any table."""
    return True


def at_the_bottom(table: Any, step: Any) -> bool:
    """The step can wait only at the bottom of the agenda."""
    return table.agenda[0] is step


def around(table: Any, step: Any) -> tuple[list[Any], list[Any]]:
    """The steps below and above *step* on the agenda."""
    place = next(place for place, one in enumerate(table.agenda) if one is step)
    return table.agenda[:place], table.agenda[place + 1 :]


def _names(names: Any) -> Callable[[Any], frozenset[str]]:
    if callable(names):
        return names  # type: ignore[no-any-return]
    fixed = frozenset(names)
    return lambda step: fixed


@frozen
class StepKind:
    """Base of all step kinds: to whom a step closes interrupts, and which it still allows."""

    step: type
    name: str = field(kw_only=True)
    """Its name in saves, after that of its plugin. Never change it; the class may be renamed."""
    closes: Closes = field(default=nobody, kw_only=True)
    allows: Any = field(default=(), converter=_names, kw_only=True)
    """Names of interrupts, or a function from the step to such names."""
    anonymous: bool = field(default=False, kw_only=True)
    """Whether it hides from others who is being asked."""
    fits: CanWait = field(default=always, kw_only=True)

    @property
    def may_close(self) -> bool:
        """Whether such a step may close interrupts to anybody."""
        return self.closes is not nobody

    def allowed(self, step: Any, player: int) -> frozenset[str] | None:
        """The interrupts the step allows *player*; None if it closes nothing."""
        if not self.closes(step, player):
            return None
        left: frozenset[str] = self.allows(step)
        return left

    def ask(self, table: Table, step: Any) -> Asked:
        """The decisions this step opens now; None if it has just run, empty if it is done."""
        return ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        """Carry out the choice of *player*. Never called on a step that asks nobody."""

    @property
    def plan(self) -> Plan:
        """How the machine handles such a step."""
        return OTHER, self.ask, self.take

    @property
    def looks_at_tables(self) -> bool:
        """Whether such a step can wait on some tables only."""
        return self.fits is not always or type(self).may_wait is not StepKind.may_wait

    def may_wait(self, table: Table, step: Any, place: int) -> bool:
        """Whether a loaded step can wait at this place of the agenda."""
        return self.fits(table, step)

    def interrupted(self, table: Table, step: Any) -> None:
        """Called when somebody used an interrupt during this step; the step may move on."""


@frozen
class Automatic(StepKind):
    """A step that asks nobody."""

    run: Run

    @property
    def plan(self) -> Plan:
        own = type(self).ask is not Automatic.ask
        return super().plan if own else (RUNS, self.run, self.take)

    def ask(self, table: Table, step: Any) -> Asked:
        table.agenda.pop()
        self.run(table, step)
        return None


@frozen
class Asking(StepKind):
    """A step that asks: *offer* makes its decisions, and *then* carries out the first answer."""

    offer: Offer
    then: Take

    @property
    def plan(self) -> Plan:
        own = type(self).ask is not Asking.ask or type(self).take is not Asking.take
        return super().plan if own else (ASKS, self.offer, self.then)

    def ask(self, table: Table, step: Any) -> Asked:
        return self.offer(table, step) or ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        table.agenda.pop()
        self.then(table, step, player, chosen)
