"""The table as a terminal shows it: piles, what lies before each player, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ruledock_drawing.palette import Palette, pad

WIDE = 14
Seen = Mapping[str, Any]


def draw(view: Seen, paint: Palette) -> str:
    """Everything the viewer may see, from the piles down to the hand."""
    seen = view["table"]["sea_salt_paper"]
    lines = [*_heading(seen, paint), "", *_piles(seen, paint), ""]
    for player, name in enumerate(view["names"]):
        lines += _player(seen, player, name, view["player"], paint)
    if seen["hand"] is not None:
        worth = f"your hand, with the table worth {seen['points']}"
        lines += ["", paint("bold", worth), *_cards(seen, seen["hand"], paint)]
    if isinstance(seen["drawn"], list) and seen["drawn"]:
        lines += [paint("bold", "drawn"), *_cards(seen, seen["drawn"], paint)]
    return "\n".join(lines)


def _heading(seen: Seen, paint: Palette) -> Iterator[str]:
    yield f"round {seen['round']}, to {seen['target']} points"
    if seen["caller"] is not None:
        yield paint("red bold", "the last turns of this round")


def _piles(seen: Seen, paint: Palette) -> Iterator[str]:
    """The draw pile and the discard piles, side by side."""
    boxes = [["draw pile", "", "", _count(seen["deck"])]]
    for number, pile in enumerate(seen["piles"], 1):
        top = pile["top"]
        figure, colour = _face(seen, top, paint) if top else (paint("dim", "empty"), "")
        boxes.append([f"pile {number}", figure, colour, _count(pile["count"])])
    edge = "+" + "+".join(["-" * WIDE] * len(boxes)) + "+"
    yield edge
    for row in zip(*boxes, strict=True):
        yield "|" + "|".join(pad(f" {text}", WIDE) for text in row) + "|"
    yield edge


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _player(
    seen: Seen, player: int, name: str, viewer: int | None, paint: Palette
) -> Iterator[str]:
    hand, laid = seen["hands"][player], seen["laid"][player]
    marks = [f"{seen['totals'][player]} points", f"{hand['count']} in hand"]
    if player == seen["turn"]:
        marks.append(paint("bold", "on turn"))
    if player == seen["caller"]:
        marks.append(paint("red", "called the last chance"))
    yield f"{paint('bold', name)}: {', '.join(marks)}"
    if laid:
        yield from _cards(seen, laid, paint, "    on the table  ")
    if player != viewer and hand["sure"]:
        yield from _cards(seen, hand["sure"], paint, "    seen in hand  ")
    if player != viewer and hand["perhaps"]:
        yield from _cards(seen, hand["perhaps"], paint, "    perhaps       ")


def _cards(seen: Seen, cards: Sequence[str], paint: Palette, before: str = "  ") -> Iterator[str]:
    """Cards in a row, those of one figure together."""
    faces = seen["faces"]
    ordered = sorted(cards, key=lambda card: (faces[card]["figure"], card))
    for figure, group in groupby(ordered, key=lambda card: str(faces[card]["figure"])):
        shown = ", ".join(_paint_colour(faces[card], paint) for card in group)
        yield f"{before}{pad(figure, WIDE)} {shown}"
        before = " " * len(before)


def _paint_colour(face: Mapping[str, str], paint: Palette) -> str:
    return paint(face["paint"], face["colour"]) if face["paint"] else face["colour"]


def _face(seen: Seen, card: str, paint: Palette) -> tuple[str, str]:
    face = seen["faces"][card]
    return face["figure"], _paint_colour(face, paint)
