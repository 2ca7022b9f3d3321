"""Boats as text that people can read and write.

Drawn, with one word for each square. ``~`` is water, ``.`` an open square, ``*`` a rat, ``?b`` the
blue map; any other word is a tile: the letter of its kind and colour, and a number that tells it
from the others and says in which order they came aboard::

    boat-blue:
    ~  ~  ~  b1 b1 .  *
    .  ?g c2 c2 b1 b1 .

Short, one character to a square, where all squares of a letter that share sides are one tile::

    bb...
    .brr.

Beside rows of words, a row of single characters may be written in this short way too.

Or in one line, tile by tile: its first square in reading order, how it lies, a chosen colour::

    boat-blue: b07 c4 r90 flip, oshax-1 h5 green

Without a name before it, a drawing is a boat of its own; there a tile that covers a rat or a map
says so, as in ``b1*``. A last line such as ``b1 = b07`` names a tile that its outline leaves open,
and one such as ``b1 = b07 r90`` also how it lies, where its marks need that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from ruledock.plugin import Mistake, RuledockError, nearest, printable
from ruledock_isle.boat.geometry import WATER, bits, low_bit
from ruledock_isle.boat.plans import OPEN, RAT, BoatPlan
from ruledock_isle.boat.sweep import fit

if TYPE_CHECKING:
    from ruledock_isle.boat.boat import Boat, Stowed

MAP = "?"
LAID = (
    "a tile, its first square, how it lies and the colour of an oshax, on free squares, "
    'as in "b01 h4", "b02 h4 r90 flip" or "oshax-1 h4 green"'
)

CODES = {
    "empty": "A boat is empty, or nothing but water.",
    "mark": "A square shows a rat, a map or water that its boat does not have there.",
    "misplaced": "A tile cannot lie where the text puts it, or its place is unreadable.",
    "mixed": "A boat is listed tile by tile in one line and also drawn below.",
    "outline": "No tile of the letter or id has this outline, or it cannot lie this way.",
    "pieces": "The squares of one tile do not share sides.",
    "size": "A drawing has more or fewer rows or squares than its boat.",
    "uneven": "The rows of a drawing are not equally long.",
    "unknown-boat": "No boat has this name.",
    "unknown-letter": "A letter in a drawing stands for no tile.",
    "unknown-tile": "No tile has this id, or the drawing does not show it.",
}
"""What can be wrong with the text of a boat, beyond what can be wrong with any file."""


class BoatTextError(RuledockError, ValueError):
    """Text that describes no boat, with the line and the square where it goes wrong."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake)
        self.mistake = mistake

    def __str__(self) -> str:
        return str(self.mistake)


def wrong(
    found: str, expected: str, code: str, *, at: str = "", line: int | None = None, near: str = ""
) -> BoatTextError:
    """A mistake in the text of a boat."""
    return BoatTextError(Mistake("boat", at, printable(found), expected, code, line, near or None))


def draw(boat: Boat) -> str:
    """The boat, one word for each square."""
    grid, words = boat.plan.grid, _words(boat)
    width = max(map(len, words)) + 1
    padded = [word.ljust(width) for word in words]
    starts = range(0, len(words), grid.stride)
    lines = ["".join(padded[start : start + grid.width]).rstrip() for start in starts]
    head = [f"{boat.plan.id}:"] if boat.plan.id else []
    return "\n".join([*head, *lines, *_legend(boat)]) + "\n"


def _words(boat: Boat) -> list[str]:
    """The word of each square, by its number; missing squares are water."""
    words, own = printed_on(boat)[:], not boat.plan.id
    for number, stowed in enumerate(boat.stowed):
        key = _key(boat, number)
        for cell in bits(stowed.cells):
            words[cell] = key + words[cell] if own and words[cell] != OPEN else key
    return words


def printed_on(boat: Boat) -> list[str]:
    """What is printed on each square, by its number."""
    return _words_of_plan(boat.plan, tuple(boat.fleet.colours.items()))


