"""Tiles on a boat: cats of all sorts, and treasures."""

from __future__ import annotations

from collections.abc import Callable

from ruledock.plugin import NUMBER, Args, Emit, Emitter, Param, Word, noun, selection_of
from ruledock_isle.words.emit import every, value
from ruledock_isle.words.shapes import longest_of

TILES = selection_of("tile")


def counting_as(tag: str) -> Emit:
    """The tiles that count as something, by the tag that tiles and their kinds carry in packs."""
    return lambda out, args: f"{out.local('tags')}[{out.constant(tag)}]"


def _kind(out: Emitter, args: Args) -> str:
    return f"{out.local('tags')}[{value(out, 'kind', args['kind'])}]"


def _colour(out: Emitter, args: Args) -> str:
    return f"{out.local('colours')}[{value(out, 'colour', args['colour'])}]"


def _common_small(out: Emitter, args: Args) -> str:
    tags = out.local("tags")
    return f"{tags}[{out.constant('treasure')}] & {tags}[{out.constant('small')}]"


def first_aboard(tiles: int) -> int:
    """The one of some tiles that came aboard before the others."""
    return tiles & -tiles


def last_aboard(tiles: int) -> int:
    """The one of some tiles that came aboard after the others."""
    return 1 << tiles.bit_length() >> 1


def longest_run(tiles: int) -> int:
    """How many of some tiles came aboard one directly after the other, at most."""
    length = 0
    while tiles:  # what is left after n rounds begins a run of more than n tiles
        length += 1
        tiles &= tiles >> 1
    return length


def in_longest_run(tiles: int) -> int:
    """The tiles of the longest run; of several the first."""
    return longest_of(tiles, 1)


def _run(function: Callable[[int], int]) -> Emit:
    return lambda out, args: f"{out.constant(function)}({args['longest-run']})"


def _aboard(which: str, function: Callable[[int], int], when: str) -> Word:
    name = f"{which}-aboard"
    return Word(
        name, TILES, {name: Param(TILES, "some tiles")},
        lambda out, args: f"{out.constant(function)}({args[name]})",
        f"The one of some tiles that came aboard {when} the others; none if there are none.",
        {name: "cats"}, "", narrows=f"{which} aboard",
    )  # fmt: skip


WORDS = (
    noun("tiles", "tile", lambda out, args: every(out, out.local("bodies")),
         "Everything on the boat."),
    noun("cats", "tile", counting_as("cat"), "All cats; an oshax is one."),
    noun("oshax", "tile", counting_as("oshax"), "Oshax of any colour."),
    noun("treasures", "tile", counting_as("treasure"), "Treasures, common and rare."),
    noun("common-treasures", "tile", counting_as("common"), "Common treasures, small or not."),
    noun("small-treasures", "tile", _common_small, "Common treasures of one or two squares."),
    noun("rare-treasures", "tile", counting_as("rare"), "Rare treasures."),
    noun("lonely-cats", "tile", "{lonely}", "Cats that touch no other cat of their colour."),
    noun("at-edge", "tile", "{edge_tiles}", "Tiles on at least one square of the boat's edge.",
         narrows="at the edge"),
    Word(
        "colour", TILES, {"colour": Param("colour", "a colour")}, _colour,
        "Cats of one colour; an oshax has the colour it was given.", {"colour": "blue"},
        "cats", attribute=True, narrows="colour",
    ),
    Word(
        "kind", TILES, {"kind": Param("kind", "what tiles count as")}, _kind,
        "Tiles that count as something, whatever a pack has called it.", {"kind": "oshax"},
        "", narrows="counting as",
    ),
    _aboard("first", first_aboard, "before"),
    _aboard("last", last_aboard, "after"),
    Word(
        "longest-run", NUMBER, {"longest-run": Param(TILES, "some tiles", label="of")},
        _run(longest_run),
        "How many of some tiles came aboard one directly after the other, at most; any other tile"
        " in between ends such a run.",
        {"longest-run": "cats"}, "longest run aboard", cost=5, counts=_run(in_longest_run),
    ),
    Word(
        "boarding-number", NUMBER, {"boarding-number": Param("tile", "one tile", label="of")},
        "{boarding-number} + 1",
        "A tile's number in the order in which all tiles came aboard, counted from 1.",
        {"largest": {"boarding-number": "that-tile"}, "over": "oshax"}, "number aboard",
    ),
)  # fmt: skip
