"""A screen in parts: what is in sight with a question, and what people ask for by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

View = Mapping[str, Any]
NEEDED = 2
"""The last rank of what a question is about."""


class Rank(Protocol):
    """How soon a part gets room beside a question, the lowest number first; None: only by name.

    From 0 to :data:`NEEDED` it is what the question is about: the list of options and what
    happened before make room for it.
    """

    def __call__(self, view: View, /) -> int | None: ...


class Remark(Protocol):
    """What to know of an option before taking it, such as its price."""

    def __call__(self, view: View, option: Mapping[str, Any], ruleset: Ruleset, /) -> str: ...


class Picture(Protocol):
    """How a thing of the packs looks, for whoever looks it up."""

    def __call__(self, kind: str, id: str, palette: Palette, ruleset: Ruleset, /) -> str: ...


class Sayings(Protocol):
    """What the rules say of a thing of the packs that has no text of its own."""

    def __call__(self, item: Any, ruleset: Ruleset, /) -> Sequence[str]: ...


@attrs.frozen
class Part:
    """One part of a screen. People type its name to see it in full."""

    name: str
    draw: Screen
    brief: Screen | None = None
    """Says the same in a line or two, for a small terminal."""
    rank: Rank = lambda view: None


@attrs.frozen
class ScreenParts:
    """What a plugin draws in parts. As a screen of its own it draws them all.

    The option that a person is about to take is in the view under ``considered``, as
    ``game.describe`` tells it.
    """

    parts: Sequence[Part]
    """In the order in which they stand below each other."""
    legend: Screen | None = None
    """What the marks and letters of the drawings mean."""
    remark: Remark = lambda view, option, ruleset: ""
    considers: frozenset[str] = frozenset()
    """The kinds of option that a part draws before they are taken."""
    declines: frozenset[str] = frozenset()
    """The kinds of option that take nothing, besides ``pass``: a list keeps them in sight."""
    folds: Mapping[str, tuple[str, Sequence[Any]]] = attrs.field(factory=dict)
    """By kind of option: a field that hardly matters, and its values, the preferred first. Options
    that differ only there are listed once, as the preferred one; people may say another."""
    picture: Picture = lambda kind, id, paint, ruleset: ""
    says: Sayings = lambda item, ruleset: ()

    def __call__(self, view: View, palette: Palette, ruleset: Ruleset, /) -> str:
        drawn = (part.draw(view, palette, ruleset) for part in self.parts)
        return "\n\n".join(text for text in drawn if text)


@attrs.frozen
class Fitted:
    """What stands beside a question."""

    drawn: list[str]
    """The parts that fit, one below the other."""
    wanting: tuple[bool, list[bool], list[bool]]
    """What is not in sight of what the question is about: whether the first part is not drawn in
    full; by rank, which parts are missing, and which are not drawn in full."""


def fit(parts: Sequence[Part], view: View, paint: Palette, ruleset: Ruleset, lines: int) -> Fitted:
    """The parts that fit in *lines* lines.

    By rank, each part is drawn in full if there is room, else in brief, else not at all. The first
    is drawn in any case: better to scroll than to see nothing.
    """
    ranks = {place: part.rank(view) for place, part in enumerate(parts)}
    ranked = sorted((rank, place) for place, rank in ranks.items() if rank is not None)
    shown: dict[int, str] = {}
    in_full: dict[int, bool] = {}
    for _, place in ranked:
        full = parts[place].draw(view, paint, ruleset)
        brief = _brief(parts[place], view, paint, ruleset)
        fitting = [text for text in (full, brief) if _height(text) <= lines]
        shown[place] = text = fitting[0] if fitting else "" if shown else brief or full
        lines -= _height(text)
        in_full[place] = text == full
    drawn = [shown[place] for place in sorted(shown) if shown[place]]
    needed = [place for rank, place in ranked if rank <= NEEDED]
    short = [not in_full[place] for place in needed]
    missing = [not in_full[place] and not shown[place] for place in needed]
    return Fitted(drawn, (any(short[:1]), missing, short))


def _brief(part: Part, view: View, paint: Palette, ruleset: Ruleset) -> str:
    return part.brief(view, paint, ruleset) if part.brief else ""


def _height(text: str) -> int:
    return text.count("\n") + 1 if text else 0
