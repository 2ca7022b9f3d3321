"""The bush on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Ruleset, contributes
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock_drawing.palette import Palette
from ruledock_drawing.wording import tell


@contributes(ruledock_screen)
def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """The bush, and a basket for each player."""
    seen = view["table"]["brambles"]
    lines = [f"{tell('brambles.bush'):>6}  {paint('magenta', 'o' * seen['berries'])}"]
    for name, picked in zip(view["names"], seen["baskets"], strict=True):
        lines.append(f"  {name:>4}  {paint('magenta', 'o' * picked)}")
    return "\n".join(lines)
