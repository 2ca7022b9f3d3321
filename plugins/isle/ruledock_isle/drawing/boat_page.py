"""A boat on a page: its picture, with a square on top of each place that can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from ruledock.plugin import Message, Ref
from ruledock_drawing.card_svg import escaped
from ruledock_drawing.panels import Reader
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.geometry import bits, low_bit
from ruledock_isle.drawing.boat_svg import (
    MARGIN,
    SIDE,
    draw_hull,
    draw_names,
    draw_rats_and_maps,
    draw_rooms,
    draw_walls,
)
from ruledock_isle.drawing.tile_svg import tile_parts

SCALE = 1.6
"""Pixels of a page for each unit of the picture, where there is room."""
WAVES = 46, 17
"""How far waves are apart, along and across."""


@lru_cache(maxsize=1024)
def boat_on_page(drawn: str, reader: Reader) -> tuple[str, str]:
    """The picture of a boat as views have it, and in words what lies on it.

    Most choices change no boat, and all who look at a table see the same ones.
    """
    boat: Boat = reader.ruleset.book.fleet.read(drawn)
    return boat_picture(boat, reader), "\n".join(lying(boat, reader))


def boat_picture(boat: Boat, reader: Reader) -> str:
    """The boat with its tiles, each of which can be pointed at, and all its squares."""
    grid = boat.plan.grid
    wide, high = 2 * MARGIN + SIDE * grid.width, 2 * MARGIN + SIDE * grid.height
    parts = [
        *_sea(wide, high),
        *draw_hull(grid),
        *draw_rooms(boat, lambda symbol: reader.call("symbol", symbol)),
        *draw_rats_and_maps(boat, partial(_mark, reader)),
        *_tiles(boat, reader),
        *draw_walls(boat),
        *draw_names(grid, ink="class='ink'"),
        *_squares(boat, reader),
    ]
    size = f"width='{SCALE * wide:g}' height='{SCALE * high:g}'"
    return f"<svg viewBox='0 0 {wide} {high}' {size}>{''.join(parts)}</svg>"


def _sea(wide: int, high: int) -> Iterator[str]:
    """What the boat swims on."""
    yield f"<rect class='sea' width='{wide}' height='{high}' rx='8'/>"
    waves = "".join(
        f"M{x} {y}q4 -4 8 0t8 0"
        for row, y in enumerate(range(14, high, WAVES[1]))
        for x in range(8 + WAVES[0] // 2 * (row % 2), wide - 20, WAVES[0])
    )
    yield f"<path class='waves' d='{waves}'/>"


def lying(boat: Boat, reader: Reader) -> list[str]:
    """What lies where, one line for each tile, for those who do not see the picture."""
    grid = boat.plan.grid
    return [
        reader.say(
            "isle.panel.lies",
            tile=tile_label(one.tile, reader),
            squares=[grid.name_of(cell) for cell in bits(one.cells)],
        )
        for one in boat.stowed
    ]


def _mark(reader: Reader, colour: str) -> str:
    """What people call a rat, or the map of a colour."""
    if not colour:
        return reader.say("isle.panel.rat")
    return reader.say(Message("isle.panel.map", {"colour": Ref("colour", colour)}, reader.ruleset))


def tile_label(tile: str, reader: Reader) -> str:
    """What people call a tile; in English with its id, which can be typed."""
    name = reader.call("tile", tile)
    return name if tile in name or not reader.in_english else f"{tile} {name}"


def _tiles(boat: Boat, reader: Reader) -> Iterator[str]:
    for one in boat.stowed:
        label = escaped(tile_label(one.tile, reader))
        id = escaped(one.tile)
        yield (
            f"<g data-axis='tile' data-value='{id}' role='img' aria-label='{label}'"
            f" transform='translate({MARGIN} {MARGIN})'>{_tile(boat, one)}</g>"
        )


def _tile(boat: Boat, one: Stowed) -> str:
    grid = boat.plan.grid
    places = [grid.place(cell) for cell in bits(one.cells)]
    marks = tuple((mark, grid.place(low_bit(bit))) for mark, bit in one.marks)
    return tile_parts(boat.tile(one), one.colour, places, marks)


def _squares(boat: Boat, reader: Reader) -> Iterator[str]:
    grid = boat.plan.grid
    for cell in bits(grid.cells):
        row, column = grid.place(cell)
        name = grid.name_of(cell)
        label = escaped(
            ", ".join([name, *_printed(boat, cell, reader), *_room(boat, cell, reader)])
        )
        yield (
            f"<rect class='square' fill='transparent' data-axis='cell' data-value='{name}'"
            f" data-x='{column}' data-y='{row}' aria-label='{label}' x='{MARGIN + SIDE * column}'"
            f" y='{MARGIN + SIDE * row}' width='{SIDE}' height='{SIDE}'/>"
        )


def _room(boat: Boat, cell: int, reader: Reader) -> Iterator[str]:
    """The room in which a square lies."""
    for id, room in boat.plan.rooms.items():
        if room.mask >> cell & 1:
            said = reader.ruleset.call(Ref("room", id, room.name), "", reader.language)
            yield said if isinstance(said, str) else room.name


def _printed(boat: Boat, cell: int, reader: Reader) -> Iterator[str]:
    """What is printed on an open square."""
    bit = 1 << cell
    if boat.visible_rats & bit:
        yield _mark(reader, "")
    for colour, at in boat.plan.maps.items():
        if at & bit and not boat.covered & bit:
            yield _mark(reader, colour)
