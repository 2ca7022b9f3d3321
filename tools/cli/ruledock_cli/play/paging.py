"""Print more lines than the screen has, a page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from ruledock_cli.play.keyboard import Hints, Keyboard
from ruledock_cli.wording import tell
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.show import say


class Reading(Protocol):
    """Somebody who reads: their screen and their keyboard."""

    paint: Palette
    keyboard: Keyboard
    typed_ahead: str
    """What they typed instead of turning the page: it answers the next question."""


MORE = 2
"""Lines of the screen that are not a page: one asks for Enter, one is the keyboard's."""
STOP = "q"
"""Ends the reading."""


def show_lines(to: Reading, lines: Sequence[str], last: int | None = None) -> list[str]:
    """Print lines, page by page if somebody looks at a terminal that is too small for them.

    Returns what is still in sight: at most *last* lines, if something else follows below.
    """
    if not to.keyboard.live:
        for line in lines:
            say(line)
        return list(lines)
    folded = [part for line in lines for part in fold(line, to.paint.columns)]
    page: list[str] = []
    for place, page in enumerate(pages(folded, max(1, to.paint.lines - MORE), last)):
        if place and not wait_for_more(to):
            return []
        for line in page:
            say(line)
    return page


def wait_for_more(to: Reading) -> bool:
    """Whether the reader wants to go on; asked only of somebody at a terminal."""
    if not to.keyboard.live:
        return True
    typed = to.keyboard.read(None, Hints(), tell("cli.play.more_lines")).strip()
    to.typed_ahead = "" if typed.casefold() == STOP else typed
    return not typed


def pages(lines: Sequence[str], many: int, last: int | None = None) -> Iterator[list[str]]:
    """The lines in pages, which end where a paragraph does if that leaves them half full."""
    rest = list(lines)
    while len(rest) > many:
        if not rest[0].strip():
            rest = rest[1:]  # a page begins with something
            continue
        breaks = [place for place in range(many // 2, many + 1) if not rest[place].strip()]
        size = breaks[-1] if breaks else many
        yield rest[:size]
        rest = rest[size:]
    yield rest
    if last is not None and len(rest) > last:
        yield []
