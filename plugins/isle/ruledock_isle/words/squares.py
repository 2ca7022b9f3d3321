"""Things as the squares they lie on: joining them, growing them, and asking which of them meet.

``bodies`` are the squares of things, in their order; a selection has a bit for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from ruledock_isle.boat.geometry import Grid, Place, Shape, bits, low_bit

MANY = 40
"""From this many things of a colour on, a group is found by the squares around it."""
Near = Callable[[int], int]
"""Maps squares to those that share a side with one of them."""


def union(bodies: Sequence[int], things: int) -> int:
    """All squares of some things."""
    found = 0
    while things:
        low = things & -things
        found |= bodies[low.bit_length() - 1]
        things ^= low
    return found


def meeting(bodies: Iterable[int], squares: int) -> int:
    """The things with at least one of these squares."""
    found, bit = 0, 1
    for body in bodies:
        if body & squares:
            found |= bit
        bit <<= 1
    return found


def within(bodies: Iterable[int], squares: int) -> int:
    """The things all of whose squares are among these; what has no square is in no place."""
    found, bit = 0, 1
    for body in bodies:
        if body and not body & ~squares:
            found |= bit
        bit <<= 1
    return found


def one_of(bodies: Iterable[int], places: Iterable[int]) -> int:
    """The things that lie wholly in one of several places."""
    places = list(places)
    found, bit = 0, 1
    for body in bodies:
        if body and any(not body & ~place for place in places):
            found |= bit
        bit <<= 1
    return found


def touching(near: Near, bodies: Iterable[int], squares: int) -> int:
    """The things next to one of these squares that is not their own."""
    reach, found, bit = near(squares), 0, 1
    for body in bodies:
        if body & reach and (not body & squares or near(body) & ~body & squares):
            found |= bit
        bit <<= 1
    return found


def groups(bodies: Sequence[int], things: int, grid: Grid) -> Iterator[tuple[int, int]]:
    """Things joined side by side: each group as a selection, with its squares.

    Asking each thing whether it touches takes time in proportion to the square of their number;
    from :data:`MANY` on, looking up who owns the squares around a thing is quicker.
    """
    if things.bit_count() >= MANY:
        yield from _groups_of_many(bodies, things, grid.stride)
        return
    while things:
        fresh = things & -things
        group, body = 0, 0
        while fresh:
            things ^= fresh
            group |= fresh
            body |= union(bodies, fresh)
            fresh = _find_touching(bodies, things, grid.near(body)) if things else 0
        yield group, body


def _find_touching(bodies: Sequence[int], things: int, squares: int) -> int:
    found = 0
    while things:
        low = things & -things
        if bodies[low.bit_length() - 1] & squares:
            found |= low
        things ^= low
    return found


def _groups_of_many(bodies: Sequence[int], things: int, stride: int) -> Iterator[tuple[int, int]]:
    squares = {thing: _squares_of(bodies[thing]) for thing in bits(things)}
    owners = {square: thing for thing, several in squares.items() for square in several}
    left = dict.fromkeys(squares)  # in the order of the things, as the other way finds them
    while left:
        waiting = [next(iter(left))]
        del left[waiting[0]]
        group = body = 0
        while waiting:
            thing = waiting.pop()
            group |= 1 << thing
            body |= bodies[thing]
            for square in squares[thing]:
                for beside in (square - 1, square + 1, square - stride, square + stride):
                    other = owners.get(beside)
                    if other in left:
                        del left[other]
                        waiting.append(other)
        yield group, body


def _squares_of(body: int) -> list[int]:
    """The squares of one thing; moved down first, as it is small and its boat may not be."""
    low = low_bit(body)
    return [low + square for square in bits(body >> low)]


def outline(body: int, stride: int) -> tuple[Place, ...]:
    """The shape of a tile, the same whichever way it lies."""
    return _outline(body >> low_bit(body) // stride * stride, stride)


@lru_cache(maxsize=1 << 14)  # nearly every way in which the tiles of the box can lie
def _outline(body: int, stride: int) -> tuple[Place, ...]:
    lying = Shape("", tuple(divmod(cell, stride) for cell in bits(body))).orientations
    return min(one.places for one in lying)


def alike(grid: Grid, bodies: Sequence[int]) -> list[int]:
    """By tile: the tiles of its shape, itself included."""
    shapes = [outline(body, grid.stride) for body in bodies]
    tiles: dict[tuple[Place, ...], int] = {}
    for tile, shape in enumerate(shapes):
        tiles[shape] = tiles.get(shape, 0) | 1 << tile
    return [tiles[shape] for shape in shapes]


def neighbours(near: Near, bodies: Sequence[int]) -> list[int]:
    """By tile: the tiles that touch it."""
    return [meeting(bodies, near(body) & ~body) for body in bodies]


def kin(tiles: int, colours: Iterable[int]) -> list[int]:
    """By tile, of so many: the cats of its colour, itself included; nothing for other tiles."""
    found = [0] * tiles
    for cats in colours:
        for cat in bits(cats):
            found[cat] = cats
    return found
