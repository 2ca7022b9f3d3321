"""Tiles on a boat: cats of all sorts, and treasures."""

from __future__ import annotations

from ruledock.plugin import Args, Emit, Emitter, Param, Word, noun, selection_of
from ruledock_isle.words.emit import every, value

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


WORDS = (
    noun("tiles", "tile", lambda out, args: every(out.local("bodies")), "Everything on the boat."),
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
)  # fmt: skip
