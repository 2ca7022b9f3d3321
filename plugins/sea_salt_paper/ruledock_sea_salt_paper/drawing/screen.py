"""The table as a terminal shows it: piles, what lies before each player, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad

WIDE = 14
Seen = Mapping[str, Any]
Faces = Mapping[str, Mapping[str, str]]


def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Everything the viewer may see, from the piles down to the hand."""
    seen, faces = view["table"]["sea_salt_paper"], ruleset.book.faces
    lines = [*_heading(seen, paint), "", *_piles(seen, faces, paint), ""]
    for player in range(len(view["names"])):
        lines += _player(view, faces, player, paint)
    if view["player"] is not None:
        worth = f"your hand, with the table worth {seen['points']}"
        hand = seen["hands"][view["player"]]
        lines += ["", paint("bold", worth), *_cards(faces, hand, paint)]
    if isinstance(seen["drawn"], list) and seen["drawn"]:
        lines += [paint("bold", "drawn"), *_cards(faces, seen["drawn"], paint)]
    return "\n".join(lines)


def _heading(seen: Seen, paint: Palette) -> Iterator[str]:
    yield f"round {seen['round']}, to {seen['target']} points"
    if seen["caller"] is not None:
        yield paint("red bold", "the last turns of this round")


def _piles(seen: Seen, faces: Faces, paint: Palette) -> Iterator[str]:
    """The draw pile and the discard piles, side by side."""
    boxes = [["draw pile", "", "", _count(seen["deck"])]]
    for number, pile in enumerate(seen["piles"], 1):
        top = pile["top"]
        figure, colour = _face(faces[top], paint) if top else (paint("dim", "empty"), "")
        boxes.append([f"pile {number}", figure, colour, _count(pile["count"])])
    edge = "+" + "+".join(["-" * WIDE] * len(boxes)) + "+"
    yield edge
    for row in zip(*boxes, strict=True):
        yield "|" + "|".join(pad(f" {text}", WIDE) for text in row) + "|"
    yield edge


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _player(view: Seen, faces: Faces, player: int, paint: Palette) -> Iterator[str]:
    seen = view["table"]["sea_salt_paper"]
    hand, laid = seen["hands"][player], seen["laid"][player]
    own = player == view["player"]
    held = len(hand) if own else hand["count"]
    marks = [f"{seen['totals'][player]} points", f"{held} in hand"]
    if player == seen["turn"]:
        marks.append(paint("bold", "on turn"))
    if player == seen["caller"]:
        marks.append(paint("red", "called the last chance"))
    yield f"{paint('bold', view['names'][player])}: {', '.join(marks)}"
    if laid:
        yield from _cards(faces, laid, paint, "    on the table  ")
    if not own and hand["sure"]:
        yield from _cards(faces, hand["sure"], paint, "    seen in hand  ")
    if not own and hand["perhaps"]:
        yield from _cards(faces, hand["perhaps"], paint, "    perhaps       ")


def _cards(faces: Faces, cards: Sequence[str], paint: Palette, before: str = "  ") -> Iterator[str]:
    """Cards in a row, those of one figure together."""
    ordered = sorted(cards, key=lambda card: (faces[card]["figure"], card))
    for figure, group in groupby(ordered, key=lambda card: str(faces[card]["figure"])):
        shown = ", ".join(_paint_colour(faces[card], paint) for card in group)
        yield f"{before}{pad(figure, WIDE)} {shown}"
        before = " " * len(before)


def _paint_colour(face: Mapping[str, str], paint: Palette) -> str:
    return paint(face["paint"], face["colour"]) if face["paint"] else face["colour"]


def _face(face: Mapping[str, str], paint: Palette) -> tuple[str, str]:
    return face["figure"], _paint_colour(face, paint)
