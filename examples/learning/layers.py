"""The network's arithmetic, the same in jax, which trains it, and in numpy, which plays.

Two hidden layers, and a number for each action. What is seen also goes straight to the actions:
where the observation says what a card would add, "keep that card" need not be worked out through
the hidden layers. Where that would be more than a million weights, as in the isle, it is left out.

There, each tile and each place is told by numbers of its own (boats.py), and two small networks,
one for all tiles and one for all places, say how good it is as things stand.
"""

from __future__ import annotations

from typing import Any

import attrs

NEVER = -30.0
"""The score of a place where the tile does not fit."""


@attrs.frozen
class Plan:
    """Where in a row tiles and places are told, and which actions they belong to."""

    before: int
    """How many numbers stand before them."""
    tiles: tuple[int, int]
    """How many tiles there are, and by how many numbers each is told."""
    places: tuple[int, int]
    """The same of places, two for each action; the last two are those of the square that was
    chosen, one for each side of the tile.
    """
    choose: int
    """The first action that names a tile to lay; the squares follow, then the sides."""
    sides: int
    """How many actions end the choice of a place."""
    rescue: tuple[int, int]
    """The first action that rescues a tile, and how many there are."""


def hidden(plan: Plan | None, net: dict[str, Any], seen: Any, xp: Any) -> Any:
    """What the network makes of the position."""
    row = seen[..., : plan.before] if plan else seen
    first = xp.maximum(row @ net["first"] + net["first bias"], 0)
    return xp.maximum(first @ net["second"] + net["second bias"], 0)


def scores(plan: Plan | None, net: dict[str, Any], seen: Any, second: Any, xp: Any) -> Any:
    """A number for each action."""
    found = second @ net["action"] + net["action bias"]
    if "straight" in net:
        found += seen @ net["straight"] + net["straight bias"]
    return found + _on_boats(plan, net, seen, second, xp) if plan else found


def _on_boats(plan: Plan, net: dict[str, Any], seen: Any, second: Any, xp: Any) -> Any:
    """What tiles and places add to the numbers of their actions."""
    rows, count = len(seen), plan.tiles[0] * plan.tiles[1]
    told = seen[:, plan.before :]
    tiles = _judge(net, "tile", told[:, :count].reshape(rows, *plan.tiles), second, xp)
    told = told[:, count:].reshape(rows, *plan.places)
    places = xp.where(told[:, :, 0] > 0, _judge(net, "place", told, second, xp), NEVER)
    spots, side = places[:, :-2], places[:, -2:]
    gap = plan.rescue[0] - (plan.choose + plan.tiles[0] + plan.places[0] // 2 - 1 + plan.sides)
    rest = net["action bias"].shape[0] - sum(plan.rescue)
    parts = [
        xp.zeros((rows, plan.choose)),
        tiles,
        xp.logaddexp(spots[:, ::2], spots[:, 1::2]),
        xp.repeat(side, plan.sides // 2, axis=1),
        xp.zeros((rows, gap)),
        xp.repeat(tiles, plan.rescue[1] // plan.tiles[0], axis=1),
        xp.zeros((rows, rest)),
    ]
    return xp.concatenate(parts, axis=1)


def _judge(net: dict[str, Any], what: str, told: Any, second: Any, xp: Any) -> Any:
    """How good each of many things is, by what is told of it and as things stand."""
    stands = second @ net[f"{what} stands"] + net[f"{what} stands bias"]
    met = xp.maximum(told @ net[f"{what} met"] + net[f"{what} met bias"] + stands[:, None], 0)
    weighed = second @ net[f"{what} weighed"] + net[f"{what} weighed bias"]
    return (met * weighed[:, None]).sum(-1) + (met @ net[f"{what} said"])[..., 0]
