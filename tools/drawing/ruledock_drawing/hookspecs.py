"""The hook for screens: how plugins draw their part of a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.linking.combine import PER_PLUGIN
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock_drawing.palette import Palette


@hookspec(PER_PLUGIN)
def ruledock_screen() -> Iterable[Callable[[Mapping[str, Any], Palette], str]]:
    """Return a function (view, palette) -> this plugin's part of the view, drawn for a terminal.

    At most one for each plugin; parts stand one below the other, the game's first. A plugin
    without one has its part of the view listed as it is. The function gets the view of the person
    who looks, so it can show nothing that person may not know. Used by ``ruledock play``.

    Base use: a board, piles and a hand in colour. Expansion use: the module's own board.
    """
    raise NotImplementedError
