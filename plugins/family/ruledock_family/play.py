"""Days of the family mode: fewer phases, free rescues, and who is first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.plugin import Automatic, at_stage, contributes, step
from ruledock_family.lessons import NAME
from ruledock_isle.public import FIELDS, Basket, IsleTable, Key, Phases, Reward, fitting_of, hooks


@step
class NextFirst:
    """Between two days the first player goes to the end of the turn order."""


@contributes(hooks.isle_setup)
def put_away(table: IsleTable) -> None:
    """Leave the oshax in the box."""
    named = [tile for tile in table.bag if "oshax" in table.book.tiles[tile].counts_as]
    for tile in named:
        table.bag.remove(tile)
    table.leave([*named, *table.oshax])
    table.oshax.clear()


@contributes(hooks.isle_plan)
def plan(phases: Phases, table: IsleTable) -> Phases:
    """Leave out the phases that have no use without fish and cards."""
    left_out = table.ruleset.rules[NAME]["without_phases"]
    return tuple(phase for phase in phases if phase not in left_out)


# -- rescues -----------------------------------------------------------------------------------


@contributes(hooks.isle_price)
@at_stage("last")
def price(fish: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """Nothing costs fish, whatever price a module asks."""
    return 0


@contributes(hooks.isle_may_rescue)
def may_rescue(table: IsleTable, player: int, tile: str, source: str) -> bool:
    """One tile in a turn; once nobody can take one from the fields, no other place gives one."""
    if table.rescues:
        return False
    return source in FIELDS or any(fitting_of(table, one, _lying(table)) for one in table.players)


def _lying(table: IsleTable) -> list[str]:
    return [tile for field in table.fields for tile in field]


def _use_nothing(table: IsleTable, player: int) -> None:
    """Using the free basket costs nothing."""


FREE = Basket("free", lambda table, player: 1, _use_nothing)
"""Nobody has a basket, and nobody needs one."""


@contributes(hooks.isle_map_reward)
def map_reward(reward: Reward, table: IsleTable, player: int, colour: str) -> Reward:
    """A map gives any treasure, common or rare."""
    return attrs.evolve(reward, supplies=tuple(table.ruleset.rules[NAME]["map_supplies"]))


# -- between days and at the end ---------------------------------------------------------------


@contributes(hooks.isle_dusk)
def dusk(table: IsleTable) -> Sequence[Any]:
    return (NextFirst(),) if table.day < table.book.days else ()


def next_first(table: IsleTable, step: NextFirst) -> None:
    table.order.append(table.order.pop(0))
    if table.log is not None:
        table.tell("family.first", player=table.name(table.order[0]))


@contributes(hooks.isle_tie_break)
def tie_break(key: Key, table: IsleTable, player: int) -> Key:
    """The most full rooms decide."""
    boat = table.boats[player]
    return (sum(not room.mask & boat.free for room in boat.plan.rooms.values()),)


STEPS = (Automatic(NextFirst, next_first, name="next-first"),)
