"""The events as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruledock.plugin import Ruleset, hookimpl
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, printed, tell


def _events(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The row of events with what each does, and what each player has from them."""
    seen, day = view["table"]["events"], view["table"]["isle"]["day"]
    lines = [paint("bold", tell("events.screen.title"))]
    for number, event in enumerate(seen["row"], 1):
        said = f"  {number} {_event(event, ruleset)}"
        lines += [
            paint("bold" if number == day else "dim", line) for line in fold(said, paint.columns)
        ]
    lines += [line for one in _players(view, seen, ruleset) for line in fold(one, paint.columns)]
    return "\n".join(lines)


def _today(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The event of today alone."""
    row, day = view["table"]["events"]["row"], view["table"]["isle"]["day"]
    event = row[day - 1] if 0 < day <= len(row) else None
    known = ruleset.content.items["events"].get(event) if event else None
    said = tell("events.screen.today", text=printed(ruleset, known.text)) if known else ""
    return "\n".join(fold(said, paint.columns)) if said else ""


def _event(event: str, ruleset: Ruleset) -> str:
    known = ruleset.content.items["events"].get(event)
    if known is None:
        return event
    return f"{printed(ruleset, known.name)}: {printed(ruleset, known.text)}"


def _players(view: View, seen: Mapping[str, Any], ruleset: Ruleset) -> Iterator[str]:
    for player, name in enumerate(view["names"]):
        about = {
            "name": name,
            "points": seen["points"][player],
            "borrowed": ", ".join(called(ruleset, "side", one) for one in seen["items"][player]),
            "laid": ", ".join(called(ruleset, "side", one) for one in seen["added"][player]),
        }
        yield f"  {tell('events.screen.player', **about)}"


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    return (ScreenParts((Part("events", _events, _today, rank=lambda view: 9),)),)
