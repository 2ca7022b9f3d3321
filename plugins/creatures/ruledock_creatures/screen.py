"""The creatures as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruledock.plugin import Ruleset, hookimpl
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, tell
from ruledock_isle.public_drawing import COLOURS


def _creatures(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Where the cat symbols of rescued creatures lie, for families of their colour to touch."""
    seen = view["table"]["creatures"]
    lines = [
        tell("creatures.screen.bag", creatures=len(seen["bag"])),
        *_symbols(view, paint, ruleset),
    ]
    return "\n".join(line for one in lines for line in fold(one, paint.columns))


def _symbols(view: View, paint: Palette, ruleset: Ruleset) -> Iterator[str]:
    symbols = view["table"]["creatures"]["symbols"]
    for name, creatures in zip(view["names"], symbols, strict=True):
        for creature, squares in creatures.items():
            painted = (
                paint(COLOURS[colour], f"{called(ruleset, 'colour', colour)} {square}")
                for colour, square in squares.items()
            )
            said = ", ".join(painted)
            about = {"name": name, "creature": called(ruleset, "tile", creature), "symbols": said}
            yield f"  {tell('creatures.screen.symbols', **about)}"


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    return (ScreenParts((Part("creatures", _creatures, rank=lambda view: 11),)),)
