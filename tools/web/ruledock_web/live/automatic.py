"""What happens at a table without a person: bots choose, and windows pass for those who wish so.

The time it takes must tell nothing about hidden cards. A window that no person answers stays open
for one fixed time, whoever is asked and whatever they hold; a bot's answer comes after a whole
number of equal steps.
"""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from typing import TYPE_CHECKING

import attrs

from ruledock.errors import RuledockError
from ruledock_web.live.habits import ASK, WINDOW
from ruledock_web.tokens import new_id

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.game.game import Game
    from ruledock_web.bots.pool import Thinkers
    from ruledock_web.live.table import LiveTable
    from ruledock_web.settings import Settings

LOG = logging.getLogger("ruledock.web")
NOTHING = "nothing"
FAILURES = 5
"""After this many refused answers in a row something is broken, and the table waits."""


@attrs.define
class Automatic:
    """Answers for bots, and for people who do not want to be asked at windows."""

    settings: Settings
    thinkers: Thinkers
    _tasks: set[asyncio.Task[None]] = attrs.field(init=False, factory=set)

    def look(self, table: LiveTable) -> None:
        """See whether somebody must be answered for; called whenever something has happened."""
        if table.busy or table.over or self._next(table) is None:
            return
        table.busy = True
        task = asyncio.get_running_loop().create_task(self._run(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Stop acting for anybody."""
        for task in self._tasks:
            task.cancel()

    def _next(self, table: LiveTable) -> Decision | None:
        for decision in table.game.decisions:
            if table.row.seats[decision.player] or self._passes(table, decision):
                return decision
        return None

    def _passes(self, table: LiveTable, decision: Decision) -> bool:
        return decision.kind == WINDOW and table.habit(decision.player) != ASK

    async def _run(self, table: LiveTable) -> None:
        failures = 0
        try:
            while failures < FAILURES and not table.over:
                async with table.settled():
                    decision, game = self._next(table), table.game.copy()
                if decision is None:
                    break
                failures = 0 if await self._answer(table, decision, game) else failures + 1
        except Exception:  # whatever goes wrong, the server and the other tables go on
            LOG.exception("table %s", table.row.id)
        finally:
            table.busy = False

    async def _answer(self, table: LiveTable, decision: Decision, game: Game) -> bool:
        """Answer one decision after the time that such an answer takes; whether it was taken."""
        clock = asyncio.get_running_loop().time
        began, number, seat = clock(), table.number, decision.player
        bot = table.row.seats[seat]
        text = await self.thinkers.think(game, seat, bot) if bot else NOTHING
        step = self.settings.window_seconds if _is_window(decision) else self.settings.bot_seconds
        await asyncio.sleep(began + step * max(1, ceil((clock() - began) / step)) - clock())
        if table.number != number and not self._is_still_open(table, seat, decision):
            return True
        try:
            await table.choose(seat, new_id(), None, text)
        except RuledockError:
            LOG.exception("table %s, seat %d", table.row.id, seat)
            return False
        return True

    def _is_still_open(self, table: LiveTable, seat: int, decision: Decision) -> bool:
        now = None if table.over else table.game.decision_of(seat)
        return now is not None and now.kind == decision.kind


def _is_window(decision: Decision) -> bool:
    return decision.kind == WINDOW
