"""Boats as pictures: SVG that stands alone or inside a page.

Nothing in it has an id or refers to anything, so any number of boats can share one page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING

import attrs

from ruledock.plugin import printable
from ruledock_isle.boat.geometry import Grid, bits, low_bit
from ruledock_isle.boat.tiles import TileDef
from ruledock_isle.drawing.svg_looks import (
    INK,
    PAPER,
    RAT,
    ROOMS,
    SYMBOLS,
    TAIL,
    Look,
    colourless,
    families,
)

if TYPE_CHECKING:
    from ruledock_isle.boat.boat import Boat, Stowed

SIDE, MARGIN = 20, 16
FONT = "font-family='DejaVu Sans,Verdana,Arial,sans-serif'"
LARGE = 12
"""Boats with more columns than this are shown small, so their rows and columns have large names."""
COUNTED = "#ffd400"
PLANKS = "#9a6b3c"


def in_plain(colour: str) -> str:
    """A rat, or the map of a colour, in English."""
    return f"the {colour} map" if colour else "a rat"


def what_lies(boat: Boat, one: Stowed) -> str:
    """What lies where, in English; tiles from no box have no id to show."""
    tile = boat.tile(one)
    colour = f"{one.colour} " if one.colour else ""
    id = f"{tile.id}: " if tile.copies else ""
    return f"{id}{colour}{tile.kind.name.lower()} at {boat.first_square(one)}"


@attrs.frozen
class Names:
    """What people call the parts of a boat, for those who point at them."""

    symbol: Callable[[str], str] = str
    """(symbol of a room)"""
    mark: Callable[[str], str] = in_plain
    """(colour): a map; "": a rat"""
    tile: Callable[[Boat, Stowed], str] = what_lies
    counted: str = "counted"


def svg(boat: Boat, counted: int = 0, names: Names | None = None) -> str:
    """The boat: rooms, rats and maps, and the tiles on it; *counted* squares wear a frame."""
    names = names or Names()
    grid = boat.plan.grid
    wide, high = size(grid)
    letters = 14 if grid.width > LARGE and grid.height < 10 else 9
    parts = [
        *draw_rooms(boat, names.symbol),
        *draw_rats_and_maps(boat, names.mark),
        *_tiles(boat, names.tile),
        *draw_walls(boat),
        *draw_names(grid, letters),
        *(_place_at(grid, cell, _frame(names.counted)) for cell in bits(counted)),
    ]
    label = _text(boat.plan.name or boat.plan.id or "a boat")
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {wide} {high}' width='{wide}'"
        f" height='{high}' role='img' aria-label='{label}'>{''.join(parts)}</svg>"
    )


def size(grid: Grid) -> tuple[int, int]:
    """How wide and how high the picture of a boat is."""
    return MARGIN + SIDE * grid.width + 4, MARGIN + SIDE * grid.height + 4


def _frame(counted: str) -> str:
    """What shows that a square was counted; it stands out on every tile."""
    frame = "<rect x='-8.2' y='-8.2' width='16.4' height='16.4' rx='2' fill='none'"
    return (
        f"<title>{_text(counted)}</title>{frame} stroke='{COUNTED}' stroke-width='2.6'/>"
        f"{frame} stroke='{INK}' stroke-width='.9' stroke-dasharray='2.6 1.7'/>"
    )


# -- the boat itself ---------------------------------------------------------------------------


def draw_rooms(boat: Boat, call: Callable[[str], str] = str) -> Iterator[str]:
    """The floors, alike where rooms share a symbol, and the symbols, or what they are called."""
    plan, grid = boat.plan, boat.plan.grid
    symbols = list(dict.fromkeys(room.symbol for room in plan.rooms.values() if room.symbol))
    for room in plan.rooms.values():
        fill = ROOMS[symbols.index(room.symbol) % len(ROOMS)] if room.symbol else PAPER
        yield f"<path fill='{fill}' d='{_area(grid, room.mask)}'/>"
    yield f"<path fill='none' stroke='#c4c0b6' stroke-width='.7' d='{_net(grid, grid.cells)}'/>"
    taken = boat.covered | plan.rats | sum(plan.maps.values())
    for room in plan.rooms.values():
        if room.symbol:
            yield from _symbol(grid, room.mask & ~taken, room.symbol, call(room.symbol))


def _symbol(grid: Grid, open_: int, symbol: str, name: str) -> Iterator[str]:
    """A room's symbol, across two open squares as near its middle as possible."""
    pairs = list(bits(open_ & open_ >> 1))
    if not pairs:
        return
    x, y = _middle(grid, pairs[len(pairs) // 2])
    x += SIDE // 2
    if symbol in SYMBOLS:
        yield (
            f"<path transform='translate({x} {y}) scale(.76)' d='{SYMBOLS[symbol]}'"
            f" fill='#8d8570' fill-opacity='.6' fill-rule='evenodd'><title>{_text(name)}</title>"
            "</path>"
        )
        return
    yield (
        f"<text x='{x}' y='{y + 3}' {FONT} font-size='9.5' fill='#6f6a5e'"
        f" text-anchor='middle'>{_text(name[:8])}</text>"
    )


def draw_rats_and_maps(boat: Boat, name: Callable[[str], str] = in_plain) -> Iterator[str]:
    """The rats and maps that show; *name* says what people call a rat, or the map of a colour."""
    plan, looks = boat.plan, families([*boat.plan.maps, *boat.fleet.colours])
    for cell in bits(boat.visible_rats):
        yield _place_at(plan.grid, cell, _rat(name("")))
    for colour, bit in plan.maps.items():
        if not bit & boat.covered:
            yield _place_at(plan.grid, low_bit(bit), _map(name(colour), looks[colour]))


def _rat(name: str) -> str:
    tail = f"<path d='{TAIL}' fill='none' stroke='#4a4a4a' stroke-width='1.2'/>"
    return f"<title>{_text(name)}</title>{tail}<path d='{RAT}' fill='#4a4a4a'/>"


def _map(name: str, look: Look) -> str:
    """A scroll with the symbol of its family."""
    title = f"<title>{_text(name)}</title>"
    scroll = "<rect x='-7.5' y='-7.5' width='15' height='15' rx='2'"
    return (
        f"{title}{scroll} fill='{PAPER}' stroke='{look.fill}' stroke-width='1.6'"
        f" stroke-dasharray='3 1.6'/><path transform='scale(.85)' d='{look.symbol}'"
        f" fill='{look.fill}'/>"
    )


def draw_hull(grid: Grid) -> Iterator[str]:
    """The planks around a boat on the water, and its deck."""
    yield (
        f"<path fill='none' stroke='{PLANKS}' stroke-width='10' stroke-linecap='round'"
        f" d='{_border(grid, grid.cells)}'/><path fill='{PAPER}' d='{_area(grid, grid.cells)}'/>"
    )


def draw_walls(boat: Boat) -> Iterator[str]:
    """The walls between rooms, thin where a tile lies across them, and the hull."""
    grid = boat.plan.grid
    for room in boat.plan.rooms.values():
        border = _border(grid, room.mask)
        yield (
            f"<path fill='none' stroke='{INK}' stroke-width='1.4' stroke-opacity='.55'"
            f" stroke-dasharray='5 2.5' d='{border}'/>"
        )
    hull = _border(grid, grid.cells)
    yield (
        f"<path fill='none' stroke='{INK}' stroke-width='3' stroke-linecap='square' d='{hull}'/>"
    )


def draw_names(grid: Grid, size: int = 9, ink: str = "fill='#4a4a4a'") -> Iterator[str]:
    """The names of columns above and of rows on the left."""
    style = f"{FONT} font-size='{size}' {ink} text-anchor='middle'"
    for column in range(grid.width):
        name = grid.names[column].rstrip("0123456789")
        yield f"<text x='{_middle(grid, column)[0]}' y='{7 + size // 3}' {style}>{name}</text>"
    for row in range(grid.height):
        y = _middle(grid, row * grid.stride)[1] + size // 3
        yield f"<text x='7' y='{y}' {style}>{row + 1}</text>"


# -- tiles -------------------------------------------------------------------------------------


def _tiles(boat: Boat, name: Callable[[Boat, Stowed], str]) -> Iterator[str]:
    looks = families([*boat.fleet.colours, *(one.colour for one in boat.stowed if one.colour)])
    for one in boat.stowed:
        tile = boat.tile(one)
        look = looks[one.colour] if one.colour else colourless(tile)
        yield f"<g><title>{_text(name(boat, one))}</title>{_tile(boat, one, tile, look)}"
        for mark, bit in one.marks:
            yield _place_at(boat.plan.grid, low_bit(bit), _mark(mark, looks.get(mark)))
        yield "</g>"


def _tile(boat: Boat, one: Stowed, tile: TileDef, look: Look) -> str:
    grid = boat.plan.grid
    outline = (
        f"<path fill='{look.fill}' d='{_area(grid, one.cells)}'/>"
        f"<path fill='none' stroke='{look.ink}' stroke-opacity='.25' stroke-width='.7'"
        f" d='{_net(grid, one.cells)}'/>"
        f"<path fill='none' stroke='{INK}' stroke-width='2' stroke-linecap='square'"
        f" d='{_border(grid, one.cells)}'/>"
    )
    marked = {low_bit(bit) for _, bit in one.marks}
    sign = _sign(tile, one, look)
    return outline + "".join(
        _place_at(grid, cell, sign) for cell in bits(one.cells) if cell not in marked
    )


def _sign(tile: TileDef, one: Stowed, look: Look) -> str:
    """What stands on each square of a tile; one whose colour was chosen wears a ring."""
    if not look.symbol:
        return _letter(tile.letter(one.colour), look.ink)
    symbol = f"d='{look.symbol}' fill='{look.ink}' fill-rule='evenodd'"
    if tile.picks_colour:
        ring = f"<circle r='7.4' fill='none' stroke='{look.ink}' stroke-width='1.5'/>"
        return f"{ring}<path transform='scale(.8)' {symbol}/>"
    small = "" if tile.kind.start == "bag" or not one.colour else " transform='scale(.6)'"
    return f"<path{small} {symbol}/>"


def _mark(mark: str, look: Look | None) -> str:
    """Something printed on one square: the symbol of a family, or the beginning of its name."""
    if look is None:
        return _letter(mark[:1], INK)
    disc = f"<circle r='8' fill='{look.fill}' stroke='{INK}'/>"
    return f"{disc}<path transform='scale(.9)' d='{look.symbol}' fill='{look.ink}'/>"


def _letter(letter: str, ink: str) -> str:
    shown = _text(letter)
    return f"<text y='4' {FONT} font-size='12' fill='{ink}' text-anchor='middle'>{shown}</text>"


def _text(text: str) -> str:
    """Escape text for use anywhere in a picture."""
    return escape(printable(text), quote=True)


# -- squares -----------------------------------------------------------------------------------


def _middle(grid: Grid, cell: int) -> tuple[int, int]:
    row, column = grid.place(cell)
    return MARGIN + SIDE * column + SIDE // 2, MARGIN + SIDE * row + SIDE // 2


def _place_at(grid: Grid, cell: int, drawing: str) -> str:
    x, y = _middle(grid, cell)
    return f"<g transform='translate({x} {y})'>{drawing}</g>"


def _area(grid: Grid, mask: int) -> str:
    """The squares as one path, a rectangle for each run in a row."""
    found = []
    for row, first, last in _runs(grid, mask):
        x, y, wide = MARGIN + SIDE * first, MARGIN + SIDE * row, SIDE * (last - first)
        found.append(f"M{x} {y}h{wide}v{SIDE}h{-wide}z")
    return "".join(found)


def _runs(grid: Grid, mask: int) -> Iterator[tuple[int, int, int]]:
    """The runs of squares: row, first column, and the column after the last."""
    while mask:
        row, first = grid.place(low_bit(mask))
        last = first
        while mask >> grid.cell(row, last) & 1:
            mask ^= 1 << grid.cell(row, last)
            last += 1
        yield row, first, last


def _border(grid: Grid, mask: int) -> str:
    """The sides of squares that lead out of the mask."""
    above, left = mask & ~(mask << grid.stride), mask & ~(mask << 1)
    below, right = mask & ~(mask >> grid.stride), mask & ~(mask >> 1)
    return _sides(grid, above, left) + _sides(grid, below, right, 1)


def _net(grid: Grid, mask: int) -> str:
    """The sides that squares of the mask share."""
    return _sides(grid, mask & mask << grid.stride, mask & mask << 1)


def _sides(grid: Grid, across: int, down: int, far: int = 0) -> str:
    """The upper sides of some squares and the left ones of others; their far sides if wanted."""
    found = []
    for row, first, last in _runs(grid, across):
        x, y = MARGIN + SIDE * first, MARGIN + SIDE * (row + far)
        found.append(f"M{x} {y}h{SIDE * (last - first)}")
    for cell in bits(down):
        row, column = grid.place(cell)
        found.append(f"M{MARGIN + SIDE * (column + far)} {MARGIN + SIDE * row}v{SIDE}")
    return "".join(found)
