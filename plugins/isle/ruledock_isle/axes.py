"""What options name, and what fields of tables, drawers and steps can hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from ruledock.plugin import Axis, Message, Ref, names, numbers
from ruledock_isle.ruleset import IsleRuleset

FIELDS = ("left", "right")
"""The fields of the island; their place in this tuple is the number of the field."""


def _tiles(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(ruleset.book.tiles)


def _cards(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(ruleset.book.cards)


def _cells(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(ruleset.book.cells)


def _baskets(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(ruleset.book.baskets)


def _ways(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(sorted({way for ways in ruleset.book.finds.values() for way in ways}))


def _rooms(ruleset: IsleRuleset) -> Sequence[str]:
    plans = ruleset.book.fleet.plans.values()
    return tuple(sorted({room for plan in plans for room in plan.rooms}))


def _columns(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(sorted({cell.rstrip("0123456789") for cell in ruleset.book.cells}))


def _tile_called(ruleset: IsleRuleset, tile: str) -> Message:
    """A tile in words; with its number or shape, if tiles of its kind differ."""
    found = ruleset.book.tiles[tile]
    kind, colour = found.kind, found.colour
    called = Ref("tile-kinds", kind.id, kind.name)
    if tile == kind.id:
        return Message("isle.tile.alike", {"kind": called})
    shape = ruleset.content.items["tiles"].get(tile)
    if shape is not None and shape.name:
        return Message("isle.tile.shaped", {"kind": called, "shape": Ref("tiles", tile)})
    args = {"kind": called, "colour": Ref("colour", colour) if colour else None}
    if tile.startswith(kind.name.lower()):
        return Message("isle.tile.numbered", {**args, "number": tile.rpartition("-")[2]})
    return Message("isle.tile", {**args, "tile": Ref("tile", tile)})


def _card_called(ruleset: IsleRuleset, card: str) -> Message:
    return Message("isle.card", {"card": Ref("card", card)})


TILE = Axis("tile", _tiles, called=_tile_called)
"""All tiles of the game, by id."""
CARD = Axis(
    "card",
    _cards,
    item=lambda ruleset, card: ruleset.book.cards.get(card),
    called=_card_called,
)
CELL = Axis("cell", _cells, pattern="[a-z]+[0-9]+")
"""All cells of the boats, as they are written: a column and a row."""
BASKET = Axis("basket", _baskets)
WAY = Axis("way", _ways)
ROOM = Axis("room", _rooms)
COLUMN = Axis("column", _columns)
COLOUR = Axis("colour", lambda ruleset: ruleset.book.colours)


def _lessons(ruleset: IsleRuleset, public: bool) -> Sequence[str]:
    lessons = ruleset.book.lessons
    return tuple(name for name, lesson in lessons.items() if lesson.public == public)


def _coloured(ruleset: IsleRuleset) -> Sequence[str]:
    return tuple(name for name, lesson in ruleset.book.lessons.items() if lesson.colour)


def _phases(ruleset: IsleRuleset) -> Sequence[str]:
    return ("dawn", *ruleset.book.phases, "scoring")


TileId = Annotated[str, TILE]
"""The id of a tile."""
CardId = Annotated[str, CARD]
RescueId = Annotated[str, Axis("rescue card", lambda ruleset: tuple(ruleset.book.rescue))]
PrivateId = Annotated[str, Axis("private lesson", lambda ruleset: _lessons(ruleset, False))]
PublicId = Annotated[str, Axis("public lesson", lambda ruleset: _lessons(ruleset, True))]
ColouredId = Annotated[str, Axis("lesson about a colour", _coloured)]
BasketName = Annotated[str, BASKET]
Way = Annotated[str, Axis("way", lambda ruleset: ("", *_ways(ruleset)))]
Colour = Annotated[str, COLOUR]
DayNumber = Annotated[int, Axis("day", lambda ruleset: range(ruleset.book.days + 1))]
PHASE = names("phase", _phases)
Phase = Annotated[str, names("phase", lambda ruleset: tuple(ruleset.book.phases))]
"""A phase of the day, those that modules add included."""
Moment = Annotated[str, names("phase", _phases)]
"""A phase, or the part of a game before or after them."""
WindowName = Annotated[str, names("window", lambda ruleset: tuple(ruleset.game.windows))]
SupplyName = Annotated[str, names("supply", lambda ruleset: tuple(ruleset.book.supplies))]
"""A supply that tiles are drawn or taken from."""
InOrder = Annotated[int, Axis("place in the order", lambda ruleset: ruleset.players)]
Turn = Annotated[str, names("turn", ("lay", "rescue", "find"))]
Few = Annotated[int, numbers("count", 0, 1000)]
"""A count of things that come in dozens at most."""
Fish = Annotated[int, numbers("fish", 0, 100_000)]
