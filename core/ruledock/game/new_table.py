"""The table of a new game."""

from __future__ import annotations

from ruledock.engine.chance import Chance
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table


def new_table(ruleset: Ruleset, seed: str | int) -> Table:
    """A new table, set up by the rules, with the first step on its agenda."""
    drawers = {kind: kind() for kind in ruleset.drawers}
    table = ruleset.game.table(
        ruleset=ruleset, agenda=[], chance=Chance(seed), drawers=drawers, log=None
    )
    ruleset.game.setup(table)
    return table
