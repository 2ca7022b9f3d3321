"""The language of the isle: its sorts, how its scene is read, and what its things are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import Any

from ruledock.plugin import ItemSort, Message, Ref, SceneSpec
from ruledock_isle.boat.data import names_of
from ruledock_isle.boat.geometry import low_bit
from ruledock_isle.words.areas import AreaSelection
from ruledock_isle.words.bodies import BODIES
from ruledock_isle.words.meanings import ALSO, HINTS
from ruledock_isle.words.scene import BoatScene

SORTS = (
    ItemSort("tile", 60, open=True),
    ItemSort("square", 150, open=True, listed=12, crowd=True),
    ItemSort("family", 30, open=True),
    ItemSort("room", 10, open=True),
    ItemSort("row", 12, open=True),
    ItemSort("column", 24, open=True),
    ItemSort("area", 30, AreaSelection(), open=True),
)
VALUES: dict[str, str | tuple[str, ...]] = {
    "colour": "tile-kinds/letters",
    "symbol": "boats/rooms/symbol",
    "room-name": "boats/rooms/id",
    "kind": ("tile-kinds/counts_as", "tiles/counts_as"),
}
"""By value sort: where in the packs its values are found."""

_SCENE = (
    "bodies", "family_bodies", "room_bodies", "tags", "colours", "families",
    "family_sizes", "family_colours", "lonely", "edge_tiles", "marks", "rats", "room_names",
    "symbols", "full_rooms", "empty_rooms", "empty_areas", "covered_areas", "others", "named_it",
    "other_lessons", "fish", "baskets", "lessons",
    "turn_position", "plan", "neighbours", "kin", "lookalikes",
)  # fmt: skip
_LOCALS = {
    **{name: f"scene.{name}" for name in _SCENE},
    "row_bodies": "scene.plan.grid.rows",
    "column_bodies": "scene.plan.grid.columns",
    "grid": "scene.plan.grid",
    "covered": "scene.boat.covered",
}


Thing = Ref | Message


def name_of(scene: BoatScene, item: str, thing: int) -> Thing:
    """A thing on a boat, as explanations name it."""
    return _NAMES[item](scene, thing)


def players_of(scene: BoatScene) -> Iterator[tuple[Message, BoatScene]]:
    """This player, and all others from the left around the table."""
    yield Message("isle.thing.own"), scene
    others = scene.others()
    for place, other in enumerate(others, 1):
        yield seated(place, len(others)), other


def seated(place: int, others: int) -> Message:
    """One of so many other players: the first to the left, the last of several to the right."""
    if place == others > 1:
        return Message("isle.thing.right")
    return Message("isle.thing.other", {"place": place})


def _tile(scene: BoatScene, thing: int) -> Message:
    one = scene.boat.stowed[thing]
    tile, at = scene.boat.tile(one), scene.boat.first_square(one)
    # A drawn tile that is in no box has only a kind.
    name = Ref("tile", one.tile) if tile.copies else Ref("tile-kinds", tile.kind.id)
    args = {"tile": name, "at": Ref("cell", at)}
    if one.colour and (tile.picks_colour or not tile.copies):
        return Message("isle.thing.coloured", {"colour": Ref("colour", one.colour), **args})
    return Message("isle.thing.tile", args)


def _family(scene: BoatScene, thing: int) -> Message:
    named = reduce(_and, [_tile(scene, cat) for cat in _cats(scene, thing)])
    kind = "family" if scene.families >> thing & 1 else "group"
    return Message(
        f"isle.thing.{kind}", {"colour": Ref("colour", _colour(scene, thing)), "cats": named}
    )


def _cats(scene: BoatScene, family: int) -> list[int]:
    body = scene.family_bodies[family]
    return [n for n, one in enumerate(scene.boat.stowed) if one.cells & body]


def _colour(scene: BoatScene, family: int) -> str:
    return next(name for name, groups in scene.family_colours.items() if groups >> family & 1)


def _and(first: Message, rest: Message) -> Message:
    return Message("isle.thing.and", {"first": first, "rest": rest})


def _area(scene: BoatScene, thing: int) -> Message:
    names, last = scene.plan.grid.names, thing.bit_length() - 1
    ends = {"at": Ref("cell", names[low_bit(thing)]), "last": Ref("cell", names[last])}
    return Message("isle.thing.area", {"size": thing.bit_count(), **ends})


def _room(scene: BoatScene, thing: int) -> Ref:
    name, room = list(scene.plan.rooms.items())[thing]
    return Ref("room", name, room.name)


def _column(scene: BoatScene, thing: int) -> Message:
    return Message("isle.thing.column", {"column": Ref("column", _letter(scene, thing))})


def _letter(scene: BoatScene, column: int) -> str:
    return scene.plan.grid.names[column].rstrip("0123456789")


_NAMES: dict[str, Callable[[BoatScene, int], Thing]] = {
    "tile": _tile,
    "square": lambda scene, thing: Ref("cell", scene.plan.grid.names[thing]),
    "family": _family,
    "room": _room,
    "row": lambda scene, thing: Message("isle.thing.row", {"row": thing + 1}),
    "column": _column,
    "area": _area,
}


def facts_of(scene: BoatScene, item: str, thing: int) -> Mapping[str, Any]:
    """A thing on a boat as data, for apps that show the parts of a score line."""
    grid = scene.plan.grid
    lines = {"row": grid.rows, "column": grid.columns}
    if item == "square":
        body = 1 << thing
    elif item == "area":
        body = thing
    else:
        body = lines[item][thing] if item in lines else getattr(scene, BODIES[item])[thing]
    return {**_FACTS[item](scene, thing), "squares": names_of(grid, body)}


def _tile_facts(scene: BoatScene, thing: int) -> dict[str, Any]:
    one = scene.boat.stowed[thing]
    return {"tile": one.tile, "at": scene.boat.first_square(one), "colour": one.colour}


def _family_facts(scene: BoatScene, thing: int) -> dict[str, Any]:
    cats = _cats(scene, thing)
    tiles = [
        {"tile": one["tile"], "at": one["at"]} for one in (_tile_facts(scene, n) for n in cats)
    ]
    return {"colour": _colour(scene, thing), "cats": len(cats), "tiles": tiles}


_FACTS: dict[str, Callable[[BoatScene, int], dict[str, Any]]] = {
    "tile": _tile_facts,
    "square": lambda scene, thing: {"square": scene.plan.grid.names[thing]},
    "family": _family_facts,
    "room": lambda scene, thing: {"room": list(scene.plan.rooms)[thing]},
    "row": lambda scene, thing: {"row": thing + 1},
    "column": lambda scene, thing: {"column": _letter(scene, thing)},
    "area": lambda scene, thing: {},
}

EXAMPLES = {
    "and": {"and": ["cats", "at-edge"]},
    "or": {"or": ["oshax", "treasures"]},
    "condition and": {"and": [{"some": "oshax"}, {"no": "rats"}]},
    "condition or": {"or": [{"some": "oshax"}, {"no": "rats"}]},
    "only": {"those": "cats", "where": {"some": {"and": [{"only": "that-tile"}, "at-edge"]}}},
    "same": {"for-some": "colour", "holds": {"same": ["that-colour", "blue"]}},
    "different": {"for-some": "colour", "holds": {"different": ["that-colour", "blue"]}},
    "those": {"those": "cats", "without": "oshax"},
    "top": {"top": 2, "of": "families", "by": {"size": "that-family"}},
    "count": {"count": "cats"},
    "distinct": {"distinct": "colour", "of": "cats"},
    "every": {"every": 2, "of": "cats"},
    "beyond": {"beyond": 15, "of": "cats"},
    "how-many": {
        "how-many": "colour", "where": {"at-least": 2, "of": {"colour": "that-colour"}}
    },
    "pairs": {
        "pairs": "oshax", "where": {"some": {"and": ["that-tile", {"touching": "other-tile"}]}}
    },
    "sum": {"sum": {"size": "that-tile"}, "over": "cats"},
    "average": {"average": {"size": "that-tile"}, "over": "cats"},
    "largest": {"largest": {"size": "that-family"}, "over": "families"},
    "smallest": {"smallest": {"count": {"colour": "that-colour"}}, "over": "colour"},
    "nth-largest": {"nth-largest": 3, "of": {"size": "that-family"}, "over": "families"},
    "nth-smallest": {
        "nth-smallest": 2, "of": {"count": {"colour": "that-colour"}}, "over": "colour"
    },
    "different-numbers": {"different-numbers": {"size": "that-tile"}, "over": "cats"},
    "sum-of-largest": {"sum-of-largest": 2, "of": {"size": "that-family"}, "over": "families"},
    "plus": {"plus": ["fish", "baskets"]},
    "minus": {"minus": [20, "fish"]},
    "times": {"times": ["fish", 2]},
    "halved": {"halved": "fish", "rounded": "down"},
    "smaller-of": {"smaller-of": ["fish", "lessons"]},
    "larger-of": {"larger-of": ["fish", "lessons"]},
    "exactly": {"exactly": 15, "of": "cats"},
    "at-least": {"at-least": 5, "of": "fish"},
    "at-most": {"at-most": 8, "of": "treasures"},
    "between": {"between": [2, 4], "of": "oshax"},
    "some": {"some": "oshax"},
    "no": {"no": "rats"},
    "not": {"not": {"exactly": 3, "of": "baskets"}},
    "for-every": {
        "for-every": "colour", "holds": {"at-least": 3, "of": {"colour": "that-colour"}}
    },
    "for-some": {"for-some": "rooms", "holds": {"some": {"and": ["oshax", {"in": "that-room"}]}}},
    "pay": {"pay": 3, "per": "oshax", "up-to": 9, "if": {"no": "rats"}},
    "table": {"table": [8, 11, 15], "from": 3, "by": "cats", "then": 5},
    "each": {"each": "families", "pays": {"pay": 1, "per": {"size": "that-family"}}},
    "best": {"best": "colour", "pays": {"pay": 1, "per": {"colour": "that-colour"}}},
    "nth-best": {
        "nth-best": 3, "of": "families", "pays": {"pay": 1, "per": {"size": "that-family"}}
    },
    "total": {"total": [{"pay": 1, "per": "oshax"}, {"pay": 2, "if": {"no": "rats"}}]},
    "best-of": {"best-of": [{"pay": 1, "per": "rats"}, {"pay": 2, "per": "oshax"}]},
    "half": {"half": {"pay": 3, "per": "oshax"}},
    "limited": {
        "limited": {"pay": {"minus": [10, {"count": "rats"}]}}, "down-to": 0, "up-to": 8
    },
    "odd": {"odd": "cats"},
    "even": {"even": "fish"},
    "remainder": {"remainder": 3, "of": "cats"},
    "more-than": {"more-than": 3, "of": "oshax"},
    "fewer-than": {"fewer-than": 3, "of": "rats"},
}  # fmt: skip
"""Words of the core, shown on boats."""

SCENE = SceneSpec(
    "boat",
    _LOCALS,
    name_of=name_of,
    facts_of=facts_of,
    players_of=players_of,
    examples=EXAMPLES,
    also=ALSO,
    hints=HINTS,
)
