"""The isle as a terminal shows it: fields and displays, boats in colour, and the viewer's cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, fold, pad, width
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, tell
from ruledock_isle.axes import FIELDS
from ruledock_isle.drawing.boat import GAP, below_boat
from ruledock_isle.drawing.cards import draw_hand, draw_lessons, hand_brief
from ruledock_isle.drawing.looks import shelf, small_tiles
from ruledock_isle.drawing.players import draw_player, others_brief, own_line
from ruledock_isle.drawing.remarks import remark
from ruledock_isle.drawing.ways import draw_ways, legend, picture
from ruledock_isle.phases.days import DAWN, PHASES, SCORING

Seen = Mapping[str, Any]
BASKETS = ("free", "borrowed", "whole", "broken", "permanent")
"""What to carry a cat in, if nobody says: first what is lost at the end of the day anyway."""


def _isle(view: View) -> Seen:
    seen: Seen = view["table"]["isle"]
    return seen


def _asks(view: View, *kinds: str) -> bool:
    """Whether the viewer is asked to choose among options of one of these kinds."""
    decision = view.get("decision")
    return decision is not None and any(kind in (decision["kinds"] or ()) for kind in kinds)


# -- the island --------------------------------------------------------------------------------


def _heading(view: View, paint: Palette, ruleset: Ruleset) -> str:
    seen = _isle(view)
    days = ruleset.book.days
    if not seen["day"]:
        return paint("bold", tell("isle.screen.before", days=days))
    said = tell("isle.screen.day", day=seen["day"], days=days, phase=_phase(seen))
    return paint("bold", said)


def _phase(seen: Seen) -> str:
    """The phase in words, or by its name if a module brings it."""
    phase = seen["phase"] or ""
    return tell(f"isle.screen.phase.{phase}") if phase in (DAWN, *PHASES, SCORING) else phase


def _fields(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Both fields: side by side where the terminal is wide enough."""
    seen = _isle(view)
    drawn = [
        list(shelf(_field_title(seen, name), tiles, seen["outlines"], paint, ruleset))
        for name, tiles in zip(FIELDS, seen["fields"], strict=True)
    ]
    return _beside_each_other(drawn, paint)


def _beside_each_other(drawn: Sequence[Sequence[str]], paint: Palette) -> str:
    wide = [max(map(width, lines), default=0) for lines in drawn]
    if sum(wide) + GAP > paint.columns:
        return "\n".join(line for lines in drawn for line in lines)
    left, right = drawn
    rows = zip_longest(left, right, fillvalue="")
    return "\n".join((pad(one, wide[0] + GAP) + other).rstrip() for one, other in rows)


def _field_title(seen: Seen, name: str) -> str:
    return tell(f"isle.screen.field.{name}", fish=seen["prices"][name] or "")


def _fields_brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Both fields, with their tiles drawn small."""
    seen = _isle(view)
    drawn = [
        [_field_title(seen, name), *small_tiles(tiles, paint, ruleset)]
        for name, tiles in zip(FIELDS, seen["fields"], strict=True)
    ]
    return _beside_each_other(drawn, paint)


def _fields_rank(view: View) -> int | None:
    if _asks(view, "isle.rescue", "isle.move"):
        return 1
    return None if _asks(view, "isle.place") else 7


def _treasures(view: View, paint: Palette, ruleset: Ruleset) -> str:
    seen = _isle(view)
    lines: list[str] = []
    if seen["rare"]:
        title, tiles = tell("isle.screen.rare"), sorted(seen["rare"])
        lines += shelf(title, tiles, seen["outlines"], paint, ruleset)
    lines += fold(_supplies(seen, ruleset), paint.columns)
    return "\n".join(lines)


def _supplies(seen: Seen, ruleset: Ruleset) -> str:
    piles = ", ".join(
        f"{left} × {called(ruleset, 'tile', tile, 'short')}"
        for tile, left in seen["common"].items()
        if left
    )
    return tell(
        "isle.screen.supplies",
        common=piles,
        oshax=", ".join(tile.rpartition("-")[2] for tile in seen["oshax"]),
        bag=len(seen["bag"]),
        deck=seen["deck"],
    )


# -- boats -------------------------------------------------------------------------------------


def _boat(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The viewer's own boat, with the tile that they think of placing."""
    if view["player"] is None:
        return ""
    considered = view.get("considered")
    return "\n".join(draw_player(view, view["player"], paint, ruleset, considered))


def _below(view: View, paint: Palette, ruleset: Ruleset) -> str:
    if view["player"] is None:
        return ""
    boat = _isle(view)["boats"][view["player"]]
    return "\n".join(below_boat(boat, paint, ruleset))


def _boats(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The boats of the others, in turn order."""
    others = [player for player in _isle(view)["order"] if player != view["player"]]
    drawn = []
    for player in others:
        lines = draw_player(view, player, paint, ruleset, None)
        lines += below_boat(_isle(view)["boats"][player], paint, ruleset)
        drawn.append("\n".join(lines))
    return "\n\n".join(drawn)


def _boat_rank(view: View) -> int | None:
    return 0 if _asks(view, "isle.place", "isle.rescue") else 6


def _rooms_rank(view: View) -> int | None:
    return 7 if _boat_rank(view) == 0 else None


def _boats_rank(view: View) -> int | None:
    return None if _asks(view, "isle.place") else 8


SCREEN = ScreenParts(
    parts=(
        Part("day", _heading, _heading, rank=lambda view: 3),
        Part("fields", _fields, _fields_brief, rank=_fields_rank),
        Part("treasures", _treasures, rank=lambda view: 9),
        Part("boats", _boats, others_brief, rank=_boats_rank),
        Part("boat", _boat, own_line, rank=_boat_rank),
        Part("rooms", _below, rank=_rooms_rank),
        Part("lessons", draw_lessons, rank=lambda view: 7),
        Part("hand", draw_hand, hand_brief, rank=lambda view: 4),
        Part("ways", draw_ways, rank=lambda view: 5),
    ),
    legend=legend,
    remark=remark,
    considers=frozenset({"isle.place"}),
    declines=frozenset({"isle.end-turn", "isle.leave-it", "isle.call-off"}),
    folds={"isle.rescue": ("basket", BASKETS)},
    picture=picture,
)
