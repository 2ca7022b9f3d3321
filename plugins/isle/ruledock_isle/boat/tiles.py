"""Tiles: what they are, what they count as, and the outlines they are cut to.

All that rules know of a kind of tile is what it counts as (``cat``, ``oshax``, ``treasure``,
``common``, ``rare``, ``small`` …) and where its colour comes from, so a module can add tiles of its
own kind as content.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal

import attrs

from ruledock.plugin import LinkError, Misbuilt, Problem, Provenance, Ruleset
from ruledock_isle.boat.geometry import NO_MARKS, Shape

Start = Literal["bag", "table"]
_NOTHING: Mapping[str, str] = MappingProxyType({})


@attrs.frozen
class TileKind:
    """What all tiles of one kind have in common (content ``tile-kinds``)."""

    id: str
    name: str
    counts_as: tuple[str, ...]
    provenance: Provenance
    colour: Literal["none", "printed", "chosen"] = "none"
    """Whether its tiles have a colour, and whether a player chooses it when placing one."""
    start: Start = "table"
    """Where its tiles are when a game begins."""
    letter: str = ""
    """What stands for it in a drawn boat, if it has no colour."""
    letters: Mapping[str, str] = _NOTHING
    """What stands for it in a drawn boat, by colour."""


def _check_outline(_: object, __: object, outline: tuple[str, ...]) -> None:
    try:
        Shape.of("", outline)
    except ValueError as error:
        problem = Problem("/outline", " / ".join(outline), str(error), "wrong-form")
        raise Misbuilt(problem) from None


def _check_marks(design: TileDesign, _: object, marks: Mapping[str, tuple[str, ...]]) -> None:
    try:
        Shape.of("", design.outline, marks)
    except ValueError:
        found = ", ".join(name for names in marks.values() for name in names)
        problem = Problem("/marks", found, "squares of the outline, such as a1", "wrong-form")
        raise Misbuilt(problem) from None


@attrs.frozen
class TileDesign:
    """An outline, and the tiles that are cut to it (content ``tiles``)."""

    id: str
    kind: str
    outline: tuple[str, ...] = attrs.field(validator=_check_outline)
    provenance: Provenance
    name: str = ""
    copies: int = 1
    """How many tiles there are: of each colour, if it has colours."""
    colours: Mapping[str, str] = _NOTHING
    """By printed colour: the id of the tile."""
    counts_as: tuple[str, ...] = ()
    """What these tiles count as beyond what their kind does."""
    start: Start | None = None
    """Where these tiles are when a game begins, if it is not where their kind is."""
    marks: Mapping[str, tuple[str, ...]] = attrs.field(default=NO_MARKS, validator=_check_marks)
    """What is printed on single squares: by what it shows, the squares as the outline has them."""


@attrs.frozen(eq=False)
class TileDef:
    """A tile as it comes out of the box; there may be several copies of it."""

    id: str
    kind: TileKind
    shape: Shape
    colour: str | None = None
    """The colour printed on it."""
    copies: int = 1
    counts_as: frozenset[str] = frozenset()
    start: Start = "table"
    is_cat: bool = attrs.field(init=False)
    is_treasure: bool = attrs.field(init=False)
    picks_colour: bool = attrs.field(init=False)
    """Whether a player chooses its colour when placing it."""

    def __attrs_post_init__(self) -> None:
        made = object.__setattr__
        made(self, "is_cat", "cat" in self.counts_as)
        made(self, "is_treasure", "treasure" in self.counts_as)
        made(self, "picks_colour", self.kind.colour == "chosen")

    @property
    def is_small(self) -> bool:
        """Whether it is a small treasure."""
        return "small" in self.counts_as

    @property
    def is_rare(self) -> bool:
        """Whether it is a rare treasure."""
        return "rare" in self.counts_as

    @property
    def has_colour(self) -> bool:
        """Whether it has a colour once it lies on a boat."""
        return self.kind.colour != "none"

    @property
    def size(self) -> int:
        """How many squares it covers."""
        return len(self.shape)

    def letter(self, colour: str | None) -> str:
        """What stands for it in a drawn boat, in this colour."""
        return self.kind.letters[colour] if colour is not None else self.kind.letter

    @property
    def letters(self) -> Mapping[str, str | None]:
        """All letters that may stand for it, each with the colour it then has."""
        if self.picks_colour:
            return {letter: colour for colour, letter in self.kind.letters.items()}
        return {self.letter(self.colour): self.colour}


def cut(kinds: Mapping[str, TileKind], designs: Mapping[str, TileDesign]) -> Mapping[str, TileDef]:
    """Every tile by id, in the order of their designs."""
    tiles = [tile for one in designs.values() for tile in _cut(kinds[one.kind], one)]
    problems = [*_duplicate_ids(tiles), *_colour_problems(tiles), *_letters(kinds)]
    if problems:
        raise LinkError("\n".join(problems))
    return MappingProxyType({tile.id: tile for tile in tiles})


def tiles_counting_as(ruleset: Ruleset, what: str) -> tuple[str, ...]:
    """Each copy of the tiles that count as something, by id; for a module with a bag of its own."""
    tiles = cut(ruleset.content.items["tile-kinds"], ruleset.content.items["tiles"]).values()
    copies = (tile.id for tile in tiles if what in tile.counts_as for _ in range(tile.copies))
    return tuple(sorted(copies))


def _cut(kind: TileKind, design: TileDesign) -> Iterator[TileDef]:
    shape = Shape.of(design.id, design.outline, design.marks)
    counts_as = frozenset({*kind.counts_as, *design.counts_as})
    start = design.start or kind.start
    printed = list[tuple[str | None, str]](design.colours.items())
    for colour, id in printed or [(None, design.id)]:
        yield TileDef(id, kind, shape, colour, design.copies, counts_as, start)


def _duplicate_ids(tiles: list[TileDef]) -> Iterator[str]:
    counts = Counter(tile.id for tile in tiles)
    for id in sorted(id for id, count in counts.items() if count > 1):
        yield f'tiles: "{id}" is the id of more than one tile'


def _colour_problems(tiles: list[TileDef]) -> Iterator[str]:
    for tile in tiles:
        if (tile.kind.colour == "printed") != (tile.colour is not None):
            yield f"tiles: {tile.id} must have colours exactly if those of its kind are printed"
        elif tile.colour is not None and tile.colour not in tile.kind.letters:
            yield f"tiles: {tile.id} is {tile.colour}, for which {tile.kind.id} has no letter"


def _letters(kinds: Mapping[str, TileKind]) -> Iterator[str]:
    counts = Counter[str]()
    for kind in kinds.values():
        letters = [kind.letter] if kind.colour == "none" else [*kind.letters.values()]
        counts.update(letters)
        if not all(letters) or not letters:
            yield f"tile-kinds: {kind.id} needs a letter, or one for each of its colours"
    for letter in sorted(letter for letter, count in counts.items() if count > 1):
        yield f'tile-kinds: the letter "{letter}" stands for more than one thing'
