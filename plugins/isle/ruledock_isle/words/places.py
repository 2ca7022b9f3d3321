"""Groups and families of cats; rooms, rows and columns; and what is still empty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruledock.plugin import NUMBER, Args, Emit, Emitter, Param, Word, noun, selection_of
from ruledock_isle.boat.geometry import Grid
from ruledock_isle.words.bodies import BODIES
from ruledock_isle.words.emit import every, value
from ruledock_isle.words.scene import BoatScene
from ruledock_isle.words.squares import one_of, union, within

FAMILIES = selection_of("family")
ROOMS = selection_of("room")


def _every(item: str) -> Emit:
    return lambda out, args: every(out, out.local(BODIES[item]))


def _full(item: str) -> Emit:
    return lambda out, args: (
        f"{out.constant(within)}({out.local(BODIES[item])}, {out.local('covered')})"
    )


def _empty(item: str) -> Emit:
    return lambda out, args: (
        f"{out.constant(within)}({out.local(BODIES[item])},"
        f" {out.local('grid')}.cells & ~{out.local('covered')})"
    )


def one_coloured(scene: BoatScene, bodies: Iterable[int]) -> int:
    """The places wholly under cats of one colour."""
    return one_of(bodies, [union(scene.bodies, cats) for cats in scene.colours.values()])


def _one_coloured(item: str) -> Emit:
    return lambda out, args: f"{out.constant(one_coloured)}(scene, {out.local(BODIES[item])})"


def middle(grid: Grid) -> int:
    """The row in the middle, or the two."""
    return 1 << (grid.height - 1) // 2 | 1 << grid.height // 2


def _family_colour(out: Emitter, args: Args) -> str:
    return f"{out.local('family_colours')}[{value(out, 'colour', args['family-colour'])}]"


def _symbol(out: Emitter, args: Args) -> str:
    return f"{out.local('symbols')}[{value(out, 'symbol', args['symbol'])}]"


def _room(out: Emitter, args: Args) -> str:
    return f"{out.local('room_names')}[{value(out, 'room-name', args['room'])}]"


def nth(things: Sequence[int], number: int) -> int:
    """One thing by its number: 1 is the first, -1 the last; nothing beyond either."""
    place = number - 1 if number > 0 else len(things) + number
    return 1 << place if number and 0 <= place < len(things) else 0


def _nth(item: str, order: str) -> Word:
    name = f"nth-{item}"

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(nth)}({out.local(BODIES[item])}, {args[name]})"

    doc = (
        f"One {item}, by its number {order}: 1 is the first, -1 the last; the number may be"
        " worked out, and none has a number beyond the last."
    )
    params = {name: Param(NUMBER, "its number, from 1; below 0 from the end")}
    return Word(name, selection_of(item), params, emit, doc, {name: 2}, f"{item} {{{name}}}")


def from_middle(things: Sequence[int], distance: int) -> int:
    """The lines that far from the middle one, on both sides; an even number has two middles."""
    last, found = len(things) - 1, 0
    for place in (last // 2 - distance, (last + 1) // 2 + distance):
        if distance >= 0 and 0 <= place <= last:
            found |= 1 << place
    return found


def _from_middle(item: str) -> Word:
    name = f"{item}s-from-middle"

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(from_middle)}({out.local(BODIES[item])}, {args[name]})"

    doc = (
        f"The {item}s that far from the middle, on both sides; 0 is the middle, two {item}s if"
        " their number is even."
    )
    params = {name: Param(NUMBER, "how far, from 0")}
    label = f"{item}s"
    return Word(
        name, selection_of(item), params, emit, doc, {name: 1}, label, narrows="from the middle"
    )


def every_second(things: Sequence[int], first: int) -> int:
    """Every second thing, from the first or the second on."""
    return sum(1 << place for place in range(first, len(things), 2))


def _every_second(parity: str, item: str) -> Word:
    first = 0 if parity == "odd" else 1
    order = {0: "the first, the third", 1: "the second, the fourth"}[first]
    start = {"row": "the top", "column": "the stern"}[item]

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(every_second)}({out.local(BODIES[item])}, {first})"

    doc = f"Every second {item}, counted from {start}: {order} and so on."
    return noun(f"{parity}-{item}s", item, emit, doc)


def same_symbol(scene: BoatScene, rooms: int) -> int:
    """The rooms with a symbol that one of these has."""
    found = 0
    for theirs in scene.symbols.values():
        if theirs & rooms:
            found |= theirs
    return found


def _same_symbol(out: Emitter, args: Args) -> str:
    return f"{out.constant(same_symbol)}(scene, {args['same-symbol']})"


def _middle(out: Emitter, args: Args) -> str:
    return f"{out.constant(middle)}({out.local('grid')})"


GROUPS = (
    noun("groups", "family", _every("family"),
         "Cats of one colour joined side by side, families and smaller ones."),
    noun("families", "family", "{families}",
         "Groups of three or more cats of one colour, joined side by side."),
    Word(
        "family-colour", FAMILIES, {"family-colour": Param("colour", "a colour")}, _family_colour,
        "Groups and families of one colour.", {"and": ["families", {"family-colour": "blue"}]},
        "groups", attribute=True, narrows="colour",
    ),
)  # fmt: skip
PLACES = (
    noun("rooms", "room", _every("room"), "All rooms, the deck included."),
    noun("full-rooms", "room", "{full_rooms}", "Rooms all of whose squares are covered.",
         opposite=("rooms", "unfilled rooms")),
    noun("empty-rooms", "room", "{empty_rooms}", "Rooms with no tile on any of their squares."),
    noun("one-coloured-rooms", "room", _one_coloured("room"),
         "Rooms wholly under cats of one colour.", label="one-coloured rooms"),
    Word(
        "symbol", ROOMS, {"symbol": Param("symbol", "a symbol")}, _symbol,
        "Rooms that show a symbol.", {"symbol": "parrot"}, "", attribute=True, narrows="symbol",
    ),
    Word(
        "room", ROOMS, {"room": Param("room-name", "a room")}, _room,
        "One room, by its name.", {"room": "bow"}, "{room}",
    ),
    noun("rows", "row", _every("row"), "All rows."),
    noun("full-rows", "row", _full("row"), "Rows all of whose squares are covered.",
         opposite=("rows", "unfilled rows")),
    noun("empty-rows", "row", _empty("row"), "Rows with no tile on any of their squares."),
    noun("one-coloured-rows", "row", _one_coloured("row"),
         "Rows wholly under cats of one colour.", label="one-coloured rows"),
    noun("middle-row", "row", _middle, "The row in the middle; two if their number is even."),
    noun("columns", "column", _every("column"), "All columns."),
    noun("full-columns", "column", _full("column"), "Columns all of whose squares are covered.",
         opposite=("columns", "unfilled columns")),
    noun("empty-columns", "column", _empty("column"),
         "Columns with no tile on any of their squares."),
    noun("one-coloured-columns", "column", _one_coloured("column"),
         "Columns wholly under cats of one colour.", label="one-coloured columns"),
    *(_every_second(parity, item) for parity in ("odd", "even") for item in ("row", "column")),
    _nth("row", "from the top"),
    _nth("column", "from the stern"),
    _nth("tile", "in the order they came aboard"),
    _from_middle("row"),
    _from_middle("column"),
    Word(
        "same-symbol", ROOMS, {"same-symbol": Param(ROOMS, "rooms")}, _same_symbol,
        "Rooms that show the symbol of one of those rooms, these included.",
        {"same-symbol": {"room": "bow"}}, "", narrows="symbol like",
    ),
)  # fmt: skip
WORDS = (*GROUPS, *PLACES)
