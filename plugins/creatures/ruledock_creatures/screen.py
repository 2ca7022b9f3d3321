"""The creatures as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruledock.plugin import Ruleset, contributes
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock_drawing.palette import Palette
from ruledock_isle.public_drawing import COLOURS

Seen = Mapping[str, Any]


@contributes(ruledock_screen)
def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """Where the cat symbols of rescued creatures lie, for families of their colour to touch."""
    seen = view["table"]["creatures"]
    return "\n".join([f"creatures in the bag: {len(seen['bag'])}", *_symbols(view, seen, paint)])


def _symbols(view: Seen, seen: Seen, paint: Palette) -> Iterator[str]:
    for name, creatures in zip(view["names"], seen["symbols"], strict=True):
        for creature, squares in creatures.items():
            painted = (
                paint(COLOURS[colour], f"{colour} {square}") for colour, square in squares.items()
            )
            yield f"  {name}: {creature} with cat symbols {', '.join(painted)}"
