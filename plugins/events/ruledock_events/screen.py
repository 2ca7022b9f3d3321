"""The events as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset, contributes
from ruledock_drawing.hookspecs import ruledock_screen
from ruledock_drawing.palette import Palette

Seen = Mapping[str, Any]


@contributes(ruledock_screen)
def draw(view: Seen, paint: Palette, ruleset: Ruleset) -> str:
    """The row of events with that of today, and what each player has from them."""
    seen, day = view["table"]["events"], view["table"]["isle"]["day"]
    return "\n".join([_row(seen["events"], day, paint), *_players(view, seen)])


def _row(row: Sequence[str], day: int, paint: Palette) -> str:
    said = (
        paint("bold" if number == day else "dim", f"{number} {event}")
        for number, event in enumerate(row, 1)
    )
    return f"Events: {'  '.join(said)}"


def _players(view: Seen, seen: Seen) -> Iterator[str]:
    for player, name in enumerate(view["names"]):
        parts = [f"{seen['points'][player]} points"]
        if seen["items"][player]:
            parts.append(f"borrowed {', '.join(seen['items'][player])}")
        if seen["added"][player]:
            parts.append(f"laid {', '.join(seen['added'][player])}")
        yield f"  {name}: {'; '.join(parts)}"
