"""The kitten board as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Ruleset, hookimpl
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import tell
from ruledock_isle.public_drawing import shelf


def _title(view: View) -> str:
    first, *more = view["table"]["kittens"]["prices"]
    also = more[0] if more else ""
    return tell("kittens.screen.board", fish=first, also=also)


def _board(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The kittens on the board with what they cost, and how many wait in the bag."""
    seen = view["table"]["kittens"]
    left = tell("kittens.screen.bag", kittens=len(seen["bag"]))
    drawn = shelf(_title(view), seen["board"], seen["outlines"], paint, ruleset.book)
    return "\n".join([*drawn, left] if seen["board"] else [left])


def _brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    board = view["table"]["kittens"]["board"]
    said = f"{_title(view)}: {' '.join(board)}" if board else ""
    return "\n".join(fold(said, paint.columns)) if said else ""


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    part = Part("kittens", _board, _brief, rank=lambda view: 10)
    return (ScreenParts((part,), declines=frozenset({"kittens.no-other-kitten"})),)
