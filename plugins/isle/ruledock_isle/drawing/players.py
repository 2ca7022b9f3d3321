"""What a terminal says of a player of the isle, above the boat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.wording import called, tell
from ruledock_isle.drawing.boat import draw_boat
from ruledock_isle.drawing.looks import COLOURS
from ruledock_isle.drawing.remarks import uses_fish

Seen = Mapping[str, Any]
PASSING = ("rescue", "finds")
"""The phases in which it matters who has passed."""


def draw_player(
    view: Seen, player: int, paint: Palette, ruleset: Ruleset, considered: Seen | None
) -> list[str]:
    """A player's belongings and boat."""
    boat = view["table"]["isle"]["boats"][player]
    lines = fold(_belongings(view, player, paint, ruleset), paint.columns)
    return [*lines, *draw_boat(boat, paint, ruleset, considered)]


def own_line(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """The viewer's belongings without the boat."""
    if view["player"] is None:
        return ""
    return "\n".join(fold(_belongings(view, view["player"], paint, ruleset), paint.columns))


def others_brief(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """The belongings of the others, a line or two each."""
    others = [player for player in view["table"]["isle"]["order"] if player != view["player"]]
    said = (_belongings(view, player, paint, ruleset) for player in others)
    return "\n".join(line for one in said for line in fold(one, paint.columns))


def _belongings(view: Seen, player: int, paint: Palette, ruleset: Ruleset) -> str:
    seen = view["table"]["isle"]
    colour = COLOURS.get(seen["colours"][player], "bold")
    name = view["names"][player]
    shown = tell("isle.screen.you", name=name) if player == view["player"] else name
    return f"{paint(f'{colour} bold', shown)}: {', '.join(_marks(view, player, ruleset))}"


def _marks(view: Seen, player: int, ruleset: Ruleset) -> Iterator[str]:
    seen = view["table"]["isle"]
    if len(seen["order"]) > 1:
        yield tell("isle.screen.order", place=seen["order"].index(player) + 1)
    fish, ready, used = (seen[what][player] for what in ("fish", "baskets", "used_baskets"))
    if uses_fish(seen):
        yield tell("isle.screen.fish", fish=fish)
    if uses_fish(seen) or ready or used:
        yield tell("isle.screen.baskets", ready=ready, all=ready + used)
    for what, cards in (("cards", seen["hands"][player]), ("lessons", seen["lessons"][player])):
        if cards:
            yield tell(f"isle.screen.{what}", **{what: _count(cards)})
    laid = seen["rescue_cards"][player]
    if laid and seen["revealed"]:
        yield tell("isle.screen.laid", cards=" ".join(laid))
    elif laid:
        yield tell("isle.screen.face_down", cards=_count(laid))
    if player in seen["passed"] and seen["phase"] in PASSING:
        yield tell("isle.screen.passed")
    if seen["waivers"][player]:
        yield tell("isle.screen.waiver")
    if seen["drawn"][player]:
        yield tell(
            "isle.screen.drawn", tile=called(ruleset, "tile", seen["drawn"][player], "short")
        )
    rescue = seen["announced"]
    if rescue is not None and rescue["player"] == player:
        yield tell("isle.screen.announced", tile=called(ruleset, "tile", rescue["tile"], "short"))


def _count(cards: Any) -> int:
    """How many cards there are, seen or only counted."""
    return cards if isinstance(cards, int) else len(cards)
