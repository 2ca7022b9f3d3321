"""The hooks with which plugins draw their part of a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.linking.combine import PER_PLUGIN
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset
    from ruledock_drawing.palette import Palette
    from ruledock_drawing.panels import Drawing


class Screen(Protocol):
    """Draws one plugin's part of a view for a terminal."""

    def __call__(self, view: Mapping[str, Any], palette: Palette, ruleset: Ruleset, /) -> str: ...


@hookspec(PER_PLUGIN)
def ruledock_screen() -> Iterable[Screen]:
    """Return a function that draws this plugin's part of a view.

    At most one for each plugin; the parts stand one below the other, the game's first. Without one,
    a plugin's part is drawn as its fields declare: a row for each player, cards by their names. The
    function gets the view of the person who looks, so it cannot show anything that person may not
    know. A view names cards by their ids; look up in the ruleset what is printed on them. Used by
    ``ruledock play``.

    Base use: a board, piles and a hand in colour. Expansion use: the module's own board.
    """
    raise NotImplementedError


@hookspec(PER_PLUGIN)
def ruledock_drawing() -> Iterable[Drawing]:
    """Return how this plugin draws its part of a view for a page.

    At most one for each plugin; the panels of the game come first, those of modules follow. It gets
    the view of the person who looks, so it cannot show anything that person may not know. Pictures
    are SVG, of elements and attributes that an allow-list names; whatever else is in them is left
    out. Used by ``ruledock serve``; a plugin without one is shown by its screen or as a plain list,
    and can be played all the same.

    Base use: a board whose squares can be clicked, and a hand of cards. Expansion use: the module's
    own board as a further panel.
    """
    raise NotImplementedError
