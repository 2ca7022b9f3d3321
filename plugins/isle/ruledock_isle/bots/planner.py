"""The planner of the isle: what a careful player would do, unless playing on shows better."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import Decision, Game, Option
from ruledock_bots.planner import Planner, Supposed
from ruledock_isle.bots.careful import Careful
from ruledock_isle.bots.scholar import Scholar
from ruledock_isle.table import IsleTable


class Hasty(Scholar):
    """Looks at few places, which makes it quick enough for playouts."""

    looked_at, judged, tried = 10, 40, 3
    room = Careful.room


class IslePlanner(Planner):
    """Plays a few choices ahead from the options that a careful player likes best."""

    usual = 8
    sure = 2.0
    far = 6
    together = 4
    liked = 3
    """How many options to try."""

    def __init__(
        self, seed: int = 0, *, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(seed, iterations=iterations, seconds=seconds)
        self.careful, self.hasty = Careful(seed), Hasty(seed)

    def ranked(self, game: Game, decision: Decision) -> Sequence[Option]:
        chosen = self.careful(Supposed(game, decision))
        first = decision.options[chosen] if isinstance(chosen, int) else chosen
        compared = self.careful.compared
        alike = [one for one in compared if type(one) is type(first) and one != first]
        others = [one for one in alike if one in decision.options]
        others.sort(key=lambda one: -compared[one])
        return [first, *others[: self.liked - 1]]

    def reply(self, game: Game, decision: Decision) -> Option:
        chosen = self.hasty(Supposed(game, decision))
        return decision.options[chosen] if isinstance(chosen, int) else chosen

    def chapter(self, game: Game) -> int:
        return IsleTable.of(game).day
