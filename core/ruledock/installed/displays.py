"""How things show themselves in a notebook, which tools say in the group ``ruledock.displays``.

The core knows no tool: an entry point has the name of a kind of thing, and is a function from such
a thing to HTML.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ruledock.installed.entry_points import EntryPoint, entry_points

GROUP = "ruledock.displays"


@cache
def _displays() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def display(kind: str, thing: Any) -> str | None:
    """A thing of this kind as HTML; None if no tool draws such things."""
    point = _displays().get(kind)
    return None if point is None else point.load()(thing)
