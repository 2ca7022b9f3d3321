"""Windows: moments at which players may act, in turn order."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ruledock.engine.decisions import Decision
from ruledock.engine.domains import Player
from ruledock.engine.functions import MayHave
from ruledock.engine.options import Option, option
from ruledock.engine.step_kinds import Asked, StepKind
from ruledock.messages import MAY_ACT
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.table import Table


@option("nothing")
class Nothing(Option):
    """Do nothing at a window."""


_NOTHING = (Nothing(),)


@frozen
class Window:
    """A moment at which players may act in turn order, one thing each, until all pass in a row."""

    name: str
    order: tuple[Player, ...]
    at: int = 0
    quiet: int = 0

    @property
    def player(self) -> int:
        """The player asked now."""
        return self.order[self.at]

    def passed_on(self, quiet: int) -> Window:
        """The window at the next player; *quiet* players in a row have passed."""
        return window(self.name, self.order, (self.at + 1) % len(self.order), quiet)


window = lru_cache(maxsize=4096)(Window)
"""Cached, because every game has the same few windows."""


@cache
def _asked(player: int) -> Decision:
    """A window's decision for a player, still without their interrupts."""
    return Decision(player, "core.window", _NOTHING, MAY_ACT, False, True, True)


@frozen
class Windows(StepKind):
    """Handles a :class:`Window`: asks every player in it, whatever they hold."""

    possible: MayHave = lambda table, player: True

    def may_wait(self, table: Table, step: Window, place: int) -> bool:
        count = len(step.order)
        asked = table.ruleset.asking.get(step.name, frozenset())
        return (
            0 <= step.at < count
            and 0 <= step.quiet < count
            and len({*step.order}) == count
            and asked.issuperset(step.order)
        )

    def ask(self, table: Table, step: Window) -> Asked:
        """Ask the next player who might act; skip those who cannot, as everybody knows."""
        order, at, quiet = step.order, step.at, step.quiet
        while quiet < len(order):
            player = order[at]
            if self.possible(table, player):
                if at != step.at:
                    table.agenda[-1] = window(step.name, order, at, quiet)
                return _asked(player)
            at, quiet = (at + 1) % len(order), quiet + 1
        return ()

    def take(self, table: Table, step: Window, player: int, chosen: Option) -> None:
        order, quiet = step.order, step.quiet + 1
        if quiet < len(order):
            table.agenda[-1] = window(step.name, order, (step.at + 1) % len(order), quiet)
        else:
            table.agenda.pop()  # all have passed in a row

    def interrupted(self, table: Table, step: Window) -> None:
        table.agenda[-1] = step.passed_on(0)