@lru_cache(maxsize=256)
def _words_of_plan(plan: BoatPlan, colours: tuple[tuple[str, str], ...]) -> list[str]:
    grid, letters = plan.grid, dict(colours)
    words = [OPEN if grid.cells >> cell & 1 else WATER for cell in range(len(grid.names))]
    for cell in bits(plan.rats):
        words[cell] = RAT
    for colour, bit in plan.maps.items():
        words[low_bit(bit)] = MAP + letters.get(colour, colour)
    return words


def _key(boat: Boat, number: int) -> str:
    """What stands for a stowed tile on each of its squares."""
    stowed = boat.stowed[number]
    return f"{boat.tile(stowed).letter(stowed.colour)}{number + 1}"


def _legend(boat: Boat) -> Iterator[str]:
    for number, stowed in enumerate(boat.stowed):
        tile = boat.tile(stowed)
        alike = boat.fleet.alike(tile.letter(stowed.colour), tile.shape.places)
        turned = _orientation_note(boat, stowed) if stowed.marks else ""
        if len(alike) > 1 or turned:
            yield " ".join(filter(None, (f"{_key(boat, number)} = {tile.id}", turned)))


def _orientation_note(boat: Boat, stowed: Stowed) -> str:
    """How a marked tile lies, if its squares alone would suggest another way."""
    fitted = fit(boat.tile(stowed).shape, boat.plan.grid)
    lies, seems = fitted.lies(stowed.cells, stowed.marks), fitted.lies(stowed.cells)
    assert lies is not None, "a stowed tile covers squares of its own outline"
    return "" if lies == seems else lies.name


def list_tiles(boat: Boat) -> str:
    """The boat in one line, tile by tile."""
    return f"{boat.plan.id}: {', '.join(describe(boat, one) for one in boat.stowed)}".rstrip()


def describe(boat: Boat, stowed: Stowed) -> str:
    """Where and how a tile lies: ``b07 c4 r90 flip``."""
    tile = boat.tile(stowed)
    lies = fit(tile.shape, boat.plan.grid).lies(stowed.cells, stowed.marks)
    assert lies is not None, "a stowed tile covers squares of its own outline"
    chosen = stowed.colour if tile.picks_colour else None
    return " ".join(filter(None, (tile.id, boat.first_square(stowed), lies.name, chosen)))


def read_tiles(text: str, boat: Boat, line: int = 1) -> Boat:
    """Bring the tiles listed in one line aboard."""
    for phrase in filter(None, map(str.strip, text.split(","))):
        tile, *words = phrase.split()
        if tile not in boat.fleet.tiles:
            near = nearest(tile, boat.fleet.tiles) or ""
            raise wrong(f'"{tile}"', _ids(boat), "unknown-tile", line=line, near=near)
        if boat.fleet.tiles[tile].copies == 1 and any(one.tile == tile for one in boat.stowed):
            found = f'"{phrase}", but the only {tile} in the box is aboard'
            raise wrong(found, LAID, "misplaced", line=line)
        try:
            boat.stow(tile, *_lying(words, boat))
        except ValueError as error:
            found = f'"{phrase}", but {error}'
            raise wrong(found, LAID, "misplaced", line=line) from None
    return boat


def _ids(boat: Boat) -> str:
    """The ids of all tiles; of a numbered run only the first and the last."""
    runs: dict[str, list[str]] = {}
    for id in sorted(boat.fleet.tiles):
        runs.setdefault(id.rstrip("0123456789"), []).append(id)
    shown = [f"{ids[0]} to {ids[-1]}" if len(ids) > 2 else ", ".join(ids) for ids in runs.values()]
    return f"the id of a tile: {', '.join(shown)}"


def _lying(words: list[str], boat: Boat) -> tuple[str, int, bool, str | None]:
    """The square, turn, flip and chosen colour that a phrase names."""
    turns = {"r90": 1, "r180": 2, "r270": 3}
    at, turn, flip, colour = "", 0, False, None
    for word in words:
        if word in turns:
            turn = turns[word]
        elif word == "flip":
            flip = True
        elif word.removeprefix("as-") in boat.fleet.colours:
            colour = word.removeprefix("as-")
        elif at:
            raise ValueError(f"{word} is not a square, a way to lie or a colour")
        else:
            at = word
    return at, turn, flip, colour
