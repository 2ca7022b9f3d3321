"""The kitten board as a terminal shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Ruleset, contributes
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock_drawing.palette import Palette
from ruledock_isle.public_drawing import shelf


@contributes(ruledock_screen)
def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """The kittens on the board with what they cost, and how many wait in the bag."""
    seen = view["table"]["kittens"]
    first, *more = seen["prices"]
    second = "".join(f", {fish} for another in the same basket" for fish in more)
    title = f"kitten board, for the first player: {first} fish{second}"
    left = f"kittens in the bag: {len(seen['bag'])}"
    return "\n".join([*shelf(title, seen["board"], seen["outlines"], paint), left])
