"""The hook with which plugins draw their part of a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.linking.combine import PER_PLUGIN
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset
    from ruledock_drawing.palette import Palette


class Screen(Protocol):
    """Draws one plugin's part of a view for a terminal."""

    def __call__(self, view: Mapping[str, Any], palette: Palette, ruleset: Ruleset, /) -> str: ...


@hookspec(PER_PLUGIN)
def ruledock_screen() -> Iterable[Screen]:
    """Return a function that draws this plugin's part of a view.

    At most one for each plugin; the parts stand one below the other, the game's first. Without one,
    a plugin's part is printed as a plain list. The function gets the view of the person who looks,
    so it cannot show anything that person may not know. A view names cards by their ids; look up
    in the ruleset what is printed on them. Used by ``ruledock play``.

    Base use: a board, piles and a hand in colour. Expansion use: the module's own board.
    """
    raise NotImplementedError
