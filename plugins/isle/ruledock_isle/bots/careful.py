"""A bot that looks at every place for every cat, and at what rivals would make of it."""

from __future__ import annotations

from functools import partial
from typing import Any

from ruledock.plugin import Option, Seat
from ruledock_isle.bots.greedy import price_for
from ruledock_isle.bots.packing import Judge
from ruledock_isle.bots.scholar import Scholar
from ruledock_isle.options import Place, Rescue
from ruledock_isle.table import IsleTable


class Careful(Scholar):
    """Judges all places, and compares the best of them by its own points less its rivals'.

    It remembers what it compared for a decision in :attr:`compared`.
    """

    looked_at, judged, tried = 3000, 3000, 30
    room = 10.0
    sure = 2.0
    """How much more points on the boat count than points to hope for."""
    closer = 8
    """How many places to compare by points for each cat before rescuing it."""

    hopes = 5.0
    """The extra worth of a lesson while there is a day left to work on it."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.compared: dict[Option, float] = {}
        """What it thinks of the options it has looked at closely."""

    def __call__(self, seat: Seat) -> Option | int:
        self.compared = {}
        return super().__call__(seat)

    def _lesson_worth(self, table: IsleTable, player: int, one: Any) -> float:
        book = table.book
        lessons = sum(card in book.lessons for card in one.cards) if table.day < book.days else 0
        return super()._lesson_worth(table, player, one) + self.hopes * lessons

    def rescue(self, seat: Seat, table: IsleTable) -> Option:
        chosen = super().rescue(seat, table)
        if not isinstance(chosen, Rescue):
            self.compared = {}
        return chosen

    def _tile(self, table: IsleTable, seat: Seat, judge: Judge, tile: str) -> float:
        player, colour = seat.player, table.book.tiles[tile].colour
        make: Any = partial(Place, tile)
        places = judge.boat.placements(make, tile, not table.waivers[player])
        masks = places.masks()
        best = sorted(range(len(masks)), key=lambda n: -judge.worth(masks[n], colour))
        after = [self._after(table, player, places[n]) for n in best[: self.closer]]  # type: ignore
        worth = max(after, default=-99.0) - self._points(table, player)
        worth -= 0.4 * price_for(table, player, tile)
        for one in seat.decision.options:
            if isinstance(one, Rescue) and one.tile == tile:
                self.compared[one] = worth
                break
        return worth

    def _after(self, table: IsleTable, player: int, one: Place) -> float:
        worth = self.compared[one] = super()._after(table, player, one)
        return worth

    def _points(self, table: IsleTable, player: int) -> float:
        own = super()._points(table, player)
        rivals = table.ruleset.game.rivals(table).values()
        return self.sure * (own - sum(line.points for lines in rivals for line in lines))
