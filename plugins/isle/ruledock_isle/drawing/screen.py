"""The isle as a terminal shows it: fields and displays, boats in colour, and the viewer's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad
from ruledock_isle.axes import FIELDS
from ruledock_isle.boat.plans import NUMBERS
from ruledock_isle.book import Book

Seen = Mapping[str, Any]
STYLES = {
    "b": "on_blue", "g": "on_green", "r": "on_red", "p": "on_magenta", "o": "on_yellow",
    "B": "on_blue bold", "G": "on_green bold", "R": "on_red bold", "P": "on_magenta bold",
    "O": "on_yellow bold", "c": "on_cyan", "$": "on_white",
}  # fmt: skip
"""The style of a tile, by its letter in a drawn boat."""
COLOURS = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta", "orange": "yellow"}
"""What the terminal paints each colour of cat in."""
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
WIDE = 100


def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Everything the viewer may see, from the isle down to the hand."""
    seen, book = view["table"]["isle"], ruleset.book
    lines = [paint("bold", f"Day {seen['day']}, {seen['phase'] or ''}"), ""]
    lines += _island(seen, paint)
    order = [*(one for one in seen["order"] if one != view["player"])]
    order += [] if view["player"] is None else [view["player"]]
    for player in order:
        lines += ["", *_player(view, seen, book, player, paint)]
    lines += _public(seen, book)
    if view["player"] is not None:
        lines += _own(seen, book, view["player"], paint)
    lines += _ways(view, paint)
    return "\n".join(lines)


# -- the island --------------------------------------------------------------------------------


def _island(seen: Seen, paint: Palette) -> Iterator[str]:
    for name, tiles in zip(FIELDS, seen["fields"], strict=True):
        title = f"{name} field, {seen['prices'][name]} fish each"
        yield from shelf(title, tiles, seen["outlines"], paint)
    if seen["rare"]:
        yield from shelf("rare treasures", sorted(seen["rare"]), seen["outlines"], paint)
    common = [tile for tile, left in seen["common"].items() if left]
    piles = ", ".join(f"{seen['common'][tile]} {tile}" for tile in common)
    yield f"common treasures: {piles}"
    yield f"oshax: {', '.join(seen['oshax'])}   bag: {len(seen['bag'])}   deck: {seen['deck']}"


