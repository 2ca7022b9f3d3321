"""What action tiles do: operations that change the day, and what the game asks of the change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import at_stage, contributes
from ruledock_events.borrowed import BORROW
from ruledock_events.drawer import Events, Today
from ruledock_isle.public import FIELDS, Fill, IsleOperation, IsleTable, Phases, Reward, hooks


@attrs.frozen(eq=False)
class ForToday(IsleOperation):
    """An operation that changes the day for everybody and happens once."""


def today(table: IsleTable) -> Today:
    """What is different today."""
    return table.drawer(Events).today


# -- the operations ----------------------------------------------------------------------------


def change_income(table: IsleTable, step: Any, by: int) -> None:
    today(table).income += by


def swap_phases(table: IsleTable, step: Any, first: str, second: str) -> None:
    swapped = today(table).swapped
    swapped[first], swapped[second] = swapped.get(second, second), swapped.get(first, first)


def multiply_map_reward(table: IsleTable, step: Any, by: int) -> None:
    today(table).treasures *= by


def widen_map_reward(table: IsleTable, step: Any, **given: str) -> None:
    today(table).also.append(given["with"])


def thin_field(table: IsleTable, step: Any, field: str, to: Sequence[int]) -> None:
    today(table).shares[field] = list(to)


# -- what the game asks ------------------------------------------------------------------------


@contributes(hooks.isle_income)
def income(table: IsleTable, player: int) -> int:
    """How many fish more or fewer a player gets today."""
    return today(table).income


@at_stage("last")
@contributes(hooks.isle_plan)
def plan(phases: Phases, table: IsleTable) -> Phases:
    """The phases, with today's swaps."""
    swapped = today(table).swapped
    return tuple(swapped.get(phase, phase) for phase in phases)


@at_stage("last")
@contributes(hooks.isle_fields)
def fields(fills: tuple[Fill, ...], table: IsleTable) -> tuple[Fill, ...]:
    """Reduce the tiles of a field, whatever they are today."""
    shares = today(table).shares
    if not shares:
        return fills
    return tuple(attrs.evolve(one, count=_share(one, shares)) for one in fills)


def _share(fill: Fill, shares: Mapping[str, Sequence[int]]) -> int:
    some, of = shares.get(FIELDS[fill.field], (1, 1))
    return fill.count * some // of


@contributes(hooks.isle_map_reward)
def map_reward(reward: Reward, table: IsleTable, player: int, colour: str) -> Reward:
    """Give more treasures, or other ones to choose from."""
    now = today(table)
    more = tuple(supply for supply in now.also if supply not in reward.supplies)
    return Reward((*reward.supplies, *more), reward.count * now.treasures)


# -- the registry ------------------------------------------------------------------------------


def _params(**properties: Mapping[str, Any]) -> dict[str, Any]:
    return {"properties": properties, "required": list(properties)}


def _number(least: int, most: int, what: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most, "description": what}


def _name(what: str) -> dict[str, Any]:
    return {"type": "string", "pattern": "^[a-z]+(?:-[a-z]+)*$", "description": what}


OPERATIONS = (
    BORROW,
    ForToday(
        "change_income",
        _params(by=_number(-100, 100, "Fish more, or fewer.")),
        change_income,
        "Everybody gets more or fewer fish in phase 1 today.",
        {"change_income": {"by": 2}},
    ),
    ForToday(
        "swap_phases",
        _params(first=_name("A phase."), second=_name("The phase it changes places with.")),
        swap_phases,
        "Two phases change places today.",
        {"swap_phases": {"first": "rescue", "second": "finds"}},
    ),
    ForToday(
        "multiply_map_reward",
        _params(by=_number(0, 10, "How many times as many treasures.")),
        multiply_map_reward,
        "A map gives several times as many treasures today.",
        {"multiply_map_reward": {"by": 2}},
    ),
    ForToday(
        "widen_map_reward",
        _params(**{"with": _name("The supply to take from.")}),
        widen_map_reward,
        "The treasure of a map may come from a further supply today.",
        {"widen_map_reward": {"with": "rare"}},
    ),
    ForToday(
        "thin_field",
        _params(
            field={"enum": list(FIELDS), "description": "The field."},
            to={
                "description": "How many tiles, out of how many.",
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": _number(1, 100, "A number of tiles."),
            },
        ),
        thin_field,
        "A field gets fewer tiles today.",
        {"thin_field": {"field": "left", "to": [1, 2]}},
    ),
)
