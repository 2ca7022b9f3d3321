"""The kitten board as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Ruleset, hookimpl
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import tell
from ruledock_isle.public_drawing import shelf, small_tiles


def _title(view: View) -> str:
    first, *more = view["table"]["kittens"]["prices"]
    also = more[0] if more and more[0] else ""
    return tell("kittens.screen.board", fish=first or "", also=also)


def _board(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The kittens on the board with what they cost, and how many wait in the bag."""
    seen = view["table"]["kittens"]
    left = tell("kittens.screen.bag", kittens=len(seen["bag"]))
    drawn = shelf(_title(view), seen["board"], seen["outlines"], paint, ruleset)
    return "\n".join([*drawn, left] if seen["board"] else [left])


def _brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The kittens on the board, drawn small."""
    board = view["table"]["kittens"]["board"]
    if not board:
        return ""
    return "\n".join([_title(view), *small_tiles(board, paint, ruleset)])


def _rank(view: View) -> int:
    """What the first player may rescue is in sight when they choose."""
    decision, order = view.get("decision"), view["table"]["isle"]["order"]
    if decision is not None and decision["kind"] == "kittens.another":
        return 1
    asked = decision is not None and "isle.rescue" in (decision["kinds"] or ())
    return 2 if asked and order[:1] == [view["player"]] else 10


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    part = Part("kittens", _board, _brief, rank=_rank)
    return (ScreenParts((part,), declines=frozenset({"kittens.no-other-kitten"})),)
