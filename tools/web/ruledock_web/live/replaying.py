"""Look back: the table as it was after each choice that changed what a seat sees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ruledock.game.replay import play_line, start_from
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.panels import Reader
from ruledock_web.live.state import log_lines, panel_data

if TYPE_CHECKING:
    from ruledock.game.game import Game


def steps(game: Game, seat: int | None) -> list[int]:
    """After how many choices this seat saw another table than before, from the start on."""
    seen, found = "", []
    for place, then in enumerate(_walk(game)):
        now = json.dumps(then.view(seat)["table"], default=str)
        if now != seen:
            seen = now
            found.append(place)
    return found


def look_back(game: Game, seat: int | None, choices: int, language: str) -> dict[str, Any]:
    """The panels and the log of a seat after this many choices."""
    then = next(one for place, one in enumerate(_walk(game)) if place == choices)
    panels = draw_panels(then.view(seat), Reader(language, game.ruleset))
    return {
        "panels": [panel_data(panel) for panel in panels],
        "log": log_lines(then, seat, language),
    }


def _walk(game: Game) -> Iterator[Game]:
    """The game at its start, and after each choice: one game that goes on."""
    record = game.record
    then = start_from(record.start, record.packs)
    yield then
    for line in record.choices:
        play_line(then, line)
        yield then
