"""Things as HTML, as notebooks show them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

import attrs

from ruledock.engine.text import printable
from ruledock_drawing.palette import CODES, Palette
from ruledock_drawing.screen import draw, screens_of

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.game_spec import Result, ScoreLine

LONGEST = 20_000
"""Characters of a drawn table that a notebook shows."""
HIGHEST = "36em"
"""About the height of a screen."""
STYLES = {
    "bold": "font-weight:bold",
    "dim": "opacity:.6",
    "grey": "color:#777",
    "orange": "color:#d75f00",
    "pink": "color:#d75f87",
    "purple": "color:#8757d7",
    "yellow": "color:#a07000",
    "white": "color:#999",
    "on_yellow": "background:#f5d76e;color:#000",
    "on_white": "background:#ddd;color:#000",
}
"""By style of the palette: how it looks in a notebook, where the paper may be white or black."""
_PAINTED = re.compile(r"\x1b\[([0-9;]*)m")


def show(game: Game, player: int | None = None) -> Shown:
    """The table as *player* sees it, hand and all; as a spectator does without one.

    Draws itself in a notebook; ``print`` writes it as text.
    """
    return Shown(draw(game.view(player), screens_of(game.ruleset), Palette(True), game.ruleset))


def within_a_screen(html: str) -> str:
    """HTML that takes no more room than a screen; what is longer can be scrolled."""
    return f"<div style='max-height:{HIGHEST};overflow:auto'>{html}</div>"


@attrs.frozen(repr=False)
class Shown:
    """A drawn table."""

    painted: str
    """The drawing, with the colours of a terminal."""

    def _repr_html_(self) -> str:
        drawn = _colour(self.painted[:LONGEST])
        return within_a_screen(f"<pre style='line-height:1.2'>{drawn}</pre>")

    def __str__(self) -> str:
        return _PAINTED.sub("", self.painted)

    def __repr__(self) -> str:
        return f"<Shown, {self.painted.count(chr(10)) + 1} lines>"


def _colour(painted: str) -> str:
    """Text with the escapes of a palette as HTML."""
    parts = _PAINTED.split(painted)
    made, spans = [escape(parts[0])], 0
    for codes, text in zip(parts[1::2], parts[2::2], strict=True):
        if codes in ("", "0"):
            made.append("</span>" * spans)
            spans = 0
        else:
            made.append(f"<span style='{_style(codes)}'>")
            spans += 1
        made.append(escape(text))
    return "".join(made) + "</span>" * spans


def _style(codes: str) -> str:
    names = [name for name, code in CODES.items() if f";{code};" in f";{codes};"]
    return ";".join(STYLES.get(name) or _css(name) for name in names)


def _css(name: str) -> str:
    ground = name.removeprefix("on_")
    return f"color:{name}" if ground == name else f"background:{ground};color:#fff"


def show_game(game: Game) -> str:
    """A game as everybody around the table sees it: a notebook may be passed on."""
    state = "over" if game.over else f"{len(game.decisions)} to decide"
    head = f"{game.ruleset.game.title}, {_count(len(game.table.players), 'player')}, {state}"
    return f"<p><b>{_plain(head)}</b></p>{show(game)._repr_html_()}"


def show_score(lines: Sequence[ScoreLine]) -> str:
    """Score lines as a table, with what was counted."""
    return within_a_screen(_lines(lines))


def _lines(lines: Sequence[ScoreLine]) -> str:
    total = sum(line.points for line in lines)
    return _table([*map(_line, lines), (f"<b>{total}</b>", "<b>in all</b>")])


def show_result(result: Result) -> str:
    """Everybody's score, and who won."""
    sides = [(f"Player {seat}", lines) for seat, lines in enumerate(result.lines)]
    won = [name for seat, (name, _) in enumerate(sides) if seat in result.winners]
    parts = [f"<p><b>Won: {_plain(', '.join(won) or 'no player')}</b></p>"]
    for name, lines in [*sides, *result.rivals.items()]:
        total = sum(line.points for line in lines)
        head = f"<summary>{_plain(f'{name}: {total}')}</summary>"
        parts.append(f"<details open>{head}{_lines(lines)}</details>")
    return within_a_screen("".join(parts))


def _line(line: ScoreLine) -> tuple[str, str]:
    details = "".join(f"<br><small>{_plain(one)}</small>" for one in line.details())
    return f"{line.points}", f"{_plain(str(line.because))}{details}"


def _table(rows: Iterable[tuple[str, ...]]) -> str:
    return f"<table>{''.join(_rows(rows))}</table>"


def _rows(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    for row in rows:
        cells = "".join(f"<td style='text-align:left'>{cell}</td>" for cell in row)
        yield f"<tr>{cells}</tr>"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _plain(text: str) -> str:
    return escape(printable(text, 500))