def shelf(title: str, tiles: Sequence[str], outlines: Seen, paint: Palette) -> Iterator[str]:
    """Tiles side by side, each with its name under its outline."""
    yield paint("bold", title)
    width = max([8, *map(len, tiles), *(2 * len(outlines[tile][0]) for tile in tiles)])
    many = max(1, WIDE // (width + 1))
    for first in range(0, len(tiles), many):
        row = tiles[first : first + many]
        for line in range(max(len(outlines[tile]) for tile in row)):
            cells = [pad(_line(outlines[tile], line, tile, paint), width) for tile in row]
            yield "  " + " ".join(cells).rstrip()
        yield "  " + " ".join(pad(tile, width) for tile in row).rstrip()


def _line(outline: Sequence[str], line: int, tile: str, paint: Palette) -> str:
    return _paint_row(outline[line] if line < len(outline) else "", tile, paint)


def _paint_row(drawn: str, tile: str, paint: Palette, first: int = -1) -> str:
    """One row of an outline in the colour of its tile; the square to name looks different."""
    looks = {".": "  ", "#": "[]"}
    squares = [looks.get(square, 2 * square) for square in drawn]
    if first >= 0:
        squares[first] = "()"
    style = _style(tile)
    return "".join(paint(style, square) if square.strip() else square for square in squares)


def _style(tile: str) -> str:
    """The style of a tile beside the boats, by the colour in its name."""
    if tile[1:].isdigit():
        return STYLES.get(tile[0], "on_white")
    named = next((COLOURS[word] for word in tile.split("-") if word in COLOURS), "white")
    return f"on_{named}"


# -- players -----------------------------------------------------------------------------------


def _player(view: Seen, seen: Seen, book: Book, player: int, paint: Palette) -> Iterator[str]:
    you = " (you)" if player == view["player"] else ""
    place = seen["order"].index(player) + 1
    colour = COLOURS.get(seen["colours"][player], "bold")
    laid, held, private = (seen[what][player] for what in ("rescue_cards", "hands", "lessons"))
    held, private = _count(held), _count(private)
    marks = [
        f"{place}. in turn order",
        f"{seen['fish'][player]} fish",
        f"baskets {seen['baskets'][player]} ready, {seen['used_baskets'][player]} used",
        f"{held} card{'s' * (held != 1)} in hand",
        f"{private} private lesson{'s' * (private != 1)}",
    ]
    shown = " ".join(laid) if seen["revealed"] else f"{_count(laid)} face down"
    marks += [f"rescue cards {shown}"] if laid else []
    marks += ["has passed"] if player in seen["passed"] else []
    marks += ["next tile without contact"] if seen["waivers"][player] else []
    marks += [f"has drawn {seen['drawn'][player]}"] if seen["drawn"][player] else []
    rescue = seen["announced"]
    if rescue is not None and rescue["player"] == player:
        marks.append(f"wants to rescue {rescue['tile']} ({rescue['basket']} basket)")
    yield f"{paint(f'{colour} bold', view['names'][player] + you)}: {'; '.join(marks)}"
    own = seen["boats"][player]
    yield from boat(own["drawn"], paint, _rooms(own, book))


def _count(cards: Any) -> int:
    """How many cards there are, seen or only counted."""
    return cards if isinstance(cards, int) else len(cards)


def _rooms(boat: Seen, book: Book) -> Seen:
    """The rooms of a boat with their names; one that is only drawn is a single deck."""
    rooms, plan = boat["rooms"], book.fleet.plans.get(boat["plan"])
    names = [plan.rooms[id].name if plan else id.capitalize() for id in rooms["ids"]]
    return {"squares": rooms["squares"], "names": names}


def boat(text: str, paint: Palette, rooms: Seen) -> Iterator[str]:
    """A boat in colour with the names of its rows and columns; a free square shows its room."""
    rows = [line.split() for line in text.splitlines()[1:] if "~" in line or "=" not in line]
    rows = [row for row in rows if row]
    width = max((len(word) for row in rows for word in row), default=1) + 1
    columns = max(map(len, rows), default=0)
    yield "     " + "".join(letter.ljust(width) for letter in COLUMNS[:columns])
    free: Counter[str] = Counter()
    for number, (row, where) in enumerate(zip(rows, rooms["squares"], strict=True), 1):
        squares = list(zip(row, where, strict=True))
        free.update(room for word, room in squares if word == "." or word[0] in "*?")
        drawn = [_square(word, room, width, paint) for word, room in squares]
        yield f"  {number}  " + "".join(drawn).rstrip()
    left = [
        f"{room} {name} {free[room] or 'full'}"
        for room, name in zip(NUMBERS, rooms["names"], strict=False)
    ]
    if left:
        yield f"     squares free: {', '.join(left)}"


def _square(word: str, room: str, width: int, paint: Palette) -> str:
    if word == "~":
        return " " * width
    if word == ".":
        return pad(paint("dim", room), width)
    if word.startswith("?"):
        return paint("bold", pad(word, width))
    style = STYLES.get(word[0])
    return pad(word, width) if style is None else paint(style, pad(word, width))


# -- ways a tile can lie -----------------------------------------------------------------------


def _ways(view: Seen, paint: Palette) -> Iterator[str]:
    """How each tile that may be placed now looks, turned and flipped as the options say."""
    options = (view["decision"] or {}).get("options") or ()
    found: dict[str, dict[str, None]] = {}
    for words in (one["notation"].split() for one in options if one["kind"] == "isle.place"):
        way = " ".join(word for word in words[3:] if not word.startswith("as-"))
        found.setdefault(words[1], {})[way] = None
    outlines: dict[str, list[str]] = {}  # of the isle, and of whatever modules lay out beside it
    for part in view["table"].values():
        outlines |= part.get("outlines", {})
    known = {tile: ways for tile, ways in found.items() if tile in outlines}
    if known:
        yield ""
        yield paint("bold", "how it can lie") + "; () is the square that you name"
    for tile, ways in known.items():
        drawings, wide = [lying(outlines[tile], way) for way in ways], max(10, len(tile))
        for line in range(max(map(len, drawings))):
            cells = [pad(_paint_turned(rows, line, tile, paint), wide) for rows in drawings]
            yield "  " + " ".join(cells).rstrip()
        yield "  " + " ".join(pad(way or tile, wide) for way in ways).rstrip()


def lying(outline: Sequence[str], way: str) -> list[str]:
    """An outline flipped and turned clockwise as *way* says: ``r90 flip``."""
    rows = [row[::-1] if "flip" in way else row for row in outline]
    for _ in range(next((n for n in (1, 2, 3) if f"r{90 * n}" in way.split()), 0)):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return rows


def _paint_turned(rows: Sequence[str], line: int, tile: str, paint: Palette) -> str:
    drawn = rows[line] if line < len(rows) else ""
    first = len(drawn) - len(drawn.lstrip(".")) if line == 0 else -1
    return _paint_row(drawn, tile, paint, first)


# -- cards -------------------------------------------------------------------------------------


def _public(seen: Seen, book: Book) -> Iterator[str]:
    if seen["public_lessons"]:
        yield ""
        yield "public lessons"
    for lesson in seen["public_lessons"]:
        colour = f" ({lesson['colour']})" if lesson["colour"] else ""
        yield f"  {lesson['card']}{colour} {book.cards[lesson['card']].text}"


def _own(seen: Seen, book: Book, player: int, paint: Palette) -> Iterator[str]:
    piles = {
        "your private lessons": seen["lessons"][player],
        "your hand": seen["hands"][player],
        "laid out": seen["rescue_cards"][player],
        "chosen or drawn, not paid for": seen["drafted"][player],
        "to choose from": next((one for one in seen["packets"] if isinstance(one, list)), ()),
    }
    for title, cards in piles.items():
        if cards:
            yield ""
            yield paint("bold", title)
            yield from (_card(book.cards[card], paint) for card in cards)


def _card(card: Any, paint: Palette) -> str:
    """A discovery card or a lesson, with all that is printed on it."""
    kind = getattr(card, "kind", None) or ("public lesson" if card.public else "private lesson")
    fish = paint("cyan", f"{card.cost} fish")
    return f"  {card.id} {pad(kind, 14)} {fish}  {card.text}"
