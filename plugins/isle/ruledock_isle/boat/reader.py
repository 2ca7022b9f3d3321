"""Reads the boats that people write; :mod:`ruledock_isle.boat.text` explains the format."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs

from ruledock.plugin import nearest
from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.box import Box
from ruledock_isle.boat.geometry import WATER, Grid, Shape, bits, corner, low_bit
from ruledock_isle.boat.plans import OPEN, RAT, BoatPlan, drawn_plan
from ruledock_isle.boat.sweep import Marked, fit
from ruledock_isle.boat.text import MAP, BoatTextError, printed_on, read_tiles, wrong
from ruledock_isle.boat.tiles import TileDef, TileKind

Line = tuple[int, str]
"""A line of the text, with its number."""
Key = tuple[int, str]
"""The number and the letter of a tile in a drawing; 0 if it has no number."""

LARGEST = 10_000
"""The most squares a boat may have."""
UNLADEN = f'"{OPEN}" open, "{RAT}" rat, "{MAP}" map or "{WATER}" water'
"""What a drawing may show where no tile lies."""

_WORD = re.compile(r"(?P<letter>[^\d~.*?=\s])?(?P<number>\d{1,9})?(?P<mark>[~.*]|\?\S*)?")


def read_boat(text: str | Sequence[str], box: Box, *, loose: bool = False) -> Boat:
    """The boat a text describes, or a BoatTextError that says where it goes wrong.

    A loose boat may carry tiles of any outline, as examples do.
    """
    whole = text if isinstance(text, str) else "\n".join(text)
    lines = [(n, line.strip()) for n, line in enumerate(whole.split("\n"), 1) if line.strip()]
    name, colon, rest = lines[0][1].partition(":") if lines else ("", "", "")
    if not lines:
        raise wrong("nothing", "a boat: its name and a colon, or a drawing", "empty")
    if not colon:
        return _Drawing.of(lines, box, 0).boat(None, loose)
    plan = _plan(name.strip(), box, lines[0][0])
    if len(lines) == 1:
        return read_tiles(rest, Boat(box, plan), lines[0][0])
    if rest.strip():
        raise wrong(rest.strip(), "tiles in one line, or a drawing below", "mixed", line=1)
    return _Drawing.of(lines[1:], box, plan.grid.width).boat(plan, loose)


def _plan(name: str, box: Box, line: int) -> BoatPlan:
    if name not in box.plans:
        known, near = ", ".join(sorted(box.plans)), nearest(name, box.plans) or ""
        raise wrong(f'"{name}"', f"a boat: {known}", "unknown-boat", line=line, near=near)
    return box.plans[name]


@attrs.frozen
class _Square:
    """One word of a drawing."""

    letter: str
    number: int
    mark: str
    line: int


@attrs.frozen
class _Drawing:
    """A drawn boat: its squares row by row, and the ids listed below."""

    box: Box
    rows: list[list[_Square]]
    legend: dict[Key, str]

    @classmethod
    def of(cls, lines: list[Line], box: Box, width: int) -> _Drawing:
        """Read a drawing; *width* is that of its plan, or 0 without one."""
        named = [line for line in lines if "=" in line[1]]
        drawn = [line for line in lines if "=" not in line[1]]
        across = width or max((len(text.split()) for _, text in drawn), default=0)
        spaced = any(_is_spaced(text, width) for _, text in drawn)
        words = [(n, _words(s, across) if spaced else list(s)) for n, s in drawn]
        if not words:
            raise wrong("no row of squares", "a drawing", "empty", line=lines[0][0])
        if sum(len(row) for _, row in words) > LARGEST:
            raise wrong("more squares", f"at most {LARGEST}", "too-big", line=drawn[0][0])
        rows = [[_square(word, n) for word in row] for n, row in words]
        uneven = [row for row in rows if len(row) != len(rows[0])]
        if uneven:
            found, wanted = f"{len(uneven[0])} squares", f"{len(rows[0])}, as in the first row"
            raise wrong(found, wanted, "uneven", line=uneven[0][0].line)
        return cls(box, rows, dict(_legend_line(line, n) for n, line in named))

    def boat(self, plan: BoatPlan | None, loose: bool) -> Boat:
        """The boat, on a plan or without one."""
        boat = Boat(self.box, plan or self._own_plan())
        self._compare(boat)
        made: list[TileDef] = []
        unseen = set(self.legend)
        for key, cells in self._tiles(boat.plan.grid):
            tile = self._tile(key, cells, boat, loose)
            unseen.discard(key)
            marks = self._marks(key, cells, tile, boat) if tile.shape.marks else ()
            boat.load(Stowed(tile.id, tile.letters[key[1]], cells, marks))
            if tile.id not in self.box.tiles:
                made.append(tile)
        if unseen:
            raise wrong(_label(min(unseen)), "a tile of the drawing", "unknown-tile")
        if made:
            boat.fleet = self.box.joined_by(made)
        return boat

    def _own_plan(self) -> BoatPlan:
        marks = [[WATER if one.mark == WATER else OPEN for one in row] for row in self.rows]
        grid = Grid.of(marks)
        if not grid.cells:
            raise wrong("water only", "a square", "empty", line=self.rows[0][0].line)
        rats, maps = 0, dict[str, int]()
        for cell, square in self._squares(grid):
            rats |= (square.mark == RAT) << cell
            if square.mark.startswith(MAP):
                colour = self._map_colour(square, grid.names[cell])
                if maps.setdefault(colour, 1 << cell) != 1 << cell:
                    at, found = grid.names[cell], f"a second {colour} map"
                    raise wrong(found, "one of each colour", "mark", at=at, line=square.line)
        return drawn_plan(marks, rats, maps)

    def _map_colour(self, square: _Square, at: str) -> str:
        by_letter = {letter: colour for colour, letter in self.box.colours.items()}
        written = square.mark[len(MAP) :]
        if written not in by_letter and written not in self.box.colours:
            known = ", ".join(f"{MAP}{letter}" for letter in by_letter)
            raise wrong(f'"{square.mark}"', f"a map: {known}", "mark", at=at, line=square.line)
        return by_letter.get(written, written)

    def _squares(self, grid: Grid) -> Iterator[tuple[int, _Square]]:
        for r, row in enumerate(self.rows):
            for c, square in enumerate(row):
                yield grid.cell(r, c), square

    def _compare(self, boat: Boat) -> None:
        """Compare the drawing with its plan: the same outline, and no mark but what is printed."""
        grid, printed = boat.plan.grid, printed_on(boat)
        if (len(self.rows), len(self.rows[0])) != (grid.height, grid.width):
            found = f"{len(self.rows)} rows of {len(self.rows[0])} squares"
            wanted = f"{grid.height} rows of {grid.width}"
            raise wrong(found, wanted, "size", line=self.rows[0][0].line)
        for cell, square in self._squares(grid):
            there = grid.cells >> cell & 1
            mark = printed[cell]
            shown = ("", OPEN, mark, MAP if mark.startswith(MAP) else mark) if there else (WATER,)
            if square.mark not in shown or (square.letter and not there):
                at, found = grid.names[cell], square.letter + square.mark
                expected = f'"{mark}"' + (" or a tile" if there else ", water")
                raise wrong(f'"{found}"', expected, "mark", at=at, line=square.line)

    def _tiles(self, grid: Grid) -> Iterator[tuple[Key, int]]:
        """The squares of each tile: numbered ones in order, then the others in reading order."""
        found: dict[Key, int] = {}
        for cell, square in self._squares(grid):
            if square.letter:
                key = square.number, square.letter
                found[key] = found.get(key, 0) | 1 << cell
        yield from sorted(item for item in found.items() if item[0][0])
        loose = [(key, cells) for key, cells in found.items() if not key[0]]
        parts = [(key, part) for key, cells in loose for part in grid.groups(cells)]
        yield from sorted(parts, key=lambda part: low_bit(part[1]))

    def _tile(self, key: Key, cells: int, boat: Boat, loose: bool) -> TileDef:
        """The one tile of this letter and outline."""
        grid, letter = boat.plan.grid, key[1]
        at, line = grid.names[low_bit(cells)], self._line(boat, cells)
        places = [grid.place(cell) for cell in bits(cells)]
        if letter not in self.box.letters:
            near = nearest(letter, self.box.letters) or ""
            known = f"a tile: {' '.join(sorted(self.box.letters))}; or {UNLADEN}"
            raise wrong(f'"{letter}"', known, "unknown-letter", at=at, line=line, near=near)
        if grid.group(cells & -cells, cells) != cells:
            found, expected = f"{_label(key)} in pieces", "squares that share sides"
            raise wrong(found, expected, "pieces", at=at, line=line)
        alike = self.box.alike(letter, places)
        if key in self.legend:
            alike = [tile for tile in alike if tile.id == self.legend[key].split()[0]]
        elif loose and not alike:
            return _loose(self.box.letters[letter].kind, letter, Shape("", corner(places)))
        if len(alike) != 1:
            raise self._unfit(key, Shape("", corner(places)), alike, at, line)
        return alike[0]

    def _marks(self, key: Key, cells: int, tile: TileDef, boat: Boat) -> Marked:
        """The marks of a tile that lies as its squares show, or as the legend says."""
        fitted, first = fit(tile.shape, boat.plan.grid), low_bit(cells)
        said = " ".join(self.legend.get(key, "").split()[1:])
        ways = [one for one in fitted.orientations if one.name == said or not said]
        shown = [one for one in ways if fitted.cells(first, one.turn, one.flip) == cells]
        if not shown:
            at, line = boat.plan.grid.names[first], self._line(boat, cells)
            found, expected = f'{_label(key)} lying "{said}"', "a way its squares lie"
            raise wrong(found, expected, "outline", at=at, line=line)
        return fitted.marked(first, shown[0].turn, shown[0].flip)

    def _line(self, boat: Boat, cells: int) -> int:
        """The line in which a tile begins."""
        row, _ = boat.plan.grid.place(low_bit(cells))
        return self.rows[row][0].line

    def _unfit(
        self, key: Key, shape: Shape, alike: list[TileDef], at: str, line: int
    ) -> BoatTextError:
        name, outline = _label(key), "/".join(shape.rows)
        if alike:
            known = " or ".join(f'"{name} = {tile.id}"' for tile in alike)
            found = f"{name}, which may be several tiles"
            return wrong(found, known, "ambiguous", at=at, line=line)
        wanted = self.legend.get(key) or f'a tile with the letter "{key[1]}"'
        found, expected = f"{name} with the outline {outline}", f"that of {wanted}"
        return wrong(found, expected, "outline", at=at, line=line)


def _loose(kind: TileKind, letter: str, shape: Shape) -> TileDef:
    """A tile that is in no box, for examples."""
    printed = {known: colour for colour, known in kind.letters.items()}
    colour = printed[letter] if kind.colour == "printed" else None
    what = kind.id if colour is None else f"{kind.id}-{colour}"
    name = f"{what}:{'/'.join(shape.rows)}"
    return TileDef(name, kind, shape, colour, 0, frozenset(kind.counts_as), kind.start)


def _is_spaced(row: str, width: int) -> bool:
    """Whether a row has one word for each square, rather than one character."""
    # Only words give a map its colour; in a single column nothing else shows that they are words.
    coloured = MAP in row and len(row) != width
    return coloured or any(one.isspace() or one.isdigit() for one in row)


def _words(row: str, width: int) -> list[str]:
    """The squares of a row in a drawing with words; a row may still have a character for each."""
    plain = len(row) == width > 1 and not _is_spaced(row, width)
    return list(row) if plain else row.split()


def _square(word: str, line: int) -> _Square:
    match = _WORD.fullmatch(word)
    if match is None or (match["number"] and not match["letter"]):
        expected = f'a tile such as "b1", {UNLADEN}'
        raise wrong(f'"{word[:40]}"', expected, "unreadable", line=line)
    return _Square(match["letter"] or "", int(match["number"] or 0), match["mark"] or "", line)


def _legend_line(text: str, line: int) -> tuple[Key, str]:
    word, _, id = (part.strip() for part in text.partition("="))
    square = _square(word, line)
    if not square.letter or not id:
        raise wrong(f'"{text}"', 'a tile and its id, as in "b1 = b07"', "unreadable", line=line)
    return (square.number, square.letter), id


def _label(key: Key) -> str:
    return f"{key[1]}{key[0] or ''}"
