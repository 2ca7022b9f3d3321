"""The table as games and modules use it: its ruleset is the full one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import attrs

from ruledock.engine.chance import Chance
from ruledock.engine.declare import table
from ruledock.engine.table import Table as EngineTable

if TYPE_CHECKING:
    from ruledock.engine.drawer import Drawer
    from ruledock.engine.table import LogEntry
    from ruledock.linking.ruleset import Ruleset


@table
class Table(EngineTable):
    """A game in progress: what lies on the table, what waits on the agenda, and chance."""

    # All fields again: attrs would put a field with a new type after the others.
    ruleset: Ruleset
    agenda: list[Any]
    chance: Chance
    drawers: dict[type[Drawer], Drawer]
    log: list[LogEntry] | None

    def starter(self, stream: str) -> int:
        """The player whom the host's setting ``starts`` names; else one by chance."""
        named = self.ruleset.config.settings.get("starts")
        if named is not None:
            return self.ruleset.config.names.index(named)
        return self.chance.below(stream, len(self.players))

    def tell_house_made(self) -> None:
        """Tell everybody, once, how much of the game no source has, and how to see it."""
        if self.log is not None and (count := self.ruleset.house_made):
            self.tell("core.house", count=count)


def new_table(ruleset: Ruleset, seed: str | int) -> Table:
    """A new table, set up by the rules, with the first step on its agenda."""
    return set_up(ruleset, Chance(seed))


def new_drawers(ruleset: Ruleset) -> dict[type[Drawer], Drawer]:
    """The drawers of a new table; :func:`per_player` fills a field there as it does on a table."""
    drawers = {kind: kind() for kind in ruleset.drawers}
    for kind, drawer in drawers.items():
        for field in attrs.fields(cast(Any, kind)):
            if make := field.metadata.get("per_player"):
                setattr(drawer, field.name, [make() for _ in ruleset.players])
    return drawers


def set_up(ruleset: Ruleset, chance: Chance) -> Table:
    """A new table that draws its luck from *chance*."""
    drawers = new_drawers(ruleset)
    made = ruleset.game.table(ruleset=ruleset, agenda=[], chance=chance, drawers=drawers, log=None)
    ruleset.game.setup(made)
    return made
