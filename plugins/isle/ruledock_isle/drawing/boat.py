"""A boat as a terminal shows it, square by square, with the rooms that its squares are in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import Ref, Ruleset
from ruledock_drawing.palette import Palette, fold, pad, width
from ruledock_drawing.wording import called, tell
from ruledock_isle.boat.plans import NUMBERS, Room
from ruledock_isle.book import Book
from ruledock_isle.drawing.looks import first_of, letter_of, lying, short_name, style_of

Seen = Mapping[str, Any]
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
CELL = 3
MARGIN = "     "
GAP = 3
"""Columns between the boat and what stands beside it."""


@attrs.frozen
class Covered:
    """A square under a tile."""

    text: str
    """The tile's name on its first square, its letter on the others."""
    style: str
    mark: str = ""
    """The letter of what is printed on this square of the tile, such as a cat symbol."""


def draw_boat(
    boat: Seen, paint: Palette, ruleset: Ruleset, considered: Mapping[str, Any] | None = None
) -> list[str]:
    """The boat with the names of its rows and columns; beside it, what is free in each room.

    Of a covered square the room stays readable. The tile that somebody thinks of placing lies on
    the boat already, in brackets.
    """
    covered = _covered(boat, ruleset.book)
    lines = _squares(boat, covered, _considered(considered, ruleset.book), paint)
    rooms = list(_rooms(boat, covered, ruleset))
    return _beside(lines, rooms, boat) if _fits(rooms, boat, paint) else lines


def below_boat(boat: Seen, paint: Palette, ruleset: Ruleset) -> list[str]:
    """What is free in each room, if there is no room for it beside the boat; and names of tiles."""
    rooms = list(_rooms(boat, _covered(boat, ruleset.book), ruleset))
    text = f"  {tell('isle.screen.free', rooms=', '.join(rooms))}"
    lines = [] if _fits(rooms, boat, paint) else fold(text, paint.columns, hang="  ")
    return [*lines, *_names(boat, ruleset, paint)]


def _squares(
    boat: Seen, covered: Mapping[str, Covered], new: Mapping[str, Covered], paint: Palette
) -> list[str]:
    rooms = boat["rooms"]["squares"]
    first = 1 if boat["plan"] else 0  # a named plan has its name above the drawing
    marks = [line.split() for line in boat["drawn"].splitlines()[first : first + len(rooms)]]
    letters = COLUMNS[: max(map(len, rooms), default=0)]
    lines = [MARGIN + "".join(pad(f" {letter}", CELL) for letter in letters).rstrip()]
    for number, (row, where) in enumerate(zip(marks, rooms, strict=True), 1):
        squares = [
            _square(f"{COLUMNS[place]}{number}", mark, room, covered, new, paint)
            for place, (mark, room) in enumerate(zip(row, where, strict=True))
        ]
        lines.append(f"  {number}  " + "".join(squares).rstrip())
    return lines


def _covered(boat: Seen, book: Book) -> dict[str, Covered]:
    found: dict[str, Covered] = {}
    for number, one in enumerate(boat["tiles"]):
        letter = letter_of(one["tile"], one["colour"], book)
        style = style_of(one["colour"], light=bool(number % 2))
        marks = _marks(one, book)
        found |= {square: Covered(letter, style, mark) for square, mark in marks.items()}
        first = next((square for square, mark in marks.items() if not mark), None)
        if first is not None:
            found[first] = Covered(short_name(one["tile"], letter), style)
    return found


def _marks(lies: Mapping[str, Any], book: Book) -> dict[str, str]:
    """The squares under a tile in reading order, each with the letter of the mark on it, or ""."""
    rows = lying(book.tiles[lies["tile"]].shape.drawn, lies["turn"], lies["flip"])
    column, row = COLUMNS.index(lies["at"][0]) - first_of(rows[0]), int(lies["at"][1:])
    return {
        f"{COLUMNS[column + c]}{row + r}": square.replace("#", "")
        for r, line in enumerate(rows)
        for c, square in enumerate(line)
        if square != "."
    }


def _considered(option: Mapping[str, Any] | None, book: Book) -> dict[str, Covered]:
    """The squares that the tile of an option would cover."""
    if option is None:
        return {}
    value = {name: field["value"] for name, field in option["fields"].items()}
    tile = book.tiles[value["tile"]]
    colour = value["colour"] or tile.colour
    look = Covered(tile.letter(colour), style_of(colour))
    return {
        square: attrs.evolve(look, text=mark or look.text)
        for square, mark in _marks(value, book).items()
    }


def _square(
    name: str,
    mark: str,
    room: str,
    covered: Mapping[str, Covered],
    new: Mapping[str, Covered],
    paint: Palette,
) -> str:
    if name in new:
        return paint(f"{new[name].style} bold", f"[{new[name].text}]")
    if name in covered:
        one = covered[name]
        text = f"{one.text}{one.mark or '.'}{room}" if len(one.text) == 1 else pad(one.text, CELL)
        return paint(one.style, text)
    if mark == "~":
        return " " * CELL
    if mark == ".":
        return pad(paint("dim", f" {room}"), CELL)
    return paint("bold", pad(f" {mark}" if len(mark) == 1 else mark, CELL))


def _rooms(boat: Seen, covered: Mapping[str, Covered], ruleset: Ruleset) -> Iterator[str]:
    """Each room: its mark, its name, its symbol, and how many squares of it are free."""
    rows = boat["rooms"]["squares"]
    free = Counter(
        room
        for number, row in enumerate(rows, 1)
        for place, room in enumerate(row)
        if f"{COLUMNS[place]}{number}" not in covered
    )
    plan = ruleset.book.fleet.plans.get(boat["plan"])
    for mark, id in zip(NUMBERS, boat["rooms"]["ids"], strict=False):
        room = plan.rooms[id] if plan else Room(id, None, id.capitalize(), 0)
        names = {"room": Ref("room", id, room.name), "symbol": Ref("symbol", room.symbol or "")}
        yield tell("isle.screen.room", ruleset, mark=mark, free=free[mark], **names)


def _width(boat: Seen) -> int:
    return len(MARGIN) + CELL * max(map(len, boat["rooms"]["squares"]), default=0) + GAP


def _fits(rooms: Sequence[str], boat: Seen, paint: Palette) -> bool:
    return _width(boat) + max(map(width, rooms), default=0) <= paint.columns


def _beside(lines: Sequence[str], rooms: Sequence[str], boat: Seen) -> list[str]:
    """The rooms at the right of the boat."""
    beside = ["", *rooms, *[""] * len(lines)]
    return [
        pad(line, _width(boat)) + room if room else line
        for line, room in zip(lines, beside, strict=False)
    ]


def _names(boat: Seen, ruleset: Ruleset, paint: Palette) -> list[str]:
    """The whole names of the tiles that are drawn under a short one."""
    names = {}
    for one in boat["tiles"]:
        short = short_name(one["tile"], letter_of(one["tile"], one["colour"], ruleset.book))
        if short != one["tile"]:
            names[short] = f"{short} {called(ruleset, 'tile', one['tile'])}"
    text = ", ".join(names.values())
    return (
        [paint("dim", line) for line in fold(f"  {text}", paint.columns, hang="  ")] if text else []
    )
