"""Draw a view for a page: with the plugins' own drawings, or else by their screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from ruledock_drawing.palette import Palette
from ruledock_drawing.panels import Cover, Drawing, Panel, Piece, Reader
from ruledock_drawing.screen import plain, screens_of
from ruledock_drawing.screen_parts import ScreenParts
from ruledock_drawing.svg import clean, clean_parts
from ruledock_drawing.wording import speaking, title_of

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

PAINTLESS = Palette(False)


def drawings_of(ruleset: Ruleset) -> Mapping[str, Drawing]:
    """The drawings that plugins contribute, by plugin."""
    found: Mapping[str, Drawing] = ruleset.for_tool("ruledock_drawing")
    return found


def draw_panels(view: Mapping[str, Any], reader: Reader) -> list[Panel]:
    """All panels of a view, the game's own first; their pictures hold only what is allowed."""
    drawings = drawings_of(reader.ruleset)
    drawn: list[Panel] = []
    for part in sorted(view["table"], key=lambda name: (name != view["game"], name)):
        if part in drawings:
            drawn += drawings[part].panels(view, reader)
        else:
            drawn += _undrawn(view, part, reader)
    return [_clean(panel) for panel in drawn]


def _undrawn(view: Mapping[str, Any], part: str, reader: Reader) -> Iterator[Panel]:
    """The part of a plugin that draws nothing, as it stands in a terminal."""
    screens = screens_of(reader.ruleset)
    own = screens.get(part)
    with speaking(reader.language):
        text = own(view, PAINTLESS) if own else _listed(view, part, reader)
        title = title_of(reader.ruleset, part)
    if text.strip():
        yield Panel(name=part, title=title, text=text.strip("\n"))


def _listed(view: Mapping[str, Any], part: str, reader: Reader) -> str:
    """The declared fields of a part, without the line that names it: the panel has a title."""
    return plain(view, part, PAINTLESS, reader.ruleset).partition("\n")[2]


def _clean(panel: Panel) -> Panel:
    pieces = tuple(_clean_piece(panel, place, piece) for place, piece in enumerate(panel.pieces))
    return attrs.evolve(panel, svg=clean(panel.svg, panel.name) if panel.svg else "", pieces=pieces)


def _clean_piece(panel: Panel, place: int, piece: Piece) -> Piece:
    svg = clean(piece.svg, f"{panel.name}-{place}") if piece.svg else ""
    return attrs.evolve(piece, svg=svg)


def cover(
    ruleset: Ruleset, view: Mapping[str, Any], kind: str, fields: Mapping[str, Any]
) -> Cover | None:
    """What an option of this kind with these fields would cover."""
    for one in drawings_of(ruleset).values():
        found = one.covers(view, kind, fields, ruleset) if one.covers is not None else None
        if found is not None:
            return attrs.evolve(found, svg=clean_parts(found.svg, "cover") if found.svg else "")
    return None


def remark(view: Mapping[str, Any], option: Mapping[str, Any], reader: Reader) -> str:
    """What to know of an option before taking it, such as its price, as screens remark it."""
    screens = reader.ruleset.for_tool("ruledock_screen").values()
    with speaking(reader.language):
        remarks = (
            one.remark(view, option, reader.ruleset)
            for one in screens
            if isinstance(one, ScreenParts)
        )
        return next(filter(None, remarks), "")
