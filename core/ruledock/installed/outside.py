"""What the core asks of packages above it. It finds them by entry points, and imports none.

A library brings a function under a name in the group ``ruledock.libraries``, such as a way to guess
or to explain a mistake. A tool says in the group ``ruledock.displays`` how a kind of thing shows
itself in a notebook: the entry point is a function from such a thing to HTML.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ruledock.installed.entry_points import EntryPoint, entry_points

LIBRARIES, DISPLAYS = "ruledock.libraries", "ruledock.displays"


@cache
def _points(group: str) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=group)}


@cache
def library(name: str) -> Any:
    """The function that a library brings under this name."""
    point = _points(LIBRARIES).get(name)
    if point is None:
        raise ImportError(f"nothing installed brings {name!r} in the group {LIBRARIES}")
    return point.load()


def display(kind: str, thing: Any) -> str | None:
    """A thing of this kind as HTML; None if no tool draws such things."""
    point = _points(DISPLAYS).get(kind)
    return None if point is None else point.load()(thing)
